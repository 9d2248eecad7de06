package model

import (
	"bytes"
	_ "embed"
	"fmt"
	"slices"
	"sort"
	"strings"
	"text/template"

	"github.com/ask-surely/surely/internal/read/lexical/words"
	"github.com/ask-surely/surely/internal/schema"
)

// The prompt's version is in its file's name: whoever changes what it says gives it another.
//
//go:embed prompts/statement.v2.md.tmpl
var systemText string

var system = template.Must(template.New("system").Parse(systemText))

// systemData is what the system prompt tells of the database.
type systemData struct {
	Tables   []tableData
	Links    []string // which columns refer to which
	Cut      int      // so many columns there are, where not all are told
	Examples []schema.Example
}

type tableData struct {
	Name, Description string
	Rows              int64
	Columns           []string
}

// inlineValues is how many values of an enumeration are shown to the model.
const inlineValues = 10

// mostDescribed bounds the description of the database, in bytes: of a larger one, what the question mentions comes
// first.
const mostDescribed = 16000

// systemPrompt describes the database and shows the examples nearest to the question.
func (a *asking) systemPrompt() (string, error) {
	db := a.in.Schema
	data := systemData{Examples: nearest(db.Examples, a.examples, a.in.Question, 4)}
	told, all := a.told()
	if len(told) < all {
		data.Cut = all
	}
	for _, t := range db.Visible() {
		td := tableData{Name: schema.SQLName(t.Name), Description: t.Description, Rows: t.Rows}
		for _, c := range t.Visible() {
			if told[c] {
				td.Columns = append(td.Columns, describe(c))
			}
		}
		if len(td.Columns) > 0 {
			data.Tables = append(data.Tables, td)
		}
	}
	for _, f := range db.ForeignKeys {
		from, to := db.Table(f.Table), db.Table(f.RefTable)
		if from != nil && to != nil && told[from.Column(f.Column)] && told[to.Column(f.RefColumn)] {
			data.Links = append(data.Links, fmt.Sprintf("%s.%s refers to %s.%s", schema.SQLName(from.Name),
				schema.SQLName(f.Column), schema.SQLName(to.Name), schema.SQLName(f.RefColumn)))
		}
	}
	var out bytes.Buffer
	if err := system.Execute(&out, data); err != nil {
		return "", fmt.Errorf("write the system prompt: %w", err)
	}
	return out.String(), nil
}

// told chooses the columns that the model is told of: all, where they fit; else those that the question mentions,
// then the keys, then others of the same tables.
func (a *asking) told() (told map[*schema.Column]bool, all int) {
	type scored struct {
		c      *schema.Column
		score  float64
		length int
	}
	var list []scored
	length := 0
	asked := stems(a.in.Question)
	for _, t := range a.in.Schema.Visible() {
		table := shares(asked, t.Name, t.Label, strings.Join(t.Synonyms, " "))
		mentioned := a.valuesIn(t.Name)
		for _, c := range t.Visible() {
			if c.Name == "" { // no statement can name it
				continue
			}
			s := scored{c: c, length: len(describe(c)) + 4, score: table}
			s.score += 2 * shares(asked, c.Name, c.Label, c.Description, strings.Join(c.Synonyms, " "))
			if mentioned[strings.ToLower(c.Name)] {
				s.score += 4
			}
			if slices.Contains(t.Key, c.Name) || a.linked(t.Name, c.Name) {
				s.score += .9
			}
			if c.Role == schema.Title || c.Role == schema.FreeText {
				s.score += .5
			}
			length += s.length
			list = append(list, s)
		}
	}
	if length > mostDescribed {
		sort.SliceStable(list, func(i, j int) bool { return list[i].score > list[j].score })
	}
	told, room := map[*schema.Column]bool{}, mostDescribed
	for _, s := range list {
		if room -= s.length; length <= mostDescribed || room >= 0 {
			told[s.c] = true
		}
	}
	return told, len(list)
}

func (a *asking) linked(table, column string) bool {
	return slices.ContainsFunc(a.in.Schema.ForeignKeys, func(f schema.ForeignKey) bool {
		return f.Table == table && f.Column == column || f.RefTable == table && f.RefColumn == column
	})
}

// valuesIn are the columns of a table, in lower case, whose values the question mentions.
func (a *asking) valuesIn(table string) map[string]bool {
	out := map[string]bool{}
	for _, m := range a.matches() {
		if strings.EqualFold(m.Table, table) {
			out[strings.ToLower(m.Column)] = true
		}
	}
	return out
}

// longest is how many words of the question may be one value.
const longest = 4

// mostMentioned bounds how many values are told.
const mostMentioned = 12

// matches looks the question's phrases up in the data, long ones first.
func (a *asking) matches() []schema.Match {
	if a.in.Values == nil {
		return nil
	}
	if a.found != nil {
		return a.found
	}
	tokens := words.Tokenize(a.in.Question)
	a.found = []schema.Match{}
	seen := map[string]bool{}
	for n := longest; n > 0; n-- {
		for i := 0; i+n <= len(tokens) && len(a.found) < mostMentioned; i++ {
			if n == 1 && tokens[i].Stop {
				continue
			}
			var phrase []string
			for _, t := range tokens[i : i+n] {
				phrase = append(phrase, t.Text)
			}
			for _, m := range a.in.Values.Lookup(strings.Join(phrase, " "), 3) {
				key := m.Table + "\x00" + m.Column + "\x00" + m.Value
				if t := a.in.Schema.Table(m.Table); t == nil || t.Hidden || t.Column(m.Column) == nil || t.Column(m.Column).Hidden {
					continue
				}
				if !seen[key] && len(a.found) < mostMentioned {
					seen[key] = true
					a.found = append(a.found, m)
				}
			}
		}
	}
	return a.found
}

// mentioned tells the model where words of the question occur in the data, as they are spelt there.
func (a *asking) mentioned() []string {
	var out []string
	for _, m := range a.matches() {
		out = append(out, fmt.Sprintf("%s.%s: %s", schema.SQLName(m.Table), schema.SQLName(m.Column), m.Value))
	}
	return out
}

func stems(text string) map[string]bool {
	out := map[string]bool{}
	for _, t := range words.Tokenize(text) {
		if !t.Stop {
			out[t.Stem] = true
		}
	}
	return out
}

// shares is the share of the words of some texts that the question has.
func shares(asked map[string]bool, texts ...string) float64 {
	has, all := 0.0, 1.0
	for stem := range stems(strings.ReplaceAll(strings.Join(texts, " "), "_", " ")) {
		all++
		if asked[stem] {
			has++
		}
	}
	return has / all
}

// describe tells of a column what helps to choose it.
func describe(c *schema.Column) string {
	typ := string(c.Type)
	if c.List {
		typ = "list of " + typ
	}
	s := schema.SQLName(c.Name) + " (" + typ + ")"
	if label := strings.ToLower(c.Label); label != "" && label != strings.ToLower(c.Name) {
		s += " " + c.Label
	}
	if len(c.Synonyms) > 0 {
		s += ", also called " + strings.Join(c.Synonyms, ", ")
	}
	if c.Description != "" {
		s += ": " + c.Description
	}
	if c.Unit != "" {
		s += " in " + c.Unit
	}
	switch {
	case c.Role == schema.FreeText:
		s += " [free text: ask it with answer()]"
	case c.Role == schema.OpeningHours:
		s += " [opening hours: open_at(" + schema.SQLName(c.Name) + ", 'friday 9pm')]"
	case c.Role == schema.Enumeration && len(c.Values) > 0 && len(c.Values) <= inlineValues:
		s += " [one of: " + join(c.Values) + "]"
	case len(c.Samples) > 0:
		s += " [such as: " + strings.Join(c.Samples[:min(3, len(c.Samples))], "; ") + "]"
	}
	return s
}

func join(values []schema.ValueCount) string {
	out := make([]string, len(values))
	for i, v := range values {
		out[i] = v.Value
	}
	return strings.Join(out, "; ")
}
