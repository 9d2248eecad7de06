// Package decode reads a question decision by decision: a small network that looks at the encoder's states of the
// question and the schema writes a query action by action, each a choice among those that the grammar allows, and a
// beam search keeps the most probable ones. It proposes queries with probabilities; package rank weighs them.
//
//	question ─▶ Ground: values it may mention ─▶ input ─▶ encoder ─▶ network and grammar: actions ─▶ query.Query
//
// What the network learns from is made here, too, by the same functions:
//
//	statement ─▶ Statement: query.Query ─▶ Actions ─▶ Build: the same query, which is run ─▶ Row.Write ─▶ training/decode
//
// There are no actions for FROM and JOIN: joins follow from the columns. The package uses no network connection, no
// files and no clock.
package decode
