package syntax

import "strings"

// Limits of a statement, enforced before parsing: PostgreSQL's parser is recursive C and would crash the process on a
// statement that nests too deeply or chains too many operators.
const (
	MaxBytes     = 8 << 10
	MaxTokens    = 3000
	MaxOperators = 1000
	MaxDepth     = 100 // brackets, and CASE … END
)

// limits refuses a text that is too long or too deep to parse safely. It overcounts: one token may count as several.
func limits(text string) error {
	if len(text) > MaxBytes {
		return errorAt(CodeTooLong, text, -1, "the statement is longer than %d bytes", MaxBytes)
	}
	if i := strings.IndexByte(text, 0); i >= 0 {
		return errorAt(CodeSyntax, text, i, "the statement holds a null byte")
	}
	var tokens, operators, depth int
	for i := 0; i < len(text); {
		start := i
		if i = skipBlank(text, i); i > start {
			continue
		}
		i = skipToken(text, i)
		switch token := strings.ToLower(text[start:i]); {
		case token == "(" || token == "[" || token == "case":
			depth++
		case token == ")" || token == "]" || token == "end":
			depth--
		case operatorWords[token] || strings.Contains("+-*/<>=~!@#%^&|`?:", token):
			operators++
		}
		if tokens++; tokens > MaxTokens {
			return errorAt(CodeTooLong, text, i, "the statement has more than %d tokens", MaxTokens)
		}
		if operators > MaxOperators {
			return errorAt(CodeTooLong, text, i, "the statement has more than %d operators", MaxOperators)
		}
		if depth > MaxDepth {
			return errorAt(CodeTooLong, text, i, "the statement nests more than %d levels deep", MaxDepth)
		}
	}
	return nil
}

// operatorWords are the operators that are written as words.
var operatorWords = map[string]bool{"and": true, "or": true, "not": true, "is": true, "in": true, "like": true,
	"ilike": true, "between": true, "union": true, "intersect": true, "except": true, "join": true, "collate": true,
	"at": true, "similar": true, "isnull": true, "notnull": true}

func word(c byte) bool {
	return c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= 0x80
}

// skipBlank returns the offset after the white space or comment at i, or i if there is none.
func skipBlank(text string, i int) int {
	switch {
	case strings.IndexByte(" \t\n\r\f\v", text[i]) >= 0:
		return i + 1
	case strings.HasPrefix(text[i:], "--"):
		if end := strings.IndexByte(text[i:], '\n'); end >= 0 {
			return i + end
		}
		return len(text)
	case strings.HasPrefix(text[i:], "/*"):
		return skipComment(text, i)
	}
	return i
}

// skipToken returns the offset after the string, word or single byte at i.
func skipToken(text string, i int) int {
	switch c := text[i]; {
	case c == '\'' || c == '"':
		return skipQuoted(text, i, c, c == '\'' && i > 0 && (text[i-1] == 'e' || text[i-1] == 'E'))
	case c == '$':
		return skipDollar(text, i)
	case word(c):
		for i < len(text) && (word(text[i]) || text[i] >= '0' && text[i] <= '9' || text[i] == '$') {
			i++
		}
		return i
	}
	return i + 1
}

// skipQuoted returns the offset after the quoted string at i.
func skipQuoted(text string, i int, quote byte, escapes bool) int {
	for i++; i < len(text); i++ {
		switch {
		case escapes && text[i] == '\\':
			i++
		case text[i] == quote:
			return i + 1
		}
	}
	return len(text)
}

// skipComment returns the offset after the comment at i; comments nest.
func skipComment(text string, i int) int {
	for depth := 0; i < len(text); {
		switch {
		case strings.HasPrefix(text[i:], "/*"):
			depth++
			i += 2
		case strings.HasPrefix(text[i:], "*/"):
			i += 2
			if depth--; depth == 0 {
				return i
			}
		default:
			i++
		}
	}
	return len(text)
}

// skipDollar returns the offset after the dollar-quoted string at i, or after the dollar sign.
func skipDollar(text string, i int) int {
	end := i + 1
	for end < len(text) && (word(text[end]) || end > i+1 && text[end] >= '0' && text[end] <= '9') {
		end++
	}
	if end == len(text) || text[end] != '$' {
		return i + 1
	}
	tag := text[i : end+1]
	if close := strings.Index(text[end+1:], tag); close >= 0 {
		return end + 1 + close + len(tag)
	}
	return len(text)
}
