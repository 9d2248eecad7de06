package store

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/jackc/pgx/v5/pgconn"
	"github.com/jackc/pgx/v5/pgtype"
	pg_query "github.com/pganalyze/pg_query_go/v6"
	"google.golang.org/protobuf/proto"
	"google.golang.org/protobuf/reflect/protoreflect"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql/syntax"
)

// A table with partitions on other servers (postgres_fdw) looks like one table. PostgreSQL pushes down conditions,
// orders and, with shardSettings, joins on the partition key; not aggregates that have to be combined, DISTINCT or
// LIMIT. These are written out partition by partition:
//
//	SELECT shop, avg(price) FROM sales GROUP BY shop
//	SELECT c0 AS shop, sum(c1) / sum(c2) FROM (
//		SELECT shop AS c0, sum(price) AS c1, count(price) AS c2 FROM sales_1 GROUP BY c0
//		UNION ALL … FROM sales_2 …) AS surely_shards GROUP BY c0
//
// A statement that cannot be rewritten exactly is left unchanged.

// shardSettings let the planner join and group by partition.
const shardSettings = "; SET LOCAL enable_partitionwise_join = on; SET LOCAL enable_partitionwise_aggregate = on"

// maxShards is the maximum number of partitions a statement is written out for.
const maxShards = 256

// shards are the partitions of a table with rows on other servers.
type shards struct {
	leaves  []place
	columns map[string]bool
}

// findShards finds tables with partitions on other servers, by name. If the role may not read the partitions, or the
// table has policies of its own (which do not apply to partitions), the planner is left to it.
func (g *guard) findShards(ctx context.Context, in *postgresInspector, d *schema.Database) error {
	// nor may it know the function called below
	none, err := in.none(ctx, "SELECT 1 FROM pg_class WHERE relkind = 'p' LIMIT 1")
	if none || err != nil {
		return err
	}
	byPlace := map[[2]string]*schema.Table{}
	for _, t := range d.Tables {
		if p := g.places[t.Name]; p.reads == nil {
			byPlace[[2]string{p.schema, p.name}] = t
		}
	}
	refused := map[string]bool{}
	elsewhere := map[string]bool{}
	found := map[string]*shards{}
	err = in.each(ctx, `SELECT n.nspname, c.relname, ln.nspname, l.relname, l.relkind = 'f',
		has_table_privilege(l.oid, 'SELECT') AND NOT c.relrowsecurity AND NOT l.relrowsecurity
		FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace CROSS JOIN LATERAL pg_partition_tree(c.oid) p
		JOIN pg_class l ON l.oid = p.relid JOIN pg_namespace ln ON ln.oid = l.relnamespace
		WHERE c.relkind = 'p' AND NOT c.relispartition AND p.isleaf AND `+visibleSchemas+` ORDER BY c.oid, l.oid`, nil, func(row []any) {
		t := byPlace[[2]string{asText(row[0]), asText(row[1])}]
		if t == nil {
			return
		}
		if found[t.Name] == nil {
			found[t.Name] = &shards{columns: map[string]bool{}}
		}
		found[t.Name].leaves = append(found[t.Name].leaves, place{schema: asText(row[2]), name: asText(row[3])})
		elsewhere[t.Name] = elsewhere[t.Name] || row[4] == true
		refused[t.Name] = refused[t.Name] || row[5] != true
	})
	if err != nil {
		return fmt.Errorf("list partitions: %w", err)
	}
	for name, s := range found {
		if !elsewhere[name] || refused[name] || len(s.leaves) > maxShards {
			continue
		}
		for _, c := range d.Table(name).Columns {
			s.columns[c.Name] = c.ReadFrom == ""
		}
		g.shards[name] = s
	}
	return nil
}

// spread rewrites the SELECTs of a checked statement where possible and returns the statement to run. The connection is
// asked for the types of sums.
func (g *guard) spread(ctx context.Context, conn *pgconn.PgConn, c *checked, args []any) (string, []any, error) {
	var selects []*pg_query.SelectStmt
	visit(c.tree.Stmts[0].Stmt.ProtoReflect(), func(m protoreflect.Message) error {
		if sel, ok := m.Interface().(*pg_query.SelectStmt); ok && g.sharded(sel, c.given) != nil {
			selects = append(selects, sel)
		}
		return nil
	})
	for _, sel := range selects {
		w := newShardSelect(sel, g.sharded(sel, c.given), g.aggregates)
		from, err := w.writeOut(ctx, conn)
		if err != nil {
			return "", nil, err
		}
		if from != nil {
			sel.TargetList, sel.GroupClause, sel.HavingClause, sel.SortClause = w.sel.TargetList, w.sel.GroupClause,
				w.sel.HavingClause, w.sel.SortClause
			sel.FromClause, sel.WhereClause, c.changed = from, nil, true
		}
	}
	return g.placed(ctx, c, args)
}

// sharded returns the sharded table that a SELECT reads, if it reads nothing else.
func (g *guard) sharded(sel *pg_query.SelectStmt, given map[*pg_query.RangeVar]bool) *shards {
	if len(g.shards) == 0 || len(sel.FromClause) != 1 {
		return nil
	}
	v := sel.FromClause[0].GetRangeVar()
	if v == nil || given[v] || !v.Inh || len(v.Alias.GetColnames()) > 0 {
		return nil
	}
	return g.shards[g.name(v)]
}

// shardSelect is a SELECT being rewritten.
type shardSelect struct {
	aggregates map[string]bool
	table      *shards
	sel        *pg_query.SelectStmt // a copy with unqualified column names

	groups []*pg_query.Node // what rows are grouped by
	reads  []string         // each partition's select list, as c0, c1 …
	keys   []string         // each partition's GROUP BY
	tail   string           // the end of each partition's SELECT
	sums   []partialSum
	failed bool
}

// partialSum is a sum of sums, or an average of them, which needs the type of the original sum.
type partialSum struct {
	node *pg_query.Node
	at   int // the summed expression, by position in reads
	mean bool
}

func newShardSelect(sel *pg_query.SelectStmt, t *shards, aggregates map[string]bool) *shardSelect {
	v := sel.FromClause[0].GetRangeVar()
	name := v.Relname
	if v.Alias != nil {
		name = v.Alias.Aliasname
	}
	with := sel.WithClause
	sel.WithClause = nil // not ours to copy
	w := &shardSelect{table: t, aggregates: aggregates, sel: proto.Clone(sel).(*pg_query.SelectStmt)}
	sel.WithClause = with
	visit(w.sel.ProtoReflect(), func(m protoreflect.Message) error {
		if f := m.Descriptor().Fields().ByName("location"); f != nil { // makes equal expressions equal
			m.Clear(f)
		}
		return nil
	})
	w.resolve(name)
	return w
}

// writeOut returns the replacement for FROM, for the copy's clauses to work on; nil if that is impossible.
func (w *shardSelect) writeOut(ctx context.Context, conn *pgconn.PgConn) ([]*pg_query.Node, error) {
	switch {
	case w.failed || !plainSelect(w.sel):
		return nil, nil
	case len(w.sel.GroupClause) > 0 || w.sel.HavingClause != nil || len(w.sel.DistinctClause) > 0 || w.summarises():
		w.group()
	case w.sel.LimitCount != nil:
		w.top()
	default:
		return nil, nil // the planner does as well
	}
	if w.failed || len(w.reads) == 0 {
		return nil, nil
	}
	if err := w.typed(ctx, conn); err != nil || w.failed {
		return nil, err
	}
	parts := make([]string, len(w.table.leaves))
	for i := range parts {
		parts[i] = "(" + w.part(i) + ")"
	}
	w.sel.WhereClause = nil
	if w.unsettled() {
		return nil, nil
	}
	// as w.outer calls it
	tree, err := pg_query.Parse("SELECT FROM (" + strings.Join(parts, " UNION ALL ") + ") AS surely_shards")
	if err != nil {
		return nil, fmt.Errorf("write out partitions: %w", err)
	}
	return tree.Stmts[0].Stmt.GetSelectStmt().FromClause, nil
}

// unsettled reports whether a column of the table itself is left where only partition columns exist.
func (w *shardSelect) unsettled() bool {
	left := false
	visit(w.sel.ProtoReflect(), func(m protoreflect.Message) error {
		c, ok := m.Interface().(*pg_query.ColumnRef)
		left = left || ok && len(c.Fields) != 2
		return nil
	})
	return left
}

// part is one partition's SELECT.
func (w *shardSelect) part(i int) string {
	columns := make([]string, len(w.reads))
	for i, r := range w.reads {
		columns[i] = fmt.Sprintf("%s AS c%d", r, i)
	}
	leaf := w.table.leaves[i]
	sql := fmt.Sprintf("SELECT %s FROM %s.%s", strings.Join(columns, ", "), schema.Quoted(leaf.schema),
		schema.Quoted(leaf.name))
	if w.sel.WhereClause != nil {
		sql += " WHERE " + w.printed(w.sel.WhereClause)
	}
	if len(w.keys) > 0 {
		sql += " GROUP BY " + strings.Join(w.keys, ", ")
	}
	return sql + w.tail
}

// typed casts sums to the types that the server reports.
func (w *shardSelect) typed(ctx context.Context, conn *pgconn.PgConn) error {
	if len(w.sums) == 0 {
		return nil
	}
	described, err := conn.Prepare(ctx, "", w.part(0), nil)
	if err != nil {
		return err
	}
	for _, sum := range w.sums {
		switch oid := described.Fields[sum.at].DataTypeOID; {
		case oid == pgtype.Float4OID && sum.mean: // an average has more digits than a sum
			w.failed = true
		case oid == pgtype.Int8OID && !sum.mean:
			sum.node.Node = w.outer("sum(%s)::int8", sum.at).Node
		}
	}
	return nil
}

// resolve removes the table's name from columns and replaces numbers and aliases with the selected expressions.
func (w *shardSelect) resolve(table string) {
	outputs := map[string]*pg_query.Node{}
	for _, n := range w.sel.TargetList {
		t := n.GetResTarget()
		if t.Name == "" {
			t.Name = impliedName(t.Val)
		}
		w.failed = w.failed || t.Name == ""
		outputs[t.Name] = t.Val
	}
	stands := func(n *pg_query.Node, columnsFirst bool) *pg_query.Node {
		if i := n.GetAConst().GetIval(); i != nil && i.Ival >= 1 && int(i.Ival) <= len(w.sel.TargetList) {
			return syntax.Clone(w.sel.TargetList[i.Ival-1].GetResTarget().Val)
		}
		if f := n.GetColumnRef().GetFields(); len(f) == 1 && !(columnsFirst && w.table.columns[f[0].GetString_().GetSval()]) {
			if out := outputs[f[0].GetString_().GetSval()]; out != nil {
				return syntax.Clone(out)
			}
		}
		return n
	}
	for i, n := range w.sel.GroupClause {
		w.sel.GroupClause[i] = stands(n, true)
	}
	for _, n := range w.sel.SortClause {
		n.GetSortBy().Node = stands(n.GetSortBy().Node, false)
	}
	visit(w.sel.ProtoReflect(), func(m protoreflect.Message) error {
		c, ok := m.Interface().(*pg_query.ColumnRef)
		if !ok {
			return nil
		}
		if len(c.Fields) == 2 && c.Fields[0].GetString_().GetSval() == table {
			c.Fields = c.Fields[1:]
		}
		if len(c.Fields) != 1 || !w.table.columns[c.Fields[0].GetString_().GetSval()] {
			w.failed = true // another table's column, or a whole row
		}
		return nil
	})
}

// impliedName is PostgreSQL's name for an unnamed column, in the plain cases.
func impliedName(n *pg_query.Node) string {
	if f := n.GetColumnRef().GetFields(); len(f) > 0 {
		return f[len(f)-1].GetString_().GetSval()
	}
	switch f := n.GetFuncCall(); {
	case f != nil:
		return syntax.FunctionName(f)
	case n.GetAExpr().GetKind() == pg_query.A_Expr_Kind_AEXPR_OP:
		return syntax.NoName
	}
	return ""
}

// plainSelect reports whether a SELECT has only conditions, groups, an order and a constant limit.
func plainSelect(sel *pg_query.SelectStmt) bool {
	if sel.Op != pg_query.SetOperation_SETOP_NONE || len(sel.WindowClause) > 0 || len(sel.LockingClause) > 0 ||
		sel.GroupDistinct ||
		sel.LimitOption == pg_query.LimitOption_LIMIT_OPTION_WITH_TIES || len(sel.DistinctClause) > 0 &&
		sel.DistinctClause[0].GetNode() != nil {
		return false
	}
	for _, n := range []*pg_query.Node{sel.LimitCount, sel.LimitOffset} {
		if _, whole := n.GetAConst().GetVal().(*pg_query.A_Const_Ival); n != nil && !whole {
			return false
		}
	}
	plain := true
	syntax.WalkSelect(sel, func(n *pg_query.Node) bool {
		plain = plain && n.GetSubLink() == nil && n.GetGroupingSet() == nil && n.GetFuncCall().GetOver() == nil
		return plain
	})
	return plain
}

func (w *shardSelect) isAggregate(n *pg_query.Node) bool {
	f := n.GetFuncCall()
	return f != nil && w.aggregates[syntax.FunctionName(f)]
}

// summarises reports whether any of the expressions holds an aggregate.
func (w *shardSelect) summarises() bool {
	found := false
	syntax.WalkSelect(w.sel, func(n *pg_query.Node) bool {
		found = found || w.isAggregate(n)
		return !found
	})
	return found
}

// group makes each partition group its rows, and combines the groups.
func (w *shardSelect) group() {
	w.groups = slices.Clone(w.sel.GroupClause)
	if len(w.groups) == 0 && !w.summarises() { // DISTINCT alone
		for _, t := range w.sel.TargetList {
			w.groups = append(w.groups, t.GetResTarget().Val)
		}
	}
	for i, n := range w.groups {
		w.groups[i] = syntax.Clone(n)
		w.key(n)
	}
	outer := slices.Concat(w.sel.TargetList, w.sel.GroupClause, w.sel.SortClause)
	if w.sel.HavingClause != nil {
		outer = append(outer, w.sel.HavingClause)
	}
	for _, n := range outer {
		w.over(n)
	}
}

// over replaces table expressions by their values from the partitions' groups.
func (w *shardSelect) over(n *pg_query.Node) {
	switch {
	case slices.ContainsFunc(w.groups, func(g *pg_query.Node) bool { return proto.Equal(n, g) }):
		n.Node = w.outer("%s", w.read(n)).Node
	case w.isAggregate(n):
		w.aggregate(n, n.GetFuncCall())
	case n.GetColumnRef() != nil:
		w.failed = true
	default:
		syntax.Each(n, w.over)
	}
}

// aggregate combines the partitions' aggregates.
func (w *shardSelect) aggregate(n *pg_query.Node, f *pg_query.FuncCall) {
	name := syntax.FunctionName(f)
	switch {
	case len(f.AggOrder) > 0 || f.AggWithinGroup || f.FuncVariadic || f.AggDistinct && f.AggFilter != nil:
		w.failed = true
	case f.AggDistinct: // values are transferred once per group
		for i, a := range f.Args {
			f.Args[i] = w.outer("%s", w.key(a))
		}
	case name == "count":
		n.Node = w.outer("coalesce(sum(%s), 0)::int8", w.read(n)).Node
	case name == "sum":
		at := w.read(n)
		n.Node = w.outer("sum(%s)", at).Node
		w.sums = append(w.sums, partialSum{node: n, at: at})
	case name == "avg":
		at := w.read(renamed(f, "sum"))
		n.Node = w.outer("sum(%s) / sum(%s)", at, w.read(renamed(f, "count"))).Node
		w.sums = append(w.sums, partialSum{node: n, at: at, mean: true})
	case slices.Contains([]string{"min", "max", "bool_and", "bool_or", "every"}, name):
		n.Node = w.outer(name+"(%s)", w.read(n)).Node
	default:
		w.failed = true
	}
}

// renamed is a call of another function with the same arguments.
func renamed(f *pg_query.FuncCall, name string) *pg_query.Node {
	f = proto.Clone(f).(*pg_query.FuncCall)
	f.Funcname = []*pg_query.Node{pg_query.MakeStrNode(name)}
	return &pg_query.Node{Node: &pg_query.Node_FuncCall{FuncCall: f}}
}

// top limits each partition to the wanted number of rows, and orders those.
func (w *shardSelect) top() {
	for _, t := range w.sel.TargetList {
		if val := t.GetResTarget().Val; namesColumn(val) {
			t.GetResTarget().Val = w.outer("%s", w.read(val))
		}
	}
	var order []string
	for _, n := range w.sel.SortClause {
		by := n.GetSortBy()
		if !namesColumn(by.Node) || len(by.UseOp) > 0 {
			w.failed = true
			return
		}
		at := w.read(by.Node)
		order = append(order, fmt.Sprintf("%d%s%s", at+1, directions[by.SortbyDir], nullsAt[by.SortbyNulls]))
		by.Node = w.outer("%s", at)
	}
	if len(order) > 0 {
		w.tail = " ORDER BY " + strings.Join(order, ", ")
	}
	w.tail += fmt.Sprintf(" LIMIT %d", int64(w.sel.LimitCount.GetAConst().GetIval().GetIval())+
		int64(w.sel.LimitOffset.GetAConst().GetIval().GetIval()))
}

var (
	directions = map[pg_query.SortByDir]string{pg_query.SortByDir_SORTBY_ASC: " ASC",
		pg_query.SortByDir_SORTBY_DESC: " DESC"}
	nullsAt = map[pg_query.SortByNulls]string{
		pg_query.SortByNulls_SORTBY_NULLS_FIRST: " NULLS FIRST", pg_query.SortByNulls_SORTBY_NULLS_LAST: " NULLS LAST"}
)

// namesColumn reports whether an expression depends on a column.
func namesColumn(n *pg_query.Node) bool {
	found := false
	syntax.Walk(n, func(n *pg_query.Node) bool {
		found = found || n.GetColumnRef() != nil
		return !found
	})
	return found
}

// read adds an expression to the partitions' select list and returns its position.
func (w *shardSelect) read(n *pg_query.Node) int {
	text := w.printed(n)
	if at := slices.Index(w.reads, text); at >= 0 {
		return at
	}
	w.reads = append(w.reads, text)
	return len(w.reads) - 1
}

// key groups the partitions' rows by an expression and returns its position.
func (w *shardSelect) key(n *pg_query.Node) int {
	at := w.read(n)
	if place := fmt.Sprint(at + 1); !slices.Contains(w.keys, place) {
		w.keys = append(w.keys, place)
	}
	w.failed = w.failed || !namesColumn(n) // a constant would be taken for a position
	return at
}

func (w *shardSelect) printed(n *pg_query.Node) string {
	text, err := syntax.PostgresExpr(n)
	w.failed = w.failed || err != nil
	return text
}

// outer is an expression over the partitions' select lists.
func (w *shardSelect) outer(format string, at ...int) *pg_query.Node {
	columns := make([]any, len(at))
	for i, n := range at {
		columns[i] = fmt.Sprintf("surely_shards.c%d", n)
	}
	tree, err := pg_query.Parse("SELECT " + fmt.Sprintf(format, columns...))
	if err != nil {
		w.failed = true
		return &pg_query.Node{}
	}
	return tree.Stmts[0].Stmt.GetSelectStmt().TargetList[0].GetResTarget().Val
}
