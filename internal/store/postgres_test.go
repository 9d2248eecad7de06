package store

import (
	"context"
	"encoding/json"
	"fmt"
	"net/url"
	"reflect"
	"sort"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgproto3"

	"github.com/ask-surely/surely/internal/budget"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/testkit/pgtest"
)

// postgresWith makes a database from statements.
func postgresWith(t *testing.T, statements ...string) (url string, conn *pgx.Conn) {
	t.Helper()
	url = scripted(t, true, strings.Join(statements, ";\n"))
	conn, err := pgx.Connect(context.Background(), url)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close(context.Background()) })
	return url, conn
}

// as returns an address with another user.
func as(t testing.TB, address, user string) string {
	t.Helper()
	u, err := url.Parse(address)
	if err != nil {
		t.Fatal(err)
	}
	u.User = url.User(user)
	return u.String()
}

func TestPostgresTypes(t *testing.T) {
	url, _ := postgresWith(t, read(t, "testdata/types.postgres.sql"))
	s := openOne(t, Options{Sources: []string{url}})
	for _, c := range []struct {
		sql  string
		want []any
	}{
		{"SELECT amount, amount * 2, sum(amount) FROM invoices WHERE amount > 1000 GROUP BY amount", []any{1234.5, 2469.0, 1234.5}},
		{"SELECT exact, exact * 2 FROM invoices WHERE state = 'paid'", []any{json.Number("12345678901234567.8912"), json.Number("24691357802469135.7824")}},
		{"SELECT sum(exact) FROM invoices WHERE state > 'paid'", []any{2107424.75}},
		{"SELECT \"Note\" FROM invoices WHERE host < '10.0.0.10' ORDER BY host LIMIT 1", []any{"first"}},
		{"SELECT id, states, host, net, stay FROM invoices WHERE id = '11111111-1111-1111-1111-111111111111'",
			[]any{"11111111-1111-1111-1111-111111111111", []any{"open", "paid"}, "10.0.0.9", "10.0.0.0/24",
				"[2024-05-01,2024-05-11)"}},
		{"SELECT stay_start, stay_end, hours_end, seats_end FROM invoices i WHERE i.stay_end BETWEEN '2024-05-10' AND '2024-05-31'",
			[]any{"2024-05-01", "2024-05-10", "2024-05-01 17:00:00", int64(4)}},
		{"SELECT count(*) FROM invoices x JOIN \"Order\" ON invoice = x.id WHERE \"Order\".total < 15", []any{int64(1)}},
		{"SELECT payer FROM sales.invoices", []any{"Ada"}},
		{"SELECT \"sales.invoices\".payer FROM \"sales.invoices\"", []any{"Ada"}},
		{"WITH invoices AS (SELECT 1 AS amount) SELECT amount FROM invoices", []any{int64(1)}},
	} {
		rows, err := all(s.Query(context.Background(), c.sql))
		if err != nil || len(rows) != 1 || !reflect.DeepEqual(rows[0], c.want) {
			t.Errorf("%s: %#v, %v; want %#v", c.sql, rows, err, c.want)
		}
	}
	invoices := s.Schema().Table("invoices")
	for name, want := range map[string][2]string{"id": {"text", "uuid"}, "amount": {"numeric", ""},
		"state": {"text", "state"}, "host": {"text", "inet"},
		"mail": {"text", ""}, "stay": {"text", "daterange"}, "stay_start": {"date", ""}, "hours_end": {"timestamp", ""}, "seats_start": {"integer", ""}} {
		c := invoices.Column(name)
		if c == nil || [2]string{string(c.Type), c.Native} != want {
			t.Errorf("%s is %+v, want %v", name, c, want)
		}
	}
	if got := s.Values().Lookup("shipped", 1); len(got) == 0 || got[0].Column != "state" {
		t.Errorf("the value of an enumeration is found at %v", got)
	}
}

func TestPostgresSchemasAndGrants(t *testing.T) {
	url, conn := postgresWith(t, read(t, "testdata/types.postgres.sql"), `
		GRANT USAGE ON SCHEMA sales, stock TO PUBLIC; GRANT SELECT ON ALL TABLES IN SCHEMA sales, stock TO PUBLIC;
		GRANT SELECT (id, state) ON invoices TO PUBLIC`)
	role := fmt.Sprintf("reader_%d", time.Now().UnixNano())
	ctx := context.Background()
	if _, err := conn.Exec(ctx, "CREATE ROLE "+role+" LOGIN"); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Exec(ctx, "DROP OWNED BY "+role+"; DROP ROLE "+role) })
	s := openOne(t, Options{Sources: []string{as(t, url, role)}})
	var names []string
	for _, table := range s.Schema().Tables {
		names = append(names, table.Name)
	}
	sort.Strings(names)
	if want := []string{"Order", "invoices", "sales.invoices", "sales.parts", "stock.parts"}; !reflect.DeepEqual(names,
		want) {
		t.Errorf("tables %q, want %q", names, want)
	}
	var columns []string
	for _, c := range s.Schema().Table("invoices").Columns {
		columns = append(columns, c.Name)
	}
	if want := []string{"id", "state"}; !reflect.DeepEqual(columns, want) {
		t.Errorf("columns %q, want those that are granted, %q", columns, want)
	}
	rows, err := all(s.Query(ctx,
		`SELECT name, cost FROM stock.parts UNION SELECT name, NULL FROM "sales.parts" ORDER BY name`))
	if want := [][]any{{"Bolt", 0.25}, {"Washer", nil}}; err != nil || !reflect.DeepEqual(rows, want) {
		t.Errorf("%v, %v; want %v", rows, err, want)
	}
	for _, sql := range []string{"SELECT * FROM closed.secrets", "SELECT * FROM pg_catalog.pg_class",
		`SELECT * FROM "Order".sales`, "SELECT * FROM public.parts"} {
		if _, err := all(s.Query(ctx, sql)); err == nil {
			t.Errorf("%s runs", sql)
		}
	}
	narrow := openOne(t, Options{Sources: []string{url + "&search_path=stock"}})
	if n := len(narrow.Schema().Tables); n != 1 {
		t.Errorf("a search path in the URL leaves %d tables, want its own", n)
	}
}

// TestPostgresKilled kills all backends, like a restart or an administrator, between and before statements.
func TestPostgresKilled(t *testing.T) {
	url, conn := postgresWith(t, "CREATE TABLE notes AS SELECT n, 'note ' || n AS body FROM generate_series(1, 50) n")
	s := openOne(t, Options{Sources: []string{url}})
	ctx := context.Background()
	for range 8 { // several connections are in the pool
		var open []*Rows
		for range 4 {
			rows, err := s.Query(ctx, "SELECT n FROM notes")
			if err != nil {
				t.Fatal(err)
			}
			open = append(open, rows)
		}
		for _, r := range open {
			r.Close()
		}
		if _, err := conn.Exec(ctx, "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'surely' AND datname = current_database()"); err != nil {
			t.Fatal(err)
		}
		for i := range 4 {
			if rows, err := all(s.Query(ctx, "SELECT count(*) FROM notes")); err != nil || rows[0][0] != int64(50) {
				t.Fatalf("statement %d after the kill: %v, %v", i, rows, err)
			}
		}
	}
}

// TestPostgresBouncer describes and queries through a pooler that alternates between two backends, refuses startup
// settings and has no prepared statements.
func TestPostgresBouncer(t *testing.T) {
	t.Parallel()
	direct, _ := postgresWith(t, read(t, "testdata/types.postgres.sql"), read(t, "testdata/shops.postgres.sql"))
	url := pgtest.Bouncer(t, direct)
	for range 5 {
		s := openOne(t, Options{Sources: []string{url}})
		if len(s.Schema().Tables) < 6 {
			t.Fatalf("%d tables", len(s.Schema().Tables))
		}
		var working sync.WaitGroup
		for i := range 6 {
			working.Go(func() {
				for range 20 {
					ctx := context.Background()
					if i%2 == 0 {
						ctx = budget.WithPauses(ctx)
					}
					rows, err := all(s.Query(ctx, "SELECT n, date '2024-05-01' + n FROM generate_series(1, $1) n ORDER BY n DESC", i+
						1))
					if err != nil || len(rows) != i+1 || rows[0][0] != int64(i+1) {
						t.Errorf("%v, %v", rows, err)
						return
					}
				}
			})
		}
		working.Wait()
	}
}

// TestPostgresChanged notices new values and tables, by cheap signs and by describing again.
func TestPostgresChanged(t *testing.T) {
	t.Parallel()
	url, conn := postgresWith(t, "CREATE TABLE towns (name text, size integer)",
		"INSERT INTO towns SELECT 'Town ' || n, n FROM generate_series(1, 20) n")
	s := openOne(t, Options{Sources: []string{url}})
	ctx := context.Background()
	changed := func() bool {
		t.Helper()
		c, known, err := s.HasChanged(ctx)
		if err != nil || !known {
			t.Fatalf("known %v, %v", known, err)
		}
		return c
	}
	time.Sleep(1500 * time.Millisecond) // the server's counters lag
	renewed, err := s.Redescribe(ctx)
	if err != nil {
		t.Fatal(err)
	}
	s = renewed
	if changed() {
		t.Error("nothing has changed, but it says so")
	}
	for _, sql := range []string{"INSERT INTO towns VALUES ('Ottering', 7)", "CREATE TABLE rivers (name text)",
		"UPDATE towns SET name = 'Little Ottering' WHERE name = 'Ottering'"} {
		if _, err := conn.Exec(ctx, sql); err != nil {
			t.Fatal(err)
		}
		for end := time.Now().Add(10 * time.Second); !changed(); time.Sleep(100 * time.Millisecond) {
			if time.Now().After(end) {
				t.Fatalf("no sign of: %s", sql)
			}
		}
		if s, err = s.Redescribe(ctx); err != nil {
			t.Fatal(err)
		}
	}
	if s.Schema().Table("rivers") == nil {
		t.Error("the new table is not known")
	}
	if got := s.Values().Lookup("little ottering", 1); len(got) != 1 || got[0].How == schema.Misspelt {
		t.Errorf("the new value is found as %v", got)
	}
}

// TestPostgresSampled samples a table beyond the limit and checks that the description is about the
// same.
func TestPostgresSampled(t *testing.T) {
	_, conn := postgresWith(t, "CREATE TABLE events AS SELECT n AS id, n % 4 AS kind, 'name ' || n AS name FROM generate_series(1, 40000) n; ANALYZE",
		"CREATE VIEW recent AS SELECT * FROM events")
	ctx := context.Background()
	tx, err := conn.Begin(ctx)
	if err != nil {
		t.Fatal(err)
	}
	defer tx.Rollback(ctx)
	described, err := describe(ctx, &postgresInspector{conn: conn, maxRows: 10_000, types: newTypeMap()}, "data",
		schema.Postgres, nil, func(Progress) {})
	if err != nil {
		t.Fatal(err)
	}
	for _, table := range described.Schema.Tables {
		kind := table.Column("kind")
		if table.Rows != 40_000 || kind.Distinct != 4 || kind.Min != "0" || kind.Max != "3" {
			t.Errorf("%s: %d rows, %+v", table.Name, table.Rows, kind)
		}
		if n := table.Column("id").Distinct; n < 30_000 || n > 50_000 {
			t.Errorf("%s: %d ids, want about 40,000", table.Name, n)
		}
	}
}

// TestHangUp drops the connection of a running statement, as a killed process does.
func TestHangUp(t *testing.T) {
	t.Parallel()
	ctx := context.Background()
	url := scripted(t, true, staff)
	src, err := openWith(t, url, "")
	if err != nil {
		t.Fatal(err)
	}
	db := src.engine.(*postgresView)
	c, err := db.begin(ctx, "")
	if err != nil {
		t.Fatal(err)
	}
	pid := c.Conn().PgConn().PID()
	wire := c.Hijack()
	if err := wire.PgConn().Conn().SetDeadline(time.Time{}); err != nil {
		t.Fatal(err)
	}
	wire.PgConn().Frontend().SendQuery(&pgproto3.Query{String: "SELECT count(*) FROM generate_series(1, 100000) a, generate_series(1, 1000000) b"})
	if err := wire.PgConn().Frontend().Flush(); err != nil {
		t.Fatal(err)
	}
	time.Sleep(300 * time.Millisecond)
	wire.PgConn().Conn().Close()
	admin, err := pgx.Connect(ctx, url)
	if err != nil {
		t.Fatal(err)
	}
	defer admin.Close(ctx)
	for since := time.Now(); ; time.Sleep(100 * time.Millisecond) {
		var runs bool
		if err := admin.QueryRow(ctx, "SELECT EXISTS (SELECT 1 FROM pg_stat_activity WHERE pid = $1)",
			pid).Scan(&runs); err != nil {
			t.Fatal(err)
		}
		if !runs {
			return
		}
		if time.Since(since) > 15*time.Second {
			t.Fatal("the statement goes on")
		}
	}
}

// TestCancelAtOnce cancels a statement at moments around its start, at one of which the server
// ignores the request.
func TestCancelAtOnce(t *testing.T) {
	t.Parallel()
	url := scripted(t, true, staff)
	src, err := openWith(t, url, "")
	if err != nil {
		t.Fatal(err)
	}
	admin, err := pgx.Connect(t.Context(), url)
	if err != nil {
		t.Fatal(err)
	}
	defer admin.Close(context.Background())
	for i := range 20 {
		ctx, cancel := context.WithCancel(t.Context())
		time.AfterFunc(time.Duration(2*i)*time.Millisecond, cancel)
		rows, err := src.Query(ctx, "SELECT count(*) FROM generate_series(1,100000) AS a(n), generate_series(1,100000) AS b(m)")
		if err == nil {
			rows.Next()
			rows.Close()
		}
		for since, runs := time.Now(), true; runs; time.Sleep(5 * time.Millisecond) {
			if err := admin.QueryRow(t.Context(), "SELECT EXISTS (SELECT 1 FROM pg_stat_activity WHERE state = 'active' AND "+
				"query LIKE '%b(m)%' AND pid <> pg_backend_pid() AND datname = current_database())").Scan(&runs); err != nil {
				t.Fatal(err)
			}
			if runs && time.Since(since) > 5*time.Second { // its own time is ten
				t.Fatalf("cancelled after %d ms, it goes on", 2*i)
			}
		}
	}
}
