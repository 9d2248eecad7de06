package suql

import (
	"context"
	"fmt"
	"slices"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
	prose "github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/suql/check"
	"github.com/ask-surely/surely/suql/syntax"
)

// A literal that is not among the values of an enumeration is replaced with the values it means: those equal except for
// case and punctuation, those chosen by the reader, or those one typo away. A warning tells the user.

// maxChoices is the maximum number of values from which the reader chooses those that a literal means.
const maxChoices = 300

// replaceEnumerationLiterals replaces the literals that are compared with enumerations but are not among their values.
func (r *run) replaceEnumerationLiterals(ctx context.Context, root *pg.Node) error {
	var failure error
	syntax.Walk(root, func(n *pg.Node) bool {
		if e := n.GetAExpr(); e.GetLexpr() != nil && failure == nil {
			failure = r.replaceLiterals(ctx, n, e)
		}
		return failure == nil
	})
	return failure
}

// enumerationColumn returns the enumeration column that an expression names.
func (r *run) enumerationColumn(n *pg.Node) (check.Column, bool) {
	x := r.checked.Expr(n)
	if x == nil || x.Ref == nil {
		return check.Column{}, false
	}
	c := x.Ref.Column()
	return c, c.Base != nil && c.Table != nil && c.Base.Role == schema.Enumeration && c.Base.Type == schema.Text
}

// replaceLiterals replaces the literals of one comparison with the values that they mean.
func (r *run) replaceLiterals(ctx context.Context, n *pg.Node, e *pg.A_Expr) error {
	isEnumeration := func(list bool) func(*pg.Node) bool {
		return func(n *pg.Node) bool {
			c, ok := r.enumerationColumn(n)
			return ok && c.Base.List == list
		}
	}
	column, literals, negated, isScalar := literalComparison(n, isEnumeration(false))
	op := syntax.OperatorName(e.Name)
	if s, isText := stringValue(e.Lexpr); isText && e.Kind == pg.A_Expr_Kind_AEXPR_OP_ANY && op == "=" {
		column, literals = e.Rexpr, []string{s}
	} else if e.Kind == pg.A_Expr_Kind_AEXPR_OP && op == "&&" {
		column = e.Lexpr
		literals, _ = listLiteral(e.Rexpr)
	}
	isDistinct := e.Kind == pg.A_Expr_Kind_AEXPR_DISTINCT || e.Kind == pg.A_Expr_Kind_AEXPR_NOT_DISTINCT
	if len(literals) == 0 || isDistinct || !isScalar && !isEnumeration(true)(column) {
		return nil
	}
	c, _ := r.enumerationColumn(column)
	all, err := r.classifyAll(ctx, c, literals)
	switch {
	case err != nil || all == nil:
		return err
	case isScalar:
		n.Node = inList(column, all, negated).Node
	default:
		n.Node = binaryOp("&&", column, &pg.Node{Node: &pg.Node_AArrayExpr{AArrayExpr: &pg.A_ArrayExpr{
			Elements: stringLiterals(all), Location: -1}}}).Node
	}
	return nil
}

func inList(column *pg.Node, values []string, negated bool) *pg.Node {
	items := stringLiterals(values)
	op := "="
	if negated {
		op = "<>"
	}
	if len(items) == 1 {
		return binaryOp(op, column, items[0])
	}
	return pg.MakeAExprNode(pg.A_Expr_Kind_AEXPR_IN, []*pg.Node{pg.MakeStrNode(op)}, column, pg.MakeListNode(items), -1)
}

func stringLiterals(values []string) []*pg.Node {
	items := make([]*pg.Node, len(values))
	for i, v := range values {
		items[i] = stringLiteral(v)
	}
	return items
}

// classifyAll returns the values that several literals mean; nil if all literals are values.
func (r *run) classifyAll(ctx context.Context, c check.Column, literals []string) (all []string, err error) {
	isChanged := false
	for _, l := range literals {
		values, err := r.classify(ctx, c, l)
		if err != nil {
			return nil, err
		}
		isChanged = isChanged || values != nil
		if values == nil {
			values = []string{l}
		}
		all = append(all, values...)
	}
	if !isChanged {
		return nil, nil
	}
	return all, nil
}

// classify returns the values of an enumeration that a literal means; nil if the literal is a value, or means no value.
func (r *run) classify(ctx context.Context, c check.Column, literal string) ([]string, error) {
	if slices.ContainsFunc(c.Base.Values, func(v schema.ValueCount) bool { return v.Value == literal }) {
		return nil, nil
	}
	values, err := r.distinctValues(ctx, c)
	if err != nil || len(values) == 0 || slices.Contains(values, literal) {
		return nil, err
	}
	matches := equalIgnoringForm(literal, values)
	if matches == nil && len(values) <= maxChoices && r.asker.reader != nil && !r.options.NoReading {
		d := r.asker.decision(verdict.Request{Task: verdict.Classify, Value: literal, Choices: values})
		if d.state == undecided {
			if err := r.asker.ask(ctx, []*decision{d}); err != nil {
				return nil, err
			}
		}
		if d.state == failed {
			r.warnFailure(-1, fmt.Sprintf("the meaning of %q among the values of %s", literal, c.Base.Name), d)
			return nil, nil
		}
		for _, i := range d.verdict.Choices {
			if i >= 0 && i < len(values) {
				matches = append(matches, values[i])
			}
		}
	}
	if len(matches) == 0 {
		matches = similarValues(literal, values)
	}
	if len(matches) == 0 {
		r.warn(-1, "no_such_value", fmt.Sprintf("'%s' is not among the values of %s", literal, c.Base.Name))
		return nil, nil
	}
	r.warn(-1, "classified", fmt.Sprintf("'%s' was read as '%s'", literal, strings.Join(matches, "', '")))
	return matches, nil
}

// distinctValues returns the current values of an enumeration.
func (r *run) distinctValues(ctx context.Context, c check.Column) ([]string, error) {
	column := columnRef(c.Base.Name)
	if c.Base.List {
		column = funcCall("unnest", column)
	}
	sel := &pg.SelectStmt{
		TargetList: []*pg.Node{target("v", column)}, DistinctClause: []*pg.Node{{}},
		FromClause: []*pg.Node{pg.MakeSimpleRangeVarNode(c.Table.Name, -1)},
		SortClause: []*pg.Node{pg.MakeSortByNode(intLiteral(1), pg.SortByDir_SORTBY_DEFAULT,
			pg.SortByNulls_SORTBY_NULLS_DEFAULT, -1)},
		LimitCount:  intLiteral(maxChoices + 1),
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

// equalIgnoringForm returns the values that equal a literal except for case, punctuation and plurals.
func equalIgnoringForm(literal string, values []string) (same []string) {
	l := normalizeValue(literal)
	for _, v := range values {
		if normalizeValue(v) == l {
			same = append(same, v)
		}
	}
	return same
}

// similarValues returns the values within one typo of a literal (two in a long word), except those that negate it.
func similarValues(literal string, values []string) (similar []string) {
	l := normalizeValue(literal)
	for _, v := range values {
		w := normalizeValue(v)
		if maxDistance := min(len(l)/5, 2); maxDistance > 0 && prose.Distance(l, w, maxDistance) <= maxDistance &&
			!prose.Opposed(literal, v) {
			similar = append(similar, v)
		}
	}
	return similar
}

// normalizeValue returns the words of a value in lower case and in the singular.
func normalizeValue(s string) string {
	isSeparator := func(r rune) bool { return strings.ContainsRune(" -_.,;:!?'\"/()", r) }
	words := strings.FieldsFunc(strings.ToLower(s), isSeparator)
	for i, w := range words {
		words[i] = prose.Singular(w)
	}
	return strings.Join(words, " ")
}
