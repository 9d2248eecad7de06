package model

import (
	"fmt"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
)

// shown is a table as the model is shown it, as CREATE TABLE says it: the form that models that write SQL have learnt.
type shown struct {
	Name, Description string
	Rows              int64
	Lines             []string
}

// show says a table, as far as its columns are told of.
func (a *asking) show(t *schema.Table, told map[*schema.Column]bool) shown {
	s := shown{Name: schema.SQLName(t.Name), Description: line(t.Description), Rows: t.Rows}
	type said struct{ definition, remark string }
	var lines []said
	for _, c := range t.Visible() {
		if told[c] {
			definition, remark := describe(t, c)
			lines = append(lines, said{definition, remark})
		}
	}
	if len(lines) == 0 {
		return s
	}
	for _, f := range a.in.Schema.ForeignKeys {
		to := a.in.Schema.Table(f.RefTable)
		if f.Table == t.Name && to != nil && told[t.Column(f.Column)] && told[to.Column(f.RefColumn)] {
			lines = append(lines, said{fmt.Sprintf("FOREIGN KEY (%s) REFERENCES %s (%s)", schema.SQLName(f.Column),
				schema.SQLName(to.Name), schema.SQLName(f.RefColumn)), ""})
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
	return s
}

// describe says a column, and remarks on it what helps to choose it.
func describe(t *schema.Table, c *schema.Column) (definition, remark string) {
	typ := string(c.Type)
	if c.List {
		typ += "[]"
	}
	definition = schema.SQLName(c.Name) + " " + typ
	if len(t.Key) == 1 && slices.Contains(t.Key, c.Name) {
		definition += " PRIMARY KEY"
	}
	var told []string
	if label := strings.ToLower(c.Label); label != "" && label != strings.ToLower(strings.ReplaceAll(c.Name, "_", " ")) {
		told = append(told, c.Label)
	}
	if len(c.Synonyms) > 0 {
		told = append(told, "also called "+strings.Join(c.Synonyms, ", "))
	}
	if c.Description != "" {
		told = append(told, c.Description)
	}
	if c.Unit != "" {
		told = append(told, "in "+c.Unit)
	}
	told = append(told, values(c)...)
	return definition, line(strings.Join(told, "; "))
}

// inlineValues is how many values of an enumeration are shown to the model.
const inlineValues = 10

// values tells what stands in a column, or how it is asked.
func values(c *schema.Column) []string {
	switch {
	case c.Role == schema.FreeText:
		return []string{"free text: ask it with answer()"}
	case c.Role == schema.OpeningHours:
		return []string{"opening hours: open_at(" + schema.SQLName(c.Name) + ", 'friday 9pm')"}
	case c.Role == schema.Enumeration && len(c.Values) > 0 && len(c.Values) <= inlineValues:
		var list []string
		for _, v := range c.Values {
			list = append(list, v.Value)
		}
		return named("one of ", list)
	}
	return named("such as ", c.Samples[:min(3, len(c.Samples))])
}

// named tells those of some values that name something.
func named(as string, list []string) []string {
	var out []string
	for _, v := range list {
		if text.Names(v) {
			out = append(out, "'"+strings.ReplaceAll(line(v), "'", "''")+"'")
		}
	}
	if out == nil {
		return nil
	}
	return []string{as + strings.Join(out, ", ")}
}
