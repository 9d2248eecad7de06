package suql

import (
	"context"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/syntax"
)

// If any rows will do and the database indexes the texts' words, it returns the candidates that match the question
// first, best first, so that other texts need not be fetched unless these were not enough.

// Searcher is a ranker that uses the database's own text indexes (schema.Column.Search).
type Searcher interface {
	Ranker
	// Wanted returns words of which every relevant text contains at least one; a phrase is several words, joined by
	// spaces.
	Wanted(question string) []string
}

// findIndexed finds the text calls over indexed columns, as printed: for each, to_tsvector of the text and a query.
// Equal-looking calls on different columns are left out.
func (r *run) findIndexed(root *pg.Node) {
	searcher, ok := r.e.o.Ranker.(Searcher)
	if !ok {
		return
	}
	r.indexed = byCall(root, func(c syntax.Call) *wording { return r.searchedBy(searcher, c) },
		func(a, b *wording) bool { return a.column == b.column })
}

// byCall maps the text calls of a statement, as printed, to a value; nil if equal-looking calls differ.
func byCall[T any](root *pg.Node, find func(syntax.Call) *T, same func(a, b *T) bool) map[string]*T {
	out := map[string]*T{}
	for _, c := range syntax.Calls(root) {
		shown, err := syntax.PostgresExpr(c.Node)
		if err != nil {
			continue
		}
		found := find(c)
		if before, met := out[shown]; met && (before == nil || found == nil || !same(before, found)) {
			found = nil
		}
		out[shown] = found
	}
	return out
}

// wording is an indexed text and the query to search it with.
type wording struct {
	column        string
	vector, query *pg.Node
}

func (r *run) searchedBy(searcher Searcher, c syntax.Call) *wording {
	e := r.checked.Expr(c.Text)
	question, _ := constant(c.Question)
	asked, isText := question.(string)
	if c.Name != syntax.Answer || !isText || e == nil || e.Ref == nil || e.Ref.Source.Table == nil {
		return nil
	}
	column := e.Ref.Source.Table.Column(e.Ref.Column().Name)
	if column == nil || column.Search == "" {
		return nil
	}
	query := TextQuery(searcher.Wanted(asked))
	if query == "" {
		return nil
	}
	return &wording{
		column: e.Ref.Source.Name + "." + column.Name,
		vector: function("to_tsvector", str(column.Search), qualified(e.Ref.Source.Name, column.Name)),
		query:  function("to_tsquery", str(column.Search), str(query)),
	}
}

// TextQuery formats words and phrases for to_tsquery, joined by OR.
func TextQuery(words []string) string {
	var each []string
	for _, w := range words {
		parts := strings.FieldsFunc(w, func(c rune) bool { return c == '\'' || c == '\\' || c <= ' ' })
		for i, p := range parts {
			parts[i] = "'" + p + "'"
		}
		if len(parts) > 0 {
			each = append(each, strings.Join(parts, "<->"))
		}
	}
	return strings.Join(each, "|")
}

// open fetches the candidates. If any rows will do and their texts are indexed, those that match come first. It reports
// whether they are in the index's order.
func (f *final) open(ctx context.Context) (cur Cursor, ordered bool, err error) {
	match, promise := f.matchAndRank()
	if match == nil {
		cur, err = f.query(ctx, selectNode(f.candidates))
		return cur, false, err
	}
	first, rest := copySelect(f.candidates), copySelect(f.candidates)
	first.WhereClause = conjunction(append(conjuncts(f.candidates.WhereClause), match))
	first.SortClause = []*pg.Node{pg.MakeSortByNode(promise, pg.SortByDir_SORTBY_DESC, pg.SortByNulls_SORTBY_NULLS_DEFAULT,
		-1)}
	unmatched := &pg.Node{Node: &pg.Node_BooleanTest{BooleanTest: &pg.BooleanTest{Arg: syntax.Clone(match),
		Booltesttype: pg.BoolTestType_IS_NOT_TRUE, Location: -1}}}
	rest.WhereClause = conjunction(append(conjuncts(f.candidates.WhereClause), unmatched))
	both := &pg.SelectStmt{Op: pg.SetOperation_SETOP_UNION, All: true, Larg: first, Rarg: rest,
		WithClause: first.WithClause, LimitOption: pg.LimitOption_LIMIT_OPTION_DEFAULT}
	first.WithClause, rest.WithClause = nil, nil
	cur, err = f.query(ctx, selectNode(both))
	return cur, true, err
}

// matchAndRank returns the condition that a row's texts match, and their rank; nil if the order must not change or
// nothing can be searched for.
func (f *final) matchAndRank() (match, promise *pg.Node) {
	if !f.anyRowsDo() || f.sel.Op > pg.SetOperation_SETOP_NONE || len(f.sel.DistinctClause) > 0 ||
		(&block{run: f.run, sel: f.sel}).grouped() {
		return nil, nil
	}
	for _, l := range f.walk.leaves {
		for _, s := range l.sites {
			w := f.indexed[s.label]
			if w == nil || !l.isEquality {
				continue
			}
			found := binaryOp("@@", w.vector, w.query)
			rank := function("ts_rank", w.vector, w.query)
			if match == nil {
				match, promise = found, rank
				continue
			}
			match = pg.MakeBoolExprNode(pg.BoolExprType_OR_EXPR, []*pg.Node{match, found}, -1)
			promise = binaryOp("+", promise, rank)
		}
	}
	return match, promise
}

// anyRowsDo reports whether a LIMIT without ORDER BY accepts any of the rows that pass.
func (f *final) anyRowsDo() bool {
	return f.walk.where != nil && f.walk.limit > 0 && len(f.sel.SortClause) == 0 && f.e.o.Ranker != nil
}
