package browse_test

import (
	"strings"
	"testing"

	"surely/parse"
	"surely/parse/lexical/browse"
	"surely/parse/lexical/words"
	"surely/schema"
)

// inns is a schema unlike any that ships: lodgings with amenities, guest comments and a town.
func inns() *schema.Database {
	text := func(name string, role schema.Role) *schema.Column {
		return &schema.Column{Name: name, Label: strings.ReplaceAll(name, "_", " "), Type: schema.Text, Role: role}
	}
	comments := text("comments", schema.FreeText)
	comments.List, comments.Words = true, 30
	kinds := text("kinds", schema.Enumeration)
	kinds.List = true
	cost := text("cost", schema.Enumeration)
	cost.Values = []schema.ValueCount{{Value: "cheap", Count: 5}, {Value: "moderate", Count: 9}, {Value: "expensive", Count: 3}, {Value: "luxury", Count: 1}}
	id := &schema.Column{Name: "id", Label: "id", Type: schema.Integer, Role: schema.Identifier}
	stars := &schema.Column{Name: "score", Label: "score", Type: schema.Numeric, Min: "2.1", Max: "4.9"}
	votes := &schema.Column{Name: "num_votes", Label: "number of votes", Type: schema.Integer, Min: "3", Max: "900"}
	extras := text("extras", schema.Plain)
	extras.List = true
	extras.Label = "amenities"
	inn := &schema.Table{Name: "inns", Label: "inns", Synonyms: []string{"hotel", "place"}, Key: []string{"id"}, Rows: 90,
		Columns: []*schema.Column{id, text("name", schema.Title), kinds, cost, stars, votes, text("town", schema.Enumeration), extras, comments, text("hours", schema.OpeningHours)}}
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
		case len(key) > 4 && words.Distance(value, key, 2) <= 1:
			m.How, m.Score = schema.Misspelt, .8
		case strings.HasPrefix(value, key+" "):
			m.How, m.Score = schema.Dropped, .7
		default:
			continue
		}
		out = append(out, m)
	}
	return out[:min(limit, len(out))]
}

func values() held {
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

func TestParse(t *testing.T) {
	for _, c := range []struct{ question, want string }{
		{"quiet hostels in Lisbon",
			`WHERE 'hostel' = ANY (kinds) AND town = 'Lisbon' AND answer(comments, 'is this inn quiet?') = 'Yes' LIMIT 3`},
		{"What is the best boutique place in Porto?",
			`WHERE 'boutique' = ANY (kinds) AND town = 'Porto' ORDER BY score DESC LIMIT 1`},
		{"a cheap place in Lisbom that is good for a honeymoon",
			`WHERE cost = 'cheap' AND town = 'Lisbon' AND answer(comments, 'is this inn good for a honeymoon?') = 'Yes' LIMIT 1`},
		{"hotels rated at least 4 in Porto", `WHERE town = 'Porto' AND score >= 4 LIMIT 3`},
		{"How many inns in Porto have more than 100 votes?", `SELECT count(*) FROM inns WHERE town = 'Porto' AND num_votes > 100`},
		{"Which inn in Lisbon has the most votes?", `WHERE town = 'Lisbon' ORDER BY num_votes DESC LIMIT 1`},
		{"hostels or ski lodges in Porto", `WHERE kinds && ARRAY['hostel', 'ski lodge'] AND town = 'Porto' LIMIT 3`},
		{"inns in Lisbon with live music and a view of the river",
			`WHERE town = 'Lisbon' AND answer(comments, 'does this inn have live music?') = 'Yes' AND answer(comments, 'does this inn have a view of the river?') = 'Yes' LIMIT 3`},
		{"luxury hotels in Porto, not hostels", `WHERE cost = 'luxury' AND town = 'Porto' AND NOT ('hostel' = ANY (kinds)) LIMIT 3`},
	} {
		got, ok := browse.Parse(parse.Input{Question: c.question, Schema: inns(), Values: values()})
		if !ok || len(got) == 0 {
			t.Errorf("%s: nothing", c.question)
			continue
		}
		suql := got[0].Query.SUQL()
		if !strings.HasSuffix(suql, c.want) {
			t.Errorf("%s\n got …%s\nwant …%s", c.question, suql[max(0, strings.Index(suql, "WHERE")):], c.want)
		}
	}
}

func TestProbabilities(t *testing.T) {
	for _, q := range []string{"quiet hostels in Lisbon", "good cheap place", "x", "best best best", strings.Repeat("quiet ", 400)} {
		got, _ := browse.Parse(parse.Input{Question: q, Schema: inns(), Values: values()})
		sum := 0.0
		for i, c := range got {
			sum += c.P
			if i > 0 && c.P > got[i-1].P {
				t.Errorf("%.30s: candidates out of order", q)
			}
		}
		if sum > 1+1e-9 {
			t.Errorf("%.30s: probabilities sum to %g", q, sum)
		}
	}
}

func FuzzParse(f *testing.F) {
	for _, q := range []string{"quiet hostels in Lisbon", "", "?", "not not", "between 3 and", "$", "top 5", "🙂 最好", "'; drop table inns"} {
		f.Add(q)
	}
	db, v := inns(), values()
	f.Fuzz(func(t *testing.T, q string) {
		browse.Parse(parse.Input{Question: q, Schema: db, Values: v, Beam: 10})
		browse.Fragment(parse.Input{Question: q, Schema: db, Values: v}, "inns")
	})
}
