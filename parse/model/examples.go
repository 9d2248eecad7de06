package model

import (
	"embed"
	"fmt"
	"strings"
)

//go:embed examples/*.suql
var exampleFiles embed.FS

// Builtin returns the examples of the files: comment lines hold the question, the rest is its statement.
func Builtin() []Example {
	entries, err := exampleFiles.ReadDir("examples")
	if err != nil {
		panic(fmt.Sprint("read the examples: ", err)) // they are embedded
	}
	var out []Example
	for _, entry := range entries {
		data, err := exampleFiles.ReadFile("examples/" + entry.Name())
		if err != nil {
			panic(fmt.Sprint("read the examples: ", err))
		}
		for _, block := range strings.Split(string(data), "\n\n") {
			var e Example
			for _, line := range strings.Split(strings.TrimSpace(block), "\n") {
				if q, ok := strings.CutPrefix(line, "-- "); ok {
					e.Question = q
				} else {
					e.SUQL += strings.TrimSpace(line) + " "
				}
			}
			if e.SUQL = strings.TrimSpace(e.SUQL); e.Question != "" && e.SUQL != "" {
				out = append(out, e)
			}
		}
	}
	return out
}
