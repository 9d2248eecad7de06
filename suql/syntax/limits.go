package syntax

import "strings"

// Limits of a statement, enforced before PostgreSQL's parser sees it: that parser is recursive C and would end the
// process on a statement that nests too deeply or strings too many operators together.
const (
	MaxBytes     = 8 << 10
	MaxTokens    = 3000
	MaxOperators = 1000
	MaxDepth     = 100 // brackets, and CASE … END
)

// limits refuses a text that is too long or too deep to be parsed safely. It counts generously: what it takes for a
// token may be part of one.
func limits(text string) error {
	if len(text) > MaxBytes {
		return errorAt(CodeTooLong, text, -1, "the statement is longer than %d bytes", MaxBytes)
	}
	if i := strings.IndexByte(text, 0); i >= 0 {
		return errorAt(CodeSyntax, text, i, "the statement holds a null byte")
	}
	var tokens, operators, depth int
	for i := 0; i < len(text); {
		switch c := text[i]; {
		case c == ' ' || c == '\t' || c == '\n' || c == '\r' || c == '\f' || c == '\v':
			i++
			continue
		case c == '-' && strings.HasPrefix(text[i:], "--"):
			end := strings.IndexByte(text[i:], '\n')
			if end < 0 {
				end = len(text) - i
			}
			i += end
			continue
		case c == '/' && strings.HasPrefix(text[i:], "/*"):
			i = skipComment(text, i)
			continue
		case c == '\'' || c == '"':
			escapes := c == '\'' && i > 0 && (text[i-1] == 'e' || text[i-1] == 'E')
			i = skipQuoted(text, i, c, escapes)
		case c == '$':
			i = skipDollar(text, i)
		case word(c):
			start := i
			for i < len(text) && (word(text[i]) || text[i] >= '0' && text[i] <= '9' || text[i] == '$') {
				i++
			}
			switch strings.ToLower(text[start:i]) {
			case "case":
				depth++
			case "end":
				depth--
			case "and", "or", "not", "is", "in", "like", "ilike", "between", "union", "intersect", "except", "join", "collate",
				"at",
				"similar", "isnull", "notnull":
				operators++
			}
		case c == '(' || c == '[':
			depth++
			i++
		case c == ')' || c == ']':
			depth--
			i++
		case strings.IndexByte("+-*/<>=~!@#%^&|`?:", c) >= 0:
			operators++
			i++
		default:
			i++
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

func word(c byte) bool {
	return c == '_' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= 0x80
}

// skipQuoted returns the offset after the quoted string that begins at i.
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

// skipComment returns the offset after the comment that begins at i; comments nest.
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

// skipDollar returns the offset after the dollar-quoted string that begins at i, or after the dollar sign.
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
