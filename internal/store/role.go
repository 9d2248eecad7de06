package store

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/jackc/pgx/v5/pgconn"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store/values"
)

// RoleError means that statements cannot be run as a database role.
type RoleError struct {
	Role string
	Err  error
}

func (e *RoleError) Error() string { return fmt.Sprintf("take the role %q: %v", e.Role, e.Err) }

// Unwrap returns the database's error.
func (e *RoleError) Unwrap() error { return e.Err }

// longestRole is how much of a name PostgreSQL reads: the rest of a longer one would be cut off.
const longestRole = 63

// takeRole is the statement that takes a role until the end of the transaction. "none" would be the connection's own
// role, even quoted.
func takeRole(role string) (string, error) {
	if role == "" || role == "none" || len(role) > longestRole {
		return "", &RoleError{role, fmt.Errorf("a role of 1 to %d bytes other than none is needed", longestRole)}
	}
	return "; SET LOCAL ROLE " + schema.Quoted(role), nil
}

// As returns a PostgreSQL source as a database role sees it: every statement runs as that role, so that its grants and
// the policies of row security hold, and descriptions, samples and values come from the rows it sees. It sees no table
// or column that s lacks or hides. Columns extracted from texts come from all rows and are hidden. The result shares
// connections with s, and is closed before s. Other databases have no roles: then it is s itself.
func (s *Source) As(ctx context.Context, role string) (*Source, error) {
	db, ok := s.engine.(*postgresView)
	if !ok {
		return s, nil
	}
	take, err := takeRole(role)
	if err != nil {
		return nil, err
	}
	own := *db.postgresDB
	own.settings, own.shared = own.settings+take+"; SET LOCAL search_path = "+db.guard.path, true
	c, err := own.begin(ctx, "")
	if e := new(pgconn.PgError); errors.As(err, &e) && (e.Code == "22023" || e.Code == "42501") {
		return nil, &RoleError{role, err} // there is none of that name, or ours is no member of it
	}
	if err != nil {
		return nil, fmt.Errorf("take the role %q: %w", role, postgresError(err))
	}
	own.abandon(c)
	d := copied(s.schema)
	var index *values.Index
	view := &postgresView{postgresDB: &own, types: db.types}
	err = own.inspect(ctx, func(in *postgresInspector) error {
		in.types = db.types
		if err := in.hideUngranted(ctx, d); err != nil {
			return err
		}
		if view.guard, err = db.guard.over(d); err != nil {
			return err
		}
		index, err = in.measure(ctx, d, view.guard)
		return err
	})
	if err != nil {
		return nil, err
	}
	return &Source{schema: d, limits: s.limits, engine: view, documents: s.documents, overlay: s.overlay,
		isNarrowed: true, values: visible(index, d)}, nil
}

// Narrowed reports whether the source shows what a role sees.
func (s *Source) Narrowed() bool { return s.isNarrowed }

// copied is a schema that can be narrowed without affecting the original.
func copied(d *schema.Database) *schema.Database {
	out := *d
	out.Warnings = slices.Clone(d.Warnings)
	out.Tables = make([]*schema.Table, len(d.Tables))
	for i, t := range d.Tables {
		own := *t
		own.Columns = make([]*schema.Column, len(t.Columns))
		for j, c := range t.Columns {
			column := *c
			own.Columns[j] = &column
		}
		out.Tables[i] = &own
	}
	return &out
}

// hideUngranted hides what the transaction's role may not read.
func (in *postgresInspector) hideUngranted(ctx context.Context, d *schema.Database) error {
	shapes, _, err := in.shapes(ctx)
	if err != nil {
		return err
	}
	may := map[string]map[string]bool{} // columns by the table's full name
	for _, s := range shapes {
		may[s.from] = map[string]bool{}
		for _, c := range s.columns {
			may[s.from][c.name] = true
		}
	}
	for _, t := range d.Tables {
		granted := may[place{schema: t.Schema, name: bareName(t)}.quoted()]
		t.Hidden = t.Hidden || granted == nil
		for _, c := range t.Columns {
			c.Hidden = c.Hidden || c.ReadFrom != "" || c.Expr == "" && !granted[c.Name]
		}
	}
	concealColumns(d, func(*schema.Table, *schema.Column) bool { return false })
	concealViews(d, func(*schema.Table) bool { return true }) // the server decides what a view shows
	return nil
}

// measuredFor limits how long a table's visible rows are profiled; what is unknown by then is not suggested.
const measuredFor = 30 * time.Second

// measure describes the rows that the transaction's role sees, since the description of all rows would tell of others,
// and indexes their values.
func (in *postgresInspector) measure(ctx context.Context, d *schema.Database, g *guard) (*values.Index, error) {
	index := values.NewBuilder()
	for _, t := range d.Visible() {
		s := &shape{name: t.Name, from: "(" + g.places[t.Name].sql() + ") AS surely_seen", key: t.Key, step: 1,
			computed: true, kind: "v"}
		for _, c := range t.Visible() {
			s.columns = append(s.columns, columnShape{name: c.Name, native: c.Native, typ: c.Type, list: c.List,
				scale: c.Scale, unit: c.Unit, notNull: c.NotNull, unique: c.Unique})
		}
		var ps []*profile
		err := in.within(ctx, measuredFor, func(ctx context.Context) (err error) {
			if err = in.count(ctx, s); err == nil {
				ps, err = profiles(ctx, in, s, func(int64) {})
			}
			return err
		})
		if err != nil && err != errSlow {
			return nil, fmt.Errorf("describe %s: %w", t.Name, err)
		}
		if err != nil {
			ps, s.rows = nil, 0
		}
		remeasured(t, s, ps)
		if err == nil {
			addValues(index, &schema.Table{Name: t.Name, Columns: t.Visible()}, ps, s.step)
		}
	}
	return index.Build(), nil
}

// remeasured makes a table's description one of only some rows; without profiles it describes nothing.
func remeasured(t *schema.Table, s *shape, ps []*profile) {
	t.Rows = s.rows
	fresh := &schema.Table{}
	if ps != nil {
		fresh = describeTable(s, ps, schema.Postgres, nil, readerOf([]*shape{s}))
	}
	for _, c := range t.Visible() {
		at := slices.IndexFunc(fresh.Columns, func(f *schema.Column) bool { return f.Name == c.Name })
		f := &schema.Column{}
		if at >= 0 {
			f = fresh.Columns[at]
		}
		c.Distinct, c.Nulls, c.Words, c.Min, c.Max, c.Numbers, c.Samples, c.Before, c.Values = f.Distinct, f.Nulls, f.Words,
			f.Min, f.Max, f.Numbers, f.Samples, f.Before, nil
		if at >= 0 && c.Role == schema.Enumeration {
			c.Values = ps[at].counts(200)
		}
	}
}
