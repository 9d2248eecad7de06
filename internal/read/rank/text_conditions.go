package rank

import (
	"context"
	"math"
	"slices"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/probe"
	"github.com/ask-surely/surely/internal/schema"
)

// weighTexts reweights readings if texts could be read. The costs of text conditions, and of ignoring words that texts
// could be read for, are refunded to readings with text conditions, as is a share of "something else", to the extent
// that texts contain the question's words. left holds the probabilities of something else and of no answer.
func (p *Parser) weighTexts(ctx context.Context, in parse.Input, r *orderedReadings, best []triedReading, over float64,
	left []float64) error {
	spoken, most, err := p.spoken(ctx, in, r, best)
	if err != nil {
		return err
	}
	q := r.set.Question
	r.signs = &Signs{None: logit(left[1]), Spoken: unheard, Strange: float64(p.model.meaningfulWords(q,
		q.Content&^q.Linked))}
	if most > 0 {
		r.signs.Spoken = most
	}
	for i, s := range spoken {
		atoms, _ := r.set.TextConditions(best[i].reading)
		if s > 0 && slices.ContainsFunc(atoms, func(a *link.Atom) bool { return a.Told }) {
			r.signs.Told = 1
		}
	}
	weights := make([]float64, len(best))
	total, share := 0.0, 0.0
	for i, s := range spoken {
		if s > 0 {
			weight := math.Exp(r.scores[best[i].reading] - r.scores[best[0].reading])
			weights[i] = weight * s
			total += weight
			share += weights[i]
		}
	}
	answered := 0.0
	for i := range best {
		was := best[i].p
		if total > 0 {
			best[i].p += (over + left[0]*share/total) * weights[i] / share
		} else if reading := best[i].reading; r.set.Readings[reading].Reads == 0 {
			best[i].p = was * math.Exp((unreadCost-unspoken)*p.model.unread(r.set, reading))
			over -= best[i].p - was
		}
		answered += best[i].p
	}
	if total > 0 {
		left[0] *= 1 - share/total
		over = 0
	}
	left[1] = silence.Of(*r.signs)
	rest := (1 - left[1]) / max(answered+left[0]+over, 1e-9) // unassigned probability counts against every answer
	for i := range best {
		best[i].p *= rest
	}
	left[0] *= rest
	return nil
}

// unspoken is the cost of ignoring a content word that texts could be read for if no text contains it: lower than
// unreadCost, since the word may not matter ("who plays on Friday?").
const unspoken = 1.0

func logit(p float64) float64 {
	p = min(max(p, 1e-4), 1-1e-4)
	return math.Log(p / (1 - p))
}

// unheard is the share assumed if it is unknown: no reading considered has text conditions, or there is too much text
// to search.
const unheard = .5

// word is a word to search for in a text column.
type word struct {
	column *link.Column
	token  int
}

// mostSpoken is the maximum number of words of a table's texts to search: a tenth of a second on SQLite.
const mostSpoken = 15_000_000

// leastNear is the minimum share of a phrase's words that a note must contain for notes to be read for the phrase.
const leastNear = .5

// nearNotes drops conditions on notes (many short texts, which the question rarely refers to) if no note is similar to
// the phrase. They are kept if the question refers to a text, or describes the rows.
func (p *Parser) nearNotes(ctx context.Context, in parse.Input, q *link.Question) error {
	held := map[word]float64{}
	words := make([][]word, len(q.Atoms))
	for i := range q.Atoms {
		if a := &q.Atoms[i]; a.Reads() && !a.Told && !related(q, a) && a.Column.Words <= schema.NoteWords {
			words[i] = p.wordsOf(q, []*link.Atom{a})
			for _, w := range words[i] {
				held[w] = unheard
			}
		}
	}
	if len(held) == 0 || in.Prober == nil {
		return nil
	}
	if err := p.find(ctx, in, q, held); err != nil {
		return err
	}
	kept := q.Atoms[:0]
	for i, a := range q.Atoms {
		found := 0.0
		for _, w := range words[i] {
			found += held[w]
		}
		if len(words[i]) == 0 || found >= leastNear*float64(len(words[i])) {
			kept = append(kept, a)
		}
	}
	q.Atoms = kept
	return nil
}

// related reports whether a phrase describes the rows of a table that the question names.
func related(q *link.Question, a *link.Atom) bool {
	return q.Tables[a.Table.At].All() != 0 && q.Relates(a.Mask)
}

// spoken returns, for each of the best readings, how likely texts contain what it would read them for: the share of its
// words that some text contains, with one more word counted as unknown. The share is 0 for readings without text
// conditions; if no text contains any of the words, unless the question refers to the contents of texts; and if the
// question does not refer to the rows, unless texts contain every word. The second result is the largest share,
// including those of readings whose words no text contains.
func (p *Parser) spoken(ctx context.Context, in parse.Input, r *orderedReadings, best []triedReading) (
	near []float64, most float64, err error) {
	q := r.set.Question
	texts := make([][]word, len(best)) // nil: no text conditions
	addressed, told := make([]bool, len(best)), make([]bool, len(best))
	held := map[word]float64{}
	for i, x := range best {
		var atoms []*link.Atom
		if atoms, addressed[i] = r.set.TextConditions(x.reading); len(atoms) > 0 {
			texts[i] = p.wordsOf(q, atoms)
			told[i] = slices.ContainsFunc(atoms, func(a *link.Atom) bool { return a.Told })
		}
		for _, w := range texts[i] {
			held[w] = unheard
		}
	}
	if err := p.find(ctx, in, q, held); err != nil {
		return nil, 0, err
	}
	near = make([]float64, len(best))
	for i, words := range texts {
		if words == nil {
			continue
		}
		found := 0.0
		for _, w := range words {
			found += held[w]
		}
		all := found > 0 && found == float64(len(words))
		if share := (found + unheard) / float64(len(words)+1); addressed[i] || all {
			most = max(most, share)
			if all || found > 0 || told[i] {
				near[i] = share
			}
		}
	}
	return near, most, nil
}

// wordsOf returns the meaningful words of text conditions.
func (p *Parser) wordsOf(q *link.Question, atoms []*link.Atom) []word {
	out := []word{}
	for _, a := range atoms {
		for k := range q.Tokens {
			if a.Mask&q.Content&(1<<uint(k)) != 0 && !p.plain(q, k) && !q.Voices(k) {
				out = append(out, word{a.Column, k})
			}
		}
	}
	return out
}

// find sets words that some text contains to 1 and others to 0; words not searched for are left unchanged.
func (p *Parser) find(ctx context.Context, in parse.Input, q *link.Question, held map[word]float64) error {
	var words []word
	for w := range held {
		if float64(w.column.Table.Rows)*w.column.Words <= mostSpoken {
			words = append(words, w)
		}
	}
	probes, err := probe.All(ctx, in.Prober, len(words), func(k int) *query.Query { return words[k].holding(q) })
	for k, found := range probes {
		if found != nil {
			held[words[k]] = float64(min(found.Rows, 1))
		}
	}
	return err
}

// holding returns the query for texts that contain the word.
func (w word) holding(q *link.Question) *query.Query {
	text := query.Item{Column: w.column.Ref()}
	return &query.Query{Select: []query.Item{text}, From: query.From{Tables: []string{w.column.Table.Name}}, Limit: 1,
		Where: []query.Condition{{Item: text, Op: query.Like, Values: []query.Value{{Text: w.pattern(q)}}}}}
}

// pattern returns a pattern that matches the word and its other forms: the prefix that it shares with its stem or, if
// that is short, the whole word.
func (w word) pattern(q *link.Question) string {
	said, stem := q.Tokens[w.token].Text, q.Stems[w.token]
	n := 0
	for n < min(len(said), len(stem)) && said[n] == stem[n] {
		n++
	}
	if n > 3 {
		return "%" + said[:n] + "%"
	}
	return "% " + said + "%" // a short word is part of many others
}
