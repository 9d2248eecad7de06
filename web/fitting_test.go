package web

import (
	"testing"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/nlg"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/views"
)

// What a statement computes from amounts of money is money, also in a chat's own measures.
func TestFiguresInMoney(t *testing.T) {
	db := &schema.Database{Tables: []*schema.Table{{Name: "lines", Columns: []*schema.Column{
		{Name: "price", Label: "price", Type: schema.Real, Role: schema.Money, Unit: "€"},
		{Name: "fee_cents", Label: "fee cents", Type: schema.Integer, Role: schema.Money},
		{Name: "pieces", Label: "pieces", Type: schema.Integer}}}}}
	w := views.English
	for target, want := range map[string]nlg.Unit{
		"sum(lines.price * lines.pieces)":                        {Sign: "€", Per: 1},
		"lines.price * (1 - 0.1) AS revenue":                     {Sign: "€", Per: 1},
		"1.0 * sum(lines.price) / nullif(sum(lines.pieces), 0)":  {Sign: "€", Per: 1},
		"max(fee_cents * 2)":                                     {Sign: "€", Per: 100},
		"1.0 * sum(fee_cents) / 100":                             {Sign: "€", Per: 1},
		"sum(fee_cents / 100)":                                   {Sign: "€", Per: 1},
		"sum(fee_cents) / 100.0":                                 {Sign: "€", Per: 1},
		"sum(1.0 * fee_cents * pieces / nullif(100, 0))":         {Sign: "€", Per: 1},
		"sum(0.01 * fee_cents)":                                  {Sign: "€", Per: 1},
		"sum(fee_cents / 10)":                                    {Sign: "€", Per: 100},
		"avg(fee_cents * 0.01)":                                  {Sign: "€", Per: 1},
		"avg(price)":                                             {Sign: "€", Per: 1},
		"100.0 * sum(lines.price) / nullif(max(lines.price), 0)": {},
		"sum(lines.pieces * 2)":                                  {},
		"count(lines.price)":                                     {},
		"(lines.price > 3)":                                      {},
		"CASE WHEN lines.price > 3 THEN lines.pieces ELSE 0 END": {},
	} {
		r := suql.Result{Columns: []string{"revenue"}, Rows: [][]any{{2.5}}}
		if got := fitColumns(w, r, "SELECT "+target+" FROM lines", nil, db)[0].unit; got != want {
			t.Errorf("%s is in %+v, want %+v", target, got, want)
		}
	}
}
