package onetable

import (
	"context"

	"github.com/ask-surely/surely/parse"
	"github.com/ask-surely/surely/query"
)

// Next implements parse.Parser. What was refused is left out without a change of the others' probabilities: an
// alternative keeps the one that it had, and only what nothing else leads to is looked for anew.
func (p *Parser) Next(ctx context.Context, in parse.Input, sofar []query.Component) ([]parse.Choice, error) {
	refused := in.Constraints.Forbidden
	in.Constraints = query.Constraints{Confirmed: append(append([]query.Component(nil), in.Constraints.Confirmed...),
		sofar...)}
	parsed, err := p.Parse(ctx, in)
	if err != nil {
		return nil, err
	}
	choices := parse.Next(parsed, sofar)
	if len(refused) == 0 {
		return choices, nil
	}
	out := choices[:0]
	left := 1.0 // for what is not among the choices
	known := map[string]bool{}
	for _, c := range choices {
		left -= c.P
		known[c.Component.ID()] = true
		if !refuses(refused, c.Component) {
			out = append(out, c)
		}
	}
	in.Constraints.Forbidden = refused
	if parsed, err = p.Parse(ctx, in); err != nil {
		return nil, err
	}
	for _, c := range parse.Next(parsed, sofar) {
		if !known[c.Component.ID()] && (len(out) == 0 || c.Component.Slot == out[0].Component.Slot) {
			c.P *= max(left, 0)
			out = append(out, c)
		}
	}
	return out, nil
}

func refuses(refused []query.Component, c query.Component) bool {
	for i := range refused {
		if refused[i].ID() == c.ID() {
			return true
		}
	}
	return false
}
