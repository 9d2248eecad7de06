package eval

import (
	"regexp"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

var (
	splitOperator = strings.NewReplacer("> =", ">=", "< =", "<=", "! =", "!=", "< >", "<>")
	sqlToken      = regexp.MustCompile("'(?:[^']|'')*'|\"[^\"]*\"|`[^`]*`|[A-Za-z_][A-Za-z0-9_]*|\\s+|.")
)

// toPostgres rewrites what only SQLite accepts: quoting of names and strings, JOIN without ON.
func toPostgres(db *schema.Database, sql string) string {
	var out []string
	words := sqlToken.FindAllString(strings.TrimRight(splitOperator.Replace(sql), "; \n"), -1)
	open := false // a JOIN is waiting for its ON
	depth, at := 0, 0
	closeJoin := func() {
		if open {
			out = append(out, " ON true ")
			open = false
		}
	}
	for i, w := range words {
		lower := strings.ToLower(w)
		switch {
		case w[0] == '"' || w[0] == '`':
			w = unquoted(db, words[:i], w)
		case w == "(":
			depth++
		case w == ")":
			if depth == at {
				closeJoin()
			}
			depth--
		case lower == "join":
			closeJoin()
			open, at = true, depth
		case lower == "on" && open:
			open = false
		case endsFrom[lower]:
			closeJoin()
		case isWord(w) && isName(db, w) && !keywords[lower]:
			w = schema.SQLName(lower)
		}
		out = append(out, w)
	}
	closeJoin()
	return strings.Join(out, "")
}

// unquoted decides what a quoted word is in PostgreSQL, by the words before it: a name or a string.
func unquoted(db *schema.Database, before []string, w string) string {
	name := w[1 : len(w)-1]
	if afterDot := len(before) > 0 && before[len(before)-1] == "."; w[0] == '`' || afterDot || isName(db, name) &&
		!afterComparison(before) {
		return schema.SQLName(strings.ToLower(name))
	}
	return query.Literal(name)
}

// endsFrom are words that end a FROM clause, and so its last JOIN.
var endsFrom = map[string]bool{"where": true, "group": true, "order": true, "limit": true, "having": true,
	"union": true, "except": true, "intersect": true}

// keywords are words that are keywords even if a table or column has that name.
var keywords = func() map[string]bool {
	m := map[string]bool{}
	for _, w := range strings.Fields(`select from where group by order having limit union except intersect join on as and or not in
		like between is null distinct count sum avg min max asc desc exists all`) {
		m[w] = true
	}
	return m
}()

func isWord(w string) bool {
	return w[0] == '_' || w[0] >= 'a' && w[0] <= 'z' || w[0] >= 'A' && w[0] <= 'Z'
}

func isName(db *schema.Database, name string) bool {
	if db.Table(name) != nil {
		return true
	}
	return slices.ContainsFunc(db.Tables, func(t *schema.Table) bool { return t.Column(name) != nil })
}

// afterComparison reports whether the next token must be a value.
func afterComparison(tokens []string) bool {
	for i := len(tokens) - 1; i >= 0; i-- {
		switch t := strings.ToLower(tokens[i]); {
		case strings.TrimSpace(t) == "":
			continue
		case t == "=" || t == ">" || t == "<" || t == "like" || t == "between":
			return true
		default:
			return false
		}
	}
	return false
}
