package nlg

import (
	"strconv"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/syntax"
)

// share returns the condition counted in a percentage of all rows, or nil.
func share(n *pg.Node) *pg.Node {
	part, whole, ok := shaped("percent", n)
	f := part.GetFuncCall()
	if !ok || f == nil || !isCountAll(whole) || !f.AggStar || f.Over != nil || syntax.FunctionName(f) != "count" {
		return nil
	}
	return f.AggFilter
}

// converted returns the operand of a division that only converts a unit, and the unit; "" for hundredths of a currency,
// which are shown in whole units anyway.
func (r *restater) converted(n *pg.Node) (of *pg.Node, unit string, ok bool) {
	of, by, ok := shaped("divided", n)
	if e := n.GetAExpr(); !ok && operator(e) == "/" {
		of, by = e.Lexpr, e.Rexpr
	}
	measured := of
	if f := of.GetFuncCall(); f != nil && len(f.Args) == 1 && aggregates[syntax.FunctionName(f)] != "" {
		measured = f.Args[0]
	}
	table, name, ok := r.column(measured)
	if !ok || !r.has(table, name) || r.numbers[measured] {
		return nil, "", false
	}
	per := float64(by.GetAConst().GetIval().GetIval())
	if f := by.GetAConst().GetFval(); f != nil {
		per, _ = strconv.ParseFloat(f.Fval, 64)
	}
	unit, ok = unitOver(r.db, r.db.Table(table).Column(name), per)
	return of, unit, ok
}

// datePart phrases an age or a part of a date, in the forms that query.Part prints.
func (r *restater) datePart(n *pg.Node) (string, bool) {
	f := n.GetFuncCall()
	if of, _, ok := shaped("age", n); ok {
		return r.say("age", "expr", r.expr(of)), true
	}
	if len(f.Args) != 2 {
		return "", false
	}
	switch syntax.FunctionName(f) {
	case "extract":
		if field := f.Args[0].GetAConst().GetSval(); field != nil {
			if field.Sval == "month" {
				return r.say("extract.month", "expr", r.expr(f.Args[1])), true
			}
			return r.say("extract", "field", field.Sval, "expr", r.expr(f.Args[1])), true
		}
	case "to_char":
		part := partFormats[f.Args[1].GetAConst().GetSval().GetSval()]
		if table, name, ok := r.column(f.Args[0]); ok && part == "day" && r.has(table, name) &&
			wholeDays(r.db.Table(table).Column(name)) {
			return r.expr(f.Args[0]), true
		}
		if label, _, _ := r.columnParts(f.Args[0]); part != "" && strings.EqualFold(label, part) {
			return r.expr(f.Args[0]), true // the month, not the month of the month
		}
		if label, _, _ := r.columnParts(f.Args[0]); part != "" && (r.g.is("moment", strings.ToLower(label)) ||
			r.onlyDate(f.Args[0])) {
			return r.say("part." + part + ".alone"), true // the month, not the month of the date
		}
		if part != "" {
			return r.say("part."+part, "expr", r.expr(f.Args[0])), true
		}
	}
	return "", false
}

// onlyDate reports whether a column is the only one of dates of the only table.
func (r *restater) onlyDate(n *pg.Node) bool {
	table, _, ok := r.column(n)
	t := r.db.Table(table)
	if !ok || t == nil || len(r.inner()) != 1 {
		return false
	}
	dates := 0
	for _, c := range t.Columns {
		if c.Dated() {
			dates++
		}
	}
	return dates == 1
}

// within phrases a date's year, quarter, month or weekday.
func (r *restater) within(e *pg.A_Expr) (string, bool) {
	f := e.Lexpr.GetFuncCall()
	if opText(e) != "=" || e.Rexpr.GetAConst() == nil || !isPart(e.Lexpr) {
		return "", false
	}
	if syntax.FunctionName(f) == "extract" {
		year := f.Args[0].GetAConst().GetSval().GetSval() == "year" && e.Rexpr.GetAConst().GetIval() != nil
		return r.say("within", "left", r.expr(f.Args[1]), "is", r.is(f.Args[1]), "right", r.expr(e.Rexpr)), year
	}
	part, rule := partFormats[f.Args[1].GetAConst().GetSval().GetSval()], "within"
	if part == "weekday" {
		rule = "on"
	}
	text := r.say(rule, "left", r.expr(f.Args[0]), "is", r.is(f.Args[0]), "right", r.expr(e.Rexpr))
	return text, part != "" && part != "day"
}

var partFormats = map[string]string{`YYYY-"Q"Q`: "quarter", "YYYY-MM": "month", "YYYY-MM-DD": "day",
	"FMMonth": "monthof", "FMDay": "weekday"}

// numbersInTexts replaces expressions that extract the number from a text column, as query.InText prints them, by the
// column and returns these nodes: nobody says "the number in the attendance".
func numbersInTexts(root *pg.Node) map[*pg.Node]bool {
	found := map[*pg.Node]bool{}
	syntax.Walk(root, func(n *pg.Node) bool {
		if column, _, ok := shaped("number", n); ok && column.GetColumnRef() != nil {
			n.Node = column.Node
			found[n] = true
		}
		if f := n.GetFuncCall(); f != nil && syntax.FunctionName(f) == "to_date" {
			if column := dateInText(f.Args[0]); column != nil {
				n.Node = column.Node
			}
		}
		if c := n.GetTypeCast(); castName(c) == "timestamp" {
			if column := dateInText(c.Arg); column != nil {
				n.Node = column.Node // a date stored as text reads as a date
			}
		}
		return true
	})
	return found
}

// dateInText returns the text column that an expression reads as a date, as query.Column.Dated prints it.
func dateInText(n *pg.Node) *pg.Node {
	if n.GetColumnRef() != nil {
		return n
	}
	if e := n.GetAExpr(); e != nil && len(e.Name) == 1 && e.Name[0].GetString_().GetSval() == "||" {
		if column := dateInText(e.Lexpr); column != nil {
			return column
		}
		return dateInText(e.Rexpr)
	}
	found := n.GetFuncCall()
	if found == nil || len(found.Args) != 2 || syntax.FunctionName(found) != "substring" {
		return nil
	}
	if found.Args[0].GetColumnRef() != nil {
		return found.Args[0] // with the day first
	}
	replaced := found.Args[0].GetFuncCall()
	if replaced == nil || len(replaced.Args) != 3 || syntax.FunctionName(replaced) != "replace" ||
		replaced.Args[0].GetColumnRef() == nil || replaced.Args[1].GetAConst().GetSval().GetSval() != "." {
		return nil
	}
	return replaced.Args[0]
}

func castName(c *pg.TypeCast) string {
	names := c.GetTypeName().GetNames()
	if len(names) == 0 {
		return ""
	}
	return names[len(names)-1].GetString_().GetSval()
}

// nth phrases LIMIT 1 OFFSET n as an ordinal.
func (r *restater) nth(p slots, s *pg.SelectStmt) bool {
	limit, offset := s.LimitCount.GetAConst(), s.LimitOffset.GetAConst()
	first := s.LimitOffset == nil && len(s.SortClause) > 0
	if limit.GetIval().GetIval() != 1 || offset.GetIval().GetIval() < 1 && !first {
		return false
	}
	p["nth"] = r.ordinal(int(offset.GetIval().GetIval()) + 1)
	return true
}

// isPart reports whether an expression is a part of a date, which is phrased like a column.
func isPart(n *pg.Node) bool {
	f := n.GetFuncCall()
	if f == nil || len(f.Args) != 2 {
		return false
	}
	name := syntax.FunctionName(f)
	return name == "extract" && f.Args[1].GetColumnRef() != nil ||
		name == "to_char" && f.Args[0].GetColumnRef() != nil &&
			partFormats[strings.TrimSpace(f.Args[1].GetAConst().GetSval().GetSval())] != ""
}

var aggregates = map[string]string{"count": "count", "max": "max", "min": "min", "sum": "sum", "avg": "avg"}

// allAggregates reports whether all items are aggregates.
func allAggregates(targets []*pg.Node) bool {
	for _, t := range targets {
		if !aggregate(t.GetResTarget().GetVal()) {
			return false
		}
	}
	return len(targets) > 0
}

// aggregate reports whether an expression is an aggregate, or computed from aggregates.
func aggregate(n *pg.Node) bool {
	if e := n.GetAExpr(); e != nil {
		for _, rule := range []string{"ratio", "percent"} {
			if left, right, ok := shaped(rule, n); ok {
				return aggregate(left) && aggregate(right)
			}
		}
		return e.Kind == pg.A_Expr_Kind_AEXPR_OP && e.Lexpr != nil && aggregate(e.Lexpr) && aggregate(e.Rexpr)
	}
	if left, right, ok := shaped("gap", n); ok {
		return aggregate(left) && aggregate(right)
	}
	f := n.GetFuncCall()
	return f != nil && (aggregates[syntax.FunctionName(f)] != "" || syntax.FunctionName(f) == "percentile_cont") &&
		f.Over == nil
}
