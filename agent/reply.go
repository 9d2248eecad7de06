package agent

import (
	"encoding/json"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/nlg"
	"github.com/ask-surely/surely/suql"
)

// reply says in a sentence what was found, beginning with the answer.
func (h *handling) reply(question string, r *suql.Result, whole *query.Query, offers []Offer, partial bool) string {
	v := h.o.Voice
	sentence := ""
	switch named := h.holdsOf(question, whole); {
	case len(r.Rows) == 0:
		sentence = h.nothing(question, named, offers)
	case h.verdict(r, whole) != "":
		sentence = h.verdict(r, whole)
	case len(r.Rows) == 1 && len(r.Columns) == 1 && whole != nil && len(whole.Select) == 1 &&
		(whole.Select[0].Agg != query.None || whole.Select[0].Calc != nil):
		sentence = v.Value(h.src.Schema, h.forRestatement(whole), h.valueIn(r.Rows[0][0], whole, 0))
	case named:
		sentence = v.Say("reply.yes")
	case h.values(r, whole) != "":
		sentence = h.values(r, whole)
	case v.AsksWhether(question):
		sentence = v.Say("reply.yes.rows", "rows", h.listing(r, whole))
	default:
		sentence = v.Sentence(h.listing(r, whole))
	}
	if partial {
		sentence += " " + v.Say("reply.partial")
	}
	return sentence
}

// mostTold is the maximum number of values of one row in a reply.
const mostTold = 3

// values states each value of a single unnamed row: "the birth date is …; the birth place is …". It is empty for other
// results.
func (h *handling) values(r *suql.Result, whole *query.Query) string {
	if whole == nil || len(r.Rows) != 1 || len(r.Columns) != len(whole.Select) || len(r.Columns) > mostTold ||
		len(whole.GroupBy) > 0 || whole.Set != query.NoSet || overview(whole) {
		return ""
	}
	if top := h.topmost(r, whole); top != "" {
		return top
	}
	sentences := make([]string, len(whole.Select))
	for i, it := range whole.Select {
		n, number := numeral(r.Rows[0][i])
		if r.Rows[0][i] == nil || h.surname(whole, i) > 0 || !h.tellable(it, whole) {
			return ""
		}
		if len(sentences) == 1 && (!number || n != float64(int64(n)) || h.keyed(it, whole)) { // a name, a key
			return ""
		}
		one := h.forRestatement(whole)
		one.Select = []query.Item{it}
		sentences[i] = strings.TrimSuffix(h.o.Voice.Value(h.src.Schema, one, h.valueIn(r.Rows[0][i], whole, i)), ".")
		if i > 0 {
			sentences[i] = lowered(sentences[i])
		}
	}
	return strings.Join(sentences, "; ") + "."
}

// topmost states the value that a row is the first by, with the row's key behind it: "the highest deposit is 50 (id
// 10)". It is empty for other results.
func (h *handling) topmost(r *suql.Result, whole *query.Query) string {
	if whole.Limit != 1 || len(whole.OrderBy) != 1 || len(whole.Select) != 2 || whole.OrderBy[0].Item.Agg != query.None {
		return ""
	}
	at := slices.IndexFunc(whole.Select, func(it query.Item) bool { return it.Same(whole.OrderBy[0].Item) })
	if at < 0 || r.Rows[0][at] == nil || !h.keyed(whole.Select[1-at], whole) || !h.tellable(whole.Select[at], whole) {
		return ""
	}
	one := h.forRestatement(whole)
	one.Select = []query.Item{whole.Select[at]}
	one.Select[0].Agg = query.Min
	if whole.OrderBy[0].Desc {
		one.Select[0].Agg = query.Max
	}
	one.Where, one.OrderBy, one.Limit = nil, nil, 0
	v := h.o.Voice
	said := v.Value(h.src.Schema, one, h.valueIn(r.Rows[0][at], whole, at))
	return v.Say("reply.topmost", "said", strings.TrimSuffix(said, "."), "key",
		v.Keyed(h.src.Schema, whole.Select[1-at].Column, whole.From, h.worded(r.Rows[0][1-at])))
}

// tellable reports whether a sentence can state an item's value: neither a name nor a text.
func (h *handling) tellable(it query.Item, whole *query.Query) bool {
	return it.Text == nil && (it.Column.Name != "*" || it.Agg != query.None) && !h.isTitle(it, whole) &&
		(it.Calc != nil || h.o.Voice.Speakable(h.src.Schema, it.Column, whole.From))
}

// keyed reports whether an item is a primary or foreign key.
func (h *handling) keyed(it query.Item, whole *query.Query) bool {
	t := h.src.Schema.Table(whole.From.Table(it.Column.Table))
	if t == nil {
		return false
	}
	c := t.Column(it.Column.Name)
	return slices.Contains(t.Key, it.Column.Name) || c != nil && c.Role == schema.Identifier
}

// lowered lower-cases a sentence that continues another.
func lowered(s string) string {
	if s == "" {
		return s
	}
	return strings.ToLower(s[:1]) + s[1:]
}

// nothing says that no row was found, and what would change that. If the question is whether something holds for one
// named row, or exists at all, the answer is no.
func (h *handling) nothing(question string, named bool, offers []Offer) string {
	v, sentence := h.o.Voice, ""
	switch {
	case named:
		return v.Say("reply.no")
	case v.AsksWhether(question):
		sentence = v.Say("reply.no.rows")
	default:
		sentence = v.Say("reply.none")
	}
	if len(offers) > 0 && offers[0].Without != "" {
		sentence += " " + v.Say("reply.without", "condition", offers[0].Without, "count",
			v.Count(offers[0].Count, offers[0].Count >= h.o.MaxRows))
	}
	return sentence
}

// holdsOf reports whether a question asks if something holds for one named row, so that finding the row answers it. A
// text may be silent, so conditions on texts are worded differently.
func (h *handling) holdsOf(question string, whole *query.Query) bool {
	if whole == nil || len(whole.Where) < 2 || !h.o.Voice.BeginsWhether(question) || whole.Reads() {
		return false
	}
	return !slices.ContainsFunc(whole.Where, func(c query.Condition) bool { return c.Or || c.Sub != nil }) &&
		slices.ContainsFunc(whole.Where, func(c query.Condition) bool {
			return h.isTitle(c.Item, whole) && c.Op == query.Equal
		})
}

// isTitle reports whether an item is the rows' title column.
func (h *handling) isTitle(it query.Item, whole *query.Query) bool {
	t := h.src.Schema.Table(whole.From.Table(it.Column.Table))
	if t == nil || it.Agg != query.None || it.Text != nil || it.Calc != nil {
		return false
	}
	c := t.Column(it.Column.Name)
	return c != nil && c.Role == schema.Title
}

// verdict states a single row's answers from texts with the supporting sentence; empty without such conditions.
func (h *handling) verdict(r *suql.Result, whole *query.Query) string {
	if whole == nil || len(r.Rows) != 1 || len(whole.Select) != len(r.Columns) {
		return ""
	}
	at := slices.IndexFunc(whole.Select, func(it query.Item) bool { return it.Text != nil && !it.Text.Summary })
	if at < 0 {
		return ""
	}
	v, answer := h.o.Voice, h.worded(r.Rows[0][at])
	if answer == "" || r.Rows[0][at] == verdict.NoInformation {
		return v.Sentence(v.Condition(h.src.Schema, query.Condition{Item: whole.Select[at], Op: query.Equal,
			Values: []query.Value{{Text: verdict.NoInformation}}}, whole.From)) + "."
	}
	if yes := strings.EqualFold(answer, verdict.Yes); yes || strings.EqualFold(answer, verdict.No) {
		answer = h.yesOrNo(yes)
	}
	quote := slices.IndexFunc(r.Evidence, func(e suql.Evidence) bool {
		return e.Row == 0 && e.Text != "" && strings.Contains(e.Expr, "'")
	})
	if quote < 0 {
		return v.Say("reply.verdict", "answer", v.Sentence(answer))
	}
	return v.Say("reply.verdict", "answer", v.Sentence(answer), "quote", strings.TrimSpace(r.Evidence[quote].Text))
}

// listing says how many rows were found, and names the first.
func (h *handling) listing(r *suql.Result, whole *query.Query) string {
	v, n := h.o.Voice, len(r.Rows)
	names := h.named(r, whole)
	noun, some := "", false
	if whole != nil {
		noun = v.Found(h.src.Schema, h.forRestatement(whole), n)
		some = whole.Limit == n && len(whole.OrderBy) == 0 && n > 1 // there may be more of them
	}
	count := v.CountOf(n, r.Truncated, noun)
	switch {
	case len(names) == 0:
		return v.Phrase("reply.many", "n", count)
	case n == 1 && len(r.Columns) == 1 && whole != nil && len(whole.Select) == 1 && h.keyed(whole.Select[0], whole) &&
		noun != "":
		return v.Phrase("reply.one", "names", v.Keyed(h.src.Schema, whole.Select[0].Column, whole.From, v.List(names)))
	case n == 1, len(names) == n && noun == "":
		return v.Phrase("reply.one", "names", v.List(names))
	case some:
		return v.Phrase("reply.some", "n", count, "names", v.List(names))
	case len(names) == n:
		return v.Phrase("reply.list", "n", count, "names", v.List(names))
	}
	return v.Phrase("reply.more", "n", count, "names", strings.Join(names, ", "), "more",
		v.Figure(fmt.Sprint(n-len(names))))
}

// mostNamed is how many rows a reply names; up to allNamed it names all.
const (
	mostNamed = 3
	allNamed  = 5
)

// named are the names of the first rows, with their computed values; nil if names repeat or are only keys.
func (h *handling) named(r *suql.Result, whole *query.Query) []string {
	v := h.o.Voice
	column, figureColumn := h.identifying(r, whole)
	if h.sorts(r, whole, column) {
		return nil
	}
	if whole != nil && len(whole.Select) == len(r.Columns) && h.isKey(whole.Select[column]) && len(r.Rows) > 1 {
		return nil
	}
	most := mostNamed
	if len(r.Rows) <= allNamed {
		most = allNamed
	}
	var names []string
	for _, row := range r.Rows[:min(len(r.Rows), most)] {
		s := h.figure(row[column], whole, column)
		if holds, ok := h.flagged(whole, column, len(r.Columns), s); ok {
			s = h.yesOrNo(holds)
			if len(whole.GroupBy) > 0 { // a group is not called "no"
				s = v.Condition(h.src.Schema, query.Condition{Item: whole.Select[column], Op: query.Equal,
					Values: []query.Value{{Text: fmt.Sprint(row[column])}}}, whole.From)
			}
		}
		if surname := h.surname(whole, column); surname > 0 && row[surname] != nil {
			s += " " + h.worded(row[surname])
		}
		if s == "" || len(s) > 80 {
			continue
		}
		if figureColumn >= 0 && row[figureColumn] != nil {
			s = h.withFigure(s, row[figureColumn], whole, figureColumn, len(r.Rows))
		}
		if slices.Contains(names, s) {
			return nil
		}
		names = append(names, s)
	}
	return names
}

// sorts reports whether a name-like column only categorises its rows: the severity of bugs.
func (h *handling) sorts(r *suql.Result, whole *query.Query, column int) bool {
	if whole == nil || len(whole.GroupBy) > 0 || whole.Distinct || whole.Set != query.NoSet || len(r.Rows) < 2 ||
		len(r.Columns) < 2 || len(whole.From.Tables) != 1 {
		return false
	}
	t := h.src.Schema.Table(whole.From.Table(whole.From.Tables[0]))
	if t == nil || t.Column(r.Columns[column]) == nil {
		return false
	}
	return t.Column(r.Columns[column]).Role == schema.Enumeration
}

// withFigure appends a computed figure to a row's name: for a single count in words, "Save-a-lot, with 31 orders".
func (h *handling) withFigure(name string, figure any, whole *query.Query, at, rows int) string {
	v, formatted := h.o.Voice, h.figure(figure, whole, at)
	if n, ok := figure.(int64); ok && rows == 1 && at < len(whole.Select) && whole.Select[at].Calc == nil {
		if counted := v.Counted(h.src.Schema, whole.Select[at], whole.From, int(n)); counted != "" {
			return v.Phrase("reply.with", "name", name, "counted", counted)
		}
	}
	return name + " (" + formatted + ")"
}

// surname is the index of the last-name column after a first-name column, or 0.
func (h *handling) surname(whole *query.Query, column int) int {
	if whole == nil || column+1 >= len(whole.Select) {
		return 0
	}
	a, b := whole.Select[column].Column, whole.Select[column+1].Column
	t := h.src.Schema.Table(whole.From.Table(a.Table))
	if t == nil || a.Table != b.Table {
		return 0
	}
	if first, last := t.FullName(); first != nil && first.Name == a.Name && last.Name == b.Name {
		return column + 1
	}
	return 0
}

// flagged reports whether a shown value means yes in a yes/no column; ok is false if it means neither.
func (h *handling) flagged(whole *query.Query, at, columns int, value string) (holds, ok bool) {
	if whole == nil || len(whole.Select) != columns || whole.Select[at].Agg != query.None ||
		whole.Select[at].Calc != nil || whole.Select[at].Text != nil || whole.Select[at].Column.Part != "" {
		return false, false
	}
	c := whole.Select[at].Column
	return h.o.Voice.Flag(h.src.Schema, c, whole.From, value)
}

// yesOrNo says within a sentence that something holds or not.
func (h *handling) yesOrNo(holds bool) string {
	return strings.ToLower(h.o.Voice.Say(map[bool]string{true: "option.yes", false: "option.no"}[holds]))
}

// countedOffer offers the rows behind a figure as its evidence.
func (h *handling) countedOffer(whole *query.Query, r *suql.Result) []Offer {
	if whole == nil || len(r.Rows) == 0 || whole.Set != query.NoSet || len(whole.From.Tables) == 0 ||
		len(whole.Having) > 0 || ofNothing(whole, r) {
		return nil
	}
	figures := false
	for _, it := range whole.Select {
		figures = figures || it.Agg != query.None || it.Calc != nil
	}
	if !figures {
		return nil
	}
	rows := &query.Query{Select: []query.Item{query.Star(whole.From.Tables[0])}, From: whole.From, Where: whole.Where}
	if len(whole.From.Tables) > 1 {
		rows.Select = h.namesOf(whole)
	}
	if len(rows.Select) == 0 {
		return nil
	}
	return []Offer{{Text: h.o.Voice.Say("offer.rows", "rows",
		h.o.Voice.Rows(h.src.Schema, whole.From.Table(whole.From.Tables[0]))), SUQL: rows.SUQL()}}
}

// ofNothing reports whether a figure says that there are no rows behind it: no value, a count of zero, "no".
func ofNothing(whole *query.Query, r *suql.Result) bool {
	if len(r.Rows) != 1 || len(r.Rows[0]) != 1 || len(whole.Select) != 1 {
		return false
	}
	x := r.Rows[0][0]
	return x == nil || x == false || x == int64(0) && whole.Select[0].Agg == query.Count
}

// namesOf are the names of a query's rows, and the columns it uses.
func (h *handling) namesOf(whole *query.Query) []query.Item {
	var out []query.Item
	add := func(c query.Column) {
		c.Part, c.Each = "", false
		i := query.Item{Column: c}
		if c.Name != "" && c.Name != "*" && !slices.ContainsFunc(out, i.Same) {
			out = append(out, i)
		}
	}
	for _, name := range whole.From.Tables {
		if t := h.src.Schema.Table(whole.From.Table(name)); t != nil {
			for _, c := range t.Visible() {
				if c.Role == schema.Title {
					add(query.Column{Table: name, Name: c.Name})
				}
			}
		}
	}
	for _, i := range whole.Select {
		add(i.Column)
	}
	for _, c := range whole.Where {
		add(c.Item.Column)
	}
	return out
}

// identifying picks the columns that best identify a row: its name if it has one.
func (h *handling) identifying(r *suql.Result, whole *query.Query) (column, figureColumn int) {
	column, figureColumn = namingColumn(r, whole)
	if by := orderedBy(r, whole); figureColumn < 0 && by != column {
		figureColumn = by
	}
	if whole != nil && len(whole.From.Tables) > 0 {
		if title := titleColumn(h.src.Schema.Table(whole.From.Table(whole.From.Tables[0])), r); title >= 0 {
			column = title
		}
		column = h.spoken(column, r, whole)
	}
	if figureColumn == column {
		figureColumn = -1
	}
	return column, figureColumn
}

// spoken is the first text that a query shows of a single row beside a key: people know a wine, not its number in
// stock.
func (h *handling) spoken(column int, r *suql.Result, whole *query.Query) int {
	if len(r.Rows) != 1 || len(whole.GroupBy) > 0 || len(whole.Select) != len(r.Columns) || column < 0 ||
		!h.keyed(whole.Select[column], whole) && !code(h.worded(r.Rows[0][column])) {
		return column
	}
	for i, it := range whole.Select {
		t := h.src.Schema.Table(whole.From.Table(it.Column.Table))
		if t == nil || i == column || it.Agg != query.None || it.Calc != nil || it.Text != nil || it.Column.Part != "" {
			continue
		}
		if c := t.Column(it.Column.Name); c != nil && c.Type == schema.Text && !c.List && c.Role != schema.Identifier &&
			c.Role != schema.FreeText && !c.Dated() {
			return i
		}
	}
	return column
}

// code reports whether a value is a code, rather than a name: W-2016.
func code(value string) bool {
	return strings.ContainsAny(value, "0123456789") && !strings.ContainsFunc(value, func(r rune) bool {
		return unicode.IsLower(r) || unicode.IsSpace(r)
	})
}

// orderedBy is the index of the result column that the rows are ordered by, or -1.
func orderedBy(r *suql.Result, whole *query.Query) int {
	if whole == nil || len(whole.Select) != len(r.Columns) || len(whole.OrderBy) == 0 {
		return -1
	}
	return slices.IndexFunc(whole.Select, whole.OrderBy[0].Item.Same)
}

// titleColumn is the index of the first result column that names a table's rows, or -1.
func titleColumn(table *schema.Table, r *suql.Result) int {
	return slices.IndexFunc(r.Columns, func(name string) bool {
		if table == nil {
			return false
		}
		c := table.Column(name)
		return c != nil && c.Role == schema.Title
	})
}

// namingColumn picks the column that best identifies a row and, for groups, the computed one, or -1: groups by their
// key, rows by their first text.
func namingColumn(r *suql.Result, whole *query.Query) (column, figureColumn int) {
	if whole != nil && len(whole.GroupBy) == 1 && len(whole.Select) == len(r.Columns) {
		column, figureColumn = -1, -1
		for i, item := range whole.Select {
			figure := item.Agg != query.None || item.Calc != nil
			switch {
			case figure && figureColumn < 0:
				figureColumn = i
			case !figure && item.Text == nil && (item.Column == whole.GroupBy[0] || whole.Keyed) && column < 0:
				column = i
			}
		}
		if column >= 0 {
			return column, figureColumn
		}
	}
	for i := range r.Columns {
		if name, ok := r.Rows[0][i].(string); ok && name != verdict.NoInformation {
			return i, -1
		}
	}
	return 0, -1
}

// valueIn formats a column's value for Voice.Value, which words true and false itself.
func (h *handling) valueIn(x any, whole *query.Query, at int) string {
	if holds, ok := x.(bool); ok {
		return strconv.FormatBool(holds)
	}
	return h.figure(x, whole, at)
}

// figure formats a column's value: with its unit, and grouped thousands.
func (h *handling) figure(x any, whole *query.Query, at int) string {
	n, number := numeral(x)
	if whole == nil || at >= len(whole.Select) || !number {
		return h.worded(x)
	}
	v, it := h.o.Voice, whole.Select[at]
	worked := it.Agg != query.None || it.Calc != nil
	_, percentile := it.Agg.Percentile()
	switch {
	case it.Agg == query.None && it.Calc != nil && it.Calc.Op == query.Share:
		return v.Percent(v.Amount(text.Rounded(n, true), ""))
	case it.Calc != nil || it.Text != nil || it.Column.Part != "",
		!percentile && !slices.Contains([]query.Agg{query.None, query.Sum, query.Avg, query.Max, query.Min}, it.Agg):
		if worked {
			return v.Amount(text.Rounded(n, true), "")
		}
		return h.worded(x)
	}
	var c *schema.Column
	if t := h.src.Schema.Table(whole.From.Table(it.Column.Table)); t != nil {
		c = t.Column(it.Column.Name)
	}
	unit := nlg.UnitOf(h.src.Schema, c)
	_, integer := x.(int64)
	if money := c != nil && c.Role == schema.Money; integer && !worked && !money && unit == (nlg.Unit{Per: 1}) {
		// a year, a key
		return h.worded(x)
	}
	return v.Amount(unit.Number(n, worked), unit.Sign)
}

// numeral converts a numeric value.
func numeral(x any) (float64, bool) {
	switch x := x.(type) {
	case float64:
		return x, true
	case int64:
		return float64(x), true
	case json.Number:
		n, err := x.Float64()
		return n, err == nil
	}
	return 0, false
}

// worded formats a value for people.
func (h *handling) worded(x any) string {
	switch x := x.(type) {
	case nil:
		return ""
	case float64:
		return h.o.Voice.Figure(text.Rounded(x, true))
	case bool:
		return h.yesOrNo(x)
	case json.Number:
		return h.o.Voice.Figure(x.String())
	case string:
		if x == verdict.NoInformation { // a value for groups, not a name
			return h.o.Voice.Phrase("value.unsaid")
		}
		if month, ok := h.o.Voice.Month(x); ok {
			return month
		}
		return h.o.Voice.Day(x)
	case []any:
		parts := make([]string, len(x))
		for i, e := range x {
			parts[i] = h.worded(e)
		}
		return strings.Join(parts, ", ")
	}
	return fmt.Sprint(x)
}
