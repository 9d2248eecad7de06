package store

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/schema"
)

const (
	maxRemoteRows = 100_000         // rows of a table fetched from other servers
	maxProbed     = 1000            // values of a column looked up in a table too large to read
	countTimeout  = 5 * time.Second // for counting rows; after it, the planner's estimate is used
)

// findRemote marks the tables with rows on other servers: foreign tables and tables with a foreign partition.
func (in *postgresInspector) findRemote(ctx context.Context, byID map[uint32]*shape) error {
	return wrapError("list partitions", in.each(ctx, `SELECT DISTINCT root FROM unnest($1::oid[]) root
		CROSS JOIN LATERAL (SELECT relid FROM pg_partition_tree(root) UNION SELECT root) p JOIN pg_class c ON c.oid = p.relid
		WHERE c.relkind = 'f'`, []any{in.oids(byID)}, func(row []any) { byID[objectID(row[0])].remote = true }))
}

// count counts a table's rows, or estimates them if the planner expects too many.
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

// isContained compares the values as sets, in linear time: for an anti-join with LIMIT the planner would expect an
// early end and try every pair. In a table too large to read, it looks values up by index.
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
