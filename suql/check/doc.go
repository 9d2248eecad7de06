// Package check resolves the names and types of a SUQL statement against a schema, as PostgreSQL does: the columns and
// functions that names refer to, the type of every expression and its implicit cast, and the names of the result
// columns. It reports all errors at once, with positions in the text as typed and PostgreSQL's messages.
//
//	statement ─▶ with ─▶ from ─▶ select list ─▶ where ─▶ having ─▶ order by ─▶ group by ─▶ grouping rules
//
// The results are stored by node of PostgreSQL's tree. A changed tree must be checked again.
package check
