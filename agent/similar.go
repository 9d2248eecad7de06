package agent

import (
	"fmt"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store/doubt"
)

// similarNotice names values that an answer keeps apart although they may be spellings of one: of those that a
// condition compares with, the other spelling and its number of rows, else some pairs.
func (h *handling) similarNotice(question string, q *query.Query) string {
	const most = 4
	var others, pairs []string
	for _, d := range doubt.Bearing(h.src.Schema, question, q) {
		if d.Kind != schema.Spelling {
			continue
		}
		compared := slices.ContainsFunc(q.Where, func(c query.Condition) bool {
			return q.From.Table(c.Item.Column.Table)+"."+c.Item.Column.Name == d.About
		})
		for i, v := range d.Values {
			isCompared := slices.ContainsFunc(q.Where, func(c query.Condition) bool {
				return slices.ContainsFunc(c.Values, func(w query.Value) bool { return strings.EqualFold(w.Text, v) })
			})
			if compared && !isCompared && len(others) < most {
				others = append(others, h.o.Voice.QuotedList([]string{v})+h.countOf(d.About, v))
			}
			if !compared && i == 0 && len(pairs) < most {
				pairs = append(pairs, h.o.Voice.QuotedList(d.Values))
			}
		}
	}
	switch {
	case len(others) > 0:
		return " " + h.o.Voice.Say("reply.similar", "words", strings.Join(others, ", "))
	case len(pairs) > 0:
		return " " + h.o.Voice.Say("reply.apart", "words", strings.Join(pairs, ", "))
	}
	return ""
}

// countOf returns the number of rows with a value, in brackets, or nothing if that is not known.
func (h *handling) countOf(column, value string) string {
	table, name, _ := strings.Cut(column, ".")
	t := h.src.Schema.Table(table)
	if t == nil || t.Column(name) == nil {
		return ""
	}
	for _, v := range t.Column(name).Values {
		if v.Value == value {
			return fmt.Sprintf(" (%d)", v.Count)
		}
	}
	return ""
}
