package link

import (
	"slices"

	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
)

// Words in the names of dates from which ages are counted.
var (
	birthWords = text.Set("birth born birthday birthdate dob")
	yearWords  = text.Set("year yr years")
)

// Verbs similar to the names of columns that date the origin of things, from which their ages count, and verbs for
// other events. A name must be more similar to a founding verb than to any of the other verbs.
var (
	foundingVerbs   = []string{"built", "planted", "bought", "founded"}
	otherEventVerbs = []string{"joined", "started", "ended", "paid", "sold", "hired", "found"}
)

// bestSimilarity returns the greatest similarity of a word to any word of a list.
func bestSimilarity(word string, list []string) (best float64) {
	for _, w := range list {
		best = max(best, encode.WordSimilarity(word, w))
	}
	return best
}

// hasWord reports whether a column's name contains any of the given words.
func (c *Column) hasWord(class map[string]bool) bool {
	return slices.ContainsFunc(c.Names, func(n Name) bool {
		return slices.ContainsFunc(n.Text, func(w string) bool { return class[w] })
	})
}

// Age returns the age of a table's rows in full years, computed from a date column, or nil if the column gives no age.
func (c *Column) Age() *query.Calc {
	switch {
	case c.Kind == Temporal && c.Type != schema.Time && (c.hasWord(birthWords) || c.isFoundingDate()):
		return &query.Calc{Op: query.Age, Right: query.Item{Column: c.AsDate()}}
	case c.HoldsYears() && !c.IsKey && !c.IsReference && c.Role != schema.Identifier && (c.hasWord(birthWords) ||
		c.isFoundingDate()):
		return &query.Calc{Op: query.Minus, Left: query.Item{Number: query.ThisYear}, Right: query.Item{Column: c.Ref()}}
	}
	return nil
}

// isFoundingDate reports whether a column, judging by its name, dates the origin of its rows. A column named just
// "year" does so for things, but not for people.
func (c *Column) isFoundingDate() bool {
	const threshold = .22
	onlyYearWords := true
	for _, w := range c.Names[0].Text {
		if similarity := bestSimilarity(w, foundingVerbs); similarity >= threshold && similarity > bestSimilarity(w,
			otherEventVerbs) {
			return true
		}
		onlyYearWords = onlyYearWords && yearWords[w]
	}
	return onlyYearWords && !c.Table.IsPeople
}
