package store

import (
	"cmp"
	"context"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/jackc/pgx/v5/pgtype"

	"github.com/ask-surely/surely/internal/schema"
)

// listTypes returns the types of the driver and the array types of the database's enumerations and domains.
func (in *postgresInspector) listTypes(ctx context.Context) (*typeMap, error) {
	m := newTypeMap()
	err := in.each(ctx, `SELECT oid, typelem FROM pg_type WHERE typcategory = 'A' AND typelem <> 0 AND oid >= 16384`, nil,
		func(row []any) {
			m.own[objectID(row[0])] = objectID(row[1])
		})
	return m, wrapError("list types", err)
}

func objectID(v any) uint32 {
	n, _ := v.(int64)
	return uint32(n)
}

// columns adds the readable columns to their tables. For each range, it also adds columns for the bounds, so that they
// can be compared and sorted.
func (in *postgresInspector) columns(ctx context.Context, byID map[uint32]*shape) error {
	err := in.each(ctx, `SELECT a.attrelid, a.attname, col_description(a.attrelid, a.attnum), a.attnotnull,
		b.oid, b.typname, b.typcategory::text, b.typtype::text, coalesce(r.rngsubtype, 0)::oid,
		CASE WHEN a.atttypid = 1700 AND a.atttypmod >= 4 THEN (a.atttypmod - 4) & 2047 END, a.attgenerated <> ''
		FROM pg_attribute a JOIN pg_type t ON t.oid = a.atttypid
		JOIN pg_type b ON b.oid = CASE WHEN t.typtype = 'd' THEN t.typbasetype ELSE t.oid END LEFT JOIN pg_range r ON r.rngtypid = b.oid
		WHERE a.attrelid = ANY($1) AND a.attnum > 0 AND NOT a.attisdropped AND has_column_privilege(a.attrelid, a.attnum, 'SELECT')
		ORDER BY a.attrelid, a.attnum`, []any{in.oids(byID)}, func(row []any) {
		t := byID[objectID(row[0])]
		t.computed = t.computed || row[10] == true
		c := columnShape{name: asText(row[1]), comment: asText(row[2]), notNull: row[3] == true}
		oid, name := objectID(row[4]), asText(row[5])
		if element, ok := in.types.element(oid); ok {
			c.list, oid = true, element
		}
		c.typ = postgresType(oid)
		switch {
		case name == "money":
			c.typ, c.expr = schema.Numeric, schema.Quoted(c.name)+"::pg_catalog.numeric"
		case c.typ == schema.Text && asText(row[6]) != "S" && !c.list:
			c.native = name
		}
		scale, _ := row[9].(int64)
		c.scale = int(scale)
		t.columns = append(t.columns, c)
		if asText(row[7]) == "r" {
			t.columns = append(t.columns, bounds(c, postgresType(objectID(row[8])), name)...)
		}
	})
	if err != nil {
		return fmt.Errorf("list columns: %w", err)
	}
	if err := in.findGenerated(ctx, byID); err != nil {
		return err
	}
	for _, t := range byID {
		t.columns = dropShadowedBounds(t.columns)
	}
	return in.findTextIndexes(ctx, byID)
}

// textIndexExpr matches the expression of a text index, as the server prints it.
var textIndexExpr = regexp.MustCompile(`^to_tsvector\('([a-z0-9_]+)'::regconfig, \(?("(?:[^"]|"")+"|[a-z0-9_]+)\)?(?:::text)?\)$`)

// findTextIndexes marks the columns with a text index. It ignores indexes on tables with foreign partitions, since the
// partitions' indexes are unknown.
func (in *postgresInspector) findTextIndexes(ctx context.Context, byID map[uint32]*shape) error {
	return wrapError("list text indexes", in.each(ctx, `SELECT i.indrelid, pg_get_expr(i.indexprs, i.indrelid) FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
		JOIN pg_am a ON a.oid = c.relam WHERE a.amname = 'gin' AND i.indisvalid AND i.indpred IS NULL AND i.indrelid = ANY($1)
		AND i.indexprs IS NOT NULL ORDER BY i.indexrelid`, []any{in.oids(byID)}, func(row []any) {
		found := textIndexExpr.FindStringSubmatch(asText(row[1]))
		if found == nil {
			return
		}
		name := strings.ReplaceAll(strings.Trim(found[2], `"`), `""`, `"`)
		t := byID[objectID(row[0])]
		for i := range t.columns {
			if t.columns[i].name == name {
				t.columns[i].search = found[1]
			}
		}
	}))
}

// findGenerated adds the columns that generated columns are computed from. The catalogue differs by server version.
func (in *postgresInspector) findGenerated(ctx context.Context, byID map[uint32]*shape) error {
	return wrapError("list the sources of generated columns", in.each(ctx, `SELECT DISTINCT a.attrelid, a.attname, f.attname FROM pg_attribute a
		JOIN pg_attrdef e ON e.adrelid = a.attrelid AND e.adnum = a.attnum
		JOIN pg_depend d ON d.refclassid = 'pg_class'::regclass AND d.refobjid = a.attrelid AND d.refobjsubid > 0 AND d.refobjsubid <> a.attnum
			AND (d.classid = 'pg_attrdef'::regclass AND d.objid = e.oid OR d.classid = 'pg_class'::regclass AND d.objid = a.attrelid AND d.objsubid = a.attnum)
		JOIN pg_attribute f ON f.attrelid = a.attrelid AND f.attnum = d.refobjsubid
		WHERE a.attgenerated <> '' AND a.attrelid = ANY($1)`, []any{in.oids(byID)}, func(row []any) {
		t := byID[objectID(row[0])]
		for i := range t.columns {
			if t.columns[i].name == asText(row[1]) {
				t.columns[i].from = append(t.columns[i].from, asText(row[2]))
			}
		}
	}))
}

// bounds returns columns for the first and last values of a range.
func bounds(c columnShape, typ schema.Type, rangeType string) []columnShape {
	first, last := "pg_catalog.lower("+schema.Quoted(c.name)+")", "pg_catalog.upper("+schema.Quoted(c.name)+")"
	switch rangeType {
	case "int4range", "int8range", "daterange": // the database's upper bound is exclusive
		last = "(" + last + " - 1)"
	}
	source := []string{c.name}
	return []columnShape{{name: c.name + "_start", typ: typ, expr: first, from: source},
		{name: c.name + "_end", typ: typ, expr: last, from: source}}
}

// dropShadowedBounds drops range bounds if the table has columns with those names.
func dropShadowedBounds(columns []columnShape) []columnShape {
	isTableColumn := map[string]bool{}
	for _, c := range columns {
		isTableColumn[c.name] = isTableColumn[c.name] || c.expr == ""
	}
	return slices.DeleteFunc(columns, func(c columnShape) bool { return c.expr != "" && isTableColumn[c.name] })
}

func postgresType(oid uint32) schema.Type {
	return cmp.Or(postgresTypes[oid], schema.Text) // enumerations, UUIDs, citext and the like print as text
}

var postgresTypes = map[uint32]schema.Type{
	pgtype.Int2OID: schema.Integer, pgtype.Int4OID: schema.Integer, pgtype.Int8OID: schema.Integer,
	pgtype.OIDOID: schema.Integer, pgtype.Float4OID: schema.Real, pgtype.Float8OID: schema.Real,
	pgtype.NumericOID: schema.Numeric, pgtype.BoolOID: schema.Boolean, pgtype.DateOID: schema.Date,
	pgtype.TimeOID: schema.Time, pgtype.TimetzOID: schema.Time, pgtype.TimestampOID: schema.Timestamp,
	pgtype.TimestamptzOID: schema.Timestamp, pgtype.IntervalOID: schema.Interval, pgtype.JSONOID: schema.JSON,
	pgtype.JSONBOID: schema.JSON, pgtype.ByteaOID: schema.Bytes,
}
