package rank

import (
	"context"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/dialogue"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/probe"
)

// addFollowUps adds readings of the question as a follow-up.
func (p *Parser) addFollowUps(ctx context.Context, in parse.Input, r *orderedReadings, out *parse.Parsed) error {
	if len(r.order) == 0 || len(in.History) == 0 {
		return ctx.Err()
	}
	in.History = dialogue.WithoutComparisons(in.History)
	out.Declines = 0 // earlier turns may supply what the question lacks
	follow := p.readFollowUp(in, r, out.Candidates)
	if err := p.addChanges(ctx, in, r, follow, out); err != nil {
		return err
	}
	if !r.decided {
		if err := p.weighConversation(ctx, in, r, out); err != nil {
			return err
		}
	}
	closePronouns(follow, out)
	if q := r.set.Question; len(out.Candidates) > 0 && q.Token(len(q.Tokens)-1) == "there" && q.Token(0) != "is" &&
		q.Token(0) != "are" && len(out.Candidates[0].Unused) > 0 {
		out.Declines = 1 // the rows shown do not have what is asked for
	}
	return ctx.Err()
}

// addChanges adds follow-up readings, which are the previous query as changed by the turn. It scales the other readings
// by the probability that the turn is an independent question, and runs all of them.
func (p *Parser) addChanges(ctx context.Context, in parse.Input, r *orderedReadings, follow *dialogue.Reading,
	out *parse.Parsed) error {
	if len(follow.Edits) == 0 {
		return p.runFollowUps(ctx, in, out)
	}
	shares, independent, rest := follow.Probabilities()
	r.alone, r.decided, out.Independent = independent, follow.Decides(shares), independent
	scale(out.Candidates, independent)
	out.Else, out.None = out.Else*independent+rest, out.None*independent
	for i, e := range follow.Edits {
		if shares[i] < minFollowUp {
			continue
		}
		c := parse.Candidate{Query: parse.Fit(in.Schema, e.Query), P: shares[i], Unused: p.typedWords(r.set, e.Unused),
			UnusedCount: link.Count(e.Unused & r.set.Question.Content)}
		if in.Allows(c.Query) {
			out.Candidates = append(out.Candidates, c)
		}
	}
	out.Candidates = parse.Merge(out.Candidates, len(out.Candidates))
	return p.runFollowUps(ctx, in, out)
}

// closePronouns gives most of the probability of readings that ignore whom a pronoun stands for to the others.
func closePronouns(follow *dialogue.Reading, out *parse.Parsed) {
	open, closed := 0.0, 0.0
	isOpen := make([]bool, len(out.Candidates))
	for i, c := range out.Candidates {
		if isOpen[i] = follow.LeavesOpen(c.Query); isOpen[i] {
			open += c.P
		} else {
			closed += c.P
		}
	}
	if open == 0 || closed == 0 {
		return
	}
	for i := range out.Candidates {
		if c := &out.Candidates[i]; isOpen[i] {
			c.P *= openPronounShare
		} else {
			c.P *= 1 + open*(1-openPronounShare)/closed
		}
	}
	out.Candidates = parse.Merge(out.Candidates, len(out.Candidates))
}

// openPronounShare is the share of its probability that a reading keeps although it ignores whom a pronoun stands for.
const openPronounShare = .1

// minFollowUp is the minimum probability of a follow-up candidate.
const minFollowUp = .002

func (p *Parser) readFollowUp(in parse.Input, r *orderedReadings, fresh []parse.Candidate) *dialogue.Reading {
	var independent dialogue.IndependentReading
	if len(fresh) > 0 {
		independent = dialogue.IndependentReading{Query: fresh[0].Query, P: fresh[0].P, Unused: len(fresh[0].Unused)}
	}
	return dialogue.Read(r.set, r.order, r.scores, in.History, independent,
		func(token int) bool { return p.isPlainWord(r.set.Question, token) })
}

func scale(list []parse.Candidate, by float64) {
	for i := range list {
		list[i].P *= by
	}
}

// runFollowUps runs the more probable follow-up candidates and drops those that the database refuses.
func (p *Parser) runFollowUps(ctx context.Context, in parse.Input, out *parse.Parsed) error {
	if in.Prober == nil {
		return ctx.Err()
	}
	first := out.Candidates[:min(maxFollowUpRuns, len(out.Candidates))]
	probes, err := probe.All(ctx, in.Prober, len(first), func(k int) *query.Query { return first[k].Query })
	if err != nil {
		return err
	}
	runs := out.Candidates[:0]
	for i, c := range out.Candidates {
		if i < len(probes) && c.Result == "" {
			if probes[i] == nil {
				continue
			}
			c.Result = probes[i].Fingerprint
			if probes[i].Null || probes[i].Rows == 0 {
				c.P *= emptyFollowUpFactor
			}
		}
		runs = append(runs, c)
	}
	out.Candidates = parse.Merge(runs, len(runs))
	return nil
}

// emptyFollowUpFactor is the factor for the probability of a follow-up with an empty result.
const emptyFollowUpFactor = .3
