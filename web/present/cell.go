package present

import (
	"encoding/json"
	"fmt"
	"net/url"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/views"
)

// row returns the view of a row's values.
func (f resultColumns) row(values []any) views.Row {
	var row views.Row
	for k, c := range f {
		var v any
		if k < len(values) {
			v = values[k]
		}
		cell := c.cell(v)
		if c.figure {
			cell.SourceQuery = c.groups.rows(values)
		}
		if c.view.Kind == views.Title && row.Title == "" {
			row.Title = cell.Text
		}
		row.Cells = append(row.Cells, cell)
		if c.table != nil && row.Link == "" && c.table.Link != "" {
			row.Link = fillLink(c.table.Link, c.index, values)
		}
		if c.table != nil && row.Picture == "" && c.table.Picture != "" {
			row.Picture = fillLink(c.table.Picture, c.index, values)
		}
	}
	if row.Title == "" && len(row.Cells) > 0 {
		row.Title = row.Cells[0].Text
	}
	return row
}

// Texts returns a row's values as texts for people.
func (f resultColumns) Texts(values []any) []string {
	var out []string
	for _, cell := range f.row(values).Cells {
		out = append(out, cell.Text)
	}
	return out
}

func (c resultColumn) cell(v any) views.Cell {
	if v == nil {
		return views.Cell{Empty: true}
	}
	out := views.Cell{Text: Plain(v)}
	if out.Text == "" {
		out.Empty = true
		return out
	}
	if _, ok := v.(bool); ok { // yes or no
		return out
	}
	if verdict := views.English.Verdicts[strings.ToLower(out.Text)]; verdict != "" && c.column == nil {
		out.Text = verdict
		return out
	}
	switch c.view.Kind {
	case views.Tags:
		if list, ok := v.([]any); ok {
			for _, e := range list {
				out.Tags = append(out.Tags, Plain(e))
			}
			out.Empty = len(list) == 0
		}
	case views.Number:
		out.Text = c.format(v)
	case views.Plain, views.Title:
		if c.column == nil { // months in computed columns are recognised by their values
			out.Text = dateName(out.Text)
		} else if c.column.Type != schema.Text || c.column.Role == schema.DateText {
			out.Text = c.format(v)
		}
	case views.Link, views.Picture:
		out.Href = safeLink(out.Text)
	case views.Long:
		if list, ok := v.([]any); ok {
			out.Text = "“" + joinValues(list, "”\n“") + "”"
		}
	}
	return out
}

// dateName formats a month or a date for people; other texts are unchanged.
func dateName(s string) string {
	if month, ok := text.MonthName(s); ok {
		return month
	}
	formatted, _ := text.Moment(s)
	return formatted
}

// Plain formats a value as text.
func Plain(v any) string {
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
		return joinValues(v, ", ")
	}
	return fmt.Sprint(v)
}

func joinValues(list []any, between string) string {
	parts := make([]string, len(list))
	for i, e := range list {
		parts[i] = Plain(e)
	}
	return strings.Join(parts, between)
}

// format formats a value for people. A number has thousands separators unless it is a key or a year, and as many
// decimals as the others of its column; a date is written out.
func (c resultColumn) format(v any) string {
	s := Plain(v)
	if c.column.Dated() {
		if formatted, ok := text.Moment(s); ok {
			return formatted
		}
	}
	s = c.rounded(v)
	if c.column != nil && c.column.Role == schema.Identifier {
		return text.Decimals(s, false)
	}
	if _, err := strconv.ParseFloat(s, 64); err != nil {
		return s
	}
	_, decimals, isDecimal := strings.Cut(s, ".")
	n := c.decimals
	if c.column != nil && c.column.Role == schema.Money && (isDecimal || n > 0) {
		n = max(n, 2)
	}
	if len(decimals) < n && !strings.ContainsAny(s, "eE") {
		if !isDecimal {
			s += "."
		}
		s += strings.Repeat("0", n-len(decimals))
	}
	return text.Amount(s, c.unit.Symbol)
}

// rounded returns a number with at most four decimals.
func (c resultColumn) rounded(v any) string {
	s := Plain(v)
	x, err := strconv.ParseFloat(s, 64)
	if err == nil && (c.unit.Factor > 1 || strings.ContainsAny(s, ".eE") && !isExactDecimal(v)) {
		return c.unit.Number(x, c.column == nil)
	}
	return s
}

// countDecimals returns the number of decimals that all figures of a column have: those of the one with most of them.
func (c resultColumn) countDecimals(r suql.Result, i int) (n int) {
	if c.view.Kind != views.Number {
		return 0
	}
	for _, row := range r.Rows {
		if i < len(row) && row[i] != nil {
			_, decimals, _ := strings.Cut(c.rounded(row[i]), ".")
			n = max(n, len(decimals))
		}
	}
	return n
}

// isExactDecimal reports whether a number is a stored decimal with more digits than a float holds, which
// must be shown in full. Quotients have as many digits, but most after the point.
func isExactDecimal(v any) bool {
	n, ok := v.(json.Number)
	integer, rest, _ := strings.Cut(n.String(), ".")
	return ok && len(strings.TrimLeft(integer, "-0"))+len(rest) > 15 && len(rest) <= 8
}

// fillLink replaces the {column} placeholders of an owner's link with values. It returns "" if a value is missing.
func fillLink(template string, index map[string]int, values []any) string {
	out, rest := "", template
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
		out += url.PathEscape(Plain(values[i]))
		rest = tail
	}
}

// safeLink returns a link to a web page, or "" for other links.
func safeLink(link string) string {
	u, err := url.Parse(strings.TrimSpace(link))
	if err != nil || u.Scheme != "https" && u.Scheme != "http" || u.Host == "" {
		return ""
	}
	return u.String()
}
