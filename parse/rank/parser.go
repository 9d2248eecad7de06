package rank

import (
	"context"
	"math"
	"slices"

	"surely/parse"
	"surely/parse/dialogue"
	"surely/parse/link"
	"surely/parse/propose"
	"surely/query"
	"surely/text"
)

// Parser reads questions with a model.
type Parser struct{ model *Model }

// NewParser returns a parser over a model.
func NewParser(m *Model) *Parser { return &Parser{m} }

// The bounds of one parse.
const (
	kept    = 40  // candidates that are given
	looked  = 24  // of them are those whose results are looked at
	weighed = 800 // readings that are held against what the person said
)

// read is a question's readings, the best of them first.
type read struct {
	set    *propose.Set
	order  []int
	scores []float64 // of all
}

// Parse returns the readings that the constraints allow, with the probabilities that the model gives them among all readings.
func (p *Parser) Parse(ctx context.Context, in parse.Input) (*parse.Parsed, error) {
	r, out, err := p.read(ctx, in)
	if err != nil || len(r.order) == 0 {
		return out, err
	}
	if len(out.Candidates) > 0 && len(in.History) == 0 {
		out.Declines = declines(out)
	}
	if before := last(in.History); before != nil {
		out.Candidates = p.goingOn(in, before, r, out.Candidates)
		if err := p.look(ctx, in, out); err != nil {
			return nil, err
		}
		out.Accounted = p.accounted(r.set, out.Candidates)
	}
	return out, ctx.Err()
}

// read reads a question as one that stands alone.
func (p *Parser) read(ctx context.Context, in parse.Input) (*read, *parse.Parsed, error) {
	set := propose.Readings(link.New(in.Schema, in.Values, in.Question))
	order, scores := Best(p.model, set, weighed)
	out := &parse.Parsed{Data: 1}
	for _, t := range set.Question.Tokens {
		out.Tokens = append(out.Tokens, t.Text)
	}
	if len(order) == 0 {
		return &read{set: set}, out, ctx.Err()
	}
	most, total := scores[order[0]], 0.0
	for _, s := range scores {
		total += math.Exp(s - most)
	}
	beam := in.Beam
	if beam <= 0 {
		beam = kept
	}
	at := map[string]int{}
	left := map[*query.Query]int{} // content words that went nowhere
	free := in.Constraints.Empty()
	for _, i := range order {
		if len(out.Candidates) >= beam {
			break
		}
		q := parse.Fit(in.Schema, described(set.Question.Catalog, set.Query(i)))
		if !free && !in.Constraints.Allow(q) {
			continue
		}
		prob := math.Exp(scores[i]-most) / total
		text := q.SUQL()
		if k, ok := at[text]; ok {
			out.Candidates[k].P += prob
			continue
		}
		at[text] = len(out.Candidates)
		left[q] = link.Count(set.Unused(i))
		out.Candidates = append(out.Candidates, parse.Candidate{Query: q, P: prob, Unused: p.unused(set, i), Words: set.Words(i, q)})
	}
	if err := p.look(ctx, in, out); err != nil {
		return nil, nil, err
	}
	p.model.calibrate(out, left)
	return &read{set, order, scores}, out, ctx.Err()
}

// Weighed returns the readings of another parser, believed the less the more they leave out of what the question surely says.
func (p *Parser) Weighed(in parse.Input, list []parse.Candidate) []parse.Candidate {
	q := link.New(in.Schema, in.Values, in.Question)
	unread := unread * float64(p.model.telling(q, q.Readable()))
	out := slices.Clone(list)
	for i, c := range out {
		cost := ignoring * float64(q.Missing(c.Query.SUQL()))
		if !c.Query.Reads() {
			cost += unread
		}
		out[i].P *= math.Exp(-cost)
	}
	return out
}

// declineBelow is the probability of the best reading under which, with words left over, the data is said not to answer.
const declineBelow = .1

// declines is the probability that the data cannot answer: little is left to go by, and words went nowhere.
func declines(out *parse.Parsed) float64 {
	if i, sure := out.Leader(); len(out.Candidates[i].Unused) > 0 && sure <= declineBelow {
		return 1 - sure
	}
	return 0
}

// goingOn adds the readings of a turn that goes on from the query before: that query, changed by what was said.
func (p *Parser) goingOn(in parse.Input, before *query.Query, r *read, fresh []parse.Candidate) []parse.Candidate {
	follow := p.follow(r, before, fresh)
	shares, alone := follow.Shares()
	out := scaled(fresh, alone)
	for i, e := range follow.Edits {
		if shares[i] < leastShare {
			continue
		}
		c := parse.Candidate{Query: parse.Fit(in.Schema, e.Query), P: shares[i], Unused: p.said(r.set, e.Unused)}
		if in.Constraints.Empty() || in.Constraints.Allow(c.Query) {
			out = append(out, c)
		}
	}
	return parse.Merge(out, len(out))
}

// accounted is the share of candidates that leave no word unused, where there are words that say something.
func (p *Parser) accounted(set *propose.Set, all []parse.Candidate) float64 {
	if len(p.said(set, set.Question.Content)) == 0 {
		return 0
	}
	with, total := 0.0, 0.0
	for _, c := range all {
		if total += c.P; len(c.Unused) == 0 {
			with += c.P
		}
	}
	return with / max(total, 1e-9)
}

// leastShare is the probability below which a change is not worth showing.
const leastShare = .002

// Follow returns what a turn is as a question of its own, and as one that goes on from a query; nothing goes on from none.
func (p *Parser) Follow(ctx context.Context, in parse.Input, before *query.Query) (alone []parse.Candidate, follow *dialogue.Reading, err error) {
	r, out, err := p.read(ctx, in)
	if err != nil {
		return nil, nil, err
	}
	if before != nil && len(r.order) > 0 {
		follow = p.follow(r, before, out.Candidates)
	}
	return out.Candidates, follow, nil
}

func (p *Parser) follow(r *read, before *query.Query, fresh []parse.Candidate) *dialogue.Reading {
	var alone dialogue.Best
	if len(fresh) > 0 {
		alone = dialogue.Best{Query: fresh[0].Query, P: fresh[0].P, Unused: len(fresh[0].Unused)}
	}
	return dialogue.Read(r.set, r.order, r.scores, before, alone, func(token int) bool { return p.plain(r.set, token) })
}

func scaled(list []parse.Candidate, by float64) []parse.Candidate {
	for i := range list {
		list[i].P *= by
	}
	return list
}

// calibrate scales probabilities so that the best result's is how often such a one is right; what is left over is that of
// something else. left is how many content words each query leaves unused.
func (m *Model) calibrate(out *parse.Parsed, left map[*query.Query]int) {
	if len(out.Candidates) == 0 {
		return
	}
	first, p := out.Leader()
	leader := out.Candidates[first]
	of := func(c parse.Candidate) bool {
		return c.Query == leader.Query || c.Result != "" && c.Result == leader.Result
	}
	total := 0.0
	for _, c := range out.Candidates {
		if !of(c) {
			total += c.P
		}
	}
	sure := m.calibration.of(p, left[leader.Query])
	own := sure / max(p, 1e-9)
	rest := min(own, (1-sure)/max(total, 1e-9))
	for i, c := range out.Candidates {
		if of(c) {
			out.Candidates[i].P *= own
		} else {
			out.Candidates[i].P *= rest
		}
	}
	out.Else = max(0, 1-sure-total*rest)
}

// last returns the query of the turn before, or nil.
func last(history []parse.Turn) *query.Query {
	for i := len(history) - 1; i >= 0; i-- {
		if q := history[i].Query; q != nil && len(q.From.Tables) > 0 {
			return q
		}
	}
	return nil
}

// look finds out what the likelier candidates give, and leaves out those that the database refuses.
func (p *Parser) look(ctx context.Context, in parse.Input, out *parse.Parsed) error {
	if in.Prober == nil {
		return ctx.Err()
	}
	runs := out.Candidates[:0]
	for i, c := range out.Candidates {
		if i < looked && c.Result == "" {
			probe, err := in.Prober.Probe(ctx, c.Query)
			if ctx.Err() != nil {
				return ctx.Err()
			}
			if err != nil {
				continue
			}
			c.Result = probe.Fingerprint
			if probe.Null || probe.Rows == 0 {
				c.P *= emptyShare
			}
		}
		runs = append(runs, c)
	}
	out.Candidates = parse.Merge(runs, len(runs))
	return nil
}

// emptyShare is what is left of a reading's probability when it finds nothing.
const emptyShare = .3

// unused returns the content words that a reading leaves unused, without those that questions about anything hold.
func (p *Parser) unused(set *propose.Set, i int) []string { return p.said(set, set.Unused(i)) }

// said returns words as they were asked, without those that questions about anything hold.
func (p *Parser) said(set *propose.Set, words link.Mask) []string {
	var out []string
	for k, t := range set.Question.Tokens {
		if words&(link.Mask(1)<<uint(k)) != 0 && !p.plain(set, k) {
			out = append(out, set.Question.Text[t.Start:t.End])
		}
	}
	return out
}

// plain reports whether a token says nothing of its own: questions about anything hold it.
func (p *Parser) plain(set *propose.Set, token int) bool {
	return p.model.common[set.Question.Stems[token]] || text.Stop(set.Question.Tokens[token].Text)
}
