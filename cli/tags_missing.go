//go:build !(sqlite_fts5 && sqlite_vtable && sqlite_math_functions && sqlite_percentile)

package cli

// untagged reports a build whose SQLite lacks required features: it would answer wrongly.
const untagged = "this program was built without the parts of SQLite that it needs, and would answer wrongly: build it with 'make', " +
	`or with go build (or go install) -tags "sqlite_fts5 sqlite_vtable sqlite_math_functions sqlite_percentile"`
