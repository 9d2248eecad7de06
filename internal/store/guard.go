package store

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	pg_query "github.com/pganalyze/pg_query_go/v6"
	"google.golang.org/protobuf/reflect/protoreflect"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/suql/syntax"
)

// guard checks PostgreSQL statements by their parse tree: a read-only transaction alone would let them sleep, read the
// server's files and settings, or reach other servers.
type guard struct {
	schemas   []string                 // the search path
	tables    map[string]*schema.Table // by name, hidden ones included
	extracted *extractedColumns        // extracted columns; nil: none
}

// serverFunctions are the server's functions that statements may call: those of SUQL, and those that the engine's
// statements use. Their results depend only on their arguments, the clock and the time zone, and none makes texts of
// unlimited length.
var serverFunctions = text.Set(`
	abs acos age array_agg array_append array_cat array_length array_position array_prepend array_remove
	array_to_string asin atan atan2 avg bool_and bool_or btrim cardinality ceil ceiling char_length character_length
	chr concat concat_ws corr cos count cume_dist date date_part date_trunc degrees dense_rank every exp extract
	first_value float8 floor generate_series initcap int4 int8 json_agg json_array_elements json_array_elements_text
	json_array_length json_build_array jsonb_array_elements_text jsonb_array_length lag last_value lead left length
	like_escape ln log log10 lower ltrim make_date max md5 min mod mode now nth_value ntile numeric percent_rank
	percentile_cont percentile_disc phraseto_tsquery pi plainto_tsquery position pow power radians rank regexp_like
	regexp_match regexp_replace regexp_split_to_array replace reverse right round row_number row_to_json rtrim sign
	sin split_part sqrt starts_with stddev stddev_pop stddev_samp string_agg string_to_array strpos substr substring
	sum tan text timestamp timestamptz timezone to_char to_date to_json to_jsonb to_number to_timestamp to_tsquery
	to_tsvector trunc ts_rank unnest upper var_pop var_samp variance websearch_to_tsquery`)

func newGuard(ctx context.Context, in *postgresInspector, d *schema.Database, b *extractedColumns) (*guard, error) {
	g := &guard{tables: map[string]*schema.Table{}, extracted: b}
	err := in.each(ctx, "SELECT s::text FROM unnest(current_schemas(false)) s", nil,
		func(row []any) { g.schemas = append(g.schemas, asText(row[0])) })
	if err != nil {
		return nil, fmt.Errorf("read the search path: %w", err)
	}
	for _, t := range d.Tables {
		g.tables[t.Name] = t
		t.ViaSubquery = t.ViaSubquery || needsSubquery(t)
	}
	return g, nil
}

// path returns the fixed search path in the format of SET: pg_catalog first, so that nothing in the owner's schemas can
// replace a built-in; pg_temp last, for the same reason. Tables of other schemas are read by their full name: a longer
// path would admit those schemas' operators.
func (g *guard) path() string {
	return quotedList(slices.Concat([]string{"pg_catalog"}, g.schemas, []string{"pg_temp"}))
}

// printedBounds limits the statements that suql prints for the server.
var printedBounds = syntax.Bounds{Bytes: 256 << 10, Tokens: 100_000, Operators: 5000, Depth: 200}

// checkedStatement is a statement that the guard has accepted.
type checkedStatement struct {
	sql     string
	tree    *pg_query.ParseResult
	cteRefs cteRefs
}

// check parses a statement and refuses anything but a plain SELECT over known tables with listed functions.
func (g *guard) check(sql string) (*checkedStatement, error) {
	if err := printedBounds.Check(sql); err != nil {
		return nil, &Error{Code: "54000", Message: "the statement is too complicated", Err: err}
	}
	tree, err := pg_query.Parse(sql)
	if err != nil {
		return nil, &Error{Code: "42601", Message: err.Error(), Err: err}
	}
	if len(tree.Stmts) != 1 || tree.Stmts[0].Stmt.GetSelectStmt() == nil {
		return nil, refused("only one SELECT may be run at a time")
	}
	refs := cteRefs{}
	return &checkedStatement{sql, tree, refs}, g.walk(tree.Stmts[0].Stmt.ProtoReflect(), refs, nil)
}

// walk checks a node and those below it; ctes are the names of CTEs in scope, and refs collects the references to them.
func (g *guard) walk(m protoreflect.Message, refs cteRefs, ctes map[string]bool) error {
	if err := g.checkNode(m, refs, ctes); err != nil {
		return err
	}
	s, ok := m.Interface().(*pg_query.SelectStmt)
	if !ok || s.WithClause == nil {
		return eachChild(m, "", func(c protoreflect.Message) error { return g.walk(c, refs, ctes) })
	}
	inScope := maps.Clone(ctes)
	if inScope == nil {
		inScope = map[string]bool{}
	}
	for _, c := range s.WithClause.Ctes {
		if s.WithClause.Recursive {
			inScope[c.GetCommonTableExpr().GetCtename()] = true
		}
	}
	for _, c := range s.WithClause.Ctes {
		if err := g.walk(c.ProtoReflect(), refs, inScope); err != nil {
			return err
		}
		inScope = maps.Clone(inScope) // the nodes checked before keep their scope
		inScope[c.GetCommonTableExpr().GetCtename()] = true
	}
	return eachChild(m, "with_clause", func(c protoreflect.Message) error { return g.walk(c, refs, inScope) })
}

// cteRefs is the set of references to CTEs.
type cteRefs map[*pg_query.RangeVar]bool

// checkNode checks one node of the tree.
func (g *guard) checkNode(m protoreflect.Message, refs cteRefs, ctes map[string]bool) error {
	switch n := m.Interface().(type) {
	case *pg_query.InsertStmt, *pg_query.UpdateStmt, *pg_query.DeleteStmt, *pg_query.MergeStmt:
		return refused("only SELECT may be run")
	case *pg_query.IntoClause:
		return refused("SELECT INTO may not be run, since it creates a table")
	case *pg_query.LockingClause:
		return refused("rows may not be locked")
	case *pg_query.RangeVar:
		if n.Catalogname == "" && n.Schemaname == "" && ctes[n.Relname] {
			refs[n] = true
			return nil
		}
		return g.checkTable(n)
	case *pg_query.FuncCall:
		return g.checkCall(n)
	case *pg_query.A_Expr:
		return checkContainment(n)
	case *pg_query.SQLValueFunction:
		switch n.Op {
		case pg_query.SQLValueFunctionOp_SVFOP_CURRENT_USER, pg_query.SQLValueFunctionOp_SVFOP_SESSION_USER,
			pg_query.SQLValueFunctionOp_SVFOP_USER,
			pg_query.SQLValueFunctionOp_SVFOP_CURRENT_ROLE, pg_query.SQLValueFunctionOp_SVFOP_CURRENT_CATALOG,
			pg_query.SQLValueFunctionOp_SVFOP_CURRENT_SCHEMA:
			return refused("session information may not be queried")
		}
	case *pg_query.TypeName:
		for _, part := range n.Names {
			t := part.GetString_().GetSval()
			// a table's row type reveals all of its columns
			if g.tables[t] != nil || strings.HasPrefix(t, "reg") {
				return refused("the type %s may not be used", t)
			}
		}
	}
	return nil
}

// checkTable returns an error for tables that may not be read.
func (g *guard) checkTable(n *pg_query.RangeVar) error {
	t := g.tableNamed(n)
	switch isVisible := t != nil && !t.Hidden; {
	case n.Catalogname != "" || n.Schemaname != "" && !isVisible:
		return refused("the table %s.%s may not be read", n.Schemaname, n.Relname)
	case isVisible:
		return nil
	case n.Schemaname == "" && strings.HasPrefix(n.Relname, "pg_"):
		return refused("the table %s may not be read", n.Relname)
	}
	return &Error{Code: "42P01", Message: fmt.Sprintf("relation %q does not exist", n.Relname)}
}

func (g *guard) checkCall(n *pg_query.FuncCall) error {
	var parts []string
	for _, p := range n.Funcname {
		parts = append(parts, p.GetString_().GetSval())
	}
	name := strings.Join(parts, ".")
	if len(parts) == 2 && parts[0] == "pg_catalog" {
		parts = parts[1:]
	}
	if len(parts) != 1 || !serverFunctions[parts[0]] {
		return refused("the function %s may not be called", name)
	}
	return nil
}

// maxContainmentList is the maximum length of the literal list in a containment test.
const maxContainmentList = 100

// checkContainment refuses @>, <@ and && between two lists unless one is a parameter or a short literal: the server
// compares every pair of elements, and meanwhile checks for neither timeout nor cancellation.
func checkContainment(n *pg_query.A_Expr) error {
	if len(n.Name) == 0 {
		return nil
	}
	switch op := n.Name[len(n.Name)-1].GetString_().GetSval(); op {
	case "@>", "<@", "&&":
		if countElements(n.Lexpr) > maxContainmentList && countElements(n.Rexpr) > maxContainmentList {
			return refused("%s needs a literal list of at most %d elements on one side", op,
				maxContainmentList)
		}
	}
	return nil
}

// countElements returns the number of elements of a literal list. A parameter counts as 1, since visitors cannot supply
// it; for anything else the result exceeds maxContainmentList.
func countElements(n *pg_query.Node) int {
	switch {
	case n.GetParamRef() != nil:
		return 1
	case n.GetAConst() != nil:
		return 1 + strings.Count(n.GetAConst().GetSval().GetSval(), ",")
	case n.GetTypeCast() != nil:
		return countElements(n.GetTypeCast().Arg)
	case n.GetAArrayExpr() != nil:
		sum := 0
		for _, e := range n.GetAArrayExpr().Elements {
			sum += countElements(e)
		}
		return sum
	}
	return maxContainmentList + 1
}

// visit calls check for each message of a parse tree, parents first.
func visit(m protoreflect.Message, check func(protoreflect.Message) error) error {
	if err := check(m); err != nil {
		return err
	}
	return eachChild(m, "", func(c protoreflect.Message) error { return visit(c, check) })
}

// eachChild calls check for each message directly below m, except for those in one field.
func eachChild(m protoreflect.Message, except protoreflect.Name, check func(protoreflect.Message) error) (err error) {
	m.Range(func(f protoreflect.FieldDescriptor, v protoreflect.Value) bool {
		switch {
		case f.Kind() != protoreflect.MessageKind || f.IsMap() || f.Name() == except:
		case f.IsList():
			for i := 0; i < v.List().Len() && err == nil; i++ {
				err = check(v.List().Get(i).Message())
			}
		default:
			err = check(v.Message())
		}
		return err == nil
	})
	return err
}
