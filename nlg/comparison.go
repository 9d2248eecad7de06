package nlg

import (
	"slices"
	"strings"
	"unicode"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/suql/syntax"
)

// conds phrases a condition in full; an OR beside other conditions is put in brackets.
func (r *restater) conds(n *pg.Node) string {
	b := n.GetBoolExpr()
	if b == nil {
		return r.cond(n)
	}
	switch b.Boolop {
	case pg.BoolExprType_AND_EXPR, pg.BoolExprType_OR_EXPR:
		var parts []string
		for _, a := range b.Args {
			parts = append(parts, r.grouped(a))
		}
		word := "and"
		if b.Boolop == pg.BoolExprType_OR_EXPR {
			word = "or"
		}
		return strings.Join(parts, " "+r.g.say(word, nil)+" ")
	}
	return r.cond(n)
}

// grouped phrases a condition that is one of several.
func (r *restater) grouped(n *pg.Node) string {
	if b := n.GetBoolExpr(); b != nil && b.Boolop != pg.BoolExprType_NOT_EXPR {
		return r.say("group", "cond", r.conds(n))
	}
	return r.cond(n)
}

var comparisons = map[string]string{"=": "eq", "<>": "ne", "!=": "ne", ">": "gt", ">=": "ge", "<": "lt", "<=": "le"}

// cond phrases one condition.
func (r *restater) cond(n *pg.Node) string {
	n = r.flagged(n)
	switch x := n.GetNode().(type) {
	case *pg.Node_BoolExpr:
		if x.BoolExpr.Boolop != pg.BoolExprType_NOT_EXPR {
			return r.say("group", "cond", r.conds(n))
		}
		return r.negated(x.BoolExpr.Args[0])
	case *pg.Node_NullTest:
		rule := "notnull"
		if x.NullTest.Nulltesttype == pg.NullTestType_IS_NULL {
			rule = "isnull"
		}
		return r.say(rule, "left", r.expr(x.NullTest.Arg), "is", r.is(x.NullTest.Arg))
	case *pg.Node_BooleanTest:
		if x.BooleanTest.Booltesttype == pg.BoolTestType_IS_TRUE {
			return r.say("istrue", "cond", r.conds(x.BooleanTest.Arg))
		}
		return r.sql(n)
	case *pg.Node_AExpr:
		return r.compare(n, x.AExpr)
	case *pg.Node_SubLink:
		return r.sublink(n, x.SubLink)
	case *pg.Node_FuncCall:
		if syntax.FunctionName(x.FuncCall) == syntax.OpenAt && len(x.FuncCall.Args) == 2 {
			if s := x.FuncCall.Args[1].GetAConst().GetSval(); s != nil {
				return r.say("open", "column", r.expr(x.FuncCall.Args[0]), "when", r.opening(s.Sval))
			}
		}
	}
	return r.say("truth", "expr", r.expr(n))
}

// flagged makes a comparison with true or false of a mere yes/no column; other conditions stay.
func (r *restater) flagged(n *pg.Node) *pg.Node {
	column, holds := n, true
	if b := n.GetBoolExpr(); b != nil && b.Boolop == pg.BoolExprType_NOT_EXPR {
		column, holds = b.Args[0], false
	}
	if c, ok := r.flagColumn(column); !ok || r.db.Table(c.Table).Column(c.Name).Type != schema.Boolean {
		return n
	}
	return pg.MakeAExprNode(pg.A_Expr_Kind_AEXPR_OP, []*pg.Node{pg.MakeStrNode("=")}, column,
		&pg.Node{Node: &pg.Node_AConst{AConst: &pg.A_Const{Val: &pg.A_Const_Boolval{
			Boolval: &pg.Boolean{Boolval: holds}}}}}, 0)
}

// negated phrases NOT.
func (r *restater) negated(n *pg.Node) string {
	if l := n.GetSubLink(); l != nil && l.Subselect.GetSelectStmt() != nil {
		switch {
		case l.SubLinkType == pg.SubLinkType_EXISTS_SUBLINK:
			return r.exists("notexists", l.Subselect.GetSelectStmt())
		case l.SubLinkType == pg.SubLinkType_ANY_SUBLINK && len(l.OperName) == 0:
			return r.say("notinsub", "left", r.expr(l.Testexpr), "is", r.is(l.Testexpr), "inner",
				r.body(l.Subselect.GetSelectStmt(), "inner"))
		}
	}
	if e := n.GetAExpr(); e != nil && e.Kind == pg.A_Expr_Kind_AEXPR_OP_ANY && opText(e) == "=" {
		return r.say("hasnot", "list", r.expr(e.Rexpr), "value", r.expr(e.Lexpr))
	}
	return r.say("not", "cond", r.conds(n))
}

// ownWords phrases comparisons that have a wording of their own.
func (r *restater) ownWords(e *pg.A_Expr) (string, bool) {
	if text, ok := r.says("says", e); ok {
		return text, true
	}
	if text, ok := r.within(e); ok {
		return text, true
	}
	return r.zero(e)
}

// zero phrases that a quantity is 0 or missing.
func (r *restater) zero(e *pg.A_Expr) (string, bool) {
	args := e.Lexpr.GetCoalesceExpr().GetArgs()
	if opText(e) != "=" || len(args) != 2 || !isZero(args[1]) || !isZero(e.Rexpr) {
		return "", false
	}
	return r.say("zero", "left", r.expr(args[0]), "is", r.is(args[0])), true
}

func (r *restater) compare(n *pg.Node, e *pg.A_Expr) string {
	op := opText(e)
	switch e.Kind {
	case pg.A_Expr_Kind_AEXPR_OP:
		if text, ok := r.ownWords(e); ok {
			return text
		}
		if c, holds, ok := r.flagOf(e); ok {
			return r.flagCond(e.Lexpr, c, holds)
		}
		if rule, ok := comparisons[op]; ok && e.Lexpr != nil {
			if dated := "date." + rule; r.isDate(e.Lexpr) && r.g.rules["re."+dated] != "" {
				rule = dated
			}
			return r.say(rule, "left", r.expr(e.Lexpr), "is", r.is(e.Lexpr), "right", r.measured(e.Lexpr, e.Rexpr))
		}
		switch op {
		case "&&":
			return r.overlap(e)
		case "@>":
			return r.say("contained", "left", r.expr(e.Lexpr), "right", r.expr(e.Rexpr))
		}
		if _, ok := r.arithmetic(e); ok {
			return r.say("truth", "expr", r.expr(n))
		}
	case pg.A_Expr_Kind_AEXPR_OP_ANY:
		if op == "=" {
			return r.say("has", "list", r.expr(e.Rexpr), "value", r.expr(e.Lexpr))
		}
	case pg.A_Expr_Kind_AEXPR_IN:
		rule := "in"
		if op == "<>" {
			rule = "notin"
		}
		args := r.exprs(e.Rexpr.GetList().GetItems())
		return r.say(rule, "left", r.expr(e.Lexpr), "is", r.is(e.Lexpr), "args", list(args, r.g.say("or", nil)),
			"nones", list(args, r.g.say("nor", nil)))
	case pg.A_Expr_Kind_AEXPR_BETWEEN, pg.A_Expr_Kind_AEXPR_NOT_BETWEEN:
		rule := "between"
		if e.Kind == pg.A_Expr_Kind_AEXPR_NOT_BETWEEN {
			rule = "notbetween"
		}
		if bounds := e.Rexpr.GetList().GetItems(); len(bounds) == 2 {
			return r.say(rule, "left", r.expr(e.Lexpr), "is", r.is(e.Lexpr), "low", r.measured(e.Lexpr, bounds[0]),
				"high", r.measured(e.Lexpr, bounds[1]))
		}
	case pg.A_Expr_Kind_AEXPR_LIKE, pg.A_Expr_Kind_AEXPR_ILIKE:
		return r.like(e, op)
	}
	return r.say("truth", "expr", r.sql(n))
}

// overlap phrases &&: two lists have an element in common.
func (r *restater) overlap(e *pg.A_Expr) string {
	if of := r.elementsOf(e.Rexpr); len(of) > 0 && r.g.rules["re.overlap.any"] != "" {
		return r.say("overlap.any", "left", r.expr(e.Lexpr), "args", list(of, r.g.say("or", nil)))
	}
	return r.say("overlap", "left", r.expr(e.Lexpr), "right", r.expr(e.Rexpr))
}

// measured phrases the value that a column or its aggregate is compared with: a number in the column's unit.
func (r *restater) measured(left, right *pg.Node) string {
	if f := left.GetFuncCall(); f != nil && len(f.Args) == 1 && slices.Contains([]string{"sum", "avg", "max", "min"},
		syntax.FunctionName(f)) {
		left = f.Args[0]
	}
	table, name, ok := r.column(left)
	t := r.db.Table(table)
	number := ""
	switch v := right.GetAConst().GetVal().(type) {
	case *pg.A_Const_Ival:
		number = itoa(int(v.Ival.Ival))
	case *pg.A_Const_Fval:
		number = v.Fval.Fval
	}
	if !ok || t == nil || t.Column(name) == nil || number == "" {
		return r.expr(right)
	}
	return r.amountOf(r.db, t.Column(name), number)
}

// is is the verb that agrees with an expression: the seats are, the price is.
func (r *restater) is(n *pg.Node) string { return r.verb("is", n) }

// verb is the form of a verb that agrees with an expression.
func (r *restater) verb(rule string, n *pg.Node) string {
	if label, _, ok := r.columnParts(n); ok {
		return r.g.say(rule+r.number(label), nil)
	}
	return r.g.say(rule+".one", nil)
}

// isDate reports whether an expression is a date column, or cast to a date.
func (r *restater) isDate(n *pg.Node) bool {
	if f := n.GetFuncCall(); f != nil && len(f.Args) == 2 && syntax.FunctionName(f) == "to_char" {
		return partFormats[f.Args[1].GetAConst().GetSval().GetSval()] == "day"
	}
	if c := n.GetTypeCast(); c != nil {
		names := c.TypeName.GetNames()
		return len(names) > 0 && names[len(names)-1].GetString_().GetSval() == "date"
	}
	table, name, ok := r.column(n)
	return ok && table != "" && !r.numbers[n] && r.class(r.db, query.Column{Table: table, Name: name},
		query.From{Tables: []string{table}}) == "date"
}

// like phrases LIKE; a pattern with % only at its ends means "contains", "begins with" or "ends with".
func (r *restater) like(e *pg.A_Expr, op string) string {
	rule := map[string]string{"~~": "like", "!~~": "notlike", "~~*": "ilike", "!~~*": "notilike"}[op]
	s := e.Rexpr.GetAConst().GetSval()
	if s == nil || op == "~~" || op == "!~~" {
		return r.say(rule, "left", r.expr(e.Lexpr), "right", r.expr(e.Rexpr))
	}
	core := strings.Trim(s.Sval, "%")
	if core != "" && !strings.ContainsAny(core, `%_\`) {
		left := r.expr(e.Lexpr)
		switch {
		case s.Sval == "%"+core+"%" && op == "~~*":
			return r.say("contains", "left", left, "contain", r.verb("contain", e.Lexpr), "text", r.quote(core))
		case s.Sval == "%"+core+"%":
			return r.say("notcontains", "left", left, "do", r.verb("do", e.Lexpr), "text", r.quote(core))
		case s.Sval == core+"%" && op == "~~*":
			return r.say("begins", "left", left, "text", r.quote(core))
		case s.Sval == "%"+core && op == "~~*":
			return r.say("ends", "left", left, "text", r.quote(core))
		}
	}
	return r.say(rule, "left", r.expr(e.Lexpr), "right", r.quote(s.Sval))
}

func (r *restater) sublink(n *pg.Node, l *pg.SubLink) string {
	s := l.Subselect.GetSelectStmt()
	if s == nil {
		return r.sql(n)
	}
	switch l.SubLinkType {
	case pg.SubLinkType_EXISTS_SUBLINK:
		return r.exists("exists", s)
	case pg.SubLinkType_ANY_SUBLINK:
		if len(l.OperName) == 0 && r.refers(l.Testexpr, s) {
			return r.say("insub.one", "left", r.expr(l.Testexpr), "is", r.is(l.Testexpr), "inner", r.body(s, "one"))
		}
		if len(l.OperName) == 0 {
			return r.say("insub", "left", r.expr(l.Testexpr), "is", r.is(l.Testexpr), "inner", r.body(s, "inner"))
		}
		return r.quantified("anysub", n, l, s)
	case pg.SubLinkType_ALL_SUBLINK:
		return r.quantified("allsub", n, l, s)
	case pg.SubLinkType_EXPR_SUBLINK:
		return r.say("truth", "expr", r.expr(n))
	}
	return r.sql(n)
}

// exists phrases EXISTS; the sub-query's select list does not matter.
func (r *restater) exists(rule string, s *pg.SelectStmt) string {
	one := len(s.TargetList) == 1 && len(s.GroupClause) == 0 && s.Op == pg.SetOperation_SETOP_NONE &&
		(isStar(s.TargetList[0].GetResTarget()) || s.TargetList[0].GetResTarget().GetVal().GetAConst() != nil)
	if one && r.g.rules["re."+rule+".one"] != "" {
		return r.say(rule+".one", "one", r.body(s, "one"))
	}
	return r.say(rule, "inner", r.body(s, "inner"))
}

// refers reports whether a column is a foreign key to what a sub-query selects, so that the rows can be named.
func (r *restater) refers(n *pg.Node, s *pg.SelectStmt) bool {
	table, name, ok := r.column(n)
	if !ok || len(s.TargetList) != 1 || len(s.FromClause) != 1 || s.LimitCount != nil ||
		len(s.GroupClause) > 0 {
		return false
	}
	fields := s.TargetList[0].GetResTarget().GetVal().GetColumnRef().GetFields()
	other := s.FromClause[0].GetRangeVar()
	if len(fields) == 0 || other == nil {
		return false
	}
	key := fields[len(fields)-1].GetString_().GetSval()
	return slices.ContainsFunc(r.db.ForeignKeys, func(k schema.ForeignKey) bool {
		return k.Table == table && strings.EqualFold(k.Column, name) && strings.EqualFold(k.RefTable, other.Relname) &&
			strings.EqualFold(k.RefColumn, key)
	})
}

func (r *restater) quantified(rule string, n *pg.Node, l *pg.SubLink, s *pg.SelectStmt) string {
	op := comparisons[l.OperName[len(l.OperName)-1].GetString_().GetSval()]
	if op == "" {
		return r.say("truth", "expr", r.sql(n))
	}
	return r.say(rule, "left", r.expr(l.Testexpr), "op", r.say("op."+op), "inner", r.body(s, "inner"))
}

// says phrases an answer compared with Yes, No or "no information" as what the texts say.
func (r *restater) says(form string, e *pg.A_Expr) (string, bool) {
	c, ok := syntax.TextCall(e.Lexpr)
	if !ok || c.Name != syntax.Answer || opText(e) != "=" || c.Text.GetColumnRef() == nil {
		return "", false
	}
	question, value := c.Question.GetAConst().GetSval(), e.Rexpr.GetAConst().GetSval()
	if question == nil || value == nil {
		return "", false
	}
	rule := map[string]string{strings.ToLower(verdict.Yes): "yes", strings.ToLower(verdict.No): "no",
		verdict.NoInformation: "unknown"}[strings.ToLower(value.Sval)]
	column, _, _ := r.columnParts(c.Text)
	s := slots{}
	r.told(s, question.Sval, column, rule == "yes")
	if rule == "" || s["statement"] == "" || r.g.rules["re."+form+"."+rule] == "" {
		return "", false
	}
	if form != "post.says" {
		column = r.expr(c.Text)
	}
	return r.say(form+"."+rule, "column", column, "statement", s["statement"], "say", s["say"], "deny", s["deny"], "do",
		s["do"]), true
}

func isLetter(c rune) bool { return unicode.IsLetter(c) }
