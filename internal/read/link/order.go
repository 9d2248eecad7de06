package link

import (
	"github.com/ask-surely/surely/internal/words/text"
)

// DatePair is two date columns of a table whose difference is a duration.
type DatePair struct {
	Late, Early *Column
	Mask        Mask // the words that mention them
}

// maxUnmentionedDates is the number of date columns up to which any two are compared without being mentioned.
const maxUnmentionedDates = 4

// DatePairs returns the pairs of a table's date columns. Dates that come in either order in the rows make two pairs,
// unless the question says which is first.
func (q *Question) DatePairs(t *Table) (out []DatePair) {
	dates := t.Dates()
	if begins, ends := t.hours(); ends != nil {
		out = append(out, DatePair{ends, begins, q.Columns[ends.Index].All() | q.Columns[begins.Index].All()})
	}
	for _, late := range dates {
		for _, early := range dates {
			mask := q.Columns[late.Index].All() | q.Columns[early.Index].All()
			if late == early || mask == 0 && len(dates) > maxUnmentionedDates || !q.mayPrecede(early, late) {
				continue
			}
			out = append(out, DatePair{late, early, mask})
		}
	}
	return out
}

// mayPrecede reports whether one date may be the earlier of two, according to the question and the rows.
func (q *Question) mayPrecede(early, late *Column) bool {
	isAmbiguous := early.mayPrecede(late) && late.mayPrecede(early)
	if direction := q.startsSpan(early) + q.endsSpan(late) - q.endsSpan(early) - q.startsSpan(late); isAmbiguous &&
		direction != 0 {
		return direction > 0
	}
	return early.mayPrecede(late)
}

// Words before dates at which a span of time begins and ends.
var (
	startPrepositions = text.Set("from after since past between")
	endPrepositions   = text.Set("before until till to")
)

// startsSpan returns 1 if the question measures a span of time from a date, else 0; endsSpan returns 1 if it measures a
// span of time up to a date.
func (q *Question) startsSpan(c *Column) int { return q.followsWord(c, startPrepositions) }
func (q *Question) endsSpan(c *Column) int   { return q.followsWord(c, endPrepositions) }

// followsWord returns 1 if the mention of a column follows one of the given words, ignoring other stop words; else 0.
func (q *Question) followsWord(c *Column, words map[string]bool) int {
	mention := q.Columns[c.Index].All()
	if mention == 0 {
		return 0
	}
	at := First(mention) - 1
	for at >= 0 && q.Tokens[at].Stop && !startPrepositions[q.Token(at)] && !endPrepositions[q.Token(at)] {
		at--
	}
	if words[q.Token(at)] {
		return 1
	}
	return 0
}

// mayPrecede reports whether a date may be the earlier of two: it is in more than a few rows, or no row has both and
// its column is first.
func (c *Column) mayPrecede(o *Column) bool {
	share, known := c.Before[o.Name]
	if !known {
		return c.Index < o.Index
	}
	return share > maxExceptionShare
}

// maxExceptionShare is the maximum share of rows in which the other order of two dates is an exception, such as a
// mistake. Above it, either difference may be meant, as with due and actual dates.
const maxExceptionShare = .05
