package llmtest

import "strings"

// Doubtful writes a statement that is certain except for one token: the first piece equal to token
// has probability .55, other has .40. Continued from a beginning with other in that place, it
// completes the statement accordingly. The beginning is taken from the message if it gives one
// ("Begin: …").
func Doubtful(statement, token, other, with string) Script {
	return func(r Request) Response {
		begin := r.Begin
		if at := strings.LastIndex(r.Last, "\nBegin: "); begin == "" && at >= 0 {
			begin = r.Last[at+len("\nBegin: "):]
		}
		whole := func(text, doubted, beside string) []Token {
			done := false
			tokens := Tokens(text, func(int) float64 { return .9999 })
			for i, t := range tokens {
				if !done && strings.TrimSpace(t.Text) == doubted {
					done = true
					lead := t.Text[:len(t.Text)-len(strings.TrimLeft(t.Text, " "))]
					tokens[i].P, tokens[i].Top = .55, []Alternative{{t.Text, .55}, {lead + beside, .40}}
				}
			}
			return tokens
		}
		squeezed := strings.Join(strings.Fields(begin), " ")
		if squeezed != "" && !strings.HasPrefix(statement, squeezed) && strings.HasPrefix(with, squeezed) {
			return Response{Text: with, Tokens: whole(with, "", "")}
		}
		return Response{Text: statement, Tokens: whole(statement, token, other)}
	}
}
