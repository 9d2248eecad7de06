package sqlite

import (
	"fmt"
	"strconv"
	"strings"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/check"
	"github.com/ask-surely/surely/suql/syntax"
)

// call prints a function call; a set-returning one becomes a reference to a joined list.
func (p *printer) call(n *pg.Node, f *pg.FuncCall, e *check.Expr) string {
	if e.Op == "cast" {
		return p.expr(f.Args[0])
	}
	if e.Func == nil {
		return p.refuse(n, "%s is not supported", syntax.FunctionName(f))
	}
	if e.Func.Set {
		if s := p.sets[p.c.Key(n)]; s != "" {
			return s
		}
	}
	return p.rawCall(n)
}

// rawCall prints the call itself: for a set-returning function, the list of its values.
func (p *printer) rawCall(n *pg.Node) string {
	f, fn := n.GetFuncCall(), p.c.Expr(n).Func
	switch {
	case fn.Text:
		return p.refuse(n, "%s is decided by the engine and cannot be run", fn.Name)
	case fn.Aggregate || fn.Window:
		return p.aggregate(n, f, fn)
	}
	switch fn.Name {
	case "array_to_string":
		null := "NULL"
		if len(f.Args) > 2 {
			null = p.expr(f.Args[2])
		}
		kind := p.c.Type(f.Args[0]).Kind.Word()
		return fmt.Sprintf("pg_array_to_string(%s, %s, %s, %s)", text(kind), p.expr(f.Args[0]), p.expr(f.Args[1]), null)
	case "surely_row":
		args := make([]string, len(f.Args))
		for i, a := range f.Args {
			args[i] = p.jsonValue(a)
		}
		return "json_array(" + strings.Join(args, ", ") + ")"
	case "array_position":
		kind := p.c.Type(f.Args[0]).Kind.Word()
		return fmt.Sprintf("pg_array_position(%s, %s, %s)", text(kind), p.expr(f.Args[0]), p.canonical(f.Args[1]))
	}
	if fn.SQLite == "" {
		return p.refuse(n, "%s is not supported here", fn.Name)
	}
	args := make([]string, len(f.Args))
	for i, a := range f.Args {
		args[i] = p.expr(a)
		// concatenation shows booleans by their first letter
		if t := p.c.Expr(a); fn.Texts && t.Type.Kind == check.Bool && !t.Type.List {
			args[i] = "CASE " + p.raw(a, t) + " WHEN 1 THEN 't' WHEN 0 THEN 'f' END"
		}
	}
	return fill(fn.SQLite, args, nil)
}

// jsonValue prints an expression as the JSON value in a result.
func (p *printer) jsonValue(n *pg.Node) string {
	t, s := p.c.Type(n), p.expr(n)
	switch {
	case t.List && t.Kind == check.Text:
		return "json(" + s + ")"
	case t.List:
		return s
	case t.Kind == check.Bool:
		return "CASE " + s + " WHEN 1 THEN json('true') WHEN 0 THEN json('false') END"
	case t.Kind == check.Numeric && !t.Raw:
		return "pg_float(" + s + ")"
	case t.Kind == check.Timestamptz:
		return "(" + s + " || '+00')"
	}
	return s
}

// fill inserts arguments, and calls of SQLite's aggregates, into a function's pattern.
func fill(pattern string, args []string, aggregate func(name, inner string) string) string {
	var b strings.Builder
	for i := 0; i < len(pattern); i++ {
		switch c := pattern[i]; {
		case c == '$' && i+1 < len(pattern) && pattern[i+1] == '*':
			b.WriteString(strings.Join(args, ", "))
			i++
		case c == '$' && i+1 < len(pattern) && pattern[i+1] >= '1' && pattern[i+1] <= '9':
			if k := int(pattern[i+1] - '1'); k < len(args) {
				b.WriteString(args[k])
			}
			i++
		case c == '{' && aggregate != nil:
			end := i + strings.IndexByte(pattern[i:], '}')
			name, inner, _ := strings.Cut(pattern[i+1:end], "(")
			if inner != "" {
				inner = fill(strings.TrimSuffix(inner, ")"), args, nil)
			}
			b.WriteString(aggregate(name, inner))
			i = end
		default:
			b.WriteByte(c)
		}
	}
	return b.String()
}

// The bits of PostgreSQL's frame options.
const (
	frameExplicit          = 0x1
	frameRange             = 0x2
	frameRows              = 0x4
	frameGroups            = 0x8
	frameBetween           = 0x10
	startUnbounded         = 0x20
	endUnbounded           = 0x100
	startCurrent           = 0x200
	endCurrent             = 0x400
	startOffsetPreceding   = 0x800
	endOffsetPreceding     = 0x1000
	startOffsetFollowing   = 0x2000
	endOffsetFollowing     = 0x4000
	excludeCurrent         = 0x8000
	excludeGroup           = 0x10000
	excludeTies            = 0x20000
	startOffset, endOffset = startOffsetPreceding | startOffsetFollowing, endOffsetPreceding | endOffsetFollowing
)

// window prints the definition of a window.
func (p *printer) window(w *pg.WindowDef) string {
	var parts []string
	if w.Refname != "" {
		parts = append(parts, schema.Quoted(w.Refname))
	}
	if len(w.PartitionClause) > 0 {
		keys := make([]string, len(w.PartitionClause))
		for i, n := range w.PartitionClause {
			keys[i] = p.expr(n) + collation(p.c.Type(n))
		}
		parts = append(parts, "PARTITION BY "+strings.Join(keys, ", "))
	}
	var keys []key
	for _, n := range w.OrderClause {
		keys = append(keys, p.key(n.GetSortBy().Node, n.GetSortBy()))
	}
	if order := p.orderBy(keys); order != "" {
		parts = append(parts, strings.TrimSpace(order))
	}
	if w.FrameOptions&frameExplicit != 0 {
		parts = append(parts, p.frame(w))
	}
	return "(" + strings.Join(parts, " ") + ")"
}

// frame prints a window's frame.
func (p *printer) frame(w *pg.WindowDef) string {
	o := int(w.FrameOptions)
	mode := map[int]string{frameRange: "RANGE", frameRows: "ROWS",
		frameGroups: "GROUPS"}[o&(frameRange|frameRows|frameGroups)]
	if mode == "RANGE" && o&(startOffset|endOffset) != 0 {
		t := check.Type{}
		if len(w.OrderClause) == 1 {
			t = p.c.Type(w.OrderClause[0].GetSortBy().Node)
		}
		if t.Kind != check.Int4 && t.Kind != check.Int8 && t.Kind != check.Float8 && !(t.Kind == check.Numeric && t.Raw) {
			p.refuse(nil, "RANGE with an offset over %s is not supported", t)
		}
	}
	bound := func(unbounded, current, preceding int, n *pg.Node, side string) string {
		switch {
		case o&unbounded != 0:
			return "UNBOUNDED " + side
		case o&current != 0:
			return "CURRENT ROW"
		}
		s := p.expr(n)
		if _, err := strconv.ParseFloat(s, 64); err != nil {
			p.refuse(n, "a frame whose offset is not a plain number is not supported")
		}
		if o&preceding != 0 {
			return s + " PRECEDING"
		}
		return s + " FOLLOWING"
	}
	start := bound(startUnbounded, startCurrent, startOffsetPreceding, w.StartOffset, "PRECEDING")
	frame := mode + " " + start
	if o&frameBetween != 0 {
		end := bound(endUnbounded, endCurrent, endOffsetPreceding, w.EndOffset, "FOLLOWING")
		frame = mode + " BETWEEN " + start + " AND " + end
	}
	switch {
	case o&excludeCurrent != 0:
		frame += " EXCLUDE CURRENT ROW"
	case o&excludeGroup != 0:
		frame += " EXCLUDE GROUP"
	case o&excludeTies != 0:
		frame += " EXCLUDE TIES"
	}
	return frame
}
