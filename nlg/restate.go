package nlg

import (
	"strings"

	"surely/query"
	"surely/schema"
)

// Searched says in one sentence what a query looks for.
func (v *Voice) Searched(db *schema.Database, q *query.Query) string {
	p := speaker{v, db}
	return sentence(p.described(q, false)) + "."
}

// clean joins words with single spaces.
func clean(s string) string { return strings.Join(strings.Fields(s), " ") }
