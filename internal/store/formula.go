package store

import (
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/schema"
)

// Maximum lengths of a formula and of its SQL: measures of measures can grow, and databases limit expressions.
const (
	maxFormula    = 1000
	maxFormulaSQL = 4000
)

var formulaSigns = strings.NewReplacer("×", "*", "·", "*", "÷", "/", "−", "-", "–", "-")

// formulaColumn returns the computed column of a formula: columns and numbers with + - * / and brackets. A name of
// several words is quoted. The SQL expression is valid in both databases.
func formulaColumn(t *schema.Table, name, formula string) (*schema.Column, error) {
	f := &formulaReader{table: t}
	e, err := f.read(formula)
	if err != nil {
		return nil, fmt.Errorf("%s = %s: %w", name, formula, err)
	}
	c := &schema.Column{Name: name, Label: strings.ReplaceAll(name, "_", " "), Type: f.kind(), Formula: formula,
		Expr: e.sql, Distinct: t.Rows}
	for _, of := range f.of {
		if !slices.Contains(c.From, of.Name) {
			c.From = append(c.From, of.Name)
		}
	}
	if of := e.known.Money; of != nil {
		c.Role, c.Unit, c.Worked = schema.Money, of.Unit, e.known
	}
	c.Description = c.Label + " = " + formula
	return c, nil
}

// formulaReader reads a formula over a table's columns.
type formulaReader struct {
	table      *schema.Table
	of         []*schema.Column
	fractional bool // a hundredth or other fraction was multiplied or divided
}

// term is a part of a formula.
type term struct {
	sql   string
	known schema.Operand
}

var errFormula = errors.New("a formula consists of column names, numbers, brackets and + - * /; " +
	"a name that is no single word stands in quotes")

func (f *formulaReader) read(formula string) (term, error) {
	if len(formula) > maxFormula {
		return term{}, errors.New("it is too long")
	}
	tree, err := parser.ParseExpr(formulaSigns.Replace(formula))
	if err != nil {
		return term{}, errFormula
	}
	e, err := f.part(tree)
	if err == nil && len(e.sql) > maxFormulaSQL {
		err = errors.New("it is too long")
	}
	return e, err
}

func (f *formulaReader) part(e ast.Expr) (term, error) {
	switch e := e.(type) {
	case *ast.ParenExpr:
		return f.part(e.X)
	case *ast.UnaryExpr:
		of, err := f.part(e.X)
		if e.Op != token.SUB {
			err = errFormula
		}
		return term{"(0 - " + of.sql + ")", of.known}, err
	case *ast.BinaryExpr:
		left, err := f.part(e.X)
		if err != nil {
			return term{}, err
		}
		right, err := f.part(e.Y)
		op, form := e.Op.String(), "(%s "+e.Op.String()+" %s)"
		switch e.Op {
		case token.ADD, token.SUB, token.MUL:
		case token.QUO: // avoid integer division, and division by zero
			f.fractional, form = true, "(1.0 * %s / nullif(%s, 0))"
		default:
			err = errFormula
		}
		return term{fmt.Sprintf(form, left.sql, right.sql), left.known.With(op, right.known)}, err
	case *ast.Ident:
		return f.column(e.Name)
	case *ast.BasicLit:
		if e.Kind == token.STRING {
			name, err := strconv.Unquote(e.Value)
			if err != nil {
				return term{}, errFormula
			}
			return f.column(name)
		}
		n, err := strconv.ParseFloat(e.Value, 64)
		if err != nil {
			return term{}, errFormula
		}
		f.fractional = f.fractional || e.Kind == token.FLOAT
		return term{numberText(n), schema.Operand{Number: n}}, nil
	}
	return term{}, errFormula
}

func (f *formulaReader) column(name string) (term, error) {
	c := f.table.Column(name)
	switch {
	case c == nil || c.Hidden:
		return term{}, fmt.Errorf("%q is not a column of %s; it has %s", name, f.table.Name, columnNames(f.table))
	case c.List || !c.Type.Number():
		return term{}, fmt.Errorf("%s is not a number", c.Name)
	case c.ReadFrom != "":
		return term{}, fmt.Errorf("%s is extracted from texts and cannot be used in formulas", c.Name)
	}
	f.of = append(f.of, c)
	out := term{sql: schema.Quoted(c.Name)}
	if c.Expr != "" {
		out.sql = "(" + c.Expr + ")"
	}
	if c.Role == schema.Money {
		out.known.Money = c
	}
	return out, nil
}

// kind returns the type of the result.
func (f *formulaReader) kind() schema.Type {
	whole := !f.fractional
	for _, c := range f.of {
		if c.Type == schema.Real {
			return schema.Real
		}
		whole = whole && c.Type == schema.Integer
	}
	switch {
	case whole:
		return schema.Integer
	case slices.ContainsFunc(f.of, func(c *schema.Column) bool { return c.Type == schema.Numeric }):
		return schema.Numeric
	}
	return schema.Real
}
