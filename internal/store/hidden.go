package store

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"slices"

	"github.com/jackc/pgx/v5/pgconn"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store/values"
)

// Values is an index of the values in the data, without those that may not be shown. It is safe for concurrent use.
type Values struct {
	own, extracted *values.Index
	schema         *schema.Database
}

// Lookup returns the values that match the phrase, exactly or nearly, best first; limit 0 means no limit.
func (v Values) Lookup(phrase string, limit int) (out []schema.Match) {
	found := map[[3]string]bool{}
	for _, m := range v.own.Lookup(phrase, 0) {
		if isHiddenColumn(v.schema, m.Table, m.Column) {
			continue
		}
		m.Value = v.spelledOut(m)
		if at := [3]string{m.Table, m.Column, m.Value}; !found[at] {
			found[at] = true
			out = append(out, m)
		}
	}
	for _, m := range v.extracted.Lookup(phrase, 0) {
		t := v.schema.Table(m.Table)
		if t == nil || t.Hidden {
			continue
		}
		// neither keys nor companions, nor columns that were not added to the schema
		if c := t.Column(m.Column); c != nil && c.ReadFrom != "" && !c.Hidden {
			out = append(out, m)
		}
	}
	slices.SortStableFunc(out, func(a, b schema.Match) int { return cmp.Compare(b.Score, a.Score) })
	if limit > 0 && len(out) > limit {
		out = out[:limit]
	}
	return out
}

// spelledOut returns the value that stands for all spellings of a matched one.
func (v Values) spelledOut(m schema.Match) string {
	t := v.schema.Table(m.Table)
	if t == nil || t.Column(m.Column) == nil {
		return m.Value
	}
	spelled := t.Column(m.Column).Spelled
	if spelled[m.Value] != nil {
		return m.Value
	}
	for value, spellings := range spelled {
		if slices.Contains(spellings, m.Value) {
			return value
		}
	}
	return m.Value
}

// hasHidden reports whether anything in a table is hidden.
func hasHidden(t *schema.Table) bool {
	return t.Hidden || slices.ContainsFunc(t.Columns, func(c *schema.Column) bool { return c.Hidden })
}

// isHiddenReading reports whether something that a view reads is, or may be, hidden.
func isHiddenReading(d *schema.Database, r schema.Reading) bool {
	t := d.Table(r.Table)
	if t == nil {
		return false
	}
	return r.Column == schema.WholeRow && hasHidden(t) || isHiddenColumn(d, r.Table, r.Column)
}

// concealColumns hides columns computed from hidden ones, unless the owner has named them.
func concealColumns(d *schema.Database, isNamed func(*schema.Table, *schema.Column) bool) {
	for _, t := range d.Tables {
		for hidMore := true; hidMore; { // a column may depend on one that was just hidden
			hidMore = false
			for _, c := range t.Columns {
				derived := slices.ContainsFunc(append([]string{c.ReadFrom}, c.From...), func(name string) bool {
					from := t.Column(name)
					return name != "" && from != nil && from.Hidden
				})
				if derived && !c.Hidden && !isNamed(t, c) {
					c.Hidden, hidMore = true, true
				}
			}
		}
	}
}

// concealViews hides views that read something hidden, unless the owner shows them, and removes references to and from
// hidden columns.
func concealViews(d *schema.Database, isShown func(*schema.Table) bool) {
	anyHidden := slices.ContainsFunc(d.Tables, hasHidden)
	for hidMore := true; hidMore; {
		hidMore = false
		for _, t := range d.Tables {
			if t.Hidden || isShown(t) {
				continue
			}
			i := slices.IndexFunc(t.Reads, func(r schema.Reading) bool {
				return anyHidden && r.Table == "" ||
					isHiddenReading(d, r)
			})
			if i >= 0 {
				t.Hidden, hidMore = true, true
				d.Warnings = append(d.Warnings,
					fmt.Sprintf("the view %s is hidden, because it reads %s; list it under tables in surely.yaml to show it", t.Name,
						t.Reads[i]))
			}
		}
	}
	d.ForeignKeys = slices.DeleteFunc(slices.Clone(d.ForeignKeys), func(k schema.ForeignKey) bool {
		return isHiddenColumn(d, k.Table, k.Column) || isHiddenColumn(d, k.RefTable, k.RefColumn)
	})
}

// isHiddenColumn reports whether a column, or its table, is hidden.
func isHiddenColumn(d *schema.Database, table, column string) bool {
	t := d.Table(table)
	if t == nil {
		return false
	}
	c := t.Column(column)
	return t.Hidden || c != nil && c.Hidden
}

// RoleError means that the connection may not use a database role.
type RoleError struct {
	Role string
	Err  error
}

func (e *RoleError) Error() string { return fmt.Sprintf("use the role %q: %v", e.Role, e.Err) }

// Unwrap returns the database's error.
func (e *RoleError) Unwrap() error { return e.Err }

// maxRoleName is the maximum length of a name in PostgreSQL, which truncates longer ones.
const maxRoleName = 63

// setRoleStatement returns the statement that sets the role for the rest of the transaction. The name "none" would mean
// the connection's own role, even if quoted.
func setRoleStatement(role string) (string, error) {
	if role == "" || role == "none" || len(role) > maxRoleName {
		return "", &RoleError{role, fmt.Errorf("the name must have 1 to %d bytes, and may not be \"none\"",
			maxRoleName)}
	}
	return "; SET LOCAL ROLE " + schema.Quoted(role), nil
}

// AsRole returns a PostgreSQL source as a database role sees it. Every statement runs as that role, so that its grants
// and row security policies apply, and the description and the values come from the rows it sees. The result has no
// table or column that s lacks or hides, and no columns extracted from texts, since those come from all rows. It shares
// connections with s, and must be closed before s. Other databases have no roles; then the result is s itself.
func (s *Source) AsRole(ctx context.Context, role string) (*Source, error) {
	if s.asRole == nil {
		return s, nil
	}
	return s.asRole(ctx, role)
}

// describeAsRole describes the database as a role sees it; base is the source without a role.
func (db *postgresView) describeAsRole(ctx context.Context, role string, base *Source, o Options) (*Source, error) {
	setting, err := setRoleStatement(role)
	if err != nil {
		return nil, err
	}
	roleDB := *db.postgresDB
	roleDB.settings, roleDB.borrowed = roleDB.settings+setting+"; SET LOCAL search_path = "+db.guard.path(), true
	c, err := roleDB.begin(ctx, "")
	if e := new(pgconn.PgError); errors.As(err, &e) && (e.Code == "22023" || e.Code == "42501") {
		return nil, &RoleError{role, err} // the role does not exist, or ours is not a member of it
	}
	if err != nil {
		return nil, fmt.Errorf("use the role %q: %w", role, postgresError(err))
	}
	roleDB.release(c)
	o = o.withName(base.Name())
	o.forRole = true
	return roleDB.describe(ctx, o, base)
}

// ForRole reports whether AsRole returned the source.
func (s *Source) ForRole() bool { return s.forRole }

// restrict hides the tables and columns of d that to, another description, lacks or hides.
func restrict(d, to *schema.Database) {
	for _, t := range d.Tables {
		other := to.Qualified(t.Schema, bareName(t))
		t.Hidden = t.Hidden || other == nil || other.Hidden
		t.ViaSubquery = t.ViaSubquery || !t.Hidden && len(t.Columns) < len(other.Columns) // * must omit unreadable columns
		for _, c := range t.Columns {
			if !t.Hidden {
				same := other.Column(c.Name)
				c.Hidden = c.Hidden || same == nil || same.Hidden
			}
		}
	}
	concealColumns(d, func(*schema.Table, *schema.Column) bool { return false })
	concealViews(d, func(*schema.Table) bool { return true }) // the server decides what a view shows
}
