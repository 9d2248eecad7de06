package store

import (
	"context"
	"fmt"
	"strings"

	pg_query "github.com/pganalyze/pg_query_go/v6"
	"google.golang.org/protobuf/reflect/protoreflect"

	"github.com/ask-surely/surely/internal/schema"
)

// place is where a table is, and how it is read where its name alone will not do.
type place struct {
	schema, name string
	reached      bool                 // by the search path, under its name
	reads        *pg_query.SelectStmt // nil: the table as it is
	columns      string               // as a SELECT lists them
	where        string               // which of the rows; empty: all
	read         map[string]bool      // columns read out of its texts that may be seen
}

// placeOf finds the place of a table. A table of which not everything may be seen, or with columns that are read by
// an expression, stands as a sub-query of what may be seen: what that leaves out no function, join or star gets at.
// The planner takes it apart again, so that indexes count as before; but not where a rule leaves rows out, because a
// condition of the statement's must never be tried on those: its errors would tell of them. OFFSET keeps them apart.
func placeOf(t *schema.Table, inPath bool, rule string) (p place, err error) {
	p = place{schema: t.Schema, name: strings.TrimPrefix(t.Name, t.Schema+"."), read: map[string]bool{}}
	p.reached = t.Schema == "" || inPath && p.name == t.Name
	var reads []string
	for _, c := range t.Visible() {
		if c.ReadFrom != "" {
			p.read[c.Name] = true
			continue
		}
		read := schema.Quoted(c.Name)
		if c.Expr != "" {
			read, t.Apart = c.Expr+" AS "+read, true
		}
		reads = append(reads, read)
	}
	t.Apart = t.Apart || hides(t) || rule != ""
	if rule != "" {
		reads = append(reads, "("+rule+") IS TRUE AS "+mark)
		p.where = " WHERE (" + rule + ") OFFSET 0"
	}
	p.columns = strings.Join(reads, ", ")
	if !t.Apart || t.Hidden {
		return p, nil
	}
	p.reads, err = selectOf(p.sql())
	if err != nil {
		return p, fmt.Errorf("read the table %s: %w", t.Name, err)
	}
	return p, nil
}

// sql is the SELECT of what may be seen.
func (p place) sql() string { return "SELECT " + p.columns + " FROM " + p.quoted() + p.where }

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

// placed puts a checked statement's tables in their places, with what was read out of their texts, and returns the
// statement as the database is to run it, with its arguments. Most statements stay as they are.
func (g *guard) placed(ctx context.Context, c *checked, args []any) (string, []any, error) {
	beside := besideUse{args: args, names: namesIn(c.tree), reads: map[string]*pg_query.SelectStmt{}}
	var found []*pg_query.Node
	err := visit(c.tree.Stmts[0].Stmt.ProtoReflect(), func(m protoreflect.Message) error {
		n, _ := m.Interface().(*pg_query.Node)
		v := n.GetRangeVar()
		if v == nil || c.given[v] {
			return nil
		}
		name := g.name(v)
		p, ours := g.places[name]
		if !ours { // a partition
			return nil
		}
		reads, err := beside.join(ctx, g.beside, name, p)
		if err != nil {
			return err
		}
		if !p.reached || p.reads != nil || reads != nil {
			found = append(found, n)
		}
		return nil
	})
	if err != nil || len(found) == 0 && !c.changed {
		return c.sql, args, err
	}
	for _, n := range found {
		v := n.GetRangeVar()
		name := g.name(v)
		p := g.places[name]
		if reads := beside.reads[name]; reads != nil {
			p.reads = reads
		}
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
	sql, err := pg_query.Deparse(c.tree)
	return sql, beside.args, err
}
