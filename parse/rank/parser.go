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

// Parse returns the readings that the constraints allow, with the probabilities that the model gives them among all readings.
func (p *Parser) Parse(ctx context.Context, in parse.Input) (*parse.Parsed, error) {
	set := propose.Readings(link.New(in.Schema, in.Values, in.Question))
	order, scores := Best(p.model, set, weighed)
	out := &parse.Parsed{Data: 1}
	for _, t := range set.Question.Tokens {
		out.Tokens = append(out.Tokens, t.Text)
	}
	if len(order) == 0 {
		return out, ctx.Err()
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
		return nil, err
	}
	p.model.calibrate(out, left)
	if len(out.Candidates) > 0 && len(in.History) == 0 {
		out.Declines = declines(out)
	}
	if before := last(in.History); before != nil {
		out.Candidates = p.goingOn(in, before, set, order, scores, out.Candidates)
		return out, p.look(ctx, in, out)
	}
	return out, ctx.Err()
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

// narrowing is how many ways to narrow the query before are tried.
const narrowing = 8

// goingOn adds the readings of a turn that goes on from the query before: what narrows it, and what is asked of its rows.
func (p *Parser) goingOn(in parse.Input, before *query.Query, set *propose.Set, order []int, scores []float64, fresh []parse.Candidate) []parse.Candidate {
	cat, share := set.Question.Catalog, dialogue.GoesOn(set.Question)
	narrow := share * dialogue.Narrows(set.Question)
	var some []parse.Candidate
	total := 0.0
	for _, i := range order {
		if len(some) >= narrowing {
			break
		}
		if set.Readings[i].Shape != propose.Plain {
			continue
		}
		if q := dialogue.Narrow(cat, before, set.Query(i)); q != nil {
			c := parse.Candidate{Query: parse.Fit(in.Schema, q), P: math.Exp(scores[i] - scores[order[0]]), Unused: p.unused(set, i)}
			some = append(some, c)
			total += c.P
		}
	}
	if len(some) == 0 {
		narrow = 0
	}
	out := scaled(some, narrow/max(total, 1e-12))
	for _, c := range fresh {
		if q := dialogue.Ask(cat, before, c.Query); q != nil {
			out = append(out, parse.Candidate{Query: parse.Fit(in.Schema, q), P: c.P * (share - narrow), Unused: c.Unused})
		}
		c.P *= 1 - share
		out = append(out, c)
	}
	if !in.Constraints.Empty() {
		out = slices.DeleteFunc(out, func(c parse.Candidate) bool { return !in.Constraints.Allow(c.Query) })
	}
	return parse.Merge(out, len(out))
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

// unused returns the content words that went nowhere, without those that questions about anything hold.
func (p *Parser) unused(set *propose.Set, i int) []string {
	var out []string
	left := set.Unused(i)
	for k, t := range set.Question.Tokens {
		if left&(link.Mask(1)<<uint(k)) != 0 && !p.model.common[set.Question.Stems[k]] && !text.Stop(t.Text) {
			out = append(out, set.Question.Text[t.Start:t.End])
		}
	}
	return out
}
