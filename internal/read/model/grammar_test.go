package model

import (
	"strings"
	"testing"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/testkit/llmtest"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/suql/syntax"
)

// following is a model whose server holds it to a grammar.
type following struct{ Model }

func (following) Does() verdict.Writes { return verdict.Writes{Follows: true} }

func grammarOf(t *testing.T, db *schema.Database) *llmtest.GBNF {
	t.Helper()
	a := &asking{Parser: &Parser{o: Options{Model: following{}}}}
	a.in.Schema = db
	g, err := llmtest.ParseGBNF(a.grammar(message{}, ""))
	if err != nil {
		t.Fatal(err)
	}
	return g
}

// The grammar holds what can be asked, and nothing that names what is not there.
func TestGrammar(t *testing.T) {
	column := func(name string) *schema.Column { return &schema.Column{Name: name, Type: schema.Text} }
	db := &schema.Database{Tables: []*schema.Table{
		{Name: "inns", Columns: []*schema.Column{column("id"), column("name"), column("Town Name"), column("notes"), column("tags")}},
		{Name: "Stays", Columns: []*schema.Column{column("inn_id"), column("price"), column("day")}}}}
	g := grammarOf(t, db)
	for _, good := range []string{"NONE", `SELECT name FROM inns;`, `SELECT count(*) FROM inns WHERE "Town Name" = 'L''Aquila';`,
		`SELECT i.name, avg(s.price) AS mean FROM inns AS i JOIN stays s ON i.id = s.inn_id GROUP BY i.name HAVING count(*) > 3 ORDER BY mean DESC NULLS LAST LIMIT 3;`,
		`SELECT name FROM inns WHERE answer(notes, 'is it quiet?') = 'Yes' AND NOT 'spa' = ANY (tags) AND id IN (SELECT inn_id FROM "Stays" WHERE price BETWEEN 10 AND 20.5);`,
		`SELECT day, sum(price) OVER (PARTITION BY inn_id ORDER BY day ROWS BETWEEN 2 PRECEDING AND CURRENT ROW) FROM stays;`,
		`SELECT CASE WHEN price > 10 THEN 'dear' ELSE 'cheap' END, price::numeric(10,2) FROM stays WHERE day >= CURRENT_DATE - INTERVAL '7 days' UNION ALL SELECT name, NULL FROM inns;`,
		`WITH t AS (SELECT inn_id, count(*) FILTER (WHERE price > 5) FROM stays GROUP BY 1) SELECT * FROM t WHERE EXISTS (SELECT 1 FROM inns);`,
		`SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY price), extract(year FROM day) FROM stays;`} {
		if !g.Holds(good) {
			t.Errorf("it does not hold %s", good)
		}
	}
	for _, bad := range []string{"", "Sure! SELECT name FROM inns;", `SELECT town FROM inns;`, `SELECT name FROM guests;`,
		`SELECT name FROM inns WHERE;`, `SELECT name FROM inns WHERE ;`,
		`SELECT  FROM inns;`, `SELECT name FROM ;`, `SELECT inns.secret FROM inns;`, `SELECT strftime('%Y', day) FROM stays;`, `SELECT name (SELECT 1) FROM inns;`,
		`DELETE FROM inns;`, `SELECT name FROM inns; SELECT 1;`} {
		if g.Holds(bad) {
			t.Errorf("it holds %s", bad)
		}
	}
	a := &asking{Parser: &Parser{o: Options{Model: following{}}}}
	if a.in.Schema = db; a.grammar(message{}, "SELECT") != "" || a.grammar(message{choices: []choice{{}}}, "") != "" {
		t.Error("a reply that is no whole statement is held to be one")
	}
}

// What the examples say is of the grammar of a database that has their names.
func TestExamplesFollowTheGrammar(t *testing.T) {
	for _, e := range Builtin() {
		s, err := syntax.Parse(e.SUQL)
		if err != nil {
			t.Fatal(err)
		}
		tables, columns := namesIn(s)
		db := &schema.Database{}
		for _, table := range tables {
			t := &schema.Table{Name: table}
			for _, c := range columns {
				t.Columns = append(t.Columns, &schema.Column{Name: c, Type: schema.Text})
			}
			db.Tables = append(db.Tables, t)
		}
		if g := grammarOf(t, db); !g.Holds(strings.TrimSuffix(e.SUQL, ";") + ";") {
			t.Errorf("it does not hold %s", e.SUQL)
		}
	}
}

// namesIn are the tables and columns that a statement names.
func namesIn(s *syntax.Statement) (tables, columns []string) {
	syntax.WalkSelect(s.Select(), func(n *pg.Node) bool {
		if r := n.GetRangeVar(); r != nil {
			tables = append(tables, r.Relname)
		}
		if c := n.GetColumnRef(); c != nil {
			if last := c.Fields[len(c.Fields)-1].GetString_(); last != nil {
				columns = append(columns, last.Sval)
			}
		}
		return true
	})
	return tables, columns
}
