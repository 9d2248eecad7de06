package link

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/text"
)

// Words in the names of due dates and of expiry dates.
var (
	dueDateWords = text.Set("due deadline promised promise expected")
	expiryWords  = text.Set("expires expiry expire expired expiration until till thru lapses lapse lapsed renewal renew renews " +
		"before by")
	endWords = text.Set("end ends ending")
)

// isExpiry reports whether a column, judging by its name, holds expiry dates: "expires", "valid to", or the day on which
// rows of some length end.
func (c *Column) isExpiry() bool {
	validTo := slices.ContainsFunc(c.Names, func(n Name) bool {
		return slices.Contains(n.Text, "valid") && slices.Contains(n.Text, "to")
	})
	return c.Kind == Temporal && (c.hasWord(expiryWords) || validTo || c.hasWord(endWords) && !c.HasTimeOfDay())
}

// addExpiryNames adds the words for the end of a validity to the names of a table's only expiry date.
func (cat *Catalog) addExpiryNames(t *Table) {
	all := slices.DeleteFunc(slices.Clone(t.Columns), func(c *Column) bool { return !c.isExpiry() })
	if len(all) != 1 {
		return
	}
	for _, w := range []string{"expire", "expiry", "lapse", "renewal"} {
		if n := newName(w); !cat.words[n.Stem[0]] {
			all[0].Names = append(all[0].Names, n)
		}
	}
}

// statusPhrases are phrases that compare a date with today: they say that something has ended, is still valid or is
// overdue.
var statusPhrases = []struct {
	said []string
	due  bool
	op   query.Op
}{
	{[]string{"past", "due"}, true, query.Less}, {[]string{"overdue"}, true, query.Less},
	{[]string{"expired"}, false, query.Less}, {[]string{"lapsed"}, false, query.Less},
	{[]string{"run", "out"}, false, query.Less}, {[]string{"ran", "out"}, false, query.Less},
	{[]string{"out", "of", "date"}, false, query.Less}, {[]string{"in", "date"}, false, query.GreaterEqual},
	{[]string{"valid"}, false, query.GreaterEqual}, {[]string{"unexpired"}, false, query.GreaterEqual},
	{[]string{"active"}, false, query.GreaterEqual}, {[]string{"ongoing"}, false, query.GreaterEqual},
	{[]string{"running"}, false, query.GreaterEqual}, {[]string{"current"}, false, query.GreaterEqual},
	{[]string{"in", "force"}, false, query.GreaterEqual},
}

// StatusPhrase is a phrase that compares dates with today.
type StatusPhrase struct {
	Last    int // the token after it
	Columns []*Column
	op      query.Op
	due     bool
}

// StatusPhraseAt returns the phrase at a token that compares dates with today, with the date columns that it may be
// about. It returns nil if there is no such phrase, or if the phrase is a value in the tables, such as a status.
func (cat *Catalog) StatusPhraseAt(tokens []words.Token, i int) *StatusPhrase {
	for _, s := range statusPhrases {
		last := i + len(s.said)
		same := func(w string, t words.Token) bool { return w == t.Text }
		if last > len(tokens) || !slices.EqualFunc(s.said, tokens[i:last], same) ||
			last < len(tokens) && relatingWords[tokens[last].Text] {
			continue
		}
		out := &StatusPhrase{Last: last, op: s.op, due: s.due}
		for _, c := range cat.Columns {
			isMatch := c.isExpiry()
			if s.due {
				isMatch = c.Kind == Temporal && c.hasWord(dueDateWords)
			}
			if isMatch && !c.Table.hasValue(strings.Join(s.said, " ")) && c.Table.mayBeSaidOf(tokens, last) {
				out.Columns = append(out.Columns, c)
			}
		}
		if len(out.Columns) > 0 {
			return out
		}
	}
	return nil
}

// mayBeSaidOf reports whether words up to a token may be said of a table's rows rather than of something else: of
// "active contracts" or "who is active", but not of the "current fee".
func (t *Table) mayBeSaidOf(tokens []words.Token, last int) bool {
	return last == len(tokens) || tokens[last].Stop || isNamedBy(t.Names, tokens[last:last+1])
}

// relatingWords are words that make the phrase before them compare a date with a day other than today: "run out before
// they left".
var relatingWords = text.Set("before after in on by between during since until from next last this")

// fillerWords lists words that do not change the meaning of the phrase after them: "still valid".
var fillerWords = text.Set("still already now yet currently longer")

// statusAtoms returns comparisons of dates with today for "expired", "still valid", "overdue", "past its next test".
// Overdue rows must also lack the date of completion, if the table has one.
func (q *Question) statusAtoms() (out []Atom) {
	add := func(c *Column, mask, cueMask Mask, op query.Op) *Atom {
		out = append(out, Atom{Table: c.Table, Column: c, Mask: mask, Cue: cueMask, Match: byCalendar,
			Op:    map[query.Op]string{query.GreaterEqual: "since", query.NotBefore: "since", query.Less: "before"}[op],
			Score: 2.5 + q.Tables[c.Table.Index].Share, Where: dayCondition(c.AsDate(), op, q.today)})
		return &out[len(out)-1]
	}
	for i := range q.Tokens {
		if s := q.Catalog.StatusPhraseAt(q.Tokens, i); s != nil {
			op, cueMask := s.op, q.NegationBefore(i, 3)
			if cueMask != 0 && !s.due {
				op = map[query.Op]query.Op{query.Less: query.GreaterEqual, query.GreaterEqual: query.Less}[op]
			}
			if fillerWords[q.Token(i-1)] {
				cueMask |= Span(i-1, i)
			}
			for _, c := range s.Columns {
				if op == query.GreaterEqual && c.Nulls > 0 {
					op = query.NotBefore
				}
				a := add(c, Span(i, s.Last), cueMask, op)
				if done := c.Table.completionDate(c); s.due && done != nil {
					a.Where = append(a.Where, query.Condition{Item: query.Item{Column: done.Ref()}, Op: query.IsNull})
				}
			}
			continue
		}
		for _, c := range q.Catalog.Columns {
			if m := q.Columns[c.Index].Exact; c.Kind == Temporal && m != 0 && q.saysDatePassed(i, m) {
				add(c, m|Span(i, i+1), 0, query.Less)
			}
		}
	}
	return out
}

// saysDatePassed reports whether a token says that a mentioned date has passed: "past the promised date", "whose test
// date has passed".
func (q *Question) saysDatePassed(i int, date Mask) bool {
	switch q.Token(i) {
	case "past", "beyond":
		k := i + 1
		for k < len(q.Tokens) && q.Tokens[k].Stop {
			k++
		}
		return First(date) == k
	case "passed":
		k := i - 1
		for k > 0 && q.Tokens[k].Stop {
			k--
		}
		return Last(date) == k
	}
	return false
}

// hasValue reports whether any of a table's columns with known values has a value.
func (t *Table) hasValue(value string) bool {
	return slices.ContainsFunc(t.Columns, func(c *Column) bool {
		return slices.ContainsFunc(c.Values, func(v schema.ValueCount) bool { return strings.EqualFold(v.Value, value) })
	})
}

// completionDate returns a table's only other date column with missing values, the date on which rows were completed;
// nil if there are several, or none.
func (t *Table) completionDate(due *Column) (end *Column) {
	for _, c := range t.Columns {
		if c == due || c.Kind != Temporal || c.Nulls == 0 {
			continue
		}
		if end != nil {
			return nil
		}
		end = c
	}
	return end
}
