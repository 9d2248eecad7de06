package syntax

import (
	"encoding/json"
	"fmt"
	"strings"
	"unicode/utf8"
)

// SQLSTATEs of the errors of this package.
const (
	CodeSyntax      = "42601" // not SUQL, or not a single statement
	CodeReadOnly    = "25006" // a statement that writes or locks
	CodeTooLong     = "54001" // statement too complex
	CodeUnsupported = "0A000" // valid PostgreSQL that is not supported
)

// Error is an error with PostgreSQL's SQLSTATE, if it has one. Its JSON encoding is a fixed contract.
type Error struct {
	Code      string     `json:"code"`
	Message   string     `json:"message"`
	Positions []Position `json:"positions"`
}

// Position is a position in the statement as typed, counted from 1, with a message.
type Position struct {
	Line    int    `json:"line"`
	Column  int    `json:"column"`
	Message string `json:"message"`
}

func (e *Error) Error() string {
	if len(e.Positions) == 0 {
		return e.Message
	}
	lines := make([]string, len(e.Positions))
	for i, p := range e.Positions {
		lines[i] = fmt.Sprintf("%d:%d: %s", p.Line, p.Column, p.Message)
	}
	return strings.Join(lines, "\n")
}

// MarshalJSON encodes missing positions as an empty list.
func (e *Error) MarshalJSON() ([]byte, error) {
	type plain Error // without MarshalJSON, to avoid recursion
	out := plain(*e)
	if out.Positions == nil {
		out.Positions = []Position{}
	}
	return json.Marshal(out)
}

// lineAndColumn returns the line and column, counted in characters from 1, of a byte offset of text.
func lineAndColumn(text string, offset int) (line, column int) {
	if offset > len(text) {
		offset = len(text)
	}
	before := text[:offset]
	line = 1 + strings.Count(before, "\n")
	if i := strings.LastIndexByte(before, '\n'); i >= 0 {
		before = before[i+1:]
	}
	return line, 1 + utf8.RuneCountInString(before)
}

// errorAt returns an error with one position, or with none when offset is negative.
func errorAt(code, text string, offset int, format string, args ...any) *Error {
	e := &Error{Code: code, Message: fmt.Sprintf(format, args...)}
	if offset >= 0 {
		line, column := lineAndColumn(text, offset)
		e.Positions = []Position{{Line: line, Column: column, Message: e.Message}}
	}
	return e
}
