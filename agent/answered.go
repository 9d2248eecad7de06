package agent

import "github.com/ask-surely/surely/suql"

// ClosedTurn is a closed turn in the JSON form of 'surely ask --json' and POST /api/ask.
type ClosedTurn struct {
	*suql.Result
	SUQL     string     `json:"suql,omitempty"`
	Searched string     `json:"searched,omitempty"`
	Reply    string     `json:"reply"`
	Turns    []Exchange `json:"turns"`

	Confidence     *float64 `json:"confidence,omitempty"` // of the result
	Unused         []string `json:"unused,omitempty"`     // unused words of the question
	Guess          bool     `json:"guess,omitempty"`
	Declined       bool     `json:"declined,omitempty"`
	FallbackReason string   `json:"instead,omitempty"` // why the language model was not used

	Verified *Verified `json:"verified,omitempty"` // who verified the statement

	Nearest []Nearest `json:"nearest,omitempty"` // near matches, if few rows or none match
	Aspects []Aspect  `json:"aspects,omitempty"` // columns to ask about, if the question was not understood
}

// NewClosedTurn converts the event that closes a turn; for an error, the turn is empty.
func NewClosedTurn(e Event) ClosedTurn {
	out := ClosedTurn{Turns: []Exchange{}}
	var turns []Exchange
	switch e := e.(type) {
	case ResultEvent:
		out.Result, out.SUQL, out.Searched, out.Reply, turns = &e.Result, e.SUQL, e.Searched, e.Reply, e.Turns
		out.Unused, out.Guess, out.Nearest, out.FallbackReason = e.Unused, e.Guess, e.Nearest, e.FallbackReason
		out.Aspects, out.Verified = e.Aspects, e.Verified
		if e.Query != nil || e.Confidence > 0 { // a hand-written statement has no confidence
			out.Confidence = &e.Confidence
		}
	case ReplyEvent:
		out.Reply, out.Declined, out.FallbackReason = e.Text, e.Declined, e.FallbackReason
		out.Aspects, turns = e.Aspects, e.Turns
	}
	if len(turns) > 0 {
		out.Turns = turns
	}
	return out
}
