package present

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/nlg"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/views"
)

func TestAsked(t *testing.T) {
	for expr, want := range map[string]string{
		"answer(log, 'is it quiet?')":              "is it quiet?",
		"answer(log, 'is the cook''s dog there?')": "is the cook's dog there?",
		"answer('notes.txt', 'who wrote it?')":     "who wrote it?",
		"summary(log)":                             "summary(log)",
		"answer(log, 'broken":                      "broken",
		"":                                         "",
	} {
		if got := questionOf(expr); got != want {
			t.Errorf("asked(%q) = %q, want %q", expr, got, want)
		}
	}
}

func TestMark(t *testing.T) {
	for _, test := range []struct{ quote, question, want string }{
		{"Lovely for families, but noisy.", "is it good for a family?", "Lovely for [families], but noisy."},
		{"QUIET!", "is it quiet?", "[QUIET]!"},
		{"Nothing of the sort", "is it quiet?", "Nothing of the sort"},
		{"", "is it quiet?", ""},
		{"静かな quiet 店", "is it quiet?", "静かな [quiet] 店"},
		{"quiet quietly", "is it quiet?", "[quiet] [quietly]"},
	} {
		got := ""
		for _, p := range splitMarked(test.quote, test.question) {
			if p.Marked {
				got += "[" + p.Text + "]"
			} else {
				got += p.Text
			}
		}
		if got != test.want {
			t.Errorf("mark(%q, %q) = %s, want %s", test.quote, test.question, got, test.want)
		}
	}
}

func TestSafeLink(t *testing.T) {
	for link, want := range map[string]string{
		"https://example.org/a?b=c": "https://example.org/a?b=c", "http://example.org": "http://example.org",
		"javascript:alert(1)": "", "JaVaScRiPt:alert(1)": "", "data:text/html,x": "", "//example.org": "", "/etc/passwd": "",
		"https://": "", " https://example.org ": "https://example.org", "java\nscript:alert(1)": "", "file:///etc/passwd": "",
	} {
		if got := safeLink(link); got != want {
			t.Errorf("safeLink(%q) = %q, want %q", link, got, want)
		}
	}
}

func TestFill(t *testing.T) {
	index := map[string]int{"id": 0, "name": 1, "none": 2}
	values := []any{int64(7), "a/../b?c#d", nil}
	for form, want := range map[string]string{
		"https://example.org/{id}":        "https://example.org/7",
		"https://example.org/{name}":      "https://example.org/a%2F..%2Fb%3Fc%23d",
		"https://example.org/{none}":      "",
		"https://example.org/{unknown}":   "",
		"https://example.org/{id":         "",
		"javascript:{name}":               "",
		"https://example.org/fixed":       "https://example.org/fixed",
		"https://{name}.example.org/here": "",
	} {
		if got := fillLink(form, index, values); got != want {
			t.Errorf("fill(%q) = %q, want %q", form, got, want)
		}
	}
}

// A few wide rows with a name are cards, others a table; a count for each name is drawn.
func TestLayout(t *testing.T) {
	boats := &schema.Table{Name: "boats", Columns: []*schema.Column{{Name: "name", Role: schema.Title}, {Name: "log"},
		{Name: "built"}}}
	long := strings.Repeat("A calm day, no wind. ", 20)
	rows := func(n int, row ...any) [][]any { return slices.Repeat([][]any{row}, n) }
	for _, test := range []struct {
		columns []string
		rows    [][]any
		want    views.Layout
		drawn   bool
	}{
		{[]string{"name", "log", "built"}, rows(5, "Gull", long, "1921"), views.Cards, false},
		{[]string{"name", "log", "built"}, rows(100, "Gull", long, "1921"), views.Table, false},
		{[]string{"name", "built"}, rows(5, "Gull", "1921"), views.Table, false},
		{[]string{"name"}, nil, views.Nothing, false},
		{[]string{"count"}, rows(1, int64(3)), views.Single, false},
		{[]string{"name", "count"}, [][]any{{"Gull", int64(5)}, {"Tern", int64(9)}}, views.Table, true},
	} {
		a := Answer{Data: Data{Database: &schema.Database{Tables: []*schema.Table{boats}}}}
		a.Columns, a.Rows = test.columns, test.rows
		for _, name := range test.columns {
			a.Origins = append(a.Origins, suql.Origin{Table: "boats", Column: name})
		}
		if got := a.View(); got.Layout != test.want || len(got.Charts) > 0 != test.drawn {
			t.Errorf("%v of %d: %s, charts %v", test.columns, len(test.rows), got.Layout, got.Charts)
		}
	}
}

// Values that repeat are counted; a chosen one leaves its rows, and its neighbours keep theirs.
func TestFacets(t *testing.T) {
	boats := &schema.Table{Name: "boats", Columns: []*schema.Column{{Name: "name", Role: schema.Title},
		{Name: "ports", Type: schema.Text, List: true}}}
	a := Answer{Data: Data{Database: &schema.Database{Tables: []*schema.Table{boats}}}}
	a.Columns = []string{"name", "ports"}
	a.Origins = []suql.Origin{{Table: "boats", Column: "name"}, {Table: "boats", Column: "ports"}}
	ports := [][]any{{"Eastport", "Westport"}, {"Eastport"}, {"Northport"}}
	for i := range 9 {
		a.Rows = append(a.Rows, []any{string(rune('a' + i)), ports[i%3]})
	}
	for chosen, want := range map[string]struct {
		facet string
		rows  int
	}{
		`{}`:               {"Eastport 6, Northport 3, Westport 3", 9},
		`{"1":"Westport"}`: {"Eastport 6, Northport 3, *Westport 3", 3},
		`{"0":"a"}`:        {"Eastport 1, Westport 1", 1},
		`{"7":"a"}`:        {"", 0},
	} {
		got := a.Arrange(ReadArrangement(func(name string) string { return map[string]string{"chosen": chosen}[name] }))
		var said []string
		for _, f := range got.Facets {
			for _, v := range f.Values {
				said = append(said, fmt.Sprintf("%s%s %d", map[bool]string{true: "*"}[v.Chosen], v.Text, v.Rows))
			}
		}
		if facet := strings.Join(said, ", "); facet != want.facet || len(got.Rows) != want.rows {
			t.Errorf("%s: %d rows, %s", chosen, len(got.Rows), facet)
		}
	}
	a.Rows = a.Rows[:minFacetedRows-1]
	if got := a.View(); len(got.Facets) > 0 {
		t.Errorf("%d rows have facets: %+v", len(a.Rows), got.Facets)
	}
}

func TestPretty(t *testing.T) {
	day := &schema.Column{Type: schema.Date}
	euro := &schema.Column{Type: schema.Numeric, Unit: "€"}
	for _, test := range []struct {
		v      any
		column *schema.Column
		want   string
	}{
		{int64(7), nil, "7"}, {int64(1984), nil, "1984"}, {int64(12345), nil, "12,345"},
		{int64(-1234567), nil, "-1,234,567"}, {4.500000001, nil, "4.5"},
		{78.17965, nil, "78.18"}, {52.37403, &schema.Column{Type: schema.Real}, "52.374"},
		{3475.55555, nil, "3475.56"}, {0.0000123456, nil, "1.23e-05"}, {0.0, nil, "0"},
		{1234567.5, euro, "€1,234,567.50"}, {int64(70112), &schema.Column{Role: schema.Identifier}, "70112"},
		{int64(1984), euro, "€1,984"}, {int64(1234567), &schema.Column{Name: "fee_cents", Type: schema.Integer}, "12,345.67"},
		{"2024-03-05", day, "5 Mar 2024"}, {"soon", day, "soon"},
		{37.1, euro, "€37.10"}, {37.1, &schema.Column{Type: schema.Numeric, Unit: "km"}, "37.1 km"},
		{37.1, &schema.Column{Role: schema.Money}, "37.10"}, // cents are written in full, for money only
		{json.Number("12345678901234567.8912"), nil, "12,345,678,901,234,567.8912"}, {json.Number("2107424.8"), nil, "2,107,424.8"},
		{json.Number("4.3333333333333333"), nil, "4.33"}, {json.Number("333333.333333333333"), nil, "333,333.33"},
	} {
		unit := nlg.UnitOf(&schema.Database{}, test.column)
		if got := (resultColumn{column: test.column, unit: unit}).format(test.v); got != test.want {
			t.Errorf("pretty(%v) = %q, want %q", test.v, got, test.want)
		}
	}
}

// What a spreadsheet could take for a formula is made inert, also behind invisible characters.
func TestFormulasAreNeutralised(t *testing.T) {
	for _, before := range []string{"", " ", "\u00a0",
		"\u00ad", "\u034f", "\u061c", "\u115f", "\u180e", "\u200b", "\u200e",
		"\u2060", "\u2066", "\u2800", "\u3164", "\ufe0f", "\ufeff", "\x00", "\x1b", "\u200b\u2060 "} {
		for _, formula := range []string{"=1+1", "@SUM(1)", "+1", "-cmd|' /C calc'!A0", "\r=1", "＝1", "%0A=1"} {
			if got := escapeFormula(before + formula); got != "'"+before+formula {
				t.Errorf("%q is written as %q", before+formula, got)
			}
		}
		for _, plain := range []string{"plain", "a=1", ""} {
			if got := escapeFormula(before + plain); got != before+plain {
				t.Errorf("%q is written as %q", before+plain, got)
			}
		}
	}
	for text, want := range map[string]string{"\t=1": "'\t'=1", "x;=1+1": "x;'=1+1", "x; +1": "x;' +1",
		"x\t@SUM(1)": "x\t'@SUM(1)",
		"a|-1;=2":    "a|'-1;'=2", "=1;=2": "'=1;'=2", "x;y=1": "x;y=1", "x;": "x;", "a, -5 degrees": "a, -5 degrees"} {
		if got := escapeFormula(text); got != want {
			t.Errorf("%q is written as %q, want %q", text, got, want)
		}
	}
	var csv, tsv bytes.Buffer
	r := suql.Result{Columns: []string{"a", "b"}, Rows: [][]any{{"x;y", `"quoted" tab`}, {" blank", int64(-5)}}}
	for to, write := range map[*bytes.Buffer]func(context.Context, *bufio.Writer, suql.Result) error{
		&csv: writeCSV, &tsv: writeTSV} {
		w := bufio.NewWriter(to)
		if err := errors.Join(write(t.Context(), w, r), w.Flush()); err != nil {
			t.Fatal(err)
		}
	}
	if want := "\ufeffa,b\r\n\"x;y\",\"\"\"quoted\"\" tab\"\r\n\" blank\",-5\r\n"; csv.String() != want {
		t.Errorf("CSV %q, want %q", csv.String(), want)
	}
	if want := "a\tb\nx;y\t\"\"\"quoted\"\" tab\"\n blank\t-5\n"; tsv.String() != want {
		t.Errorf("TSV %q, want %q", tsv.String(), want)
	}
	if got := csvCell(int64(-5)); got != "-5" {
		t.Errorf("a number is not a text: %q", got)
	}
}

func TestMixedOpinions(t *testing.T) {
	q := newQuote(suql.Evidence{Expr: "answer(log, 'is it haunted?')", Verdict: "Yes",
		Text:  "It is haunted.",
		Mixed: &verdict.Mixed{For: 3, Against: 1, Text: "Nothing haunted at all."}})
	if q.Mixed != views.English.Mixed(3, 1) || len(q.Counter) != 3 || !q.Counter[1].Marked {
		t.Errorf("shown as %+v", q)
	}
	if q := newQuote(suql.Evidence{Expr: "answer(log, 'is it haunted?')", Verdict: "Yes",
		Text: "It is haunted."}); q.Mixed != "" || q.Counter != nil {
		t.Errorf("of one mind, yet shown as %+v", q)
	}
}

// Indexes from outside the range of rows and columns choose nothing, and never panic.
func TestIndexesFromOutside(t *testing.T) {
	for _, form := range []map[string]string{{"chosen": `{"-1":"x"}`}, {"chosen": `{"99":"x"}`}, {"filters": `{"-1":"x"}`},
		{"filters": `{"99":"x"}`}, {"sort": "-7"}, {"sort": "99"}, {"columns": "-1,99"}, {"page": "-3"}, {"page": "99999999"}} {
		a := ReadArrangement(func(field string) string { return form[field] })
		e := Answer{}
		e.Columns, e.Rows = []string{"a", "b"}, [][]any{{"x", int64(1)}, {"y"}}
		if view := e.Arrange(a); len(view.Columns) != 2 {
			t.Errorf("%v: columns %v", form, view.Columns)
		}
		a.Apply(&e.ResultEvent, nil)
	}
}
