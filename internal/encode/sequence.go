package encode

import "encoding/binary"

// MaxTokens is how long a sequence may be: as many positions were trained.
const MaxTokens = 512

// Span is a range of a sequence's tokens: From ≤ i < To.
type Span struct{ From, To int }

// Sequence is what the encoder reads at once: [CLS] segment [SEP] segment [SEP] …
type Sequence struct {
	ids   []int32
	types []byte // 0 up to and with the first [SEP], 1 behind it
	limit int
	words *Tokenizer
}

// Begin starts a sequence of at most limit tokens with [CLS].
func (t *Tokenizer) Begin(limit int) *Sequence {
	return &Sequence{ids: []int32{t.cls}, types: []byte{0}, limit: min(limit, MaxTokens), words: t}
}

// Key is the same for equal sequences alone.
func (s *Sequence) Key() string {
	b := make([]byte, 0, 4*len(s.ids))
	for _, id := range s.ids {
		b = binary.LittleEndian.AppendUint32(b, uint32(id))
	}
	return string(b)
}

// Len is the number of tokens so far.
func (s *Sequence) Len() int { return len(s.ids) }

// Room is how many tokens still fit beside the [SEP] that must end the segment.
func (s *Sequence) Room() int { return s.limit - len(s.ids) - 1 }

// Add appends tokens to the segment, as many as fit, and says where they are.
func (s *Sequence) Add(tokens []Token) Span {
	span := Span{From: len(s.ids)}
	for _, t := range tokens[:max(0, min(len(tokens), s.Room()))] {
		s.put(t.ID)
	}
	span.To = len(s.ids)
	return span
}

// Separate ends a segment with [SEP].
func (s *Sequence) Separate() {
	if len(s.ids) < s.limit {
		s.put(s.words.sep)
	}
}

// Truncate takes off all tokens from n on: a segment that turned out not to fit.
func (s *Sequence) Truncate(n int) {
	s.ids, s.types = s.ids[:n], s.types[:n]
}

func (s *Sequence) put(id int32) {
	kind := s.types[len(s.types)-1]
	if s.ids[len(s.ids)-1] == s.words.sep {
		kind = 1
	}
	s.ids, s.types = append(s.ids, id), append(s.types, kind)
}

// Single is [CLS] text [SEP], its end left out where it is longer than limit.
func (t *Tokenizer) Single(text string, limit int) *Sequence {
	s := t.Begin(limit)
	s.Add(t.Tokens(text))
	s.Separate()
	return s
}

// Pair is [CLS] a [SEP] b [SEP]; what exceeds limit is taken off the end of the longer of the two, of b where they
// are equal.
func (t *Tokenizer) Pair(a, b string, limit int) *Sequence {
	s := t.Begin(limit)
	first, second := t.Tokens(a), t.Tokens(b)
	for n := max(0, s.limit-3); len(first)+len(second) > n; {
		if len(first) > len(second) {
			first = first[:len(first)-1]
		} else {
			second = second[:len(second)-1]
		}
	}
	s.Add(first)
	s.Separate()
	s.Add(second)
	s.Separate()
	return s
}
