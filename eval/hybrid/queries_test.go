package hybrid

import (
	"context"
	"errors"
	"os"
	"reflect"
	"strings"
	"testing"

	"github.com/ask-surely/surely/parse"
	"github.com/ask-surely/surely/query"
	"github.com/ask-surely/surely/schema"
	"github.com/ask-surely/surely/store"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/verdict"
)

// readings is a parser that always reads the same.
type readings []parse.Candidate

func (r readings) Parse(context.Context, parse.Input) (*parse.Parsed, error) {
	return &parse.Parsed{Data: 1, Candidates: r}, nil
}

// queries runs what a parser reads; texts are read by the reader.
func queries(p parse.Parser, r verdict.Reader) *Queries {
	return &Queries{Parser: p, Engine: func(src *store.Source) (*suql.Engine, parse.Prober) {
		rows := suql.SourceFunc(func(ctx context.Context, sql string, args ...any) (suql.Cursor, error) {
			return src.Query(ctx, sql, args...)
		})
		return suql.New(suql.Options{Source: rows, Schema: src.Schema(), Reader: r}), nil
	}}
}

// of is a column of the test table.
func of(name string) query.Item {
	return query.Item{Column: query.Column{Table: "Lighthouses", Name: name}}
}

// lit asks for something about the lighthouse lit in a year.
func lit(p float64, year string, limit int, wanted ...query.Item) parse.Candidate {
	return parse.Candidate{P: p, Query: &query.Query{Select: wanted, From: query.From{Tables: []string{"Lighthouses"}},
		Limit: limit,
		Where: []query.Condition{{Item: of("Lit"), Op: query.Equal, Values: []query.Value{{Text: year, Number: true}}}}}}
}

func TestQueries(t *testing.T) {
	_, tables := read(t)
	pigeons := &keen{word: "pigeons"}
	for name, c := range map[string]struct {
		parser readings
		reader verdict.Reader
		want   string
		try    int
		suql   string
		failed bool
	}{
		"a cell":                 {readings{lit(.9, "1902", 0, of("Keeper"))}, nil, "Piet Maas", 0, `WHERE "Lit" = 1902`, false},
		"a number":               {readings{lit(.9, "1902", 0, of("Height ( m )"))}, nil, "52", 0, "", false},
		"the last one":           {readings{lit(.9, "1902", 0, of("Name"), of("Keeper"))}, nil, "Piet Maas", 0, `SELECT "Keeper" FROM`, false},
		"a row":                  {readings{lit(.9, "1902", 0, of("*"))}, pigeons, "pigeons", 0, "SELECT answer(passages, 'What of it?') FROM", false},
		"a text":                 {readings{lit(.9, "1902", 0, of("Name"), of("passages"))}, pigeons, "pigeons", 0, "", false},
		"a text asked otherwise": {readings{lit(.9, "1902", 0, query.Item{Column: of("passages").Column, Text: &query.TextCall{Question: "is it tall?"}})}, pigeons, "pigeons", 0, "SELECT answer(passages, 'What of it?') FROM", false},
		"refused":                {readings{lit(.6, "1902", 0, of("Kept by")), lit(.3, "1902", 0, of("Keeper"))}, nil, "Piet Maas", 1, "", false},
		"no rows":                {readings{lit(.6, "1903", 3, of("Name")), lit(.2, "1903", 1, of("Name")), lit(.1, "1904", 0, of("Name")), lit(.1, "1902", 0, of("Name"))}, nil, "Otter Rock", 2, "", false},
		"three tries":            {readings{lit(.4, "1", 0, of("Name")), lit(.3, "2", 0, of("Name")), lit(.2, "3", 0, of("Name")), lit(.1, "1902", 0, of("Name"))}, nil, "", 2, "", false},
		"nothing is said":        {readings{lit(.9, "1877", 0, of("*")), lit(.1, "1902", 0, of("*"))}, pigeons, "pigeons", 1, "", false},
		"not believed in":        {readings{lit(1e-9, "1902", 0, of("Keeper"))}, nil, "", 0, "", false},
		"no reading":             {nil, nil, "", 0, "", false},
		"texts are not read":     {readings{lit(.9, "1902", 0, of("*"))}, &keen{fail: errors.New("over budget")}, "", 0, "", true},
	} {
		t.Run(name, func(t *testing.T) {
			q := queries(c.parser, c.reader)
			d, err := q.open(context.Background(), tables["Lighthouses_0"])
			if err != nil {
				t.Fatal(err)
			}
			defer q.close(d)
			got := q.answer(context.Background(), d, "What of it?")
			if got.answer.Text != c.want || got.try != c.try || !strings.Contains(got.suql, c.suql) ||
				(got.err != nil) != c.failed {
				t.Errorf("%q after %d retries by %s, %v", got.answer.Text, got.try, got.suql, got.err)
			}
			if wanted := c.reader != nil && c.want != ""; got.passage != wanted {
				t.Errorf("from a passage: %t", got.passage)
			}
		})
	}
}

func TestDatabase(t *testing.T) {
	_, tables := read(t)
	q := queries(nil, nil)
	d, err := q.open(context.Background(), tables["Lighthouses_0"])
	if err != nil {
		t.Fatal(err)
	}
	db := d.source.Schema()
	table := db.Tables[0]
	var columns []string
	for _, c := range table.Columns {
		columns = append(columns, c.Name+" "+string(c.Type)+" "+string(c.Role))
	}
	last := table.Columns[len(table.Columns)-1]
	if table.Name != "Lighthouses" || table.Rows != 3 || len(columns) != 5 || !last.List || last.Role != schema.FreeText ||
		last.Name != "passages" || table.Column("Lit").Type != schema.Integer {
		t.Errorf("%s with %d rows: %q", table.Name, table.Rows, columns)
	}
	result, err := d.engine.Run(context.Background(), `SELECT passages FROM "Lighthouses" WHERE "Name" = 'Fern Cape'`,
		suql.RunOptions{})
	if want := [][]any{{[]any{"Fern Cape is a lighthouse on an island known for its puffins ."}}}; err != nil ||
		!reflect.DeepEqual(result.Rows, want) {
		t.Errorf("%v, %v", result, err)
	}
	if q.Source(db) != d.source || q.Check(db, `SELECT keepr FROM "Lighthouses"`) == nil {
		t.Error("the table in work is not known")
	}
	q.close(d)
	if _, err := os.Stat(d.dir); !os.IsNotExist(err) || q.Source(db) != nil {
		t.Errorf("something stays: %v", err)
	}
	for title, want := range map[string]string{"": "table.csv", "AC/DC": "AC DC.csv",
		strings.Repeat("long ", 40): strings.TrimSpace(strings.Repeat("long ", 20)) + ".csv"} {
		if got := fileName(title); got != want {
			t.Errorf("%q is called %q, want %q", title, got, want)
		}
	}
}
