// Package syntax parses and prints SUQL. SUQL is one SELECT statement in PostgreSQL's grammar, and the tree is that of
// PostgreSQL's own parser, so a statement printed for PostgreSQL means what was typed. The package knows no schema,
// opens nothing and reads no clock.
package syntax
