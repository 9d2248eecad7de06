// Package decode reads a question decision by decision: a small network that looks at the encoder's states of question
// and schema writes a query action by action, each a choice among all that the grammar allows there, and a beam search
// keeps the most probable ones. It proposes queries with probabilities; package rank weighs them.
//
//	question ─▶ Ground: values it may mention ─▶ input ─▶ encoder ─▶ network and grammar: actions ─▶ query.Query
//
// There is no FROM and no JOIN among the actions: joins follow from the columns. It touches no network, no files and no
// clock.
package decode
