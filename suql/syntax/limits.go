package syntax

import (
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"
)

// Bounds limits a statement before it is parsed: PostgreSQL's parser is recursive C and would crash the process on a
// statement that is nested too deeply or chains too many operators.
type Bounds struct {
	Bytes, Tokens int
	Operators     int // characters of operators, and words that are operators
	Depth         int // brackets, and CASE … END
}

// UserBounds are the bounds for users' statements.
var UserBounds = Bounds{Bytes: 8 << 10, Tokens: 3000, Operators: 1000, Depth: 100}

// Check returns an *Error for a text that is too long or nested too deeply to parse safely.
func (b Bounds) Check(text string) error {
	if len(text) > b.Bytes {
		return errorAt(CodeTooLong, text, -1, "the statement is longer than %d bytes", b.Bytes)
	}
	if i := strings.IndexByte(text, 0); i >= 0 {
		return errorAt(CodeSyntax, text, i, "the statement contains a null byte")
	}
	scan, err := pg.Scan(text)
	if err != nil {
		return nil // the parser will report the error
	}
	var tokens, operators, depth int
	for _, t := range scan.Tokens {
		switch token := strings.ToLower(text[t.Start:t.End]); {
		case t.Token == pg.Token_SQL_COMMENT || t.Token == pg.Token_C_COMMENT:
			continue
		case token == "(" || token == "[" || token == "case":
			depth++
		case token == ")" || token == "]" || token == "end":
			depth--
		case operatorWords[token]:
			operators++
		case strings.Trim(token, "+-*/<>=~!@#%^&|`?:") == "":
			operators += len(token)
		}
		at := int(t.End)
		if tokens++; tokens > b.Tokens {
			return errorAt(CodeTooLong, text, at, "the statement has more than %d tokens", b.Tokens)
		}
		if operators > b.Operators {
			return errorAt(CodeTooLong, text, at, "the statement has more than %d operators", b.Operators)
		}
		if depth > b.Depth {
			return errorAt(CodeTooLong, text, at, "the statement is nested more than %d levels deep", b.Depth)
		}
	}
	return nil
}

// operatorWords are the words that are operators.
var operatorWords = map[string]bool{"and": true, "or": true, "not": true, "is": true, "in": true, "like": true,
	"ilike": true, "between": true, "union": true, "intersect": true, "except": true, "join": true, "collate": true,
	"at": true, "similar": true, "isnull": true, "notnull": true}
