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

// formulaColumn returns a column computed by a formula of column names, numbers, + - * / and brackets. Names of several
// words are quoted. The SQL expression is valid in both databases.
func formulaColumn(t *schema.Table, name, formula string) (*schema.Column, error) {
	f := &formulaReader{table: t}
	e, err := f.read(formula)
	if err != nil {
		return nil, fmt.Errorf("%s = %s: %w", name, formula, err)
	}
	c := &schema.Column{Name: name, Label: strings.ReplaceAll(name, "_", " "), Type: f.resultType(), Formula: formula,
		Expr: e.sql, Distinct: t.Rows}
	for _, operand := range f.columns {
		if !slices.Contains(c.From, operand.Name) {
			c.From = append(c.From, operand.Name)
		}
	}
	if operand := e.operand.Money; operand != nil {
		c.Role, c.Unit, c.Worked = schema.Money, operand.Unit, e.operand
	}
	c.Description = c.Label + " = " + formula
	return c, nil
}

// formulaReader reads a formula over a table's columns.
type formulaReader struct {
	table      *schema.Table
	columns    []*schema.Column
	fractional bool // the formula divides or has a number with decimals
}

// term is a part of a formula.
type term struct {
	sql     string
	operand schema.Operand
}

var errFormula = errors.New("a formula consists of column names, numbers, brackets and + - * /; " +
	"put a name of several words in quotes")

func (f *formulaReader) read(formula string) (term, error) {
	if len(formula) > maxFormula {
		return term{}, errors.New("it is too long")
	}
	tree, err := parser.ParseExpr(formulaSigns.Replace(formula))
	if err != nil {
		return term{}, errFormula
	}
	e, err := f.convert(tree)
	if err == nil && len(e.sql) > maxFormulaSQL {
		err = errors.New("it is too long")
	}
	return e, err
}

func (f *formulaReader) convert(e ast.Expr) (term, error) {
	switch e := e.(type) {
	case *ast.ParenExpr:
		return f.convert(e.X)
	case *ast.UnaryExpr:
		operand, err := f.convert(e.X)
		if e.Op != token.SUB {
			err = errFormula
		}
		return term{"(0 - " + operand.sql + ")", operand.operand}, err
	case *ast.BinaryExpr:
		left, err := f.convert(e.X)
		if err != nil {
			return term{}, err
		}
		right, err := f.convert(e.Y)
		op, format := e.Op.String(), "(%s "+e.Op.String()+" %s)"
		switch e.Op {
		case token.ADD, token.SUB, token.MUL:
		case token.QUO: // avoid integer division, and division by zero
			f.fractional, format = true, "(1.0 * %s / nullif(%s, 0))"
		default:
			err = errFormula
		}
		return term{fmt.Sprintf(format, left.sql, right.sql), left.operand.With(op, right.operand)}, err
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
		return term{}, fmt.Errorf("%q is not a column of %s; its columns are %s", name, f.table.Name, columnNames(f.table))
	case c.List || !c.Type.Number():
		return term{}, fmt.Errorf("%s is not a number", c.Name)
	case c.ReadFrom != "":
		return term{}, fmt.Errorf("%s is extracted from texts and cannot be used in formulas", c.Name)
	}
	f.columns = append(f.columns, c)
	out := term{sql: schema.Quoted(c.Name)}
	if c.Expr != "" {
		out.sql = "(" + c.Expr + ")"
	}
	if c.Role == schema.Money {
		out.operand.Money = c
	}
	return out, nil
}

// resultType returns the type of the result.
func (f *formulaReader) resultType() schema.Type {
	isInteger := !f.fractional
	for _, c := range f.columns {
		if c.Type == schema.Real {
			return schema.Real
		}
		isInteger = isInteger && c.Type == schema.Integer
	}
	switch {
	case isInteger:
		return schema.Integer
	case slices.ContainsFunc(f.columns, func(c *schema.Column) bool { return c.Type == schema.Numeric }):
		return schema.Numeric
	}
	return schema.Real
}
