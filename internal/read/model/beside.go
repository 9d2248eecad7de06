package model

import (
	"cmp"
	"context"
	"errors"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// useOther has the other parser read the question, and records the reason.
func (a *parseSession) useOther(ctx context.Context, why string) (*parse.Parsed, error) {
	parsed, err := a.o.Fallback.Parse(ctx, a.in)
	if err != nil {
		return nil, err
	}
	return a.takenOver(parsed, why), nil
}

// takenOver returns the other parser's reading with the reason, which it records.
func (a *parseSession) takenOver(parsed *parse.Parsed, why string) *parse.Parsed {
	a.recall().takenOver.Store(why)
	out := *parsed
	out.FallbackReason = why
	return &out
}

// minStatementProbability is the statement probability below which the model is guessing: very small models assign .001
// and less to theirs.
const minStatementProbability = .1

// moreConfident returns the other parser's reading if the model is guessing and the other parser is more confident;
// otherwise nil.
func (a *parseSession) moreConfident(s *statement) *parse.Parsed {
	p := firstP(s.reply)
	if !s.none {
		p = s.probability()
	}
	if p >= minStatementProbability || a.constrained() || a.in.Perturb != 0 {
		return nil
	}
	other := a.parseWithFallback()
	if other == nil {
		return nil
	}
	if _, sure := other.Leader(); sure <= p && other.Declines <= p {
		return nil
	}
	return a.takenOver(other, verdict.Unsure)
}

// failureReason returns the code for the reason why the model did not read a question.
func failureReason(err error) string {
	switch {
	case errors.As(err, new(*UnreadableError)):
		return verdict.Unusable
	case errors.Is(err, context.DeadlineExceeded): // or Options.Patience ran out
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
func (a *parseSession) withSecondOpinion(q *query.Query) *parse.Parsed {
	all := []parse.Candidate{{Query: q, P: alone}}
	if a.constrained() || a.in.Perturb != 0 {
		all[0].P = agreed
	} else if other, _ := opinion(a.parseWithFallback()); other != nil {
		all = append(all, parse.Candidate{Query: other, P: opposing})
	}
	a.runCandidates(all)
	if len(all) == 1 {
		return &parse.Parsed{Data: 1, Candidates: all}
	}
	if all[0].Query.SUQL() == all[1].Query.SUQL() || all[0].Result != "" && all[0].Result == all[1].Result {
		all[0].P = agreed
		return &parse.Parsed{Data: 1, Candidates: all[:1]}
	}
	all[0].P = opposed
	out := &parse.Parsed{Data: 1, Candidates: all}
	out.Confidences = out.Marginals() // so that both are offered, and their parts are asked about if neither is right
	return out
}

// opinion returns the other parser's reading, if confident; otherwise nil.
func opinion(other *parse.Parsed) (q *query.Query, sure float64) {
	if other == nil || other.Declines >= .5 {
		return nil, 0
	}
	at, sure := other.Leader()
	if at < 0 || sure < minOpinion {
		return nil, 0
	}
	return other.Candidates[at].Query, sure
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
func (a *parseSession) refused(s *statement) *parse.Parsed {
	out := &parse.Parsed{Data: s.data, Declines: 1 - s.data}
	other := a.parseWithFallback()
	if other != nil && other.Data < .5 && other.SmallTalk != "" {
		return other
	}
	if a.in.Perturb != 0 {
		return out
	}
	if p := beginP(s.reply, "select", "with"); p >= minAskProbability && a.requests < maxRequests {
		if t := a.continueFrom("SELECT"); t != nil {
			out.Candidates, out.OutOfScope = []parse.Candidate{{Query: t.query, P: p}}, 1-p
		}
	} else if q, sure := opinion(other); s.reply == nil && q != nil {
		out.Candidates, out.OutOfScope = []parse.Candidate{{Query: q, P: sure / 2}}, .5
	}
	a.runCandidates(out.Candidates)
	return out
}
