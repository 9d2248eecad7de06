package agent

import "github.com/ask-surely/surely/suql"

// Answered is a closed turn in the JSON form of 'surely ask --json' and POST /api/ask.
type Answered struct {
	*suql.Result
	SUQL     string     `json:"suql,omitempty"`
	Searched string     `json:"searched,omitempty"`
	Reply    string     `json:"reply"`
	Turns    []Exchange `json:"turns"`

	Confidence *float64 `json:"confidence,omitempty"` // of the result
	Unused     []string `json:"unused,omitempty"`     // unused words of the question
	Guess      bool     `json:"guess,omitempty"`
	Declined   bool     `json:"declined,omitempty"`
	Instead    string   `json:"instead,omitempty"` // why the language model was not used

	Verified *Verified `json:"verified,omitempty"` // the owner of the data vouches for the statement

	Nearest []Nearest `json:"nearest,omitempty"` // near matches, if few rows or none match
	Aspects []Aspect  `json:"aspects,omitempty"` // what can be asked about the rows, if the question was not understood
}

// Answer converts the event that closes a turn; for an error it returns nil.
func Answer(e Event) Answered {
	out := Answered{Turns: []Exchange{}}
	var turns []Exchange
	switch e := e.(type) {
	case ResultEvent:
		out.Result, out.SUQL, out.Searched, out.Reply, turns = &e.Result, e.SUQL, e.Searched, e.Reply, e.Turns
		out.Unused, out.Guess, out.Nearest, out.Instead = e.Unused, e.Guess, e.Nearest, e.Instead
		out.Aspects, out.Verified = e.Aspects, e.Verified
		if e.Query != nil || e.Confidence > 0 { // a hand-written statement has no confidence
			out.Confidence = &e.Confidence
		}
	case ReplyEvent:
		out.Reply, out.Declined, out.Instead, out.Aspects, turns = e.Text, e.Declined, e.Instead, e.Aspects, e.Turns
	}
	if len(turns) > 0 {
		out.Turns = turns
	}
	return out
}
