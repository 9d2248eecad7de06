package manytables

import (
	"bytes"
	"context"
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/words"
)

// lessonsOfOurs are a few questions with their queries, enough to see training at work.
func lessonsOfOurs() []Example {
	db := library()
	simple := func(table string, it ...query.Item) *query.Query {
		return &query.Query{Select: it, From: query.From{Tables: []string{table}}}
	}
	count := query.Item{Agg: query.Count, Column: query.Column{Name: "*"}}
	item := func(table, name string) query.Item { return query.Item{Column: col(table, name)} }
	grouped := simple("book", item("book", "genre"), count)
	grouped.GroupBy = []query.Column{col("book", "genre")}
	older := simple("reader", item("reader", "name"))
	older.Where = []query.Condition{{Item: item("reader", "age"), Op: query.Greater,
		Values: []query.Value{{Text: "40", Number: true}}}}
	golds := map[string]*query.Query{
		"How many books are there?":              simple("book", count),
		"How many readers are there?":            simple("reader", count),
		"Show the title of every book.":          simple("book", item("book", "title")),
		"Show the name of every reader.":         simple("reader", item("reader", "name")),
		"Show the name and age of every reader.": simple("reader", item("reader", "name"), item("reader", "age")),
		"How many books are there of each genre": grouped,
		"Which readers are older than 40?":       older,
	}
	var out []Example
	for _, group := range []string{"a", "b", "c", "d"} {
		for _, q := range []string{"How many books are there?", "How many readers are there?",
			"Show the title of every book.",
			"Show the name of every reader.", "Show the name and age of every reader.", "How many books are there of each genre",
			"Which readers are older than 40?"} {
			out = append(out, Example{Group: group, Question: q, Schema: db, Values: held{db}, Gold: golds[q]})
		}
	}
	return out
}

func TestTrain(t *testing.T) {
	var first, second bytes.Buffer
	for _, b := range []*bytes.Buffer{&first, &second} {
		if err := Train(context.Background(), lessonsOfOurs(), TrainOptions{Seed: 3}, b); err != nil {
			t.Fatal(err)
		}
	}
	if !bytes.Equal(first.Bytes(), second.Bytes()) {
		t.Error("training twice gives two models")
	}
	p, err := New(first.Bytes())
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range lessonsOfOurs()[:7] {
		parsed, err := p.Parse(context.Background(), input(e.Question))
		if err != nil {
			t.Fatal(err)
		}
		if len(parsed.Candidates) == 0 || parsed.Candidates[0].Query.SUQL() != e.Gold.SUQL() {
			t.Errorf("%s: not learnt", e.Question)
		}
	}
}

func TestReadModelRefuses(t *testing.T) {
	for _, data := range [][]byte{nil, []byte("12"), []byte("2\n{}"), []byte("999999999\n{"), []byte("-1\n")} {
		if _, err := New(data); err == nil {
			t.Errorf("%q is taken for a model", data)
		}
	}
}

func TestMentions(t *testing.T) {
	tokens := func(s string) []words.Token {
		var out []words.Token
		for _, w := range words.Tokenize(s) {
			if w.Word {
				out = append(out, w)
			}
		}
		return out
	}
	for _, test := range []struct {
		question, name string
		want           level
	}{
		{"the opening year of each branch", "opening year", exact},
		{"all the branches", "branch", whole},
		{"the year of opening", "opening year", whole},
		{"the year of each", "opening year", head},
		{"the opening of each", "opening year", part},
		{"every nation", "country", alike},
		{"the booktitle of it", "book title", whole},
		{"nothing of the kind", "opening year", absent},
	} {
		best := absent
		for _, m := range mentions(tokens(test.question), []name{newName(test.name)}) {
			best = max(best, m.level)
		}
		if best != test.want {
			t.Errorf("%q in %q: level %d, want %d", test.name, test.question, best, test.want)
		}
	}
}

func TestSketches(t *testing.T) {
	q := &query.Query{
		Select: []query.Item{{Column: col("reader", "name")}, {Agg: query.Count, Column: query.Column{Name: "*"}}},
		From:   query.From{Tables: []string{"reader", "loan"}},
		Where: []query.Condition{{Item: query.Item{Column: col("reader", "age")}, Op: query.Less,
			Values: []query.Value{{Text: "9"}}}, {Or: true, Item: query.Item{Column: col("reader", "city")}, Op: query.IsNull}},
		GroupBy:  []query.Column{col("reader", "reader_id")},
		OrderBy:  []query.Order{{Item: query.Item{Agg: query.Count, Column: query.Column{Name: "*"}}, Desc: true}},
		Limit:    3,
		Distinct: true,
	}
	s, ok := sketchOf(q)
	if !ok {
		t.Fatal("no sketch")
	}
	if want := "true;,count*;v|u;1;;count*-;2;"; s.key != want {
		t.Errorf("sketch %s, want %s", s.key, want)
	}
	if key, desc := s.order(0); key != "count*" || !desc {
		t.Errorf("order %s %v", key, desc)
	}
}

func TestFrom(t *testing.T) {
	cat := newCatalog(library())
	set, ok := cat.span([]int{0, 2}) // branch and reader
	if !ok || len(set) != 4 {
		t.Fatalf("branch and reader are connected by %v", set)
	}
	f := cat.from(set)
	if len(f.Tables) != 4 || len(f.Joins) != 3 {
		t.Errorf("joined as %+v", f)
	}
}
