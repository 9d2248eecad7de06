package store

import (
	"context"
	"fmt"
	"strings"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgtype"

	"surely/schema"
)

// postgresInspector reads a PostgreSQL database's catalogue and rows on a connection of its own.
type postgresInspector struct {
	conn *pgx.Conn
	most int64
}

func (in *postgresInspector) each(ctx context.Context, sql string, args []any, visit func(row []any)) error {
	rows, err := in.conn.Query(ctx, sql, append([]any{pgx.QueryExecModeDescribeExec, pgx.QueryResultFormats{pgx.TextFormatCode}}, args...)...)
	if err != nil {
		return err
	}
	defer rows.Close()
	fields := rows.FieldDescriptions()
	for rows.Next() {
		raw := rows.RawValues()
		row := make([]any, len(raw))
		for i, b := range raw {
			if b != nil {
				row[i] = postgresValue(in.conn.TypeMap(), fields[i].DataTypeOID, b)
			}
		}
		visit(row)
	}
	return rows.Err()
}

// state is what changes when the data does: the server's counters of changed rows, which lag by about a second, and the
// catalogue. Without counters, or with tables that live elsewhere, there is no telling, and nothing is cached.
func (in *postgresInspector) state(ctx context.Context) (string, error) {
	out := ""
	err := in.each(ctx, `SELECT CASE WHEN current_setting('track_counts') = 'on' AND NOT EXISTS (SELECT 1 FROM pg_class WHERE relkind = 'f') THEN
		(SELECT md5(string_agg(concat_ws(' ', c.oid, c.relfilenode, s.n_tup_ins, s.n_tup_upd, s.n_tup_del, s.n_live_tup), ',' ORDER BY c.oid))
			FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace LEFT JOIN pg_stat_all_tables s ON s.relid = c.oid
			WHERE n.nspname = ANY(current_schemas(false)) AND c.relkind IN ('r', 'p', 'v', 'm')) || ' ' ||
		(SELECT md5(string_agg(concat_ws(' ', a.attrelid, a.attname, a.atttypid), ',' ORDER BY a.attrelid, a.attnum))
			FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
			WHERE n.nspname = ANY(current_schemas(false)) AND a.attnum > 0) END`, nil, func(row []any) {
		if row[0] != nil {
			out = asText(row[0])
		}
	})
	if err != nil {
		return "", fmt.Errorf("read the catalogue: %w", err)
	}
	return out, nil
}

// shapes lists what the search path reaches: a table that another schema hides, or of another schema, is left out.
func (in *postgresInspector) shapes(ctx context.Context) ([]*shape, []schema.ForeignKey, error) {
	var tables []*shape
	byID := map[uint32]*shape{}
	err := in.each(ctx, `SELECT c.oid, c.relname, obj_description(c.oid, 'pg_class'), greatest(c.reltuples, 0)::bigint, c.relkind::text
		FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
		WHERE c.relkind IN ('r', 'p', 'v', 'm', 'f') AND n.nspname = ANY(current_schemas(false)) AND pg_table_is_visible(c.oid)
		AND NOT c.relispartition AND has_table_privilege(c.oid, 'SELECT')
		AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
		ORDER BY c.oid`, nil, func(row []any) {
		t := &shape{name: asText(row[1])}
		if row[2] != nil {
			t.comment = asText(row[2])
		}
		t.rows, _ = row[3].(int64)
		id := uint32(row[0].(int64))
		byID[id] = t
		tables = append(tables, t)
	})
	if err != nil {
		return nil, nil, fmt.Errorf("list tables: %w", err)
	}
	if err := in.columns(ctx, byID); err != nil {
		return nil, nil, err
	}
	keys, err := in.keys(ctx, byID)
	if err != nil {
		return nil, nil, err
	}
	for _, t := range tables {
		if err := in.count(ctx, t); err != nil {
			return nil, nil, err
		}
	}
	return tables, keys, nil
}

func (in *postgresInspector) oids(byID map[uint32]*shape) []uint32 {
	out := make([]uint32, 0, len(byID))
	for id := range byID {
		out = append(out, id)
	}
	return out
}

func (in *postgresInspector) columns(ctx context.Context, byID map[uint32]*shape) error {
	err := in.each(ctx, `SELECT a.attrelid, a.attname, col_description(a.attrelid, a.attnum), a.attnotnull,
		CASE WHEN t.typtype = 'd' THEN t.typbasetype ELSE t.oid END AS type, coalesce(e.typcategory, t.typcategory)::text AS category, t.typelem,
		CASE WHEN a.atttypid = 1700 AND a.atttypmod >= 4 THEN (a.atttypmod - 4) & 2047 END
		FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid LEFT JOIN pg_type e ON e.oid = t.typelem AND t.typcategory = 'A'
		WHERE a.attrelid = ANY($1) AND a.attnum > 0 AND NOT a.attisdropped AND has_column_privilege(a.attrelid, a.attnum, 'SELECT')
		ORDER BY a.attrelid, a.attnum`, []any{in.oids(byID)}, func(row []any) {
		t := byID[uint32(row[0].(int64))]
		c := columnShape{name: asText(row[1]), notNull: row[3] == true}
		if row[2] != nil {
			c.comment = asText(row[2])
		}
		oid := uint32(row[4].(int64))
		if typ, ok := in.conn.TypeMap().TypeForOID(oid); ok {
			if a, ok := typ.Codec.(*pgtype.ArrayCodec); ok {
				c.list = true
				oid = a.ElementType.OID
			}
		}
		c.typ = postgresType(oid)
		if scale, ok := row[7].(int64); ok {
			c.scale = int(scale)
		}
		t.columns = append(t.columns, c)
	})
	if err != nil {
		return fmt.Errorf("list columns: %w", err)
	}
	return nil
}

func postgresType(oid uint32) schema.Type {
	switch oid {
	case pgtype.Int2OID, pgtype.Int4OID, pgtype.Int8OID, pgtype.OIDOID:
		return schema.Integer
	case pgtype.Float4OID, pgtype.Float8OID:
		return schema.Real
	case pgtype.NumericOID, 790: // money
		return schema.Numeric
	case pgtype.BoolOID:
		return schema.Boolean
	case pgtype.DateOID:
		return schema.Date
	case pgtype.TimeOID, pgtype.TimetzOID:
		return schema.Time
	case pgtype.TimestampOID, pgtype.TimestamptzOID:
		return schema.Timestamp
	case pgtype.IntervalOID:
		return schema.Interval
	case pgtype.JSONOID, pgtype.JSONBOID:
		return schema.JSON
	case pgtype.ByteaOID:
		return schema.Bytes
	}
	return schema.Text // enumerations, UUIDs, citext and the like print and compare as text
}

func (in *postgresInspector) keys(ctx context.Context, byID map[uint32]*shape) ([]schema.ForeignKey, error) {
	err := in.each(ctx, `SELECT i.indrelid, i.indisprimary, (SELECT array_agg(a.attname::text ORDER BY k.n) FROM unnest(i.indkey) WITH ORDINALITY k(att, n)
		JOIN pg_attribute a ON a.attrelid = i.indrelid AND a.attnum = k.att)
		FROM pg_index i WHERE i.indisunique AND i.indpred IS NULL AND i.indexprs IS NULL AND i.indrelid = ANY($1)`, []any{in.oids(byID)}, func(row []any) {
		t := byID[uint32(row[0].(int64))]
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
			Table: byID[uint32(row[0].(int64))].name, Column: asText(row[1]), RefTable: byID[uint32(row[2].(int64))].name, RefColumn: asText(row[3]),
		})
	})
	if err != nil {
		return nil, fmt.Errorf("list foreign keys: %w", err)
	}
	return out, nil
}

// count counts the rows, unless the planner's estimate is so large that counting would take long.
func (in *postgresInspector) count(ctx context.Context, t *shape) error {
	if t.rows < 4*in.most {
		err := in.each(ctx, "SELECT count(*) FROM "+schema.Quoted(t.name), nil, func(row []any) { t.rows, _ = row[0].(int64) })
		if err != nil {
			return fmt.Errorf("count the rows of %s: %w", t.name, err)
		}
	}
	t.step = max(1, (t.rows+in.most-1)/in.most)
	return nil
}

func (in *postgresInspector) scan(ctx context.Context, t *shape, visit func([][]any)) error {
	names := make([]string, len(t.columns))
	for i, c := range t.columns {
		names[i] = schema.Quoted(c.name)
	}
	if len(names) == 0 {
		return nil
	}
	sql := "SELECT " + strings.Join(names, ", ") + " FROM " + schema.Quoted(t.name)
	if t.step > 1 {
		sql = fmt.Sprintf("SELECT * FROM (SELECT %s, row_number() OVER () AS surely_row FROM %s) numbered WHERE surely_row %% %d = 0", strings.Join(names, ", "), schema.Quoted(t.name), t.step)
	}
	rows, err := in.conn.Query(ctx, sql, pgx.QueryExecModeDescribeExec, pgx.QueryResultFormats{pgx.TextFormatCode})
	if err != nil {
		return fmt.Errorf("read %s: %w", t.name, err)
	}
	defer rows.Close()
	fields := rows.FieldDescriptions()
	return batches(func() ([]any, error) {
		if !rows.Next() {
			if err := rows.Err(); err != nil {
				return nil, fmt.Errorf("read %s: %w", t.name, err)
			}
			return nil, nil
		}
		raw := rows.RawValues()
		row := make([]any, len(t.columns))
		for i := range row {
			if raw[i] != nil {
				row[i] = postgresValue(in.conn.TypeMap(), fields[i].DataTypeOID, raw[i])
			}
		}
		return row, nil
	}, visit)
}

func (in *postgresInspector) contained(ctx context.Context, fk schema.ForeignKey) (bool, error) {
	all := true
	err := in.each(ctx, fmt.Sprintf("SELECT 1 FROM %s c WHERE c.%s IS NOT NULL AND NOT EXISTS (SELECT 1 FROM %s p WHERE p.%s::text = c.%[2]s::text) LIMIT 1",
		schema.Quoted(fk.Table), schema.Quoted(fk.Column), schema.Quoted(fk.RefTable), schema.Quoted(fk.RefColumn)), nil, func([]any) { all = false })
	return all, err
}
