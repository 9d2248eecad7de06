// Package store opens the owner's databases read-only: SQLite files, PostgreSQL databases, and data files (CSV, TSV,
// JSON, JSONL, xlsx), which it first imports into a SQLite file.
//
//	SRC ──▶ Open ──▶ Source ──▶ Schema   tables and columns with their roles
//	                        ├─▶ Values   where a phrase occurs in the data, exactly or nearly
//	                        └─▶ Query    one read-only statement, inside the sandbox
//
// # The sandbox
//
// A statement reaches the engine only as a single SELECT over the source's own tables with listed functions, on a
// connection that the engine itself keeps from writing: in SQLite mode=ro, query_only, an authorizer and lowered
// limits; in PostgreSQL a read-only transaction, statement_timeout, a fixed search_path and a checked parse tree. Time
// and memory are bounded; a statement that exceeds a limit is stopped with an Error.
//
// # Values
//
// Rows hold nil, bool, int64, float64, string and []any (lists of the same kinds), and nothing else. Dates, times,
// intervals, UUIDs and JSON documents are strings in PostgreSQL's ISO form; a numeric is an int64 if its scale is 0 and
// it fits, else a float64, or a json.Number if that would lose digits. An array in a SQLite column declared as JSON is
// a list.
package store
