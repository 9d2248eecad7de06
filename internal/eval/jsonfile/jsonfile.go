// Package jsonfile reads the files of benchmarks: one JSON value, or one per line. Its errors name the file and
// the line.
package jsonfile

import (
	"bufio"
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"os"
)

const longestLine = 256 << 20 // a table of a benchmark is one line

// Read reads a file that holds one value.
func Read(path string, into any) error {
	content, err := os.ReadFile(path)
	if err != nil {
		return err
	}
	if err := json.Unmarshal(content, into); err != nil {
		return fmt.Errorf("read %s: %w", path, err)
	}
	return nil
}

// Lines passes the value of each line of a file to add, and stops at its first error. Empty lines are skipped.
func Lines[T any](path string, add func(T) error) error {
	f, err := os.Open(path)
	if err != nil {
		return err
	}
	defer f.Close()
	return LinesOf(path, f, add)
}

// LinesOf is Lines for a reader; errors use name.
func LinesOf[T any](name string, r io.Reader, add func(T) error) error {
	lines := bufio.NewScanner(r)
	lines.Buffer(nil, longestLine)
	n := 0
	for lines.Scan() {
		n++
		if len(bytes.TrimSpace(lines.Bytes())) == 0 {
			continue
		}
		var value T
		err := json.Unmarshal(lines.Bytes(), &value)
		if err == nil {
			err = add(value)
		}
		if err != nil {
			return fmt.Errorf("%s, line %d: %w", name, n, err)
		}
	}
	if err := lines.Err(); err != nil {
		return fmt.Errorf("%s, line %d: %w", name, n+1, err)
	}
	return nil
}
