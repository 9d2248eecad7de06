package app

import (
	"strings"
	"testing"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/schema"
)

// A conversation's measures are written out where a statement names them, of the table that it means.
func TestWrittenOut(t *testing.T) {
	number := func(name string) *schema.Column { return &schema.Column{Name: name, Type: schema.Integer} }
	db := &schema.Database{Tables: []*schema.Table{
		{Name: "lines", Columns: []*schema.Column{number("price"), number("pieces"), number("order_id")}},
		{Name: "orders", Columns: []*schema.Column{number("id"), number("price"), number("gain")}}}}
	base := &agent.Source{Schema: db}
	var m Measured
	own := []agent.Measure{{Table: "lines", Name: "revenue", Formula: "price × pieces"},
		{Table: "lines", Name: "twice", Formula: "revenue × 2"}, {Table: "lines", Name: "lost", Formula: "gone × 2"},
		{Table: "lines", Name: "gain", Formula: "price × 3"}}
	with := m.With(base, own)
	if m.With(base, own).Schema != with.Schema || len(db.Tables[0].Columns) != 3 ||
		len(with.Schema.Tables[0].Columns) != 6 {
		t.Fatalf("%d columns of %d", len(with.Schema.Tables[0].Columns), len(db.Tables[0].Columns))
	}
	for statement, want := range map[string]string{
		"SELECT sum(revenue) FROM lines": "SELECT sum(lines.price * lines.pieces) FROM lines",
		"SELECT revenue FROM lines ORDER BY revenue": "SELECT lines.price * lines.pieces AS revenue FROM lines " +
			"ORDER BY revenue",
		"SELECT price FROM lines ORDER BY revenue": "SELECT price FROM lines " +
			"ORDER BY lines.price * lines.pieces",
		"SELECT sum(pieces) AS revenue FROM lines WHERE revenue > 2": "SELECT sum(pieces) AS revenue FROM lines " +
			"WHERE (lines.price * lines.pieces) > 2",
		"SELECT max(l.twice) FROM orders o JOIN lines l ON l.order_id = o.id": "SELECT max(l.price * l.pieces * 2) " +
			"FROM orders o JOIN lines l ON l.order_id = o.id",
		"SELECT price FROM lines l WHERE revenue > (SELECT avg(revenue) FROM lines k)": "SELECT price FROM lines l " +
			"WHERE (l.price * l.pieces) > (SELECT avg(k.price * k.pieces) FROM lines k)",
		"SELECT pieces FROM lines WHERE order_id IN (SELECT id FROM orders WHERE gain > 5)": "SELECT pieces FROM lines " +
			"WHERE order_id IN (SELECT id FROM orders WHERE gain > 5)",
		"SELECT revenue FROM orders":            "SELECT revenue FROM orders",
		"SELECT o.revenue FROM lines, orders o": "SELECT o.revenue FROM lines, orders o",
		"SELECT revenue FROM":                   "SELECT revenue FROM",
		"SELECT price FROM lines":               "SELECT price FROM lines",
		"SELECT price FROM orders UNION SELECT revenue FROM lines": "SELECT price FROM orders UNION " +
			"SELECT lines.price * lines.pieces AS revenue FROM lines",
		"SELECT revenue FROM lines UNION SELECT revenue FROM orders ORDER BY revenue": "SELECT lines.price * lines.pieces " +
			"AS revenue FROM lines UNION SELECT revenue FROM orders ORDER BY revenue",
		"SELECT gain FROM orders UNION SELECT max(gain) FROM lines": "SELECT gain FROM orders UNION " +
			"SELECT max(lines.price * 3) FROM lines",
	} {
		bare := func(s string) string { return strings.NewReplacer("(", "", ")", "", "\n", " ").Replace(s) }
		if got := with.Plain(statement); bare(got) != bare(want) {
			t.Errorf("%s became\n%s, not\n%s", statement, got, want)
		}
	}
}
