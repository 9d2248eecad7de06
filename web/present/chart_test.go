package present

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/nlg"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/views"
)

// column is a column of an invented result; known means that it is in a table.
func column(label string, kind views.Kind, known *schema.Column) resultColumn {
	f := resultColumn{view: views.Column{Label: label, Kind: kind}, column: known}
	if known != nil {
		f.unit = nlg.UnitOf(nil, known)
	}
	return f
}

// TestCharts checks which chart suits which result.
func TestCharts(t *testing.T) {
	name, count := column("place", views.Title, nil), column("count", views.Number, nil)
	length := column("length", views.Number, &schema.Column{Name: "length", Type: schema.Numeric, Unit: "m"})
	price := column("price", views.Number, &schema.Column{Name: "price", Type: schema.Numeric})
	sum, count2 := count, count
	sum.view.Label, count2.view.Label = "sum", "count of others"
	key := resultColumn{view: views.Column{Label: "id", Kind: views.Number, IsKey: true}}
	text := column("log", views.Long, nil)
	many := func(n int, row func(i int) []any) (rows [][]any) {
		for i := range n {
			rows = append(rows, row(i))
		}
		return rows
	}
	single := func(i int) []any { return []any{fmt.Sprint("boat ", i), float64(i * i % 37)} }
	for what, c := range map[string]struct {
		columns resultColumns
		rows    [][]any
		kinds   string
		first   string // the first point's text
		note    string
	}{
		"parts are bars, in the order of the rows": {resultColumns{name, count}, [][]any{{"Eastport", int64(2)}, {nil, int64(5)}, {"Westport", nil}}, "bars", "Eastport 2", ""},
		"names of months are bars, in their order": {resultColumns{name, count}, [][]any{{"Apr", int64(9)}, {"Feb", int64(5)}}, "bars", "Feb 5", ""},
		"the largest of many":                      {resultColumns{name, count}, many(30, single), "bars", "boat 6 36", ""},
		"single things stay a table":               {resultColumns{name, length}, many(40, single), "", "", ""},
		"two numbers of a row stay a table":        {resultColumns{key, name, length, price}, [][]any{{1, "a", 2.5, int64(8)}, {2, "b", 3.5, nil}, {3, "c", 1.0, int64(3)}}, "", "", ""},
		"years are a line, in their order":         {resultColumns{column("built", views.Number, nil), count}, [][]any{{int64(1993), int64(7)}, {int64(1990), int64(5)}, {nil, int64(1)}, {int64(1991), int64(9)}, {int64(1992), int64(2)}}, "line bars", "1990 5", "1 without a value"},
		"months are a line":                        {resultColumns{name, count}, [][]any{{"2024-01", int64(2)}, {"2024-02", int64(5)}, {"2024-03", int64(3)}, {"2024-04", int64(1)}}, "line bars", "Jan 2024 2", ""},
		"a few times are bars at first":            {resultColumns{name, count}, [][]any{{"2024-Q1", int64(2)}, {"2024-Q2", int64(5)}}, "bars line", "2024-Q1 2", ""},
		"figures of one measure go side by side":   {resultColumns{name, count, count2}, [][]any{{"a", int64(2), int64(1)}, {"b", int64(5), nil}}, "bars", "a 2", ""},
		"those of several are drawn apart":         {resultColumns{name, count, sum}, [][]any{{"a", int64(2), 900.0}, {"b", int64(5), 700.0}}, "bars bars", "a 2", ""},
		"figures of two names go side by side":     {resultColumns{name, name, sum}, [][]any{{"a", "x", int64(1)}, {"a", "y", int64(2)}, {"b", "x", int64(9)}, {"c", nil, int64(2)}}, "bars", "a 1", ""},
		"a pair that comes twice is no part":       {resultColumns{name, name, sum}, [][]any{{"a", "x", int64(1)}, {"a", "x", int64(2)}}, "", "", ""},
		"seven colours are too many":               {resultColumns{name, name, sum}, many(49, func(i int) []any { return []any{fmt.Sprint(i / 7), fmt.Sprint("x", i%7), i} }), "", "", ""},
		"times of several are lines":               {resultColumns{name, name, sum}, many(8, func(i int) []any { return []any{fmt.Sprint("2024-0", 4-i/2), fmt.Sprint("x", i%2), i} }), "line", "Jan 2024 6", ""},
		"so are several figures over time":         {resultColumns{name, count, sum}, many(5, func(i int) []any { return []any{fmt.Sprint("2024-0", 5-i), i + 3, i + 4} }), "line", "Jan 2024 7", ""},
		"each by itself where one is far larger":   {resultColumns{name, count, sum}, many(5, func(i int) []any { return []any{fmt.Sprint("2024-0", 5-i), i, 1000 * i} }), "line line", "Jan 2024 4", ""},
		"texts cannot be drawn":                    {resultColumns{name, text, count}, [][]any{{"a", "b", int64(1)}, {"b", "c", int64(2)}}, "", "", ""},
		"a name that comes twice is no part":       {resultColumns{name, count}, [][]any{{"a", int64(1)}, {"a", int64(2)}}, "", "", ""},
	} {
		var kinds []string
		all := c.columns.charts(suql.Result{Rows: c.rows})
		for _, chart := range all {
			kinds = append(kinds, chart.Kind)
		}
		if got := strings.Join(kinds, " "); got != c.kinds {
			t.Errorf("%s: %s", what, got)
			continue
		}
		if len(all) == 0 {
			continue
		}
		if first := all[0].Points[0]; first.Name+" "+first.Text != c.first || all[0].Note != c.note {
			t.Errorf("%s: %q, %q", what, first.Name+" "+first.Text, all[0].Note)
		}
	}
}

// Labels, titles and units of charts are text, whatever they hold.
func TestChartLabelsAreInert(t *testing.T) {
	const hostile = `</text></title></svg><script>alert(1)</script><img src=x onerror="alert(1)">" onload="alert(1)`
	name, count := column(hostile, views.Title, nil), column(hostile, views.Number, nil)
	var rows [][]any
	for i := range 8 {
		rows = append(rows, []any{fmt.Sprint(i, hostile), float64(i*i + 1)})
	}
	all := resultColumns{name, count}.charts(suql.Result{Rows: rows})
	if len(all) == 0 {
		t.Fatal("there is no chart")
	}
	var page strings.Builder
	shown := views.Result{Charts: all, Reply: hostile, Searched: hostile}
	if err := views.Answer(shown).Render(t.Context(), &page); err != nil {
		t.Fatal(err)
	}
	if !strings.Contains(page.String(), "<svg") {
		t.Fatalf("no chart is drawn: %.500s", page.String())
	}
	inert := regexp.MustCompile(`<script|<img|<[^>"]*("[^"]*"[^>"]*)*\son(load|error)=`)
	if at := inert.FindString(page.String()); at != "" {
		t.Errorf("a label becomes %.300s", at)
	}
}
