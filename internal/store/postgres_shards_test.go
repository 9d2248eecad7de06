package store

import (
	"context"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"

	"github.com/ask-surely/surely/internal/testkit/pgtest"
)

const salesScript = `CREATE TABLE sales (id integer PRIMARY KEY, shop integer, kind text, price numeric(8,2), weight double precision, n smallint, big bigint,
		short real, paid boolean, sold timestamp, took interval, note text);
	INSERT INTO sales SELECT i, i % 7, (ARRAY['tea', 'coffee', NULL])[1 + i % 3], i * 0.37, i * 0.5, i % 11, i * 1000000000000, i * 0.1, i % 5 > 0,
		timestamp '2024-01-01' + i * interval '7 hours', i * interval '1 minute', 'note ' || i FROM generate_series(1, 3000) i;
	CREATE TABLE lines (sale integer, item text);
	INSERT INTO lines SELECT i, 'item ' || i % 50 FROM generate_series(1, 3000) i;
	CREATE TABLE nothing (id integer, v integer)`

// spreadCases are statements with the SQL sent to each partition's server; "" if it is the
// planner's own.
var spreadCases = []struct{ sql, remote string }{
	{"SELECT count(*) FROM sales", "SELECT count(*) FROM public.sales"},
	{"SELECT shop, sum(n), avg(price), min(kind), max(sold) FROM sales WHERE n > 2 GROUP BY shop", "WHERE ((n > 2)) GROUP BY 1"},
	{"SELECT kind AS k, count(*) AS many FROM sales s WHERE s.price > 10 GROUP BY k HAVING count(*) > 2 ORDER BY many DESC, k LIMIT 2", "GROUP BY 1"},
	{"SELECT sum(n), sum(n) / 7, sum(big), sum(price), sum(weight), sum(took) FROM sales", "sum(n), sum(big)"},
	{"SELECT avg(n), avg(big), avg(price), avg(weight), avg(took) FROM sales", "sum(n), count(n)"},
	{"SELECT avg(short) FROM sales", ""},
	{"SELECT upper(kind), bool_and(paid), every(n > 0), bool_or(paid) FROM sales GROUP BY 1 ORDER BY upper(kind) DESC NULLS LAST", "bool_and(paid)"},
	{"SELECT count(*) FILTER (WHERE paid), count(kind), sum(CASE WHEN n = 3 THEN 1 ELSE 0 END) FROM sales", "FILTER (WHERE paid)"},
	{"SELECT shop, count(DISTINCT kind), sum(n) FROM sales GROUP BY shop", "GROUP BY 1, 2"},
	{"SELECT DISTINCT kind FROM sales ORDER BY kind", "GROUP BY 1"},
	{"SELECT DISTINCT shop, count(*) FROM sales GROUP BY shop, kind", "GROUP BY 1, 2"},
	{"SELECT date_trunc('month', sold) AS month, sum(price) FROM sales GROUP BY 1 ORDER BY 1", "date_trunc('month'"},
	{"SELECT id, price * 2 AS twice FROM sales WHERE shop = 3 ORDER BY price DESC, id LIMIT 5", "LIMIT 5"},
	{"SELECT note, 'x' AS x FROM sales ORDER BY sales.price NULLS FIRST LIMIT 3 OFFSET 4", "LIMIT 7"},
	{"SELECT id FROM sales WHERE id < 3 ORDER BY id LIMIT 5000000000", ""},
	{"SELECT kind COLLATE \"C\" AS k, count(*) FROM sales GROUP BY kind ORDER BY 1", ""},
	{"SELECT id FROM sales WHERE id = 17", "WHERE ((id = 17))"},
	{"SELECT (SELECT max(price) FROM sales WHERE shop = 2) - (SELECT avg(price) FROM sales) AS more", "max(price)"},
	{"WITH per AS (SELECT shop, sum(price) AS total FROM sales GROUP BY shop) SELECT avg(total) FROM per", "sum(price)"},
	{"SELECT shop FROM sales GROUP BY shop UNION SELECT 100 ORDER BY 1", "GROUP BY 1"},
	{"SELECT count(*), sum(v), avg(v), max(v), count(DISTINCT v) FROM nothing", "count(*)"},
	{"SELECT v, count(*) FROM nothing GROUP BY v", ""},
	{"SELECT kind, count(*) FROM sales WHERE price > $1 GROUP BY kind", "GROUP BY 1"},
	{"SELECT count(*) FROM sales JOIN lines ON sale = id WHERE item = 'item 7'", "INNER JOIN"},
	{"SELECT kind, string_agg(kind, '') FROM sales WHERE id < 9 GROUP BY kind", ""},
	{"SELECT shop, stddev(price) FROM sales GROUP BY shop", ""},
	{"SELECT rank() OVER (ORDER BY price), id FROM sales ORDER BY id LIMIT 3", ""},
	{"SELECT shop, count(*) FROM sales GROUP BY ROLLUP (shop)", ""},
	{"SELECT s.id FROM sales s WHERE s.id < 20 AND price >= (SELECT avg(price) FROM sales o WHERE o.shop = s.shop) ORDER BY id LIMIT 4", ""},
	{"SELECT upper(kind) AS kind, count(*) FROM sales GROUP BY sales.kind ORDER BY sales.kind", "GROUP BY 1"},
	{"SELECT n + 1 AS n, count(*) FROM sales GROUP BY n ORDER BY n", "GROUP BY 1"},
	{"SELECT count(*) FROM sales WHERE kind IS NULL AND note LIKE '%7'", "count(*)"},
	{"SELECT c0, count(*) FROM (SELECT shop AS c0 FROM sales LIMIT 3000) x GROUP BY c0", ""},
}

// TestShards compares statements over a table on three servers with the same on one server, and checks the SQL
// sent to the servers.
func TestShards(t *testing.T) {
	t.Parallel()
	sharded := pgtest.Shards(t, salesScript)
	whole, _ := postgresWith(t, salesScript)
	s, one := openOne(t, Options{Sources: []string{sharded.URL}}), openOne(t, Options{Sources: []string{whole}})
	if n := s.Schema().Table("sales").Rows; n != 3000 {
		t.Errorf("%d rows are described", n)
	}
	admin, err := pgx.Connect(context.Background(), sharded.URL)
	if err != nil {
		t.Fatal(err)
	}
	defer admin.Close(context.Background())
	for _, c := range spreadCases {
		var args []any
		if strings.Contains(c.sql, "$1") {
			args = append(args, 500.25)
		}
		want, wantErr := told(one, c.sql, args)
		got, err := told(s, c.sql, args)
		if !reflect.DeepEqual(got, want) || (err == nil) != (wantErr == nil) {
			t.Errorf("%s\n%v, %v; over one server\n%v, %v", c.sql, got, err, want, wantErr)
		}
		if c.remote == "" || len(args) > 0 {
			continue
		}
		plan := explained(t, s, admin, c.sql)
		if n := strings.Count(plan, c.remote); n < 3 && !strings.Contains(c.sql, "id = 17") || n == 0 {
			t.Errorf("%s\nof three servers %d are told %q:\n%s", c.sql, n, c.remote, plan)
		}
	}
}

// told formats a statement's result: names, and rows in order if it is ordered.
func told(s *Source, sql string, args []any) ([]string, error) {
	cursor, err := s.Query(context.Background(), sql, args...)
	if err != nil {
		return nil, err
	}
	defer cursor.Close()
	var out []string
	for cursor.Next() {
		out = append(out, fmt.Sprintf("%#v", cursor.Row()))
	}
	if !strings.Contains(sql, "ORDER BY") {
		slices.Sort(out)
	}
	return append(out, cursor.Columns()...), cursor.Err()
}

// explained is the plan of a statement as the store sends it.
func explained(t *testing.T, s *Source, conn *pgx.Conn, sql string) string {
	t.Helper()
	ctx := context.Background()
	g := s.engine.(*postgresView).guard
	checked, err := g.check(sql)
	if err != nil {
		t.Fatal(err)
	}
	sent, _, err := g.spread(ctx, conn.PgConn(), checked, nil)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := conn.Exec(ctx, "BEGIN"+shardSettings, pgx.QueryExecModeSimpleProtocol); err != nil {
		t.Fatal(err)
	}
	defer conn.Exec(ctx, "ROLLBACK")
	rows, err := conn.Query(ctx, "EXPLAIN (VERBOSE, COSTS OFF) "+sent, pgx.QueryExecModeSimpleProtocol)
	if err != nil {
		t.Fatal(err)
	}
	lines, err := pgx.CollectRows(rows, pgx.RowTo[string])
	if err != nil {
		t.Fatalf("%s: %v", sent, err)
	}
	return strings.Join(lines, "\n")
}
