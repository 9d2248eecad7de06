package store

import (
	"context"
	"errors"
	"fmt"
	"maps"
	"slices"
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

// state returns a text that changes with the data. It consists of the catalogue, sizes and the server's counters of
// changed rows (about a second late) or, on a replica, which has no counters, its replay position. Without counters, or
// with tables on other servers, the state is unknown and nothing is cached.
func (in *postgresInspector) state(ctx context.Context) (string, error) {
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
			WHERE i.indisvalid) END`, nil, func(row []any) {
		if row[0] != nil {
			out = asText(row[0])
		}
	})
	return out, wrapError("read the catalogue", err)
}

// visibleSchemas is the condition on pg_namespace n for usable schemas. A search path in the URL restricts them; the
// path of a role includes pg_catalog.
const visibleSchemas = `(n.nspname !~ '^pg_' AND (n.nspname = ANY(current_schemas(false)) OR current_setting('surely.all_schemas', true) IS DISTINCT FROM 'off'
	AND n.nspname NOT IN ('information_schema', 'crdb_internal') AND has_schema_privilege(n.oid, 'USAGE')))`

// shapes lists the tables of all usable schemas. If two schemas have a table with the same name, the one on the search
// path keeps it, and the other is named schema.table.
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
		t := &shape{name: asText(row[1]), schema: asText(row[4])}
		t.from = schema.Quoted(t.schema) + "." + schema.Quoted(t.name)
		if row[2] != nil {
			t.comment = asText(row[2])
		}
		t.rows, _ = row[3].(int64)
		t.id, t.kind = objectID(row[0]), asText(row[6])
		t.computed = t.kind == "v"
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
	if err := in.columns(ctx, byID); err != nil {
		return nil, nil, err
	}
	for _, t := range tables {
		in.tables[t.name] = t
	}
	keys, err := in.keys(ctx, byID)
	if err != nil {
		return nil, nil, err
	}
	if err := in.findRemote(ctx, byID); err != nil {
		return nil, nil, err
	}
	if err := in.findViewReads(ctx, byID); err != nil {
		return nil, nil, err
	}
	for _, t := range tables {
		err := runBounded(ctx, in, t, func(ctx context.Context) error { return in.count(ctx, t) })
		if err != nil && (!t.computed || ctx.Err() != nil) {
			return nil, nil, err
		}
		t.failed = err
	}
	return tables, keys, nil
}

// findViewReads adds the columns that views read, also through other views and partitions. The catalogue does not list
// whole rows, written as name.* in a view's definition, or what functions read.
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
		view, read := byID[objectID(row[0])], schema.Reading{Column: asText(row[2])}
		if row[1] == nil {
			read.Column = ""
		} else if t := byID[objectID(row[1])]; t != nil {
			read.Table = t.name
		} else {
			return // in another schema, so nothing in it can be hidden
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

func (in *postgresInspector) keys(ctx context.Context, byID map[uint32]*shape) ([]schema.ForeignKey, error) {
	err := in.each(ctx, `SELECT i.indrelid, i.indisprimary, (SELECT array_agg(a.attname::text ORDER BY k.n) FROM unnest(i.indkey) WITH ORDINALITY k(att, n)
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
	})
	if err != nil {
		return nil, fmt.Errorf("list indexes: %w", err)
	}
	var out []schema.ForeignKey
	err = in.each(ctx, `SELECT c.conrelid, a.attname, c.confrelid, b.attname FROM pg_constraint c
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
