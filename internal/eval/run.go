package eval

import (
	"context"

	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
)

// Example is one question of a benchmark. Gold is for simulated users; the parser does not get it.
type Example struct {
	Index  int
	Parser parse.Parser
	Input  parse.Input
	Gold   *query.Query // nil if query.Query cannot express it
	// Right reports whether a query returns the gold's result; nil if unknown in advance.
	Right func(*query.Query) bool
}

// Decision is the outcome of an example.
type Decision struct {
	Query     *query.Query // nil if there is none
	Sure      float64      // probability that its result is right
	Questions int
	Turns     []Turn
	Waste     int    // useless questions, about what was right
	Left      bool   // the user ran out of patience
	Instead   string // why the language model was not used
	// Components are those of the predicted query, with their probabilities.
	Components []Predicted
}

// Predicted is a component of a query with the probability that it is right.
type Predicted struct {
	Component query.Component
	P         float64
}

// Turn is one clarification.
type Turn struct {
	Component   string  `json:"component"`
	Probability float64 `json:"probability"`
	Question    string  `json:"question"`
	Answer      string  `json:"answer"`
}

// Decide turns an example into the query to run, with or without asking somebody.
type Decide func(ctx context.Context, e Example) (Decision, error)

// Best decides without asking: the most probable query of the most probable result.
func Best(ctx context.Context, e Example) (Decision, error) {
	parsed, err := e.Parser.Parse(ctx, e.Input)
	if err != nil {
		return Decision{}, err
	}
	if len(parsed.Candidates) == 0 {
		return Decision{Instead: parsed.Instead}, nil
	}
	i, sure := parsed.Leader()
	return Decision{Query: parsed.Candidates[i].Query, Sure: sure, Components: predicted(parsed),
		Instead: parsed.Instead}, nil
}

// decided reports whether a component of the kind is a decision, rather than common to all such queries.
func decided(k query.Kind) bool {
	switch k {
	case query.SetOperation, query.FromTables, query.SelectRows, query.WhereSub, query.AndOr:
		return false
	}
	return true
}

// Report is the result of an evaluation; all rates are fractions of all examples.
type Report struct {
	Dataset  string         `json:"dataset"`
	Examples int            `json:"examples"`
	Skipped  int            `json:"skipped"`
	Settings map[string]any `json:"settings"`
	AccQM    float64        `json:"acc_qm"`
	AccEx    float64        `json:"acc_ex"`
	// execution accuracy if a number may be picked or computed
	AccValues    float64 `json:"acc_values,omitempty"`
	AvgQuestions float64 `json:"avg_questions"`
	// share of useless questions: about what was right
	QRight       float64            `json:"q_right"`
	Exits        float64            `json:"exits"`             // examples at which the user ran out of patience
	Instead      map[string]int     `json:"instead,omitempty"` // examples without the language model, and why
	ECE          float64            `json:"ece"`               // of components
	ECEResult    float64            `json:"ece_result"`
	Microseconds float64            `json:"us_per_parse"` // median
	Slices       map[string]Slice   `json:"slices,omitempty"`
	Bins         []learn.Bin        `json:"bins,omitempty"`
	Kinds        map[string]float64 `json:"ece_by_kind,omitempty"`
	Rows         *ChatRows          `json:"rows,omitempty"`
	Risk         []errdetect.Kept   `json:"risk,omitempty"` // calibration of the detector risk
	Results      []errdetect.Scored `json:"-"`              // the confidence in every result, and whether it was right
	Sure         []float64          `json:"-"`              // of every component …
	Right        []bool             `json:"-"`              // … and whether rightly so
}

// Slice is a part of the examples.
type Slice struct {
	N         int     `json:"n"`
	AccQM     float64 `json:"acc_qm"`
	AccEx     float64 `json:"acc_ex"`
	AccValues float64 `json:"acc_values,omitempty"`
}

// Prediction is one line of a predictions file.
type Prediction struct {
	Index     int    `json:"index"`
	SUQL      string `json:"suql"`
	Query     any    `json:"query"` // in the benchmark's own form
	Questions int    `json:"questions"`
	Turns     []Turn `json:"turns"`
}

// prediction is a line of the predictions file.
func (d *Decision) prediction(index int) Prediction {
	p := Prediction{Index: index, Questions: d.Questions, Turns: d.Turns}
	if d.Query != nil {
		p.SUQL = d.Query.SUQL()
	}
	if p.Turns == nil {
		p.Turns = []Turn{}
	}
	return p
}

// tally counts successes.
type tally struct{ n, qm, ex, values int }

func (t *tally) add(s score) {
	t.n++
	for right, of := range map[*int]bool{&t.qm: s.qm, &t.ex: s.ex, &t.values: s.values} {
		if of {
			*right++
		}
	}
}

func (t *tally) slice() Slice {
	n := float64(max(t.n, 1))
	return Slice{t.n, float64(t.qm) / n, float64(t.ex) / n, float64(t.values) / n}
}
