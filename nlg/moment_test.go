package nlg

import (
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// Conditions on such columns do not double the prepositions in their names.
func TestJoinedConditions(t *testing.T) {
	shop := &schema.Database{Tables: []*schema.Table{{Name: "orders", Columns: []*schema.Column{
		{Name: "ordered_on", Type: schema.Date}, {Name: "sold_at", Type: schema.Text},
		{Name: "departed_at", Type: schema.Timestamp}, {Name: "date_opened", Type: schema.Date}}}}}
	v := PlainVoice(t)
	for want, c := range map[string]query.Condition{
		"sold at Old Mill": {Item: query.Item{Column: query.Column{Table: "orders", Name: "sold_at"}}, Op: query.Equal,
			Values: []query.Value{{Text: "Old Mill"}}},
		"ordered in Mar 2024": {Item: query.Item{Column: query.Column{Table: "orders", Name: "ordered_on",
			Part: query.Month}}, Op: query.Equal, Values: []query.Value{{Text: "2024-03"}}},
		"date opened after 1 May 2024": {Item: query.Item{Column: query.Column{Table: "orders", Name: "date_opened"}},
			Op: query.Greater, Values: []query.Value{{Text: "2024-05-01"}}},
		"ordered before 1 May 2024": {Item: query.Item{Column: query.Column{Table: "orders", Name: "ordered_on"}},
			Op: query.Less, Values: []query.Value{{Text: "2024-05-01"}}},
		"departed on a Sunday": {Item: query.Item{Column: query.Column{Table: "orders", Name: "departed_at",
			Part: query.Weekday}}, Op: query.Equal, Values: []query.Value{{Text: "Sunday"}}},
	} {
		if got := v.Condition(shop, c, query.From{Tables: []string{"orders"}}); got != want {
			t.Errorf("said %q instead of %q", got, want)
		}
	}
}
