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

// bombs are the statements of testdata/bombs.sql; without those that take minutes unless long.
func bombs(t *testing.T, long bool) (all []string) {
	t.Helper()
	text, err := os.ReadFile("testdata/bombs.sql")
	if err != nil {
		t.Fatal(err)
	}
	quick, slow, _ := strings.Cut(string(text), "\n\n")
	if long {
		quick += "\n" + slow
		all = []string{"SELECT 1 WHERE 1 IN (" + strings.Repeat("1,", 50_000) + "2)",
			"SELECT 1" + strings.Repeat("+1", 50_000),
			"SELECT " + strings.Repeat("(", 20_000) + "1" + strings.Repeat(")", 20_000)}
	}
	for line := range strings.Lines(quick) {
		if line, _, _ = strings.Cut(line, "--"); strings.TrimSpace(line) != "" {
			all = append(all, strings.TrimSpace(line))
		}
	}
	return all
}

const (
	bombMemory = 512 << 20 // above an idle process
	bombTime   = 15 * time.Second
	gathered   = 2 << 30 // of a PostgreSQL backend that builds one long value, or recurses for 10 s
)

func TestBombs(t *testing.T) {
	exploded(t, bombs(t, os.Getenv("SURELY_LONG") != ""), func() func() int64 { return func() int64 { return 0 } })
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
		if code, said, _ := v.ask(map[string]any{"suql": sql}); code == 0 || strings.Contains(said, `"code":"XX000"`) {
			t.Errorf("%.200s: %d %.200s", sql, code, said)
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
	exploded(t, bombs(t, true), func() func() int64 { return watchBackends(t, admin) }, "--data", advised(t, admin))
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
