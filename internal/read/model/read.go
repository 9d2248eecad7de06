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
	text       string
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
	r := &annotated{text: text, words: words}
	if q, t, err := typed(db, s); err == nil {
		r.query, r.components = q, query.Components(q)
		r.assignToComponents(t)
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

func typed(db *schema.Database, s *syntax.Statement) (*query.Query, *typer, error) {
	if s.Document != nil {
		return nil, nil, errUntyped
	}
	t := &typer{db: db, marks: map[int]mark{}, count: map[string]int{}}
	q, err := t.statement(syntax.Clone(s.Root).GetSelectStmt(), "")
	return q, t, err
}

// tablesOf lists the tables a statement reads, in order.
func tablesOf(db *schema.Database, s *syntax.Statement) []string {
	var out []string
	if s.Document != nil {
		return nil
	}
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

// assignToPieces assigns words to pieces: those before a piece belong to it, those after the last piece to that one.
func (r *annotated) assignToPieces() {
	at, part, component := 0, -1, -1
	end := 0
	parts := r.query.Written
	for _, w := range r.words {
		for w.start >= end && at < len(parts) {
			part = at
			if parts[part].Kind != "" {
				component++
			}
			_, _, end = r.query.Span(part)
			at++
		}
		r.owner = append(r.owner, component)
	}
}

// assignToComponents assigns words to components: those with a position in the tree to their own component, others to
// that of the word before, and the first word of a clause to the clause's first component.
func (r *annotated) assignToComponents(t *typer) {
	index := map[mark]int{}
	count := map[string]int{}
	for i, c := range r.components {
		key := c.Block + string(c.Kind)
		index[mark{c.Block, c.Kind, count[key]}] = i
		count[key]++
	}
	o := &ownerWalk{annotated: r, typer: t, index: index, current: -1}
	for i := range r.words {
		o.word(i)
	}
}

// ownerWalk is the walk over the words of a typed statement.
type ownerWalk struct {
	*annotated
	*typer
	index   map[mark]int
	current int
	pending []int // words waiting for the next component
	last    mark  // the mark of current
	blocks  int   // the number of SELECTs so far
	depth   int
	open    []openQuery // innermost last
}

// openQuery is a query whose words are being assigned.
type openQuery struct {
	block   string
	depth   int
	clause  string
	between int
	keys    bool // it has an ORDER BY or a LIMIT
	groups  bool
}

func (o *ownerWalk) in() *openQuery { return &o.open[len(o.open)-1] }

// assign assigns word i, and all waiting ones, to a component.
func (o *ownerWalk) assign(i int, m mark) {
	at, ok := o.index[m]
	if !ok {
		at = -1
	}
	for _, p := range o.pending {
		o.owner[p] = at
	}
	o.pending = o.pending[:0]
	o.owner[i], o.current, o.last = at, at, m
}

// assignOnly assigns a word to its component without affecting later words.
func (o *ownerWalk) assignOnly(i int, m mark) {
	o.owner[i] = -1
	if at, ok := o.index[m]; ok {
		o.owner[i] = at
	}
}

func (o *ownerWalk) word(i int) {
	o.owner = append(o.owner, o.current)
	w := o.words[i]
	if m, ok := o.marks[w.start]; ok {
		if w.word == "between" {
			o.in().between++
		}
		o.depth += bracket(w.word)
		o.assign(i, m)
		return
	}
	o.depth += bracket(w.word)
	switch {
	case w.word == "select":
		o.open = append(o.open, openQuery{block: o.typer.blocks[min(o.blocks, len(o.typer.blocks)-1)], depth: o.depth,
			clause: "select"})
		o.blocks++
		o.pending = append(o.pending, i)
	case w.word == ")" && len(o.open) > 1 && o.depth < o.in().depth:
		o.open = o.open[:len(o.open)-1]
	case len(o.open) == 0:
		o.pending = append(o.pending, i)
	case o.depth == o.in().depth:
		o.clauseWord(i, w.word)
	case w.word == "*" && i > 0 && o.words[i-1].word == "(" && o.last.kind == query.SelectAgg: // count(*): what is counted
		o.assignOnly(i, mark{o.last.block, query.SelectColumn, o.last.n})
	}
}

func bracket(w string) int {
	switch w {
	case "(", "[":
		return 1
	case ")", "]":
		return -1
	}
	return 0
}

// clauseWord assigns a word outside brackets.
func (o *ownerWalk) clauseWord(i int, w string) {
	in := o.in()
	count := mark{in.block, query.WhereCount, 0}
	switch w {
	case "from", "join", "inner", "on", ",", "group", "by", "order", "limit", "offset", "not", "date":
		o.waitForNext(i, w)
	case "where":
		in.clause = w
		o.assignOnly(i, count)
	case "having":
		in.clause = w
		o.assignOnly(i, mark{in.block, query.HavingCount, 0})
	case "distinct":
		if i > 0 && o.words[i-1].word == "select" {
			o.assignOnly(i, mark{in.block, query.SelectRows, 0})
		}
	case "and":
		switch {
		case in.between > 0:
			in.between--
		case in.clause == "having":
			o.assignOnly(i, mark{in.block, query.HavingCount, 0})
		default:
			o.assignOnly(i, count)
		}
	case "or":
		if o.assignOnly(i, mark{in.block, query.AndOr, 0}); in.clause == "having" {
			o.assignOnly(i, mark{in.block, query.HavingCount, 0})
		}
	case "asc", "desc", "nulls", "first", "last":
		if in.clause == "order" && (o.last.kind == query.OrderItem || o.last.kind == query.OrderDesc) {
			o.assign(i, mark{in.block, query.OrderDesc, o.last.n})
		}
	case "union", "intersect", "except":
		o.assignOnly(i, mark{in.block, query.SetOperation, 0})
		o.open = o.open[:len(o.open)-1]
		o.current = o.owner[i]
	case ";":
		switch {
		case in.keys:
			o.assignOnly(i, mark{in.block, query.LimitRows, 0})
		case in.groups:
			o.assignOnly(i, mark{in.block, query.HavingCount, 0})
		default:
			o.assignOnly(i, count)
		}
	}
}

// waitForNext makes a word wait for the next component, to which it will belong.
func (o *ownerWalk) waitForNext(i int, w string) {
	in := o.in()
	switch w {
	case "not":
		if o.words[i-1].word == "is" {
			return
		}
	case "group":
		in.clause, in.groups = w, true
	case "order":
		in.clause, in.keys = w, true
	case "limit", "offset":
		in.keys = true
	}
	o.pending = append(o.pending, i)
}
