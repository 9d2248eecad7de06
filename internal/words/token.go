// Package words splits questions, names and values into tokens that the embedded parsers compare: lower-cased, with
// stems, numbers (in digits and in words) and positions. It is pure and knows nothing about tables.
package words

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/words/text"
)

// Token is one word, number or sign of a text.
type Token struct {
	Text   string  // lower-cased, with plain dashes and quotes, without thousands separators
	Stem   string  // Text without endings
	Start  int     // byte offset in the text
	End    int     // where it ends
	Word   bool    // letters or digits, rather than a sign
	Upper  bool    // begins with a capital letter
	Stop   bool    // without content: an article, a preposition, a sign
	Number float64 // the value, if Numeric or Unit
	// Numeric tokens are numbers, in digits or as an ordinal in digits ("3rd"). A Unit token is a number followed by
	// letters ("2.07m"), which may also be a name ("4x4").
	Numeric, Unit bool
}

// MaxTokens is the maximum number of tokens of a text, since work grows with its square.
const MaxTokens = 256

// Tokenize splits a text. Commas and quotes are dropped, since people use them inconsistently.
func Tokenize(s string) []Token {
	var out []Token
	for at := 0; at < len(s) && len(out) < MaxTokens; {
		r, size := runeAt(s, at)
		if unicode.IsSpace(r) {
			at += size
			continue
		}
		t := Token{Start: at, End: at + size}
		switch {
		case unicode.IsDigit(r):
			t.number(s)
		case unicode.IsLetter(r) || unicode.IsMark(r):
			t.End = wordEnd(s, at)
			t.Word, t.Upper = true, unicode.IsUpper(r)
		}
		at = t.End
		t.Text = normalize(s[t.Start:t.End])
		if t.Text == "," || t.Text == `"` || t.Text == "'" {
			continue
		}
		if t.Numeric {
			t.Text = strings.ReplaceAll(t.Text, ",", "")
		}
		t.Stem = t.Text
		if t.Word && !t.Numeric {
			t.Stem = text.Stem(t.Text)
		}
		t.Stop = stopWords[t.Text] || !t.Word && t.Text != "#" && t.Text != "%"
		if n := len(out); n > 0 {
			if one := joined[out[n-1].Text][t.Text]; one != "" {
				t.Start, t.Text, t.Stem = out[n-1].Start, one, text.Stem(one)
				out = out[:n-1]
			}
		}
		out = append(out, t)
	}
	return out
}

// joined maps pairs of words that are also written as one word to this word.
var joined = map[string]map[string]string{"per": {"cent": "percent"},
	"square": {"m": "m2", "metre": "m2", "metres": "m2", "meter": "m2", "meters": "m2"},
	"cubic":  {"m": "m3", "metre": "m3", "metres": "m3", "meter": "m3", "meters": "m3"}}

// stopWords carry no content.
var stopWords = text.Set(`the a an of in on at to for is was were are be been by with and or that which what who whom whose
	when where how many much did do does has have had it its this as from there their they he she his her s d ll re
	ve thats whats whos wheres theres`)

// number extends the token over a number: groups of thousands, decimals, and letters after it.
func (t *Token) number(text string) {
	t.Word = true
	end := t.Start
	for end < len(text) {
		r, size := runeAt(text, end)
		if unicode.IsDigit(r) || r == '.' && digits(text, end+1, 1) || r == ',' && digits(text, end+1, 3) {
			end += size
			continue
		}
		break
	}
	value, ok := ParseNumber(text[t.Start:end])
	t.Number, t.Numeric, t.End = value, ok, end
	letters := end
	for letters < len(text) {
		r, size := runeAt(text, letters)
		if !unicode.IsLetter(r) {
			break
		}
		letters += size
	}
	if letters == end {
		return
	}
	t.Unit = ok && letters-end <= 3
	switch strings.ToLower(text[end:letters]) {
	case "st", "nd", "rd", "th":
	default:
		t.Numeric = false
	}
	t.End = wordEnd(text, letters)
}

// digits reports whether there are n digits at an offset.
func digits(text string, at, n int) bool {
	if at+n > len(text) {
		return false
	}
	return !slices.ContainsFunc([]byte(text[at:at+n]), func(c byte) bool { return c < '0' || c > '9' })
}

func wordEnd(text string, at int) int {
	for at < len(text) {
		r, size := runeAt(text, at)
		if !unicode.IsLetter(r) && !unicode.IsNumber(r) && !unicode.IsMark(r) {
			break
		}
		at += size
	}
	return at
}

func runeAt(text string, at int) (rune, int) {
	if c := text[at]; c < utf8.RuneSelf {
		return rune(c), 1
	}
	return utf8.DecodeRuneInString(text[at:])
}

// Key joins the tokens' texts: texts with equal keys differ at most in case, spacing, commas and quotes.
func Key(tokens []Token) string {
	var b strings.Builder
	for i := range tokens {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(tokens[i].Text)
	}
	return b.String()
}

// normalize lower-cases a text and replaces typographic dashes, quotes and powers with plain ones.
func normalize(s string) string {
	if ascii(s) {
		return strings.ToLower(s)
	}
	return strings.Map(func(r rune) rune {
		switch r {
		case '–', '—', '−', '‑', '‒':
			return '-'
		case '’', '‘', '`', '´', '′':
			return '\''
		case '“', '”', '″', '«', '»':
			return '"'
		case '²', '³':
			return r - '²' + '2'
		}
		return unicode.ToLower(r)
	}, s)
}

func ascii(s string) bool {
	for i := 0; i < len(s); i++ {
		if s[i] >= 0x80 {
			return false
		}
	}
	return true
}
