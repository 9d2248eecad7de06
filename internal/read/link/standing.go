package link

import (
	"slices"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

// Words in the names of due dates and of expiry dates.
var (
	dueDateWords = text.Set("due deadline promised promise expected")
	expiryWords  = text.Set("expires expiry expire expired expiration until till thru lapses lapse lapsed renewal renew renews " +
		"before by")
	endWords = text.Set("end ends ending")
)

// isExpiry reports whether a column, judging by its name, holds expiry dates: "expires", "valid to", or the day on
// which rows of some length end.
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
	s := cat.datePhraseAt(tokens, i)
	if s == nil {
		return nil
	}
	said := words.Key(tokens[i:s.Last])
	s.Columns = slices.DeleteFunc(s.Columns, func(c *Column) bool { return c.Table.withValue(said) != nil })
	if len(s.Columns) == 0 {
		return nil
	}
	return s
}

// datePhraseAt is like StatusPhraseAt for a phrase that is no value in the tables, or is about a date all the same: by
// how much rows are overdue no status says.
func (cat *Catalog) datePhraseAt(tokens []words.Token, i int) *StatusPhrase {
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
			if isMatch && c.Table.mayBeSaidOf(tokens, last) {
				out.Columns = append(out.Columns, c)
			}
		}
		if len(out.Columns) > 0 {
			return out
		}
	}
	return nil
}

// SaysOverdue reports whether a phrase at a token says that rows are overdue.
func (cat *Catalog) SaysOverdue(tokens []words.Token, i int) bool {
	s := cat.datePhraseAt(tokens, i)
	return s != nil && s.due
}

// mayBeSaidOf reports whether words up to a token may be said of a table's rows rather than of one of its columns, as
// in "current fee".
func (t *Table) mayBeSaidOf(tokens []words.Token, last int) bool {
	next := tokens[min(last, len(tokens)):min(last+1, len(tokens))]
	return isNamedBy(t.Names, next) ||
		!slices.ContainsFunc(t.Columns, func(c *Column) bool { return isNamedBy(c.Names, next) })
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
		if s := q.Catalog.datePhraseAt(q.Tokens, i); s != nil && s.due {
			if extents := q.overdueBy(i, s); len(extents) > 0 {
				out = append(out, extents...)
				continue
			}
		}
		if s := q.Catalog.StatusPhraseAt(q.Tokens, i); s != nil {
			op, cueMask := s.op, q.NegationBefore(i, 3)
			if cueMask != 0 && !s.due {
				op = map[query.Op]query.Op{query.Less: query.GreaterEqual, query.GreaterEqual: query.Less}[op]
			}
			if fillerWords[q.Token(i-1)] {
				cueMask |= Span(i-1, i)
			}
			for _, c := range s.Columns {
				op := op
				if op == query.GreaterEqual && c.Nulls > 0 {
					op = query.NotBefore
				}
				a := add(c, Span(i, s.Last), cueMask, op)
				if s.due {
					a.Where = append(a.Where, c.isIncomplete("")...)
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

// isIncomplete returns the condition that rows with a due date have the status that a phrase says or, without one, lack
// the date of completion, if their table has one.
func (c *Column) isIncomplete(said string) []query.Condition {
	if status := c.Table.withValue(said); status != nil {
		return status // what is cancelled may lack the date, too
	}
	if done := c.Table.completionDate(c); done != nil {
		return singleCondition(done.Ref(), query.IsNull)
	}
	return nil
}

// overdueBy returns the conditions of a phrase for overdue rows that a time or a superlative stands beside: "more than
// 60 days overdue", "the most overdue", "overdue the longest". None if neither does.
func (q *Question) overdueBy(first int, s *StatusPhrase) (out []Atom) {
	said := words.Key(q.Tokens[first:s.Last])
	add := func(mask, cueMask Mask, op query.Op, day time.Time) {
		for _, c := range s.Columns {
			where := dayCondition(c.AsDate(), op, day)
			if op != query.Less && op != query.LessEqual {
				where = append(where, dayCondition(c.AsDate(), query.Less, q.today)...)
			}
			out = append(out, Atom{Table: c.Table, Column: c, Op: "before", Mask: mask, Cue: cueMask, Match: byCalendar,
				Score: 3.5 + q.Tables[c.Table.Index].Share, Where: append(where, c.isIncomplete(said)...)})
		}
	}
	for _, f := range q.Numbers {
		if f.Last != first || f.Unit.Dimension != "time" || f.Unit.Factor < units["day"].Factor {
			continue
		}
		days := -int(f.Value * f.Unit.Factor / units["day"].Factor)
		for _, comparison := range q.ComparisonsAt(f.First, f.Last) {
			if op := query.Mirrored[comparison.Op]; op != comparison.Op && op != "" { // the longer ago, the earlier
				add(Span(f.First, s.Last), comparison.Cue, op, q.today.AddDate(0, 0, days))
			}
		}
	}
	if at := q.superlativeBeside(first, s.Last); len(out) == 0 && at >= 0 {
		add(Span(min(first, at), max(s.Last, at+1)), 0, query.Less, q.today)
	}
	return out
}

// OverdueDates returns the words for overdue rows, and the due dates of a table that they are about.
func (q *Question) OverdueDates(t *Table) (words Mask, dates []*Column) {
	for i := range q.Tokens {
		if s := q.Catalog.datePhraseAt(q.Tokens, i); s != nil && s.due {
			words |= Span(i, s.Last)
			dates = slices.DeleteFunc(s.Columns, func(c *Column) bool { return c.Table != t })
		}
	}
	return words, dates
}

// superlativeBeside returns the superlative right before a phrase, or after it: "overdue for the longest". -1: none.
func (q *Question) superlativeBeside(first, last int) int {
	if lang.IsSuperlative(q.Token(first - 1)) {
		return first - 1
	}
	for q.Token(last) == "for" || q.Token(last) == "the" {
		last++
	}
	if lang.IsSuperlative(q.Token(last)) {
		return last
	}
	return -1
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

// withValue returns the condition that one of a table's columns with known values has a value; nil if none has it.
func (t *Table) withValue(value string) []query.Condition {
	for _, c := range t.Columns {
		for _, v := range c.Values {
			if strings.EqualFold(v.Value, value) {
				return singleCondition(c.Ref(), ValueOp(c), query.Value{Text: v.Value, First: -1, Last: -1})
			}
		}
	}
	return nil
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
