package app

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/testkit/entries"
	"github.com/ask-surely/surely/internal/testkit/pgtest"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/web"
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

// Each user sees the rows of the role of their name, in statements, values, descriptions and verdicts; the owner all.
func TestViews(t *testing.T) {
	at, role := teams(t, "north", "south")
	a := newApp(t, t.TempDir(), at)
	v := NewViews(a, nil, a.Entries)
	ctx := context.Background()
	if view, err := v.View(ctx, web.User{Role: "owner"}); view != nil || err != nil {
		t.Errorf("the owner's view is %v, %v", view, err)
	}
	if view, err := v.View(ctx, web.User{Role: "visitor"}); view != nil || !errors.Is(err, web.ErrNoUser) {
		t.Errorf("nobody's view is %v, %v", view, err)
	}
	west := web.User{Name: role("west"), Role: "visitor"}
	if view, err := v.View(ctx, west); view != nil || !errors.Is(err, web.ErrNoRole) {
		t.Errorf("the view of one without a role is %v, %v", view, err)
	}
	keys := map[string]bool{}
	for name, other := range map[string]string{"north": "south", "south": "north"} {
		user := web.User{Name: role(name), Role: "visitor"}
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
		for _, m := range own.Values.Lookup(role(other), 0) {
			if m.Value == role(other) {
				t.Errorf("%s is told of the value %q", name, m.Value)
			}
		}
		for _, column := range own.Schema.Table("orders").Columns {
			if told := fmt.Sprint(column.Samples, column.Values, column.Min, column.Max); strings.Contains(told, other) {
				t.Errorf("%s is told %s of %s", name, told, column.Name)
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

// A slow view is derived only once for all who wait for it, and does not block others: existing
// views are available, and others are derived concurrently.
func TestViewsAreDerivedConcurrently(t *testing.T) {
	at, role := teams(t, "slow", "warm", "new")
	a := newApp(t, t.TempDir(), at)
	v := NewViews(a, nil, &entries.Map{})
	hold := make(chan struct{})
	var begun sync.WaitGroup
	begun.Add(1)
	var derived atomic.Int64
	as := v.as
	v.as = func(ctx context.Context, src *store.Source, name string) (*store.Source, error) {
		derived.Add(1)
		if name == role("slow") {
			begun.Done()
			<-hold
		}
		return as(ctx, src, name)
	}
	see := func(ctx context.Context, team string) error {
		_, err := v.View(ctx, web.User{Name: role(team), Role: "visitor"})
		return err
	}
	if err := see(t.Context(), "warm"); err != nil {
		t.Fatal(err)
	}
	var waiting sync.WaitGroup
	for range 8 {
		waiting.Go(func() {
			if err := see(t.Context(), "slow"); err != nil {
				t.Error(err)
			}
		})
	}
	begun.Wait()
	others := make(chan error, 3)
	go func() {
		others <- see(t.Context(), "warm")
		others <- see(t.Context(), "new")
		ctx, cancel := context.WithTimeout(t.Context(), time.Millisecond)
		defer cancel()
		if see(ctx, "slow") == nil {
			t.Error("a view is there that is not derived")
		}
		others <- nil
	}()
	for range 3 {
		select {
		case err := <-others:
			if err != nil {
				t.Error(err)
			}
		case <-time.After(20 * time.Second):
			close(hold)
			t.Fatal("they wait for somebody else's view")
		}
	}
	close(hold)
	waiting.Wait()
	if n := derived.Load(); n != 3 {
		t.Errorf("%d views are derived, not 3", n)
	}
}
