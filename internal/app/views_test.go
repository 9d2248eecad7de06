package app

import (
	"context"
	"errors"
	"fmt"
	"os"
	"testing"

	"github.com/jackc/pgx/v5"

	"github.com/ask-surely/surely/internal/testkit/pgtest"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/web/chat"
)

// teams is a database in which each of some roles sees the rows of its name, which belongs to the whole server.
func teams(t *testing.T, names ...string) (at string, role func(name string) string) {
	t.Helper()
	role = func(name string) string { return fmt.Sprintf("surely_test_%s_%d", name, os.Getpid()) }
	script := "CREATE TABLE orders (id integer PRIMARY KEY, team text, note text); " +
		"ALTER TABLE orders ENABLE ROW LEVEL SECURITY; CREATE POLICY own ON orders USING (team = current_user);"
	drop := ""
	for i, name := range names {
		script += fmt.Sprintf("CREATE ROLE %[1]s; GRANT SELECT ON orders TO %[1]s; INSERT INTO orders VALUES "+
			"(%[2]d, '%[1]s', 'The %[3]s came late and was paid for.'), (%[4]d, '%[1]s', 'A parcel of the same kind.');",
			role(name), i+1, name, i+101)
		drop += fmt.Sprintf("DROP OWNED BY %s; DROP ROLE %[1]s;", role(name))
	}
	at = pgtest.Start(t)
	conn, err := pgx.Connect(context.Background(), at)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		conn.PgConn().Exec(context.Background(), drop).ReadAll()
		conn.Close(context.Background())
	})
	if _, err := conn.PgConn().Exec(context.Background(), script).ReadAll(); err != nil {
		t.Fatal(err)
	}
	return at, role
}

// Each user sees the rows of the role of their name, in statements and verdicts; the owner all.
func TestViews(t *testing.T) {
	at, role := teams(t, "north", "south")
	a := newApp(t, t.TempDir(), at)
	v := NewViews(a, nil)
	ctx := context.Background()
	if view, err := v.View(ctx, chat.User{Role: "owner"}); view != nil || err != nil {
		t.Errorf("the owner's view is %v, %v", view, err)
	}
	if view, err := v.View(ctx, chat.User{Role: "visitor"}); view != nil || !errors.Is(err, chat.ErrNoUser) {
		t.Errorf("nobody's view is %v, %v", view, err)
	}
	west := chat.User{Name: role("west"), Role: "visitor"}
	if view, err := v.View(ctx, west); view != nil || !errors.Is(err, chat.ErrNoRole) {
		t.Errorf("the view of one without a role is %v, %v", view, err)
	}
	keys := map[string]bool{}
	for _, name := range []string{"north", "south"} {
		user := chat.User{Name: role(name), Role: "visitor"}
		view, err := v.View(ctx, user)
		if err != nil {
			t.Fatal(err)
		}
		keys[view.Key] = true
		own, err := a.Source(ViewName(view.Sources[0].Name, view.Key))
		if err != nil {
			t.Fatal(err)
		}
		got, err := own.Engine.Run(ctx, "SELECT team, count(*) FROM orders GROUP BY team", suql.RunOptions{})
		if err != nil || fmt.Sprint(got.Rows) != fmt.Sprintf("[[%s 2]]", role(name)) {
			t.Errorf("%s sees %v, %v", name, got, err)
		}
		// both have a text in common, which each has read alone
		const reads = "SELECT id FROM orders WHERE answer(note, 'did something come late?') = 'yes'"
		for again := range 2 {
			got, err := own.Engine.Run(ctx, reads, suql.RunOptions{})
			if err != nil || again == 0 && got.Stats.LedgerHits > 0 || again == 1 && got.Stats.LedgerHits == 0 {
				t.Errorf("%s reads texts with %+v, %v", name, got, err)
			}
		}
		if again, err := v.View(ctx, user); again != view || err != nil {
			t.Errorf("asked again, the view is another one, %v", err)
		}
	}
	if len(keys) != 2 {
		t.Errorf("the views have the keys %v", keys)
	}
}
