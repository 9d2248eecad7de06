package check

import (
	"slices"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/syntax"
)

// checkCall checks a function call: its arguments, the overload, and whether it is allowed in the clause.
func (c *checker) checkCall(n *pg.Node, f *pg.FuncCall, s *scope) Type {
	bad := Type{Kind: Bad}
	name := syntax.FunctionName(f)
	switch {
	case name == "now" && len(f.Args) == 0:
		return c.expr(c.clockCast(n, Timestamptz), s)
	case name == "age" && len(f.Args) == 1: // age(x) counts from the last midnight
		f.Args = append([]*pg.Node{c.clockCast(&pg.Node{}, Date)}, f.Args...)
	}
	overloads := functionsByName[name]
	if len(overloads) > 0 && overloads[0].Internal && !c.text.IsDerived {
		overloads = nil
	}
	args := c.callArguments(f, s)
	types := make([]Type, len(args))
	for i, a := range args {
		types[i] = c.typeOf(operand{n: a})
		if types[i].Kind == Bad {
			return c.record(n, Expr{Type: bad})
		}
	}
	if kind, ok := castNames[name]; ok && len(overloads) == 0 && len(args) == 1 { // date(x) is a cast
		t := Type{Kind: kind}
		if c.cast(args[0], t) {
			return c.record(n, Expr{Type: t, Op: "cast"})
		}
	}
	fn := c.findOverload(n, f, overloads, types)
	if fn == nil {
		return c.record(n, Expr{Type: bad})
	}
	if !c.isAllowed(n, f, fn, s) {
		return c.record(n, Expr{Type: bad})
	}
	if fn.Aggregate && f.Over == nil && c.isOuterAggregate(f, s) {
		c.fail(codeUnsupported, location(n), "an aggregate over columns of an enclosing query is not supported")
		return c.record(n, Expr{Type: bad})
	}
	return c.record(n, Expr{Type: c.castArguments(fn, args, types), Func: fn})
}

// callArguments checks and returns a call's arguments, including those of WITHIN GROUP.
func (c *checker) callArguments(f *pg.FuncCall, s *scope) []*pg.Node {
	args := append([]*pg.Node(nil), f.Args...)
	c.checkAll(args, s)
	for _, o := range f.AggOrder {
		sort := o.GetSortBy()
		c.expr(sort.Node, s)
		c.castLiteralToText(sort.Node)
		if f.AggWithinGroup {
			args = append(args, sort.Node)
		}
	}
	if f.AggFilter != nil {
		c.checkCondition(f.AggFilter, s, "FILTER")
	}
	if f.Over != nil {
		c.windowDef(f.Over, s)
	}
	return args
}

// findOverload returns the overload for argument types, or nil after reporting an error.
func (c *checker) findOverload(n *pg.Node, f *pg.FuncCall, overloads []*Function, types []Type) *Function {
	if len(overloads) == 0 {
		hint := suggestName(syntax.FunctionName(f), functionNames)
		c.failHint(codeNoFunction, location(n), hint, "function %s does not exist", signature(f, types))
		return nil
	}
	if f.AggStar {
		types = nil
	}
	fn := bestOverload(overloads, types, f.AggStar, f.AggWithinGroup)
	switch {
	case fn == nil:
		hint := "no function matches the given name and argument types"
		c.failHint(codeNoFunction, location(n), hint, "function %s does not exist", signature(f, types))
	case fn.PostgresOnly && c.requirePostgres(n, signature(f, types)).Kind == Bad:
		return nil
	}
	return fn
}

func signature(f *pg.FuncCall, types []Type) string {
	name := syntax.FunctionName(f)
	if len(f.Funcname) > 1 {
		name = "pg_catalog." + name
	}
	names := make([]string, len(types))
	for i, t := range types {
		names[i] = t.String()
	}
	return name + "(" + strings.Join(names, ", ") + ")"
}

// isOuterAggregate reports whether all columns of an aggregate belong to enclosing queries, which would compute it.
func (c *checker) isOuterAggregate(f *pg.FuncCall, s *scope) bool {
	hasInner, hasOuter := false, false
	for _, a := range f.Args {
		syntax.WalkOwn(a, func(n *pg.Node) bool {
			if e := c.out.exprs[n]; e != nil && e.Ref != nil {
				isInner := e.Ref.scope.query == s.query
				hasInner, hasOuter = hasInner || isInner, hasOuter || !isInner
			}
			return true
		})
	}
	return hasOuter && !hasInner
}

// setClauses are the clauses in which calls of set-returning functions are allowed; rowClauses are those in which
// aggregates and window functions are not.
var (
	setClauses = []string{"SELECT", "FROM", "GROUP BY", "ORDER BY"}
	rowClauses = []string{"WHERE", "LIMIT", "OFFSET"}
)

// isAllowed reports whether a call is allowed in the clause, and records it in the query. The databases themselves
// report aggregates and window functions in other wrong places.
func (c *checker) isAllowed(n *pg.Node, f *pg.FuncCall, fn *Function, s *scope) bool {
	isRowClause := slices.Contains(rowClauses, s.clause)
	switch {
	case !c.hasRightForm(n, f, fn):
		return false
	case fn.ReturnsSet && !slices.Contains(setClauses, s.clause):
		c.fail(codeUnsupported, location(n), "set-returning functions are not allowed in %s", s.clause)
		return false
	case f.Over != nil && isRowClause:
		c.fail("42P20", location(n), "window functions are not allowed in %s", s.clause)
		return false
	case fn.Aggregate && f.Over == nil && isRowClause:
		c.fail(codeGrouping, location(n), "aggregate functions are not allowed in %s", s.clause)
		return false
	case s.query == nil:
	case f.Over != nil:
		s.query.HasWindows = true
	case fn.Aggregate:
		s.query.HasAggregates = true
	case fn.ReturnsSet && s.clause != "FROM":
		s.query.SetCalls = append(s.query.SetCalls, n)
	}
	return true
}

// hasRightForm reports whether a call has OVER, DISTINCT, FILTER and ORDER BY only where its function allows them.
func (c *checker) hasRightForm(n *pg.Node, f *pg.FuncCall, fn *Function) bool {
	isPlain := !fn.Window && !fn.Aggregate
	switch {
	case fn.Window && f.Over == nil:
		c.fail("42809", location(n), "window function %s requires an OVER clause", fn.Name)
	case f.Over != nil && isPlain:
		c.fail("42809", location(n), "OVER specified, but %s is not a window function nor an aggregate function", fn.Name)
	case f.Over != nil && (f.AggDistinct || len(f.AggOrder) > 0):
		c.fail(codeUnsupported, location(n), "DISTINCT and ORDER BY are not supported in a window function")
	case f.Over == nil && isPlain && (f.AggDistinct || f.AggFilter != nil || len(f.AggOrder) > 0):
		c.fail("42809", location(n), "DISTINCT, FILTER and ORDER BY need an aggregate function, which %s is not", fn.Name)
	default:
		return true
	}
	return false
}

// castArguments casts the arguments to the parameter types and returns the result type.
func (c *checker) castArguments(fn *Function, args []*pg.Node, types []Type) Type {
	var elem Type // the type that anyelement and anyarray stand for
	var poly []*pg.Node
	for i, p := range fn.params(len(args)) {
		switch p.Kind {
		case anyElement:
			poly = append(poly, args[i])
		case anyList:
			if t := types[i]; t.List {
				elem = t.Elem()
			} else {
				elem = Type{Kind: Text}
				c.coerce(args[i], Type{Kind: Text, List: true})
			}
		case anyKind:
			if fn.TextArguments {
				if e := c.out.exprs[args[i]]; e.result().isUnknown() {
					c.coerce(args[i], Type{Kind: Text})
				} else if !e.result().is(Text) {
					e.CastTo = Type{Kind: Text}
				}
			} else {
				c.castLiteralToText(args[i])
			}
		default:
			c.coerce(args[i], p)
		}
	}
	if elem.Kind != Bad {
		for _, a := range poly {
			c.coerce(a, elem)
		}
	} else if len(poly) > 0 {
		elem = c.castToCommon(poly, fn.Name)
	}
	result := fn.Result
	switch result.Kind {
	case anyElement:
		return elem
	case anyList:
		return Type{Kind: elem.Kind, List: true}
	}
	return result
}

// bestOverload returns the first of the overloads whose parameters match the most argument types exactly, or nil if no
// overload accepts the arguments. PostgreSQL's preferred types are first in the list.
func bestOverload(overloads []*Function, types []Type, star, within bool) (found *Function) {
	bestCount := -1
	for _, f := range overloads {
		if !f.accepts(types) || f.TakesStar != star || f.WithinGroup != within {
			continue
		}
		exact := 0
		for i, p := range f.params(len(types)) {
			exact += boolToInt(p.Same(types[i]))
		}
		if exact > bestCount {
			found, bestCount = f, exact
		}
	}
	return found
}

func boolToInt(b bool) int {
	if b {
		return 1
	}
	return 0
}

func (f *Function) accepts(types []Type) bool {
	if len(types) < len(f.Args)-boolToInt(f.Variadic) || len(types) > len(f.Args) && !f.Variadic {
		return false
	}
	for i, p := range f.params(len(types)) {
		t := types[i]
		switch p.Kind {
		case anyKind, anyElement:
			if t.List && f.RejectsLists || f.NeedsOrder && (t.is(Bool) || t.is(Other)) {
				return false
			}
		case anyList:
			if !t.List && !t.isUnknown() && !t.is(Other) {
				return false
			}
		default:
			if !castsImplicitly(t, p) {
				return false
			}
		}
	}
	return true
}

// params returns the types of the parameters for n arguments.
func (f *Function) params(n int) []Type {
	if !f.Variadic {
		return f.Args
	}
	out := append([]Type(nil), f.Args[:len(f.Args)-1]...)
	for len(out) < n {
		out = append(out, f.Args[len(f.Args)-1])
	}
	return out[:n]
}
