package model_test

import (
	"math"
	"slices"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/model"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/testkit/llmtest"
	"github.com/ask-surely/surely/suql"
)

// shops has two nearly identical tables, so that statements can be doubtful.
func shops() *schema.Database {
	column := func(name string, kind schema.Type) *schema.Column {
		return &schema.Column{Name: name, Label: name, Type: kind}
	}
	columns := func(more *schema.Column) []*schema.Column {
		town := column("town", schema.Text)
		town.Values = []schema.ValueCount{{Value: "Lisbon", Count: 2}, {Value: "Porto", Count: 1}, {Value: "Braga", Count: 2}}
		return []*schema.Column{column("id", schema.Integer), column("name", schema.Text), town, column("owner", schema.Text),
			column("price", schema.Integer), column("rating", schema.Integer), more}
	}
	notes := column("notes", schema.Text)
	notes.Role = schema.FreeText
	return &schema.Database{Name: "shops", Tables: []*schema.Table{
		{Name: "shops", Key: []string{"id"}, Columns: columns(notes)},
		{Name: "stalls", Key: []string{"id"}, Columns: columns(column("shop_id", schema.Integer))}}}
}

// Whatever a doubtful token decides, the statement with the other token is a reading too, as probable as that token;
// the model is asked again only if it alone can tell what follows.
func TestDoubts(t *testing.T) {
	db := shops()
	engine := suql.New(suql.Options{Schema: db})
	for _, tt := range []struct{ name, statement, token, other, with string }{
		{"Table", "SELECT name FROM shops WHERE town = 'Lisbon'", "shops", "stalls", "SELECT name FROM stalls WHERE town = 'Lisbon'"},
		{"Column", "SELECT owner FROM shops WHERE town = 'Lisbon'", "owner", "price", "SELECT price FROM shops WHERE town = 'Lisbon'"},
		{"ColumnBegun", "SELECT owner FROM shops WHERE town = 'Lisbon'", "owner", "pri", "SELECT price FROM shops WHERE town = 'Lisbon'"},
		{"Aggregate", "SELECT avg(price) FROM shops", "avg", "max", "SELECT max(price) FROM shops"},
		{"NoAggregate", "SELECT max(price) FROM shops", "max", "price", "SELECT price FROM shops"},
		{"FirstColumnOrAggregate", "SELECT price FROM shops", "price", "avg", "SELECT avg(price) FROM shops"},
		{"Repeats", "SELECT town FROM shops", "town", "DISTINCT", "SELECT DISTINCT town FROM shops"},
		{"ConditionColumn", "SELECT name FROM shops WHERE price > 4", "price", "rating", "SELECT name FROM shops WHERE rating > 4"},
		{"ConditionOrNone", "SELECT name FROM shops WHERE price > 20", "WHERE", ";", "SELECT name FROM shops"},
		{"OneConditionLess", "SELECT name FROM shops WHERE price > 20 AND rating > 2", "AND", ";", "SELECT name FROM shops WHERE price > 20"},
		{"Operator", "SELECT name FROM shops WHERE price > 20", ">", "<", "SELECT name FROM shops WHERE price < 20"},
		{"Value", "SELECT name FROM shops WHERE town = 'Lisbon'", "Lisbon", "Porto", "SELECT name FROM shops WHERE town = 'Porto'"},
		{"ValueBegun", "SELECT name FROM shops WHERE town = 'Lisbon'", "Lisbon", "Por", "SELECT name FROM shops WHERE town = 'Porto'"},
		{"Join", "SELECT shops.name FROM shops JOIN stalls ON stalls.shop_id = shops.id", "JOIN", ";", "SELECT name FROM shops"},
		{"Group", "SELECT town, count(*) FROM shops GROUP BY town", "town", "owner", "SELECT owner, count(*) FROM shops GROUP BY owner"},
		{"Order", "SELECT name FROM shops ORDER BY price LIMIT 1", "price", "rating", "SELECT name FROM shops ORDER BY rating LIMIT 1"},
		{"OrderOrNone", "SELECT name FROM shops WHERE price > 4 ORDER BY price DESC LIMIT 2", "ORDER", ";", "SELECT name FROM shops WHERE price > 4"},
		{"Direction", "SELECT name FROM shops ORDER BY price DESC LIMIT 1", "DESC", "LIMIT", "SELECT name FROM shops ORDER BY price LIMIT 1"},
		{"Limit", "SELECT name FROM shops ORDER BY price LIMIT 1", "1", "3", "SELECT name FROM shops ORDER BY price LIMIT 3"},
		{"TextCondition", "SELECT name FROM shops WHERE answer(notes, 'is it quiet?') = 'Yes'", "quiet", "warm", "SELECT name FROM shops WHERE answer(notes, 'is it warm?') = 'Yes'"},
		{"Nested", "SELECT name FROM shops WHERE id IN (SELECT shop_id FROM stalls WHERE town = 'Braga')", "Braga", "Lisbon", "SELECT name FROM shops WHERE id IN (SELECT shop_id FROM stalls WHERE town = 'Lisbon')"},
		{"NotTyped", "SELECT name, rank() OVER (ORDER BY price) FROM shops WHERE town = 'Lisbon'", "Lisbon", "Porto", "SELECT name, rank() OVER (ORDER BY price) FROM shops WHERE town = 'Porto'"},
		{"AnotherTable", "SELECT count(*) FROM shops WHERE price > 4", "WHERE", "JOIN", "SELECT count(*) FROM shops JOIN stalls ON stalls.shop_id = shops.id"},
		{"WhatIsNested", "SELECT name FROM shops WHERE price > 20", "20", "(", "SELECT name FROM shops WHERE price > (SELECT max(price) FROM stalls)"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			sent := 0
			script := llmtest.Doubtful(tt.statement+";", tt.token, tt.other, tt.with+";")
			p := parser(t, func(r llmtest.Request) llmtest.Response { sent++; return script(r) }, func(o *model.Options) {
				o.Check = func(_ *schema.Database, s string) error { return engine.Check(s) }
			})
			got, err := p.Parse(t.Context(), parse.Input{Question: "what is asked here about the shops?", Schema: db})
			if err != nil || len(got.Candidates) < 2 || sent > 2 {
				t.Fatalf("%v after %d requests: %+v", err, sent, got)
			}
			at := slices.IndexFunc(got.Candidates, func(c parse.Candidate) bool { return c.Query.SUQL() == tt.with })
			if at < 0 || math.Abs(got.Candidates[at].P-.4) > .06 || got.Candidates[0].P > .6 {
				t.Errorf("%d of %d: %+v", at, len(got.Candidates), got.Candidates[1].Query.SUQL())
			}
			least := 1.0
			for _, c := range query.Components(got.Candidates[0].Query) {
				if p, ok := got.Confidences[c.ID()]; ok {
					least = min(least, p)
				}
			}
			if least > .6 {
				t.Errorf("no part is doubtful: %v", got.Confidences)
			}
		})
	}
	got, err := parser(t, llmtest.Doubtful("SELECT name FROM shops;", "SELECT", "NONE", "NONE")).Parse(t.Context(),
		parse.Input{Question: "what?", Schema: db})
	if err != nil || math.Abs(got.OutOfScope-.4) > .05 || strings.Contains(got.Reply, "NONE") {
		t.Errorf("whether the data can tell: %+v, %v", got, err)
	}
}
