package encode

import (
	"strings"
	"sync"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"github.com/ask-surely/surely/weights/minilm"
)

// Token is a piece of a text: its id in the vocabulary, and its byte range.
type Token struct {
	ID         int32
	Start, End int
}

// Tokenizer splits texts for BERT's uncased models: WordPiece over lower-case words without accents.
type Tokenizer struct {
	ids               map[string]int32 // continuations begin with ##
	cls, sep, unknown int32
	longest           int // of a piece, in bytes
}

// maxWord is the maximum number of letters of a word; longer words are unknown, as in BERT.
const maxWord = 100

// NewTokenizer parses a vocabulary, one token per line.
func NewTokenizer(vocabulary string) *Tokenizer {
	t := &Tokenizer{ids: make(map[string]int32, 1<<15)}
	for i, line := range strings.Split(strings.TrimSuffix(vocabulary, "\n"), "\n") {
		t.ids[line] = int32(i)
		t.longest = max(t.longest, len(line))
	}
	t.cls, t.sep, t.unknown = t.ids["[CLS]"], t.ids["[SEP]"], t.ids["[UNK]"]
	return t
}

// DefaultTokenizer is the tokenizer of the embedded vocabulary.
var DefaultTokenizer = sync.OnceValue(func() *Tokenizer { return NewTokenizer(minilm.Vocabulary) })

// Tokens splits a text; [CLS] and the like are treated as ordinary text.
func (t *Tokenizer) Tokens(text string) []Token {
	s := splitter{tokenizer: t}
	for i, r := range text {
		size := utf8.RuneLen(r)
		if r == utf8.RuneError {
			_, size = utf8.DecodeRuneInString(text[i:])
		}
		s.add(r, i, i+size)
	}
	s.flush()
	return s.out
}

// Unknown returns the token [UNK], for a name without any token.
func (t *Tokenizer) Unknown() Token { return Token{ID: t.unknown} }

// splitter collects the letters of a word with their positions.
type splitter struct {
	tokenizer *Tokenizer
	out       []Token
	word      []rune
	start     []int // of each letter, in bytes of the text
	end       []int
	buffer    []byte
}

// add adds one letter of the text.
func (s *splitter) add(r rune, start, end int) {
	switch {
	case unicode.IsSpace(r):
		s.flush()
	case r == 0 || r == utf8.RuneError || isControl(r):
	case isIdeograph(r):
		s.flush()
		s.put(r, start, end)
		s.flush()
	case r < utf8.RuneSelf:
		s.put(unicode.ToLower(r), start, end)
	default:
		for _, d := range string(norm.NFD.AppendString(s.buffer[:0], string(r))) {
			if !unicode.Is(unicode.Mn, d) {
				s.put(unicode.ToLower(d), start, end)
			}
		}
	}
}

// put appends a letter to the word; punctuation marks are words of their own.
func (s *splitter) put(r rune, start, end int) {
	alone := isPunctuation(r)
	if alone {
		s.flush()
	}
	s.word, s.start, s.end = append(s.word, r), append(s.start, start), append(s.end, end)
	if alone {
		s.flush()
	}
}

// flush splits the collected word, longest pieces first; if a part of it is not in the vocabulary, the whole word
// becomes [UNK].
func (s *splitter) flush() {
	if len(s.word) == 0 {
		return
	}
	from := len(s.out)
	for i := 0; i < len(s.word); {
		id, n := int32(0), 0
		if len(s.word) <= maxWord {
			id, n = s.longestPiece(i)
		}
		if n == 0 {
			s.out = append(s.out[:from], Token{s.tokenizer.unknown, s.start[0], s.end[len(s.end)-1]})
			break
		}
		s.out = append(s.out, Token{id, s.start[i], s.end[i+n-1]})
		i += n
	}
	s.word, s.start, s.end = s.word[:0], s.start[:0], s.end[:0]
}

// longestPiece finds the longest piece at letter i of the word, with its number of letters.
func (s *splitter) longestPiece(i int) (id int32, letters int) {
	piece := s.buffer[:0]
	if i > 0 {
		piece = append(piece, "##"...)
	}
	for j := i; j < len(s.word) && len(piece) < s.tokenizer.longest; j++ {
		piece = utf8.AppendRune(piece, s.word[j])
		if found, ok := s.tokenizer.ids[string(piece)]; ok {
			id, letters = found, j-i+1
		}
	}
	s.buffer = piece[:0]
	return id, letters
}

// isControl approximates the characters that BERT removes.
func isControl(r rune) bool {
	return r >= utf8.RuneSelf && !unicode.IsGraphic(r) && !unicode.Is(unicode.Z, r) || r < ' ' || r == 0x7f
}

func isPunctuation(r rune) bool {
	if r < utf8.RuneSelf {
		return r >= '!' && r <= '/' || r >= ':' && r <= '@' || r >= '[' && r <= '`' || r >= '{' && r <= '~'
	}
	return unicode.IsPunct(r)
}

// isIdeograph reports whether a character is Chinese; each is a word.
func isIdeograph(r rune) bool {
	return r >= 0x4E00 && r <= 0x9FFF || r >= 0x3400 && r <= 0x4DBF || r >= 0xF900 && r <= 0xFAFF ||
		r >= 0x20000 && r <= 0x2A6DF || r >= 0x2A700 && r <= 0x2B81F || r >= 0x2B920 && r <= 0x2CEAF ||
		r >= 0x2F800 && r <= 0x2FA1F
}
