package nlg

import (
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/schema"
	"github.com/ask-surely/surely/suql/syntax"
)

// figure says the calculations that the house prints itself: ratios and percentages that are nothing of nothing, days
// between two dates. They have shorter words than the arithmetic they are made of.
func (r *restater) figure(e *pg.A_Expr) (string, bool) {
	if left, right, ok := daysApart(e); ok {
		return r.say("apart", "left", r.expr(left), "right", r.expr(right)), true
	}
	if left, right, ok := hoursApart(e); ok {
		return r.say("elapsed", "left", r.expr(left), "right", r.expr(right)), true
	}
	if left, by, ok := converted(e); ok {
		return r.say("divided", "left", r.expr(left), "right", r.expr(by)), true
	}
	factor, left, right, ok := fraction(e)
	if !ok {
		return "", false
	}
	rule := "ratio"
	if factor == "100.0" {
		rule = "percent"
	}
	return r.say(rule, "left", r.expr(left), "right", r.expr(right)), true
}

// fraction takes F * left / nullif(right, 0) apart, where F is 1.0 or 100.0.
func fraction(e *pg.A_Expr) (factor string, left, right *pg.Node, ok bool) {
	times, by := e.Lexpr.GetAExpr(), e.Rexpr.GetAExpr()
	if e.Kind != pg.A_Expr_Kind_AEXPR_OP || opText(e) != "/" || times == nil || times.Kind != pg.A_Expr_Kind_AEXPR_OP ||
		opText(times) != "*" ||
		by.GetKind() != pg.A_Expr_Kind_AEXPR_NULLIF || by.Rexpr.GetAConst() == nil ||
		by.Rexpr.GetAConst().GetIval().GetIval() != 0 {
		return "", nil, nil, false
	}
	factor = times.Lexpr.GetAConst().GetFval().GetFval()
	return factor, times.Rexpr, by.Lexpr, factor == "1.0" || factor == "100.0"
}

// converted takes 1.0 * left / N apart: another unit of the same.
func converted(e *pg.A_Expr) (left, by *pg.Node, ok bool) {
	times := e.Lexpr.GetAExpr()
	if e.Kind != pg.A_Expr_Kind_AEXPR_OP || opText(e) != "/" || times == nil || times.Kind != pg.A_Expr_Kind_AEXPR_OP ||
		opText(times) != "*" ||
		e.Rexpr.GetAConst() == nil || times.Lexpr.GetAConst().GetFval().GetFval() != "1.0" {
		return nil, nil, false
	}
	return times.Rexpr, e.Rexpr, true
}

// share returns the condition of what is counted where a percentage is one of all rows.
func share(n *pg.Node) *pg.Node {
	e := n.GetAExpr()
	if e == nil {
		return nil
	}
	factor, left, right, ok := fraction(e)
	f := left.GetFuncCall()
	if !ok || factor != "100.0" || f == nil || !isCountAll(right) || !f.AggStar || f.Over != nil ||
		syntax.FunctionName(f) != "count" {
		return nil
	}
	return f.AggFilter
}

// daysApart returns the dates of a::date - b::date.
func daysApart(e *pg.A_Expr) (left, right *pg.Node, ok bool) {
	a, b := e.Lexpr.GetTypeCast(), e.Rexpr.GetTypeCast()
	if e.Kind != pg.A_Expr_Kind_AEXPR_OP || opText(e) != "-" || !toDate(a) || !toDate(b) {
		return nil, nil, false
	}
	return a.Arg, b.Arg, true
}

// hoursApart returns the moments of extract(epoch from a - b) / 3600.
func hoursApart(e *pg.A_Expr) (left, right *pg.Node, ok bool) {
	f := e.Lexpr.GetFuncCall()
	if e.Kind != pg.A_Expr_Kind_AEXPR_OP || opText(e) != "/" || f == nil || len(f.Args) != 2 ||
		syntax.FunctionName(f) != "extract" || f.Args[0].GetAConst().GetSval().GetSval() != "epoch" ||
		e.Rexpr.GetAConst().GetIval().GetIval() != 3600 {
		return nil, nil, false
	}
	between := f.Args[1].GetAExpr()
	if between == nil || between.Kind != pg.A_Expr_Kind_AEXPR_OP || opText(between) != "-" || between.Lexpr == nil {
		return nil, nil, false
	}
	return between.Lexpr, between.Rexpr, true
}

func toDate(c *pg.TypeCast) bool {
	return castName(c) == "date" && len(c.TypeName.GetArrayBounds()) == 0
}

// datePart says an age, or a part of a date as the house prints it; the formats are those of query.Part.
func (r *restater) datePart(f *pg.FuncCall) (string, bool) {
	if of := aged(f); of != nil {
		return r.say("age", "expr", r.expr(of)), true
	}
	if len(f.Args) != 2 {
		return "", false
	}
	switch syntax.FunctionName(f) {
	case "extract":
		if field := f.Args[0].GetAConst().GetSval(); field != nil {
			return r.say("extract", "field", field.Sval, "expr", r.expr(f.Args[1])), true
		}
	case "to_char":
		if part := partFormats[f.Args[1].GetAConst().GetSval().GetSval()]; part != "" {
			return r.say("part."+part, "expr", r.expr(f.Args[0])), true
		}
	}
	return "", false
}

var partFormats = map[string]string{`YYYY-"Q"Q`: "quarter", "YYYY-MM": "month", "YYYY-MM-DD": "day",
	"FMMonth": "monthof", "FMDay": "weekday"}

// numbersInTexts puts the column in the place of each expression that finds the number in a column's text, as
// query.InText prints it, and returns these places: nobody speaks of "the number in the attendance".
func numbersInTexts(root *pg.Node) map[*pg.Node]bool {
	found := map[*pg.Node]bool{}
	syntax.Walk(root, func(n *pg.Node) bool {
		if column := numberInText(n); column != nil {
			n.Node = column.Node
			found[n] = true
		}
		if c := n.GetTypeCast(); castName(c) == "timestamp" {
			if column := dateInText(c.Arg); column != nil {
				n.Node = column.Node // a date that is kept as text is a date
			}
		}
		return true
	})
	return found
}

// numberInText returns the column of substring(replace(column, ',', ”) from pattern)::numeric.
func numberInText(n *pg.Node) *pg.Node {
	found := n.GetTypeCast().GetArg().GetFuncCall()
	if found == nil || castName(n.GetTypeCast()) != "numeric" || len(found.Args) != 2 ||
		syntax.FunctionName(found) != "substring" ||
		found.Args[1].GetAConst().GetSval().GetSval() != schema.FirstNumber {
		return nil
	}
	replaced := found.Args[0].GetFuncCall()
	if replaced == nil || len(replaced.Args) != 3 || syntax.FunctionName(replaced) != "replace" ||
		replaced.Args[0].GetColumnRef() == nil ||
		replaced.Args[1].GetAConst().GetSval().GetSval() != "," {
		return nil
	}
	return replaced.Args[0]
}

// dateInText returns the column of which a text is read as a date, as query.Column.Dated prints it.
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

// nth says that one row alone is shown, and which.
func (r *restater) nth(p slots, s *pg.SelectStmt) bool {
	limit, offset := s.LimitCount.GetAConst(), s.LimitOffset.GetAConst()
	first := s.LimitOffset == nil && len(s.SortClause) > 0
	if limit.GetIval().GetIval() != 1 || offset.GetIval().GetIval() < 1 && !first ||
		s.LimitOption == pg.LimitOption_LIMIT_OPTION_WITH_TIES {
		return false
	}
	p["nth"] = r.ordinal(int(offset.GetIval().GetIval()) + 1)
	return true
}

// isPart reports whether an expression is a part of a date, which can be said like a column.
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

// linkedPost says behind the noun that a row's key stands in another table, or in none of its rows: customers without
// any orders. It serves a single table and the only key that another table has of it, so that the phrase leads back.
func (r *restater) linkedPost(n *pg.Node) (string, bool) {
	rule, l := "post.with", n.GetSubLink()
	if b := n.GetBoolExpr(); b != nil && b.Boolop == pg.BoolExprType_NOT_EXPR && len(b.Args) == 1 {
		rule, l = "post.without", b.Args[0].GetSubLink()
	}
	inner := r.inner()
	if l == nil || l.SubLinkType != pg.SubLinkType_ANY_SUBLINK || len(l.OperName) > 0 || len(inner) != 1 ||
		inner[0].shown {
		return "", false
	}
	of, key, ok := r.column(l.Testexpr)
	table, column := wholeColumn(l.Subselect.GetSelectStmt())
	if !ok || column == "" || strings.EqualFold(table, of) {
		return "", false
	}
	ways, found := 0, false
	for _, k := range r.db.ForeignKeys {
		if strings.EqualFold(k.Table, table) && strings.EqualFold(k.RefTable, of) {
			ways++
			found = found || strings.EqualFold(k.Column, column) && strings.EqualFold(k.RefColumn, key)
		}
	}
	if !found || ways != 1 {
		return "", false
	}
	return r.say(rule, "rows", r.tableName(table)), true
}

// wholeColumn names the column that a SELECT gives all of, and its table; the column is empty for anything else.
func wholeColumn(s *pg.SelectStmt) (table, column string) {
	if !short(s) || s.WhereClause != nil || len(s.DistinctClause) > 0 || s.WithClause != nil ||
		s.Op != pg.SetOperation_SETOP_NONE || len(s.FromClause) != 1 {
		return "", ""
	}
	t, target := s.FromClause[0].GetRangeVar(), s.TargetList[0].GetResTarget()
	if t == nil || t.Alias != nil || target.Name != "" {
		return "", ""
	}
	return t.Relname, lastField(target.GetVal())
}

// lastField is the name of a column, whatever table stands in front; empty for anything else.
func lastField(n *pg.Node) string {
	f := n.GetColumnRef().GetFields()
	if len(f) == 0 {
		return ""
	}
	return f[len(f)-1].GetString_().GetSval()
}

// aged takes extract(year from age(current_date, date)) apart: the age of what began on a date.
func aged(f *pg.FuncCall) *pg.Node {
	if len(f.Args) != 2 || syntax.FunctionName(f) != "extract" || f.Args[0].GetAConst().GetSval().GetSval() != "year" {
		return nil
	}
	age := f.Args[1].GetFuncCall()
	if age == nil || len(age.Args) != 2 || syntax.FunctionName(age) != "age" ||
		age.Args[0].GetSqlvalueFunction().GetOp() != pg.SQLValueFunctionOp_SVFOP_CURRENT_DATE {
		return nil
	}
	return age.Args[1]
}
