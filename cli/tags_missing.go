//go:build !(sqlite_fts5 && sqlite_vtable && sqlite_math_functions && sqlite_percentile)

package cli

// missingTags describes a build whose SQLite lacks required features and would give wrong answers.
const missingTags = "this program was built without required SQLite features and would give wrong answers: build " +
	"it with 'make', " +
	`or with go build (or go install) -tags "sqlite_fts5 sqlite_vtable sqlite_math_functions sqlite_percentile"`
