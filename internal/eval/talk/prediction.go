package talk

import (
	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/schema"
)

// Prediction is a line of a predictions file, with what is needed to score it again.
type Prediction struct {
	Index      int              `json:"index"`
	ID         string           `json:"id,omitempty"`
	SUQL       string           `json:"suql"`
	Questions  int              `json:"questions"`
	Turns      []agent.Exchange `json:"turns"`
	Columns    []string         `json:"columns"`
	Rows       [][]any          `json:"rows"`
	Answer     []any            `json:"answer"`
	Unused     []string         `json:"unused"`
	Declined   bool             `json:"declined"`
	Guess      bool             `json:"guess"`
	Confidence float64          `json:"confidence"`
	Searched   string           `json:"searched,omitempty"`
	Reply      string           `json:"reply,omitempty"`
	Error      string           `json:"error,omitempty"`
}

// Predict returns the outcome of a question over db as a line of a predictions file.
func (o *Outcome) Predict(index int, id string, db *schema.Database) *Prediction {
	p := &Prediction{Index: index, ID: id, SUQL: o.SUQL, Questions: len(o.Asked), Turns: o.Turns, Answer: o.Values(db),
		Columns: []string{}, Rows: [][]any{}, Unused: o.Unused, Declined: o.Declined, Guess: o.Guess, Confidence: o.Sure(),
		Searched: o.Searched, Reply: o.Reply}
	if o.Result != nil {
		p.Columns, p.Rows = o.Columns, o.Rows
	}
	if p.Turns == nil {
		p.Turns = []agent.Exchange{}
	}
	if p.Unused == nil {
		p.Unused = []string{}
	}
	if o.Failed != nil {
		p.Error = o.Failed.Code + ": " + o.Failed.Message
	}
	return p
}

// Sure is the confidence in the result; 0 if it is unknown.
func (o *Outcome) Sure() float64 {
	if o.Confidence == nil {
		return 0
	}
	return *o.Confidence
}
