package store

import (
	"context"
	"errors"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/schema"
)

// Maximum lengths of a formula and of its SQL: measures built from other measures grow, and databases limit
// expressions.
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
		c.Role, c.Unit, c.FormulaOperand = schema.Money, operand.Unit, e.operand
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

// resultType returns the type of the formula's result.
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

// measure is a column that surely.yaml defines by a formula over other columns of its table.
type measure struct{ table, name, formula string }

// addMeasures adds computed columns, which may depend on each other.
func addMeasures(d *schema.Database, all []measure) error {
	for len(all) > 0 {
		var remaining []measure
		var failed error
		for _, m := range all {
			if err := addMeasure(d, m); err != nil {
				remaining, failed = append(remaining, m), errors.Join(failed, err)
			}
		}
		if len(remaining) == len(all) {
			return failed
		}
		all = remaining
	}
	return nil
}

func addMeasure(d *schema.Database, m measure) error {
	t := d.Table(m.table)
	if t == nil {
		return fmt.Errorf("there is no table %q; the tables are %s", m.table, tableNames(d))
	}
	c, err := formulaColumn(t, m.name, m.formula)
	if err == nil && t.Column(c.Name) != nil {
		err = fmt.Errorf("table %s already has a column %s; give the formula another name", t.Name, c.Name)
	}
	if err == nil {
		t.Columns = append(t.Columns, c)
	}
	return err
}

// measuresTimeout limits the time spent on a table's measures.
const measuresTimeout = 30 * time.Second

// setMeasureBounds sets the smallest and largest value of each measure, unless computing them takes too long.
func (s *Source) setMeasureBounds(ctx context.Context) {
	ctx = WithLimits(ctx, Limits{Timeout: measuresTimeout})
	for _, t := range s.schema.Visible() {
		columns := slices.DeleteFunc(t.Visible(), func(c *schema.Column) bool { return c.Formula == "" })
		if len(columns) == 0 {
			continue
		}
		exprs := mapped(columns, func(c *schema.Column) string {
			return fmt.Sprintf("min(%s), max(%[1]s), count(%[1]s)", schema.Quoted(c.Name))
		})
		rows, err := s.Query(ctx, "SELECT "+strings.Join(exprs, ", ")+" FROM "+schema.Quoted(t.Name))
		if err == nil && rows.Next() {
			row := rows.Row()
			for i, c := range columns {
				if row[3*i] != nil {
					c.Min, c.Max = fmt.Sprint(row[3*i]), fmt.Sprint(row[3*i+1])
				}
				if n, ok := row[3*i+2].(int64); ok {
					c.Nulls = max(0, t.Rows-n)
				}
			}
		}
		if err == nil {
			err = errors.Join(rows.Err(), rows.Close())
		}
		if err != nil { // one row may overflow a type; the measures can still be used
			s.schema.Warnings = append(s.schema.Warnings, fmt.Sprintf("could not read the measures of %s: %v", t.Name, err))
		}
	}
}
