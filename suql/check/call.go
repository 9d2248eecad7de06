package check

import (
	"slices"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/syntax"
)

// call checks a function call: its arguments, which function it is, and whether it is allowed here.
func (c *checker) call(n *pg.Node, f *pg.FuncCall, s *scope) Type {
	bad := Type{Kind: Bad}
	name := syntax.FunctionName(f)
	switch {
	case name == "now" && len(f.Args) == 0:
		return c.expr(c.clock(n, Timestamptz), s)
	case name == "age" && len(f.Args) == 1: // age(x) counts from the last midnight
		f.Args = append([]*pg.Node{c.clock(&pg.Node{}, Date)}, f.Args...)
	}
	overloads := functions[name]
	if len(overloads) > 0 && overloads[0].Internal && !c.text.Derived {
		overloads = nil
	}
	args := c.callArguments(f, argumentScope(f, overloads, s))
	types := make([]Type, len(args))
	for i, a := range args {
		types[i] = c.typeOf(operand{n: a})
		if types[i].Kind == Bad {
			return c.set(n, Expr{Type: bad})
		}
	}
	if kind, ok := castNames[name]; ok && len(overloads) == 0 && len(args) == 1 { // date(x) is a cast
		t := Type{Kind: kind}
		if c.cast(args[0], t) {
			return c.set(n, Expr{Type: t, Op: "cast"})
		}
	}
	fn := c.overload(n, f, overloads, types)
	if fn == nil {
		return c.set(n, Expr{Type: bad})
	}
	if !c.allowed(n, f, fn, name, s) {
		return c.set(n, Expr{Type: bad})
	}
	return c.set(n, Expr{Type: c.arguments(fn, args, types), Func: fn})
}

// argumentScope returns the scope of a call's arguments, which records that they are inside an aggregate or window
// call.
func argumentScope(f *pg.FuncCall, overloads []*Function, s *scope) *scope {
	aggregate, window := false, f.Over != nil
	for _, fn := range overloads {
		aggregate = aggregate || fn.Aggregate
		window = window || fn.Window
	}
	inner := *s
	if aggregate && f.Over == nil {
		inner.inAgg++
	}
	if window {
		inner.inWin++
	}
	return &inner
}

// callArguments checks and returns a call's arguments, including those of WITHIN GROUP.
func (c *checker) callArguments(f *pg.FuncCall, s *scope) []*pg.Node {
	args := append([]*pg.Node(nil), f.Args...)
	c.exprs(args, s)
	for _, o := range f.AggOrder {
		sort := o.GetSortBy()
		c.expr(sort.Node, s)
		c.castUntyped(sort.Node)
		if f.AggWithinGroup {
			args = append(args, sort.Node)
		}
	}
	if f.AggFilter != nil {
		c.boolean(f.AggFilter, s, "FILTER")
	}
	if f.Over != nil {
		c.windowDef(f.Over, s)
	}
	return args
}

// overload returns the function for arguments of these types, or nil after reporting an error.
func (c *checker) overload(n *pg.Node, f *pg.FuncCall, overloads []*Function, types []Type) *Function {
	if len(overloads) == 0 {
		hint := suggestion(syntax.FunctionName(f), functionNames)
		c.failHint(codeNoFunction, at(n), hint, "function %s does not exist", signature(f, types))
		return nil
	}
	if f.AggStar {
		types = nil
	}
	fn := resolve(overloads, types, f.AggStar, f.AggWithinGroup)
	switch {
	case fn == nil:
		hint := "no function matches the given name and argument types"
		c.failHint(codeNoFunction, at(n), hint, "function %s does not exist", signature(f, types))
	case fn.PostgresOnly && c.postgresOnly(n, signature(f, types)).Kind == Bad:
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

// allowed reports whether a function of this kind is allowed in this clause, and records its use in the query.
func (c *checker) allowed(n *pg.Node, f *pg.FuncCall, fn *Function, name string, s *scope) bool {
	ok := false
	switch {
	case f.Over != nil:
		ok = c.windowAllowed(n, f, fn, name, s)
	case fn.Window:
		c.fail("42809", at(n), "window function %s requires an OVER clause", name)
	case fn.Aggregate:
		ok = c.aggregateAllowed(n, f, s)
	default:
		ok = c.plainAllowed(n, f, fn, name, s)
	}
	if !ok || s.query == nil {
		return ok
	}
	switch {
	case f.Over != nil:
		s.query.Windows = true
	case fn.Aggregate:
		s.query.Aggregate = true
	case fn.Set && s.clause != "FROM":
		s.query.Sets = append(s.query.Sets, n)
	}
	return true
}

// The clauses in which calls of each kind are allowed.
var (
	windowClauses    = []string{"SELECT", "ORDER BY", "DISTINCT ON"}
	aggregateClauses = []string{"SELECT", "HAVING", "ORDER BY", "DISTINCT ON", "WINDOW"}
	setClauses       = []string{"SELECT", "FROM", "GROUP BY", "ORDER BY"}
)

// windowAllowed is allowed for a call with OVER.
func (c *checker) windowAllowed(n *pg.Node, f *pg.FuncCall, fn *Function, name string, s *scope) bool {
	switch {
	case !fn.Aggregate && !fn.Window:
		c.fail("42809", at(n), "OVER specified, but %s is not a window function nor an aggregate function", name)
	case f.AggDistinct || len(f.AggOrder) > 0:
		c.fail(codeUnsupported, at(n), "DISTINCT and ORDER BY are not supported in a window function")
	case !slices.Contains(windowClauses, s.clause):
		c.fail("42P20", at(n), "window functions are not allowed in %s", s.clauseName())
	case s.inWin > 0:
		c.fail("42P20", at(n), "window function calls cannot be nested")
	case s.inAgg > 0:
		c.fail(codeGrouping, at(n), "aggregate function calls cannot contain window function calls")
	default:
		return true
	}
	return false
}

// aggregateAllowed is allowed for an aggregate without OVER.
func (c *checker) aggregateAllowed(n *pg.Node, f *pg.FuncCall, s *scope) bool {
	switch {
	case s.inAgg > 0:
		c.fail(codeGrouping, at(n), "aggregate function calls cannot be nested")
	case !slices.Contains(aggregateClauses, s.clause):
		c.fail(codeGrouping, at(n), "aggregate functions are not allowed in %s", s.clauseName())
	case f.AggDistinct && !c.ordersByArguments(f):
		c.fail("42P10", startOf(f.AggOrder[0].GetSortBy().Node),
			"in an aggregate with DISTINCT, ORDER BY expressions must appear in argument list")
	case c.outerAggregate(f, s):
		c.fail(codeUnsupported, at(n), "an aggregate over columns of an enclosing query is not supported")
	default:
		return true
	}
	return false
}

// plainAllowed is allowed for a function computed row by row, including set-returning ones.
func (c *checker) plainAllowed(n *pg.Node, f *pg.FuncCall, fn *Function, name string, s *scope) bool {
	switch {
	case f.AggDistinct || f.AggFilter != nil || len(f.AggOrder) > 0:
		c.fail("42809", at(n), "DISTINCT, FILTER and ORDER BY need an aggregate function, which %s is not", name)
	case fn.Set && !slices.Contains(setClauses, s.clause):
		c.fail(codeUnsupported, at(n), "set-returning functions are not allowed in %s", s.clauseName())
	case fn.Set && s.inAgg > 0:
		c.fail(codeUnsupported, at(n), "aggregate function calls cannot contain set-returning function calls")
	default:
		return true
	}
	return false
}

// clauseName names the clause that is being checked, for messages.
func (s *scope) clauseName() string {
	switch s.clause {
	case "":
		return "this place"
	case "JOIN/ON":
		return "JOIN conditions"
	}
	return s.clause
}

// ordersByArguments reports whether an aggregate is ordered by nothing but its arguments.
func (c *checker) ordersByArguments(f *pg.FuncCall) bool {
	for _, o := range f.AggOrder {
		same := func(a *pg.Node) bool { return c.key(a) == c.key(o.GetSortBy().Node) }
		if !slices.ContainsFunc(f.Args, same) {
			return false
		}
	}
	return true
}

// outerAggregate reports whether all columns of an aggregate belong to enclosing queries, which makes it theirs.
func (c *checker) outerAggregate(f *pg.FuncCall, s *scope) bool {
	inner, outer := false, false
	for _, a := range f.Args {
		walkLevel(a, func(n *pg.Node) bool {
			if e := c.out.exprs[n]; e != nil && e.Ref != nil {
				if e.Ref.scope.query == s.query {
					inner = true
				} else {
					outer = true
				}
			}
			return true
		})
	}
	return outer && !inner
}

// arguments casts the arguments to the parameter types and returns the result type.
func (c *checker) arguments(fn *Function, args []*pg.Node, types []Type) Type {
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
				if e := c.out.exprs[args[i]]; e.result().unknown() {
					c.coerce(args[i], Type{Kind: Text})
				} else if !e.result().is(Text) {
					e.As = Type{Kind: Text}
				}
			} else {
				c.castUntyped(args[i])
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
		elem = c.unify(poly, fn.Name)
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

// resolve returns the overload whose parameters match most of the argument types exactly, the first such one in the
// list, where PostgreSQL's preferred types come first; nil if none accepts them.
func resolve(overloads []*Function, types []Type, star, within bool) (found *Function) {
	most := -1
	for _, f := range overloads {
		if !f.takes(types) || f.Star != star || f.Within != within {
			continue
		}
		exact := 0
		for i, p := range f.params(len(types)) {
			exact += b2i(p.Same(types[i]))
		}
		if exact > most {
			found, most = f, exact
		}
	}
	return found
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

func (f *Function) takes(types []Type) bool {
	if len(types) < len(f.Args)-b2i(f.Variadic) || len(types) > len(f.Args) && !f.Variadic {
		return false
	}
	for i, p := range f.params(len(types)) {
		t := types[i]
		switch p.Kind {
		case anyKind, anyElement:
			if t.List && f.Scalar || f.Ordered && (t.is(Bool) || t.is(Other)) {
				return false
			}
		case anyList:
			if !t.List && !t.unknown() && !t.is(Other) {
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
