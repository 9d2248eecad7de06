package eval

import (
	"regexp"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/model"
	"github.com/ask-surely/surely/internal/schema"
)

var (
	splitOperator = strings.NewReplacer("> =", ">=", "< =", "<=", "! =", "!=", "< >", "<>")
	sqlToken      = regexp.MustCompile("'(?:[^']|'')*'|\"[^\"]*\"|`[^`]*`|[A-Za-z_][A-Za-z0-9_]*|\\s+|.")
	comparison    = regexp.MustCompile(`(?i)(?:=|>|<|\blike|\bbetween)\s*$`)
)

// readSQL converts a benchmark's SQL statement to a Query over db. The dialect is SQLite as the benchmarks write it:
// double quotes may enclose strings, operators may contain a space, LIKE ignores case.
func readSQL(db *schema.Database, sql string) (*query.Query, error) {
	q, err := model.Typed(db, toPostgres(db, sql))
	return unnamed(db, q), err
}

// unnamed removes the table from "*", as the embedded parsers write it.
func unnamed(db *schema.Database, q *query.Query) *query.Query {
	for _, t := range db.Tables {
		if q == nil || len(q.From.Alias) > 0 {
			break
		}
		q = q.Instead(query.Column{Table: t.Name, Name: "*"}, query.Column{Name: "*"})
	}
	return q
}

// toPostgres rewrites what only SQLite accepts.
func toPostgres(db *schema.Database, sql string) string {
	isName := func(name string) bool {
		return db.Table(name) != nil ||
			slices.ContainsFunc(db.Tables, func(t *schema.Table) bool { return t.Column(name) != nil })
	}
	var out strings.Builder
	for _, w := range sqlToken.FindAllString(strings.TrimRight(splitOperator.Replace(sql), "; \n"), -1) {
		lower := strings.ToLower(w)
		switch before := out.String(); {
		case w[0] == '`', w[0] == '"':
			name := w[1 : len(w)-1]
			isString := w[0] == '"' && !strings.HasSuffix(before, ".") && (comparison.MatchString(before) || !isName(name))
			if w = schema.SQLName(strings.ToLower(name)); isString {
				w = query.Literal(name)
			}
		case lower == "like":
			w = "ILIKE"
		case !keywords[lower] && w[0] != '\'' && isName(w):
			w = schema.SQLName(lower)
		}
		out.WriteString(w)
	}
	return out.String()
}

// keywords are words that are keywords even if a table or column has that name.
var keywords = func() map[string]bool {
	m := map[string]bool{}
	for _, w := range strings.Fields(`select from where group by order having limit union except intersect join on as and or not in
		like between is null distinct count sum avg min max asc desc exists all`) {
		m[w] = true
	}
	return m
}()
