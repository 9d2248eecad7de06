// Package syntax parses and prints SUQL. SUQL is one SELECT statement in PostgreSQL's grammar, and the tree is that of
// PostgreSQL's parser, so that a statement printed for PostgreSQL means what was typed.
package syntax
