package eval

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// boatTable is a table in WikiSQL's form, written for these tests.
func boatTable() *table {
	return &table{Name: "boats", Header: []string{"Boat", "Port", "Built", "Length"},
		Types: []string{"text", "text", "real", "text"},
		Rows: []cells{
			{"Sea Breeze", "Port Ellen", "1998", "12.5 m"}, {"Wild Goose", "Lisbon", "2011", "9.8 m"},
			{"Black Pearl", "Port Ellen", "2011", "n/a"}, {"Quick Step", "Antwerp", "1987", "15 m"},
		}}
}

func cond(column, op int, value string) wikiCondition { return wikiCondition{column, op, value} }

func TestWikiRun(t *testing.T) {
	table := boatTable()
	for _, c := range []struct {
		query WikiQuery
		want  string
	}{
		{WikiQuery{Sel: 0, Conds: []wikiCondition{cond(1, 0, "port ellen")}}, "black pearl|sea breeze"},
		{WikiQuery{Sel: 0, Conds: []wikiCondition{cond(2, 0, "2011"), cond(1, 0, " Lisbon ")}}, "wild goose"},
		{WikiQuery{Sel: 0, Conds: []wikiCondition{cond(2, 1, "1,990")}}, "black pearl|sea breeze|wild goose"},
		{WikiQuery{Sel: 0, Conds: []wikiCondition{cond(2, 2, "1990")}}, "quick step"},
		{WikiQuery{Sel: 2, Agg: 1}, "number 2011.000000"},
		{WikiQuery{Sel: 2, Agg: 5, Conds: []wikiCondition{cond(1, 0, "Port Ellen")}}, "number 2004.500000"},
		{WikiQuery{Sel: 3, Agg: 4}, "number 37.300000"}, // the numbers in the texts
		{WikiQuery{Sel: 3, Agg: 4, Conds: []wikiCondition{cond(0, 0, "Black Pearl")}}, ""},
		{WikiQuery{Sel: 0, Agg: 3, Conds: []wikiCondition{cond(0, 0, "nothing")}}, "number 0.000000"},
		{WikiQuery{Sel: 0, Conds: []wikiCondition{cond(0, 0, "nothing")}}, ""},
	} {
		if s := strings.Join(table.Run(&c.query), "|"); s != c.want {
			t.Errorf("%+v: %q, want %q", c.query, s, c.want)
		}
	}
	for _, bad := range []WikiQuery{{Sel: 9}, {Sel: 0, Agg: 9}, {Sel: 0, Conds: []wikiCondition{cond(9, 0, "x")}},
		{Sel: 0, Conds: []wikiCondition{cond(0, -1, "x")}}} {
		if bad.fits(table) {
			t.Errorf("%+v fits", bad)
		}
	}
	if !sameValues([]string{"2011"}, []string{"number 2011.000000"}) ||
		sameValues([]string{"2011", "2011"}, []string{"number 2011.000000"}) {
		t.Error("sameValues")
	}
}

// A malformed file, or a parser that panics, ends an evaluation but not the server that runs it.
func TestWikiContained(t *testing.T) {
	r := &Run{Cases: []Case{wikiCase(boatTable(), "which boat?", WikiQuery{Conds: []wikiCondition{cond(0, 0, "x")}})}}
	falls := func(context.Context, Example) (Decision, error) { panic("fell over") }
	if _, err := r.AskWiki(t.Context(), nil, nil, falls); err == nil {
		t.Error("it goes on")
	}
}

// TestWikiForm converts queries from the agent's form and back.
func TestWikiForm(t *testing.T) {
	c := wikiCase(boatTable(), "", WikiQuery{})
	src, err := c.openWiki(t.Context(), nil)
	if err != nil || src == nil {
		t.Fatal(src, err)
	}
	b := src.wiki
	for _, q := range []WikiQuery{
		{Sel: 0, Conds: []wikiCondition{cond(1, 0, "Port Ellen"), cond(2, 1, "1990")}},
		{Sel: 2, Agg: 5, Conds: []wikiCondition{cond(0, 0, "Wild Goose")}},
		{Sel: 3, Agg: 3, Conds: []wikiCondition{cond(3, 2, "12")}}, // a number in a column of texts
	} {
		if said := b.wiki(b.query(&q)); said == nil || !said.Same(&q) {
			t.Errorf("%+v became %+v", q, said)
		}
	}
	if b.wiki(b.query(&WikiQuery{Conds: []wikiCondition{cond(1, 0, "nowhere")}})) != nil {
		t.Error("a value that no cell has is found")
	}
	if err := src.Close(); err != nil {
		t.Error(err)
	}
}

func wikiCase(table *table, question string, gold WikiQuery) Case {
	c := Case{Data: "elsewhere", Turns: []string{question}, Wiki: gold}
	if table != nil {
		c.Data = table.Name
	}
	c.setTable(table)
	return c
}

// TestWikiReport scores right, wrong and skipped questions, and checks that the gold does not reach
// the predictions.
func TestWikiReport(t *testing.T) {
	boats := boatTable()
	asked := []Case{
		wikiCase(boats, "What port is the Wild Goose in?", WikiQuery{Sel: 1, Conds: []wikiCondition{{0, 0, "Wild Goose"}}}),
		wikiCase(boats, "What is the length of the boat Quick Step?",
			WikiQuery{Sel: 3, Conds: []wikiCondition{{0, 0, "Quick Step"}}}),
		// a wrong gold
		wikiCase(boats, "What port is the Sea Breeze in?", WikiQuery{Sel: 3, Conds: []wikiCondition{{0, 0, "Sea Breeze"}}}),
		wikiCase(nil, "Is anybody there?", WikiQuery{}),
	}
	run := func() (*Report, string) {
		var out bytes.Buffer
		r, err := (&Run{Cases: asked, Predictions: &out}).AskWiki(t.Context(), chatParser(t), nil, best(t))
		if err != nil {
			t.Fatal(err)
		}
		return r, out.String()
	}
	r, first := run()
	if r.Examples != 4 || r.Skipped != 1 || r.Value("acc_qm") != 0.5 || r.Value("acc_ex") != 0.5 {
		t.Errorf("%+v", r)
	}
	if n := strings.Count(first, "\n"); n != 4 ||
		!strings.Contains(first, `"query":{"sel":1,"agg":0,"conds":[[0,0,"Wild Goose"]]}`) {
		t.Errorf("predictions:\n%s", first)
	}
	text, err := json.Marshal(r)
	var shown map[string]any
	if err = errors.Join(err, json.Unmarshal(text, &shown)); err != nil || shown["acc_values"] != .5 ||
		shown["ece"] == nil || shown["dataset"] != "wikisql" {
		t.Errorf("the report is %s (%v)", text, err)
	}
	asked[0].Wiki, asked[1].Wiki, asked[2].Wiki = asked[1].Wiki, asked[2].Wiki, asked[0].Wiki
	if _, second := run(); first != second {
		t.Error("predictions change with the gold")
	}
}

// best decides without asking.
func best(t *testing.T) Decide {
	t.Helper()
	decide, err := Settings{User: NoUser}.Decider()
	if err != nil {
		t.Fatal(err)
	}
	return decide
}

// sharedData is the folder of the benchmarks; the test is skipped if there is none.
func sharedData(t *testing.T) string {
	t.Helper()
	shared := os.Getenv("SURELY_SHARED")
	if shared == "" {
		t.Skip("SURELY_SHARED does not say where the benchmarks are")
	}
	if !filepath.IsAbs(shared) { // relative to the repository's root, while tests run in their own folder
		shared = filepath.Join("..", shared)
	}
	return filepath.Join(shared, "data")
}

// TestWikiFloors checks the chat parser's minimum scores, on the first questions about held-out tables.
func TestWikiFloors(t *testing.T) {
	folder := filepath.Join(sharedData(t), "wikisql")
	cases, err := WikiCases(filepath.Join(folder, "dev.jsonl"), filepath.Join(folder, "dev.tables.jsonl"), 100)
	if err != nil {
		t.Fatal(err)
	}
	r, err := (&Run{Cases: cases}).AskWiki(t.Context(), chatParser(t), nil, best(t))
	if err != nil {
		t.Fatal(err)
	}
	errs := map[string]any{}
	r.calibrate(errs)
	if r.Value("acc_qm") < .66 || r.Value("acc_values") < .81 || errs["ece"].(float64) > .08 {
		t.Errorf("match %.4f, execution by value %.4f, calibration errors %v", r.Value("acc_qm"), r.Value("acc_values"), errs)
	}
}
