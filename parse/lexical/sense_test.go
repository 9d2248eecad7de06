package lexical

import (
	"testing"

	"github.com/ask-surely/surely/parse"
	"github.com/ask-surely/surely/parse/lexical/words"
	"github.com/ask-surely/surely/query"
	"github.com/ask-surely/surely/schema"
)

// fleet is a database of two tables: ships of ports.
func fleet() *schema.Database {
	id := func(name string) *schema.Column {
		return &schema.Column{Name: name, Label: name, Type: schema.Integer, Role: schema.Identifier, Distinct: 9}
	}
	title := &schema.Column{Name: "name", Label: "name", Type: schema.Text, Role: schema.Title, Distinct: 9}
	number := func(name string) *schema.Column {
		return &schema.Column{Name: name, Label: name, Type: schema.Integer, Distinct: 9}
	}
	return &schema.Database{Tables: []*schema.Table{
		{Name: "ship", Label: "ship", Key: []string{"ship_id"}, Rows: 9, Columns: []*schema.Column{id("ship_id"), title, number("price"), number("year"), number("crew"), id("home")}},
		{Name: "port", Label: "port", Key: []string{"port_id"}, Rows: 9, Columns: []*schema.Column{id("port_id"), title, number("depth")}},
	}, ForeignKeys: []schema.ForeignKey{{Table: "ship", Column: "home", RefTable: "port", RefColumn: "port_id"}}}
}

func of(table, name string) query.Column { return query.Column{Table: table, Name: name} }

func show(agg query.Agg, c query.Column) *query.Query {
	return &query.Query{Select: []query.Item{{Agg: agg, Column: c}}, From: query.From{Tables: []string{c.Table}}}
}

func first(q *query.Query, by query.Column, desc bool) *query.Query {
	q.OrderBy, q.Limit = []query.Order{{Item: query.Item{Column: by}, Desc: desc}}, 1
	return q
}

// Sensible prefers what the question says in so many words to what is a little more probable.
func TestSensible(t *testing.T) {
	name := of("ship", "name")
	above := show(query.None, name)
	above.Where = []query.Condition{{Item: query.Item{Column: of("ship", "year")}, Op: query.Greater,
		Values: []query.Value{{Text: "1980", Number: true}}}}
	grouped := show(query.None, name)
	grouped.GroupBy = []query.Column{of("ship", "ship_id")}
	each := show(query.Avg, of("ship", "crew"))
	each.GroupBy = []query.Column{of("ship", "home")}
	for _, c := range []struct {
		question     string
		likely, want *query.Query
	}{
		{"list the ships", show(query.Count, of("ship", "*")), show(query.None, name)},
		{"how many ships are there?", show(query.None, name), show(query.None, name)}, // nothing against it: the parser knows
		{"the cheapest ship", first(show(query.None, name), of("ship", "crew"), false), first(show(query.None, name), of("ship", "price"), false)},
		{"the oldest ship", first(show(query.None, name), of("ship", "year"), true), first(show(query.None, name), of("ship", "year"), false)},
		{"ships built after 1980", show(query.None, name), above},
		{"total crew of the ships", show(query.Sum, of("ship", "ship_id")), show(query.Sum, of("ship", "crew"))},
		{"largest ship", grouped, first(show(query.None, name), of("ship", "crew"), true)},
		{"average crew at each port", show(query.Avg, of("ship", "crew")), each},
	} {
		got := sensible(parse.Input{Question: c.question, Schema: fleet()},
			[]parse.Candidate{{Query: c.likely, P: .5}, {Query: c.want, P: .3}})
		if got[0].Query.SUQL() != c.want.SUQL() {
			t.Errorf("%s: %s", c.question, got[0].Query.SUQL())
		}
		total := 0.0
		for _, g := range got {
			total += g.P
		}
		if total < .5-1e-9 || total > .8+1e-9 {
			t.Errorf("%s: probabilities sum to %.3f, not to what was given", c.question, total)
		}
	}
}

// A superlative taken the wrong way is put right where no candidate takes it as it is meant.
func TestRighted(t *testing.T) {
	wrong := first(show(query.None, of("ship", "name")), of("ship", "year"), true)
	got := sensible(parse.Input{Question: "the oldest ship", Schema: fleet()}, []parse.Candidate{{Query: wrong, P: .5}})
	if want := first(show(query.None, of("ship", "name")), of("ship", "year"), false).SUQL(); got[0].Query.SUQL() != want {
		t.Errorf("%s, want %s", got[0].Query.SUQL(), want)
	}
}

// What plain words say of a row is answered with the row, by the figure they mean.
func TestRows(t *testing.T) {
	db := fleet()
	for _, name := range []string{"weight", "size", "voyages"} {
		db.Table("ship").Columns = append(db.Table("ship").Columns,
			&schema.Column{Name: name, Label: name, Type: schema.Integer, Distinct: 9})
	}
	counted := show(query.None, of("ship", "crew"))
	counted.GroupBy = []query.Column{of("ship", "crew")}
	counted.OrderBy, counted.Limit = []query.Order{{Item: query.Item{Agg: query.Count, Column: of("ship", "*")},
		Desc: true}}, 1
	for question, want := range map[string]string{
		"which ship costs the most?":                 `SELECT name, crew FROM ship ORDER BY price DESC LIMIT 1`,
		"which ship cost the least":                  `SELECT name, crew FROM ship ORDER BY price LIMIT 1`,
		"the ship that weighs the most":              `SELECT name, crew FROM ship ORDER BY weight DESC LIMIT 1`,
		"biggest ship":                               `SELECT name, crew FROM ship ORDER BY size DESC LIMIT 1`,
		"which ship is the smallest?":                `SELECT name, crew FROM ship ORDER BY size LIMIT 1`,
		"the ship with the most voyages":             `SELECT name, crew FROM ship ORDER BY voyages DESC LIMIT 1`,
		"the ship with the fewest voyages":           `SELECT name, crew FROM ship ORDER BY voyages LIMIT 1`,
		"how much does the biggest ship weigh?":      counted.SUQL(), // a figure is asked for
		"the size of the largest ship":               counted.SUQL(), // the trained halves know
		"the largest number of ships":                counted.SUQL(),
		"which ship earns the most?":                 counted.SUQL(), // there is no such column
		"the crew that most ships have":              counted.SUQL(),
		"what is the price of what costs the most? ": counted.SUQL(),
	} {
		q := counted.Clone()
		if want != counted.SUQL() {
			q.Select = []query.Item{{Column: of("ship", "name")}, {Column: of("ship", "crew")}}
		}
		got := sensible(parse.Input{Question: question, Schema: db}, []parse.Candidate{{Query: q, P: .5}})
		if suql := got[0].Query.SUQL(); suql != want {
			t.Errorf("%s: %s", question, suql)
		}
	}
	paid := show(query.Max, of("ship", "price"))
	if got := sensible(parse.Input{Question: "the ship that costs the most", Schema: db},
		[]parse.Candidate{{Query: paid, P: .5}}); got[0].Query.SUQL() != `SELECT name FROM ship ORDER BY price DESC LIMIT 1` {
		t.Errorf("of a figure: %s", got[0].Query.SUQL())
	}
}

// A figure for each of something is grouped by it where no candidate does so.
func TestGroupedBy(t *testing.T) {
	for question, want := range map[string]string{"average crew per port": `SELECT home, avg(crew) FROM ship GROUP BY home`,
		"average crew for each year": `SELECT year, avg(crew) FROM ship GROUP BY year`, "average crew by port": `SELECT home, avg(crew) FROM ship GROUP BY home`,
		"average crew of ships built by a port": `SELECT avg(crew) FROM ship`, "average crew": `SELECT avg(crew) FROM ship`} {
		got := sensible(parse.Input{Question: question, Schema: fleet()},
			[]parse.Candidate{{Query: show(query.Avg, of("ship", "crew")), P: .5}})
		if suql := got[0].Query.SUQL(); suql != want {
			t.Errorf("%s: %s", question, suql)
		}
	}
}

func TestNamed(t *testing.T) {
	counted := show(query.None, of("ship", "home"))
	counted.Select = append(counted.Select, query.Item{Agg: query.Count, Column: of("ship", "*")})
	counted.GroupBy = []query.Column{of("ship", "home")}
	for _, c := range []struct {
		question string
		q        *query.Query
		want     string
	}{
		{"ships with a large crew", show(query.None, of("ship", "ship_id")), `SELECT name FROM ship`},
		{"ids of ships with a large crew", show(query.None, of("ship", "ship_id")), `SELECT ship_id FROM ship`},
		{"ships for each port", counted, `SELECT port.name, count(*) FROM ship JOIN port ON ship.home = port.port_id GROUP BY ship.home, port.name`},
		{"largest depth", show(query.Max, of("port", "port_id")), `SELECT max(port_id) FROM port`},
	} {
		if got := named(fleet(), words.Tokenize(c.question), c.q).SUQL(); got != c.want {
			t.Errorf("%s\n got %s\nwant %s", c.question, got, c.want)
		}
	}
}

func TestPaired(t *testing.T) {
	for question, want := range map[string]bool{"list all ships and their ports": true, "ships with their port": true,
		"ships and the ports they sail from": true,
		"ships with a port":                  false, "ships and boats": false, "ports": false} {
		if got := paired(fleet(), words.Tokenize(question)); got != want {
			t.Errorf("%s: %v", question, got)
		}
	}
}
