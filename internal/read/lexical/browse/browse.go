// Package browse reads questions that search for rows by their columns and by their texts: "a quiet Italian place in
// Palo Alto that takes dogs". What package link finds becomes conditions on columns; what no column explains becomes a
// question about the text. It knows no table by name: columns are recognised by their roles, labels and values, and
// everyday words by the lexicons beside this file.
package browse

import (
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
)

// defaultRows is the number of rows returned if the question names none.
const defaultRows = 3

// Parse reads the question as a search. The candidates' probabilities are those of their decisions, assuming that the
// question is a search.
func Parse(in parse.Input) (candidates []parse.Candidate) {
	beam := in.Beam
	if beam == 0 {
		beam = 40
	}
	for _, a := range rankTables(in) {
		a.read()
		candidates = append(candidates, a.enumerate(beam, in.Constraints)...)
	}
	return parse.Merge(candidates, beam)
}

// Fragment reads a part of a question about a known table: "cheaper ones", "with parking". The candidates hold only
// what the fragment states: conditions, order, limit, attributes. If it is about known rows ("does it have parking?"),
// conditions on texts become questions about those rows.
func Fragment(in parse.Input, table string, about bool) []parse.Candidate {
	q := in.Link().Copy()
	t := q.Table(table)
	if t == nil {
		return nil
	}
	a := &searchReading{in: in, q: q, table: t, p: 1, roles: rolesOf(t.Table), fragment: true, named: about}
	a.read()
	return parse.Merge(a.enumerate(20, query.Constraints{}), 20)
}

// searchReading is one question read as a search of one table.
type searchReading struct {
	in    parse.Input
	q     *link.Question
	table *link.Table
	p     float64 // probability that this table is meant
	roles roles

	explained   link.Mask // tokens already used by a condition or a cue
	values      link.Mask // tokens that are part of a value
	decisions   []decision
	fragment    bool         // return only what the question states, without defaults
	count       bool         // "how many …": the number of rows is wanted
	superlative bool         // "the best", "the cheapest": the order decides
	singular    bool         // one row is wanted
	all         bool         // every row is wanted
	asked       []span       // phrases to ask the texts about
	praised     span         // "good", "amazing": about the rows, unless the texts are asked
	named       bool         // a row is named, so the question asks for its attributes
	unmet       []string     // superlatives without a column
	limit       int          // 0: not stated
	wanted      []query.Item // attributes asked for
}

// span is the tokens [i,j).
type span struct{ i, j int }

// read makes the decisions, strongest evidence first: each step explains tokens that later steps ignore.
func (a *searchReading) read() {
	a.readAmount()
	fits := a.columnConditions()
	a.useValues(fits)
	a.readHours()
	a.useFigures(fits)
	a.useCues()
	a.readAttributes()
	a.readTexts()
	a.usePraise()
	a.decideLimit()
}

// gap is the kind of separator between a token and the one before it.
type gap int

const (
	none gap = iota
	comma
	stop
)

// gap returns what separates token i from the one before it: nothing, a comma, or the end of a sentence.
func (a *searchReading) gap(i int) gap {
	t := a.q.Tokens
	if i <= 0 || i >= len(t) {
		return stop
	}
	switch between := a.q.Text[min(t[i-1].End, t[i].Start):t[i].Start]; {
	case strings.ContainsAny(between, ".?!;\n"), !t[i-1].Word && strings.ContainsAny(t[i-1].Text, ".?!;"):
		return stop
	case strings.ContainsAny(between, ",:()"):
		return comma
	}
	return none
}

// isExplained reports whether a condition or cue already uses token i.
func (a *searchReading) isExplained(i int) bool { return a.explained&link.Span(i, i+1) != 0 }

// isUnexplained reports whether no token of [i,j) is used yet.
func (a *searchReading) isUnexplained(i, j int) bool { return a.explained&link.Span(i, j) == 0 }

func (a *searchReading) explain(i, j int) { a.explained |= link.Span(i, j) }

// column returns a column of the searched table, as named in queries.
func (a *searchReading) column(c *schema.Column) query.Column {
	return query.Column{Table: a.table.Name, Name: c.Name}
}

// word returns the text of token i, or "" if i is out of range.
func (a *searchReading) word(i int) string {
	if i < 0 || i >= len(a.q.Tokens) {
		return ""
	}
	return a.q.Tokens[i].Text
}

// typed returns the tokens [i,j) as the person typed them.
func (a *searchReading) typed(i, j int) string {
	if i >= j {
		return ""
	}
	return a.q.TextOf(link.Span(i, j))
}

// isRowNoun reports whether token i is a word for the table's rows.
func (a *searchReading) isRowNoun(i int) bool {
	return i >= 0 && i < len(a.q.Tokens) && a.q.Tables[a.table.Index].Exact&link.Span(i, i+1) != 0
}

// is reports whether token i belongs to a class of words.
func (a *searchReading) is(class string, i int) bool { return lexicon.is(class, a.word(i)) }
