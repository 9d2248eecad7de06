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
	args := c.callArguments(f, argumentScope(f, overloads, s))
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
	if !c.isAllowed(n, f, fn, name, s) {
		return c.record(n, Expr{Type: bad})
	}
	return c.record(n, Expr{Type: c.castArguments(fn, args, types), Func: fn})
}

// argumentScope returns the scope of a call's arguments, which counts the aggregate and window calls around them.
func argumentScope(f *pg.FuncCall, overloads []*Function, s *scope) *scope {
	isAggregate, isWindow := false, f.Over != nil
	for _, fn := range overloads {
		isAggregate = isAggregate || fn.Aggregate
		isWindow = isWindow || fn.Window
	}
	inner := *s
	if isAggregate && f.Over == nil {
		inner.aggregateDepth++
	}
	if isWindow {
		inner.windowDepth++
	}
	return &inner
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

// isAllowed reports whether a call is allowed in the clause, and records it in the query.
func (c *checker) isAllowed(n *pg.Node, f *pg.FuncCall, fn *Function, name string, s *scope) bool {
	ok := false
	switch {
	case f.Over != nil:
		ok = c.isWindowAllowed(n, f, fn, name, s)
	case fn.Window:
		c.fail("42809", location(n), "window function %s requires an OVER clause", name)
	case fn.Aggregate:
		ok = c.isAggregateAllowed(n, f, s)
	default:
		ok = c.isPlainAllowed(n, f, fn, name, s)
	}
	if !ok || s.query == nil {
		return ok
	}
	switch {
	case f.Over != nil:
		s.query.HasWindows = true
	case fn.Aggregate:
		s.query.HasAggregates = true
	case fn.ReturnsSet && s.clause != "FROM":
		s.query.SetCalls = append(s.query.SetCalls, n)
	}
	return true
}

// The clauses in which calls of each kind are allowed.
var (
	windowClauses    = []string{"SELECT", "ORDER BY", "DISTINCT ON"}
	aggregateClauses = []string{"SELECT", "HAVING", "ORDER BY", "DISTINCT ON", "WINDOW"}
	setClauses       = []string{"SELECT", "FROM", "GROUP BY", "ORDER BY"}
)

// isWindowAllowed reports whether a call with OVER is allowed.
func (c *checker) isWindowAllowed(n *pg.Node, f *pg.FuncCall, fn *Function, name string, s *scope) bool {
	switch {
	case !fn.Aggregate && !fn.Window:
		c.fail("42809", location(n), "OVER specified, but %s is not a window function nor an aggregate function", name)
	case f.AggDistinct || len(f.AggOrder) > 0:
		c.fail(codeUnsupported, location(n), "DISTINCT and ORDER BY are not supported in a window function")
	case !slices.Contains(windowClauses, s.clause):
		c.fail("42P20", location(n), "window functions are not allowed in %s", s.clauseName())
	case s.windowDepth > 0:
		c.fail("42P20", location(n), "window function calls cannot be nested")
	case s.aggregateDepth > 0:
		c.fail(codeGrouping, location(n), "aggregate function calls cannot contain window function calls")
	default:
		return true
	}
	return false
}

// isAggregateAllowed reports whether an aggregate without OVER is allowed.
func (c *checker) isAggregateAllowed(n *pg.Node, f *pg.FuncCall, s *scope) bool {
	switch {
	case s.aggregateDepth > 0:
		c.fail(codeGrouping, location(n), "aggregate function calls cannot be nested")
	case !slices.Contains(aggregateClauses, s.clause):
		c.fail(codeGrouping, location(n), "aggregate functions are not allowed in %s", s.clauseName())
	case f.AggDistinct && !c.ordersByArguments(f):
		c.fail("42P10", startLocation(f.AggOrder[0].GetSortBy().Node),
			"in an aggregate with DISTINCT, ORDER BY expressions must appear in argument list")
	case c.isOuterAggregate(f, s):
		c.fail(codeUnsupported, location(n), "an aggregate over columns of an enclosing query is not supported")
	default:
		return true
	}
	return false
}

// isPlainAllowed reports whether a function computed row by row is allowed, including set-returning ones.
func (c *checker) isPlainAllowed(n *pg.Node, f *pg.FuncCall, fn *Function, name string, s *scope) bool {
	switch {
	case f.AggDistinct || f.AggFilter != nil || len(f.AggOrder) > 0:
		c.fail("42809", location(n), "DISTINCT, FILTER and ORDER BY need an aggregate function, which %s is not", name)
	case fn.ReturnsSet && !slices.Contains(setClauses, s.clause):
		c.fail(codeUnsupported, location(n), "set-returning functions are not allowed in %s", s.clauseName())
	case fn.ReturnsSet && s.aggregateDepth > 0:
		c.fail(codeUnsupported, location(n), "aggregate function calls cannot contain set-returning function calls")
	default:
		return true
	}
	return false
}

// clauseName returns the name of the clause that is being checked, for messages.
func (s *scope) clauseName() string {
	switch s.clause {
	case "":
		return "this place"
	case "JOIN/ON":
		return "JOIN conditions"
	}
	return s.clause
}

// ordersByArguments reports whether an aggregate is ordered only by its arguments.
func (c *checker) ordersByArguments(f *pg.FuncCall) bool {
	for _, o := range f.AggOrder {
		equals := func(a *pg.Node) bool { return c.key(a) == c.key(o.GetSortBy().Node) }
		if !slices.ContainsFunc(f.Args, equals) {
			return false
		}
	}
	return true
}

// isOuterAggregate reports whether all columns of an aggregate belong to enclosing queries, so that it is computed
// there.
func (c *checker) isOuterAggregate(f *pg.FuncCall, s *scope) bool {
	hasInner, hasOuter := false, false
	for _, a := range f.Args {
		syntax.WalkOwn(a, func(n *pg.Node) bool {
			if e := c.out.exprs[n]; e != nil && e.Ref != nil {
				if e.Ref.scope.query == s.query {
					hasInner = true
				} else {
					hasOuter = true
				}
			}
			return true
		})
	}
	return hasOuter && !hasInner
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

// bestOverload returns the first overload whose parameters match most of the argument types exactly, or nil if none
// accepts them. PostgreSQL's preferred types are first in the list.
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

// params returns the types of n arguments.
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
