package store

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store/values"
)

// view is what a viewer may see of a source.
type view struct {
	schema   *schema.Database
	rules    map[string]string // row rules by table
	settings map[string]string // of PostgreSQL's transactions
	role     string            // that PostgreSQL takes
}

// ViewKey identifies what a viewer sees: viewers with the same key see the same. It is empty for what the owner sees.
func (s *Source) ViewKey(v Viewer) (string, error) {
	if !s.overlay.narrows(v.Role) {
		return "", nil
	}
	w, err := s.narrowed(v)
	if err != nil {
		return "", err
	}
	hidden := []string{}
	for _, t := range w.schema.Tables {
		for _, c := range t.Columns {
			if t.Hidden || c.Hidden {
				hidden = append(hidden, t.Name+"."+c.Name)
			}
		}
	}
	b, err := json.Marshal([]any{w.rules, w.settings, w.role, hidden})
	if err != nil {
		return "", err
	}
	return v.Role + "-" + hashed(string(b), 20), nil
}

// As returns the source as a viewer sees it: hidden rows and columns are in no schema or value index and out of reach
// for statements. It shares what it can with s, and is closed before s. If the viewer sees everything, it is s itself.
func (s *Source) As(ctx context.Context, v Viewer) (*Source, error) {
	if !s.overlay.narrows(v.Role) {
		return s, nil
	}
	w, err := s.narrowed(v)
	if err != nil {
		return nil, err
	}
	engine, err := s.engine.as(ctx, w)
	if err != nil {
		return nil, err
	}
	if hidden, err := hideUnsaid(ctx, engine, s.limits, w.schema); hidden || err != nil {
		engine.close()
		if err != nil {
			return nil, err
		}
		if engine, err = s.engine.as(ctx, w); err != nil {
			return nil, err
		}
	}
	out := &Source{schema: w.schema, limits: s.limits, engine: engine, documents: s.documents, overlay: s.overlay,
		isNarrowed: true}
	index, err := engine.measure(ctx, w)
	if err != nil {
		engine.close()
		return nil, err
	}
	unruled := func(m schema.Match) bool {
		t := w.schema.Table(m.Table)
		return t != nil && t.Mark == ""
	}
	// The visible rows of tables with rules get an index of their own.
	out.values = visible(bothValues{index, someValues{s.values, unruled}}, w.schema)
	return out, nil
}

// hideUnsaid hides extracted columns that are empty in all visible rows, since even their names
// come from the other rows. It reports whether any were hidden. If checking takes too long, they
// are hidden.
func hideUnsaid(ctx context.Context, shown engine, limits Limits, d *schema.Database) (hidden bool, err error) {
	limits.Timeout = measuredFor
	for _, t := range d.Visible() {
		var read []*schema.Column
		for _, c := range t.Visible() {
			if t.Mark != "" && c.ReadFrom != "" {
				read = append(read, c)
			}
		}
		counts, err := count(ctx, shown, limits, t, read)
		if err != nil && !errors.As(err, new(*LimitError)) {
			return false, fmt.Errorf("look at the columns read out of the texts of %s: %w", t.Name, err)
		}
		for i, c := range read {
			if err != nil || counts[i] == int64(0) {
				c.Hidden, hidden = true, true
			}
		}
	}
	return hidden, nil
}

// count returns how many rows of a table have a value in each of some columns.
func count(ctx context.Context, in engine, limits Limits, t *schema.Table, of []*schema.Column) ([]any, error) {
	if len(of) == 0 {
		return nil, nil
	}
	var counts []string
	for _, c := range of {
		counts = append(counts, fmt.Sprintf("count(%s)", schema.Quoted(c.Name)))
	}
	return first(ctx, in, limits, fmt.Sprintf("SELECT %s FROM %s", strings.Join(counts, ", "), schema.Quoted(t.Name)))
}

// first returns the first row of a statement.
func first(ctx context.Context, in engine, limits Limits, statement string) ([]any, error) {
	rows, err := in.query(ctx, limits.under(ctx), statement, nil)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		return slices.Clone(rows.Row()), nil
	}
	return nil, rows.Err()
}

// braced finds {region}.
var braced = regexp.MustCompile(`\{[^{}]*\}`)

// Narrowed reports whether the source shows less than its owner sees.
func (s *Source) Narrowed() bool { return s.isNarrowed }

// Attributes lists the viewer attributes that rules use.
func (s *Source) Attributes() (names []string) {
	if s.overlay == nil {
		return nil
	}
	note := func(text string) {
		for _, in := range braced.FindAllString(text, -1) {
			names = append(names, in[1:len(in)-1])
		}
	}
	for _, add := range s.overlay.Tables {
		for _, rule := range add.Rows {
			note(rule)
		}
	}
	for _, r := range s.overlay.Roles {
		for _, text := range r.Settings {
			note(text)
		}
	}
	return names
}

// narrowed is what a viewer may see.
func (s *Source) narrowed(v Viewer) (w *view, err error) {
	w = &view{schema: copied(s.schema), settings: map[string]string{}}
	if w.rules, err = s.overlay.narrow(w.schema, v); err != nil {
		return nil, err
	}
	r := s.overlay.Roles[v.Role]
	w.role = r.SetRole
	for name, text := range r.Settings {
		w.settings[name] = braced.ReplaceAllStringFunc(text, func(in string) string {
			return strings.Join(v.Attributes[in[1:len(in)-1]], ",")
		})
	}
	return w, nil
}

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

// tryRules reports rules the database cannot parse, so that the owner learns of them before the first visitor. The
// viewer's attributes are NULL then.
func (s *Source) tryRules(ctx context.Context) error {
	if s.overlay == nil {
		return nil
	}
	for _, role := range []string{Visitor, Member} {
		for name, add := range s.overlay.Tables {
			rule, has := add.Rows[role]
			if !has {
				continue
			}
			text, err := fill(rule, s.schema.Dialect, func(string) ([]string, string) { return []string{""}, "NULL" })
			if err == nil {
				err = s.engine.understands(ctx, s.schema.Table(name), text)
			}
			if err != nil {
				return fmt.Errorf("surely.yaml: the rows of %s for the role %s: %w", name, role, err)
			}
		}
	}
	return nil
}

// measuredFor limits how long visible rows are profiled; what is unknown by then is not suggested.
const measuredFor = 30 * time.Second

// measure profiles the visible rows of tables with rules, since the full profile would leak others, and indexes their
// values.
func measure(ctx context.Context, in inspector, w *view, shapeOf func(*schema.Table) *shape) (*values.Index, error) {
	index := values.NewBuilder()
	for _, t := range w.schema.Tables {
		if w.rules[t.Name] == "" || t.Hidden {
			continue
		}
		s := shapeOf(t)
		var ps []*profile
		err := in.within(ctx, measuredFor, func(ctx context.Context) (err error) {
			if err = in.size(ctx, s); err == nil {
				ps, err = profiles(ctx, in, s, func(int64) {})
			}
			return err
		})
		if err != nil && err != errSlow {
			return nil, fmt.Errorf("describe %s: %w", t.Name, err)
		}
		if err != nil {
			ps = nil
		}
		remeasured(t, s, ps, w.schema.Dialect)
		if err == nil {
			addValues(index, &schema.Table{Name: t.Name, Columns: measurable(t, w.schema.Dialect)}, ps, s.step)
		}
	}
	return index.Build(), nil
}

// remeasured makes a schema describe only some rows; without profiles it describes nothing.
func remeasured(t *schema.Table, s *shape, ps []*profile, dialect schema.Dialect) {
	t.Rows = s.rows
	fresh := &schema.Table{}
	if ps != nil {
		fresh = describeTable(s, ps, dialect, nil, readerOf([]*shape{s}))
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

// measurable lists the columns that have a profile; extracted ones are not in a server's table.
func measurable(t *schema.Table, dialect schema.Dialect) []*schema.Column {
	return slices.DeleteFunc(t.Visible(), func(c *schema.Column) bool {
		return dialect == schema.Postgres && c.ReadFrom != ""
	})
}

// shapeOf is a table as visible.
func shapeOf(t *schema.Table, dialect schema.Dialect) *shape {
	s := &shape{name: t.Name, from: schema.Quoted(t.Name), key: t.Key, step: 1, computed: true, kind: "v"}
	for _, c := range measurable(t, dialect) {
		s.columns = append(s.columns, columnShape{name: c.Name, native: c.Native, typ: c.Type, list: c.List, scale: c.Scale,
			unit: c.Unit, notNull: c.NotNull, unique: c.Unique})
	}
	return s
}

// as returns an engine restricted to a view.
func (db *sqliteDB) as(_ context.Context, w *view) (engine, error) {
	out := newSQLite(db.path, db.limits)
	out.show(shadows{described: w.schema, rules: w.rules, beside: db.view.Load().beside})
	return out, nil
}

func (db *sqliteDB) measure(ctx context.Context, w *view) (*values.Index, error) {
	c, err := db.take(ctx)
	if err != nil {
		return nil, err
	}
	defer func() { db.pool.put(c, err != nil) }()
	index, err := measure(ctx, &sqliteInspector{conn: c.SQLiteConn, most: maxLooked}, w,
		func(t *schema.Table) *shape { return shapeOf(t, schema.SQLite) })
	return index, err
}

func (db *sqliteDB) understands(ctx context.Context, t *schema.Table, rule string) error {
	tried := newSQLite(db.path, db.limits)
	defer tried.close()
	v := db.view.Load()
	d := copied(v.described)
	d.Table(t.Name).Mark = mark
	tried.show(shadows{described: d, rules: map[string]string{t.Name: rule}, beside: v.beside})
	rows, err := tried.query(ctx, db.limits.under(ctx), "SELECT 1 FROM "+schema.Quoted(t.Name)+" LIMIT 0", nil)
	if err != nil {
		return err
	}
	return rows.Close()
}

// as returns an engine restricted to a view, and by PostgreSQL's own grants and policies for the role.
func (db *postgresView) as(ctx context.Context, w *view) (engine, error) {
	own := *db.postgresDB
	if w.role != "" {
		own.settings += setLocal(map[string]string{"role": w.role})
	}
	own.settings += setLocal(w.settings)
	own.shared = true
	out := &postgresView{postgresDB: &own, types: db.types}
	if w.role != "" {
		if err := own.granted(ctx, w.schema); err != nil {
			return nil, err
		}
		for _, t := range w.schema.Visible() {
			if w.rules[t.Name] == "" {
				w.rules[t.Name] = "true" // the server's policies may leave out rows
			}
			t.Mark = mark
		}
	}
	var err error
	out.guard, err = db.guard.over(w.schema, w.rules)
	return out, err
}

// granted hides what the role may not read.
func (db *postgresDB) granted(ctx context.Context, d *schema.Database) error {
	return db.inspect(ctx, func(in *postgresInspector) error {
		shapes, _, err := in.shapes(ctx)
		if err != nil {
			return err
		}
		may := map[string]map[string]bool{}
		for _, s := range shapes {
			columns := map[string]bool{}
			for _, c := range s.columns {
				columns[c.name] = true
			}
			may[s.name] = columns
		}
		for _, t := range d.Tables {
			t.Hidden = t.Hidden || may[t.Name] == nil
			for _, c := range t.Columns {
				c.Hidden = c.Hidden || !may[t.Name][c.Name]
			}
		}
		concealViews(d, func(*schema.Table) bool { return true }) // the server decides what a view shows
		return nil
	})
}

func (db *postgresView) measure(ctx context.Context, w *view) (index *values.Index, err error) {
	err = db.inspect(ctx, func(in *postgresInspector) error {
		in.types = db.types
		index, err = measure(ctx, in, w, func(t *schema.Table) *shape {
			s := shapeOf(t, schema.Postgres)
			s.from = "(" + db.guard.places[t.Name].sql() + ") AS surely_seen"
			return s
		})
		return err
	})
	return index, err
}

func (db *postgresView) understands(ctx context.Context, t *schema.Table, rule string) error {
	own := *t
	own.Mark = mark
	p, err := placeOf(&own, false, rule)
	if err != nil {
		return err
	}
	return db.inspect(ctx, func(in *postgresInspector) error {
		return in.each(ctx, "SELECT 1 FROM ("+p.sql()+") tried LIMIT 0", nil, func([]any) {})
	})
}
