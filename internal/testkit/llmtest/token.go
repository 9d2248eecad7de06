package llmtest

import (
	"sort"
	"strings"

	"github.com/ask-surely/surely/internal/query"
)

// Gold writes a statement with certainty.
func Gold(suql string) Response {
	tokens := Tokens(suql+";", func(int) float64 { return .9999 })
	return Response{Text: suql + ";", Tokens: tokens}
}

// Tokens splits a statement like a tokenizer and gives each piece the probability p returns.
func Tokens(text string, p func(i int) float64) []Token {
	var out []Token
	start := 0
	cut := func(end int) {
		if end > start {
			out = append(out, Token{Text: text[start:end], P: p(len(out))})
			start = end
		}
	}
	word := func(c byte) bool {
		return c == '_' || c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= 0x80
	}
	for i := 1; i < len(text); i++ {
		if c, before := text[i], text[i-1]; word(c) && (word(before) || before == ' ') {
			continue
		}
		cut(i)
	}
	cut(len(text))
	return out
}

func joined(tokens []Token) string {
	var b strings.Builder
	for _, t := range tokens {
		b.WriteString(t.Text)
	}
	return b.String()
}

// among splits a token into its alternatives; with probability none nothing precedes it.
func (t *Token) among(d decision, lead string) {
	none := 0.0
	for i, o := range d.options {
		if o.text == string(query.None) {
			none = d.p[i]
		}
	}
	t.P *= none
	for i := range t.Top {
		t.Top[i].P *= none
	}
	for i, o := range d.options {
		if o.text != string(query.None) && d.p[i] > 0 {
			t.Top = append(t.Top, Alternative{Text: lead + o.text, P: d.p[i]})
		}
	}
	t.sort()
}

func (t *Token) sort() { // most probable first, as servers send them
	sort.SliceStable(t.Top, func(a, b int) bool { return t.Top[a].P > t.Top[b].P })
}
