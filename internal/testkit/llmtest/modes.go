package llmtest

import (
	_ "embed"
	"encoding/json"
	"regexp"
	"slices"
	"strings"
)

// Mode is a way in which some servers behave, good or bad, known from documentation and bug reports.
type Mode struct {
	Name    string
	When    string    // a pattern for the bodies of the requests that it applies to; empty: all
	Longer  int       // it applies only to requests whose messages have at least this many bytes
	First   int       // it applies only to this many requests, the first ones; 0: to all
	Sends   *Response // sent instead of the script's response
	Changes json.RawMessage
	Around  [2]string // text before and after the script's
	changes func(*Response)

	FallbackReason string `json:"instead"` // why the model's reply cannot be used; empty if it can
}

//go:embed modes.json
var recorded []byte

// Modes are the ways in which servers behave.
var Modes = append(readModes(), tokenModes...)

func readModes() (out []Mode) {
	if err := json.Unmarshal(recorded, &out); err != nil {
		panic(err)
	}
	return out
}

// In returns a script that answers like then in the named mode.
func In(name string, then Script) Script {
	return Modes[slices.IndexFunc(Modes, func(m Mode) bool { return m.Name == name })].Wrap(then)
}

// Wrap returns a script that answers like then, except for the requests that the mode applies to, which it answers as
// the mode says.
func (m Mode) Wrap(then Script) Script {
	when := regexp.MustCompile(m.When)
	return func(r Request) Response {
		body, _ := json.Marshal(r.Body)
		if !when.Match(body) || len(r.System)+len(r.Last) < m.Longer || m.First > 0 && (r.N == 0 || r.N > m.First) {
			return then(r)
		}
		if m.Sends != nil {
			return *m.Sends
		}
		out := then(r)
		if m.Changes != nil {
			if err := json.Unmarshal(m.Changes, &out); err != nil {
				panic(err)
			}
		}
		if m.Around != [2]string{} {
			out.Text, out.Tokens = m.Around[0]+out.Text+m.Around[1], nil
		}
		if m.changes != nil {
			m.changes(&out)
		}
		return out
	}
}

// changeTokens changes the tokens reported for a text, but not the pieces of a stream.
func changeTokens(change func([]Token) []Token) func(*Response) {
	return func(out *Response) {
		out.Pieces = nil
		for _, t := range out.tokens() {
			out.Pieces = append(out.Pieces, t.Text)
		}
		out.Tokens = change(slices.Clone(out.tokens()))
	}
}

// splitToken reports a character as two tokens.
func splitToken(first, second Token) func(*Response) {
	return func(out *Response) {
		out.Text, out.Tokens = strings.Replace(out.Text, ";", " /* é */;", 1), nil
		changeTokens(func(list []Token) []Token {
			at := slices.IndexFunc(list, func(t Token) bool { return strings.Contains(t.Text, "é") })
			if at < 0 {
				return list
			}
			return slices.Replace(list, at, at+1, Token{Text: strings.Replace(list[at].Text, "é", "", 1), P: .9}, first, second)
		})(out)
	}
}

// repeatText writes a text that repeats itself many times.
func repeatText(start, repeated string, times int) func(*Response) {
	return func(out *Response) { out.Text, out.Tokens = start+strings.Repeat(repeated, times), nil }
}

// tokenModes holds modes that report tokens other than those of the text, or write useless texts.
var tokenModes = []Mode{
	{Name: "ThoughtTokens", changes: changeTokens(func(list []Token) []Token {
		return append([]Token{{Text: "<think>", P: .9}, {Text: "so", P: .8}, {Text: "</think>", P: .9}}, list...)
	})},
	{Name: "EndToken", changes: changeTokens(func(list []Token) []Token { return append(list, Token{Text: "<|im_end|>", P: .99}) })},
	{Name: "EmptyEndToken", changes: changeTokens(func(list []Token) []Token { return append(list, Token{P: .99}) })},
	{Name: "SplitCharacter", changes: splitToken(Token{Text: "\ufffd", P: .9}, Token{Text: "\ufffd", P: .9})},
	{Name: "SplitCharacterInBytes", changes: splitToken(Token{Text: "\ufffd", P: .9, Bytes: []byte("é")[:1]},
		Token{Text: "\ufffd", P: .9, Bytes: []byte("é")[1:]})},
	{Name: "MoreThanCertain", changes: changeTokens(func(list []Token) []Token {
		for i := range list {
			list[i].P = 1 + 1e-7
		}
		return list
	})},
	{Name: "OfOtherText", changes: changeTokens(func([]Token) []Token {
		return []Token{{Text: "SELECT", P: .5}, {Text: " nothing", P: 1.5}}
	})},
	{Name: "Endless", FallbackReason: "nonsense", changes: repeatText("", "and on ", 2000)},
	{Name: "Loops", FallbackReason: "nonsense", changes: repeatText("SELECT max(town", "_of_the_town", 400)},
	{Name: "KnowsNothing", FallbackReason: "unsure", changes: func(out *Response) { // what a very small model writes
		out.Text = "SELECT count(*) FROM places;"
		out.Tokens = Tokens(out.Text, .33)
	}},
}
