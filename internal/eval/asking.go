package eval

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/agent/belief"
	"github.com/ask-surely/surely/agent/misp"
	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/nlg"
)

// Example is a question for a parser. Gold and Right are for simulated users; the parser does not get them.
type Example struct {
	Index  int
	Parser parse.Parser
	Input  parse.Input
	Gold   *query.Query // nil if query.Query cannot express it
	// Right reports whether a query returns the gold's result; nil if unknown in advance.
	Right func(*query.Query) bool
	Want  string // the gold, for people to read
}

// Decision is the outcome of an example.
type Decision struct {
	Query            *query.Query // nil if there is none
	Confidence       float64      // probability that its result is right
	Questions        int
	Turns            []Turn
	UselessQuestions int                // questions about parts that were right
	GaveUp           bool               // the user ran out of patience
	FallbackReason   string             // why the language model was not used
	Components       []errdetect.Scored // those of the query that would run without asking
}

// Turn is one clarification.
type Turn struct {
	Component   string  `json:"component"`
	Probability float64 `json:"probability"`
	Question    string  `json:"question"`
	Answer      string  `json:"answer"`
}

// Decide turns an example into the query to run, with or without asking a user.
type Decide func(ctx context.Context, e Example) (Decision, error)

// Settings configure the agent and the simulated user.
type Settings struct {
	User            string
	Detector        errdetect.Detector
	MaxAlternatives int     // maximum number of alternatives offered after a no
	ErrorRate       float64 // the share of the user's replies that are wrong
	Passes          int     // perturbed passes for the dropout detector
	Seed            uint64
}

// Decider returns a function that chooses a query, by asking the simulated user if there is one.
func (s Settings) Decider() (Decide, error) {
	style := nlg.Plain
	switch s.User {
	case NoUser, MultichoiceUser, GoldUser, TruthfulUser:
	case SimulatedUser:
		style = nlg.Paper
	default:
		return nil, fmt.Errorf("unknown user %q; use none, simulated, multichoice, gold or truthful", s.User)
	}
	if s.ErrorRate < 0 || s.ErrorRate >= 1 {
		return nil, fmt.Errorf("a user cannot be wrong with probability %v", s.ErrorRate)
	}
	if s.needsPasses() && s.Passes < 2 {
		return nil, fmt.Errorf("the detector dropout needs at least 2 passes")
	}
	voice, err := nlg.New(style)
	return func(ctx context.Context, e Example) (Decision, error) { return s.decide(ctx, e, voice) }, err
}

// needsPasses reports whether perturbed passes are needed.
func (s Settings) needsPasses() bool {
	_, drops := s.Detector.(errdetect.Dropout)
	return drops
}

// decide returns the most probable query of the most probable result, given the user's replies.
func (s Settings) decide(ctx context.Context, e Example, voice *nlg.Voice) (d Decision, err error) {
	parsed, err := e.Parser.Parse(ctx, e.Input)
	if err != nil {
		return d, err
	}
	d.FallbackReason = parsed.FallbackReason
	i, sure := parsed.Leader()
	if i < 0 {
		return d, nil
	}
	d.Query, d.Confidence = parsed.Candidates[i].Query, sure
	marginals := parsed.Marginals()
	for _, c := range query.Components(d.Query) {
		if isDecision(c.Kind) {
			right := e.Gold != nil && has(e.Gold, c)
			d.Components = append(d.Components, errdetect.Scored{Confidence: marginals[c.ID()], Right: right})
		}
	}
	if s.User == NoUser {
		return d, nil
	}
	var passes []*belief.Belief
	for n := 0; n < s.Passes && s.needsPasses(); n++ {
		in := e.Input
		in.Perturb = s.Seed<<16 + uint64(n) + 1
		pass, err := e.Parser.Parse(ctx, in)
		if err != nil {
			return Decision{}, err
		}
		passes = append(passes, belief.Of(pass))
	}
	again := func(known query.Constraints) *parse.Parsed {
		in := e.Input
		in.Constraints = known
		parsed, err := e.Parser.Parse(ctx, in)
		if err != nil {
			return nil
		}
		return parsed
	}
	s.interact(e, misp.Options{Detector: s.Detector, K: s.MaxAlternatives, Trust: 1 - s.ErrorRate,
		Reparse: again, Passes: passes},
		belief.Of(parsed), voice, &d)
	return d, nil
}

// isDecision reports whether components of a kind count as decisions; the others are structure that most queries share.
func isDecision(k query.Kind) bool {
	switch k {
	case query.SetOperation, query.FromTables, query.SelectRows, query.WhereSub, query.AndOr:
		return false
	}
	return true
}

// dialogue narrows the readings of a question down to one.
type dialogue interface {
	Query() *query.Query // the current one, or nil
	Confidence() float64
	Confirm()
	Refuse()
	Select(...query.Component)
}

// maxQuestions limits the questions about one example.
const maxQuestions = 60

// interact has the agent ask the simulated user until nothing is doubtful or the user gives up. Without a gold query
// nothing is asked.
func (s Settings) interact(e Example, o misp.Options, start *belief.Belief, voice *nlg.Voice, out *Decision) {
	u := newUser(e, s)
	var q dialogue
	var next func() *agent.Ask
	componentwise := func(o misp.Options) {
		d := misp.New(start, o)
		q, next = d, func() *agent.Ask {
			if a := d.Next(); a != nil {
				return &agent.Ask{Ask: *a}
			}
			return nil
		}
	}
	switch {
	case e.Gold == nil:
		componentwise(misp.Options{Detector: errdetect.Never{}})
	case s.User == TruthfulUser && e.Right != nil: // as the chat asks
		d := agent.NewReadings(start, o)
		q, next = d, d.Next
	default:
		o.Choose = s.User == MultichoiceUser || s.User == GoldUser
		if _, ok := s.Detector.(errdetect.Perfect); ok {
			o.IsWrong = func(c query.Component) bool { return !u.right(c) }
		}
		componentwise(o)
	}
	for range maxQuestions {
		ask := next()
		if ask == nil {
			break
		}
		turn := Turn{Component: ask.Component.ID(), Probability: ask.P}
		inverted := false
		if len(ask.Options)+len(ask.Alternatives) == 0 {
			question := voice.Question(e.Input.Schema, ask.Component, q.Query())
			turn.Question, inverted = question.Text, question.Inverted
		}
		turn.Answer = u.reply(q, ask, inverted)
		if out.Turns = append(out.Turns, turn); u.gaveUp {
			break
		}
	}
	out.Query, out.Confidence = q.Query(), q.Confidence()
	out.Questions, out.UselessQuestions, out.GaveUp = u.questions, u.uselessQuestions, u.gaveUp
}

// Sweep returns the detectors, each with a range of parameters.
func Sweep() []errdetect.Detector {
	out := []errdetect.Detector{errdetect.Never{}}
	for _, p := range []float64{.4, .5, .6, .7, .8, .9, .95, .98} {
		out = append(out, errdetect.Probability(p))
	}
	for _, d := range []float64{.1, .07, .05, .03, .01, .005} {
		out = append(out, errdetect.Dropout(d))
	}
	for _, g := range []float64{.6, .7, .75, .8, .85, .9, .92, .95, .98, .99} {
		out = append(out, errdetect.Gain(g))
	}
	return append(out, errdetect.Any{}, errdetect.Perfect{})
}

// Prediction is one line of a predictions file.
type Prediction struct {
	Index     int    `json:"index"`
	SUQL      string `json:"suql"`
	Query     any    `json:"query"` // in the benchmark's own form
	Questions int    `json:"questions"`
	Turns     []Turn `json:"turns"`
}

// Judged is the judgement of a decision.
type Judged struct {
	Match   bool   // the query equals the gold
	Right   bool   // the result equals the gold's
	ByValue bool   // the same, if a number may be either picked or computed
	Skipped bool   // the gold cannot be run; counts as wrong
	NoQuery bool   // no query was required, or none was made
	Query   any    // in the benchmark's own form
	Why     string // why it is wrong
	Figures []Figure
	Slices  map[string][]Figure
}

// scoreDecision decides an example and scores the decision.
func scoreDecision(ctx context.Context, e Example, decide Decide, judge func(*Decision) Judged) (*Score, error) {
	start := time.Now()
	d, err := decide(ctx, e)
	took := time.Since(start)
	if err != nil {
		return nil, err
	}
	j := judge(&d)
	p := Prediction{Index: e.Index, Query: j.Query, Questions: d.Questions, Turns: append([]Turn{}, d.Turns...)}
	if d.Query != nil {
		p.SUQL = d.Query.SUQL()
	}
	s := &Score{Skipped: j.Skipped, Line: p, Durations: []time.Duration{took},
		FallbackReason: d.FallbackReason, Slices: j.Slices,
		Figures: append(j.Figures, fractionOfAll("acc_qm", j.Match), fractionOfAll("acc_ex", j.Right),
			Figure{"avg_questions", float64(d.Questions), 0},
			Figure{"q_right", float64(d.UselessQuestions), float64(d.Questions)}, fractionOfAll("exits", d.GaveUp)),
		Seen: &Seen{p, e.Input.Question, e.Want, j.Right || j.ByValue, j.Match, d.Confidence}}
	if !j.Right {
		s.ErrorText = fmt.Sprintf("%d %s %s\n  got  %s (%.2f)\n  want %s\n", e.Index, e.Input.Question, j.Why, p.SUQL,
			d.Confidence, e.Want)
	}
	if !j.Skipped && !j.NoQuery {
		s.Result = &errdetect.Scored{Confidence: d.Confidence, Right: j.Right}
		s.Components = d.Components
	}
	return s, nil
}

// has reports whether a query has a component.
func has(q *query.Query, c query.Component) bool {
	return slices.ContainsFunc(query.Components(q), func(o query.Component) bool { return o.ID() == c.ID() })
}
