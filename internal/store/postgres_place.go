package store

import (
	"context"
	"fmt"
	"strings"

	pg_query "github.com/pganalyze/pg_query_go/v6"
	"google.golang.org/protobuf/reflect/protoreflect"

	"github.com/ask-surely/surely/internal/schema"
)

// place says where a table is, and how it is read if its name is not enough.
type place struct {
	schema, name string
	onPath       bool                 // found by name on the search path
	query        *pg_query.SelectStmt // nil: the table as it is
	columns      string               // as a SELECT lists them
	extracted    map[string]bool      // visible extracted columns
}

// placeOf returns the place of a table. A table that is partly hidden, or has columns read by an expression, is
// replaced by a sub-query of what is visible, so that no function, join or star can reach the rest. The planner
// flattens it, so indexes are still used.
func placeOf(t *schema.Table, inPath bool) (p place, err error) {
	p = place{schema: t.Schema, name: bareName(t), extracted: map[string]bool{}}
	p.onPath = t.Schema == "" || inPath && p.name == t.Name
	var reads []string
	for _, c := range t.Visible() {
		if c.ReadFrom != "" {
			p.extracted[c.Name] = true
			continue
		}
		read := schema.Quoted(c.Name)
		if c.Expr != "" {
			read, t.Apart = c.Expr+" AS "+read, true
		}
		reads = append(reads, read)
	}
	t.Apart = t.Apart || hasHidden(t)
	p.columns = strings.Join(reads, ", ")
	if !t.Apart || t.Hidden {
		return p, nil
	}
	p.query, err = selectOf(p.sql())
	if err != nil {
		return p, fmt.Errorf("read the table %s: %w", t.Name, err)
	}
	return p, nil
}

// bareName returns a table's name without its schema.
func bareName(t *schema.Table) string { return strings.TrimPrefix(t.Name, t.Schema+".") }

// sql returns the SELECT of what is visible.
func (p place) sql() string { return "SELECT " + p.columns + " FROM " + p.quoted() }

func (p place) quoted() string {
	if p.schema == "" {
		return schema.Quoted(p.name)
	}
	return schema.Quoted(p.schema) + "." + schema.Quoted(p.name)
}

func selectOf(sql string) (*pg_query.SelectStmt, error) {
	tree, err := pg_query.Parse(sql)
	if err != nil {
		return nil, err
	}
	return tree.Stmts[0].Stmt.GetSelectStmt(), nil
}

// name is our name for a table that a statement names with or without schema.
func (g *guard) name(v *pg_query.RangeVar) string {
	if v.Schemaname == "" {
		return v.Relname
	}
	for _, name := range []string{v.Schemaname + "." + v.Relname, v.Relname} {
		if p, ok := g.places[name]; ok && p.schema == v.Schemaname && p.name == v.Relname {
			return name
		}
	}
	return ""
}

// placeTables replaces the tables of a checked statement, adding extracted columns, and returns the statement to run
// with its arguments. Most statements are unchanged.
func (g *guard) placeTables(ctx context.Context, c *checked, args []any) (string, []any, error) {
	use := extractedUse{args: args, names: namesIn(c.tree), reads: map[string]*pg_query.SelectStmt{}}
	var found []*pg_query.Node
	err := visit(c.tree.Stmts[0].Stmt.ProtoReflect(), func(m protoreflect.Message) error {
		n, _ := m.Interface().(*pg_query.Node)
		v := n.GetRangeVar()
		if v == nil || c.given[v] {
			return nil
		}
		name := g.name(v)
		p, ours := g.places[name]
		if !ours {
			return nil
		}
		reads, err := use.join(ctx, g.beside, name, p)
		if err != nil {
			return err
		}
		if !p.onPath || p.query != nil || reads != nil {
			found = append(found, n)
		}
		return nil
	})
	if err != nil || len(found) == 0 {
		return c.sql, args, err
	}
	for _, n := range found {
		v := n.GetRangeVar()
		name := g.name(v)
		p := g.places[name]
		if reads := use.reads[name]; reads != nil {
			p.query = reads
		}
		if v.Alias == nil {
			v.Alias = &pg_query.Alias{Aliasname: v.Relname}
		}
		if p.query == nil {
			v.Schemaname, v.Relname = p.schema, p.name
			continue
		}
		n.Node = &pg_query.Node_RangeSubselect{RangeSubselect: &pg_query.RangeSubselect{
			Subquery: &pg_query.Node{Node: &pg_query.Node_SelectStmt{SelectStmt: p.query}}, Alias: v.Alias,
		}}
	}
	sql, err := pg_query.Deparse(c.tree)
	return sql, use.args, err
}
