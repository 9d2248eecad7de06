// Package manytables is the trained parser for questions of many tables. It decides a query piece by piece, each
// piece seeing what the ones before it chose, and carries the likeliest queries along:
//
//	sketch → tables → selected columns → conditions → groups → having → order → limit
//
// The queries that it ends with are run, and ranked by a second model that sees what came of them.
package manytables
