// Package onetable is the trained parser for questions of one table: what column, under what aggregator, where which
// columns hold what.
//
//	question ─▶ read: tokens, values (link, fuzzy), places that name columns
//	               ▼
//	   condition model: each run of the question means no condition or one of its candidates
//	               ▼
//	   sets of conditions (beam)      ◀── what a person said is compared here, and below
//	               ▼
//	   selection model: the column asked for ─▶ agg model: its aggregator
//	               ▼
//	   whole queries, executed over the rows ─▶ rank model: their probabilities, and that of none of them
//
// The four models are linear over hashed features (package learn). Each is trained on what the ones before it predict
// of examples that they were not trained on, so that the probabilities hold for questions nobody has seen.
package onetable
