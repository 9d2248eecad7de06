package sqlite

import (
	"fmt"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/suql/check"
	"github.com/ask-surely/surely/suql/syntax"
	"github.com/ask-surely/surely/suql/value"
)

// printCall prints a function call, or for a set-returning function in the select list, a reference to its joined list.
func (p *printer) printCall(n *pg.Node, f *pg.FuncCall, e *check.Expr) string {
	if e.Op == "cast" {
		return p.printExpr(f.Args[0])
	}
	if e.Func == nil {
		return p.reject(n, "%s is not supported", syntax.FunctionName(f))
	}
	if e.Func.ReturnsSet {
		if s := p.sets[p.c.Key(n)]; s != "" {
			return s
		}
	}
	return p.printRawCall(n)
}

// printRawCall prints a call, which for a set-returning function returns the list of its values.
func (p *printer) printRawCall(n *pg.Node) string {
	f, fn := n.GetFuncCall(), p.c.Expr(n).Func
	switch {
	case fn.ReadsText:
		return p.reject(n, "%s is evaluated by Surely and cannot be run", fn.Name)
	case fn.Aggregate || fn.Window:
		return p.printAggregate(n, f, fn)
	case fn.Name == "surely_row":
		args := make([]string, len(f.Args))
		for i, a := range f.Args {
			args[i] = p.jsonValue(a)
		}
		return "json_array(" + strings.Join(args, ", ") + ")"
	}
	args := make([]string, len(f.Args))
	for i, a := range f.Args {
		args[i] = p.printExpr(a)
		// concatenation prints booleans as their first letter
		if t := p.c.Expr(a); fn.TextArguments && t.Type.Kind == check.Bool && !t.Type.List {
			args[i] = "CASE " + p.printUncast(a, t) + " WHEN 1 THEN 't' WHEN 0 THEN 'f' END"
		}
	}
	switch {
	case fn.Name == syntax.OpenAt:
		return fmt.Sprintf("pg_open_at(%s, %s, %s)", args[0], args[1], quoteText(value.FormatStamp(p.c.Now)))
	case fn.SQLite == "":
		return p.reject(n, "%s is not supported here", fn.Name)
	}
	return p.isoPart(fn.Name, fillPattern(fn.SQLite, args, nil), f.Args, args)
}

// jsonValue prints an expression as a JSON value.
func (p *printer) jsonValue(n *pg.Node) string {
	t, s := p.c.Type(n), p.printExpr(n)
	switch {
	case t.List && t.Kind == check.Text:
		return "json(" + s + ")"
	case t.List:
		return s
	case t.Kind == check.Bool:
		return "CASE " + s + " WHEN 1 THEN json('true') WHEN 0 THEN json('false') END"
	case t.Kind == check.Timestamptz:
		return "(" + s + " || '+00')"
	}
	return s
}

// fillPattern inserts arguments, and calls of SQLite's aggregates, into a function's pattern.
func fillPattern(pattern string, args []string, aggregate func(name, inner string) string) string {
	var b strings.Builder
	for i := 0; i < len(pattern); i++ {
		switch c := pattern[i]; {
		case c == '$' && pattern[i+1] == '*':
			b.WriteString(strings.Join(args, ", "))
			i++
		case c == '$':
			if k := int(pattern[i+1] - '1'); k < len(args) {
				b.WriteString(args[k])
			}
			i++
		case c == '{':
			end := i + strings.IndexByte(pattern[i:], '}')
			b.WriteString(aggregate(pattern[i+1:end], ""))
			i = end
		default:
			b.WriteByte(c)
		}
	}
	return b.String()
}
