package manytables

import (
	"sort"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/query"
	trained "github.com/ask-surely/surely/internal/read/lexical/model"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
)

// library is a small schema that no benchmark has.
func library() *schema.Database {
	text := func(name string, values ...string) *schema.Column {
		c := &schema.Column{Name: name, Label: strings.ReplaceAll(name, "_", " "), Type: schema.Text, Distinct: 100}
		for _, v := range values {
			c.Values = append(c.Values, schema.ValueCount{Value: v, Count: 2})
			c.Distinct = int64(len(values))
		}
		return c
	}
	number := func(name, least, most string) *schema.Column {
		return &schema.Column{Name: name, Label: strings.ReplaceAll(name, "_", " "), Type: schema.Integer, Min: least,
			Max: most, Distinct: 50}
	}
	return &schema.Database{Name: "library", Dialect: schema.SQLite,
		Tables: []*schema.Table{
			{Name: "branch", Label: "branch", Key: []string{"branch_id"}, Columns: []*schema.Column{
				number("branch_id", "1", "9"), text("branch_name"), text("city", "Delft", "Leiden", "Utrecht"),
				number("opening_year", "1950", "2010")}},
			{Name: "book", Label: "book", Key: []string{"book_id"}, Columns: []*schema.Column{
				number("book_id", "1", "90"), text("title"), text("genre", "poetry", "travel", "crime"),
				number("pages", "80", "900"),
				number("branch_id", "1", "9")}},
			{Name: "reader", Label: "reader", Key: []string{"reader_id"}, Columns: []*schema.Column{
				number("reader_id", "1", "300"), text("name"), number("age", "8", "90"),
				text("city", "Delft", "Leiden", "Utrecht")}},
			{Name: "loan", Label: "loan", Columns: []*schema.Column{
				number("reader_id", "1", "300"), number("book_id", "1", "90"), number("days", "1", "60")}},
		},
		ForeignKeys: []schema.ForeignKey{
			{Table: "book", Column: "branch_id", RefTable: "branch", RefColumn: "branch_id"},
			{Table: "loan", Column: "reader_id", RefTable: "reader", RefColumn: "reader_id"},
			{Table: "loan", Column: "book_id", RefTable: "book", RefColumn: "book_id"},
		}}
}

// held are values of a schema's enumerations, looked up by their folded text.
type held struct{ db *schema.Database }

func (h held) Lookup(phrase string, limit int) []schema.Match {
	var out []schema.Match
	for _, t := range h.db.Tables {
		for _, c := range t.Columns {
			for _, v := range c.Values {
				if strings.EqualFold(v.Value, phrase) {
					out = append(out, schema.Match{Table: t.Name, Column: c.Name, Value: v.Value, Count: v.Count, How: schema.Folded,
						Score: 1})
				}
			}
		}
	}
	sort.Slice(out, func(i, j int) bool { return out[i].Table < out[j].Table })
	return out[:min(limit, len(out))]
}

func embedded(t testing.TB) *Parser {
	t.Helper()
	p, err := New(trained.ManyTables)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func input(question string) parse.Input {
	db := library()
	return parse.Input{Question: question, Schema: db, Values: held{db}}
}

// column is a short way to write one.
func col(table, name string) query.Column { return query.Column{Table: table, Name: name} }
