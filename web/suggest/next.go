package suggest

import (
	"fmt"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/present"
)

// FollowUps generates what could be asked after a query: another value, an additional condition, another view.
func FollowUps(db *schema.Database, q *query.Query) []Guess {
	if db == nil || q.Set != query.NoSet || len(q.From.Tables) == 0 {
		return nil
	}
	t := db.Table(q.From.Tables[0])
	if t == nil {
		return nil
	}
	p, out := pick(t), otherValues(t, q)
	if p.text != nil && !reads(q) && len(q.GroupBy) == 0 && len(q.Select) > 0 && q.Select[0].Agg == query.None {
		for _, word := range views.HintWords {
			out = append(out, Guess{Kind: "text", Text: fmt.Sprintf(views.NextWord, word),
				fits: func(n *query.Query) bool { return reads(n) && len(n.Where) > len(q.Where) }})
		}
	}
	if p.place != nil && len(q.Where) > 0 &&
		!slices.ContainsFunc(q.Where, func(w query.Condition) bool { return sameColumn(w.Item.Column, p.place) }) {
		v := p.placeValue(0)
		out = append(out, Guess{Kind: "place", Text: fmt.Sprintf(views.NextOnly, v),
			fits: func(n *query.Query) bool { return conditionOn(n, p.place, v) && len(n.Where) > len(q.Where) }})
	}
	return out
}

// otherValues generates queries with another value.
func otherValues(t *schema.Table, q *query.Query) []Guess {
	var out []Guess
	for _, w := range q.Where {
		c := t.Column(w.Item.Column.Name)
		if c == nil || c.Role != schema.Enumeration || len(w.Values) != 1 || w.Sub != nil {
			continue
		}
		for _, v := range c.Values[:min(len(c.Values), 4)] {
			if strings.EqualFold(v.Value, w.Values[0].Text) {
				continue
			}
			text := fmt.Sprintf(views.NextValue, v.Value)
			if whereabouts[present.LastWord(strings.ToLower(present.ColumnName(c)))] {
				text = fmt.Sprintf(views.NextPlace, v.Value)
			}
			out = append(out, Guess{Kind: "another " + c.Name, Text: text,
				fits: func(q *query.Query) bool { return conditionOn(q, c, v.Value) }})
		}
	}
	return out
}
