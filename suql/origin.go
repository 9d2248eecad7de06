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

// Origin describes the source of a result's column. Without a function, its values are those of a table's column.
type Origin struct {
	Table        string `json:"table,omitempty"`
	Column       string `json:"column,omitempty"`
	Function     string `json:"function,omitempty"` // an aggregate, or Computed
	IsAdditive   bool   `json:"adds,omitempty"`     // the values of groups add up to the total
	InWholeUnits bool   `json:"wholes,omitempty"`   // the values are in whole units, but those of Column in hundredths
}

// Computed is the Origin.Function of a column computed from an amount of money by arithmetic.
const Computed = "computed"

// Percent is the Origin.Function of a column that is a share in percent.
const Percent = "percent"

// unitPreserving lists the aggregates whose result has the unit of their argument.
var unitPreserving = []string{"max", "min", "sum", "avg"}

// columnOrigins returns the origin of each column of a checked statement's result.
func columnOrigins(c *check.Checked) []Origin {
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
				out[i] = columnOrigin(c, t)
			}
		}
	}
	return out
}

// columnOrigin returns the origin of an expression.
func columnOrigin(c *check.Checked, n *pg.Node) (out Origin) {
	argument := n
	if isPercent(n) {
		return Origin{Function: Percent}
	}
	if call := n.GetFuncCall(); call != nil {
		out.Function = syntax.FunctionName(call)
		out.IsAdditive = out.Function == "count" && !call.AggDistinct || out.Function == "sum"
		if len(call.Args) != 1 || !slices.Contains(unitPreserving, out.Function) {
			return out
		}
		argument = call.Args[0]
	}
	if ref := baseColumn(c, argument); ref != nil {
		out.Table, out.Column = ref.Table.Name, ref.Base.Name
	} else if o, table := moneyOperand(c, argument); o.Money != nil {
		out.Function = Computed
		out.Table, out.Column, out.InWholeUnits = table, o.Money.Name, o.InWholeUnits
	}
	return out
}

// isPercent reports whether an expression is 100.0 * part / nullif(whole, 0).
func isPercent(n *pg.Node) bool {
	e := n.GetAExpr()
	part := e.GetLexpr().GetAExpr()
	return e != nil && part != nil && syntax.OperatorName(e.Name) == "/" && syntax.OperatorName(part.Name) == "*" &&
		part.Lexpr.GetAConst().GetFval().GetFval() == "100.0" && e.Rexpr.GetAExpr().GetKind() == pg.A_Expr_Kind_AEXPR_NULLIF
}

// baseColumn returns the table column that a node refers to, or nil.
func baseColumn(c *check.Checked, n *pg.Node) *check.Column {
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

// moneyOperand returns an expression as an operand, and the table of the money column in it; "" if there is none.
func moneyOperand(c *check.Checked, n *pg.Node) (out schema.Operand, table string) {
	if e := n.GetAExpr(); e != nil {
		switch op := syntax.OperatorName(e.Name); {
		case e.Lexpr == nil:
		case e.Kind == pg.A_Expr_Kind_AEXPR_NULLIF:
			return moneyOperand(c, e.Lexpr)
		case e.Kind == pg.A_Expr_Kind_AEXPR_OP && strings.Contains("+-*/", op):
			left, moneyTable := moneyOperand(c, e.Lexpr)
			right, rightTable := moneyOperand(c, e.Rexpr)
			if moneyTable == "" {
				moneyTable = rightTable
			}
			return left.With(op, right), moneyTable
		}
		return out, ""
	}
	if call := n.GetFuncCall(); call != nil && len(call.Args) > 0 && syntax.FunctionName(call) != "count" {
		return moneyOperand(c, call.Args[0])
	}
	if k := n.GetAConst(); k != nil {
		out.Number = float64(k.GetIval().GetIval())
		if x, err := strconv.ParseFloat(k.GetFval().GetFval(), 64); err == nil {
			out.Number = x
		}
	}
	if ref := baseColumn(c, n); ref != nil && ref.Base.Role == schema.Money {
		out.Money, table = ref.Base, ref.Table.Name
	}
	return out, table
}
