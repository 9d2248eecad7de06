package encode

import "encoding/binary"

// MaxTokens is the maximum length of a sequence, the number of trained positions.
const MaxTokens = 512

// Span is a range of a sequence's tokens: From ≤ i < To.
type Span struct{ From, To int }

// Sequence is the encoder's input: [CLS] segment [SEP] segment [SEP] …
type Sequence struct {
	ids   []int32
	types []byte // 0 up to the first [SEP], 1 after it
	limit int
	words *Tokenizer
}

// Begin starts a sequence of at most limit tokens with [CLS].
func (t *Tokenizer) Begin(limit int) *Sequence {
	return &Sequence{ids: []int32{t.cls}, types: []byte{0}, limit: min(limit, MaxTokens), words: t}
}

// Key returns a string that only equal sequences share.
func (s *Sequence) Key() string {
	b := make([]byte, 0, 4*len(s.ids))
	for _, id := range s.ids {
		b = binary.LittleEndian.AppendUint32(b, uint32(id))
	}
	return string(b)
}

// IDs returns the tokens so far.
func (s *Sequence) IDs() []int32 { return s.ids }

// Len returns the number of tokens so far.
func (s *Sequence) Len() int { return len(s.ids) }

// Room returns the number of tokens that fit before the segment's [SEP].
func (s *Sequence) Room() int { return s.limit - len(s.ids) - 1 }

// Add appends as many tokens as fit, and returns their span.
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

// AddIDs appends as many tokens as fit, given by their ids.
func (s *Sequence) AddIDs(ids []int32) {
	for _, id := range ids[:max(0, min(len(ids), s.Room()))] {
		s.put(id)
	}
}

// Truncate drops all tokens from n on, such as a segment that does not fit.
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

// Single returns [CLS] text [SEP], truncated to limit.
func (t *Tokenizer) Single(text string, limit int) *Sequence {
	s := t.Begin(limit)
	s.Add(t.Tokens(text))
	s.Separate()
	return s
}

// Pair returns [CLS] a [SEP] b [SEP], truncated to limit at the end of the longer text, or of b.
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
