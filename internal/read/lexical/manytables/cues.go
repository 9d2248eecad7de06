package manytables

import (
	"strings"

	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/text"
)

// cue is what a word does to the form of a query, whatever the data is about.
type cue uint64

const (
	noCue cue = iota
	highest
	lowest
	extreme // a superlative of unknown direction
	greater
	smaller
	denies
	perGroup
	counts
	averages
	adds
	maximal
	minimal
	sorts
	upward
	downward
	unlike // different ones only
	joins
	alternates
	bothOf
	contrasts
)

var cueWords = map[cue]string{
	highest:    "most highest largest biggest greatest longest oldest tallest heaviest fastest latest newest best top maximum richest busiest strongest",
	lowest:     "least lowest smallest fewest shortest youngest lightest slowest earliest minimum worst cheapest nearest poorest bottom",
	greater:    "above over exceed exceeds exceeding greater larger more higher older bigger heavier longer taller after since beyond later faster",
	smaller:    "below under less fewer smaller lower younger lighter shorter before earlier cheaper slower",
	denies:     "not no never without neither nor non none dont doesnt didnt isnt arent wasnt werent havent hasnt hadnt except exclude excluding cannot nobody",
	perGroup:   "each every per",
	counts:     "count many",
	averages:   "average mean avg averaged",
	adds:       "sum total combined altogether overall",
	maximal:    "maximum max",
	minimal:    "minimum min",
	sorts:      "sorted ordered order sort ranked rank arrange arranged listed alphabetical alphabetically lexicographical lexicographically alphabetic",
	upward:     "ascending increasing asc",
	downward:   "descending decreasing desc reverse",
	unlike:     "different distinct unique",
	joins:      "and also as",
	alternates: "or either",
	bothOf:     "both",
	contrasts:  "but however",
}

var cues = func() map[string]cue {
	m := map[string]cue{}
	for c, list := range cueWords {
		for _, w := range strings.Fields(list) {
			if have, ok := m[w]; !ok || c < have {
				m[w] = c
			}
		}
	}
	return m
}()

// likeSuperlatives end like superlatives and are none. The model was learnt with this list, not with lang.Superlative.
var likeSuperlatives = text.Set(`interest request west east test guest forest contest invest harvest nest rest quest chest vest arrest
	protest suggest digest honest modest northwest southwest northeast southeast est`)

func cueOf(w *words.Token) cue {
	if c, ok := cues[w.Text]; ok {
		return c
	}
	if len(w.Text) > 4 && strings.HasSuffix(w.Text, "est") && !likeSuperlatives[w.Text] {
		return extreme
	}
	return noCue
}
