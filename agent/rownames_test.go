package agent

import (
	"context"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/testkit/parsetest"
	"github.com/ask-surely/surely/suql"
)

// byTable is an engine that returns the rows of the table that a statement begins its FROM with.
type byTable map[string][][]any

func (byTable) Check(string) error { return nil }

func (e byTable) Run(_ context.Context, statement string, _ suql.RunOptions) (*suql.Result, error) {
	_, from, _ := strings.Cut(statement, " FROM ")
	return &suql.Result{Rows: e[strings.Fields(from)[0]]}, nil
}

// Rows are told by what people know them by, not by their keys, unless a question asks for keys.
func TestRowsAreNamed(t *testing.T) {
	number := func(name string) *schema.Column {
		return &schema.Column{Name: name, Label: name, Type: schema.Integer}
	}
	db := &schema.Database{Tables: []*schema.Table{
		{Name: "members", Label: "members", Key: []string{"id"}, Columns: []*schema.Column{number("id"),
			{Name: "name", Label: "name", Type: schema.Text, Role: schema.Title}}},
		{Name: "loans", Label: "loans", Key: []string{"id"}, Columns: []*schema.Column{number("id"), number("borrower_id"),
			{Name: "lent", Label: "lent", Type: schema.Date}}}},
		ForeignKeys: []schema.ForeignKey{{Table: "loans", Column: "borrower_id", RefTable: "members", RefColumn: "id"}}}
	bills := *db.Tables[1] // they belong to nobody, and have two dates
	bills.Name, bills.Label = "bills", "bills"
	bills.Columns = append(bills.Columns, &schema.Column{Name: "due", Label: "due", Type: schema.Date})
	db.Tables = append(db.Tables, &bills)
	ada, bo := int64(7), int64(9)
	engine := byTable{"members": {{ada, "Ada Lund"}, {bo, "Bo Krag"}},
		"loans": {{int64(41), "2024-05-03", ada}, {int64(42), "2024-06-01", bo}, {int64(43), nil, nil}},
		"bills": {{int64(41), "2024-05-03"}, {int64(42), "2024-06-01"}}}
	open := &query.Query{Select: []query.Item{{Column: query.Column{Table: "bills", Name: "id"}}},
		From: query.From{Tables: []string{"bills"}}}
	of := func(name string) query.Item { return query.Item{Column: query.Column{Table: "loans", Name: name}} }
	loans := &query.Query{Select: []query.Item{of("id")}, From: query.From{Tables: []string{"loans"}}}
	each := &query.Query{Select: []query.Item{of("borrower_id"), {Agg: query.Count, Column: query.Column{Name: "*"}}},
		From: loans.From, GroupBy: []query.Column{of("borrower_id").Column}}
	for _, c := range []struct {
		question string
		of       *query.Query
		rows     [][]any
		want     string
	}{
		{"open loans", loans, [][]any{{int64(41)}, {int64(42)}},
			"2 loans: Ada Lund on 3 May 2024 and Bo Krag on 1 Jun 2024."},
		{"number of open loans of each borrower", each, [][]any{{bo, int64(3)}, {ada, int64(2)}, {int64(1), int64(1)}},
			"3 members: Bo Krag (3), Ada Lund (2) and 1 (1)."},
		{"lost loans", loans, [][]any{{int64(41)}, {int64(43)}}, "2 loans."}, // of one nothing is known
		{"open bills", open, [][]any{{int64(41)}, {int64(42)}}, "2 bills."},  // of which of its days is not said
		{"ids of the open loans", loans, [][]any{{int64(41)}, {int64(42)}}, "2 loans."},
		{"id of the last loan", loans, [][]any{{int64(42)}}, "42."},
	} {
		h := &handling{Agent: newAgent(t, "never", nil, nil), src: &Source{Schema: db, Engine: engine},
			conv: &Conversation{Turns: []Turn{{Question: c.question}}}}
		r := &suql.Result{Columns: make([]string, len(c.of.Select)), Rows: c.rows}
		if got := h.reply(t.Context(), c.question, r, c.of, nil, false); got != c.want {
			t.Errorf("%s: %q, want %q", c.question, got, c.want)
		}
	}
}

// A search for what one row refers to says so where it refers to nothing.
func TestMissingReference(t *testing.T) {
	boat, owner := func(name string) query.Column { return query.Column{Table: "boats", Name: name} },
		func(name string) query.Column { return query.Column{Table: "owners", Name: name} }
	named := query.Condition{Item: query.Item{Column: boat("name")}, Op: query.Equal,
		Values: []query.Value{{Text: "Tern"}}}
	q := &query.Query{Select: []query.Item{{Column: owner("name")}}, Where: []query.Condition{named},
		From: query.From{Tables: []string{"owners", "boats"},
			Joins: []query.Join{{Left: owner("id"), Right: boat("owner_id")}}}}
	for _, c := range []struct {
		rows  [][]any
		where []query.Condition
		want  string
	}{
		{[][]any{{nil}}, q.Where, "No owner recorded."},
		{[][]any{{nil}, {nil}}, q.Where, "I found nothing that fits."}, // not one row
		{[][]any{{int64(3)}}, q.Where, "I found nothing that fits."},
		{[][]any{{nil}}, nil, "I found nothing that fits."},
	} {
		a := newAgent(t, "never", nil, nil)
		h := &handling{Agent: a, src: &Source{Schema: parsetest.Boats(), Engine: byTable{"boats": c.rows}},
			conv: &Conversation{Turns: []Turn{{Question: "who owns Tern"}}}}
		of := *q
		of.Where = c.where
		shown, about := &suql.Result{Columns: []string{"name"}}, &of
		if missing, rows := h.missingReference(t.Context(), about, shown); rows != nil {
			shown, about = rows, missing
		}
		shown.Columns = make([]string, 1)
		if got := h.reply(t.Context(), "who owns Tern", shown, about, nil, false); got != c.want {
			t.Errorf("%v: %q, want %q", c.rows, got, c.want)
		}
	}
}

// A count of rows says which reference its joins require.
func TestRequiredReferenceIsSaid(t *testing.T) {
	db := parsetest.Boats()
	db.Table("boats").Column("owner_id").Nulls = 2
	owner, boat := query.Column{Table: "owners", Name: "id"}, query.Column{Table: "boats", Name: "owner_id"}
	q := &query.Query{Select: []query.Item{{Agg: query.Count, Column: query.Column{Name: "*"}}},
		From: query.From{Tables: []string{"owners", "boats"}, Joins: []query.Join{{Left: owner, Right: boat}}}}
	h := &handling{Agent: newAgent(t, "never", nil, nil), src: &Source{Schema: db}, conv: &Conversation{}}
	if got := h.searched(q, q.SUQL()); got != "Number of boats with an owner." {
		t.Errorf("%q", got)
	}
}
