package store

import (
	"context"
	"fmt"
	"net/url"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/jackc/pgx/v5"
)

const salesScript = `CREATE TABLE sales (id integer PRIMARY KEY, shop integer, kind text, price numeric(8,2), weight double precision, n smallint, big bigint,
		short real, paid boolean, sold timestamp, took interval, note text);
	INSERT INTO sales SELECT i, i % 7, (ARRAY['tea', 'coffee', NULL])[1 + i % 3], i * 0.37, i * 0.5, i % 11, i * 1000000000000, i * 0.1, i % 5 > 0,
		timestamp '2024-01-01' + i * interval '7 hours', i * interval '1 minute', 'note ' || i FROM generate_series(1, 3000) i;
	CREATE TABLE lines (sale integer, item text);
	INSERT INTO lines SELECT i, 'item ' || i % 50 FROM generate_series(1, 3000) i;
	CREATE TABLE nothing (id integer, v integer)`

// partitionedCases are statements whose result must not depend on where the rows are.
var partitionedCases = []string{
	"SELECT shop, sum(n), avg(price), min(kind), max(sold) FROM sales WHERE n > 2 GROUP BY shop",
	"SELECT kind AS k, count(*) AS many FROM sales s WHERE s.price > 10 GROUP BY k HAVING count(*) > 2 ORDER BY many DESC, k LIMIT 2",
	"SELECT sum(n), sum(n) / 7, sum(big), sum(price), sum(weight), sum(took) FROM sales",
	"SELECT avg(n), avg(big), avg(price), avg(weight), avg(took) FROM sales",
	"SELECT count(*) FILTER (WHERE paid), count(kind), sum(CASE WHEN n = 3 THEN 1 ELSE 0 END) FROM sales",
	"SELECT shop, count(DISTINCT kind), sum(n) FROM sales GROUP BY shop",
	"SELECT date_trunc('month', sold) AS month, sum(price) FROM sales GROUP BY 1 ORDER BY 1",
	"SELECT note, 'x' AS x FROM sales ORDER BY sales.price NULLS FIRST LIMIT 3 OFFSET 4",
	"SELECT (SELECT max(price) FROM sales WHERE shop = 2) - (SELECT avg(price) FROM sales) AS more",
	"SELECT count(*), sum(v), avg(v), max(v), count(DISTINCT v) FROM nothing",
	"SELECT kind, count(*) FROM sales WHERE price > $1 GROUP BY kind",
	"SELECT count(*) FROM sales JOIN lines ON sale = id WHERE item = 'item 7'",
	"SELECT shop, count(*) FROM sales GROUP BY ROLLUP (shop)",
	"SELECT s.id FROM sales s WHERE s.id < 20 AND price >= (SELECT avg(price) FROM sales o WHERE o.shop = s.shop) ORDER BY id LIMIT 4",
	"SELECT count(*) FROM sales WHERE kind IS NULL AND note LIKE '%7'",
}

// partitioned spreads the tables by hash of their first columns over three databases, and returns a fourth, which holds
// no rows and reaches them through postgres_fdw.
func partitioned(t *testing.T) (address string) {
	t.Helper()
	address, entry := postgresWith(t, salesScript, "CREATE EXTENSION postgres_fdw")
	run := func(conn *pgx.Conn, script string) {
		t.Helper()
		if _, err := conn.PgConn().Exec(t.Context(), script).ReadAll(); err != nil {
			t.Fatalf("%s: %v", script, err)
		}
	}
	const parts = 3
	keys := map[string]string{"sales": "id", "lines": "sale", "nothing": "id"}
	for i := range parts {
		server, conn := postgresWith(t, salesScript, "TRUNCATE sales, lines, nothing")
		defer run(conn, "ANALYZE") // once it has its rows
		at, err := url.Parse(server)
		if err != nil {
			t.Fatal(err)
		}
		password, _ := at.User.Password()
		run(entry, fmt.Sprintf("CREATE SERVER part%d FOREIGN DATA WRAPPER postgres_fdw OPTIONS (host '%s', port '%s', "+
			"dbname '%s', fetch_size '1000', batch_size '1000', async_capable 'true', use_remote_estimate 'true'); "+
			"CREATE USER MAPPING FOR PUBLIC SERVER part%[1]d OPTIONS (user '%[5]s', password '%[6]s')", i, at.Hostname(),
			at.Port(), strings.Trim(at.Path, "/"), at.User.Username(), password))
	}
	for table, key := range keys {
		run(entry, fmt.Sprintf("ALTER TABLE %s RENAME TO whole; CREATE TABLE %[1]s (LIKE whole) PARTITION BY HASH (%s)",
			table, key))
		for i := range parts {
			run(entry, fmt.Sprintf("CREATE FOREIGN TABLE %s_%d PARTITION OF %[1]s FOR VALUES WITH (MODULUS %[3]d, "+
				"REMAINDER %[2]d) SERVER part%[2]d OPTIONS (table_name '%[1]s')", table, i, parts))
		}
		run(entry, fmt.Sprintf("INSERT INTO %s SELECT * FROM whole; DROP TABLE whole", table))
	}
	return address
}

// TestPartitioned compares statements over tables partitioned over three databases (postgres_fdw) with the same in one.
func TestPartitioned(t *testing.T) {
	t.Parallel()
	whole, _ := postgresWith(t, salesScript)
	parts := openOne(t, Options{Sources: []string{partitioned(t)}})
	one := openOne(t, Options{Sources: []string{whole}})
	if n := parts.Schema().Table("sales").Rows; n != 3000 {
		t.Errorf("%d rows are described", n)
	}
	for _, sql := range partitionedCases {
		var args []any
		if strings.Contains(sql, "$1") {
			args = append(args, 500.25)
		}
		want, wantErr := told(one, sql, args)
		got, err := told(parts, sql, args)
		if !reflect.DeepEqual(got, want) || (err == nil) != (wantErr == nil) {
			t.Errorf("%s\n%v, %v; over one server\n%v, %v", sql, got, err, want, wantErr)
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
