package value

import (
	"regexp"
	"strings"
)

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
