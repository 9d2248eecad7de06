package model

import (
	"fmt"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
)

// shownTable is a table in the prompt, as a CREATE TABLE statement, which models know from training.
type shownTable struct {
	Name, Description string
	Rows              int64
	Lines             []string
	Settled           []string // what its owner settled about it
}

// show formats a table with those of the given columns that belong to it.
func (a *parseSession) show(t *schema.Table, columns []columnLine) shownTable {
	s := shownTable{Name: schema.SQLName(t.Name), Description: line(t.Description), Rows: t.Rows}
	lines := slices.DeleteFunc(slices.Clone(columns), func(l columnLine) bool { return l.t != t })
	if len(lines) == 0 {
		return s
	}
	shows := func(c *schema.Column) bool {
		return slices.ContainsFunc(columns, func(l columnLine) bool { return l.c == c })
	}
	for _, f := range a.in.Schema.ForeignKeys {
		to := a.in.Schema.Table(f.RefTable)
		if f.Table == t.Name && to != nil && shows(t.Column(f.Column)) && shows(to.Column(f.RefColumn)) {
			lines = append(lines, columnLine{definition: fmt.Sprintf("FOREIGN KEY (%s) REFERENCES %s (%s)",
				schema.SQLName(f.Column), schema.SQLName(to.Name), schema.SQLName(f.RefColumn))})
		}
	}
	for i, l := range lines {
		text := l.definition
		if i < len(lines)-1 {
			text += ","
		}
		if l.remark != "" {
			text += " -- " + l.remark
		}
		s.Lines = append(s.Lines, text)
	}
	for _, d := range a.in.Schema.Doubts {
		// spellings of one value are read as one
		if d.Settled != nil && d.Kind != schema.Spelling && strings.HasPrefix(d.About, t.Name+".") {
			s.Settled = append(s.Settled, line(d.Question+" "+d.Option(*d.Settled).Text))
		}
	}
	return s
}

// describe formats a column, with remarks that help to query it.
func describe(t *schema.Table, c *schema.Column) (definition, remark string) {
	typ := string(c.Type)
	if c.List {
		typ += "[]"
	}
	definition = schema.SQLName(c.Name) + " " + typ
	if len(t.Key) == 1 && slices.Contains(t.Key, c.Name) {
		definition += " PRIMARY KEY"
	}
	var remarks []string
	if label := strings.ToLower(c.Label); label != "" && label != strings.ToLower(strings.ReplaceAll(c.Name, "_", " ")) {
		remarks = append(remarks, c.Label)
	}
	if len(c.Synonyms) > 0 {
		remarks = append(remarks, "also called "+strings.Join(c.Synonyms, ", "))
	}
	if c.Description != "" {
		remarks = append(remarks, c.Description)
	}
	if c.Unit != "" {
		remarks = append(remarks, "in "+c.Unit)
	}
	remarks = append(remarks, describeValues(c)...)
	return definition, line(strings.Join(remarks, "; "))
}

// maxInlineValues is the maximum number of enumeration values shown.
const maxInlineValues = 10

// describeValues describes a column's contents, or how to query it.
func describeValues(c *schema.Column) []string {
	switch {
	case c.Role == schema.FreeText:
		return []string{"free text: ask it with answer()"}
	case c.Role == schema.OpeningHours:
		return []string{"opening hours: open_at(" + schema.SQLName(c.Name) + ", 'friday 9pm')"}
	case c.Role == schema.Enumeration && len(c.Values) > 0 && len(c.Values) <= maxInlineValues:
		var list []string
		for _, v := range c.Values {
			list = append(list, v.Value)
		}
		return valueRemark("one of ", list)
	}
	return valueRemark("such as ", c.Samples[:min(3, len(c.Samples))])
}

// valueRemark returns a remark made of a beginning and those values that are short enough to be names; nil if there are
// none.
func valueRemark(as string, list []string) []string {
	var out []string
	for _, v := range list {
		if text.IsNameLike(v) {
			out = append(out, query.Literal(line(v)))
		}
	}
	if out == nil {
		return nil
	}
	return []string{as + strings.Join(out, ", ")}
}
