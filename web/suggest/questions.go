package suggest

import (
	"cmp"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/nlg"
	"github.com/ask-surely/surely/web/present"
)

// Made is a question made from a source's schema and values, with the statement that answers it and its subject.
type Made struct {
	Question string `json:"question"`
	SUQL     string `json:"suql"`
	Table    string `json:"-"`
	Column   string `json:"-"`
}

const (
	madeTables  = 8
	madeColumns = 14 // per table
	mostMade    = 150
)

// Questions makes questions from a description: simple ones, a few for every column, in the owner's names. Names unfit
// for speech are used as they are, to show where people will not be understood.
func Questions(db *schema.Database) (all []Made) {
	if db == nil {
		return nil
	}
	tables := ranked(db)
	for _, t := range tables[:min(len(tables), madeTables)] {
		m := maker{table: t, things: cmp.Or(present.Things(db, t), strings.ToLower(nlg.Label(db, t)))}
		if m.things == "rows" {
			m.things = strings.ToLower(nlg.Label(db, t))
		}
		m.add("", fmt.Sprintf("How many %s are there?", m.things), "SELECT count(*) FROM "+m.from())
		columns := t.Visible()
		for _, c := range columns[:min(len(columns), madeColumns)] {
			if c.Role != schema.Identifier && !isKey(db, t, c) {
				m.about(c)
			}
		}
		all = append(all, m.all...)
	}
	return all[:min(len(all), mostMade)]
}

// isKey reports whether a column only links rows.
func isKey(db *schema.Database, t *schema.Table, c *schema.Column) bool {
	return slices.Contains(t.Key, c.Name) || slices.ContainsFunc(db.ForeignKeys, func(k schema.ForeignKey) bool {
		return k.Table == t.Name && k.Column == c.Name
	})
}

// maker makes questions about one table.
type maker struct {
	table  *schema.Table
	things string
	all    []Made
}

func (m *maker) from() string { return schema.SQLName(m.table.Name) }

func (m *maker) add(column, question, statement string) {
	m.all = append(m.all, Made{text.Capital(question), statement, m.table.Name, column})
}

// about makes questions about a column by its content.
func (m *maker) about(c *schema.Column) {
	name, column := strings.ToLower(present.ColumnName(c)), schema.SQLName(c.Name)
	one := text.Singular(m.things)
	most := "SELECT * FROM " + m.from() + " ORDER BY " + column + " DESC LIMIT 1"
	switch {
	case c.Role == schema.Enumeration && len(c.Values) > 1 && !c.Type.Number() && c.Type != schema.Boolean:
		m.ofValues(c, name, column)
	case c.Type.Number() && (c.Role == schema.Plain || c.Role == schema.Money) && c.Distinct > 3:
		m.add(c.Name, fmt.Sprintf("What is the average %s of all %s?", name, m.things),
			"SELECT avg("+column+") FROM "+m.from())
		m.add(c.Name, fmt.Sprintf("Which %s has the highest %s?", one, name), most)
		if low, err := strconv.ParseFloat(c.Min, 64); err == nil {
			if high, err := strconv.ParseFloat(c.Max, 64); err == nil && high > low+1 {
				middle := strconv.Itoa(int((low + high) / 2))
				m.add(c.Name, fmt.Sprintf("Which %s have a %s of more than %s?", m.things, name, middle),
					"SELECT * FROM "+m.from()+" WHERE "+column+" > "+middle)
			}
		}
	case c.Dated() && c.Distinct > 3:
		m.add(c.Name, fmt.Sprintf("Which %s has the latest %s?", one, name), most)
	case c.Role == schema.Title && len(c.Samples) > 0:
		m.add(c.Name, fmt.Sprintf("Show me %s", c.Samples[0]),
			"SELECT * FROM "+m.from()+" WHERE "+column+" = "+query.Literal(c.Samples[0]))
	}
}

// ofValues makes questions about a column with few values, with and without its name.
func (m *maker) ofValues(c *schema.Column, name, column string) {
	is := func(v string) string {
		if c.List {
			return query.Literal(v) + " = ANY (" + column + ")"
		}
		return column + " = " + query.Literal(v)
	}
	first, second := c.Values[0].Value, c.Values[1].Value
	m.add(c.Name, fmt.Sprintf("Which %s have the %s %s?", m.things, name, first),
		"SELECT * FROM "+m.from()+" WHERE "+is(first))
	m.add(c.Name, fmt.Sprintf("How many %s are %s?", m.things, second),
		"SELECT count(*) FROM "+m.from()+" WHERE "+is(second))
	if !c.List {
		m.add(c.Name, fmt.Sprintf("How many %s are there for each %s?", m.things, name),
			"SELECT "+column+", count(*) FROM "+m.from()+" GROUP BY "+column)
	}
}
