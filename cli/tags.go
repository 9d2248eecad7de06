//go:build sqlite_fts5 && sqlite_vtable && sqlite_math_functions && sqlite_percentile

package cli

const missingTags = ""
