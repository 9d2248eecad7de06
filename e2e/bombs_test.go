package e2e

import (
	"context"
	"fmt"
	"os"
	"runtime"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/ask-surely/surely/internal/testkit/pgtest"
)

// bombs are statements that used to take gigabytes or minutes. Their results are PostgreSQL's
// business; their cost must be bounded.
var bombs = []string{
	"SELECT repeat('x',1000000) FROM generate_series(1,1000)",
	"SELECT length(repeat('9',16000000)::numeric::text)",
	"SELECT length(repeat('9',4000000)::numeric::text)",
	"SELECT length(string_agg(repeat('x',100000), ',')) FROM generate_series(1,100000)",
	"SELECT length(array_to_string(array_agg(repeat('x',10000)), ',')) FROM generate_series(1,100000)",
	"SELECT array_agg(n) FROM generate_series(1,10000000) AS g(n)",
	"SELECT replace(repeat('a',4000000),'a',repeat('b',1000))",
	"SELECT lpad('x', 2000000000, 'y')",
	"SELECT format('%900000000s', 'x')",
	"SELECT repeat('9',130000)::numeric * repeat('9',130000)::numeric",
	"SELECT power(repeat('9',1000)::numeric, 5000)",
	"SELECT power(10,308)*10",
	"SELECT 1e300::numeric * '1e5000'::numeric",
	"SELECT length(regexp_replace(repeat('a',1000000), 'a', repeat('b',1000), 'g'))",
	"SELECT translate(repeat('a',4000000), repeat('b',4000000), 'c')",
	"SELECT to_char(1, repeat('9',1000000))",
	"SELECT concat(repeat('x',3000000),repeat('x',3000000),repeat('x',3000000)) FROM generate_series(1,200)",
	"WITH RECURSIVE t(s) AS (SELECT 'x' UNION ALL SELECT s||s FROM t) SELECT max(length(s)) FROM t",
	"SELECT string_to_array(repeat('a,',2000000), ',')",
	"SELECT repeat('a',1000000) ~ '(a*)*b'",
	"SELECT count(*) FROM generate_series(1,100000) a, generate_series(1,100000) b",
	"SELECT to_number(repeat('9',3000000), '9')",
}

// moreBombs take minutes together: they explode with SURELY_LONG=1.
var moreBombs = []string{
	"SELECT length(regexp_replace(repeat('a',1000000), 'a|a*b', 'x', 'g'))", // each match looks to the end of the text
	"SELECT array_agg(repeat('x',1000)) FROM generate_series(1,10000000)",
	"SELECT string_agg(a::text || b::text, '') FROM generate_series(1,10000) AS x(a), generate_series(1,10000) AS y(b)",
	"SELECT string_agg(x, '') OVER (ORDER BY x) FROM (SELECT repeat('x',1000) AS x FROM generate_series(1,100000)) AS t",
	"SELECT array_agg(n) OVER (ORDER BY n) FROM generate_series(1,100000) AS g(n)",
	"SELECT count(DISTINCT a::text || b::text) FROM generate_series(1,10000) AS x(a), generate_series(1,10000) AS y(b)",
	"SELECT a, b FROM generate_series(1,10000) AS x(a), generate_series(1,10000) AS y(b) ORDER BY b DESC, a",
	"SELECT a, b, count(*) FROM generate_series(1,10000) AS x(a), generate_series(1,10000) AS y(b) GROUP BY a, b",
	"SELECT count(*) FROM generate_series(1,1000000) AS x(a) JOIN generate_series(1,1000000) AS y(b) ON a <> b",
	"SELECT percentile_cont(0.5) WITHIN GROUP (ORDER BY a) FROM generate_series(1,50000000) AS x(a)",
	"WITH RECURSIVE t(n) AS (SELECT 1 UNION SELECT n + 1 FROM t) SELECT count(*) FROM t",
	"WITH RECURSIVE t(s) AS (SELECT 'x' UNION ALL SELECT s||s FROM t WHERE length(s) < 100000000) SELECT max(length(s)) FROM t",
	"WITH RECURSIVE t(a) AS (SELECT ARRAY[1,2] UNION ALL SELECT a||a FROM t) SELECT count(*) FROM t",
	"SELECT n FROM generate_series(1,100000000000) AS g(n)",
	"SELECT d FROM generate_series('2000-01-01'::timestamp, '9999-01-01'::timestamp, '1 second'::interval) AS g(d)",
	"SELECT rpad('x', 2000000000)",
	"SELECT left(repeat('ab', 500000000), 10)",
	"SELECT repeat(repeat(repeat('x',4000),1000),1000)",
	"SELECT reverse(repeat('x',4000000)) || reverse(repeat('y',4000000)) || upper(repeat('ß',2000000))",
	"SELECT split_part(repeat('a,',2000000), ',', 1999999) FROM generate_series(1,1000)",
	"SELECT concat_ws(repeat('x',1000000), 1, 2, 3, 4, 5, 6, 7, 8, 9)",
	"SELECT overlay(repeat('x',1000000) placing repeat('y',4000000) from 1)",
	"SELECT array_to_string(array_agg(repeat('x',1000)), repeat('y',100000)) FROM generate_series(1,1000)",
	"SELECT regexp_split_to_array(repeat('a,',2000000), ',')",
	"SELECT regexp_replace(repeat('a',100000) || 'b', '(a+)+c', '')",
	"SELECT repeat('a',1000000) LIKE repeat('%a',10000) || 'b'",
	"SELECT position(repeat('a',1000000) || 'b' IN repeat('a',4000000))",
	"SELECT sum(repeat('9',100000)::numeric) FROM generate_series(1,100000)",
	"SELECT sqrt(repeat('9',100000)::numeric), ln(repeat('9',100000)::numeric), exp(5000::numeric)",
	"SELECT round(1::numeric / 3, 100000), 10::numeric ^ 100000, factorial(100000)",
	"SELECT to_char(now(), repeat('YYYY',1000000))",
	"SELECT concat(repeat('x',3000000), repeat('y',3000000)) FROM generate_series(1,1000)",
	"SELECT 1 WHERE 1 IN (" + strings.Repeat("1,", 50_000) + "2)",
	"SELECT 1" + strings.Repeat("+1", 50_000),
	"SELECT " + strings.Repeat("(", 20_000) + "1" + strings.Repeat(")", 20_000),
	"SELECT repeat('a',1000000) ~ (repeat('a?',20000) || 'b')",
	"SELECT 'a' ~ (repeat('a?',20000) || n) FROM generate_series(1,500) AS g(n)",
	"SELECT 'a' ~ repeat('(a)?',10000)",
	"SELECT repeat('a',1000000) LIKE ('%' || repeat('a',500000) || 'b')",
	"SELECT regexp_replace(repeat('a',2000000), 'a|a*b', 'x', 'g')",
	"SELECT length(ltrim(repeat('a',4000000), repeat('b',2000000) || 'a'))",
	"SELECT array_agg(n) @> array_agg(n) FROM generate_series(1,300000) AS g(n)",
	"SELECT array_agg(n) && array_agg(-n) FROM generate_series(1,300000) AS g(n)",
	"SELECT 'b' = ANY (array_agg(repeat('a',10) || n)) FROM generate_series(1,200000) AS g(n)",
	"SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY a::numeric) FROM generate_series(1,500000) AS x(a)",
	"SELECT answer(repeat('The place is quiet. ',100000), 'is it quiet?') FROM generate_series(1,50)",
	"SELECT summary(repeat('The place is quiet and good. ',100000)) FROM generate_series(1,50)",
	"SELECT count(*) FROM generate_series(1,100000) AS g(n) WHERE answer('The place is number ' || n, 'is it quiet?') = 'Yes'",
}

const (
	bombMemory = 512 << 20 // above an idle process
	bombTime   = 15 * time.Second
	gathered   = 2 << 30 // of a PostgreSQL backend that builds one long value, or recurses for 10 s
)

func TestBombs(t *testing.T) {
	all := bombs
	if os.Getenv("SURELY_LONG") != "" {
		all = allBombs
	}
	exploded(t, all, func() func() int64 { return func() int64 { return 0 } })
}

// exploded runs the statements on one server, one after the other, and checks what each takes here and, as watched, in
// a database's server.
func exploded(t *testing.T, all []string, watch func() func() int64, args ...string) {
	if runtime.GOOS != "linux" {
		t.Skip("the memory of a process is told otherwise here")
	}
	p := spawn(t, t.TempDir(), append([]string{"--max-turns", "100000"}, args...)...)
	v := newVisitor(p.url, "127.0.0.1")
	run := func(sql string) (took, there int64, elapsed time.Duration) {
		os.WriteFile(fmt.Sprintf("/proc/%d/clear_refs", p.cmd.Process.Pid), []byte("5"), 0) // reset the peak
		before, most, began := p.resident(), watch(), time.Now()
		code, said, err := v.ask(map[string]any{"suql": sql})
		if failed := fmt.Sprint(said["error"]); err != nil || code == 0 || strings.Contains(failed, "XX000") {
			t.Errorf("%.200s: %d %v %.200s", sql, code, err, failed)
		}
		return p.memory("VmHWM") - before, most(), time.Since(began)
	}
	_, idle, _ := run("SELECT 1")
	worst, worstThere, longest := int64(0), int64(0), time.Duration(0)
	for _, sql := range all {
		took, there, elapsed := run(sql)
		there -= idle
		worst, worstThere, longest = max(worst, took), max(worstThere, there), max(longest, elapsed)
		bound := int64(bombMemory)
		if strings.Contains(sql, "_agg(") || strings.Contains(sql, "||") || strings.Contains(sql, "UNION SELECT") {
			bound = gathered
		}
		if took > bombMemory || there > bound || elapsed > bombTime {
			t.Errorf("%.200s: %d MB above idle, %d MB in the database's server, %v", sql, took>>20, there>>20, elapsed)
		}
	}
	t.Logf("%d bombs: at most %d MB above idle, %d MB in the database's server, %v", len(all), worst>>20, worstThere>>20, longest)
}

// advised makes a role as recommended in docs/security.md, with access to one table, and returns the database's
// URL as that role.
func advised(t *testing.T, url string) string {
	t.Helper()
	admin, err := pgx.Connect(t.Context(), url)
	if err != nil {
		t.Fatal(err)
	}
	defer admin.Close(context.Background())
	role := fmt.Sprintf("surely_advised_%d", os.Getpid()) // roles belong to the whole server
	for _, sql := range []string{"CREATE ROLE %s LOGIN", "ALTER ROLE %s SET work_mem = '16MB'",
		"ALTER ROLE %s SET temp_file_limit = '1GB'", "ALTER ROLE %s SET statement_timeout = '10s'",
		"ALTER ROLE %s SET jit = off",
		"CREATE TABLE places (id int PRIMARY KEY, name text, town text); GRANT SELECT ON places TO %s",
		"INSERT INTO places SELECT n, 'Inn ' || n, (ARRAY['Ottering','Fenwick','Lower End'])[1 + n % 3] " +
			"FROM generate_series(1,300) n"} {
		if _, err := admin.Exec(t.Context(), strings.ReplaceAll(sql, "%s", role)); err != nil {
			t.Fatal(err)
		}
	}
	t.Cleanup(func() {
		if admin, err := pgx.Connect(context.Background(), url); err == nil {
			admin.Exec(context.Background(), "DROP OWNED BY "+role+"; DROP ROLE "+role)
			admin.Close(context.Background())
		}
	})
	config, err := pgx.ParseConfig(url)
	if err != nil {
		t.Fatal(err)
	}
	if config.Password != "" {
		t.Skip("the server wants passwords")
	}
	return strings.Replace(url, "//"+config.User, "//"+role, 1)
}

// On PostgreSQL the same statements run in the server, and with the recommended role a backend stays within
// the memory and the time, too, except when it collects one long value, which only PostgreSQL's own 1 GB
// bounds.
func TestBombsOnPostgres(t *testing.T) {
	if os.Getenv("SURELY_LONG") == "" {
		t.Skip("takes minutes: set SURELY_LONG=1")
	}
	admin := pgtest.Start(t)
	exploded(t, allBombs, func() func() int64 { return watchBackends(t, admin) }, "--data", advised(t, admin))
}

// watchBackends watches the program's backends until the returned function is called, which returns their peak
// memory.
func watchBackends(t *testing.T, url string) func() int64 {
	ctx, stop := context.WithCancel(context.Background())
	most := make(chan int64, 1)
	admin, err := pgx.Connect(ctx, url)
	if err != nil {
		t.Fatal(err)
	}
	go func() {
		defer admin.Close(context.Background())
		worst := int64(0)
		for ctx.Err() == nil {
			rows, _ := admin.Query(ctx, "SELECT pid FROM pg_stat_activity WHERE application_name = 'surely' "+
				"AND datname = current_database()")
			pids, _ := pgx.CollectRows(rows, pgx.RowTo[int])
			for _, pid := range pids {
				if b, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", pid)); err == nil {
					worst = max(worst, memoryIn(b, "VmHWM"))
				}
			}
			time.Sleep(20 * time.Millisecond)
		}
		most <- worst
	}()
	return func() int64 { stop(); return <-most }
}
