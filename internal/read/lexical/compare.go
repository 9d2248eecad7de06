package lexical

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/lexical/browse"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/words"
)

// compared returns the comparative that a follow-up is about: lower or higher price, better, more popular, newer.
func compared(tokens []words.Token) string {
	text := " "
	for _, t := range tokens {
		text += t.Text + " "
	}
	for _, c := range []struct{ is, phrases string }{
		{"price down", "cheaper|less expensive|more affordable|less pricey|lower priced|too expensive"},
		{"price up", "pricier|more expensive|fancier|more upscale|more luxurious|nicer place"},
		{"quality up", "better|better rated|higher rated|higher rating"},
		{"popularity up", "more popular|busier|more famous"},
		{"popularity down", "less popular|less busy|less crowded"},
		{"date up", "newer|more recent|later"},
		{"date down", "older|earlier"},
	} {
		for _, p := range strings.Split(c.phrases, "|") {
			if strings.Contains(text, " "+p+" ") {
				return c.is
			}
		}
	}
	return ""
}

// compare changes the earlier query so that its rows come out lower or higher than those shown.
func compare(in parse.Input, e earlier, how string, said *query.Query) *query.Query {
	role, up, _ := strings.Cut(how, " ")
	column, ladder := browse.Role(e.table, role)
	if column == nil {
		return nil
	}
	at := query.Column{Table: e.table.Name, Name: column.Name}
	// The comparative's own reading is dropped: it refers to the earlier rows.
	rest := *said
	rest.Where = slices.DeleteFunc(slices.Clone(said.Where), func(c query.Condition) bool { return c.Item.Column == at })
	rest.OrderBy = nil
	q := replaced(e, e.search, &rest)
	if q == nil {
		return nil
	}
	kept := q.Where[:0:0]
	var had []query.Value
	for _, c := range q.Where {
		if c.Item.Column == at && c.Item.Text == nil {
			had = append(had, c.Values...)
			continue
		}
		kept = append(kept, c)
	}
	q.Where = kept
	if len(ladder) > 0 {
		q.Where = append(q.Where, query.Condition{Item: query.Item{Column: at}, Op: query.In,
			Values: beside(ladder, had, up == "up")})
		if c := &q.Where[len(q.Where)-1]; len(c.Values) == 1 {
			c.Op = query.Equal
		}
		return q
	}
	q.OrderBy = []query.Order{{Item: query.Item{Column: at}, Desc: up == "up"}}
	return without(e, e.shown, q)
}

// beside returns the price steps below or above those of a query, or the lower or upper half if it had none.
func beside(ladder []string, had []query.Value, up bool) []query.Value {
	low, high := len(ladder), -1
	for i, step := range ladder {
		for _, v := range had {
			if strings.EqualFold(v.Text, step) {
				low, high = min(low, i), max(high, i)
			}
		}
	}
	var steps []string
	switch {
	case high < 0 && up:
		steps = ladder[len(ladder)/2:]
	case high < 0:
		steps = ladder[:(len(ladder)+1)/2]
	case up:
		steps = ladder[min(high+1, len(ladder)-1):]
	default:
		steps = ladder[:max(low, 1)]
	}
	out := make([]query.Value, len(steps))
	for i, s := range steps {
		out[i] = query.Value{Text: s, First: -1, Last: -1}
	}
	return out
}
