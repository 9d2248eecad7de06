package web

import (
	"cmp"
	"encoding/json"
	"fmt"
	"math"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/schema"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/suql/syntax"
	"github.com/ask-surely/surely/views"
)

func presentState(turn int, e agent.StateEvent, kiosk bool) views.QueryState {
	q := views.QueryState{Turn: turn, Kiosk: kiosk}
	for _, c := range e.Components {
		q.Chips = append(q.Chips, views.Chip{Clause: c.Clause, Text: c.Text, Probability: c.Probability,
			Status: string(c.Status), ID: c.ID, Words: c.Words})
	}
	return q
}

func presentPart(turn int, e agent.AlternativesEvent) views.PartPanel {
	p := views.PartPanel{Turn: turn, ID: e.Component, Word: e.Word, More: e.Component == agent.MoreColumns,
		Removable: e.Removable, Negatable: e.Negatable, Typed: e.Typed}
	for _, o := range e.Options {
		p.Options = append(p.Options, views.Alternative{ID: o.ID, Text: o.Text, Beside: cmp.Or(o.Count, o.Table)})
	}
	return p
}

func presentCard(turn int, e agent.ClarifyEvent, kiosk bool) views.Card {
	card := views.Card{Turn: turn, ID: e.ID, Kind: e.Kind, Question: e.Question, Because: e.Because,
		Explained: e.Explained, Word: e.Word, Kiosk: kiosk}
	for i, o := range e.Options {
		key := ""
		if i < 9 {
			key = strconv.Itoa(i + 1)
		}
		option := views.Option{ID: o.ID, Text: o.Text, Key: key}
		if o.Reading != "" {
			option.Text, option.Gives = o.Reading, o.Gives
		}
		card.Options = append(card.Options, option)
	}
	return card
}

func presentProgress(w *views.Words, turn int, e agent.ProgressEvent) views.Progress {
	return views.Progress{Turn: turn, Checked: e.Checked, Total: e.Total,
		Words: w.Bounds(e.Checked, e.Total, e.AtLeast, e.AtMost), Calls: w.Cost(e.ModelCalls)}
}

func presentFailure(turn int, f fold, e agent.ErrorEvent, kiosk bool) views.Failure {
	out := views.Failure{Turn: turn, Message: e.Message, Kiosk: kiosk}
	if f.said.Kind != agent.RunMessage {
		return out
	}
	out.SUQL = f.said.Text
	rows := strings.Split(f.said.Text, "\n")
	for _, p := range e.Positions {
		place := views.Place{Line: p.Line, Column: p.Column, Message: p.Message}
		if p.Line >= 1 && p.Line <= len(rows) {
			place.Source, place.Caret = caret(rows[p.Line-1], p.Column)
		}
		out.Positions = append(out.Positions, place)
	}
	return out
}

// Of a long line, so many characters are shown before and after the place where something is wrong.
const (
	caretBefore = 60
	caretAfter  = 100
)

// caret returns the part of a line around a column, and the mark to put under it. Only whole words are left out, and
// what is left out is told by dots.
func caret(line string, column int) (source, mark string) {
	r := []rune(line)
	at := min(max(column-1, 0), len(r))
	from, to := 0, len(r)
	if at > caretBefore {
		for from = at - caretBefore; from < at && r[from-1] != ' '; {
			from++
		}
	}
	if len(r)-at > caretAfter {
		for to = at + caretAfter; to < len(r) && r[to] != ' '; {
			to++
		}
	}
	source = string(r[from:to])
	indent := at - from
	if from > 0 {
		source, indent = "… "+source, indent+2
	}
	if to < len(r) {
		source += " …"
	}
	return source, strings.Repeat(" ", indent) + "^"
}

// presentAnswer fits an answer to a page: what a column is decides how its values are shown.
func (o *outgoing) presentAnswer(e agent.ResultEvent, kiosk bool) views.Result {
	r, w := e.Result, o.srv.words
	out := views.Result{Turn: o.record.Turn, Searched: e.Searched, Reply: e.Reply, Partial: e.Partial, Unused: e.Unused,
		Guess: e.Guess, SUQL: e.SUQL, Kiosk: kiosk,
		Judged: o.srv.options.Judge != nil && !kiosk,
		Cost:   w.Cost(r.Stats.ModelCalls), Announce: strings.TrimSpace(e.Reply + " " + e.Searched)}
	if r.Truncated {
		out.Warnings = append(out.Warnings, fmt.Sprintf(w.Truncated, w.Number(len(r.Rows))))
	}
	for _, offer := range e.Offers {
		if offer.SUQL != "" && kiosk {
			continue
		}
		out.Offers = append(out.Offers, views.Offer{Text: offer.Text, Ask: offer.Ask, SUQL: offer.SUQL})
	}
	for i, n := range e.Nearest {
		out.Nearest = append(out.Nearest, views.Near{Row: len(r.Rows) + i, Title: n.Title, Text: n.Text, Expr: n.Expr})
	}
	if len(out.Offers) == 0 || len(r.Rows) > 0 { // what a figure rests on stands before what could be asked next
		out.Offers = append(out.Offers, other(o.srv.suggestions(o.source), o.fold.said.Text)...)
	}
	o.presentRows(&out, e, arrangement{sort: -1})
	out.Charts = fitColumns(w, r, e.SUQL, e.Labels, o.source.database()).charts(r)
	return out
}

// fitted is a result column together with what is known of it.
type fitted struct {
	view   views.Column
	column *schema.Column // nil for what the query computed
	table  *schema.Table
	index  map[string]int // of all result columns, by name
	words  *views.Words
	unit   string
	adds   bool // what was worked out of several things is that of all of them together: a count, a sum
}

type fitting []fitted

// fitColumns finds out what the columns of a result are, by their names in the tables that the statement mentions, or
// by the labels of what was worked out.
func fitColumns(w *views.Words, r suql.Result, statement string, labels []string, db *schema.Database) fitting {
	out := make(fitting, len(r.Columns))
	index := map[string]int{}
	for i, name := range r.Columns {
		if _, ok := index[name]; !ok {
			index[name] = i
		}
	}
	figures := figuresOf(statement, db)
	titled := false
	for i, name := range r.Columns {
		f := fitted{view: views.Column{Label: headOf(w, name), Kind: views.Plain}, index: index, words: w}
		f.table, f.column = find(db, statement, name)
		switch c := f.column; {
		case i < len(labels) && labels[i] != "":
			f.view.Label, f.table, f.column = labels[i], nil, nil
		case c != nil && c.Label != "":
			f.view.Label = c.Label
		}
		if f.column != nil {
			f.unit = f.column.Unit
		} else if i < len(figures) {
			f.unit, f.adds = figures[i].unit, figures[i].adds
		}
		f.view.Kind = f.kind(r, i)
		f.view.Quiet = f.column != nil && f.column.Role == schema.Identifier
		if f.view.Kind == views.Title {
			if titled {
				f.view.Kind = views.Plain
			}
			titled = true
		}
		out[i] = f
	}
	if !titled {
		for i := range out {
			if out[i].view.Kind == views.Plain && !out[i].view.Quiet {
				out[i].view.Kind = views.Title
				break
			}
		}
	}
	return out
}

// figure is what a statement works out.
type figure struct {
	unit string
	adds bool // figures of several things make up that of all of them
}

// figuresOf are what a statement works out of one column each: the largest, the smallest, the sum and the mean of
// lengths are lengths.
func figuresOf(statement string, db *schema.Database) []figure {
	parsed, err := syntax.Parse(statement)
	if err != nil || parsed.Select() == nil {
		return nil
	}
	targets := parsed.Select().TargetList
	out := make([]figure, len(targets))
	for i, t := range targets {
		call := t.GetResTarget().GetVal().GetFuncCall()
		if call == nil {
			continue
		}
		name := syntax.FunctionName(call)
		out[i].adds = name == "count" && !call.AggDistinct || name == "sum"
		if len(call.Args) != 1 || !slices.Contains([]string{"max", "min", "sum", "avg"}, name) {
			continue
		}
		if fields := call.Args[0].GetColumnRef().GetFields(); len(fields) > 0 {
			if _, c := find(db, statement, fields[len(fields)-1].GetString_().GetSval()); c != nil {
				out[i].unit = c.Unit
			}
		}
	}
	return out
}

// find looks a result column up, in the tables that the statement names.
func find(db *schema.Database, statement, name string) (*schema.Table, *schema.Column) {
	if db == nil {
		return nil, nil
	}
	folded := strings.ToLower(statement)
	for _, t := range db.Visible() {
		if !strings.Contains(folded, strings.ToLower(t.Name)) {
			continue
		}
		if c := t.Column(name); c != nil && !c.Hidden {
			return t, c
		}
	}
	return nil, nil
}

// kind says how the values of column i are best shown.
func (f fitted) kind(r suql.Result, i int) views.Kind {
	if f.column != nil {
		switch f.column.Role {
		case schema.Link:
			return views.Link
		case schema.Picture:
			return views.Picture
		case schema.Title:
			return views.Title
		}
	}
	numbers, lists, longest, seen := 0, 0, 0, 0
	for _, row := range r.Rows {
		if i >= len(row) || row[i] == nil {
			continue
		}
		seen++
		switch v := row[i].(type) {
		case int64, float64, json.Number:
			numbers++
		case []any:
			lists++
			longest = max(longest, len(plain(v))/max(1, len(v)))
		case string:
			longest = max(longest, len(v))
		}
	}
	switch {
	case seen > 0 && numbers == seen:
		return views.Number
	case lists > 0 && longest <= 40:
		return views.Tags
	case longest > 180:
		return views.Long
	}
	return views.Plain
}

// layout chooses cards for a few wide rows that have a name, a table otherwise.
func (f fitting) layout(r suql.Result) views.Layout {
	switch {
	case len(r.Rows) == 0 || len(r.Columns) == 0:
		return views.Nothing
	case len(r.Rows) == 1 && len(r.Columns) == 1:
		return views.Single
	}
	shown, long, titled := 0, false, false
	for _, c := range f {
		if !c.view.Quiet {
			shown++
		}
		long = long || c.view.Kind == views.Long || c.view.Kind == views.Picture
		titled = titled || c.view.Kind == views.Title
	}
	if titled && (shown >= 6 || long && shown >= 3) && len(r.Rows) <= mostCards {
		return views.Cards
	}
	return views.Table
}

func (f fitting) row(i int, values []any) views.Row {
	row := views.Row{Index: i}
	for k, c := range f {
		var v any
		if k < len(values) {
			v = values[k]
		}
		cell := c.cell(v)
		if c.view.Kind == views.Title && row.Title == "" {
			row.Title = cell.Text
		}
		row.Cells = append(row.Cells, cell)
		if c.table != nil && row.Link == "" && c.table.Link != "" {
			row.Link = fill(c.table.Link, c.index, values)
		}
		if c.table != nil && row.Picture == "" && c.table.Picture != "" {
			row.Picture = fill(c.table.Picture, c.index, values)
		}
	}
	if row.Title == "" && len(row.Cells) > 0 {
		row.Title = row.Cells[0].Text
	}
	return row
}

func (c fitted) cell(v any) views.Cell {
	if v == nil {
		return views.Cell{Empty: true}
	}
	out := views.Cell{Text: plain(v)}
	out.Sort = out.Text
	if out.Text == "" {
		out.Empty = true
		return out
	}
	if yes, ok := v.(bool); ok {
		out.Text = strings.ToLower(map[bool]string{true: c.words.Yes, false: c.words.No}[yes])
		return out
	}
	if told := c.words.Verdicts[strings.ToLower(out.Text)]; told != "" && c.column == nil {
		out.Text = told
		return out
	}
	switch c.view.Kind {
	case views.Tags:
		if list, ok := v.([]any); ok {
			for _, e := range list {
				out.Tags = append(out.Tags, plain(e))
			}
			out.Empty = len(list) == 0
		}
	case views.Number:
		out.Text = c.pretty(v)
	case views.Plain, views.Title:
		if c.column == nil { // of what was worked out, a month is told by its look
			out.Text, _ = c.words.Month(out.Text)
		} else if c.column.Type != schema.Text || c.column.Role == schema.DateText {
			out.Text = c.pretty(v)
		}
	case views.Link, views.Picture:
		out.Href = safeLink(out.Text)
	case views.Long:
		if list, ok := v.([]any); ok {
			parts := make([]string, len(list))
			for i, e := range list {
				parts[i] = "“" + plain(e) + "”"
			}
			out.Text = strings.Join(parts, "\n")
		}
	}
	return out
}

// plain writes a value as text.
func plain(v any) string {
	switch v := v.(type) {
	case nil:
		return ""
	case string:
		return v
	case bool:
		if v {
			return "yes"
		}
		return "no"
	case float64:
		return strconv.FormatFloat(v, 'f', -1, 64)
	case []any:
		parts := make([]string, len(v))
		for i, e := range v {
			parts[i] = plain(e)
		}
		return strings.Join(parts, ", ")
	}
	return fmt.Sprint(v)
}

// pretty writes a value for people. A number is grouped in thousands unless it is a key or a year, and has four
// decimals at most; a day is written out.
func (c fitted) pretty(v any) string {
	s := plain(v)
	if dated(c.column) {
		if told, ok := c.words.Moment(s); ok {
			return told
		}
	}
	if x, err := strconv.ParseFloat(s, 64); err == nil && strings.ContainsAny(s, ".eE") && !exact(v) {
		s = rounded(x, c.column == nil)
	}
	digits, behind, _ := strings.Cut(strings.TrimPrefix(s, "-"), ".")
	if len(behind) == 1 && c.money() {
		s += "0"
	}
	key := c.column != nil && c.column.Role == schema.Identifier
	s = c.words.Decimals(s, !key && len(digits) >= 5)
	if c.unit != "" {
		s += " " + c.unit
	}
	return s
}

// money reports whether values are amounts of money, whose cents are written in full.
func (c fitted) money() bool {
	return c.column != nil && c.column.Role == schema.Money ||
		strings.ContainsFunc(c.unit, func(r rune) bool { return unicode.Is(unicode.Sc, r) })
}

// dated reports whether a column holds days or times.
func dated(c *schema.Column) bool {
	return c != nil && (c.Type == schema.Date || c.Type == schema.Timestamp || c.Role == schema.DateText)
}

// exact reports whether a number is a decimal that somebody keeps with more digits than a float holds, and so wants
// to see whole. A quotient has as many digits, but far more of them behind the point.
func exact(v any) bool {
	n, ok := v.(json.Number)
	whole, rest, _ := strings.Cut(n.String(), ".")
	return ok && len(strings.TrimLeft(whole, "-0"))+len(rest) > 15 && len(rest) <= 8
}

// rounded writes a number with the digits that a person reads: two behind the point of a large one, four of a small
// one, three that count of a tiny one. What was worked out is large sooner than what is kept, as coordinates are.
func rounded(x float64, worked bool) string {
	digits := 4
	switch size := math.Abs(x); {
	case size >= 100, size >= 10 && worked:
		digits = 2
	case size > 0 && size < .001:
		return strconv.FormatFloat(x, 'g', 3, 64)
	}
	s := strconv.FormatFloat(x, 'f', digits, 64)
	if strings.Contains(s, ".") {
		s = strings.TrimRight(strings.TrimRight(s, "0"), ".")
	}
	return s
}

// headOf is what stands over a column that has no label.
func headOf(w *views.Words, name string) string {
	if name == "?column?" {
		return w.ResultHead
	}
	return inWords(name)
}

// inWords turns a column's name into words.
func inWords(name string) string {
	return strings.TrimSpace(strings.ReplaceAll(name, "_", " "))
}

// fill puts values into the {column} places of an owner's link. A link that lacks one of its values is no link.
func fill(form string, index map[string]int, values []any) string {
	out, rest := "", form
	for {
		before, after, found := strings.Cut(rest, "{")
		out += before
		if !found {
			return safeLink(out)
		}
		name, tail, closed := strings.Cut(after, "}")
		i, known := index[name]
		if !closed || !known || i >= len(values) || values[i] == nil {
			return ""
		}
		out += url.PathEscape(plain(values[i]))
		rest = tail
	}
}

// safeLink returns a link if it leads to a web page, and nothing otherwise.
func safeLink(link string) string {
	u, err := url.Parse(strings.TrimSpace(link))
	if err != nil || u.Scheme != "https" && u.Scheme != "http" || u.Host == "" {
		return ""
	}
	return u.String()
}

// other leaves out the suggestion that was just asked.
func other(offers []views.Offer, asked string) (out []views.Offer) {
	for _, each := range offers {
		if each.Ask != asked && len(out) < 3 {
			out = append(out, each)
		}
	}
	return out
}
