package store

import (
	"context"
	"errors"
	"fmt"

	"github.com/jackc/pgx/v5/pgconn"

	"github.com/ask-surely/surely/internal/schema"
)

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

// setRoleStatement returns the statement that sets the role for the rest of the transaction. The role "none" would be
// the connection's own, even if quoted.
func setRoleStatement(role string) (string, error) {
	if role == "" || role == "none" || len(role) > maxRoleName {
		return "", &RoleError{role, fmt.Errorf("the name must have 1 to %d bytes, and may not be \"none\"",
			maxRoleName)}
	}
	return "; SET LOCAL ROLE " + schema.Quoted(role), nil
}

// AsRole returns a PostgreSQL source as a database role sees it. Every statement runs as that role, so that its grants
// and row security policies apply, and the description and the values come from the rows it sees. The result has no
// table or column that s lacks or hides, and no columns extracted from texts, since these come from all rows. It shares
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
	roleDB.settings, roleDB.borrowed = roleDB.settings+setting+"; SET LOCAL search_path = "+db.guard.path, true
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

// restrict hides the tables and columns that another description lacks or hides.
func restrict(d, to *schema.Database) {
	for _, t := range d.Tables {
		other := to.Qualified(t.Schema, bareName(t))
		t.Hidden = t.Hidden || other == nil || other.Hidden
		t.Apart = t.Apart || !t.Hidden && len(t.Columns) < len(other.Columns) // * must not include what the role may not read
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
