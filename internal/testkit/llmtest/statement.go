package llmtest

import (
	_ "embed"
	"encoding/json"
	"strings"
)

// ReplyWith answers everything with a text.
func ReplyWith(text string) Script { return func(Request) Response { return Response{Text: text} } }

// Gold responds with a statement that is almost certain.
func Gold(suql string) Response { return Response{Text: suql + ";", Tokens: Tokens(suql+";", .9999)} }

// Tokens splits a statement like a tokenizer and gives each piece a probability.
func Tokens(text string, p float64) []Token {
	var out []Token
	start := 0
	cut := func(end int) {
		if end > start {
			out = append(out, Token{Text: text[start:end], P: p})
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

// Doubtful writes a statement that is certain except for one token: the first piece equal to token has probability .55,
// other has .40. If only alternative has the required beginning, or a request lists what is refused, it writes
// alternative instead.
func Doubtful(statement, token, other, alternative string) Script {
	doubted := Tokens(statement, .9999)
	for i, t := range doubted {
		if strings.TrimSpace(t.Text) == token {
			lead := t.Text[:len(t.Text)-len(strings.TrimLeft(t.Text, " "))]
			doubted[i].P, doubted[i].Top = .55, []Alternative{{t.Text, .55}, {lead + other, .40}}
			break
		}
	}
	return func(r Request) Response {
		_, begin, _ := strings.Cut(r.Last, "\nBegin: ")
		begin, _, _ = strings.Cut(begin, "\n")
		if !strings.HasPrefix(statement, begin) && strings.HasPrefix(alternative, begin) ||
			strings.Contains(r.Last, "\nRefused: ") {
			return Response{Text: alternative, Tokens: Tokens(alternative, .9999)}
		}
		return Response{Text: statement, Tokens: doubted}
	}
}

//go:embed orders.txt
var injections string

// Injections returns prompt injections, each with a different tactic.
func Injections() []string { return strings.Split(strings.TrimSpace(injections), "\n") }

// injectionLength is how many bytes of an injection a model must see to obey it.
const injectionLength = 24

// HasInjection reports whether any message of a request contains an injection, or the beginning of one.
func (r Request) HasInjection() bool {
	prompt := r.System + "\n" + r.Last
	for _, o := range Injections() {
		quoted, _ := json.Marshal(o)
		if strings.Contains(prompt, o[:injectionLength]) || strings.Contains(prompt, string(quoted[1:injectionLength])) {
			return true
		}
	}
	return false
}
