package browse

import (
	"math"
	"slices"
	"sort"
	"strings"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
)

// focus picks the table that is searched: the one that is named, whose values are named, or that has most to read. It
// returns a runner-up where the choice is not clear.
func focus(in parse.Input) (best *ask, more []*ask) {
	tokens := words.Tokenize(in.Question)
	if len(tokens) == 0 || in.Schema == nil {
		return nil, nil
	}
	q := link.On(in.Clock, in.Schema, in.Values, in.Question)
	var all []*ask
	sum := 0.0
	named := 0.0
	for _, t := range in.Schema.Visible() {
		named = max(named, mentions(t, tokens))
	}
	for _, t := range in.Schema.Visible() {
		r := rolesOf(t)
		of := &ask{in: in, q: q, tokens: tokens, gaps: gaps(in.Question, tokens), table: t, roles: r,
			explained: make([]bool, len(tokens))}
		said := mentions(t, tokens)
		score := 3 * said
		if named == 1 && said == 0 {
			score -= 2 // another one is named by its name
		}
		if r.hours != nil && phraseIn(openWord, tokens) {
			score += 1.5
		}
		score += refersTo(in.Schema, t) * .5
		of.p = math.Exp(score)
		sum += of.p
		all = append(all, of)
	}
	if len(all) == 0 {
		return nil, nil
	}
	for _, a := range all {
		a.p /= sum
	}
	sort.SliceStable(all, func(i, j int) bool { return all[i].p > all[j].p })
	if len(all) > 1 && all[1].p > .15 {
		more = all[1:2]
	}
	return all[0], more
}

var openWord = words.Tokenize("open")

// mentions scores how clearly the question names the table or its rows, up to 1.
func mentions(t *schema.Table, tokens []words.Token) float64 {
	best := 0.0
	for i, name := range append([]string{t.Label, t.Name}, t.Synonyms...) {
		name := words.Tokenize(strings.ReplaceAll(name, "_", " "))
		if len(name) == 0 || !phraseIn(name, tokens) {
			continue
		}
		score := 1.0
		if i > 1 {
			score = .7 // synonyms are weaker: "place" may be anything
			if len(name) == 1 && lexicon.dull(name[0].Text) {
				score = .3
			}
		}
		best = max(best, score)
	}
	return best
}

func sameStem(a, b words.Token) bool { return a.Stem == b.Stem }

// phraseIn reports whether the words of a phrase occur consecutively among tokens, by stem.
func phraseIn(phrase, tokens []words.Token) bool {
	for i := 0; i+len(phrase) <= len(tokens); i++ {
		if slices.EqualFunc(phrase, tokens[i:i+len(phrase)], sameStem) {
			return true
		}
	}
	return false
}

// refersTo counts the tables that refer to t: questions are usually about the central table.
func refersTo(db *schema.Database, t *schema.Table) float64 {
	n := 0.0
	for _, f := range db.ForeignKeys {
		if f.RefTable == t.Name {
			n++
		}
	}
	return min(n, 3)
}
