package model

import (
	"slices"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/syntax"
)

// annotated is a statement with the component that each of its words decides.
type annotated struct {
	query      *query.Query
	components []query.Component
	words      []lexeme
	owner      []int // by word: the index of its component, or -1
}

// read analyses a statement. An error means that it is not SUQL.
func read(db *schema.Database, text string) (*annotated, error) {
	s, err := syntax.Parse(text)
	if err != nil {
		return nil, err
	}
	words, err := lexemes(text)
	if err != nil {
		return nil, err
	}
	r := &annotated{words: words}
	if q, t, err := typed(db, s); err == nil {
		r.query, r.components = q, query.Components(q)
		r.assignToComponents(t.marks)
		return r, nil
	}
	// the text may be embedded in another statement, so it must not end in a semicolon
	end := len(strings.TrimRight(strings.TrimSpace(text), "; \n\t"))
	inside := slices.DeleteFunc(slices.Clone(words), func(w lexeme) bool { return w.start >= end })
	r.query = &query.Query{Written: written(text[:end], inside), From: query.From{Tables: tablesOf(db, s)}}
	r.components = query.Components(r.query)
	r.assignToPieces()
	return r, nil
}

// Typed converts a statement to a Query; an error means that query.Query cannot express it.
func Typed(db *schema.Database, text string) (*query.Query, error) {
	s, err := syntax.Parse(text)
	if err != nil {
		return nil, err
	}
	q, _, err := typed(db, s)
	return q, err
}

// tablesOf lists the tables a statement reads, in order.
func tablesOf(db *schema.Database, s *syntax.Statement) []string {
	if s.Document != nil {
		return nil
	}
	var out []string
	syntax.Walk(s.Root, func(n *pg.Node) bool {
		if v := n.GetRangeVar(); v != nil {
			if t := db.Table(v.Relname); t != nil && !slices.Contains(out, t.Name) {
				out = append(out, t.Name)
			}
		}
		return true
	})
	return out
}

// assignToPieces assigns words to pieces: those before a piece belong to it, and those after the last piece belong to
// the last.
func (r *annotated) assignToPieces() {
	at := 0
	for _, w := range r.words {
		for ; at < len(r.components)-1; at++ {
			if _, _, end := r.query.Span(at); w.start < end {
				break
			}
		}
		r.owner = append(r.owner, at)
	}
}

// leading are the words that belong to what follows them.
var leading = map[string]bool{"select": true, "distinct": true, "from": true, "join": true, "inner": true, "on": true,
	",": true, "where": true, "and": true, "or": true, "not": true, "group": true, "by": true, "having": true,
	"order": true, "limit": true, "offset": true, "union": true, "intersect": true, "except": true}

// assignToComponents assigns words to components. A word with a position in the tree belongs to the component marked
// there, a leading word to the component of the word after it, and any other word to that of the word before it.
func (r *annotated) assignToComponents(marks map[int]mark) {
	index, count := map[mark]int{}, map[mark]int{}
	for i, c := range r.components {
		of := mark{block: c.Block, kind: c.Kind}
		index[mark{c.Block, c.Kind, count[of]}] = i
		count[of]++
	}
	r.owner = make([]int, len(r.words))
	next := -1
	for i, w := range slices.Backward(r.words) {
		r.owner[i] = -1
		if at, ok := index[marks[w.start]]; ok {
			r.owner[i], next = at, at
		} else if leading[w.word] && (w.word != "not" || r.words[i-1].word != "is") {
			r.owner[i] = next
		}
	}
	last, here := next, mark{}
	for i, w := range r.words {
		if m, ok := marks[w.start]; ok {
			here = m
		} else if (w.word == "asc" || w.word == "desc") && here.kind == query.OrderItem {
			r.owner[i] = index[mark{here.block, query.OrderDesc, here.n}]
		}
		if r.owner[i] < 0 {
			r.owner[i] = last
		}
		last = r.owner[i]
	}
}
