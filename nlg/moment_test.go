package nlg

import (
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// Names that are not nouns are phrased by their meaning, and list positions by their element.
func TestMoments(t *testing.T) {
	shop := &schema.Database{Tables: []*schema.Table{{Name: "orders", Columns: []*schema.Column{
		{Name: "product", Type: schema.Text}, {Name: "amount", Type: schema.Numeric},
		{Name: "ordered_on", Type: schema.Date},
		{Name: "sold_at", Type: schema.Text}, {Name: "created_at", Type: schema.Timestamp},
		{Name: "built", Type: schema.Integer}, {Name: "due_on", Type: schema.Date}, {Name: "use_by", Type: schema.Date},
		{Name: "plugged_in", Type: schema.Timestamp},
		{Name: "signed_up_on", Type: schema.Date}, {Name: "starts_at", Type: schema.Timestamp},
		{Name: "leaves_on", Type: schema.Date}, {Name: "deliveries_on", Type: schema.Date},
		{Name: "last_serviced_on", Type: schema.Date}, {Name: "fee_paid_on", Type: schema.Date},
		{Name: "best_before", Type: schema.Date}, {Name: "off_market_date", Type: schema.Date},
		{Name: "parcels_opened", Type: schema.Integer}, {Name: "built_in", Type: schema.Integer, Min: "1950", Max: "2020"},
		{Name: "last_resurfaced", Type: schema.Integer, Min: "1950", Max: "2020"},
		{Name: "renovated", Type: schema.Integer, Min: "1950", Max: "2020"}}}}}
	v, err := New(Plain)
	if err != nil {
		t.Fatal(err)
	}
	for statement, want := range map[string]string{
		"SELECT max(use_by), min(plugged_in), max(renovated) FROM orders": "I worked out the latest use by date, " +
			"the earliest date plugged in and the highest year renovated of orders",
		"SELECT max(signed_up_on), min(starts_at), max(best_before) FROM orders": "I worked out the latest date signed up, " +
			"the earliest start time and the latest best before date of orders",
		"SELECT max(off_market_date), max(parcels_opened), min(built_in), max(last_resurfaced) FROM orders": "I worked out " +
			"the latest off market date, the highest number of parcels opened, the lowest year built and " +
			"the highest year last resurfaced of orders",
		"SELECT max(deliveries_on), max(last_serviced_on) FROM orders": "I worked out the latest delivery date and " +
			"the latest date last serviced of orders",
		"SELECT max(leaves_on) FROM orders": "I worked out the latest leave date of orders",
		"SELECT count(*) FROM orders WHERE EXTRACT(YEAR FROM last_serviced_on) = 2024": "I counted orders last " +
			"serviced in 2024",
		"SELECT * FROM orders WHERE fee_paid_on IS NULL": "I searched for orders where the fee paid date is missing",
		"SELECT product, amount, ordered_on FROM orders": "I searched for orders; I show the product, the " +
			"amount and the date ordered of each",
		"SELECT created_at, sold_at FROM orders ORDER BY 1 DESC": "I searched for the time created and the " +
			"“sold at” of orders, sorted by the time created, latest first",
		"SELECT product FROM orders WHERE sold_at = 'Old Mill'": "I searched for the product of orders sold at " +
			"Old Mill",
		"SELECT product, max(built) FROM orders GROUP BY 1": "I worked out, for each product, the latest " +
			"year built of orders",
		"SELECT product, count(*) FROM orders GROUP BY 1 ORDER BY 2": "I worked out, for each product, the number of " +
			"orders, sorted by the number of them, lowest first",
		"SELECT product, due_on, sum(amount) FROM orders GROUP BY 1,2": "I worked out, for each product and due date, " +
			"the total amount of orders",
	} {
		got, err := v.Restate(shop, statement)
		if err != nil || got != want+"." && got != want {
			t.Errorf("%s\n is said %q\n instead of %q (%v)", statement, got, want, err)
		}
	}
}

// Conditions on such columns do not double the prepositions in their names.
func TestJoinedConditions(t *testing.T) {
	shop := &schema.Database{Tables: []*schema.Table{{Name: "orders", Columns: []*schema.Column{
		{Name: "ordered_on", Type: schema.Date}, {Name: "sold_at", Type: schema.Text},
		{Name: "departed_at", Type: schema.Timestamp}, {Name: "date_opened", Type: schema.Date}}}}}
	v, err := New(Plain)
	if err != nil {
		t.Fatal(err)
	}
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
