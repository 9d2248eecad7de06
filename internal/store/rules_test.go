package store

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/ask-surely/surely/suql"
)

// TestRules compares what roles get from a database with rules with a database that contains only what
// they may see. It tests each lock by itself: the sandbox without the check before it, and the check over
// a sandbox that hides no rows. SURELY_RULES is the number of statements for each role and database, half
// of them for each lock.
func TestRules(t *testing.T) {
	most := 100
	if n, err := strconv.Atoi(os.Getenv("SURELY_RULES")); err == nil {
		most = n
	}
	onBoth(t, func(t *testing.T, server bool) {
		src, err := openWith(t, scripted(t, server, ruledScript(server, "", true, false)), ruledOverlay)
		if err != nil {
			t.Fatal(err)
		}
		for _, role := range ruledRoles {
			as, err := src.As(context.Background(), Viewer{Role: role, Attributes: ruledAttributes})
			if err != nil {
				t.Fatal(err)
			}
			if as != src {
				defer as.Close()
			}
			only := func(marked bool) *Source {
				only, err := openWith(t, scripted(t, server, ruledScript(server, role, false, marked)), "")
				if err != nil {
					t.Fatal(err)
				}
				return only
			}
			made := ruledStatements{Rand: rand.New(rand.NewPCG(11, uint64(len(role)))), Server: server, Role: role}
			t.Run("sandbox/"+role, func(t *testing.T) {
				compare(t, bySandbox(as), bySandbox(only(true)), made, most/2)
			})
			t.Run("check/"+role, func(t *testing.T) {
				made.Plain = true
				if as != src {
					unruled(t, as)
				}
				compare(t, byCheck(as), byCheck(only(false)), made, most/2)
			})
		}
	})
}

// unruled makes the sandbox mark rows instead of hiding them.
func unruled(t *testing.T, s *Source) {
	switch db := s.engine.(type) {
	case *sqliteDB:
		v := db.view.Load().shadows
		v.unruled = true
		db.show(v)
	case *postgresView:
		for name, p := range db.guard.places {
			if p.where == "" || p.reads == nil {
				continue
			}
			p.where = ""
			var err error
			if p.reads, err = selectOf(p.sql()); err != nil {
				t.Fatal(err)
			}
			db.guard.places[name] = p
		}
	}
}

// asked runs a statement and returns its rows, sorted.
type asked func(sql string) ([]string, error)

func bySandbox(s *Source) asked {
	return func(sql string) ([]string, error) {
		rows, err := all(s.Query(WithLimits(context.Background(), Limits{Timeout: stopAfter}), sql))
		return printed(rows), err
	}
}

func byCheck(s *Source) asked {
	engine := suql.New(suql.Options{Schema: s.Schema(),
		Source: suql.SourceFunc(func(ctx context.Context, sql string, args ...any) (suql.Cursor, error) {
			rows, err := s.Query(WithLimits(ctx, Limits{Timeout: stopAfter}), sql, args...)
			if err != nil {
				return nil, err
			}
			return rows, nil
		})})
	return func(sql string) ([]string, error) {
		result, err := engine.Run(context.Background(), sql, suql.RunOptions{})
		if err != nil {
			return nil, err
		}
		return printed(result.Rows), nil
	}
}

// stopAfter bounds statements that join everything.
const stopAfter = 300 * time.Millisecond

func printed(rows [][]any) (out []string) {
	for _, row := range rows {
		out = append(out, fmt.Sprint(row))
	}
	slices.Sort(out)
	return out
}

// compare runs statements on both and reports differences.
func compare(t *testing.T, as, only asked, s ruledStatements, most int) {
	var same, failed, stopped, strict int
	for range most {
		sql := s.Next()
		got, err := as(sql)
		want, wrong := only(strings.ReplaceAll(sql, "temp.", "")) // the views are there
		switch {
		case s.Role != "" && strings.Contains(fmt.Sprint(got, err), canary) && !strings.Contains(sql, canary):
			t.Fatalf("%s\nshows what %s may not see: %.300v %v", sql, s.Role, got, err)
		case strings.Contains(fmt.Sprint(err, wrong), "took longer"):
			stopped++ // its duration depends on how sub-queries are flattened
		case err == nil && wrong != nil && strings.Contains(wrong.Error(), "aggregate"):
			failed++ // and so does where SQLite detects misuse
		case err == nil && wrong != nil:
			t.Fatalf("%s\ngives %.300v; with no more than may be seen: %v", sql, got, wrong)
		case err == nil && !slices.Equal(got, want):
			t.Fatalf("%s\ngives %.300v\nand not %.300v", sql, got, want)
		case err == nil:
			same++
		case wrong != nil:
			failed++
		case strings.Contains(err.Error(), "zero") || strings.Contains(err.Error(), "JSON"):
			t.Fatalf("%s\nfails by rows that may not be seen: %v", sql, err)
		default:
			if strict++; strict < 4 {
				t.Logf("refused: %s: %v", sql, err)
			}
		}
	}
	t.Logf("%d statements gave the same, %d failed on both, %d were stopped, %d were refused", same, failed, stopped,
		strict)
	if same < most*2/5 || strict > most/10 {
		t.Errorf("of %d statements %d gave the same and %d were refused: they tell little", most, same, strict)
	}
}

// TestPostgresRowSecurity checks that PostgreSQL's row security and grants apply to a role.
func TestPostgresRowSecurity(t *testing.T) {
	role := fmt.Sprintf("surely_test_member_%d", os.Getpid()) // roles belong to the whole server
	at := scripted(t, true, `CREATE TABLE orders (id integer PRIMARY KEY, seller text, note text, cost integer);
		INSERT INTO orders VALUES (1, 'ada', 'paint', 5), (2, 'bo', 'canary', 6), (3, 'o''neil', 'glass', 7);
		CREATE TABLE wages (id integer PRIMARY KEY, pay integer); INSERT INTO wages VALUES (1, 100);
		CREATE ROLE `+role+`; GRANT SELECT (id, seller, note) ON orders TO `+role+`;
		ALTER TABLE orders ENABLE ROW LEVEL SECURITY;
		CREATE POLICY own ON orders FOR SELECT TO `+role+` USING (seller = current_setting('app.user', true));`)
	conn, err := pgx.Connect(context.Background(), at)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		conn.Exec(context.Background(), "DROP OWNED BY "+role+"; DROP ROLE "+role)
		conn.Close(context.Background())
	})
	src, err := openWith(t, at, "roles:\n  member: {set_role: "+role+", settings: {app.user: \"{user}\"}}")
	if err != nil {
		t.Fatal(err)
	}
	for user, want := range map[string]string{"ada": "[[1 paint]]", "o'neil": "[[3 glass]]",
		"nobody'; RESET ROLE; --": "[]", "": "[]"} {
		as, err := src.As(context.Background(), Viewer{Role: Member, Attributes: map[string][]string{"user": {user}}})
		if err != nil {
			t.Fatal(err)
		}
		ask := byCheck(as)
		if rows, err := ask("SELECT id, note FROM orders"); fmt.Sprint(rows) != want || err != nil {
			t.Errorf("%q sees %v, %v", user, rows, err)
		}
		for _, sql := range []string{"SELECT cost FROM orders", "SELECT pay FROM wages"} {
			if rows, err := ask(sql); err == nil {
				t.Errorf("%q sees %v by %s", user, rows, sql)
			}
		}
		for _, m := range as.Values().Lookup("canary", 0) {
			t.Errorf("%q is told of %q", user, m.Value)
		}
		as.Close()
	}
	if rows, err := byCheck(src)("SELECT count(*) FROM orders"); fmt.Sprint(rows) != "[[3]]" || err != nil {
		t.Errorf("the owner counts %v, %v", rows, err)
	}
}
