package documents

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/reader"
)

// lighthouses has documents and rows that name them.
var lighthouses = map[string][][]string{
	"documents": {
		{"Grey Point", "Grey Point is a lighthouse in the north of Valmark. It was painted white by fishermen.", ""},
		{"Otter Rock (lighthouse)", "Otter Rock is a lighthouse near Sundby. Maria Brandt designed it in 1899.", ""},
		{"Fern_Cape", "Fern Cape is a lighthouse on an island known for its puffins.", ""},
		{"Piet Maas", "Piet Maas was a carpenter who raised racing pigeons. He was born in Leeuwarden.",
			`["P. Maas", "Maas"]`},
		{"The ferry", "The ferryman was called Old Moss. His last journey was in 1872.", ""},
	},
	"lights": {{"Grey Point", "Anna Holm", "31"}, {"Otter Rock", "P. Maas", "52"}, {"Fern Cape", "Lena Ruud", "18"},
		{"Fern Cape", "Anna Holm", "19"}},
	"boats": {{"Gull"}},
}

func source(t *testing.T) *Source {
	t.Helper()
	e, err := reader.NewEmbedded(reader.Options{})
	if err != nil {
		t.Fatal(err)
	}
	column := func(name string, typ schema.Type) *schema.Column {
		return &schema.Column{Name: name, Label: name, Type: typ}
	}
	db := &schema.Database{Tables: []*schema.Table{
		{Name: "documents", Columns: []*schema.Column{column("title", schema.Text), column("text", schema.Text),
			column("names", schema.Text)}},
		{Name: "lights", Columns: []*schema.Column{column("name", schema.Text), column("keeper", schema.Text),
			column("height", schema.Integer)}},
		{Name: "boats", Columns: []*schema.Column{column("name", schema.Text)}},
	}}
	sample := func(_ context.Context, table string, _ []string, _ int) ([][]string, error) {
		return lighthouses[table], nil
	}
	count := func(context.Context, string, int) ([][]any, error) { return [][]any{{int64(4)}}, nil }
	s := New(Dependencies{Schema: db, Reader: e, Sample: sample, Run: count})
	if s == nil {
		t.Fatal("no documents")
	}
	return s
}

func TestWeigh(t *testing.T) {
	s := source(t)
	count := &query.Query{Select: []query.Item{{Agg: query.Count, Column: query.Column{Table: "lights", Name: "*"}}},
		From: query.From{Tables: []string{"lights"}}}
	for _, c := range []struct {
		question string
		readings []parse.Candidate
		kind     Kind
		want     string
	}{
		{"What is the height of the lighthouse on an island known for puffins?", nil, Cell, "18 19"},
		{"Where was the keeper of Otter Rock born who raised racing pigeons?", nil, Span, "Leeuwarden"},
		{"Who was the ferryman?", nil, Span, "Old Moss"},
		{"How many lights are there?", []parse.Candidate{{Query: count, P: .9}}, Query, "4"},
	} {
		ranked, err := s.RankAnswers(t.Context(), c.question, c.readings)
		if err != nil || len(ranked) == 0 {
			t.Fatalf("%s: %v, %v", c.question, ranked, err)
		}
		if a := ranked[0]; a.Kind != c.kind || !strings.Contains(c.want, a.Values[0]) ||
			a.Kind == Span && (!strings.Contains(a.Quote, a.Values[0]) || a.Document == "") {
			t.Errorf("%s: %+v", c.question, a)
		}
	}
}

// TestCellQueries checks that the query for a cell returns only its row.
func TestCellQueries(t *testing.T) {
	c, err := source(t).loadCollection()
	if err != nil {
		t.Fatal(err)
	}
	if len(c.tables) != 1 || len(c.rows) != 4 {
		t.Fatalf("%d tables with %d rows name documents", len(c.tables), len(c.rows))
	}
	for row, want := range map[int]string{
		1: "SELECT height FROM lights WHERE name = 'Otter Rock'",
		3: "SELECT height FROM lights WHERE name = 'Fern Cape' AND keeper = 'Anna Holm'",
	} {
		if got := c.cellQuery(row, 2).SUQL(); got != want {
			t.Errorf("%s, want %s", got, want)
		}
	}
	var titles []string
	for _, l := range c.rows[1].links {
		titles = append(titles, c.passages[l.passage].title)
	}
	if !slices.Equal(titles, []string{"Otter Rock (lighthouse)", "Piet Maas"}) {
		t.Errorf("the row names %q", titles)
	}
}

func TestParts(t *testing.T) {
	long := strings.Repeat("Ten words are enough for one sentence of this text. ", 60)
	all := splitPassages(long)
	if len(all) < 2 || strings.Join(all, " ") != strings.TrimSpace(long) {
		t.Errorf("%d parts", len(all))
	}
	if splitPassages("") != nil {
		t.Error("nothing has parts")
	}
}

func TestKey(t *testing.T) {
	if Key([]string{"1,200", "The Mill"}) != Key([]string{"mill", "1200.0"}) ||
		Key([]string{"1"}) == Key([]string{"2"}) {
		t.Error("keys of equal answers differ, or of others not")
	}
}
