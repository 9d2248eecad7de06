package link

import (
	"strconv"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/text"
)

// skippableWords lists words that may be between a negation and a time without being negated themselves: "not those in
// 2025", "outside of summer".
var skippableWords = text.Set("in on from of those these that the ones one ever at during")

// timeNegation returns the words that negate a time: "not in 2025", "excluding March", "leave out 2024".
func (q *Question) timeNegation(m *Moment) Mask {
	if m.Time == nil {
		return 0
	}
	if exclusion := q.exclusionTokens(m.ownTokens()) &^ m.ownTokens(); exclusion != 0 {
		return exclusion
	}
	for k := m.First - 1; k >= 0; k-- {
		switch w := q.Token(k); {
		case w == "not" || w == "without" || q.HasSense(k, cue.Except): // "nothing in 2025" does not negate the time
			return 1 << uint(k)
		case !skippableWords[w] && !q.NamesTable(1<<uint(k)):
			return 0
		}
	}
	return 0
}

var oppositeOps = map[query.Op]query.Op{query.Equal: query.NotEqual, query.GreaterEqual: query.Less,
	query.Less: query.GreaterEqual}

// outsideInterval returns the opposite of a condition on an interval; ok is false if there is none.
func (a Atom) outsideInterval(negation Mask) (denied Atom, ok bool) {
	where := a.Where[0]
	switch {
	case len(a.Where) == 1 && oppositeOps[where.Op] != "":
		where.Op = oppositeOps[where.Op]
	case len(a.Where) == 2 && where.Op == query.GreaterEqual && a.Where[1].Op == query.Less:
		where = a.Column.outsideCondition(where, a.Where[1])
	default:
		return a, false
	}
	a.Op, a.Cue, a.Score, a.Where = "ne", a.Cue|negation, a.Score+.3, []query.Condition{where}
	return a, true
}

// outsideCondition returns the condition that a date is outside an interval, given its bounds.
func (c *Column) outsideCondition(from, to query.Condition) query.Condition {
	last := to.Values[0]
	if day, err := time.Parse(time.DateOnly, last.Text); err == nil {
		last.Text = day.AddDate(0, 0, -1).Format(time.DateOnly)
		if c.HasTimeOfDay() {
			from.Item.Column.Part = query.Day // including the whole last day
		}
	} else if year, err := strconv.Atoi(last.Text); err == nil {
		last.Text = strconv.Itoa(year - 1)
	}
	from.Op, from.Values = query.NotBetween, []query.Value{from.Values[0], last}
	return from
}
