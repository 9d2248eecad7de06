package store

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	pg_query "github.com/pganalyze/pg_query_go/v6"
	"google.golang.org/protobuf/reflect/protoreflect"

	"github.com/ask-surely/surely/internal/schema"
)

// needsSubquery reports whether statements read a table through a sub-query of what is visible, so that no function,
// join or star can reach the rest. They do if the table is partly hidden or has columns that are read through an
// expression. The planner flattens the sub-query, so indexes are still used.
func needsSubquery(t *schema.Table) bool {
	return hasHidden(t) || slices.ContainsFunc(t.Columns, func(c *schema.Column) bool {
		return !c.Hidden && c.ReadFrom == "" && c.Expr != ""
	})
}

// visibleList returns a SELECT list of a table's visible columns, without extracted ones.
func visibleList(t *schema.Table) string {
	var exprs []string
	for _, c := range t.Visible() {
		switch {
		case c.ReadFrom != "":
		case c.Expr != "":
			exprs = append(exprs, c.Expr+" AS "+schema.Quoted(c.Name))
		default:
			exprs = append(exprs, schema.Quoted(c.Name))
		}
	}
	return strings.Join(exprs, ", ")
}

// bareName returns a table's name without its schema.
func bareName(t *schema.Table) string { return strings.TrimPrefix(t.Name, t.Schema+".") }

func qualifiedName(t *schema.Table) string {
	return schema.Quoted(t.Schema) + "." + schema.Quoted(bareName(t))
}

// tableNamed returns the table that a statement names with or without its schema; nil if there is none.
func (g *guard) tableNamed(v *pg_query.RangeVar) *schema.Table {
	if v.Schemaname == "" {
		return g.tables[v.Relname]
	}
	for _, name := range []string{v.Schemaname + "." + v.Relname, v.Relname} {
		if t := g.tables[name]; t != nil && t.Schema == v.Schemaname && bareName(t) == v.Relname {
			return t
		}
	}
	return nil
}

// rewriteTables replaces the tables of a checked statement, adding extracted columns, and returns the statement to run
// with its arguments. Most statements are unchanged.
func (g *guard) rewriteTables(ctx context.Context, c *checkedStatement, args []any) (string, []any, error) {
	use := extractedUse{args: args, mentioned: mentionedColumns(c.tree)}
	queries := map[*schema.Table]*pg_query.SelectStmt{} // the query that replaces a table; nil: use its full name
	var nodes []*pg_query.Node
	err := visit(c.tree.Stmts[0].Stmt.ProtoReflect(), func(m protoreflect.Message) error {
		n, _ := m.Interface().(*pg_query.Node)
		v := n.GetRangeVar()
		if v == nil || c.cteRefs[v] || g.tableNamed(v) == nil {
			return nil
		}
		t := g.tableNamed(v)
		if _, ok := queries[t]; !ok {
			query, err := g.replacement(ctx, &use, t)
			if err != nil {
				return fmt.Errorf("read the table %s: %w", t.Name, err)
			}
			queries[t] = query
		}
		if queries[t] != nil || !slices.Contains(g.schemas, t.Schema) || t.Name != bareName(t) {
			nodes = append(nodes, n)
		}
		return nil
	})
	if err != nil || len(nodes) == 0 {
		return c.sql, args, err
	}
	for _, n := range nodes {
		v := n.GetRangeVar()
		t := g.tableNamed(v)
		if v.Alias == nil {
			v.Alias = &pg_query.Alias{Aliasname: v.Relname}
		}
		if queries[t] == nil {
			v.Schemaname, v.Relname = t.Schema, bareName(t)
			continue
		}
		n.Node = &pg_query.Node_RangeSubselect{RangeSubselect: &pg_query.RangeSubselect{
			Subquery: &pg_query.Node{Node: &pg_query.Node_SelectStmt{SelectStmt: queries[t]}}, Alias: v.Alias,
		}}
	}
	sql, err := pg_query.Deparse(c.tree)
	return sql, use.args, err
}

// replacement returns the query that replaces a table; nil if its name is enough.
func (g *guard) replacement(ctx context.Context, use *extractedUse, t *schema.Table) (*pg_query.SelectStmt, error) {
	sql, err := use.join(ctx, g.extracted, t)
	if err != nil || sql == "" && !t.ViaSubquery {
		return nil, err
	}
	if sql == "" {
		sql = "SELECT " + visibleList(t) + " FROM " + qualifiedName(t)
	}
	tree, err := pg_query.Parse(sql)
	if err != nil {
		return nil, err
	}
	return tree.Stmts[0].Stmt.GetSelectStmt(), nil
}

// The owner's server cannot read the file of extracted columns. So the values that a statement uses are sent along as
// JSON, with the keys of their rows, and joined to the table.

// extractedUse collects the arguments of a statement that uses extracted columns.
type extractedUse struct {
	args      []any
	mentioned map[string]bool
}

// mentionedColumns returns the column names that a statement mentions, for any table.
func mentionedColumns(tree *pg_query.ParseResult) map[string]bool {
	out := map[string]bool{}
	visit(tree.Stmts[0].Stmt.ProtoReflect(), func(m protoreflect.Message) error {
		if c, ok := m.Interface().(*pg_query.ColumnRef); ok {
			out[c.Fields[len(c.Fields)-1].GetString_().GetSval()] = true
		}
		return nil
	})
	return out
}

// join returns a SELECT from a table with those extracted columns that are used; empty if none are.
func (u *extractedUse) join(ctx context.Context, b *extractedColumns, t *schema.Table) (string, error) {
	e := b.table(t.Name)
	if e == nil {
		return "", nil
	}
	var fields []recordField
	var definitions, conditions, exprs []string
	add := func(column, typ string, isList bool) string {
		field := fmt.Sprintf("surely_%d", len(fields))
		fields, definitions = append(fields, recordField{column, isList}), append(definitions, field+" "+typ)
		return "surely_d." + field
	}
	for _, k := range e.key {
		conditions = append(conditions, fmt.Sprintf("%s = surely_m.%s::text", add(k, "text", false), schema.Quoted(k)))
	}
	for _, c := range t.Visible() {
		if c.ReadFrom != "" && u.mentioned[c.Name] {
			exprs = append(exprs, add(c.Name, extractedType(c), c.List)+" AS "+schema.Quoted(c.Name))
		}
		if c.ReadFrom != "" && u.mentioned[c.Companion] {
			exprs = append(exprs, add(c.Companion, "text", false)+" AS "+schema.Quoted(c.Companion))
		}
	}
	if len(exprs) == 0 {
		return "", nil
	}
	records, err := e.encode(ctx, b.path, t.Name, fields)
	if err != nil {
		return "", fmt.Errorf("read the extracted columns: %w", err)
	}
	u.args = append(u.args, records)
	return fmt.Sprintf("SELECT %s, %s FROM %s surely_m LEFT JOIN json_to_recordset($%d::text::json) surely_d(%s) ON %s",
		visibleList(t), strings.Join(exprs, ", "), qualifiedName(t), len(u.args), strings.Join(definitions, ", "),
		strings.Join(conditions, " AND ")), nil
}

// extractedType returns the server's type for an extracted column.
func extractedType(c *schema.Column) string {
	switch {
	case c.List:
		return "text[]"
	case c.Type == schema.Real:
		return "double precision"
	}
	return string(c.Type)
}

// recordField is a column of the extracted columns' file; a list is stored as JSON.
type recordField struct {
	column string
	isList bool
}

// encode returns the given fields of all rows as JSON, under the names surely_0, surely_1, ….
func (t *extractedTable) encode(ctx context.Context, path, name string, fields []recordField) (string, error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	columns := quotedList(mapped(fields, func(f recordField) string { return f.column }))
	if records, ok := t.records[columns]; ok {
		return records, nil
	}
	in, err := openInspector(path, true)
	if err != nil {
		return "", err
	}
	defer in.conn.Close()
	records := []map[string]any{}
	err = in.each(ctx, "SELECT "+columns+" FROM "+schema.Quoted(name), nil, func(row []any) {
		record := map[string]any{}
		for i, v := range row {
			if text, ok := v.(string); ok && fields[i].isList {
				v = json.RawMessage(text)
			}
			record[fmt.Sprintf("surely_%d", i)] = v
		}
		records = append(records, record)
	})
	if err != nil {
		return "", err
	}
	encoded, err := json.Marshal(records)
	if err != nil {
		return "", err
	}
	if t.records == nil {
		t.records = map[string]string{}
	}
	t.records[columns] = string(encoded)
	return string(encoded), nil
}
