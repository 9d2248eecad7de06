package agent

import "github.com/ask-surely/surely/suql"

// Answered is a closed turn as programs get it: the JSON form of 'surely ask --json' and of POST /api/ask.
type Answered struct {
	*suql.Result
	SUQL     string     `json:"suql,omitempty"`
	Searched string     `json:"searched,omitempty"`
	Reply    string     `json:"reply"`
	Turns    []Exchange `json:"turns"`

	Confidence *float64 `json:"confidence,omitempty"` // of the result
	Unused     []string `json:"unused,omitempty"`     // words of the question that went nowhere
	Guess      bool     `json:"guess,omitempty"`
	Declined   bool     `json:"declined,omitempty"`
	Instead    string   `json:"instead,omitempty"` // why the language model had no part in it

	Nearest []Nearest `json:"nearest,omitempty"` // rows that come near where few or no texts say so plainly
}

// Answer is what an event that closes a turn comes to; an error comes to nothing.
func Answer(e Event) Answered {
	out := Answered{Turns: []Exchange{}}
	var turns []Exchange
	switch e := e.(type) {
	case ResultEvent:
		out.Result, out.SUQL, out.Searched, out.Reply, turns = &e.Result, e.SUQL, e.Searched, e.Reply, e.Turns
		out.Unused, out.Guess, out.Nearest, out.Instead = e.Unused, e.Guess, e.Nearest, e.Instead
		if e.Query != nil || e.Confidence > 0 { // nobody has to be sure of a statement written by hand
			out.Confidence = &e.Confidence
		}
	case ReplyEvent:
		out.Reply, out.Declined, out.Instead, turns = e.Text, e.Declined, e.Instead, e.Turns
	}
	if len(turns) > 0 {
		out.Turns = turns
	}
	return out
}
