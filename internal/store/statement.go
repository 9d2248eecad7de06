package store

import "strings"

// checkSelect returns an error for anything but one SELECT, by its text alone: the driver would ignore what follows the
// first statement.
func checkSelect(sql string, l Limits) error {
	if l.MaxSQL > 0 && len(sql) > l.MaxSQL {
		return &LimitError{Limit: Size, Message: "the statement is too long"}
	}
	if strings.IndexByte(sql, 0) >= 0 {
		return refused("the statement contains a NUL byte")
	}
	first := ""
	ended := false
	for i := 0; i < len(sql); {
		start := i
		var blank bool
		i, blank = tokenEnd(sql, i)
		switch {
		case blank:
		case sql[start] == ';':
			ended = true
		case ended:
			return refused("only one statement may be run at a time")
		case first == "" && sql[start] != '(':
			first = strings.ToLower(sql[start:i])
		}
	}
	switch first {
	case "select", "with", "values":
		return nil
	case "":
		return refused("the statement is empty")
	}
	return refused("only SELECT may be run, not %s", strings.ToUpper(first))
}

// tokenEnd returns the end of the token at i, and whether it is space or a comment. It parses just enough of SQLite's
// syntax to find the end of a statement; an unterminated quote or comment extends to the end.
func tokenEnd(sql string, i int) (end int, isBlank bool) {
	endAfter := func(from int, stop string) int {
		if n := strings.Index(sql[from:], stop); n >= 0 {
			return from + n + len(stop)
		}
		return len(sql)
	}
	c := sql[i]
	switch {
	case c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v':
		return i + 1, true
	case strings.HasPrefix(sql[i:], "--"):
		return endAfter(i, "\n"), true
	case strings.HasPrefix(sql[i:], "/*"):
		return endAfter(i+2, "*/"), true
	case c == '\'' || c == '"' || c == '`':
		return endAfter(i+1, string(c)), false // a doubled quote reads as two adjacent literals, with the same end
	case c == '[': // quotes a name
		return endAfter(i+1, "]"), false
	case isWordByte(c):
		for i < len(sql) && isWordByte(sql[i]) {
			i++
		}
		return i, false
	}
	return i + 1, false
}

func isWordByte(c byte) bool {
	return c == '_' || c == '$' || c >= 0x80 || '0' <= c && c <= '9' || 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z'
}
