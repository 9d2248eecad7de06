package suql

import (
	"slices"
	"strconv"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/check"
	"github.com/ask-surely/surely/suql/syntax"
)

// Origin says what a result's column was computed from. Without a function, its values are those of a table's column.
type Origin struct {
	Table    string `json:"table,omitempty"`
	Column   string `json:"column,omitempty"`
	Function string `json:"function,omitempty"` // an aggregate, or Computed
	Adds     bool   `json:"adds,omitempty"`     // the figures of several groups add up to the total
	Wholes   bool   `json:"wholes,omitempty"`   // in whole units, of a column that holds hundredths
}

// Computed is the function of a column computed from an amount of money by arithmetic.
const Computed = "computed"

// Percent is the function of a column that is a share in percent.
const Percent = "percent"

// unitKeeping lists the aggregates whose unit is that of their argument.
var unitKeeping = []string{"max", "min", "sum", "avg"}

// originsOf returns the origin of each column of a checked statement's result.
func originsOf(c *check.Checked) []Origin {
	out := make([]Origin, len(c.Columns))
	for i, column := range c.Columns {
		if column.Base != nil && column.Table != nil {
			out[i] = Origin{Table: column.Table.Name, Column: column.Base.Name}
		}
	}
	s := c.Statement.Root.GetSelectStmt()
	if q := c.Query(s); q != nil && len(q.Targets) == len(out) {
		for i, t := range q.Targets {
			if out[i].Column == "" {
				out[i] = originOf(c, t)
			}
		}
	}
	return out
}

// originOf returns the origin of an expression.
func originOf(c *check.Checked, n *pg.Node) (out Origin) {
	of := n
	if isPercent(n) {
		return Origin{Function: Percent}
	}
	if call := n.GetFuncCall(); call != nil {
		out.Function = syntax.FunctionName(call)
		out.Adds = out.Function == "count" && !call.AggDistinct || out.Function == "sum"
		if len(call.Args) != 1 || !slices.Contains(unitKeeping, out.Function) {
			return out
		}
		of = call.Args[0]
	}
	if ref := baseOf(c, of); ref != nil {
		out.Table, out.Column = ref.Table.Name, ref.Base.Name
	} else if o, table := operand(c, of); o.Money != nil {
		out.Function = Computed
		out.Table, out.Column, out.Wholes = table, o.Money.Name, o.Wholes
	}
	return out
}

// isPercent reports whether an expression is 100.0 * part / nullif(whole, 0).
func isPercent(n *pg.Node) bool {
	e := n.GetAExpr()
	part := e.GetLexpr().GetAExpr()
	return e != nil && part != nil && operator(e) == "/" && operator(part) == "*" &&
		part.Lexpr.GetAConst().GetFval().GetFval() == "100.0" && e.Rexpr.GetAExpr().GetKind() == pg.A_Expr_Kind_AEXPR_NULLIF
}

// baseOf returns the table column that a node names, or nil.
func baseOf(c *check.Checked, n *pg.Node) *check.Column {
	e := c.Expr(n)
	if e == nil || e.Ref == nil {
		return nil
	}
	column := e.Ref.Column()
	if column.Base == nil || column.Table == nil {
		return nil
	}
	return &column
}

// operand describes an expression, and the table that its amount of money comes from.
func operand(c *check.Checked, n *pg.Node) (out schema.Operand, table string) {
	if e := n.GetAExpr(); e != nil {
		switch op := e.Name[len(e.Name)-1].GetString_().GetSval(); {
		case e.Lexpr == nil:
		case e.Kind == pg.A_Expr_Kind_AEXPR_NULLIF:
			return operand(c, e.Lexpr)
		case e.Kind == pg.A_Expr_Kind_AEXPR_OP && strings.Contains("+-*/", op):
			left, of := operand(c, e.Lexpr)
			right, other := operand(c, e.Rexpr)
			if of == "" {
				of = other
			}
			return left.With(op, right), of
		}
		return out, ""
	}
	if call := n.GetFuncCall(); call != nil && len(call.Args) > 0 && syntax.FunctionName(call) != "count" {
		return operand(c, call.Args[0])
	}
	if k := n.GetAConst(); k != nil {
		out.Number = float64(k.GetIval().GetIval())
		if x, err := strconv.ParseFloat(k.GetFval().GetFval(), 64); err == nil {
			out.Number = x
		}
	}
	if ref := baseOf(c, n); ref != nil && ref.Base.Role == schema.Money {
		out.Money, table = ref.Base, ref.Table.Name
	}
	return out, table
}
