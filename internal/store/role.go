package store

import (
	"context"
	"errors"
	"fmt"

	"github.com/jackc/pgx/v5/pgconn"

	"github.com/ask-surely/surely/internal/schema"
)

// RoleError means that statements cannot be run as a database role.
type RoleError struct {
	Role string
	Err  error
}

func (e *RoleError) Error() string { return fmt.Sprintf("take the role %q: %v", e.Role, e.Err) }

// Unwrap returns the database's error.
func (e *RoleError) Unwrap() error { return e.Err }

// longestRole is the maximum length of a name in PostgreSQL, which cuts off the rest.
const longestRole = 63

// takeRole returns the statement that takes a role until the end of the transaction. The role "none" would be the
// connection's own, even if quoted.
func takeRole(role string) (string, error) {
	if role == "" || role == "none" || len(role) > longestRole {
		return "", &RoleError{role, fmt.Errorf("a role of 1 to %d bytes other than none is needed", longestRole)}
	}
	return "; SET LOCAL ROLE " + schema.Quoted(role), nil
}

// As returns a PostgreSQL source as a database role sees it: every statement runs as that role, so that its grants and
// row security policies apply, and the description and the values come from the rows it sees. It has no table or column
// that s lacks or hides, and no columns extracted from texts, since these come from all rows. The result shares
// connections with s, and must be closed before s. Other databases have no roles; then the result is s itself.
func (s *Source) As(ctx context.Context, role string) (*Source, error) {
	if s.as == nil {
		return s, nil
	}
	return s.as(ctx, role)
}

// as describes the database as a role sees it, with a role that sees all of base.
func (db *postgresView) as(ctx context.Context, role string, base *Source, o Options) (*Source, error) {
	take, err := takeRole(role)
	if err != nil {
		return nil, err
	}
	own := *db.postgresDB
	own.settings, own.borrowed = own.settings+take+"; SET LOCAL search_path = "+db.guard.path, true
	c, err := own.begin(ctx, "")
	if e := new(pgconn.PgError); errors.As(err, &e) && (e.Code == "22023" || e.Code == "42501") {
		return nil, &RoleError{role, err} // there is no such role, or ours is not a member of it
	}
	if err != nil {
		return nil, fmt.Errorf("take the role %q: %w", role, postgresError(err))
	}
	own.abandon(c)
	o = o.withName(base.Name())
	o.forRole = true
	return own.described(ctx, o, base)
}

// ForRole reports whether the source shows what a role sees.
func (s *Source) ForRole() bool { return s.forRole }

// restrict hides what another description lacks or hides.
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
