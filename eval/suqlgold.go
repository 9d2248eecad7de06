package eval

import (
	"errors"
	"fmt"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/query"
	"github.com/ask-surely/surely/schema"
	"github.com/ask-surely/surely/suql/syntax"
)

// readSUQL turns a SUQL statement into a Query over db.
func readSUQL(db *schema.Database, suql string) (*query.Query, error) {
	st, err := syntax.Parse(suql)
	if err != nil {
		return nil, err
	}
	if st.Document != nil {
		return nil, beyond("a question to a document")
	}
	return sqlReader{db: db}.statement(st.Select(), nil)
}

// textItem reads answer(column, 'question') and summary(column); ok says that f is one of them.
func (r sqlReader) textItem(sc *scope, f *pg.FuncCall) (it query.Item, ok bool, err error) {
	name := syntax.FunctionName(f)
	if name != syntax.Answer && name != syntax.Summary {
		return it, false, nil
	}
	if len(f.Args) == 0 {
		return it, true, errors.New("a text function without a text")
	}
	if it, err = r.item(sc, f.Args[0]); err != nil {
		return it, true, err
	}
	it.Text = &query.TextCall{Summary: name == syntax.Summary}
	if name == syntax.Answer {
		if len(f.Args) < 2 || f.Args[1].GetAConst().GetSval() == nil {
			return it, true, beyond("a question that is no literal")
		}
		it.Text.Question = f.Args[1].GetAConst().GetSval().GetSval()
	}
	return it, true, nil
}

// openAt reads open_at(column, 'when').
func (r sqlReader) openAt(sc *scope, f *pg.FuncCall) (c query.Condition, err error) {
	if syntax.FunctionName(f) != syntax.OpenAt || len(f.Args) != 2 {
		return c, beyond("a function as a condition")
	}
	c.Op = query.OpenAt
	if c.Item, err = r.item(sc, f.Args[0]); err != nil {
		return c, err
	}
	v, err := literal(f.Args[1])
	c.Values = []query.Value{v}
	return c, err
}

// listComparison reads 'x' = ANY (column) and column && ARRAY[…]; done says that e is one of them.
func (r sqlReader) listComparison(sc *scope, e *pg.A_Expr, op string, c *query.Condition) (done bool, err error) {
	list := e.Lexpr
	var values []*pg.Node
	switch {
	case e.Kind == pg.A_Expr_Kind_AEXPR_OP_ANY && op == "=":
		c.Op, list, values = query.Has, e.Rexpr, []*pg.Node{e.Lexpr}
	case e.Kind == pg.A_Expr_Kind_AEXPR_OP && (op == "&&" || op == "@>") && e.Rexpr.GetAArrayExpr() != nil:
		c.Op, values = query.HasAny, e.Rexpr.GetAArrayExpr().Elements
		if op == "@>" && len(values) > 1 {
			return true, beyond("a list that holds several values")
		}
		if len(values) == 1 {
			c.Op = query.Has
		}
	default:
		return false, nil
	}
	if c.Item, err = r.item(sc, list); err != nil {
		return true, err
	}
	for _, v := range values {
		val, err := literal(v)
		if err != nil {
			return true, err
		}
		c.Values = append(c.Values, val)
	}
	return true, nil
}

// errPlaceholder says that a conversation refers to rows that were not shown.
func errPlaceholder(name string) error {
	return fmt.Errorf("the placeholder %s refers to a row that was not shown", name)
}

// fillRows replaces {1}, {2} … and {*} in a gold statement by the keys of the rows shown before.
func fillRows(suql string, keys []string) (string, error) {
	quoted := make([]string, len(keys))
	for i, k := range keys {
		quoted[i] = k
		if strings.Trim(k, "0123456789") != "" {
			quoted[i] = "'" + strings.ReplaceAll(k, "'", "''") + "'"
		}
		suql = strings.ReplaceAll(suql, fmt.Sprintf("{%d}", i+1), quoted[i])
	}
	if strings.Contains(suql, "{*}") && len(keys) == 0 {
		return "", errPlaceholder("{*}")
	}
	suql = strings.ReplaceAll(suql, "{*}", strings.Join(quoted, ", "))
	if i := strings.Index(suql, "{"); i >= 0 && i+2 < len(suql) && suql[i+2] == '}' {
		return "", errPlaceholder(suql[i : i+3])
	}
	return suql, nil
}
