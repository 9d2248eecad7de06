package model

import (
	"cmp"
	"context"
	"errors"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// wasLeft is why a question was left to the other parser; empty where it was not.
func (q *question) wasLeft() string {
	q.mu.Lock()
	defer q.mu.Unlock()
	return q.left
}

// leave has the other parser read, and says why it was the one.
func (a *asking) leave(ctx context.Context, why string) (*parse.Parsed, error) {
	q := a.recall()
	q.mu.Lock()
	q.left = why
	q.mu.Unlock()
	parsed, err := a.o.Beside.Parse(ctx, a.in)
	if err != nil {
		return nil, err
	}
	return instead(parsed, why), nil
}

func instead(parsed *parse.Parsed, why string) *parse.Parsed {
	out := *parsed
	out.Instead = why
	return &out
}

// unsure is the probability of a statement below which a model does not know what it writes: very small ones give
// theirs a thousandth and less.
const unsure = .1

// surer is the other parser's reading where the model does not know what it writes and the other parser is surer; else
// nil.
func (a *asking) surer(q *question, s *statement) *parse.Parsed {
	p := firstP(s.first)
	if !s.none {
		p = s.whole()
	}
	if p >= unsure || a.constrained() || a.in.Perturb != 0 || len(a.in.Empty) > 0 {
		return nil
	}
	other := a.beside()
	if _, sure := leader(other); sure <= p && (other == nil || other.Declines <= p) {
		return nil
	}
	q.left = verdict.Unsure
	return instead(other, q.left)
}

// whyLeft tells in one of the house's words why a model did not read a question.
func whyLeft(err error) string {
	switch {
	case errors.As(err, new(*UnreadableError)):
		return verdict.Nonsense
	case errors.Is(err, context.DeadlineExceeded): // the question's patience, too
		return verdict.Slow
	}
	return cmp.Or(verdict.Away(err), verdict.Down)
}

// How probable a statement is of which the model does not tell how sure it is: where the other parser, or another
// statement, gives the same; where one gives something else, which is then that probable; and where there is no other
// opinion. Models write what everyday questions mean in two of three cases, and two that agree are seldom wrong.
const (
	agreed   = .95
	opposed  = .6
	opposing = .32
	alone    = .75
)

// opinion is how probable the other parser's reading must be for its own to count as an opinion.
const opinion = .3

// advised weighs a statement of which the model does not tell how sure it is. Where the two differ in what they give,
// the person is to be asked.
func (a *asking) advised(q *query.Query) (*parse.Parsed, error) {
	out := &parse.Parsed{Data: 1, Candidates: []parse.Candidate{{Query: q, P: alone}}}
	if a.constrained() || a.in.Perturb != 0 {
		out.Candidates[0].P = agreed
		a.look(out.Candidates)
		return out, nil
	}
	other := a.opinion()
	if other == nil {
		other = a.another()
	}
	if other == nil {
		a.look(out.Candidates)
		return out, nil
	}
	out.Candidates = append(out.Candidates, parse.Candidate{Query: other, P: opposing})
	a.look(out.Candidates)
	if first, second := out.Candidates[0], out.Candidates[1]; other.SUQL() == q.SUQL() ||
		first.Result != "" && first.Result == second.Result {
		out.Candidates = out.Candidates[:1]
		out.Candidates[0].P = agreed
		return out, nil
	}
	out.Candidates[0].P = opposed
	return out, nil
}

// opinion is the other parser's reading, where it is of one; nil else.
func (a *asking) opinion() *query.Query {
	parsed := a.beside()
	if parsed == nil || parsed.Declines >= .5 {
		return nil
	}
	if at, sure := parsed.Leader(); at >= 0 && sure >= opinion {
		return parsed.Candidates[at].Query
	}
	return nil
}

// beside is what the other parser makes of the question; nil where there is none.
func (a *asking) beside() *parse.Parsed {
	if a.o.Beside == nil {
		return nil
	}
	parsed, err := a.o.Beside.Parse(a.whole, a.in)
	if err != nil {
		return nil
	}
	return parsed
}

// another is a second statement of the model's, which may differ; nil where there is none that can be run.
func (a *asking) another() *query.Query {
	warm := *a
	warm.warm = 1
	s, err := warm.once(warm.message(), opening{})
	if err != nil || s.none || s.unreadable != nil || a.o.Check != nil && a.o.Check(a.in.Schema, s.text) != nil {
		return nil
	}
	return s.query
}

// refused takes up that the model says that the data cannot answer. Small talk is answered as ever. Where it might as
// well have written a statement, or the other parser reads one, the person is to be asked.
func (a *asking) refused(s *statement) (*parse.Parsed, error) {
	out := &parse.Parsed{Data: s.data, Declines: 1 - s.data}
	other := a.beside()
	if other != nil && other.Data < .5 && other.Talk != "" {
		return other, nil
	}
	if len(a.in.Empty) > 0 || a.in.Perturb != 0 {
		return out, nil
	}
	if p := statementP(s.first); p >= worthAsking {
		if t := a.continued("SELECT"); t != nil {
			out.Candidates, out.Beyond = []parse.Candidate{{Query: t.query, P: p}}, 1-p
		}
	} else if at, sure := leader(other); s.first == nil && sure >= opinion && other.Declines < .5 {
		out.Candidates = []parse.Candidate{{Query: other.Candidates[at].Query, P: sure / 2}}
		out.Beyond = .5
	}
	a.look(out.Candidates)
	return out, nil
}

func leader(p *parse.Parsed) (at int, sure float64) {
	if p == nil {
		return -1, 0
	}
	return p.Leader()
}
