package store

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"
	"sync"
	"testing"

	"github.com/jackc/pgx/v5"

	"github.com/ask-surely/surely/internal/schema"
)

// ruledOrders is a database with row security, in which three roles see rows of their own name. It returns the roles'
// names, which belong to the whole server, by what they are called here.
func ruledOrders(t *testing.T) (at string, roles map[string]string, run func(string)) {
	t.Helper()
	roles = map[string]string{}
	script := `CREATE TABLE orders (id integer PRIMARY KEY, seller text, note text, cost integer);
		CREATE TABLE wages (id integer PRIMARY KEY, pay integer); INSERT INTO wages VALUES (1, 100);
		CREATE VIEW dear AS SELECT id, cost FROM orders WHERE cost > 6;
		ALTER TABLE orders ENABLE ROW LEVEL SECURITY;
		CREATE POLICY own ON orders FOR SELECT USING (seller = current_user);`
	for i, called := range []string{"ada", "Ada", `o"neil; DROP TABLE wages; --`} {
		roles[called] = fmt.Sprintf("%s %d", called, os.Getpid())
		role := schema.Quoted(roles[called])
		script += fmt.Sprintf("CREATE ROLE %s; GRANT SELECT (id, seller, note) ON orders TO %[1]s;"+
			"INSERT INTO orders VALUES (%[2]d, '%[3]s', 'note of %[2]d', %[2]d);", role, 5+i,
			strings.ReplaceAll(roles[called], "'", "''"))
	}
	script += "GRANT SELECT ON dear TO " + schema.Quoted(roles["ada"])
	at = scripted(t, true, script)
	conn, err := pgx.Connect(context.Background(), at)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		for _, role := range roles {
			conn.Exec(context.Background(), "DROP OWNED BY "+schema.Quoted(role)+"; DROP ROLE IF EXISTS "+schema.Quoted(role),
				pgx.QueryExecModeSimpleProtocol)
		}
		conn.Close(context.Background())
	})
	return at, roles, func(sql string) {
		t.Helper()
		if _, err := conn.Exec(context.Background(), sql); err != nil {
			t.Fatal(err)
		}
	}
}

// TestRoles checks that grants and row security of a database role hold in statements, descriptions and values.
func TestRoles(t *testing.T) {
	at, roles, run := ruledOrders(t)
	src, err := openWith(t, at, "tables: {dear: {hidden: true}}")
	if err != nil {
		t.Fatal(err)
	}
	ask := func(s *Source, sql string) (string, error) {
		rows, err := all(s.Query(context.Background(), sql))
		return fmt.Sprint(rows), err
	}
	seen := map[string]*Source{}
	for called, want := range map[string]string{"ada": "[[5]]", "Ada": "[[6]]", `o"neil; DROP TABLE wages; --`: "[[7]]"} {
		as, err := src.AsRole(context.Background(), roles[called])
		if err != nil {
			t.Fatal(err)
		}
		defer as.Close()
		seen[want] = as
		if rows, err := ask(as, "SELECT id FROM orders"); rows != want || err != nil {
			t.Errorf("%s sees %v, %v", called, rows, err)
		}
		if _, err := ask(as, "SELECT * FROM orders"); err != nil { // not of columns that the role may not read
			t.Errorf("%s: %v", called, err)
		}
		for _, sql := range []string{"SELECT cost FROM orders", "SELECT pay FROM wages", "SELECT id FROM dear",
			"SELECT * FROM public.wages", "SELECT current_user", "SELECT set_config('role', 'none', true)"} {
			if rows, err := ask(as, sql); err == nil {
				t.Errorf("%s sees %v by %s", called, rows, sql)
			}
		}
		d := as.Schema().Table("orders")
		if d.Rows != 1 || d.Column("cost") != nil || d.Column("note").Hidden || len(as.Schema().Visible()) != 1 ||
			!as.ForRole() {
			t.Errorf("%s is told of %+v", called, d)
		}
		for _, c := range d.Columns {
			told := fmt.Sprint(c.Samples, c.Values, c.Min, c.Max)
			for _, other := range []string{"note of 5", "note of 6", "note of 7"} {
				if strings.Contains(told, other) && other != "note of "+want[2:3] {
					t.Errorf("%s is told %s of %s", called, told, c.Name)
				}
			}
		}
		for i := 5; i < 8; i++ {
			note := fmt.Sprintf("note of %d", i)
			for _, m := range as.Values().Lookup(note, 0) {
				if m.Value == note && !strings.Contains(want, fmt.Sprint(i)) {
					t.Errorf("%s is told of the value %q", called, m.Value)
				}
			}
		}
	}
	// They share connections: a role ends with its statement.
	var together sync.WaitGroup
	for want, as := range map[string]*Source{"[[5]]": seen["[[5]]"], "[[6]]": seen["[[6]]"], "[[5] [6] [7]]": src} {
		together.Go(func() {
			for range 30 {
				if rows, err := ask(as, "SELECT id FROM orders ORDER BY id"); rows != want || err != nil {
					t.Errorf("at the same time: %s, %v, not %s", rows, err, want)
					return
				}
			}
		})
	}
	together.Wait()
	run("REVOKE SELECT (note) ON orders FROM " + schema.Quoted(roles["ada"]))
	rows, err := ask(seen["[[5]]"], "SELECT note FROM orders")
	if e, ok := errors.AsType[*Error](err); !ok || e.Code != "42501" {
		t.Errorf("what was revoked is read: %s, %v", rows, err)
	}
	if rows, err := ask(src, "SELECT pay FROM wages"); rows != "[[100]]" || err != nil {
		t.Errorf("the owner sees %s, %v", rows, err)
	}
}

// A user without a role of their name, or with one that is not theirs to take, gets nothing.
func TestNoRole(t *testing.T) {
	at, roles, run := ruledOrders(t)
	reader := fmt.Sprintf("reader %d", os.Getpid()) // a member of one of the roles, and no superuser
	run("CREATE ROLE " + schema.Quoted(reader) + " LOGIN")
	run("GRANT " + schema.Quoted(roles["ada"]) + " TO " + schema.Quoted(reader))
	run("GRANT SELECT ON orders, wages TO " + schema.Quoted(reader))
	roles["reader"] = reader // dropped with the others
	config, err := pgx.ParseConfig(at)
	if err != nil {
		t.Fatal(err)
	}
	src, err := openWith(t, fmt.Sprintf("postgres://%s@%s:%d/%s", strings.ReplaceAll(reader, " ", "%20"), config.Host,
		config.Port, config.Database), "")
	if err != nil {
		t.Fatal(err)
	}
	for role, fits := range map[string]bool{roles["ada"]: true, roles["Ada"]: false, "nobody of that name": false,
		"none": false, "": false, config.User: false, strings.ToUpper(roles["ada"]): false,
		roles["ada"] + strings.Repeat("x", 64): false, "pg_read_server_files": false} {
		as, err := src.AsRole(context.Background(), role)
		if fits {
			if err != nil {
				t.Errorf("%q: %v", role, err)
			} else {
				as.Close()
			}
			continue
		}
		var unknown *RoleError
		if !errors.As(err, &unknown) || unknown.Role != role || unknown.Error() == "" {
			t.Errorf("%q is taken, or fails otherwise: %v", role, err)
		}
	}
	file, err := openWith(t, scripted(t, false, "CREATE TABLE orders (id integer)"), "")
	if err != nil {
		t.Fatal(err)
	}
	if as, err := file.AsRole(context.Background(), "ada"); as != file || err != nil {
		t.Errorf("a file has roles: %v", err)
	}
}
