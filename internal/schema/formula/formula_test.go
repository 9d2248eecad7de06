package formula

import (
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/schema"
)

func orders() *schema.Database {
	column := func(name string, t schema.Type, role schema.Role) *schema.Column {
		return &schema.Column{Name: name, Label: strings.ReplaceAll(name, "_", " "), Type: t, Role: role}
	}
	lines := &schema.Table{Name: "order_lines", Columns: []*schema.Column{
		column("unit_price", schema.Numeric, schema.Money),
		column("quantity", schema.Integer, schema.Plain), column("Discount", schema.Real, schema.Plain),
		column("note", schema.Text, schema.FreeText), column("times_returned", schema.Integer, schema.Plain)}}
	lines.Columns[1].Synonyms = []string{"pieces"}
	people := &schema.Table{Name: "people", Columns: []*schema.Column{column("height", schema.Real, schema.Plain)}}
	return &schema.Database{Tables: []*schema.Table{people, lines}}
}

// Formulas are parsed with the symbols and words people use, and errors are explained.
func TestColumn(t *testing.T) {
	for formula, want := range map[string]string{
		"unit price × quantity × (1 − discount)":              `(("unit_price" * "quantity") * (1 - "Discount"))`,
		"unit price times quantity times (1 - discount)":      `(("unit_price" * "quantity") * (1 - "Discount"))`,
		"the unit price multiplied by pieces minus 10%":       `(("unit_price" * "quantity") - 0.1)`,
		"quantity divided by times returned":                  `(1.0 * "quantity" / nullif("times_returned", 0))`,
		"quantity + times_returned*2":                         `("quantity" + ("times_returned" * 2))`,
		"-quantity":                                           `(0 - "quantity")`,
		"unit price × weight":                                 `error "weight" is not a column of order_lines; its numeric columns are unit_price, quantity`,
		"unit price × note":                                   "error note is not a number",
		"unit price × (quantity":                              "error a bracket is not closed",
		"unit price ×":                                        "error it ends unexpectedly",
		"unit price quantity":                                 `error a sign is missing before "quantity"`,
		"unit price × quantity; DROP TABLE order_lines":       "error a formula consists of column names",
		`unit price × "quantity" - (SELECT 1)`:                "error",
		"unit price × quantity × (1 − discount) on all lines": "error",
	} {
		c, err := Column(orders().Tables[1], "net revenue", formula)
		if wrong, fails := strings.CutPrefix(want, "error"); fails {
			if err == nil || !strings.Contains(err.Error(), strings.TrimSpace(wrong)) {
				t.Errorf("%s: %v", formula, err)
			}
			continue
		}
		if err != nil || c.Expr != want || c.Name != "net_revenue" || c.Label != "net revenue" {
			t.Errorf("%s: %v %+v", formula, err, c)
		}
	}
	if _, err := Column(orders().Tables[1], "x", strings.Repeat("quantity + ", 5000)+"1"); err == nil {
		t.Error("a formula of 10,000 parts is taken")
	}
	c, err := Column(orders().Tables[1], "revenue", "unit price × quantity × (1 − discount)")
	if err != nil || c.Type != schema.Real || c.Role != schema.Money ||
		strings.Join(c.From, " ") != "unit_price quantity Discount" {
		t.Errorf("%v: %+v", err, c)
	}
	for formula, money := range map[string]bool{"2 × unit price": true, "quantity + 1": false,
		"unit price / quantity": true, "(unit price − 10) / unit price": false} {
		if c, err := Column(orders().Tables[1], "x", formula); err != nil || (c.Role == schema.Money) != money {
			t.Errorf("%s: %v %v", formula, c, err)
		}
	}
	for formula, wholes := range map[string]bool{"unit price × quantity / 100": true,
		"(unit price + unit price) × 0.01": true, "unit price × 1%": false, "unit price / 10": false, "unit price × 100": false} {
		c, err := Column(orders().Tables[1], "x", formula)
		if err != nil || c.Worked.Money.Name != "unit_price" || c.Worked.Wholes != wholes {
			t.Errorf("%s: %v %+v", formula, err, c.Worked)
		}
	}
	for formula, want := range map[string]schema.Type{"quantity × times returned": schema.Integer,
		"unit price × quantity": schema.Numeric, "quantity / times returned": schema.Real} {
		if c, err := Column(orders().Tables[1], "x", formula); err != nil || c.Type != want {
			t.Errorf("%s: %v %v", formula, c, err)
		}
	}
}
