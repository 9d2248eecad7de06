// Package eval measures parsers, and the agent with a simulated user, on questions whose queries are known.
//
//	questions of WikiSQL's form (wiki…), Spider's (spider…), conversations (chat.go)
//	      │  each is an Example: a parser, its input, and the gold, which no parser gets
//	      ▼
//	Decide: Best takes what the parser thinks likeliest, Asking lets the agent meet a User who knows the gold
//	      ▼
//	score against the gold, by query and by result ──▶ Report, calibrations
//
// Other evaluations have their own packages: the whole chat (everyday, with tables importing into its form; dir),
// reading texts (reading), texts and tables together (mix, hybrid).
package eval
