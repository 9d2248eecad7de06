package present

import (
	"cmp"
	"encoding/json"
	"math"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/input"
)

const (
	pageRows  = 20
	pageCards = 12
	maxCards  = 60  // up to this many rows are shown as cards by default
	kioskRows = 200 // a kiosk has no pages
)

// Arrangement is a person's choice of how an answer's rows are shown.
type Arrangement struct {
	columns    []int // the columns shown, in order; nil: all
	sort       int   // the sort column; -1: none
	descending bool
	filters    map[int]string // by column
	chosen     map[int]string // values of facets, by column
	page       int
	layout     views.Layout // empty: automatic
	All        bool         // more rows than the statement's limit
}

// Arrange returns the view of an answer's rows in an arrangement.
func (e Answer) Arrange(a Arrangement) views.Result {
	out := views.Result{Turn: e.Turn}
	e.arrange(&out, a)
	return out
}

func (e Answer) arrange(out *views.Result, a Arrangement) {
	r, all := e.Result, e.columns()
	suitable := all.layout(r)
	out.Layout = suitable
	if a.layout != "" && suitable != views.Nothing && suitable != views.Single {
		out.Layout = a.layout
	}
	out.All = all.columns(a)
	order := all.order(a)
	for _, k := range order {
		out.Columns = append(out.Columns, out.All[slices.IndexFunc(out.All,
			func(c views.Column) bool { return c.Index == k })])
	}
	found := a.rows(all, r.Rows)
	if !e.Kiosk {
		out.Facets, out.Chosen = a.facets(all, r.Rows), a.chosen
	}
	from, to := a.pageRange(len(found), out)
	out.Sort, out.Descending, out.AllRows = a.sort, a.descending, a.All
	limited := !a.All && e.Query != nil && e.Query.Limit == len(r.Rows) && len(r.Rows) > 0
	out.Limited = limited && !r.Truncated && e.Data.Rows && !e.Kiosk
	out.Count = countText(len(r.Rows), len(found), from, to, r.Truncated || limited)
	notes := collectNotes(r)
	out.Warnings = append(out.Warnings, notes.warnings[-1]...)
	for n, i := range found[from:to] {
		row := all.row(r.Rows[i])
		row.Folded = out.Kiosk && n >= pageCards
		row.Warnings, row.Evidence = notes.warnings[i], notes.quotes[i]
		row.Cells = inOrder(row.Cells, order)
		out.Rows = append(out.Rows, row)
	}
}

// countText describes the number of rows, of those that match the filters, or of those shown.
func countText(rows, found, from, to int, more bool) string {
	switch {
	case found < rows:
		return views.English.Matching(found, rows)
	case from > 0 || to < found:
		return views.English.Between(from+1, to, found)
	}
	return views.English.RowsFound(rows, more)
}

// columns describes an answer's columns; at a kiosk, without links to the rows behind figures.
func (e Answer) columns() resultColumns {
	all := DescribeColumns(e.Result, e.Labels, e.Data.Database).markAsked(e.Question)
	if e.Kiosk {
		return all
	}
	return all.linkGroups(e.Query, e.Data.Database)
}

// inOrder returns the cells of the columns shown, in their order.
func inOrder(cells []views.Cell, order []int) []views.Cell {
	out := make([]views.Cell, len(order))
	for at, k := range order {
		out[at] = cells[k]
	}
	return out
}

// notes holds remarks by row; row -1 is the whole result.
type notes struct {
	warnings map[int][]string
	quotes   map[int][]views.Quote
}

func collectNotes(r suql.Result) notes {
	n := notes{map[int][]string{}, map[int][]views.Quote{}}
	withoutModel := map[int]bool{} // rows whose texts were read without the language model
	for _, item := range r.Warnings {
		at := max(item.Row, -1)
		if item.Code == "instead" {
			withoutModel[at] = true
			continue
		}
		n.warnings[at] = append(n.warnings[at], item.Message)
	}
	if delete(withoutModel, -1); len(withoutModel) < len(r.Rows) { // if all rows are affected, the reply mentions it
		for at := range withoutModel {
			n.warnings[at] = append(n.warnings[at], views.English.WithoutModel)
		}
	}
	for _, item := range append(slices.Clone(r.Evidence), r.UnquotedVerdicts()...) {
		if quote := newQuote(item); quote.Question != "" { // a summary is its own evidence
			quote.IsWholeText = item.Text == ""
			n.quotes[item.Row] = append(n.quotes[item.Row], quote)
		}
	}
	return n
}

// columns lists all columns, the shown ones first, in order.
func (f resultColumns) columns(a Arrangement) []views.Column {
	out := make([]views.Column, 0, len(f))
	add := func(k int, hidden bool) {
		c := f[k].view
		if c.Index, c.Hidden = k, hidden; !hidden {
			c.Filter = a.filters[k]
		}
		switch {
		case hidden || k != a.sort:
		case a.descending:
			c.Sorted = "descending"
		default:
			c.Sorted = "ascending"
		}
		out = append(out, c)
	}
	shown := f.order(a)
	for _, k := range shown {
		add(k, false)
	}
	for k := range f {
		if !slices.Contains(shown, k) {
			add(k, true)
		}
	}
	return out
}

// order returns the indexes of the shown columns, at least one. By default, keys that were not asked for come last, and
// columns without any value are left out.
func (f resultColumns) order(a Arrangement) []int {
	var out []int
	for _, k := range a.columns {
		if within(k, f) && !slices.Contains(out, k) {
			out = append(out, k)
		}
	}
	if len(out) == 0 {
		for _, keys := range []bool{false, true} {
			for k, c := range f {
				if (c.view.IsKey && !c.isAsked) == keys && !c.isEmpty {
					out = append(out, k)
				}
			}
		}
	}
	if len(out) == 0 && len(f) > 0 {
		return []int{0}
	}
	return out
}

// rows returns the indexes of the rows that pass the filters, sorted.
func (a Arrangement) rows(f resultColumns, rows [][]any) []int {
	var out []int
	for i, row := range rows {
		if a.passes(f, row) {
			out = append(out, i)
		}
	}
	if !within(a.sort, f) {
		return out
	}
	value := func(i int) any {
		if within(a.sort, rows[i]) {
			return rows[i][a.sort]
		}
		return nil
	}
	slices.SortStableFunc(out, func(x, y int) int {
		p, q := value(x), value(y)
		switch empty, other := Plain(p) == "", Plain(q) == ""; { // blanks come last in either direction
		case empty && other:
			return 0
		case empty:
			return 1
		case other:
			return -1
		case a.descending:
			return compare(q, p)
		}
		return compare(p, q)
	})
	return out
}

// within reports whether an index that came from outside is one of a list.
func within[T any](k int, list []T) bool { return k >= 0 && k < len(list) }

// compare orders numbers by size, before texts, and texts alphabetically, ignoring case.
func compare(a, b any) int {
	x, isX := number(a)
	y, isY := number(b)
	switch {
	case isX && isY:
		return cmp.Compare(x, y)
	case isX:
		return -1
	case isY:
		return 1
	}
	return strings.Compare(strings.ToLower(Plain(a)), strings.ToLower(Plain(b)))
}

// passes reports whether a row passes every filter.
func (a Arrangement) passes(f resultColumns, row []any) bool {
	for k, want := range a.filters {
		if !within(k, f) {
			continue
		}
		var v any
		if within(k, row) {
			v = row[k]
		}
		if !matches(f[k], v, want) {
			return false
		}
	}
	for k, value := range a.chosen {
		if !slices.ContainsFunc(elements(row, k), func(v any) bool { return Plain(v) == value }) {
			return false
		}
	}
	return true
}

// matches reports whether a value passes a filter: a substring or, for numbers, also a bound (">5", "<= 3") or a
// range ("5-10").
func matches(c resultColumn, v any, want string) bool {
	want = strings.ToLower(strings.TrimSpace(want))
	if want == "" {
		return true
	}
	if x, ok := number(v); ok && c.view.Kind == views.Number {
		if low, high, ok := bounds(want); ok {
			return x >= low && x <= high
		}
	}
	return strings.Contains(strings.ToLower(Plain(v)), want) || strings.Contains(strings.ToLower(c.cell(v).Text), want)
}

// bounds parses a numeric filter.
func bounds(want string) (low, high float64, ok bool) {
	number := func(s string) (float64, bool) { return number(text.NormalizeNumber(strings.TrimSpace(s))) }
	low, high = math.Inf(-1), math.Inf(1)
	for _, sign := range []string{"<=", ">=", "<", ">", "="} {
		rest, found := strings.CutPrefix(want, sign)
		if !found {
			continue
		}
		x, ok := number(rest)
		switch sign {
		case "<=":
			high = x
		case ">=":
			low = x
		case "<":
			high = math.Nextafter(x, low)
		case ">":
			low = math.Nextafter(x, high)
		default:
			low, high = x, x
		}
		return low, high, ok
	}
	if at := strings.IndexByte(want[1:], '-'); at >= 0 { // a minus at the start is the first number's sign
		x, okX := number(want[:at+1])
		y, okY := number(want[at+2:])
		return x, y, okX && okY
	}
	return 0, 0, false
}

// pageRange returns the range of rows on the requested page.
func (a Arrangement) pageRange(found int, out *views.Result) (from, to int) {
	size := pageRows
	switch {
	case out.Kiosk && out.Layout == views.Cards:
		size = maxCards
	case out.Kiosk:
		size = kioskRows
	case out.Layout == views.Cards:
		size = pageCards
	}
	out.Pages = max(1, (found+size-1)/size)
	out.Page = min(max(a.page, 0), out.Pages-1)
	from = out.Page * size
	return from, min(found, from+size)
}

// ReadArrangement parses a page's form.
func ReadArrangement(value func(string) string) Arrangement {
	a := Arrangement{sort: -1, descending: value("down") == "true", All: value("all") == "true"}
	if n, ok := input.Number(value("sort"), 0, math.MaxInt32); ok {
		a.sort = n
	}
	a.page, _ = input.Number(value("page"), 0, math.MaxInt32)
	for _, field := range strings.Split(value("columns"), ",") {
		if k, ok := input.Number(field, 0, math.MaxInt32); ok {
			a.columns = append(a.columns, k)
		}
	}
	if l := views.Layout(value("layout")); l == views.Cards || l == views.Table {
		a.layout = l
	}
	if json.Unmarshal([]byte(value("filters")), &a.filters) != nil {
		a.filters = nil
	}
	if json.Unmarshal([]byte(value("chosen")), &a.chosen) != nil {
		a.chosen = nil
	}
	return a
}
