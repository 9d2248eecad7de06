// Package eval measures parsers, the agent with a simulated user, and the chat, on questions whose answers are known.
//
//	a benchmark's reader (spider.go, wiki.go, chat.go, case.go, hybrid.go, mix.go, dir.go)
//	      │  Cases: one form for questions, their data (case.go) and their right results
//	      ▼
//	Run   opens each source once and asks the parser, perhaps with a user who knows the gold (asking.go, user.go),
//	      or the whole chat (talk.go)
//	      ▼
//	Score what a case adds (compare.go compares results and answers) ──▶ Report
//
// corpus.go turns the same cases, from files, into training data for cmd/lab.
package eval
