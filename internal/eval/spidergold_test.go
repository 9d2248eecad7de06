package eval

import (
	"context"
	"fmt"
	"os"
	"sync"
	"testing"

	"golang.org/x/sync/errgroup"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// harbour is a schema in Spider's description format.
func harbour() *schema.Database {
	d := spiderTables{DB: "harbour", Tables: []string{"Ship", "Port", "visit"},
		TableLabels: []string{"ship", "port", "visit"},
		Columns: []spiderColumn{{-1, "*"}, {0, "Ship_ID"}, {0, "Name"}, {0, "Tonnage"}, {0, "flag"}, {1, "port_id"},
			{1, "Name"}, {1, "order"},
			{2, "Ship_ID"}, {2, "port_id"}, {2, "date"}},
		Types: []string{"text", "number", "text", "number", "text", "number", "text", "number", "text", "number",
			"time"},
		ForeignKeys: [][2]int{{8, 1}, {9, 5}}}
	return d.database()
}

var spiderTypes = map[string]schema.Type{"number": schema.Real, "time": schema.Timestamp, "boolean": schema.Boolean}

// database makes a schema from the description alone; label applies one to a schema read from the
// data.
func (s spiderTables) database() *schema.Database {
	db := &schema.Database{Name: s.DB, Dialect: schema.SQLite}
	for _, t := range s.Tables {
		db.Tables = append(db.Tables, &schema.Table{Name: t})
	}
	for i, c := range s.Columns {
		if c.Table < 0 {
			continue
		}
		typ, ok := spiderTypes[s.Types[i]]
		if !ok {
			typ = schema.Text
		}
		t := db.Tables[c.Table]
		t.Columns = append(t.Columns, &schema.Column{Name: c.Name, Type: typ})
	}
	s.label(db)
	return db
}

func TestReadSQL(t *testing.T) {
	for _, test := range []struct{ sql, suql string }{
		{`SELECT count(*) FROM ship`, `SELECT count(*) FROM "Ship"`},
		{`SELECT name FROM Ship WHERE tonnage  > =  500 ;`, `SELECT "Name" FROM "Ship" WHERE "Tonnage" >= 500`},
		{`SELECT T1.name FROM ship AS T1 JOIN visit AS T2 ON T1.ship_id = T2.ship_id JOIN port T3 ON T3.port_id = T2.port_id WHERE T3.name = "Hull"`,
			`SELECT "Ship"."Name" FROM "Ship" JOIN visit ON "Ship"."Ship_ID"::text = visit."Ship_ID"::text JOIN "Port" ON visit.port_id = "Port".port_id WHERE "Port"."Name" = 'Hull'`},
		{`SELECT flag, avg(DISTINCT tonnage) FROM ship GROUP BY flag HAVING count(*) > 2 ORDER BY count(*) DESC LIMIT 3`,
			`SELECT flag, avg(DISTINCT "Tonnage") FROM "Ship" GROUP BY flag HAVING count(*) > 2 ORDER BY count(*) DESC LIMIT 3`},
		{`SELECT name FROM ship WHERE flag NOT LIKE "%n%" AND tonnage BETWEEN 3 AND 9 OR name IS NOT NULL`,
			`SELECT "Name" FROM "Ship" WHERE flag NOT ILIKE '%n%' AND "Tonnage" BETWEEN 3 AND 9 OR "Name" IS NOT NULL`},
		{`SELECT name FROM ship WHERE ship_id NOT IN (SELECT ship_id FROM visit)`,
			`SELECT "Name" FROM "Ship" WHERE "Ship_ID"::text NOT IN (SELECT "Ship_ID"::text FROM visit)`},
		{`SELECT name FROM ship WHERE tonnage > (SELECT avg(tonnage) FROM ship) AND flag IN ("NL", "BE")`,
			`SELECT "Name" FROM "Ship" WHERE "Tonnage" > (SELECT avg("Tonnage") FROM "Ship") AND flag IN ('NL', 'BE')`},
		{`SELECT name FROM ship EXCEPT SELECT name FROM port`, `SELECT "Name" FROM "Ship" EXCEPT SELECT "Name" FROM "Port"`},
		{`SELECT T1.order FROM port AS T1 WHERE T1.name = 'x'`, `SELECT "order" FROM "Port" WHERE "Name" = 'x'`},
		{`SELECT DISTINCT name FROM ship WHERE flag = 7`, `SELECT DISTINCT "Name" FROM "Ship" WHERE flag = '7'`},
	} {
		q, err := readSQL(harbour(), test.sql)
		if err != nil {
			t.Errorf("%s: %v", test.sql, err)
			continue
		}
		if got := q.SUQL(); got != test.suql {
			t.Errorf("%s\n got %s\nwant %s", test.sql, got, test.suql)
		}
	}
}

func TestReadSQLRefuses(t *testing.T) {
	for _, sql := range []string{
		`SELECT tonnage - 1 FROM ship`,
		`SELECT name FROM (SELECT name FROM ship)`,
		`SELECT name FROM ship UNION ALL SELECT name FROM port`,
		`SELECT name FROM ship JOIN port`,
		`SELECT name FROM ship WHERE (flag = 'NL' OR tonnage > 3) AND name = 'x'`,
		``, `SELECT nothing FROM ship`, `DELETE FROM ship`, `SELECT 1; SELECT 2`,
	} {
		if q, err := readSQL(harbour(), sql); err == nil {
			t.Errorf("%s: %s", sql, q.SUQL())
		}
	}
}

func TestSpiderMatch(t *testing.T) {
	read := func(sql string) *query.Query {
		t.Helper()
		q, err := readSQL(harbour(), sql)
		if err != nil {
			t.Fatal(err)
		}
		return q
	}
	for _, test := range []struct {
		a, b string
		same bool
	}{
		{`SELECT name, flag FROM ship`, `SELECT flag, name FROM ship`, true},
		{`SELECT DISTINCT name FROM ship`, `SELECT name FROM ship`, true},
		{`SELECT name FROM ship WHERE flag = 'a' AND tonnage > 3`, `SELECT name FROM ship WHERE tonnage > 8 AND flag = 'b'`, true},
		{`SELECT name FROM ship WHERE flag = 'a' AND tonnage > 3`, `SELECT name FROM ship WHERE flag = 'a' OR tonnage > 3`, false},
		{`SELECT name FROM ship WHERE tonnage > 3`, `SELECT name FROM ship WHERE tonnage >= 3`, false},
		{`SELECT T1.ship_id FROM ship AS T1 JOIN visit AS T2 ON T1.ship_id = T2.ship_id`,
			`SELECT T2.ship_id FROM ship AS T1 JOIN visit AS T2 ON T1.ship_id = T2.ship_id`, true},
		{`SELECT name FROM ship`, `SELECT name FROM port`, false},
		{`SELECT name FROM ship ORDER BY tonnage LIMIT 1`, `SELECT name FROM ship ORDER BY tonnage LIMIT 5`, true},
		{`SELECT name FROM ship ORDER BY tonnage LIMIT 1`, `SELECT name FROM ship ORDER BY tonnage DESC LIMIT 1`, false},
		{`SELECT name FROM ship WHERE ship_id IN (SELECT ship_id FROM visit WHERE date > 1)`, `SELECT name FROM ship WHERE ship_id IN (SELECT ship_id FROM visit)`, false},
		{`SELECT name FROM ship EXCEPT SELECT name FROM port`, `SELECT name FROM ship UNION SELECT name FROM port`, false},
	} {
		if got := spiderMatch(harbour(), read(test.a), read(test.b)); got != test.same {
			t.Errorf("%s\n%s: %v", test.a, test.b, got)
		}
	}
}

// TestSpiderGold prints the gold queries of the public benchmark as SUQL and runs both: nearly all give the
// same.
func TestSpiderGold(t *testing.T) {
	shared := os.Getenv("SURELY_SHARED")
	if shared == "" {
		t.Skip("SURELY_SHARED names no folder")
	}
	dir := shared + "/data/spider/"
	files := SpiderFiles{dir + "dev.json", dir + "tables.json", dir + "database", t.TempDir()}
	questions, tables, err := readSpider(files.Questions, files.Tables)
	if err != nil {
		t.Fatal(err)
	}
	bases, err := openAll(t.Context(), files, questions, tables)
	if err != nil {
		t.Fatal(err)
	}
	defer closeAll(bases)
	same, n := 0, 0
	for _, q := range questions {
		b := bases[q.DB]
		gold, err := readSQL(b.schema, q.SQL)
		if err != nil {
			continue
		}
		n++
		want, err := b.run(t.Context(), q.SQL)
		if err != nil {
			continue
		}
		if got, err := b.runSUQL(t.Context(), gold.SUQL()); err == nil && got.equal(want, len(gold.OrderBy) > 0) {
			same++
		}
	}
	if share := float64(same) / float64(n); share < .97 {
		t.Errorf("only %.3f of the gold queries give as SUQL what they give as SQL", share)
	}
}

// openAll opens the questions' databases, two at a time.
func openAll(ctx context.Context, f SpiderFiles, questions []spiderQuestion,
	tables map[string]spiderTables) (map[string]*spiderBase, error) {
	bases := map[string]*spiderBase{}
	var lock sync.Mutex
	var g errgroup.Group
	g.SetLimit(2)
	for _, of := range together(questions, func(q spiderQuestion) string { return q.DB }) {
		g.Go(func() error {
			t, ok := tables[of[0].DB]
			if !ok {
				return fmt.Errorf("%s describes no database %q", f.Tables, of[0].DB)
			}
			b, _, err := f.opener(t)(ctx)
			lock.Lock()
			defer lock.Unlock()
			if err == nil {
				bases[t.DB] = b
			}
			return err
		})
	}
	if err := g.Wait(); err != nil {
		closeAll(bases)
		return nil, err
	}
	return bases, nil
}

func closeAll(bases map[string]*spiderBase) {
	for _, b := range bases {
		b.Close()
	}
}
