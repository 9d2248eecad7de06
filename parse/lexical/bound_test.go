package lexical

import (
	"testing"

	"github.com/ask-surely/surely/parse"
	"github.com/ask-surely/surely/parse/lexical/words"
	"github.com/ask-surely/surely/query"
	"github.com/ask-surely/surely/schema"
)

// A bound that names no column is of what its words measure.
func TestBounded(t *testing.T) {
	db := fleet()
	ship := db.Table("ship")
	for _, name := range []string{"weight", "wage"} {
		ship.Columns = append(ship.Columns, &schema.Column{Name: name, Label: name, Type: schema.Integer, Distinct: 9})
	}
	less := func(column, number string) *query.Query {
		q := show(query.None, of("ship", "name"))
		if number != "" {
			q.Where = []query.Condition{{Item: query.Item{Column: of("ship", column)}, Op: query.Less,
				Values: []query.Value{{Text: number, Number: true}}}}
		}
		return q
	}
	for _, c := range []struct {
		question string
		likely   *query.Query
		want     string
	}{
		{"ships that cost less than 500", less("", ""), `SELECT name FROM ship WHERE price < 500`},
		{"ships that cost less than $1,500", less("crew", "1500"), `SELECT name FROM ship WHERE price < 1500`},
		{"ships cheaper than 500 euros", less("year", "500"), `SELECT name FROM ship WHERE price < 500`},
		{"who earns at least 20", less("", ""), `SELECT name FROM ship WHERE wage >= 20`},
		{"ships weighing no more than 20", less("", ""), `SELECT name FROM ship WHERE weight <= 20`},
		// a price or a wage
		{"ships under $500", less("", ""), `SELECT name FROM ship`},
		// of whatever
		{"ships under 500", less("", ""), `SELECT name FROM ship`},
		{"ships with a crew under $5", less("", ""), `SELECT name FROM ship`}, // the same
		// named: the trained halves know
		{"ships with a price below 500 dollars", less("year", "500"), `SELECT name FROM ship WHERE year < 500`},
		{"ships that cost less than 500 of 1980", less("", ""), `SELECT name FROM ship`},
	} {
		got := bounded(parse.Input{Question: c.question, Schema: db}, words.Tokenize(c.question),
			[]parse.Candidate{{Query: c.likely, P: .5}})
		if suql := got[0].Query.SUQL(); suql != c.want {
			t.Errorf("%s: %s", c.question, suql)
		}
		total := 0.0
		for _, g := range got {
			total += g.P
		}
		if total < .5-1e-9 || total > .5+1e-9 {
			t.Errorf("%s: probabilities sum to %.3f, not to what was given", c.question, total)
		}
	}
	for question, data := range map[string]float64{"who earns over 20": 1, "who wins over 20": 0} {
		if got := about(parse.Input{Question: question, Schema: db}, words.Tokenize(question)); got < data || data == 0 &&
			got == 1 {
			t.Errorf("%s: %.2f of it is about the data", question, got)
		}
	}
	first := first(less("", ""), of("ship", "crew"), true)
	first.Limit = 500
	got := bounded(parse.Input{Schema: db}, words.Tokenize("the ship that costs less than 500 with the largest crew"),
		[]parse.Candidate{{Query: first, P: .5}})
	if suql := got[0].Query.SUQL(); suql != `SELECT name FROM ship WHERE price < 500 ORDER BY crew DESC LIMIT 1` {
		t.Errorf("a limit of rows: %s", suql)
	}
}
