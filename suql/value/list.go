package value

import (
	"encoding/json"
	"io"
	"regexp"
	"strconv"
	"strings"
)

// A list is text: a JSON array of strings, numbers, booleans as 0 and 1, and nulls. FormatList returns the canonical
// format, which is also SQLite's.

// ParseList parses a list. Numbers are json.Number.
func ParseList(text string) ([]any, error) {
	dec := json.NewDecoder(strings.NewReader(text))
	dec.UseNumber()
	var list []any
	err := dec.Decode(&list)
	if _, more := dec.Token(); err != nil || more != io.EOF {
		return nil, Fail("22P02", "a list must be a JSON array, not %.40q", text)
	}
	return list, nil
}

// FormatList formats a list.
func FormatList(list []any) string {
	b := make([]byte, 0, 64)
	b = append(b, '[')
	for i, v := range list {
		if i > 0 {
			b = append(b, ',')
		}
		b = appendElement(b, v)
	}
	return string(append(b, ']'))
}

func appendElement(b []byte, v any) []byte {
	switch x := v.(type) {
	case nil:
		return append(b, "null"...)
	case string:
		return append(b, QuoteJSON(x)...)
	case json.Number:
		return append(b, x...)
	case int64:
		return strconv.AppendInt(b, x, 10)
	case int:
		return strconv.AppendInt(b, int64(x), 10)
	case float64:
		s := strconv.FormatFloat(x, 'g', -1, 64)
		if !strings.ContainsAny(s, ".e") {
			s += ".0"
		}
		return append(b, s...)
	case bool:
		if x {
			return append(b, '1')
		}
		return append(b, '0')
	}
	other, _ := json.Marshal(v)
	return append(b, other...)
}

// rawSeparators undoes the only escapes that Go adds to those of PostgreSQL and SQLite.
var rawSeparators = strings.NewReplacer(`\\`, `\\`, `\u2028`, "\u2028", `\u2029`, "\u2029")

// QuoteJSON formats a text as a JSON string, as PostgreSQL and SQLite do.
func QuoteJSON(s string) string {
	var b strings.Builder
	encoder := json.NewEncoder(&b)
	encoder.SetEscapeHTML(false)
	encoder.Encode(s) // encoding a string cannot fail
	return rawSeparators.Replace(strings.TrimSuffix(b.String(), "\n"))
}

// FromJSON converts a JSON number to an int64 if possible, else to the nearest float64.
func FromJSON(n json.Number) any {
	if i, err := n.Int64(); err == nil {
		return i
	}
	f, _ := n.Float64()
	return f
}

var (
	reElement = regexp.MustCompile(`(?s)^\s*(?:"((?:[^"\\]|\\.)*)"|((?:[^",{}\\]|\\.)+))\s*(,|$)`)
	reEscaped = regexp.MustCompile(`(?s)\\(.)`)
)

// ParseArray parses PostgreSQL's array literal, {a,"b c",NULL}, with one dimension. A nil element is NULL.
func ParseArray(text string) ([]*string, error) {
	s := strings.TrimSpace(text)
	malformed := Fail("22P02", "malformed array literal: %q", text)
	if len(s) < 2 || s[0] != '{' || s[len(s)-1] != '}' {
		return nil, malformed
	}
	var out []*string
	for s = strings.TrimSpace(s[1 : len(s)-1]); s != ""; {
		g := reElement.FindStringSubmatch(s)
		if g == nil || g[3] == "," && len(g[0]) == len(s) {
			return nil, malformed
		}
		bare := strings.TrimSpace(g[2])
		element := reEscaped.ReplaceAllString(g[1]+bare, "$1")
		if strings.EqualFold(bare, "null") {
			out = append(out, nil)
		} else {
			out = append(out, &element)
		}
		s = s[len(g[0]):]
	}
	return out, nil
}

// Size estimates a row's memory in bytes.
func Size(row []any) int {
	n := 24 + 16*len(row)
	for _, v := range row {
		switch v := v.(type) {
		case string:
			n += len(v)
		case []any:
			n += Size(v)
		}
	}
	return n
}

// LikeExpression converts a LIKE pattern, with % and _, to a regular expression.
func LikeExpression(pattern string) string {
	var b strings.Builder
	b.WriteString(`(?s)\A`)
	isEscaped := false
	for _, c := range pattern {
		switch {
		case isEscaped:
			isEscaped = false
			b.WriteString(regexp.QuoteMeta(string(c)))
		case c == '\\':
			isEscaped = true
		case c == '%':
			b.WriteString(".*")
		case c == '_':
			b.WriteByte('.')
		default:
			b.WriteString(regexp.QuoteMeta(string(c)))
		}
	}
	if isEscaped { // a backslash at the end is literal
		b.WriteString(`\\`)
	}
	return b.String() + `\z`
}

// Like reports whether a text matches a LIKE pattern.
func Like(s, pattern string) bool {
	re, err := regexp.Compile(LikeExpression(pattern))
	return err == nil && re.MatchString(s)
}
