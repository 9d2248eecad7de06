package rank

import (
	"context"
	"math"
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/probe"
	"github.com/ask-surely/surely/internal/read/propose"
	"github.com/ask-surely/surely/internal/read/roles"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/text"
)

// Parser reads questions with a model.
type Parser struct {
	model      *Model
	roles      *roles.Reader
	secondPass SecondPass // or nil
	decoder    Decoder    // the second reader of whole questions, or nil
}

// NewParser returns a parser. r and fits are the encoder's passes over the schema and over readings; either may be nil.
func NewParser(m *Model, r *roles.Reader, fits SecondPass) *Parser {
	return &Parser{model: m, roles: r, secondPass: fits}
}

// WithDecoder returns a copy of the parser that also uses a decoder.
func (p *Parser) WithDecoder(d Decoder) *Parser {
	out := *p
	out.decoder = d
	return &out
}

// Limits of one parse.
const (
	maxFollowUpRuns    = 24  // follow-up candidates that are run
	maxCheckedReadings = 800 // readings checked against the person's replies
)

// orderedReadings holds a question's readings in order.
type orderedReadings struct {
	set        *propose.Set
	order      []int
	scores     []float64 // of all readings
	roleScores *roles.Scores
	evidence   *NoAnswerEvidence // nil: there are no texts to read
	asked      string            // what the second pass reads as the question
	alone      float64           // probability that a turn of a conversation is an independent question
	decided    bool              // the words of a turn decide what it changes
}

// Parse returns the readings that the constraints allow, with their probabilities among all readings.
func (p *Parser) Parse(ctx context.Context, in parse.Input) (*parse.Parsed, error) {
	r, out, err := p.read(ctx, in, p.model.linkQuestion(in))
	if err != nil {
		return out, err
	}
	return out, p.addFollowUps(ctx, in, r, out)
}

// readFinalists returns the best readings of a question by itself, with their probabilities. The list of finalists is
// nil if there are none.
func (p *Parser) readFinalists(ctx context.Context, in parse.Input, q *link.Question) (*orderedReadings, *parse.Parsed,
	[]triedReading,
	error) {
	if err := p.dropUnmatchedNotes(ctx, in, q); err != nil {
		return nil, nil, nil, err
	}
	seen, err := p.scoreRoles(ctx, q)
	if err != nil {
		return nil, nil, nil, err
	}
	set := p.model.Readings(q, seen)
	order, scores := Best(p.model, set, maxCheckedReadings)
	p.model.Rerank(set, seen, order, scores)
	out := &parse.Parsed{Data: 1}
	for _, t := range set.Question.Tokens {
		out.Tokens = append(out.Tokens, t.Text)
	}
	r := &orderedReadings{set: set, order: order, scores: scores, roleScores: seen, asked: q.Text}
	if len(order) == 0 {
		return r, out, nil, ctx.Err()
	}
	best, err := p.runBest(ctx, in, r)
	if err != nil || len(best) == 0 {
		return r, out, nil, err
	}
	return r, out, best, p.weigh(ctx, in, r, best, out)
}

// read reads a question without regard to earlier turns.
func (p *Parser) read(ctx context.Context, in parse.Input, q *link.Question) (*orderedReadings, *parse.Parsed, error) {
	if in.Perturb != 0 {
		p = &Parser{p.model.perturbed(in.Perturb), p.roles, p.secondPass, p.decoder}
	}
	r, out, best, err := p.readFinalists(ctx, in, q)
	if err != nil {
		return r, out, err
	}
	if best, err = p.weighWithDecoder(ctx, in, r, best, out); err != nil || len(best) == 0 {
		return r, out, err
	}
	for _, x := range best {
		out.Candidates = append(out.Candidates, p.candidate(r, x))
	}
	out.Candidates = parse.Merge(out.Candidates, len(out.Candidates))
	if r.evidence != nil {
		out.Declines, out.None = noAnswerWeights.declineProbability(out.None), 0
	} else {
		out.Declines = out.DeclineProbability()
		if out.Candidates[0].UnusedCount == 0 {
			out.Declines = min(out.Declines, maxDeclineIfExplained)
		}
	}
	return r, out, ctx.Err()
}

// maxDeclineIfExplained limits the probability of declining if a reading uses every word; then the person is asked
// instead.
const maxDeclineIfExplained = .49

// candidate returns a reading with the words that it leaves out.
func (p *Parser) candidate(r *orderedReadings, x triedReading) parse.Candidate {
	left := r.unusedWords(x.used)
	if x.reading >= 0 {
		left = r.set.Unused(x.reading)
	}
	if left != 0 {
		left &^= r.set.Question.CoveredTokens(x.query)
	}
	return parse.Candidate{Query: x.query, P: x.p, Result: x.probe.Fingerprint, Unused: p.typedWords(r.set, left),
		UnusedCount: link.Count(left), Words: r.set.Alignment(x.query)}
}

// scoreRoles runs the encoder over question and schema.
func (p *Parser) scoreRoles(ctx context.Context, q *link.Question) (*roles.Scores, error) {
	if p.roles == nil {
		return nil, nil
	}
	return p.roles.Read(ctx, q)
}

// linkQuestion links a question to the data. Words that carry no meaning get no text condition.
func (m *Model) linkQuestion(in parse.Input) *link.Question {
	q := in.Link().Copy()
	figures := q.WithSense(cue.Total | cue.Average | cue.Number) // no text is searched for "total"
	q.Atoms = slices.DeleteFunc(q.Atoms, func(a link.Atom) bool {
		return a.ReadsText() && m.meaningfulWords(q, a.Mask&^figures) == 0
	})
	return q
}

// triedReading is a reading with its result.
type triedReading struct {
	reading int       // -1: a reading of the decoder
	used    link.Mask // the words that a reading of the decoder uses
	query   *query.Query
	probe   parse.Probe
	p       float64
}

// runBest returns the best readings that the constraints allow and the database accepts.
func (p *Parser) runBest(ctx context.Context, in parse.Input, r *orderedReadings) ([]triedReading, error) {
	var out []triedReading
	for next := 0; len(out) < maxFinalists && next < len(r.order); {
		var batch []triedReading
		for ; len(batch) < maxFinalists-len(out) && next < len(r.order); next++ {
			i := r.order[next]
			q := parse.Fit(in.Schema, asShown(r.set.Question, r.set.Query(i)))
			if in.Allows(q) && !q.IsPointless() {
				batch = append(batch, triedReading{reading: i, query: q, p: math.Exp(r.scores[i] - r.scores[r.order[0]])})
			}
		}
		probes, err := probe.All(ctx, in.Prober, len(batch), func(k int) *query.Query { return batch[k].query })
		if err != nil {
			return nil, err
		}
		for k, x := range batch {
			if probes[k] != nil {
				x.probe = *probes[k]
				out = append(out, x)
			}
		}
	}
	return out, nil
}

// weigh sets the readings' probabilities: of being right if the results are known, otherwise relative to each other.
func (p *Parser) weigh(ctx context.Context, in parse.Input, r *orderedReadings, best []triedReading,
	out *parse.Parsed) error {
	total := 0.0
	for _, x := range best {
		total += x.p
	}
	if best[0].probe.Fingerprint == "" {
		for i := range best {
			best[i].p /= total
		}
		return nil
	}
	indexes, results := make([]int, len(best)), make([]parse.Probe, len(best))
	for i, x := range best {
		indexes[i], results[i] = x.reading, x.probe
	}
	e := newExample(p.model, r.set, r.roleScores, indexes, results)
	if err := p.model.scoreSecondPass(ctx, e, p.secondPass); err != nil {
		return err
	}
	last := p.model.newRound(e)
	n := len(last.list)
	probs := p.model.final.weigh(&last)
	refund := 0.0
	for i, f := range last.list {
		best[f.reading].p = probs[i] * p.model.textFactor(r.set, best[f.reading].reading)
		refund += probs[i] - best[f.reading].p
	}
	if r.set.Question.TextTokens() != 0 {
		if err := p.weighTexts(ctx, in, r, best, refund, probs[n:]); err != nil {
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

// textFactor returns the factor that lowers a reading's probability for its text conditions, and for the words that a
// text condition could have used but did not. The costs are set by hand.
func (m *Model) textFactor(set *propose.Set, i int) float64 {
	cost := unreadCost * m.unreadWords(set, i)
	if reads := set.Readings[i].TextTokens; reads != 0 {
		cost += textCost
		if reads&1 != 0 { // the first word of a question is seldom in a text
			cost++
		}
	}
	return math.Exp(-cost)
}

// unreadWords counts the meaningful words that a text condition could have used but that the reading ignores.
func (m *Model) unreadWords(set *propose.Set, i int) float64 {
	q, r := set.Question, &set.Readings[i]
	return float64(m.meaningfulWords(q, q.TextTokens()&^r.Used|q.TextReferences()&^r.TextTokens))
}

// typedWords returns the meaningful words of a mask as typed.
func (p *Parser) typedWords(set *propose.Set, words link.Mask) []string {
	var out []string
	for k, t := range set.Question.Tokens {
		if words&(link.Mask(1)<<uint(k)) != 0 && !p.isPlainWord(set.Question, k) {
			out = append(out, set.Question.Text[t.Start:t.End])
		}
	}
	return out
}

// isPlainWord reports whether a token carries no meaning.
func (p *Parser) isPlainWord(q *link.Question, token int) bool {
	return p.model.isPlain(q.Stems[token]) || text.Stop(q.Tokens[token].Text)
}

func onlyCounts(q *query.Query) bool {
	return len(q.Select) == 1 && q.Select[0].Agg == query.Count && len(q.GroupBy) == 0 && q.Set == query.NoSet
}
