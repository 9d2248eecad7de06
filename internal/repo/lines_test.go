package repo

import (
	"go/scanner"
	"go/token"
	"strings"
	"testing"
	"unicode/utf8"
)

// TestLines limits lines to 120 columns, except what cannot be broken or reads better whole: rows of tables, long
// literals, and generated code.
func TestLines(t *testing.T) {
	for path, src := range goFiles(t) {
		whole := literals([]byte(src))
		for i, line := range strings.Split(src, "\n") {
			if n := utf8.RuneCountInString(line); n > columns && !whole[i+1] && !row(line) {
				t.Errorf("%s:%d has %d columns", path, i+1, n)
			}
		}
	}
}

const (
	columns = 120
	long    = 40 // literals this long stay on their line
)

// row reports whether a line is an element of a list or map literal.
func row(line string) bool {
	line = strings.TrimSpace(line)
	return strings.HasPrefix(line, "{") || strings.HasPrefix(line, `"`) || strings.HasPrefix(line, "`")
}

// literals returns the lines with a long literal or a part of one.
func literals(src []byte) map[int]bool {
	files := token.NewFileSet()
	file := files.AddFile("", -1, len(src))
	var s scanner.Scanner
	s.Init(file, src, nil, 0)
	at := map[int]bool{}
	for {
		pos, tok, text := s.Scan()
		if tok == token.EOF {
			return at
		}
		if tok == token.STRING && len(text) >= long {
			for i := range strings.Count(text, "\n") + 1 {
				at[files.Position(pos).Line+i] = true
			}
		}
	}
}
