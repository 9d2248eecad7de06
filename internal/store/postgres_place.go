package store

import (
	"context"
	"fmt"
	"strings"

	pg_query "github.com/pganalyze/pg_query_go/v6"
	"google.golang.org/protobuf/reflect/protoreflect"

	"github.com/ask-surely/surely/internal/schema"
)

// tableLocation holds the schema and name of a table, and the sub-query that reads it if its name is not enough.
type tableLocation struct {
	schema, name string
	onPath       bool                 // the search path finds it by its name
	query        *pg_query.SelectStmt // nil: the table as it is
	columns      string               // the list in SELECT
	extracted    map[string]bool      // visible extracted columns
}

// locate returns the location of a table. A table that is partly hidden, or has columns read by an expression, is
// replaced by a sub-query of what is visible, so that no function, join or star can reach the rest. The planner
// flattens it, so indexes are still used.
func locate(t *schema.Table, inPath bool) (p tableLocation, err error) {
	p = tableLocation{schema: t.Schema, name: bareName(t), extracted: map[string]bool{}}
	p.onPath = t.Schema == "" || inPath && p.name == t.Name
	var exprs []string
	for _, c := range t.Visible() {
		if c.ReadFrom != "" {
			p.extracted[c.Name] = true
			continue
		}
		expr := schema.Quoted(c.Name)
		if c.Expr != "" {
			expr, t.Apart = c.Expr+" AS "+expr, true
		}
		exprs = append(exprs, expr)
	}
	t.Apart = t.Apart || hasHidden(t)
	p.columns = strings.Join(exprs, ", ")
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

// sql returns the SELECT of the visible columns.
func (p tableLocation) sql() string { return "SELECT " + p.columns + " FROM " + p.quoted() }

func (p tableLocation) quoted() string {
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

// tableName returns the name in our description for a table that a statement names with or without its schema.
func (g *guard) tableName(v *pg_query.RangeVar) string {
	if v.Schemaname == "" {
		return v.Relname
	}
	for _, name := range []string{v.Schemaname + "." + v.Relname, v.Relname} {
		if p, ok := g.locations[name]; ok && p.schema == v.Schemaname && p.name == v.Relname {
			return name
		}
	}
	return ""
}

// rewriteTables replaces the tables of a checked statement, adding extracted columns, and returns the statement to run
// with its arguments. Most statements are unchanged.
func (g *guard) rewriteTables(ctx context.Context, c *checkedStatement, args []any) (string, []any, error) {
	use := extractedUse{args: args, mentioned: mentionedColumns(c.tree), queries: map[string]*pg_query.SelectStmt{}}
	var nodes []*pg_query.Node
	err := visit(c.tree.Stmts[0].Stmt.ProtoReflect(), func(m protoreflect.Message) error {
		n, _ := m.Interface().(*pg_query.Node)
		v := n.GetRangeVar()
		if v == nil || c.cteRefs[v] {
			return nil
		}
		name := g.tableName(v)
		p, isKnown := g.locations[name]
		if !isKnown {
			return nil
		}
		query, err := use.join(ctx, g.extracted, name, p)
		if err != nil {
			return err
		}
		if !p.onPath || p.query != nil || query != nil {
			nodes = append(nodes, n)
		}
		return nil
	})
	if err != nil || len(nodes) == 0 {
		return c.sql, args, err
	}
	for _, n := range nodes {
		v := n.GetRangeVar()
		name := g.tableName(v)
		p := g.locations[name]
		if query := use.queries[name]; query != nil {
			p.query = query
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
