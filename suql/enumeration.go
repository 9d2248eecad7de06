package suql

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
	prose "github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/suql/check"
	"github.com/ask-surely/surely/suql/syntax"
)

// If an enumeration lacks a literal, the literal is replaced by the values it stands for: those equal except for case
// and punctuation, those chosen by the reader, or those one typo away. A warning says so.

// maxChoices is the maximum number of values the reader classifies a literal among.
const maxChoices = 300

// enumerations replaces such literals throughout the statement.
func (r *run) enumerations(ctx context.Context, root *pg.Node) error {
	var failure error
	syntax.Walk(root, func(n *pg.Node) bool {
		if e := n.GetAExpr(); e.GetLexpr() != nil && failure == nil {
			failure = r.enumeration(ctx, n, e)
		}
		return failure == nil
	})
	return failure
}

// enumerated returns the enumeration column behind an expression.
func (r *run) enumerated(n *pg.Node) (check.Column, bool) {
	x := r.checked.Expr(n)
	if x == nil || x.Ref == nil {
		return check.Column{}, false
	}
	c := x.Ref.Column()
	return c, c.Base != nil && c.Table != nil && c.Base.Role == schema.Enumeration && c.Base.Type == schema.Text
}

func (r *run) enumeration(ctx context.Context, n *pg.Node, e *pg.A_Expr) error {
	holds := func(list bool) func(*pg.Node) bool {
		return func(n *pg.Node) bool {
			c, ok := r.enumerated(n)
			return ok && c.Base.List == list
		}
	}
	if column, literals, negated, ok := comparedWith(n, holds(false)); ok && !isDistinct(e) {
		return r.replaceBy(ctx, n, column, literals, func(all []string) *pg.Node { return in(column, all, negated) })
	}
	list, literals := e.Rexpr, []string(nil)
	if s, isText := text(e.Lexpr); isText && e.Kind == pg.A_Expr_Kind_AEXPR_OP_ANY && operator(e) == "=" {
		literals = []string{s}
	} else if e.Kind == pg.A_Expr_Kind_AEXPR_OP && operator(e) == "&&" {
		list = e.Lexpr
		literals, _ = listLiteral(e.Rexpr)
	}
	if len(literals) == 0 || !holds(true)(list) {
		return nil
	}
	return r.replaceBy(ctx, n, list, literals, func(all []string) *pg.Node {
		elements := &pg.Node{Node: &pg.Node_AArrayExpr{AArrayExpr: &pg.A_ArrayExpr{Elements: strs(all), Location: -1}}}
		return binaryOp("&&", list, elements)
	})
}

func isDistinct(e *pg.A_Expr) bool {
	return e.Kind == pg.A_Expr_Kind_AEXPR_DISTINCT || e.Kind == pg.A_Expr_Kind_AEXPR_NOT_DISTINCT
}

// replaceBy replaces a condition on a column by one on the values that the literals mean, if that changes any.
func (r *run) replaceBy(ctx context.Context, n, column *pg.Node, literals []string, by func([]string) *pg.Node) error {
	c, _ := r.enumerated(column)
	all, err := r.classifyAll(ctx, c, literals)
	if err == nil && all != nil {
		n.Node = by(all).Node
	}
	return err
}

func in(column *pg.Node, values []string, negated bool) *pg.Node {
	items := strs(values)
	op := "="
	if negated {
		op = "<>"
	}
	if len(items) == 1 {
		return binaryOp(op, column, items[0])
	}
	return pg.MakeAExprNode(pg.A_Expr_Kind_AEXPR_IN, []*pg.Node{pg.MakeStrNode(op)}, column, pg.MakeListNode(items), -1)
}

func strs(values []string) []*pg.Node {
	items := make([]*pg.Node, len(values))
	for i, v := range values {
		items[i] = str(v)
	}
	return items
}

// classifyAll classifies several literals; nil if all of them are values already.
func (r *run) classifyAll(ctx context.Context, c check.Column, literals []string) ([]string, error) {
	var all []string
	changed := false
	for _, l := range literals {
		values, err := r.classify(ctx, c, l)
		if err != nil {
			return nil, err
		}
		if values == nil {
			values = []string{l}
		} else {
			changed = true
		}
		all = append(all, values...)
	}
	if !changed {
		return nil, nil
	}
	return all, nil
}

// classify returns the values of an enumeration that a literal means; nil if it is a value itself, or means none.
func (r *run) classify(ctx context.Context, c check.Column, literal string) ([]string, error) {
	if slices.ContainsFunc(c.Base.Values, func(v schema.ValueCount) bool { return v.Value == literal }) {
		return nil, nil
	}
	values, err := r.values(ctx, c)
	if err != nil || len(values) == 0 || slices.Contains(values, literal) {
		return nil, err
	}
	matches := sameLetters(literal, values)
	if matches == nil && len(values) <= maxChoices && r.asker.reader != nil && !r.o.NoReading {
		d := r.asker.decision(verdict.Request{Task: verdict.Classify, Value: literal, Choices: values})
		if d.state == unasked {
			if err := r.asker.ask(ctx, []*decision{d}); err != nil {
				return nil, err
			}
		}
		if d.state == failed {
			r.warnFailure(-1, fmt.Sprintf("what %q means among the values of %s", literal, c.Base.Name), d)
			return nil, nil
		}
		for _, i := range d.verdict.Choices {
			if i >= 0 && i < len(values) {
				matches = append(matches, values[i])
			}
		}
	}
	if len(matches) == 0 {
		matches = nearest(literal, values)
	}
	if len(matches) == 0 {
		r.warn(-1, "no_such_value", fmt.Sprintf("'%s' is not among the values of %s", literal, c.Base.Name))
		return nil, nil
	}
	r.warn(-1, "classified", fmt.Sprintf("'%s' read as '%s'", literal, strings.Join(matches, "', '")))
	return matches, nil
}

// cachedValues caches the values of a column.
type cachedValues struct {
	values []string
	at     time.Time
}

// cacheLifetime is how long cached values are used.
const cacheLifetime = time.Minute

// values returns the values of an enumeration.
func (r *run) values(ctx context.Context, c check.Column) ([]string, error) {
	if h, ok := r.e.enumValues.Load(c.Base); ok && time.Since(h.(cachedValues).at) < cacheLifetime {
		return h.(cachedValues).values, nil
	}
	values, err := r.distinct(ctx, c)
	if err == nil {
		r.e.enumValues.Store(c.Base, cachedValues{values, time.Now()})
	}
	return values, err
}

func (r *run) distinct(ctx context.Context, c check.Column) ([]string, error) {
	column := columnRef(c.Base.Name)
	if c.Base.List {
		column = function("unnest", column)
	}
	sel := &pg.SelectStmt{
		TargetList: []*pg.Node{target("v", column)}, DistinctClause: []*pg.Node{{}},
		FromClause: []*pg.Node{pg.MakeSimpleRangeVarNode(c.Table.Name, -1)},
		SortClause: []*pg.Node{pg.MakeSortByNode(integer(1), pg.SortByDir_SORTBY_DEFAULT,
			pg.SortByNulls_SORTBY_NULLS_DEFAULT, -1)},
		LimitCount:  integer(maxChoices + 1),
		LimitOption: pg.LimitOption_LIMIT_OPTION_COUNT, Op: pg.SetOperation_SETOP_NONE,
	}
	cur, err := r.query(ctx, selectNode(sel))
	if err != nil {
		return nil, fmt.Errorf("look up the values of %s: %w", c.Base.Name, err)
	}
	defer cur.Close()
	var out []string
	for cur.Next() {
		if v, ok := cur.Row()[0].(string); ok {
			out = append(out, v)
		}
	}
	return out, cur.Err()
}

// sameLetters returns the values equal to a literal except for case, punctuation and plurals.
func sameLetters(literal string, values []string) (same []string) {
	l := letters(literal)
	for _, v := range values {
		if letters(v) == l {
			same = append(same, v)
		}
	}
	return same
}

// nearest returns the values one typo away from a literal (two in a long word), except those that negate it.
func nearest(literal string, values []string) (near []string) {
	l := letters(literal)
	for _, v := range values {
		w := letters(v)
		if room := min(len(l)/5, 2); room > 0 && prose.Distance(l, w, room) <= room && !prose.Opposed(literal, v) {
			near = append(near, v)
		}
	}
	return near
}

// letters keeps only the characters that distinguish words.
func letters(s string) string {
	parts := func(r rune) bool { return strings.ContainsRune(" -_.,;:!?'\"/()", r) }
	words := strings.FieldsFunc(strings.ToLower(s), parts)
	for i, w := range words {
		words[i] = prose.Singular(w)
	}
	return strings.Join(words, " ")
}
