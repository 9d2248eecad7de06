package app

import (
	"context"
	"encoding/json"
	"fmt"
	"log/slog"
	"slices"
	"strings"
	"sync"

	pg "github.com/pganalyze/pg_query_go/v6"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/read/probe"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/schema/formula"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/suql/syntax"
)

// Measured are sources extended by conversations' own measures. The database does not know them: they are replaced by
// their formulas when a statement runs. It is safe for concurrent use.
type Measured struct {
	mu   sync.Mutex
	list []measuredSource // least recently used first
}

// measuredSource is an extended database description, and its measures by table.
type measuredSource struct {
	base    *schema.Database
	key     string
	with    *schema.Database
	columns []tableColumn
}

// mostMeasured is the size of the cache: each entry is a description prepared by the parser.
const mostMeasured = 64

// With is a source with measures; later ones replace earlier ones of the same name.
func (m *Measured) With(base *agent.Source, measures []agent.Measure) *agent.Source {
	b, err := json.Marshal(measures)
	if err != nil {
		return base
	}
	m.mu.Lock()
	defer m.mu.Unlock()
	at := slices.IndexFunc(m.list, func(s measuredSource) bool { return s.base == base.Schema && s.key == string(b) })
	var s measuredSource
	if at >= 0 {
		s = m.list[at]
		m.list = slices.Delete(m.list, at, at+1)
	} else {
		s = measuredSource{base: base.Schema, key: string(b)}
		s.with, s.columns = described(base.Schema, measures)
	}
	m.list = append(m.list, s)
	m.list = m.list[max(0, len(m.list)-mostMeasured):]
	own := writtenOut{base.Engine, base.Schema, s.columns}
	out := *base
	out.Schema, out.Engine, out.Prober, out.Plain = s.with, own, probe.New(looker(own)), own.statement
	return &out
}

// described is a database description with columns for measures.
func described(base *schema.Database, measures []agent.Measure) (_ *schema.Database, own []tableColumn) {
	db := *base
	db.Tables = slices.Clone(db.Tables)
	for _, m := range measures {
		at := slices.IndexFunc(db.Tables, func(t *schema.Table) bool { return t.Name == m.Table })
		if at < 0 {
			continue
		}
		t := *db.Tables[at]
		c, err := formula.Column(&t, m.Name, m.Formula)
		if err != nil { // the data has changed since
			slog.Info("a conversation's measure is invalid and left out", "measure", m.Name, "err", err)
			continue
		}
		t.Columns = append(slices.DeleteFunc(slices.Clone(t.Columns),
			func(old *schema.Column) bool { return old.Name == c.Name }), c)
		db.Tables[at] = &t
		own = append(own, tableColumn{t.Name, c})
	}
	return &db, own
}

// writtenOut runs statements that use measures.
type writtenOut struct {
	agent.Engine
	base    *schema.Database
	columns []tableColumn
}

type tableColumn struct {
	table  string
	column *schema.Column
}

// Run runs a statement with its measures expanded.
func (w writtenOut) Run(ctx context.Context, statement string, o suql.RunOptions) (*suql.Result, error) {
	return w.Engine.Run(ctx, w.statement(statement), o)
}

// Check checks a statement with its measures expanded.
func (w writtenOut) Check(statement string) error { return w.Engine.Check(w.statement(statement)) }

// statement expands a statement's measures; an invalid statement stays, for the engine to report.
func (w writtenOut) statement(text string) string {
	parsed, err := syntax.Parse(text)
	if err != nil {
		return text
	}
	root := syntax.Clone(parsed.Root)
	if !w.in(root, nil, nil) {
		return text
	}
	out, err := syntax.Postgres(root)
	if err != nil {
		return text
	}
	return out
}

// in expands measures below a node, given the tables of the enclosing statements, innermost first.
func (w writtenOut) in(n *pg.Node, scope []*pg.RangeVar, given map[*pg.Node]bool) (changed bool) {
	if s := n.GetSelectStmt(); s != nil {
		return w.inSelect(s, scope)
	}
	if from, c := w.named(n, scope); c != nil && !given[n] {
		out := expression(c, from)
		if out != nil {
			n.Node = out.Node
		}
		return out != nil
	}
	syntax.Each(n, func(child *pg.Node) { changed = w.in(child, scope, given) || changed })
	return changed
}

// inSelect expands measures in a statement. The arms of a UNION do not see each other's tables.
func (w writtenOut) inSelect(s *pg.SelectStmt, scope []*pg.RangeVar) (changed bool) {
	arms := []*pg.SelectStmt{s.Larg, s.Rarg}
	for _, arm := range arms {
		if arm != nil {
			changed = w.inSelect(arm, scope) || changed
		}
	}
	scope = append(tablesOf(s), scope...)
	given := w.name(s, scope)
	s.Larg, s.Rarg = nil, nil
	syntax.Each(&pg.Node{Node: &pg.Node_SelectStmt{SelectStmt: s}}, func(child *pg.Node) {
		changed = w.in(child, scope, given) || changed
	})
	s.Larg, s.Rarg = arms[0], arms[1]
	return changed
}

// name keeps a selected measure's name, and returns the ORDER BY terms that refer to output names.
func (w writtenOut) name(s *pg.SelectStmt, scope []*pg.RangeVar) map[*pg.Node]bool {
	names, out := map[string]bool{}, map[*pg.Node]bool{}
	for _, target := range s.TargetList {
		t := target.GetResTarget()
		if _, c := w.named(t.GetVal(), scope); c != nil && t.Name == "" {
			t.Name = c.Name
		}
		names[t.GetName()] = true
	}
	for _, by := range s.SortClause {
		n := by.GetSortBy().GetNode()
		if fields := n.GetColumnRef().GetFields(); len(fields) == 1 && names[fields[0].GetString_().GetSval()] {
			out[n] = true
		}
	}
	return out
}

// named is the measure that a node refers to, and the table's alias.
func (w writtenOut) named(n *pg.Node, scope []*pg.RangeVar) (from string, c *schema.Column) {
	fields := n.GetColumnRef().GetFields()
	if len(fields) == 0 || len(fields) > 2 {
		return "", nil
	}
	name := fields[len(fields)-1].GetString_().GetSval()
	for _, v := range scope {
		called := v.Relname
		if v.Alias != nil {
			called = v.Alias.Aliasname
		}
		if len(fields) == 2 && !strings.EqualFold(fields[0].GetString_().GetSval(), called) {
			continue
		}
		for _, own := range slices.Backward(w.columns) {
			if strings.EqualFold(own.table, v.Relname) && strings.EqualFold(own.column.Name, name) {
				return called, own.column
			}
		}
		if t := w.base.Table(v.Relname); len(fields) == 2 || t != nil && t.Column(name) != nil {
			return "", nil // the nearest table with such a column is meant
		}
	}
	return "", nil
}

// expression is a measure's formula for a table's alias.
func expression(c *schema.Column, from string) *pg.Node {
	parsed, err := syntax.Parse(fmt.Sprintf("SELECT %s", c.Expr))
	if err != nil || parsed.Select() == nil {
		return nil
	}
	out := syntax.Clone(parsed.Select().TargetList[0].GetResTarget().Val)
	syntax.Walk(out, func(n *pg.Node) bool {
		if ref := n.GetColumnRef(); ref != nil {
			ref.Fields = append([]*pg.Node{pg.MakeStrNode(from)}, ref.Fields...)
		}
		return true
	})
	return out
}

// tablesOf are the tables in a statement's FROM, without those of sub-queries.
func tablesOf(s *pg.SelectStmt) (out []*pg.RangeVar) {
	var of func(n *pg.Node)
	of = func(n *pg.Node) {
		if v := n.GetRangeVar(); v != nil {
			out = append(out, v)
		} else if j := n.GetJoinExpr(); j != nil {
			of(j.Larg)
			of(j.Rarg)
		}
	}
	for _, n := range s.FromClause {
		of(n)
	}
	return out
}
