package lexical

import (
	"context"
	"math"
	"testing"

	"github.com/ask-surely/surely/parse"
	"github.com/ask-surely/surely/query"
	"github.com/ask-surely/surely/schema"
)

// reading is a half that always says the same.
type reading []parse.Candidate

func (r reading) Parse(context.Context, parse.Input) (*parse.Parsed, error) {
	return &parse.Parsed{Data: 1, Candidates: r}, nil
}

func TestCalculate(t *testing.T) {
	table := func(name string) *schema.Table {
		return &schema.Table{Name: name, Label: name, Columns: []*schema.Column{{Name: "size", Label: "size",
			Type: schema.Integer}}}
	}
	size := query.Item{Column: query.Column{Table: "ship", Name: "size"}}
	from := query.From{Tables: []string{"ship"}}
	plain := &query.Query{Select: []query.Item{size}, From: from}
	largest := &query.Query{Select: []query.Item{size}, From: from, OrderBy: []query.Order{{Item: size, Desc: true}},
		Limit: 1}
	most := size
	most.Agg = query.Max
	aggregated := &query.Query{Select: []query.Item{most}, From: from}
	p := New(Options{OneTable: reading{{Query: aggregated, P: .9}},
		ManyTables: reading{{Query: largest, P: .5}, {Query: plain, P: .4}}})
	chance := func(db *schema.Database, q *query.Query) float64 {
		parsed, err := p.Parse(context.Background(), parse.Input{Question: "the size of the largest ship", Schema: db})
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range parsed.Candidates {
			if c.Query.SUQL() == q.SUQL() {
				return c.P
			}
		}
		return 0
	}
	near := func(name string, got, want float64) {
		t.Helper()
		if math.Abs(got-want) > 1e-9 {
			t.Errorf("%s: %v, want %v", name, got, want)
		}
	}
	one := &schema.Database{Tables: []*schema.Table{table("ship")}}
	near("another form", chance(one, largest), .5)
	near("the single table's form", chance(one, aggregated), .45)
	near("the same form from the other half", chance(one, plain), 0)
	two := &schema.Database{Tables: []*schema.Table{table("ship"), table("port")}}
	near("two tables", chance(two, plain), .4)
	near("two tables, single half", chance(two, aggregated), 0)
}
