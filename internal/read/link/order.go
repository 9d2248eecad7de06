package link

import (
	"github.com/ask-surely/surely/internal/words/text"
)

// Pair is two date columns of a table whose difference is a duration.
type Pair struct {
	Late, Early *Column
	Mask        Mask // the words that mention them
}

// maxUnmentionedDates is the number of date columns up to which any two are compared without being mentioned.
const maxUnmentionedDates = 4

// Pairs returns the pairs of a table's date columns. Dates that come in either order in the rows make two pairs, unless
// the question says which is first.
func (q *Question) Pairs(t *Table) (out []Pair) {
	dates := t.Dates()
	for _, late := range dates {
		for _, early := range dates {
			mask := q.Columns[late.At].All() | q.Columns[early.At].All()
			if late == early || mask == 0 && len(dates) > maxUnmentionedDates || !q.precedes(early, late) {
				continue
			}
			out = append(out, Pair{late, early, mask})
		}
	}
	return out
}

// precedes reports whether one date may be the earlier of two, by the question and the rows.
func (q *Question) precedes(early, late *Column) bool {
	either := early.precedes(late) && late.precedes(early)
	if said := q.opens(early) + q.closes(late) - q.closes(early) - q.opens(late); either && said != 0 {
		return said > 0
	}
	return early.precedes(late)
}

// Words before dates at which a span of time begins and ends: closed classes.
var (
	fromWhen  = text.Set("from after since past between")
	untilWhen = text.Set("before until till to")
)

// opens returns 1 if the question measures a span of time from a date, else 0.
func (q *Question) opens(c *Column) int  { return q.behind(c, fromWhen) }
func (q *Question) closes(c *Column) int { return q.behind(c, untilWhen) }

// behind returns 1 if the mention of a column follows one of the given words, ignoring other stop words; else 0.
func (q *Question) behind(c *Column, these map[string]bool) int {
	mention := q.Columns[c.At].All()
	if mention == 0 {
		return 0
	}
	at := First(mention) - 1
	for at >= 0 && q.Tokens[at].Stop && !fromWhen[q.Near(at)] && !untilWhen[q.Near(at)] {
		at--
	}
	if these[q.Near(at)] {
		return 1
	}
	return 0
}

// precedes reports whether a date may be the earlier of two: it is in more than a few rows, or no row has both and its
// column is first.
func (c *Column) precedes(o *Column) bool {
	share, known := c.Before[o.Name]
	if !known {
		return c.At < o.At
	}
	return share > maxExceptionShare
}

// maxExceptionShare is the maximum share of rows in which the other order of two dates is an exception, such as a
// mistake. Above it, either difference may be meant, as with due and actual dates.
const maxExceptionShare = .05
