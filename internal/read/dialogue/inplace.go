package dialogue

import (
	"slices"
	"strconv"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words/text"
)

// replaceTime moves a time for which the turn names no column to the column of the previous query's time and, if it is
// a month without a year, to the nearest year: "and in August?" after "booked in July 2024".
func (t *turn) replaceTime(now []query.Condition) []query.Condition {
	out := slices.Clone(now)
	for i, c := range out {
		col := t.cat.Column(c.Item.Column)
		if col == nil || col.Kind != link.Temporal || t.set.Question.Columns[col.Index].All() != 0 {
			continue
		}
		for _, w := range t.before.Where {
			before := t.cat.Column(w.Item.Column)
			if before == nil || before.Kind != link.Temporal || w.Sub != nil || w.Other != nil {
				continue
			}
			part := c.Item.Column.Part
			c.Item.Column = w.Item.Column
			c.Item.Column.Part = part
			out[i] = c
			if month, ok := t.monthInNearestYear(w, c); ok {
				out[i].Values = []query.Value{month}
			}
			break
		}
	}
	return out
}

// monthInNearestYear returns the month of a condition, in the year that brings it nearest to the date of an earlier
// condition.
func (t *turn) monthInNearestYear(before, now query.Condition) (v query.Value, ok bool) {
	if now.Item.Column.Part != query.Month || now.Op != query.Equal || len(before.Values) == 0 || !t.saysMonthAlone() {
		return v, false
	}
	v = now.Values[0]
	old, err := time.Parse("2006-01", before.Values[0].Text[:min(len("2006-01"), len(before.Values[0].Text))])
	month, err2 := time.Parse("2006-01", v.Text)
	if err != nil || err2 != nil {
		return v, false
	}
	month = time.Date(old.Year(), month.Month(), 1, 0, 0, 0, 0, time.UTC)
	switch apart := month.Sub(old); {
	case apart > halfYear:
		month = month.AddDate(-1, 0, 0)
	case apart < -halfYear:
		month = month.AddDate(1, 0, 0)
	}
	v.Text = month.Format("2006-01")
	return v, true
}

// halfYear is half a year in whole days.
const halfYear = 183 * 24 * time.Hour

// saysMonthAlone reports whether a turn names a month and no year.
func (t *turn) saysMonthAlone() (month bool) {
	for _, x := range t.set.Question.Tokens {
		if year, err := strconv.Atoi(x.Text); err == nil && year > 31 {
			return false
		}
		month = month || text.Month(x.Text) > 0
	}
	return month
}
