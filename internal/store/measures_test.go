package store

import (
	"context"
	"fmt"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/schema"
)

const measuredSales = `CREATE TABLE sales (id integer PRIMARY KEY, town text, unit_price numeric(8,2), pieces integer,
	rebate double precision, cost numeric(8,2));
INSERT INTO sales VALUES (1, 'Ottering', 10, 3, 0.5, 2), (2, 'Ottering', 4, 1, 0, 1), (3, 'Fenwick', 2, NULL, 0, 1);`

const measuredOverlay = `tables:
  sales:
    columns:
      profit: {formula: revenue - cost}
      revenue: {formula: unit_price × pieces × (1 − rebate), unit: EUR, synonyms: [turnover]}
`

// The owner's measures are columns like others, in both databases.
func TestMeasures(t *testing.T) {
	onBoth(t, func(t *testing.T, server bool) {
		s, err := openWith(t, scripted(t, server, measuredSales), measuredOverlay)
		if err != nil {
			t.Fatal(err)
		}
		c := s.Schema().Table("sales").Column("revenue")
		if c == nil || c.Unit != "EUR" || fmt.Sprint(c.Min) != "4" || fmt.Sprint(c.Max) != "15" || c.Nulls != 1 ||
			c.Type != schema.Real || c.Synonyms[0] != "turnover" {
			t.Fatalf("it is described as %+v", c)
		}
		got := oneValue(t, s, "SELECT sum(revenue) || ' ' || sum(profit) FROM sales "+
			"WHERE town = 'Ottering' AND revenue > 1")
		if numbers := strings.ReplaceAll(got, ".0", ""); numbers != "19 16" {
			t.Errorf("they are %s", got)
		}
		if now, err := s.Redescribe(context.Background()); err != nil ||
			now.Schema().Table("sales").Column("revenue") == nil {
			t.Errorf("described anew: %v", err)
		}
	})
	for _, bad := range []string{"{formula: unit_price × weight}", "{formula: town × 2}", "{formula: margin × 2}"} {
		_, err := openWith(t, scripted(t, false, measuredSales), "tables: {sales: {columns: {margin: "+bad+"}}}")
		if err == nil || !strings.Contains(err.Error(), "margin") {
			t.Errorf("%s: %v", bad, err)
		}
	}
}

// A formula is arithmetic over a table's numbers; its unit and type follow from them.
func TestFormulas(t *testing.T) {
	column := func(name string, t schema.Type, role schema.Role) *schema.Column {
		return &schema.Column{Name: name, Type: t, Role: role}
	}
	lines := &schema.Table{Name: "order_lines", Columns: []*schema.Column{
		column("unit price", schema.Numeric, schema.Money), column("quantity", schema.Integer, schema.Plain),
		column("Discount", schema.Real, schema.Plain), column("note", schema.Text, schema.FreeText)}}
	for formula, want := range map[string]struct {
		sql   string
		typ   schema.Type
		money bool
	}{
		`"unit price" × quantity × (1 − discount)`: {`(("unit price" * "quantity") * (1 - "Discount"))`, schema.Real, true},
		`"unit price" / quantity`:                  {`(1.0 * "unit price" / nullif("quantity", 0))`, schema.Numeric, true},
		`"unit price" / "unit price"`:              {`(1.0 * "unit price" / nullif("unit price", 0))`, schema.Numeric, false},
		"-quantity + 2":                            {`((0 - "quantity") + 2)`, schema.Integer, false},
		"quantity * 0.5":                           {`("quantity" * 0.5)`, schema.Real, false},
	} {
		c, err := formulaColumn(lines, "net_revenue", formula)
		if err != nil || c.Expr != want.sql || c.Type != want.typ || (c.Role == schema.Money) != want.money ||
			c.Label != "net revenue" {
			t.Errorf("%s: %v %+v", formula, err, c)
		}
	}
	for formula, why := range map[string]string{"quantity * weight": `"weight" is not a column`,
		"quantity * note": "note is not a number", "quantity * (2": "a formula consists of", "quantity 2": "a formula consists of",
		"abs(quantity)": "a formula consists of", `quantity; "DROP TABLE x"`: "a formula consists of",
		"quantity % 2": "a formula consists of", strings.Repeat("quantity + ", 5000) + "1": "too long"} {
		if _, err := formulaColumn(lines, "x", formula); err == nil || !strings.Contains(err.Error(), why) {
			t.Errorf("%.40s: %v", formula, err)
		}
	}
}

// oneValue is the value in a statement's first row.
func oneValue(t *testing.T, s *Source, statement string) string {
	t.Helper()
	rows, err := all(s.Query(context.Background(), statement))
	if err != nil || len(rows) == 0 {
		t.Fatal(rows, err)
	}
	return fmt.Sprint(rows[0][0])
}
