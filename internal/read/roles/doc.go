// Package roles reads a question together with the schema in one pass of the encoder. It says, for every table and
// column, how likely a statement that answers the question is to use it in each role (selected, grouped, compared …),
// and how likely it is to use each operator.
//
//	question, schema, values found ─ rows ─▶ [CLS] question [SEP] table : column , column ( value ) ; … [SEP] …
//	     ─ encoder ─▶ mean state of each table and column ─ heads ─▶ log-odds per role, per operator
//
// Package propose uses the probabilities to propose what no words name. Scores.Features describes a statement by the
// log-odds of its parts; package rank learns their weights. training/schema trains layers and heads on the rows that
// Inputs makes, and must be run again when they change.
package roles
