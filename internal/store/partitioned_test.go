package store

import (
	"context"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/testkit/pgtest"
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

// TestPartitioned compares statements over tables partitioned over three servers (postgres_fdw) with the same on one
// server.
func TestPartitioned(t *testing.T) {
	t.Parallel()
	whole, _ := postgresWith(t, salesScript)
	parts := openOne(t, Options{Sources: []string{pgtest.Partitioned(t, salesScript)}})
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
