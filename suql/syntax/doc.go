// Package syntax parses SUQL and prints it again. SUQL is one SELECT statement in PostgreSQL's grammar; the tree is the
// one of PostgreSQL's own parser, so that whatever is printed as PostgreSQL means what was typed. The package knows no
// schema, opens nothing and reads no clock.
package syntax
