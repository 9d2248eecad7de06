// Package eval measures parsers, and the agent with a simulated user, on questions whose queries are known.
//
//	questions of WikiSQL's form (wiki…), Spider's (spider…), conversations (chat.go)
//	      │  each is an Example: a parser, its input, and the gold, which no parser gets
//	      ▼
//	Decide: Best takes what the parser thinks likeliest, Asking lets the agent meet a User who knows the gold
//	      ▼
//	score against the gold, by query and by result ──▶ Report, calibrations
//
// What goes through the whole chat has packages of its own: everyday questions (everyday, into whose form tables
// imports), texts and tables together (hybrid), extracted columns (dir). All are run by output.Files.Each, which opens
// each source once. export.go writes training data for cmd/lab.
package eval
