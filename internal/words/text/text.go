// Package text splits prose into tokens, stems and sentences, for retrieval and reading. It knows English and nothing
// about any database.
package text

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// Token is a word or a punctuation mark. Start and End are byte offsets into the source text.
type Token struct {
	Lower      string // lower case, apostrophes straightened
	Stem       string // Lower without its ending
	Start, End int
	Word       bool // contains a letter or a digit
	Upper      bool // begins with a capital
	Digit      bool // begins with a digit
}

// Sentence is a stretch of text with its tokens.
type Sentence struct {
	Text   string // verbatim, without surrounding space
	Start  int    // byte offset in the source text
	Tokens []Token
}

func letter(r rune) bool {
	return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.Is(unicode.Mn, r)
}

// Tokens splits s. Contractions are split ("don't" is do and n't), so that a negation is always a token of its own;
// numbers keep their commas and points.
func Tokens(s string) []Token {
	tokens := make([]Token, 0, len(s)/4+4)
	for i := 0; i < len(s); {
		r, size := utf8.DecodeRuneInString(s[i:])
		if unicode.IsSpace(r) {
			i += size
			continue
		}
		if !letter(r) {
			tokens = append(tokens, Token{Lower: s[i : i+size], Stem: s[i : i+size], Start: i, End: i + size})
			i += size
			continue
		}
		end := wordEnd(s, i)
		tokens = appendWord(tokens, s, i, end)
		i = end
	}
	return tokens
}

// wordEnd returns the end of the word at i: letters and digits, apostrophes between letters, points and commas between
// digits.
func wordEnd(s string, i int) int {
	var last rune
	for j := i; j < len(s); {
		r, size := utf8.DecodeRuneInString(s[j:])
		if !letter(r) {
			next, _ := utf8.DecodeRuneInString(s[j+size:])
			apostrophe := (r == '\'' || r == '’') && unicode.IsLetter(last) && unicode.IsLetter(next)
			point := (r == '.' || r == ',') && unicode.IsDigit(last) && unicode.IsDigit(next)
			if !apostrophe && !point {
				return j
			}
		}
		last = r
		j += size
	}
	return len(s)
}

// appendWord adds the word s[i:end], split at a contraction.
func appendWord(tokens []Token, s string, i, end int) []Token {
	raw := s[i:end]
	r, _ := utf8.DecodeRuneInString(raw)
	word := func(lower string, from, to int) Token {
		return Token{Lower: lower, Stem: Stem(lower), Start: from, End: to, Word: true,
			Upper: unicode.IsUpper(r), Digit: unicode.IsDigit(r)}
	}
	lower := raw
	if !plain(raw) {
		lower = strings.ReplaceAll(strings.ToLower(raw), "’", "'")
	}
	if head, ok := negated[lower]; ok { // dont, cant, can't, cannot
		return append(tokens, word(head, i, end), word("n't", end, end))
	}
	if k := strings.IndexByte(lower, '\''); k > 0 {
		if strings.HasSuffix(lower, "n't") && len(lower) > 3 {
			at := end - (len(raw) - strings.LastIndexAny(raw, "'’")) - 1
			return append(tokens, word(lower[:len(lower)-3], i, at), word("n't", at, end))
		}
		at := i + strings.IndexAny(raw, "'’")
		return append(tokens, word(lower[:k], i, at), word(lower[k:], at, end))
	}
	return append(tokens, word(lower, i, end))
}

// plain reports whether s is lower-case ASCII without apostrophes, the usual case, which needs no copy.
func plain(s string) bool {
	for i := 0; i < len(s); i++ {
		if c := s[i]; c >= utf8.RuneSelf || c == '\'' || c >= 'A' && c <= 'Z' {
			return false
		}
	}
	return true
}

// negated maps irregular contractions, and common misspellings, to their verbs.
var negated = map[string]string{
	"cannot": "can", "can't": "can", "cant": "can", "won't": "will", "wont": "will", "shan't": "shall", "dont": "do",
	"doesnt": "does", "didnt": "did", "isnt": "is", "wasnt": "was", "arent": "are", "werent": "were", "couldnt": "could",
	"wouldnt": "would", "shouldnt": "should", "havent": "have", "hasnt": "has", "hadnt": "had", "ain't": "is", "aint": "is",
}

// Words returns the stems of the content words of s: no punctuation, no stop words.
func Words(s string) []string {
	var stems []string
	for _, t := range Tokens(s) {
		if t.Word && !Stop(t.Lower) {
			stems = append(stems, t.Stem)
		}
	}
	return stems
}

// Fold lower-cases s, drops apostrophes, and replaces anything else between words with a single space, for comparing
// values.
func Fold(s string) string {
	var b strings.Builder
	gap := false
	for _, r := range strings.ToLower(s) {
		if letter(r) {
			if gap && b.Len() > 0 {
				b.WriteByte(' ')
			}
			b.WriteRune(r)
			gap = false
		} else if r != '\'' && r != '’' {
			gap = true
		}
	}
	return b.String()
}

// Hash is FNV-1a, the same on every machine and in every version: trained models depend on it, and on Hash32.
func Hash(s string) uint64 {
	h := uint64(14695981039346656037)
	for i := 0; i < len(s); i++ {
		h = (h ^ uint64(s[i])) * 1099511628211
	}
	return h
}

// Hash32 is FNV-1a of 32 bits.
func Hash32(s string) uint32 { return ExtendHash32(2166136261, s) }

// ExtendHash32 extends a hash made by Hash32 with s.
func ExtendHash32(h uint32, s string) uint32 {
	for i := 0; i < len(s); i++ {
		h = (h ^ uint32(s[i])) * 16777619
	}
	return h
}
