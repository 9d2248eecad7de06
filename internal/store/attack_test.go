package store

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/ask-surely/surely/internal/schema"
)

type attack struct {
	what, on, expect, sql string
}

// readAttacks reads the list.
func readAttacks(t testing.TB, replace *strings.Replacer) []attack {
	var out []attack
	for _, part := range strings.Split("\n"+read(t, "testdata/attacks.sql"), "\n-- attack: ")[1:] {
		what, rest, _ := strings.Cut(part, "\n")
		a := attack{what: what, expect: "refused"}
		for {
			if on, after, ok := cutLine(rest, "-- on: "); ok {
				a.on, rest = on, after
			} else if expect, after, ok := cutLine(rest, "-- expect: "); ok {
				a.expect, rest = expect, after
			} else {
				break
			}
		}
		a.sql = replace.Replace(strings.TrimSuffix(rest, "\n"))
		out = append(out, a)
	}
	return out
}

func cutLine(s, prefix string) (value, rest string, ok bool) {
	if !strings.HasPrefix(s, prefix) {
		return "", s, false
	}
	value, rest, _ = strings.Cut(s[len(prefix):], "\n")
	return value, rest, true
}

const (
	attackTime = 700 * time.Millisecond
	attackRows = 1000

	// Our functions that SQLite calls are not interrupted but bound themselves, which a busy
	// machine may slow down.
	attackSlack = 4 * time.Second
)

func TestAttacks(t *testing.T) {
	dir := t.TempDir()
	os.Chmod(dir, 0o755)
	canary, target := filepath.Join(dir, "canary"), filepath.Join(dir, "target")
	if err := os.WriteFile(canary, []byte("canary in the file"), 0o644); err != nil {
		t.Fatal(err)
	}
	attacks := readAttacks(t, strings.NewReplacer("$CANARY", canary, "$TARGET", target,
		"$NESTED", strings.Repeat("(", 20_000)+"1"+strings.Repeat(")", 20_000), "$CHAIN", "1"+strings.Repeat("+1", 100_000),
		"$COLUMNS", "1"+strings.Repeat(", 1", 1500)))
	if len(attacks) < 60 {
		t.Fatalf("only %d attacks are listed", len(attacks))
	}
	limits := Limits{Timeout: attackTime, MaxBytes: 32 << 20}
	t.Run("sqlite", func(t *testing.T) {
		path := sqliteFile(t, "testdata/shops.sqlite.sql", "testdata/shops.surely.yaml")
		s := openOne(t, Options{Sources: []string{path}, Limits: limits})
		runAttacks(t, s, attacks, target, func() string { return fileSum(t, path) + entries(t, filepath.Dir(path)) })
	})
	t.Run("postgres", func(t *testing.T) {
		url, home := postgresDatabase(t, "testdata/shops.postgres.sql"), t.TempDir()
		copyOverlay(t, "testdata/shops.surely.yaml", home)
		s := openOne(t, Options{Sources: []string{url}, Home: home, Limits: limits})
		admin, err := pgx.Connect(context.Background(), url)
		if err != nil {
			t.Fatal(err)
		}
		defer admin.Close(context.Background())
		runAttacks(t, s, attacks, target, func() string { return postgresSum(t, admin) })
	})
}

// runAttacks runs every attack for the source's dialect and checks its effect.
func runAttacks(t *testing.T, s *Source, attacks []attack, target string, sum func() string) {
	before := sum()
	ran := 0
	for _, a := range attacks {
		if a.on != "" && schema.Dialect(a.on) != s.Schema().Dialect {
			continue
		}
		ran++
		t.Run(a.what, func(t *testing.T) {
			start := time.Now()
			r, err := s.Query(context.Background(), a.sql)
			rows, err := first(attackRows, r, err)
			took := time.Since(start)
			if took > attackTime+attackSlack {
				t.Errorf("it ran for %v", took)
			}
			if got := outcome(err); got != a.expect && !(a.expect == "stopped" && got == "refused") &&
				!(a.expect == "harmless" && got != "") {
				t.Errorf("%s: %s (%v), not %s", a.sql[:min(len(a.sql), 200)], got, err, a.expect)
			}
			// the second is a hidden column's
			if shown := fmt.Sprint(rows); strings.Contains(shown, "canary") || strings.Contains(shown, "2222") {
				t.Errorf("it read what it must not: %.200v", rows)
			}
			if _, err := os.Stat(target); err == nil {
				t.Error("it made a file")
				os.Remove(target)
			}
			if after := sum(); after != before {
				t.Errorf("it changed the data:\n%s\n%s", before, after)
				before = after
			}
		})
	}
	t.Logf("%d attacks", ran)
	if rows, err := all(s.Query(context.Background(), "SELECT count(*) FROM shops")); err != nil ||
		rows[0][0] != int64(4) {
		t.Errorf("afterwards: %v, %v", rows, err)
	}
}

// outcome names the result of a statement.
func outcome(err error) string {
	var failure *Error
	switch {
	case err == nil:
		return "harmless"
	case !errors.As(err, &failure):
		return "failed without a type"
	case slices.Contains([]string{"57014", "53200", "54000"}, failure.Code):
		return "stopped"
	}
	return "refused"
}

func fileSum(t *testing.T, path string) string {
	return fmt.Sprintf("%x", sha256.Sum256([]byte(read(t, path))))
}

func entries(t *testing.T, dir string) string {
	list, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	return fmt.Sprint(list)
}

// postgresSum summarises the database's contents and objects, and checks that no statement is still
// running.
func postgresSum(t *testing.T, admin *pgx.Conn) string {
	var sum string
	err := admin.QueryRow(context.Background(), `SELECT concat_ws(' ',
		(SELECT md5(string_agg(s::text, '|' ORDER BY id)) FROM shops s), (SELECT count(*) FROM numbers), (SELECT count(*) FROM pg_class WHERE relnamespace = 'public'::regnamespace),
		(SELECT count(*) FROM pg_largeobject_metadata), (SELECT is_called FROM shops_seq), (SELECT last_value FROM shops_seq),
		(SELECT count(*) FROM pg_locks JOIN pg_database d ON d.oid = database WHERE locktype = 'advisory' AND datname = current_database()))`).Scan(&sum)
	if err != nil {
		t.Fatal(err)
	}
	for i := 0; ; i++ {
		var active int
		err := admin.QueryRow(context.Background(),
			`SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND state = 'active' AND pid <> pg_backend_pid()`).Scan(&active)
		if err != nil {
			t.Fatal(err)
		}
		if active == 0 {
			return sum
		}
		if i == 600 {
			return fmt.Sprintf("%s, %d statements still run", sum, active)
		}
		time.Sleep(50 * time.Millisecond) // on a busy machine a server takes seconds to end a statement
	}
}
