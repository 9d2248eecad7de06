package nlg_test

import (
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/model"
	"github.com/ask-surely/surely/nlg"
)

// Statements that differ in a date, a unit, a bracket or a group's values are told apart, and nothing is said twice.
func TestToldApart(t *testing.T) {
	db := built(`table orders: id integer key, paid_on date, ordered_on date, shipped_on date, came_in_on date, paid_eur numeric, total_eur numeric, total numeric, weight_kg numeric, qty integer, status text, age_months integer, sku text
		table taps: tap integer key title, pressure numeric, colour text
		table bookings: heads integer, fee numeric, room text
		table repairs: checked_in date, paid_on date, fee_eur numeric`)
	for _, tt := range []struct{ sql, want string }{
		{"SELECT sum(paid_eur) FROM orders WHERE paid_on >= '2025-05-01' AND paid_on < '2025-06-01'",
			"total amount paid (€) of orders paid in May 2025"},
		{"SELECT sum(paid_eur) FROM orders WHERE ordered_on >= '2025-05-01' AND ordered_on < '2025-06-01'",
			"total amount paid (€) of orders in May 2025"},
		{"SELECT extract(year from shipped_on), count(*) FROM orders WHERE extract(year from shipped_on) IN (2024, 2025) GROUP BY extract(year from shipped_on)",
			"number of orders shipped in 2024 or 2025, for each year"},
		{"SELECT extract(year from paid_on), count(*) FROM orders WHERE extract(year from paid_on) IN (2024, 2025) GROUP BY extract(year from paid_on)",
			"number of orders paid in 2024 or 2025, for each year"},
		{"SELECT extract(year from paid_on), count(*) FROM orders WHERE paid_on IS NOT NULL GROUP BY extract(year from paid_on)",
			"number of orders for each year (paid)"},
		{"SELECT extract(year from paid_on), count(*) FROM orders WHERE paid_on >= '2024-01-01' GROUP BY extract(year from paid_on)",
			"number of orders paid from 1 Jan 2024 on, for each year"},
		{"SELECT extract(year from paid_on), count(*) FROM orders WHERE extract(year from paid_on) IN (2024, 2025) GROUP BY extract(year from paid_on) ORDER BY count(*) DESC LIMIT 1",
			"the year with the most orders paid in 2024 or 2025"},
		{"SELECT status, count(*) FROM orders WHERE status <> 'late' AND status <> 'lost' GROUP BY status",
			"number of orders whose status is not late and not lost, for each status"},
		{"SELECT * FROM orders WHERE age_months IS NULL",
			"orders with no age recorded"},
		{"SELECT * FROM orders WHERE sku = 'A1'",
			"orders whose sku is A1"},
		{"SELECT * FROM repairs WHERE checked_in >= '2025-05-01' AND checked_in < '2025-06-01'",
			"repairs checked in during May 2025"},
		{"SELECT pressure FROM taps WHERE tap = 6",
			"pressure of tap 6"},
		{"SELECT pressure FROM taps WHERE tap = 6 AND colour = 'red'",
			"pressure of tap 6 whose colour is red"},
		{"SELECT sum(heads) FROM bookings WHERE heads IS NOT NULL",
			"total number of heads of bookings"},
		{"SELECT sum(heads) FROM bookings WHERE heads IS NOT NULL AND room = 'a'",
			"total number of heads of bookings whose room is a"},
		{"SELECT sum(heads) FILTER (WHERE heads IS NOT NULL) FROM bookings",
			"total number of heads of bookings"},
		{"SELECT sum(heads) FROM bookings WHERE heads > 0",
			"total number of heads of bookings with more than 0 heads"},
		{"SELECT room FROM bookings WHERE fee > (SELECT avg(heads) FROM bookings WHERE heads IS NOT NULL)",
			"rooms of bookings whose fee is more than the average number of heads of bookings"},
		{"SELECT sum(heads), count(*) FROM bookings WHERE heads IS NOT NULL",
			"total number of heads and number of bookings with a number of heads"},
		{"SELECT room, sum(heads) FROM bookings WHERE heads IS NOT NULL GROUP BY room ORDER BY sum(heads) DESC LIMIT 1",
			"the room with the highest total number of heads of bookings"},
	} {
		q, err := model.Typed(db, tt.sql)
		if err != nil {
			t.Errorf("%s: %v", tt.sql, err)
			continue
		}
		if got := nlg.PlainVoice(t).Describe(db, q); got != tt.want {
			t.Errorf("%s\n   %q, want %q", tt.sql, got, tt.want)
		}
	}
}

// A calculation keeps the brackets that its value needs, and only what has one unit has a percentage.
func TestCalculations(t *testing.T) {
	db := built(`table orders: paid_eur numeric, total_eur numeric, total numeric, weight_kg numeric, qty integer`)
	col := func(name string) query.Item { return query.Item{Column: blockAt("orders", name)} }
	sum := func(name string) query.Item { return query.Item{Agg: query.Sum, Column: blockAt("orders", name)} }
	calc := func(op query.CalcOp, left, right query.Item) query.Item {
		return query.Item{Calc: &query.Calc{Op: op, Left: left, Right: right}}
	}
	five, paid, total, qty := query.Item{Number: "5"}, col("paid_eur"), col("total_eur"), col("qty")
	for _, tt := range []struct {
		item query.Item
		want string
	}{
		{calc(query.Minus, paid, calc(query.Minus, total, five)), "amount paid minus (total minus 5) of orders"},
		{calc(query.Minus, calc(query.Minus, paid, five), total), "amount paid minus 5 minus total of orders"},
		{calc(query.Times, qty, calc(query.Plus, paid, five)), "qty times (amount paid plus 5) of orders"},
		{calc(query.Times, calc(query.Plus, paid, five), qty), "(amount paid plus 5) times qty of orders"},
		{calc(query.Times, calc(query.Times, paid, five), qty), "amount paid times 5 times qty of orders"},
		{calc(query.Ratio, paid, calc(query.Times, qty, five)), "amount paid divided by (qty times 5) of orders"},
		{calc(query.Ratio, calc(query.Times, paid, five), qty), "amount paid times 5 divided by qty of orders"},
		{calc(query.Plus, paid, calc(query.Minus, total, five)), "amount paid plus total minus 5 of orders"},
		{calc(query.Share, paid, calc(query.Plus, paid, total)), "amount paid as a percentage of (amount paid plus total)"},
		{calc(query.Share, calc(query.Minus, paid, five), total), "(amount paid minus 5) as a percentage of the total"},
		{calc(query.Share, sum("paid_eur"), sum("weight_kg")), "100 times the total amount paid divided by the total weight of orders"},
		{calc(query.Share, sum("qty"), sum("total_eur")), "100 times the total qty divided by the total of orders"},
		{calc(query.Share, sum("paid_eur"), sum("total")), "total amount paid as a percentage of the total"},
		{calc(query.Share, calc(query.Ratio, paid, total), col("weight_kg")), "(amount paid divided by total) as a percentage of the weight"},
		{calc(query.Share, calc(query.Times, qty, paid), total), "(qty times amount paid) as a percentage of the total"},
	} {
		q := &query.Query{Select: []query.Item{tt.item}, From: query.From{Tables: []string{"orders"}}}
		if got := nlg.PlainVoice(t).Describe(db, q); got != tt.want {
			t.Errorf("%s\n   %q, want %q", tt.item, got, tt.want)
		}
	}
}
