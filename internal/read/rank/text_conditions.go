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
	"github.com/ask-surely/surely/internal/words/cue"
)

// weighTexts reweights readings if texts could be read. To the extent that texts contain the question's words, readings
// with text conditions are refunded the costs of these conditions and of ignoring words that texts might explain, and
// get a share of "something else". left holds the probabilities of something else and of no answer.
func (p *Parser) weighTexts(ctx context.Context, in parse.Input, r *orderedReadings, best []triedReading,
	refund float64,
	left []float64) error {
	shares, maxShare, err := p.textMatchShares(ctx, in, r, best)
	if err != nil {
		return err
	}
	q := r.set.Question
	r.evidence = &NoAnswerEvidence{None: logit(left[1]), Spoken: unknownShare,
		Strange: float64(p.model.meaningfulWords(q, q.Content&^q.Linked))}
	if maxShare > 0 {
		r.evidence.Spoken = maxShare
	}
	for i, s := range shares {
		atoms, _ := r.set.TextConditions(best[i].reading)
		if s > 0 && slices.ContainsFunc(atoms, func(a *link.Atom) bool { return a.RefersToText }) {
			r.evidence.Told = 1
		}
	}
	weights := make([]float64, len(best))
	total, share := 0.0, 0.0
	for i, s := range shares {
		if s > 0 {
			weight := math.Exp(r.scores[best[i].reading] - r.scores[best[0].reading])
			weights[i] = weight * s
			total += weight
			share += weights[i]
		}
	}
	answered := 0.0
	for i := range best {
		previous := best[i].p
		if total > 0 {
			best[i].p += (refund + left[0]*share/total) * weights[i] / share
		} else if reading := best[i].reading; r.set.Readings[reading].TextTokens == 0 {
			best[i].p = previous * math.Exp((unreadCost-unmatchedWordCost)*p.model.unreadWords(r.set, reading))
			refund -= best[i].p - previous
		}
		answered += best[i].p
	}
	if total > 0 {
		left[0] *= 1 - share/total
		refund = 0
	}
	left[1] = noAnswerWeights.NoAnswerProbability(*r.evidence)
	rest := (1 - left[1]) / max(answered+left[0]+refund, 1e-9) // an unused refund lowers all probabilities
	for i := range best {
		best[i].p *= rest
	}
	left[0] *= rest
	return nil
}

// unmatchedWordCost is the cost of ignoring a content word that texts might explain if no text contains it: lower than
// unreadCost, since the word may not matter ("who plays on Friday?").
const unmatchedWordCost = 1.0

func logit(p float64) float64 {
	p = min(max(p, 1e-4), 1-1e-4)
	return math.Log(p / (1 - p))
}

// unknownShare is the share assumed for texts that were not searched: no reading considered has text conditions, or
// there is too much text.
const unknownShare = .5

// searchWord is a word to search for in a text column.
type searchWord struct {
	column *link.Column
	token  int
}

// maxSearchedWords is the maximum size in words of texts that are searched, which takes a tenth of a second on SQLite.
const maxSearchedWords = 15_000_000

// minNoteShare is the minimum share of a phrase's words that notes must contain for a condition on notes to be kept.
const minNoteShare = .5

// dropUnmatchedNotes drops conditions on notes (many short texts, which the question rarely refers to) if the phrase
// has no meaningful word, or no note contains most of it or says so in other words. They are kept if the question
// refers to a text, or describes the rows.
func (p *Parser) dropUnmatchedNotes(ctx context.Context, in parse.Input, q *link.Question) error {
	contained := map[searchWord]float64{}
	words, examined := make([][]searchWord, len(q.Atoms)), make([]bool, len(q.Atoms))
	for i := range q.Atoms {
		if a := &q.Atoms[i]; a.ReadsText() && !a.RefersToText && !describesNamedRows(q, a) &&
			a.Column.Words <= schema.NoteWords {
			words[i], examined[i] = p.wordsOf(q, []*link.Atom{a}), true
			for _, w := range words[i] {
				contained[w] = unknownShare
			}
		}
	}
	if in.Prober == nil {
		return nil
	}
	if err := p.searchTexts(ctx, in, q, contained); err != nil {
		return err
	}
	asksForFigure := slices.ContainsFunc(q.Cues, func(s cue.Sense) bool { return s&(cue.Total|cue.Average) != 0 })
	kept := q.Atoms[:0]
	for i, a := range q.Atoms {
		found := 0.0
		for _, w := range words[i] {
			found += contained[w]
		}
		matched := !examined[i] || found > 0 && found >= minNoteShare*float64(len(words[i]))
		if !matched && len(words[i]) > 0 && (len(words[i]) > 1 || !asksForFigure) { // "total billed" is no note
			var err error
			if matched, err = notesSay(ctx, in, &a); err != nil {
				return err
			}
		}
		if matched {
			kept = append(kept, a)
		}
	}
	q.Atoms = kept
	return nil
}

// minNoteSays is the minimum probability with which a note has to meet a condition.
const minNoteSays = .8

// notesSay reports whether some note meets a text condition, in whatever words; no if notes cannot be read. It fails
// only when ctx ends.
func notesSay(ctx context.Context, in parse.Input, a *link.Atom) (bool, error) {
	if in.Notes == nil || a.Column.Words > schema.NoteWords {
		return false, nil
	}
	yes, no, err := in.Notes.Judge(ctx, a.Column.Ref(), a.Where[0].Item.Text.Question)
	if a.Op == "textno" {
		yes = no
	}
	return err == nil && yes >= minNoteSays, ctx.Err()
}

// describesNamedRows reports whether a phrase describes the rows of a table that the question names.
func describesNamedRows(q *link.Question, a *link.Atom) bool {
	return q.Tables[a.Table.Index].All() != 0 && q.DescribesRows(a.Mask)
}

// textMatchShares returns, for each of the best readings, how likely texts are to contain what its conditions ask for:
// the share of its words that some text contains, with one more word counted as unknown. If notes meet the conditions
// in other words, all words count as contained. The share is 0 for readings without text conditions; if no text
// contains any of the words, unless the question refers to the contents of texts; and if the question does not refer
// to the rows, unless texts contain every word. The second result is the largest share, including those of readings
// whose words no text contains.
func (p *Parser) textMatchShares(ctx context.Context, in parse.Input, r *orderedReadings, best []triedReading) (
	shares []float64, maxShare float64, err error) {
	q := r.set.Question
	texts := make([][]searchWord, len(best)) // nil: no text conditions
	conditions := make([][]*link.Atom, len(best))
	refersToRows, refersToText := make([]bool, len(best)), make([]bool, len(best))
	contained := map[searchWord]float64{}
	for i, x := range best {
		var atoms []*link.Atom
		if atoms, refersToRows[i] = r.set.TextConditions(x.reading); len(atoms) > 0 {
			texts[i] = p.wordsOf(q, atoms)
			refersToText[i] = slices.ContainsFunc(atoms, func(a *link.Atom) bool { return a.RefersToText })
			conditions[i] = atoms
		}
		for _, w := range texts[i] {
			contained[w] = unknownShare
		}
	}
	if err := p.searchTexts(ctx, in, q, contained); err != nil {
		return nil, 0, err
	}
	shares = make([]float64, len(best))
	for i, words := range texts {
		if words == nil {
			continue
		}
		found := 0.0
		for _, w := range words {
			found += contained[w]
		}
		if found < float64(len(words)) {
			said, err := allSaid(ctx, in, conditions[i])
			if err != nil {
				return nil, 0, err
			}
			if said {
				found = float64(len(words))
			}
		}
		all := found > 0 && found == float64(len(words))
		if share := (found + unknownShare) / float64(len(words)+1); refersToRows[i] || all {
			maxShare = max(maxShare, share)
			if all || found > 0 || refersToText[i] {
				shares[i] = share
			}
		}
	}
	return shares, maxShare, nil
}

// allSaid reports whether notes meet all text conditions, each in some note.
func allSaid(ctx context.Context, in parse.Input, atoms []*link.Atom) (bool, error) {
	for _, a := range atoms {
		if ok, err := notesSay(ctx, in, a); !ok {
			return false, err
		}
	}
	return true, nil
}

// wordsOf returns the meaningful words of text conditions.
func (p *Parser) wordsOf(q *link.Question, atoms []*link.Atom) []searchWord {
	out := []searchWord{}
	for _, a := range atoms {
		for k := range q.Tokens {
			if a.Mask&q.Content&(1<<uint(k)) != 0 && !p.isPlainWord(q, k) && !q.IsOpinion(k) {
				out = append(out, searchWord{a.Column, k})
			}
		}
	}
	return out
}

// searchTexts sets words that some text contains to 1, and the others that it searches for to 0.
func (p *Parser) searchTexts(ctx context.Context, in parse.Input, q *link.Question,
	contained map[searchWord]float64) error {
	var words []searchWord
	for w := range contained {
		if float64(w.column.Table.Rows)*w.column.Words <= maxSearchedWords {
			words = append(words, w)
		}
	}
	probes, err := probe.All(ctx, in.Prober, len(words), func(k int) *query.Query { return words[k].containsQuery(q) })
	for k, found := range probes {
		if found != nil {
			contained[words[k]] = float64(min(found.Rows, 1))
		}
	}
	return err
}

// containsQuery returns a query for texts that contain the word.
func (w searchWord) containsQuery(q *link.Question) *query.Query {
	text := query.Item{Column: w.column.Ref()}
	return &query.Query{Select: []query.Item{text}, From: query.From{Tables: []string{w.column.Table.Name}}, Limit: 1,
		Where: []query.Condition{{Item: text, Op: query.Like, Values: []query.Value{{Text: w.pattern(q)}}}}}
}

// pattern returns a pattern that matches the word and its other forms: the prefix that it shares with its stem or, if
// that is short, the whole word.
func (w searchWord) pattern(q *link.Question) string {
	typed, stem := q.Tokens[w.token].Text, q.Stems[w.token]
	n := 0
	for n < min(len(typed), len(stem)) && typed[n] == stem[n] {
		n++
	}
	if n > 3 {
		return "%" + typed[:n] + "%"
	}
	return "% " + typed + "%" // a short word is part of many others
}
