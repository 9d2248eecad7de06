package eval

import (
	"context"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/nlg"
)

// Asking returns a Decide in which the agent asks a simulated user. passes is the number of perturbed passes for the
// detector dropout.
func Asking(s Settings, voice *nlg.Voice, passes int) Decide {
	return func(ctx context.Context, e Example) (Decision, error) {
		parsed, err := e.Parser.Parse(ctx, e.Input)
		if err != nil {
			return Decision{}, err
		}
		if len(parsed.Candidates) == 0 {
			return Decision{Instead: parsed.Instead}, nil
		}
		c, err := newInteraction(ctx, e, parsed, s, passes)
		if err != nil {
			return Decision{}, err
		}
		c.Voice = voice
		o := Interact(*c, s, e.Index)
		d := Decision{Query: o.Query, Sure: o.Sure, Questions: o.Questions, Waste: o.Waste, Left: o.Left,
			Components: predicted(parsed), Instead: parsed.Instead}
		for _, t := range o.Turns {
			d.Turns = append(d.Turns, Turn{Component: t.Component, Probability: t.Probability, Question: t.Question,
				Answer: t.Answer})
		}
		return d, nil
	}
}

// newInteraction returns the agent's initial state for an example.
func newInteraction(ctx context.Context, e Example, parsed *parse.Parsed, s Settings, passes int) (*Interaction,
	error) {
	c := &Interaction{Belief: agent.NewBelief(parsed), Gold: e.Gold, Right: e.Right, Schema: e.Input.Schema}
	c.Reparse = func(known query.Constraints) *parse.Parsed {
		in := e.Input
		in.Constraints = known
		again, err := e.Parser.Parse(ctx, in)
		if err != nil {
			return nil
		}
		return again
	}
	if _, ok := s.Detector.(errdetect.Dropout); !ok {
		return c, nil
	}
	for n := range passes {
		in := e.Input
		in.Perturb = s.Seed<<16 + uint64(n) + 1
		pass, err := e.Parser.Parse(ctx, in)
		if err != nil {
			return nil, err
		}
		c.Passes = append(c.Passes, agent.NewBelief(pass))
	}
	return c, nil
}

// predicted returns the components of the query that runs without asking, with their probabilities.
func predicted(parsed *parse.Parsed) []Predicted {
	i, _ := parsed.Leader()
	marginals := parsed.Marginals()
	var out []Predicted
	for _, c := range query.Components(parsed.Candidates[i].Query) {
		if decided(c.Kind) {
			out = append(out, Predicted{Component: c, P: marginals[c.ID()]})
		}
	}
	return out
}

// Decider returns how a query is chosen: by asking the simulated user, if there is one.
func (s Settings) Decider(passes int) (Decide, error) {
	if err := s.Check(passes); err != nil || s.User == NoUser {
		return Best, err
	}
	style := nlg.Paper
	if s.User != SimulatedUser {
		style = nlg.Plain
	}
	voice, err := nlg.New(style)
	return Asking(s, voice, passes), err
}

// Sweep returns the detectors over the range of their parameters.
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
