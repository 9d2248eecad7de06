package parse

import (
	"strconv"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// fitYears replaces years compared with a date column with days: after 1999 means from 2000-01-01 on.
func fitYears(col *schema.Column, c query.Condition) query.Condition {
	if col.Type != schema.Date && col.Type != schema.Timestamp || len(c.Values) == 0 || c.Item.Column.Part != "" {
		return c
	}
	years := make([]int, len(c.Values))
	for i, v := range c.Values {
		n, err := strconv.Atoi(v.Text)
		if err != nil || len(v.Text) != 4 {
			return c
		}
		years[i] = n
	}
	firstDay := func(i, later int) query.Value {
		v := c.Values[i]
		v.Text, v.Number = strconv.Itoa(years[i]+later)+"-01-01", false
		return v
	}
	lastDay := func(i int) query.Value {
		v := c.Values[i]
		v.Text, v.Number = strconv.Itoa(years[i])+"-12-31", false
		if col.Type == schema.Timestamp {
			v.Text += " 23:59:59.999999"
		}
		return v
	}
	switch c.Op {
	case query.Equal:
		c.Op, c.Values = query.Between, []query.Value{firstDay(0, 0), lastDay(0)}
	case query.Between, query.NotBetween:
		c.Values = []query.Value{firstDay(0, 0), lastDay(1)}
	case query.Greater:
		c.Op, c.Values = query.GreaterEqual, []query.Value{firstDay(0, 1)}
	case query.LessEqual:
		c.Op, c.Values = query.Less, []query.Value{firstDay(0, 1)}
	case query.GreaterEqual, query.Less:
		c.Values = []query.Value{firstDay(0, 0)}
	}
	return c
}
