package store

import (
	"fmt"
	"strings"

	pg_query "github.com/pganalyze/pg_query_go/v6"
	"google.golang.org/protobuf/reflect/protoreflect"

	"github.com/ask-surely/surely/schema"
)

// place is where a table is, and how it is read where its name alone will not do.
type place struct {
	schema, name string
	reached      bool                 // by the search path, under its name
	reads        *pg_query.SelectStmt // nil: the table as it is
}

// placeOf finds the place of a table. A table with columns that are read by an expression stands as a sub-query that the
// planner takes apart again, so that its other columns' indexes count as before.
func placeOf(t *schema.Table, inPath bool) (place, error) {
	p := place{schema: t.Schema, name: strings.TrimPrefix(t.Name, t.Schema+".")}
	p.reached = t.Schema == "" || inPath && p.name == t.Name
	var reads []string
	special := false
	for _, c := range t.Columns {
		read := schema.Quoted(c.Name)
		if c.Expr != "" {
			read, special = c.Expr+" AS "+read, true
		}
		reads = append(reads, read)
	}
	if !special {
		return p, nil
	}
	sql := fmt.Sprintf("SELECT %s FROM %s.%s", strings.Join(reads, ", "), schema.Quoted(p.schema), schema.Quoted(p.name))
	tree, err := pg_query.Parse(sql)
	if err != nil {
		return p, fmt.Errorf("read the table %s: %w", t.Name, err)
	}
	p.reads = tree.Stmts[0].Stmt.GetSelectStmt()
	return p, nil
}

// name is what we call the table that a statement names with or without its schema.
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

// placed puts a checked statement's tables in their places; most statements stay as they are.
func (g *guard) placed(sql string, tree *pg_query.ParseResult, given map[*pg_query.RangeVar]bool) (string, error) {
	var found []*pg_query.Node
	visit(tree.Stmts[0].Stmt.ProtoReflect(), func(m protoreflect.Message) error {
		n, _ := m.Interface().(*pg_query.Node)
		if v := n.GetRangeVar(); v != nil && !given[v] {
			if p := g.places[g.name(v)]; !p.reached || p.reads != nil {
				found = append(found, n)
			}
		}
		return nil
	})
	if len(found) == 0 {
		return sql, nil
	}
	for _, n := range found {
		v := n.GetRangeVar()
		p := g.places[g.name(v)]
		if v.Alias == nil {
			v.Alias = &pg_query.Alias{Aliasname: v.Relname}
		}
		if p.reads == nil {
			v.Schemaname, v.Relname = p.schema, p.name
			continue
		}
		n.Node = &pg_query.Node_RangeSubselect{RangeSubselect: &pg_query.RangeSubselect{
			Subquery: &pg_query.Node{Node: &pg_query.Node_SelectStmt{SelectStmt: p.reads}}, Alias: v.Alias,
		}}
	}
	return pg_query.Deparse(tree)
}
