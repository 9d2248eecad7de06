package model

import (
	"cmp"
	"context"
	"errors"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// takeoverReason returns why the question was passed to the other parser; empty if it was not.
func (q *question) takeoverReason() string {
	why, _ := q.takenOver.Load().(string)
	return why
}

// useOther has the other parser read the question, and records the reason.
func (a *parseSession) useOther(ctx context.Context, why string) (*parse.Parsed, error) {
	a.recall().takenOver.Store(why)
	parsed, err := a.o.Fallback.Parse(ctx, a.in)
	if err != nil {
		return nil, err
	}
	return withFallbackReason(parsed, why), nil
}

func withFallbackReason(parsed *parse.Parsed, why string) *parse.Parsed {
	out := *parsed
	out.FallbackReason = why
	return &out
}

// minStatementProbability is the statement probability below which the model is guessing: very small models assign .001
// and less to theirs.
const minStatementProbability = .1

// moreConfident returns the other parser's reading if the model is guessing and the other parser is more confident;
// otherwise nil.
func (a *parseSession) moreConfident(q *question, s *statement) *parse.Parsed {
	p := firstP(s.first)
	if !s.none {
		p = s.probability()
	}
	if p >= minStatementProbability || a.constrained() || a.in.Perturb != 0 {
		return nil
	}
	other := a.parseWithFallback()
	if _, sure := leader(other); sure <= p && (other == nil || other.Declines <= p) {
		return nil
	}
	q.takenOver.Store(verdict.Unsure)
	return withFallbackReason(other, verdict.Unsure)
}

// failureReason returns the code for the reason why the model did not read a question.
func failureReason(err error) string {
	switch {
	case errors.As(err, new(*UnreadableError)):
		return verdict.Unusable
	case errors.Is(err, context.DeadlineExceeded): // or the question's patience ran out
		return verdict.Slow
	}
	return cmp.Or(verdict.FailureReason(err), verdict.Down)
}

// The probabilities of a statement without log-probabilities, according to the second opinion: if it has the same
// result (agreed), if it has a different one (opposed, for the statement, and opposing, for the opinion), and if there
// is none (alone). Models are right about everyday questions in two of three cases, and seldom wrong when two agree.
const (
	agreed   = .95
	opposed  = .6
	opposing = .32
	alone    = .75
)

// minOpinion is the minimum probability of the other parser's reading to count as a second opinion.
const minOpinion = .3

// withSecondOpinion assigns probabilities to a statement without log-probabilities. If two opinions give different
// results, the person is asked.
func (a *parseSession) withSecondOpinion(q *query.Query) (*parse.Parsed, error) {
	out := &parse.Parsed{Data: 1, Candidates: []parse.Candidate{{Query: q, P: alone}}}
	if a.constrained() || a.in.Perturb != 0 {
		out.Candidates[0].P = agreed
		a.runCandidates(out.Candidates)
		return out, nil
	}
	other := a.opinion()
	if other == nil {
		a.runCandidates(out.Candidates)
		return out, nil
	}
	out.Candidates = append(out.Candidates, parse.Candidate{Query: other, P: opposing})
	a.runCandidates(out.Candidates)
	if first, second := out.Candidates[0], out.Candidates[1]; other.SUQL() == q.SUQL() ||
		first.Result != "" && first.Result == second.Result {
		out.Candidates = out.Candidates[:1]
		out.Candidates[0].P = agreed
		return out, nil
	}
	out.Candidates[0].P = opposed
	out.Confidences = out.Marginals() // so that both are offered, and their parts are asked about if neither is right
	return out, nil
}

// opinion returns the other parser's reading, if confident; otherwise nil.
func (a *parseSession) opinion() *query.Query {
	parsed := a.parseWithFallback()
	if parsed == nil || parsed.Declines >= .5 {
		return nil
	}
	if at, sure := parsed.Leader(); at >= 0 && sure >= minOpinion {
		return parsed.Candidates[at].Query
	}
	return nil
}

// parseWithFallback returns the other parser's output for the question; nil if there is no such parser.
func (a *parseSession) parseWithFallback() *parse.Parsed {
	if a.o.Fallback == nil {
		return nil
	}
	parsed, err := a.o.Fallback.Parse(a.unbounded, a.in)
	if err != nil {
		return nil
	}
	return parsed
}

// refused handles the model's reply that the data cannot answer. Small talk is answered as usual. If a statement was
// nearly as probable, or the other parser has a reading, the person is asked.
func (a *parseSession) refused(s *statement) (*parse.Parsed, error) {
	out := &parse.Parsed{Data: s.data, Declines: 1 - s.data}
	other := a.parseWithFallback()
	if other != nil && other.Data < .5 && other.SmallTalk != "" {
		return other, nil
	}
	if a.in.Perturb != 0 {
		return out, nil
	}
	if p := statementP(s.first); p >= minAskProbability && a.requests < maxRequests {
		if t := a.continueFrom("SELECT"); t != nil {
			out.Candidates, out.OutOfScope = []parse.Candidate{{Query: t.query, P: p}}, 1-p
		}
	} else if at, sure := leader(other); s.first == nil && sure >= minOpinion && other.Declines < .5 {
		out.Candidates = []parse.Candidate{{Query: other.Candidates[at].Query, P: sure / 2}}
		out.OutOfScope = .5
	}
	a.runCandidates(out.Candidates)
	return out, nil
}

func leader(p *parse.Parsed) (at int, sure float64) {
	if p == nil {
		return -1, 0
	}
	return p.Leader()
}
