package eval

import (
	"bytes"
	"context"
	"math"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/learn"
)

// boats is a table in WikiSQL's form, written for these tests.
func boats() *WikiTable {
	return &WikiTable{ID: "boats", Header: []string{"Boat", "Port", "Built", "Length"},
		Types: []string{"text", "text", "real", "text"},
		Rows: [][]any{
			{"Sea Breeze", "Port Ellen", 1998.0, "12.5 m"},
			{"Wild Goose", "Lisbon", 2011.0, "9.8 m"},
			{"Black Pearl", "Port Ellen", 2011.0, "n/a"},
			{"Quick Step", "Antwerp", 1987.0, "15 m"},
		}}
}

func cond(column, op int, value any) [3]any { return [3]any{column, op, value} }

func TestWikiRun(t *testing.T) {
	table := boats()
	for _, c := range []struct {
		query WikiQuery
		want  string
	}{
		{WikiQuery{Sel: 0, Conds: [][3]any{cond(1, 0, "port ellen")}}, "black pearl|sea breeze"},
		{WikiQuery{Sel: 0, Conds: [][3]any{cond(2, 0, "2011"), cond(1, 0, " Lisbon ")}}, "wild goose"},
		{WikiQuery{Sel: 0, Conds: [][3]any{cond(2, 1, "1,990")}}, "black pearl|sea breeze|wild goose"},
		{WikiQuery{Sel: 0, Conds: [][3]any{cond(2, 2, 1990.0)}}, "quick step"},
		{WikiQuery{Sel: 2, Agg: 1}, "number 2011.000000"},
		{WikiQuery{Sel: 2, Agg: 5, Conds: [][3]any{cond(1, 0, "Port Ellen")}}, "number 2004.500000"},
		{WikiQuery{Sel: 3, Agg: 4}, "number 37.300000"}, // the numbers in the texts
		{WikiQuery{Sel: 3, Agg: 4, Conds: [][3]any{cond(0, 0, "Black Pearl")}}, ""},
		{WikiQuery{Sel: 0, Agg: 3, Conds: [][3]any{cond(0, 0, "nothing")}}, "number 0.000000"},
		{WikiQuery{Sel: 0, Conds: [][3]any{cond(0, 0, "nothing")}}, ""},
	} {
		got, err := table.Run(&c.query)
		if err != nil {
			t.Fatal(err)
		}
		if s := strings.Join(got, "|"); s != c.want {
			t.Errorf("%+v: %q, want %q", c.query, s, c.want)
		}
	}
	for _, bad := range []WikiQuery{{Sel: 9}, {Sel: 0, Conds: [][3]any{cond(9, 0, "x")}}, {Sel: 0, Agg: 9, Conds: nil},
		{Sel: 0, Conds: [][3]any{{"x", 0, 0}}}, {Sel: 0, Conds: [][3]any{cond(0, -1, "x")}}} {
		if _, err := table.Run(&bad); err == nil {
			t.Errorf("%+v runs", bad)
		}
	}
	if !sameValues([]string{"2011"}, []string{"number 2011.000000"}) ||
		sameValues([]string{"2011", "2011"}, []string{"number 2011.000000"}) {
		t.Error("sameValues")
	}
}

// A malformed file, or a parser that panics, ends an evaluation but not the server that runs it.
func TestWikiContained(t *testing.T) {
	q := WikiQuestion{TableID: "boats", Question: "which boat?", SQL: WikiQuery{Conds: [][3]any{cond(0, -1, "x")}}}
	w := Wiki{Questions: []WikiQuestion{q}, Tables: map[string]*WikiTable{"boats": boats()},
		Decide: func(context.Context, Example) (Decision, error) { panic("fell over") }}
	if _, err := w.Run(t.Context()); err == nil {
		t.Error("it goes on")
	}
}

func TestWikiSame(t *testing.T) {
	a := WikiQuery{Sel: 1, Conds: [][3]any{cond(0, 0, "Wild Goose"), cond(2, 1, "5")}}
	b := WikiQuery{Sel: 1, Conds: [][3]any{{2.0, 1.0, "5"}, {0.0, 0.0, "wild goose "}}}
	c := WikiQuery{Sel: 1, Conds: [][3]any{cond(0, 0, "Wild Goose"), cond(2, 2, "5")}}
	if !a.Same(&b) || a.Same(&c) {
		t.Error("Same")
	}
}

// TestWikiForm converts queries from the agent's form and back.
func TestWikiForm(t *testing.T) {
	folder := filepath.Join(t.TempDir(), "boats")
	b, err := openWiki(t.Context(), boats(), folder, nil)
	if err != nil || b == nil {
		t.Fatal(b, err)
	}
	for _, q := range []WikiQuery{
		{Sel: 0, Conds: [][3]any{cond(1, 0, "Port Ellen"), cond(2, 1, 1990.0)}},
		{Sel: 2, Agg: 5, Conds: [][3]any{cond(0, 0, "Wild Goose")}},
		{Sel: 3, Agg: 3, Conds: [][3]any{cond(3, 2, "12")}}, // a number in a column of texts
	} {
		if said, err := b.wiki(b.query(&q)); err != nil || !said.Same(&q) {
			t.Errorf("%+v became %+v, %v", q, said, err)
		}
	}
	if _, err := b.wiki(b.query(&WikiQuery{Conds: [][3]any{cond(1, 0, "nowhere")}})); err == nil {
		t.Error("a value that no cell has is found")
	}
	if err := b.close(folder); err != nil {
		t.Error(err)
	}
}

func wiki(t *testing.T, questions ...WikiQuestion) *Wiki {
	t.Helper()
	return &Wiki{Questions: questions, Tables: map[string]*WikiTable{"boats": boats()}, Parser: chatParser(t)}
}

// TestWikiReport scores right, wrong and skipped questions, and checks that the gold does not reach
// the predictions.
func TestWikiReport(t *testing.T) {
	asked := []WikiQuestion{
		{"boats", "What port is the Wild Goose in?", WikiQuery{Sel: 1, Conds: [][3]any{{0.0, 0.0, "Wild Goose"}}}},
		{"boats", "What is the length of the boat Quick Step?", WikiQuery{Sel: 3, Conds: [][3]any{{0.0, 0.0, "Quick Step"}}}},
		// a wrong gold
		{"boats", "What port is the Sea Breeze in?", WikiQuery{Sel: 3, Conds: [][3]any{{0.0, 0.0, "Sea Breeze"}}}},
		{"elsewhere", "Is anybody there?", WikiQuery{}},
	}
	w := wiki(t, asked...)
	var first bytes.Buffer
	w.Predictions = &first
	r, err := w.Run(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	if r.Examples != 4 || r.Skipped != 1 || r.AccQM != 0.5 || r.AccEx != 0.5 {
		t.Errorf("%+v", r)
	}
	if n := strings.Count(first.String(), "\n"); n != 4 ||
		!strings.Contains(first.String(), `"query":{"sel":1,"agg":0,"conds":[[0,0,"Wild Goose"]]}`) {
		t.Errorf("predictions:\n%s", first.String())
	}
	asked[0].SQL, asked[1].SQL, asked[2].SQL = asked[1].SQL, asked[2].SQL, asked[0].SQL
	w = wiki(t, asked...)
	var second bytes.Buffer
	w.Predictions = &second
	if _, err := w.Run(context.Background()); err != nil {
		t.Fatal(err)
	}
	if first.String() != second.String() {
		t.Error("predictions change with the gold")
	}
}

func TestCalibration(t *testing.T) {
	var c calibration
	for i := range 100 {
		c.add(0.9, i < 80)
		c.add(0.3, i < 30)
	}
	if e := learn.ECE(c.bins()); math.Abs(e-0.05) > 1e-9 {
		t.Errorf("ECE %v", e)
	}
}

// wikiDev reads the first questions about the held-out tables, 0 for all of them, and skips the
// test if they are not available.
func wikiDev(t *testing.T, limit int) ([]WikiQuestion, map[string]*WikiTable) {
	t.Helper()
	shared := os.Getenv("SURELY_SHARED")
	if shared == "" {
		t.Skip("SURELY_SHARED does not say where the benchmarks are")
	}
	if !filepath.IsAbs(shared) { // relative to the repository's root, while tests run in their own folder
		shared = filepath.Join("..", shared)
	}
	folder := filepath.Join(shared, "data", "wikisql")
	questions, err := ReadWikiQuestions(filepath.Join(folder, "dev.jsonl"), limit)
	if err != nil {
		t.Fatal(err)
	}
	tables, err := ReadWikiTables(filepath.Join(folder, "dev.tables.jsonl"))
	if err != nil {
		t.Fatal(err)
	}
	return questions, tables
}

// TestWikiFloors checks the chat parser's minimum scores, on the first questions about held-out tables.
func TestWikiFloors(t *testing.T) {
	questions, tables := wikiDev(t, 100)
	w := wiki(t, questions...)
	w.Tables = tables
	r, err := w.Run(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	if r.AccQM < .66 || r.AccValues < .81 || r.ECE > .08 {
		t.Errorf("match %.4f, execution by value %.4f, ECE %.4f", r.AccQM, r.AccValues, r.ECE)
	}
}
