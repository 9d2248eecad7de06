package rank

import (
	"context"
	"math"
	"slices"
	"strings"
	"unicode"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/dialogue"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/probe"
	"github.com/ask-surely/surely/internal/read/propose"
	"github.com/ask-surely/surely/internal/read/roles"
	"github.com/ask-surely/surely/internal/words/text"
)

// Parser reads questions with a model.
type Parser struct {
	model *Model
	roles *roles.Reader
	fits  Fits // nil: there is no second pass
}

// NewParser returns a parser over a model, and over the encoder's passes over question and schema and over question and
// readings where they are not nil.
func NewParser(m *Model, r *roles.Reader, fits Fits) *Parser { return &Parser{m, r, fits} }

// The bounds of one parse.
const (
	looked  = 24  // changes of an earlier query whose results are looked at
	weighed = 800 // readings that are held against what the person said
)

// read is a question's readings, the best of them first.
type read struct {
	set    *propose.Set
	order  []int
	scores []float64 // of all
	seen   *roles.Scores
	signs  *Signs // nil: no texts could be read
}

// Parse returns the readings that the constraints allow, with the probabilities that the model gives them among all
// readings.
func (p *Parser) Parse(ctx context.Context, in parse.Input) (*parse.Parsed, error) {
	return p.parse(ctx, in, p.model.linked(in))
}

func (p *Parser) parse(ctx context.Context, in parse.Input, q *link.Question) (*parse.Parsed, error) {
	r, out, err := p.read(ctx, in, q)
	if err != nil {
		return out, err
	}
	return out, p.after(ctx, in, r, out)
}

// after adds to what a question is on its own what it is as one that goes on from those before.
func (p *Parser) after(ctx context.Context, in parse.Input, r *read, out *parse.Parsed) error {
	if len(r.order) == 0 || len(in.History) == 0 {
		return ctx.Err()
	}
	out.Declines = 0 // what was said before may hold what this lacks
	out.Candidates = p.goingOn(in, r, out.Candidates)
	if err := p.look(ctx, in, out); err != nil {
		return err
	}
	out.Accounted = p.accounted(r.set, out.Candidates)
	return ctx.Err()
}

// read reads a question as one that stands alone. A perturbed pass leaves out some of the features that readings are
// scored by.
func (p *Parser) read(ctx context.Context, in parse.Input, q *link.Question) (*read, *parse.Parsed, error) {
	if in.Perturb != 0 {
		p = &Parser{p.model.perturbed(in.Perturb), p.roles, p.fits}
	}
	if err := p.nearNotes(ctx, in, q); err != nil {
		return nil, nil, err
	}
	set := p.model.Readings(q)
	order, scores := Best(p.model, set, weighed)
	seen, err := p.expect(ctx, q)
	if err != nil {
		return nil, nil, err
	}
	p.model.Ranked(set, seen, order, scores)
	out := &parse.Parsed{Data: 1}
	for _, t := range set.Question.Tokens {
		out.Tokens = append(out.Tokens, t.Text)
	}
	r := &read{set: set, order: order, scores: scores, seen: seen}
	if len(order) == 0 {
		return r, out, ctx.Err()
	}
	best, err := p.best(ctx, in, r)
	if err != nil || len(best) == 0 {
		return r, out, err
	}
	if err := p.weigh(ctx, in, r, best, out); err != nil {
		return r, out, err
	}
	at := map[string]int{}
	for _, x := range best {
		text := x.query.SUQL()
		if k, ok := at[text]; ok {
			out.Candidates[k].P += x.p
			continue
		}
		at[text] = len(out.Candidates)
		out.Candidates = append(out.Candidates, parse.Candidate{Query: x.query, P: x.p, Result: x.probe.Fingerprint,
			Unused: p.unused(set, x.reading), Words: set.Words(x.reading, x.query)})
	}
	out.Candidates = parse.Merge(out.Candidates, len(out.Candidates))
	if r.signs != nil {
		out.Declines, out.None = silence.declines(out.None), 0
	} else {
		out.Declines = out.Declining()
	}
	return r, out, ctx.Err()
}

// expect runs the encoder over question and schema.
func (p *Parser) expect(ctx context.Context, q *link.Question) (*roles.Scores, error) {
	if p.roles == nil || p.model == nil || p.model.roles == nil {
		return nil, nil
	}
	return p.roles.Read(ctx, q)
}

// linked finds what the words of a question may be about. Texts are not read for words that say nothing of their own.
func (m *Model) linked(in parse.Input) *link.Question {
	q := link.New(in.Schema, in.Values, in.Question)
	q.Atoms = slices.DeleteFunc(q.Atoms, func(a link.Atom) bool { return a.Reads() && m.telling(q, a.Mask) == 0 })
	return q
}

// triedReading is one of the best readings, with what it gives.
type triedReading struct {
	reading int
	query   *query.Query
	probe   parse.Probe
	p       float64
}

// best returns the readings that score best among those that the constraints allow and the database takes.
func (p *Parser) best(ctx context.Context, in parse.Input, r *read) ([]triedReading, error) {
	var out []triedReading
	free := in.Constraints.Empty()
	for next := 0; len(out) < finalists && next < len(r.order); {
		var some []triedReading
		for ; len(some) < finalists-len(out) && next < len(r.order); next++ {
			i := r.order[next]
			q := parse.Fit(in.Schema, described(r.set.Question.Catalog, r.set.Query(i)))
			if free || in.Constraints.Allow(q) {
				some = append(some, triedReading{reading: i, query: q, p: math.Exp(r.scores[i] - r.scores[r.order[0]])})
			}
		}
		probes, err := probe.All(ctx, in.Prober, len(some), func(k int) *query.Query { return some[k].query })
		if err != nil {
			return nil, err
		}
		for k, x := range some {
			if probes[k] != nil {
				x.probe = *probes[k]
				out = append(out, x)
			}
		}
	}
	return out, nil
}

// weigh gives readings the probabilities of being right, as far as the model can tell; where it cannot see what they
// give, the probabilities that they have among each other.
func (p *Parser) weigh(ctx context.Context, in parse.Input, r *read, best []triedReading, out *parse.Parsed) error {
	total := 0.0
	for _, x := range best {
		total += x.p
	}
	if p.model.final == nil || best[0].probe.Fingerprint == "" {
		for i := range best {
			best[i].p /= total
		}
		return nil
	}
	which := make([]int, len(best))
	for i, x := range best {
		which[i] = x.reading
	}
	k := -1
	e := newExample(p.model, r.set, r.seen, which, func(int) Verdict { k++; return Verdict{Probe: best[k].probe} })
	if err := p.model.fit(ctx, e, p.fits); err != nil {
		return err
	}
	last := p.model.round(e)
	n := len(last.list)
	probs := p.model.final.weigh(&last)
	formed(r.set, best, last.list, probs[:n])
	over := 0.0
	for i, f := range last.list {
		best[f.of].p = probs[i] * p.model.texts(r.set, best[f.of].reading)
		over += probs[i] - best[f.of].p
	}
	if r.set.Question.Readable() != 0 {
		if err := p.weighTexts(ctx, in, r, best, over, probs[n:]); err != nil {
			return err
		}
	}
	sum := 0.0
	for i := range best {
		sum += best[i].p
	}
	sum += probs[n] + probs[n+1]
	for i := range best {
		best[i].p /= sum
	}
	out.Else, out.None = (probs[n]+probs[n+1])/sum, probs[n+1]/sum
	return nil
}

// formed gives the probabilities of readings that lack a form of the question to those that have it.
func formed(set *propose.Set, best []triedReading, list []finalist, probs []float64) {
	before, after := 0.0, 0.0
	for i, f := range list {
		before += probs[i]
		probs[i] *= math.Exp(-unformed * float64(set.Readings[best[f.of].reading].Unformed))
		after += probs[i]
	}
	if after > 0 {
		for i := range probs {
			probs[i] *= before / after
		}
	}
}

// says is what a result's only cell has to do with the question's own words: of results that the question itself says
// one in twenty is right, and so few that it does not say although it lets choose.
type says uint8

const (
	saysNothing says = iota
	echoes           // the question says it, and asks for something else
	unchosen         // the question lets choose, and this is none of what it names
)

// saying returns what a text says as the answer to a question.
func saying(q *link.Question) func(answer string) says {
	asked := " " + text.Fold(q.Text) + " "
	chooses := propose.Chooses(q)
	return func(answer string) says {
		switch said := strings.Contains(asked, " "+answer+" "); {
		case len(answer) < 3 || !strings.ContainsFunc(answer, unicode.IsLetter) || said == chooses || text.Stop(answer):
			return saysNothing
		case chooses:
			return unchosen
		}
		return echoes
	}
}

// texts is how much less a reading is believed for what it has texts read for, or does not although texts could be:
// nothing of that is learnt.
func (m *Model) texts(set *propose.Set, i int) float64 {
	cost := unread * m.unread(set, i)
	if reads := set.Readings[i].Reads; reads != 0 {
		cost += reading
		if reads&1 != 0 { // how a question begins is seldom said by a text
			cost++
		}
	}
	return math.Exp(-cost)
}

// unread is how many telling words that texts could be read for a reading leaves out, or takes for something else
// although the question says that texts tell them.
func (m *Model) unread(set *propose.Set, i int) float64 {
	q, r := set.Question, &set.Readings[i]
	return float64(m.telling(q, q.Readable()&^r.Used|q.Told()&^r.Reads))
}

// goingOn adds the readings of a turn that goes on from the query before: that query, changed by what was said.
func (p *Parser) goingOn(in parse.Input, r *read, fresh []parse.Candidate) []parse.Candidate {
	follow := p.follow(in, r, fresh)
	if len(follow.Edits) == 0 {
		return fresh
	}
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

// Follow returns what a turn is as a question of its own, and as one that goes on from those before; nothing goes on
// from none.
func (p *Parser) Follow(ctx context.Context, in parse.Input) (alone []parse.Candidate, follow *dialogue.Reading,
	err error) {
	r, out, err := p.read(ctx, in, p.model.linked(in))
	if err != nil {
		return nil, nil, err
	}
	if len(in.History) > 0 && len(r.order) > 0 {
		follow = p.follow(in, r, out.Candidates)
	}
	return out.Candidates, follow, nil
}

func (p *Parser) follow(in parse.Input, r *read, fresh []parse.Candidate) *dialogue.Reading {
	var alone dialogue.Best
	if len(fresh) > 0 {
		alone = dialogue.Best{Query: fresh[0].Query, P: fresh[0].P, Unused: len(fresh[0].Unused)}
	}
	return dialogue.Read(r.set, r.order, r.scores, in.History, alone,
		func(token int) bool { return p.plain(r.set.Question, token) })
}

func scaled(list []parse.Candidate, by float64) []parse.Candidate {
	for i := range list {
		list[i].P *= by
	}
	return list
}

// look finds out what the likelier candidates give, and leaves out those that the database refuses.
func (p *Parser) look(ctx context.Context, in parse.Input, out *parse.Parsed) error {
	if in.Prober == nil {
		return ctx.Err()
	}
	first := out.Candidates[:min(looked, len(out.Candidates))]
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
		if words&(link.Mask(1)<<uint(k)) != 0 && !p.plain(set.Question, k) {
			out = append(out, set.Question.Text[t.Start:t.End])
		}
	}
	return out
}

// plain reports whether a token says nothing of its own: questions about anything hold it.
func (p *Parser) plain(q *link.Question, token int) bool {
	return p.model.common[q.Stems[token]] || text.Stop(q.Tokens[token].Text)
}
