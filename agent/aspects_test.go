package agent

import (
	"context"
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql"
)

// shelf is an engine with a fixed result.
type shelf struct{ rows [][]any }

func (s shelf) Run(context.Context, string, suql.RunOptions) (*suql.Result, error) {
	return &suql.Result{Rows: s.rows}, nil
}

func (shelf) Check(string) error { return nil }

// TestAspects checks what is told of kettles when a question about them cannot be answered: what is special to them
// first, and nothing that does not tell them apart.
func TestAspects(t *testing.T) {
	db := &schema.Database{Tables: []*schema.Table{{Name: "things", Label: "things", Rows: 100, Key: []string{"id"},
		Columns: []*schema.Column{
			{Name: "id", Type: schema.Integer, Role: schema.Identifier},
			{Name: "kind", Label: "kind", Type: schema.Text, Role: schema.Enumeration},
			{Name: "price", Label: "price", Type: schema.Real, Role: schema.Money},
			{Name: "timer", Label: "timer", Type: schema.Boolean, Nulls: 97},
			{Name: "maker", Label: "maker", Type: schema.Text, Role: schema.Enumeration},
			{Name: "plug", Label: "plug", Type: schema.Text, Role: schema.Enumeration, Nulls: 98},
		}}}}
	rows := [][]any{{2.5, true, "Lo", nil}, {9., false, "Lo", "c"}, {4., false, "Lo", nil}, {7., nil, "Lo", "f"}}
	a, err := New(Options{Source: func(string) (*Source, error) { return nil, nil }})
	if err != nil {
		t.Fatal(err)
	}
	h := &handling{Agent: a, src: &Source{Schema: db, Engine: shelf{rows}}, conv: &Conversation{}}
	of := func(column string) []parse.Candidate {
		return []parse.Candidate{{Query: &query.Query{From: query.From{Tables: []string{"things"}},
			Where: []query.Condition{{Item: query.Item{Column: query.Column{Table: "things", Name: column}}, Op: query.Equal,
				Values: []query.Value{{Text: "kettles"}}}}}}}
	}
	told, aspects := h.summarizeRows(t.Context(), "which kettle is best?", of("kind"))
	if len(aspects) != 2 || told != " For 4 things whose kind is kettles, the data has timer and price." {
		t.Errorf("%s: %+v", told, aspects)
	}
	if told, _ := h.summarizeRows(t.Context(), "which kettle is best?", of("price")); told != "" {
		t.Errorf("a price is no kind: %s", told)
	}
	if told, _ := h.summarizeRows(t.Context(), "pH below 6", of("kind")); told != "" {
		t.Errorf("no kind was named: %s", told)
	}
	if told, _ := h.summarizeRows(t.Context(), "which kettle is best?", nil); told != "" {
		t.Errorf("nothing was named: %s", told)
	}
}
