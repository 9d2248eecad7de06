// Package check resolves the names and types of a SUQL statement against a schema, as PostgreSQL does: which column a
// name means, which function a call means, the type of every expression and its implicit cast, and the names of the
// result columns. It reports all errors at once, with positions in the text as typed and in PostgreSQL's words.
//
//	statement ─▶ with ─▶ from ─▶ select list ─▶ where ─▶ having ─▶ order by ─▶ group by ─▶ grouping rules
//
// The tree remains PostgreSQL's own; results are kept beside it, by node. A changed tree must be checked again.
package check
