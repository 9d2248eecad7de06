package store

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"

	"github.com/ask-surely/surely/internal/schema"
)

// postgresInspector reads a PostgreSQL database's catalogue and rows on its own connection.
type postgresInspector struct {
	conn    *pgx.Conn
	maxRows int64             // rows of a table that are read
	types   *typeMap          // types of the rows that it fetches
	tables  map[string]*shape // by name, once listed
}

func (in *postgresInspector) each(ctx context.Context, sql string, args []any, visit func(row []any)) error {
	rows, err := in.conn.Query(ctx, sql, append([]any{pgx.QueryExecModeDescribeExec, textResults}, args...)...)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		visit(postgresRow(in.types, rows))
	}
	return rows.Err()
}

// run runs statements without results.
func (in *postgresInspector) run(ctx context.Context, sql string) error {
	_, err := in.conn.PgConn().Exec(ctx, sql).ReadAll()
	return err
}

// state returns a text that changes with the data and the extracted columns. It consists of the catalogue, sizes and
// the server's counters of changed rows (about a second late) or, on a replica, which has no counters, its replay
// position. Without counters, or with tables on other servers, the state is unknown and nothing is cached.
func (in *postgresInspector) state(ctx context.Context, columns string) (string, error) {
	out := ""
	err := in.each(ctx, `WITH seen AS (SELECT c.oid, c.relkind, c.relfilenode FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
			WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f') AND `+visibleSchemas+`)
		SELECT CASE WHEN (current_setting('track_counts') = 'on' OR pg_is_in_recovery()) AND NOT EXISTS (SELECT 1 FROM seen WHERE relkind = 'f') THEN
		CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn()::text ELSE
			(SELECT md5(string_agg(concat_ws(' ', c.oid, c.relfilenode, s.n_tup_ins, s.n_tup_upd, s.n_tup_del, s.n_live_tup, pg_relation_size(c.oid)), ',' ORDER BY c.oid))
			FROM seen c LEFT JOIN pg_stat_all_tables s ON s.relid = c.oid) || ' ' ||
			coalesce((SELECT stats_reset::text FROM pg_stat_database WHERE datname = current_database()), '') END || ' ' ||
		(SELECT coalesce(md5(string_agg(concat_ws(' ', a.attrelid, a.attname, a.atttypid), ',' ORDER BY a.attrelid, a.attnum)), '')
			FROM pg_attribute a JOIN seen c ON c.oid = a.attrelid WHERE a.attnum > 0) || ' ' ||
		(SELECT coalesce(md5(string_agg(i.indexrelid::text, ',' ORDER BY i.indexrelid)), '') FROM pg_index i JOIN seen c ON c.oid = i.indrelid
			WHERE i.indisvalid) END`, nil, func(row []any) { out = asText(row[0]) })
	if out != "" {
		out += " " + extractedState(columns)
	}
	return out, wrapError("read the catalogue", err)
}

// visibleSchemas is the condition on pg_namespace n for usable schemas. A search path in the URL restricts them; the
// path of a role includes pg_catalog.
const visibleSchemas = `(n.nspname !~ '^pg_' AND (n.nspname = ANY(current_schemas(false)) OR current_setting('surely.all_schemas', true) IS DISTINCT FROM 'off'
	AND n.nspname NOT IN ('information_schema', 'crdb_internal') AND has_schema_privilege(n.oid, 'USAGE')))`

// shapes lists the tables of all usable schemas. If two schemas have a table with the same name, the table on the
// search path keeps the name, and the other is called schema.table.
func (in *postgresInspector) shapes(ctx context.Context) ([]*shape, []schema.ForeignKey, error) {
	var tables []*shape
	byID := map[uint32]*shape{}
	outside := map[string][]*shape{}
	in.tables = map[string]*shape{}
	err := in.each(ctx, `SELECT c.oid, c.relname, obj_description(c.oid, 'pg_class'), c.reltuples::bigint, n.nspname, pg_table_is_visible(c.oid), c.relkind::text
		FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
		WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f') AND `+visibleSchemas+`
		AND NOT c.relispartition AND (has_table_privilege(c.oid, 'SELECT') OR has_any_column_privilege(c.oid, 'SELECT'))
		AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
		ORDER BY NOT pg_table_is_visible(c.oid), c.oid`, nil, func(row []any) {
		t := &shape{id: objectID(row[0]), name: asText(row[1]), comment: asText(row[2]), schema: asText(row[4]),
			kind: asText(row[6]), computed: row[6] == "v"}
		t.from = schema.Quoted(t.schema) + "." + schema.Quoted(t.name)
		t.rows, _ = row[3].(int64)
		byID[t.id] = t
		tables = append(tables, t)
		if row[5] == true {
			in.tables[t.name] = t
		} else {
			outside[t.name] = append(outside[t.name], t)
		}
	})
	if err != nil {
		return nil, nil, fmt.Errorf("list tables: %w", err)
	}
	for name, same := range outside {
		for _, t := range same {
			if in.tables[name] != nil || len(same) > 1 {
				t.name = t.schema + "." + name
			}
		}
	}
	for _, t := range tables {
		in.tables[t.name] = t
	}
	for _, find := range []func(context.Context, map[uint32]*shape) error{in.columns, in.uniqueIndexes, in.findRemote,
		in.findViewReads} {
		if err := find(ctx, byID); err != nil {
			return nil, nil, err
		}
	}
	keys, err := in.foreignKeys(ctx, byID)
	if err != nil {
		return nil, nil, err
	}
	for _, t := range tables {
		err := runBounded(ctx, in, t.computed, func(ctx context.Context) error { return in.count(ctx, t) })
		if err != nil && (!t.computed || ctx.Err() != nil) {
			return nil, nil, err
		}
		t.failed = err
	}
	return tables, keys, nil
}

// findViewReads adds the columns that views read, including through other views and partitions. The catalogue does not
// list whole rows, written as name.* in a view's definition, or what functions read.
func (in *postgresInspector) findViewReads(ctx context.Context, byID map[uint32]*shape) error {
	return wrapError("list the columns that views read", in.each(ctx, `WITH RECURSIVE used AS (
		SELECT r.ev_class AS view, d.refclassid, d.refobjid AS object, d.refobjsubid AS att, pg_get_viewdef(r.ev_class) LIKE '%.*%' AS rows
		FROM pg_rewrite r JOIN pg_depend d ON d.classid = 'pg_rewrite'::regclass AND d.objid = r.oid
		WHERE d.refobjid <> r.ev_class AND d.refclassid IN ('pg_class'::regclass, 'pg_proc'::regclass)
		UNION ALL SELECT i.inhrelid, 'pg_class'::regclass, i.inhparent, 0, true FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid WHERE c.relispartition),
		found AS (SELECT view AS root, refclassid, object, att, rows FROM used WHERE view = ANY($1)
		UNION SELECT f.root, u.refclassid, u.object, u.att, u.rows FROM found f JOIN used u ON u.view = f.object AND f.refclassid = 'pg_class'::regclass)
		SELECT DISTINCT f.root, CASE WHEN f.refclassid = 'pg_class'::regclass THEN f.object END, CASE WHEN f.rows THEN '*' ELSE coalesce(a.attname, '') END
		FROM found f LEFT JOIN pg_attribute a ON f.refclassid = 'pg_class'::regclass AND a.attrelid = f.object AND a.attnum = f.att AND f.att > 0
		WHERE f.refclassid = 'pg_class'::regclass OR EXISTS (SELECT 1 FROM pg_proc p JOIN pg_language l ON l.oid = p.prolang
			WHERE p.oid = f.object AND p.oid >= 16384 AND l.lanname NOT IN ('c', 'internal')
			AND NOT EXISTS (SELECT 1 FROM pg_depend e WHERE e.classid = 'pg_proc'::regclass AND e.objid = p.oid AND e.deptype = 'e'))
		ORDER BY 1, 2, 3`, []any{in.oids(byID)}, func(row []any) {
		view, read := byID[objectID(row[0])], schema.Reading{} // what a function reads is unknown
		if row[1] != nil {
			t := byID[objectID(row[1])]
			if t == nil {
				return // in another schema, so nothing in it can be hidden
			}
			read = schema.Reading{Table: t.name, Column: asText(row[2])}
		}
		view.reads = append(view.reads, read)
	}))
}

func (in *postgresInspector) withTimeLimit(ctx context.Context, limit time.Duration,
	work func(context.Context) error) error {
	if err := in.run(ctx, fmt.Sprintf("SAVEPOINT looking; SET LOCAL statement_timeout = %d", limit.Milliseconds())); err != nil {
		return err
	}
	err := work(ctx)
	if rollbackErr := in.run(ctx, "ROLLBACK TO SAVEPOINT looking; RELEASE SAVEPOINT looking"); err == nil {
		return rollbackErr
	}
	var e *pgconn.PgError
	if errors.As(err, &e) && e.Code == "57014" && ctx.Err() == nil {
		return errSlow
	}
	return err
}

func (in *postgresInspector) oids(byID map[uint32]*shape) []uint32 {
	return slices.Collect(maps.Keys(byID))
}

func (in *postgresInspector) uniqueIndexes(ctx context.Context, byID map[uint32]*shape) error {
	return wrapError("list indexes", in.each(ctx, `SELECT i.indrelid, i.indisprimary, (SELECT array_agg(a.attname::text ORDER BY k.n) FROM unnest(i.indkey) WITH ORDINALITY k(att, n)
		JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.att)
		FROM pg_index i WHERE i.indisunique AND i.indpred IS NULL AND i.indexprs IS NULL AND i.indrelid = ANY($1)`, []any{in.oids(byID)}, func(row []any) {
		t := byID[objectID(row[0])]
		names, _ := row[2].([]any)
		if row[1] == true {
			for _, n := range names {
				t.key = append(t.key, asText(n))
			}
		}
		for i := range t.columns {
			if len(names) == 1 && t.columns[i].name == names[0] {
				t.columns[i].unique = true
			}
		}
	}))
}

func (in *postgresInspector) foreignKeys(ctx context.Context, byID map[uint32]*shape) ([]schema.ForeignKey, error) {
	var out []schema.ForeignKey
	err := in.each(ctx, `SELECT c.conrelid, a.attname, c.confrelid, b.attname FROM pg_constraint c
		CROSS JOIN unnest(c.conkey, c.confkey) WITH ORDINALITY k(att, ref, n)
		JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = k.att JOIN pg_attribute b ON b.attrelid = c.confrelid AND b.attnum = k.ref
		WHERE c.contype = 'f' AND c.conparentid = 0 AND c.conrelid = ANY($1) AND c.confrelid = ANY($1) ORDER BY c.conrelid, c.oid, k.n`, []any{in.oids(byID)}, func(row []any) {
		out = append(out, schema.ForeignKey{
			Table: byID[objectID(row[0])].name, Column: asText(row[1]), RefTable: byID[objectID(row[2])].name,
			RefColumn: asText(row[3]),
		})
	})
	return out, wrapError("list foreign keys", err)
}

const (
	maxRemoteRows = 100_000         // rows of a table fetched from other servers
	maxProbed     = 1000            // values of a column looked up in a table that is too large to read
	countTimeout  = 5 * time.Second // for counting rows; after that, the planner's estimate is used
)

// findRemote marks the tables with rows on other servers: foreign tables and tables with a foreign partition.
func (in *postgresInspector) findRemote(ctx context.Context, byID map[uint32]*shape) error {
	return wrapError("list partitions", in.each(ctx, `SELECT DISTINCT root FROM unnest($1::oid[]) root
		CROSS JOIN LATERAL (SELECT relid FROM pg_partition_tree(root) UNION SELECT root) p JOIN pg_class c ON c.oid = p.relid
		WHERE c.relkind = 'f'`, []any{in.oids(byID)}, func(row []any) { byID[objectID(row[0])].remote = true }))
}

// count counts a table's rows, or estimates their number if the planner expects too many.
func (in *postgresInspector) count(ctx context.Context, t *shape) error {
	limit := in.maxRows
	if t.remote {
		limit = min(limit, maxRemoteRows)
	}
	if t.rows < 0 || t.kind != "r" && t.kind != "m" {
		if err := in.estimate(ctx, t); err != nil {
			return err
		}
	}
	if t.rows < limit {
		err := in.withTimeLimit(ctx, countTimeout, func(ctx context.Context) error {
			return in.each(ctx, "SELECT count(*) FROM "+t.from, nil, func(row []any) { t.rows, _ = row[0].(int64) })
		})
		if err != nil && err != errSlow {
			return fmt.Errorf("count the rows of %s: %w", t.name, err)
		}
	}
	t.step = max(1, (t.rows+limit-1)/limit)
	return nil
}

func (in *postgresInspector) estimate(ctx context.Context, t *shape) error {
	var plan []struct {
		Plan struct {
			Rows float64 `json:"Plan Rows"`
		}
	}
	err := in.each(ctx, "EXPLAIN (FORMAT JSON) SELECT 1 FROM "+t.from, nil, func(row []any) {
		if json.Unmarshal([]byte(asText(row[0])), &plan) == nil && len(plan) > 0 {
			t.rows = int64(plan[0].Plan.Rows)
		}
	})
	t.rows = max(t.rows, 0)
	return wrapError("estimate the rows of "+t.name, err)
}

// sampleQuery returns a SELECT over the sampled rows.
func (in *postgresInspector) sampleQuery(t *shape, columns string) string {
	switch {
	case t.step == 1:
		return fmt.Sprintf("SELECT %s FROM %s", columns, t.from)
	case t.kind == "v" || t.remote:
		return fmt.Sprintf("SELECT %s FROM %s LIMIT %d", columns, t.from, t.rows/t.step)
	}
	return fmt.Sprintf("SELECT %s FROM %s TABLESAMPLE SYSTEM (%g) REPEATABLE (1)", columns, t.from, 100/float64(t.step))
}

func (in *postgresInspector) scan(ctx context.Context, t *shape, visit func(row []any)) error {
	if len(t.columns) == 0 {
		return nil
	}
	reads := make([]string, len(t.columns))
	for i, c := range t.columns {
		reads[i] = c.selectExpr()
		if t.computed && (c.list || c.typ == schema.Text || c.typ == schema.JSON || c.typ == schema.Bytes) {
			reads[i] = fmt.Sprintf("CASE WHEN pg_column_size(%s) <= %d THEN %[1]s END", reads[i], maxComputedValue)
		}
	}
	return wrapError("read "+t.name, in.each(ctx, in.sampleQuery(t, strings.Join(reads, ", ")), nil, visit))
}

// isContained compares the two columns as sets, in linear time: given an anti-join with LIMIT, the planner would expect
// an early match and choose a nested loop, which compares every pair if there is none. If the referenced table is too
// large to read, its values are looked up by index.
func (in *postgresInspector) isContained(ctx context.Context, fk schema.ForeignKey) (bool, error) {
	child, parent := in.tables[fk.Table], in.tables[fk.RefTable]
	from, to := child.findColumn(fk.Column), parent.findColumn(fk.RefColumn)
	value, key := from.selectExpr(), to.selectExpr()
	if from.typ != to.typ || from.native != to.native {
		value, key = value+"::text", key+"::text"
	}
	values := fmt.Sprintf("SELECT v FROM (%s) c (v) WHERE v IS NOT NULL", in.sampleQuery(child, value))
	if parent.step > 1 {
		values = fmt.Sprintf("SELECT DISTINCT v FROM (%s LIMIT %d) some", values, maxProbed)
		return in.isEmptyQuery(ctx,
			fmt.Sprintf("SELECT 1 FROM (%s) c WHERE NOT EXISTS (SELECT 1 FROM %s WHERE %s = v) LIMIT 1",
				values, parent.from, key))
	}
	return in.isEmptyQuery(ctx, fmt.Sprintf("SELECT 1 FROM (%s EXCEPT SELECT %s FROM %s LIMIT 1) missing", values, key,
		parent.from))
}

// isEmptyQuery reports whether a SELECT has no rows.
func (in *postgresInspector) isEmptyQuery(ctx context.Context, sql string) (bool, error) {
	empty := true
	err := in.each(ctx, sql, nil, func([]any) { empty = false })
	return empty, err
}
