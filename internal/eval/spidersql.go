package eval

import (
	"regexp"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/model"
	"github.com/ask-surely/surely/internal/schema"
)

var (
	splitOperator = strings.NewReplacer("> =", ">=", "< =", "<=", "! =", "!=", "< >", "<>", "`", `"`)
	foreignToken  = regexp.MustCompile(`'(?:[^']|'')*'|"[^"]*"|(?i:\blike\b)`)
)

// readSQL converts a benchmark's SQL statement to a Query over db.
func readSQL(db *schema.Database, sql string) (*query.Query, error) {
	q, err := model.Typed(db, toPostgres(sql))
	return unnamed(db, q), err
}

// toPostgres rewrites SQLite's dialect as the benchmarks write it: double quotes enclose strings, operators may contain
// a space, LIKE ignores case.
func toPostgres(sql string) string {
	return foreignToken.ReplaceAllStringFunc(strings.TrimRight(splitOperator.Replace(sql), "; \n"), func(s string) string {
		switch s[0] {
		case '\'':
			return s
		case '"':
			return query.Literal(s[1 : len(s)-1])
		}
		return "ILIKE"
	})
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
