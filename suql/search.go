package suql

import (
	"context"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/syntax"
)

// If LIMIT accepts any rows and the database has text indexes, the database returns the candidates that match the
// question before the others, the best ones first. The others are fetched only if these are not enough.

// Searcher is a ranker that uses the database's own text indexes (schema.Column.Search).
type Searcher interface {
	Ranker
	// RequiredWords returns words, and phrases of words joined by spaces. Every relevant text contains at least one of
	// them.
	RequiredWords(question string) []string
}

// findTextSearches maps the text calls on indexed columns, keyed by their SQL text, to text searches. It skips calls
// with the same text on different columns.
func (r *run) findTextSearches(root *pg.Node) {
	searcher, ok := r.engine.options.Ranker.(Searcher)
	if !ok {
		return
	}
	r.textSearches = byCall(root, func(c syntax.Call) *textSearch { return r.textSearchFor(searcher, c) },
		func(a, b *textSearch) bool { return a.column == b.column })
}

// byCall maps each text call of a statement, keyed by its SQL text, to its value: nil if calls with the same text have
// different values.
func byCall[T any](root *pg.Node, find func(syntax.Call) *T, same func(a, b *T) bool) map[string]*T {
	out := map[string]*T{}
	for _, c := range syntax.Calls(root) {
		label, found := formatExpr(c.Node), find(c)
		if previous, isKnown := out[label]; isKnown && (previous == nil || found == nil || !same(previous, found)) {
			found = nil
		}
		out[label] = found
	}
	return out
}

// textSearch is a search of an indexed text.
type textSearch struct {
	column        string
	vector, query *pg.Node
}

func (r *run) textSearchFor(searcher Searcher, c syntax.Call) *textSearch {
	e := r.checked.Expr(c.Text)
	constant, _ := constantValue(c.Question)
	question, isText := constant.(string)
	if c.Name != syntax.Answer || !isText || e == nil || e.Ref == nil || e.Ref.Source.Table == nil {
		return nil
	}
	column := e.Ref.Source.Table.Column(e.Ref.Column().Name)
	if column == nil || column.Search == "" {
		return nil
	}
	query := TextQuery(searcher.RequiredWords(question))
	if query == "" {
		return nil
	}
	return &textSearch{
		column: e.Ref.Source.Name + "." + column.Name,
		vector: funcCall("to_tsvector", stringLiteral(column.Search), qualifiedColumn(e.Ref.Source.Name, column.Name)),
		query:  funcCall("to_tsquery", stringLiteral(column.Search), stringLiteral(query)),
	}
}

// TextQuery formats words and phrases for to_tsquery, joined by OR.
func TextQuery(words []string) string {
	var terms []string
	for _, w := range words {
		parts := strings.FieldsFunc(w, func(c rune) bool { return c == '\'' || c == '\\' || c <= ' ' })
		for i, p := range parts {
			parts[i] = "'" + p + "'"
		}
		if len(parts) > 0 {
			terms = append(terms, strings.Join(parts, "<->"))
		}
	}
	return strings.Join(terms, "|")
}

// openCandidates fetches the candidates. If LIMIT accepts any rows and their texts are indexed, those that match come
// first, and isRanked is true.
func (f *finalStep) openCandidates(ctx context.Context) (cur Cursor, isRanked bool, err error) {
	match, relevance := f.matchAndRank()
	if match == nil {
		cur, err = f.query(ctx, selectNode(f.candidates))
		return cur, false, err
	}
	first, rest := copySelect(f.candidates), copySelect(f.candidates)
	first.WhereClause = conjunction(append(conjuncts(f.candidates.WhereClause), match))
	first.SortClause = []*pg.Node{pg.MakeSortByNode(relevance, pg.SortByDir_SORTBY_DESC,
		pg.SortByNulls_SORTBY_NULLS_DEFAULT, -1)}
	unmatched := &pg.Node{Node: &pg.Node_BooleanTest{BooleanTest: &pg.BooleanTest{Arg: syntax.Clone(match),
		Booltesttype: pg.BoolTestType_IS_NOT_TRUE, Location: -1}}}
	rest.WhereClause = conjunction(append(conjuncts(f.candidates.WhereClause), unmatched))
	both := &pg.SelectStmt{Op: pg.SetOperation_SETOP_UNION, All: true, Larg: first, Rarg: rest,
		WithClause: first.WithClause, LimitOption: pg.LimitOption_LIMIT_OPTION_DEFAULT}
	first.WithClause, rest.WithClause = nil, nil
	cur, err = f.query(ctx, selectNode(both))
	return cur, true, err
}

// matchAndRank returns a condition for rows whose texts match, and their rank; nil if the order must not change or no
// text can be searched.
func (f *finalStep) matchAndRank() (match, relevance *pg.Node) {
	if !f.acceptsAnyRows() || f.sel.Op > pg.SetOperation_SETOP_NONE || len(f.sel.DistinctClause) > 0 ||
		(&block{run: f.run, sel: f.sel}).isGrouped() {
		return nil, nil
	}
	for _, l := range f.walk.leaves {
		for _, s := range l.sites {
			w := f.textSearches[s.label]
			if w == nil || !l.isEquality {
				continue
			}
			found := binaryOp("@@", w.vector, w.query)
			rank := funcCall("ts_rank", w.vector, w.query)
			if match == nil {
				match, relevance = found, rank
				continue
			}
			match = pg.MakeBoolExprNode(pg.BoolExprType_OR_EXPR, []*pg.Node{match, found}, -1)
			relevance = binaryOp("+", relevance, rank)
		}
	}
	return match, relevance
}

// acceptsAnyRows reports whether LIMIT without ORDER BY accepts any rows that pass, and texts can be ranked.
func (f *finalStep) acceptsAnyRows() bool {
	return f.walk.where != nil && f.walk.limit > 0 && len(f.sel.SortClause) == 0 && f.engine.options.Ranker != nil
}
