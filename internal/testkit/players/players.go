// Package players has queries over one table of basketball players, for tests of what is asked.
package players

import (
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
)

// Column is a column of the table.
func Column(name string) query.Column { return query.Column{Table: "t", Name: name} }

// Is is a condition that a column has a value.
func Is(column, value string) query.Condition {
	return query.Condition{Item: query.Item{Column: Column(column)}, Op: query.Equal,
		Values: []query.Value{{Text: value, First: -1, Last: -1}}}
}

// Shows is a query that shows a column, or an aggregate of it.
func Shows(column string, agg query.Agg, conditions ...query.Condition) *query.Query {
	return &query.Query{Select: []query.Item{{Agg: agg, Column: Column(column)}}, From: query.From{Tables: []string{"t"}},
		Where: conditions}
}

// Candidates makes candidates of queries, each followed by its probability.
func Candidates(pairs ...any) []parse.Candidate {
	var out []parse.Candidate
	for i := 0; i < len(pairs); i += 2 {
		out = append(out, parse.Candidate{Query: pairs[i].(*query.Query), P: pairs[i+1].(float64)})
	}
	return out
}

// Players of teams with similar names.
var (
	High   = Shows("Player", query.None, Is("Team", "westchester high"))
	School = Shows("Player", query.None, Is("Team", "westchester high school"))
	Third  = Shows("Player", query.None, Is("Team", "westchester"))
	Fourth = Shows("Player", query.None, Is("Team", "high school"))
)

// TeamValue is how the id of a condition's value begins.
const TeamValue = "where.value(t.Team =) = "
