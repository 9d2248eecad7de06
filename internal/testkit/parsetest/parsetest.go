// Package parsetest is a small invented database for parser tests: a schema and its values.
package parsetest

import (
	"strings"

	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/text"
)

// Inns is a schema unlike any demo's: lodgings with amenities, guest comments and a town.
func Inns() *schema.Database {
	text := func(name string, role schema.Role) *schema.Column {
		return &schema.Column{Name: name, Label: strings.ReplaceAll(name, "_", " "), Type: schema.Text, Role: role}
	}
	comments := text("comments", schema.FreeText)
	comments.List, comments.Words = true, 30
	kinds := text("kinds", schema.Enumeration)
	kinds.List, kinds.Values = true, []schema.ValueCount{{Value: "hostel", Count: 5}, {Value: "ski lodge", Count: 2}}
	cost := text("cost", schema.Enumeration)
	cost.Values = []schema.ValueCount{{Value: "cheap", Count: 5}, {Value: "moderate", Count: 9},
		{Value: "expensive", Count: 3}, {Value: "luxury", Count: 1}}
	id := &schema.Column{Name: "id", Label: "id", Type: schema.Integer, Role: schema.Identifier}
	stars := &schema.Column{Name: "score", Label: "score", Type: schema.Numeric, Min: "2.1", Max: "4.9"}
	votes := &schema.Column{Name: "num_votes", Label: "number of votes", Type: schema.Integer, Min: "3", Max: "900"}
	extras := text("extras", schema.Plain)
	extras.List = true
	extras.Label = "amenities"
	opened := &schema.Column{Name: "opened", Label: "opened", Type: schema.Date, Min: "1931-04-01", Max: "2024-09-30"}
	inn := &schema.Table{Name: "inns", Label: "inns", Synonyms: []string{"hotel", "place", "guesthouse"},
		Key: []string{"id"}, Rows: 90,
		Columns: []*schema.Column{id, text("name", schema.Title), kinds, cost, stars, votes, text("town", schema.Enumeration),
			extras, comments, text("hours", schema.OpeningHours), opened}}
	return &schema.Database{Name: "inns", Tables: []*schema.Table{inn}}
}

// held is a value index over a handful of values.
type held []schema.Match

func (h held) Lookup(phrase string, limit int) []schema.Match {
	key := words.LooseKey(words.Tokenize(phrase))
	var out []schema.Match
	for _, m := range h {
		value := words.LooseKey(words.Tokenize(m.Value))
		switch {
		case value == key:
			m.How, m.Score = schema.Folded, 1
		case words.Stem(value) == words.Stem(key):
			m.How, m.Score = schema.Stemmed, .95
		case len(key) > 4 && text.Distance(value, key, 2) <= 1:
			m.How, m.Score = schema.Misspelt, .8
		case strings.HasPrefix(value, key+" "), strings.HasSuffix(value, " "+key):
			m.How, m.Score = schema.Dropped, .7
		default:
			continue
		}
		out = append(out, m)
	}
	return out[:min(limit, len(out))]
}

// Values looks phrases up in the values of Inns.
func Values() parse.Values {
	var h held
	add := func(column string, list ...string) {
		for _, v := range list {
			h = append(h, schema.Match{Table: "inns", Column: column, Value: v, Count: 3})
		}
	}
	add("town", "Bad Elster", "Lisbon", "Porto")
	add("kinds", "hostel", "boutique", "bed & breakfast", "ski lodge")
	add("cost", "cheap", "moderate", "expensive", "luxury")
	add("name", "The Drowsy Heron", "Casa Amarela")
	add("extras", "sauna", "swimming pool")
	return h
}
