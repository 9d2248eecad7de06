// Package check resolves the names and types of a SUQL statement against a schema, as PostgreSQL would: it says which
// column a name means, which function a call means, what type every expression has and what its place wants it cast to,
// and how the columns of the result are called. Everything it finds wrong is reported at once, in the coordinates that
// were typed, in PostgreSQL's words.
//
//	statement ─▶ with ─▶ from ─▶ select list ─▶ where ─▶ having ─▶ order by ─▶ group by ─▶ grouping rules
//
// The tree stays PostgreSQL's own. What was found out is kept beside it, by node: whoever changes the tree checks it
// again.
package check
