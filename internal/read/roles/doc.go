// Package roles reads a question together with the schema in one pass of the encoder and says, for every table and
// column, how likely a statement that answers the question uses it in each role (selected, grouped, compared …), and
// how likely it uses each operator.
//
//	question, schema, values found ─ rows ─▶ [CLS] question [SEP] table : column , column ( value ) ; … [SEP] …
//	     ─ encoder ─▶ mean state of each table and column ─ heads ─▶ log-odds per role, per operator
//
// The log-odds of a statement's parts add up: that is Scores.Of. The form of the rows is that of training/schema, which
// trains the heads; both must change together.
//
// The chat does not use it yet: docs/research/lab/roles.md has what it is worth, and what is missing.
package roles
