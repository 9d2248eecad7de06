package agent

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql"
)

// reply says in a sentence what was found, and of what it is true.
func (h *handling) reply(r *suql.Result, whole *query.Query, offers []Offer, partial bool) string {
	v := h.o.Voice
	text := ""
	n := len(r.Rows)
	switch {
	case n == 0 && len(offers) > 0 && offers[0].Without != "":
		text = v.Say("reply.none.but", "without", v.Say("reply.without", "condition", offers[0].Without, "count",
			v.Count(offers[0].Count, offers[0].Count >= h.o.MaxRows)))
	case n == 0:
		text = v.Say("reply.none")
	case n == 1 && len(r.Columns) == 1 && whole != nil && len(whole.Select) == 1 &&
		(whole.Select[0].Agg != query.None || whole.Select[0].Calc != nil):
		text = v.Value(h.src.Schema, h.spoken(whole), h.figure(r.Rows[0][0]))
	default:
		text = h.listing(r, whole)
	}
	if partial {
		text += " " + v.Say("reply.partial")
	}
	return text
}

// listing says how many rows of what were found, and names the first.
func (h *handling) listing(r *suql.Result, whole *query.Query) string {
	v := h.o.Voice
	names := h.named(r, whole)
	noun := ""
	if whole != nil {
		noun = v.Found(h.src.Schema, h.spoken(whole), len(r.Rows))
	}
	count := v.CountOf(len(r.Rows), r.Truncated, noun)
	switch {
	case len(names) == 0:
		return v.Say("reply.many", "n", count)
	case len(r.Rows) == 1 && noun == "":
		return v.Say("reply.one", "names", names[0])
	case len(r.Rows) <= mostNamed:
		return v.Say("reply.list", "n", count, "names", v.List(names))
	}
	return v.Say("reply.more", "n", count, "names", v.List(names))
}

// mostNamed is how many rows a reply names.
const mostNamed = 3

// named are the first rows by what they are called, with what was worked out for each; nothing where that would say
// one thing several times, or only keys.
func (h *handling) named(r *suql.Result, whole *query.Query) []string {
	column, beside := h.tells(r, whole)
	if whole != nil && len(whole.Select) == len(r.Columns) && h.isKey(whole.Select[column]) && len(r.Rows) > 1 {
		return nil
	}
	var names []string
	for _, row := range r.Rows[:min(len(r.Rows), mostNamed)] {
		s := h.worded(row[column])
		if holds, ok := h.flagged(whole, column, len(r.Columns), s); ok {
			s = h.yesOrNo(holds)
		}
		if surname := h.surname(whole, column); surname > 0 && row[surname] != nil {
			s += " " + h.worded(row[surname])
		}
		if s == "" || len(s) > 80 {
			continue
		}
		if beside >= 0 && row[beside] != nil {
			s += " (" + h.worded(row[beside]) + ")"
		}
		if slices.Contains(names, s) {
			return nil
		}
		names = append(names, s)
	}
	return names
}

// surname is the column of last names that stands behind one of first names, or 0.
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

// flagged reports whether a value that is shown stands for yes in a column of yes and no; ok is false where it stands
// neither for yes nor for no.
func (h *handling) flagged(whole *query.Query, at, columns int, value string) (holds, ok bool) {
	if whole == nil || len(whole.Select) != columns || whole.Select[at].Agg != query.None ||
		whole.Select[at].Calc != nil || whole.Select[at].Text != nil || whole.Select[at].Column.Part != "" {
		return false, false
	}
	c := whole.Select[at].Column
	return h.o.Voice.Flag(h.src.Schema, c, whole.From, value)
}

// yesOrNo says that something holds, or that it does not, within a sentence.
func (h *handling) yesOrNo(holds bool) string {
	return strings.ToLower(h.o.Voice.Say(map[bool]string{true: "option.yes", false: "option.no"}[holds]))
}

// countedOffer offers the rows that a figure was worked out from: they are its evidence.
func (h *handling) countedOffer(whole *query.Query, r *suql.Result) []Offer {
	if whole == nil || len(r.Rows) == 0 || whole.Set != query.NoSet || len(whole.From.Tables) == 0 ||
		len(whole.Having) > 0 {
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

// namesOf are the names of the rows that take part in a query, and the columns that it looks at.
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

// tells picks the columns that say best what a row is: its name where it has one.
func (h *handling) tells(r *suql.Result, whole *query.Query) (column, beside int) {
	column, beside = naming(r, whole)
	if whole != nil && len(whole.From.Tables) > 0 {
		if title := titleColumn(h.src.Schema.Table(whole.From.Table(whole.From.Tables[0])), r); title >= 0 {
			column = title
		}
	}
	return column, beside
}

// titleColumn is the first column of a result that names the rows of a table, or -1.
func titleColumn(table *schema.Table, r *suql.Result) int {
	return slices.IndexFunc(r.Columns, func(name string) bool {
		if table == nil {
			return false
		}
		c := table.Column(name)
		return c != nil && c.Role == schema.Title
	})
}

// naming picks the column that says best what a row is, and for groups what was worked out for each, or -1: a group is
// called by what it was grouped by, a row by its first text.
func naming(r *suql.Result, whole *query.Query) (column, beside int) {
	if whole != nil && len(whole.GroupBy) == 1 && len(whole.Select) == len(r.Columns) {
		column, beside = -1, -1
		for i, item := range whole.Select {
			figure := item.Agg != query.None || item.Calc != nil
			switch {
			case figure && beside < 0:
				beside = i
			case !figure && item.Text == nil && (item.Column == whole.GroupBy[0] || whole.Keyed) && column < 0:
				column = i
			}
		}
		if column >= 0 {
			return column, beside
		}
	}
	for i := range r.Columns {
		if _, ok := r.Rows[0][i].(string); ok {
			return i, -1
		}
	}
	return 0, -1
}

// figure says what was worked out: a whole number is no key then, and in thousands where it is long.
func (h *handling) figure(x any) string {
	if n, ok := x.(int64); ok {
		return h.o.Voice.Figure(fmt.Sprint(n))
	}
	return h.worded(x)
}

// worded says a value as a person would read it.
func (h *handling) worded(x any) string {
	switch x := x.(type) {
	case nil:
		return ""
	case float64:
		s := fmt.Sprintf("%.2f", x)
		return h.o.Voice.Figure(strings.TrimRight(strings.TrimRight(s, "0"), "."))
	case json.Number:
		return h.o.Voice.Figure(x.String())
	case string:
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
