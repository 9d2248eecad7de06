package store

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgconn"

	"github.com/ask-surely/surely/internal/schema"
)

const (
	maxRemote = 100_000 // rows of a table fetched from other servers
	maxProbed = 1000    // values of a column looked up in a table too large to read
	countFor  = "5s"    // maximum time for counting rows; then the planner's estimate is used
)

// partitions finds the tables with rows on other servers.
func (in *postgresInspector) partitions(ctx context.Context, tables []*shape) error {
	byID := map[uint32]*shape{}
	var parted []uint32
	for _, t := range tables {
		byID[t.id] = t
		switch t.kind {
		case "f":
			t.remote = []string{t.from}
		case "p":
			parted = append(parted, t.id)
		}
	}
	if len(parted) == 0 {
		return nil
	}
	return because("list partitions", in.each(ctx, `SELECT root, n.nspname, c.relname, has_table_privilege(c.oid, 'SELECT') FROM unnest($1::oid[]) root
		CROSS JOIN LATERAL pg_partition_tree(root) p JOIN pg_class c ON c.oid = p.relid JOIN pg_namespace n ON n.oid = c.relnamespace
		WHERE c.relkind = 'f' ORDER BY root, c.oid`, []any{parted}, func(row []any) {
		t, leaf := byID[objectID(row[0])], schema.Quoted(asText(row[1]))+"."+schema.Quoted(asText(row[2]))
		if row[3] != true { // then only the whole table may be read
			leaf = t.from
		}
		if len(t.remote) == 0 || t.remote[len(t.remote)-1] != leaf {
			t.remote = append(t.remote, leaf)
		}
	}))
}

// count counts the rows, or estimates them if the planner expects too many.
func (in *postgresInspector) count(ctx context.Context, t *shape) error {
	most := in.most
	if len(t.remote) > 0 {
		most = min(most, maxRemote)
	}
	if t.rows < 0 || t.kind != "r" && t.kind != "m" {
		if err := in.estimate(ctx, t); err != nil {
			return err
		}
	}
	if t.rows < most {
		if err := in.countExactly(ctx, t); err != nil {
			return err
		}
	}
	t.step = max(1, (t.rows+most-1)/most)
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
	return because("estimate the rows of "+t.name, err)
}

// countExactly counts the rows, keeping the estimate if that takes too long.
func (in *postgresInspector) countExactly(ctx context.Context, t *shape) error {
	run := func(sql string) error { return in.run(ctx, sql) }
	if err := run("SAVEPOINT counting; SET LOCAL statement_timeout = '" + countFor + "'"); err != nil {
		return err
	}
	err := in.each(ctx, "SELECT count(*) FROM "+t.from, nil, func(row []any) { t.rows, _ = row[0].(int64) })
	var e *pgconn.PgError
	if errors.As(err, &e) && e.Code == "57014" && ctx.Err() == nil {
		return run("ROLLBACK TO SAVEPOINT counting")
	}
	if err != nil {
		return fmt.Errorf("count the rows of %s: %w", t.name, err)
	}
	return run("ROLLBACK TO SAVEPOINT counting") // and with it the time limit
}

// sampled is a SELECT over the sampled rows.
func (in *postgresInspector) sampled(t *shape, columns string) string {
	switch {
	case len(t.remote) > 0:
		parts := make([]string, len(t.remote))
		for i, leaf := range t.remote {
			parts[i] = fmt.Sprintf("(SELECT %s FROM %s LIMIT %d)", columns, leaf, maxRemote/len(t.remote))
		}
		return strings.Join(parts, " UNION ALL ")
	case t.step == 1:
		return fmt.Sprintf("SELECT %s FROM %s", columns, t.from)
	case t.kind == "v":
		return fmt.Sprintf("SELECT %s FROM %s LIMIT %d", columns, t.from, in.most)
	}
	return fmt.Sprintf("SELECT %s FROM %s TABLESAMPLE SYSTEM (%g) REPEATABLE (1)", columns, t.from, 100/float64(t.step))
}

func (in *postgresInspector) scan(ctx context.Context, t *shape, visit func([][]any)) error {
	if len(t.columns) == 0 {
		return nil
	}
	reads := make([]string, len(t.columns))
	for i, c := range t.columns {
		reads[i] = c.read()
		if t.computed && (c.list || c.typ == schema.Text || c.typ == schema.JSON || c.typ == schema.Bytes) {
			reads[i] = fmt.Sprintf("CASE WHEN pg_column_size(%s) <= %d THEN %[1]s END", reads[i], mostComputed)
		}
	}
	rows, err := in.conn.Query(ctx, in.sampled(t, strings.Join(reads, ", ")), pgx.QueryExecModeDescribeExec, textResults)
	if err != nil {
		return fmt.Errorf("read %s: %w", t.name, err)
	}
	defer rows.Close()
	return batches(func() ([]any, error) {
		if !rows.Next() {
			if err := rows.Err(); err != nil {
				return nil, fmt.Errorf("read %s: %w", t.name, err)
			}
			return nil, nil
		}
		return postgresRow(in.types, rows), nil
	}, visit)
}

// contained compares the values as sets, in linear time: for an anti-join with LIMIT the planner would expect an early
// end and try every pair. In a table too large to read, values are looked up by index.
func (in *postgresInspector) contained(ctx context.Context, fk schema.ForeignKey) (bool, error) {
	child, parent := in.tables[fk.Table], in.tables[fk.RefTable]
	from, to := child.columnOf(fk.Column), parent.columnOf(fk.RefColumn)
	value, key := from.read(), to.read()
	if from.typ != to.typ || from.native != to.native {
		value, key = value+"::text", key+"::text"
	}
	values := fmt.Sprintf("SELECT v FROM (%s) c (v) WHERE v IS NOT NULL", in.sampled(child, value))
	if parent.step > 1 {
		values = fmt.Sprintf("SELECT DISTINCT v FROM (%s LIMIT %d) some", values, maxProbed)
		return in.none(ctx, fmt.Sprintf("SELECT 1 FROM (%s) c WHERE NOT EXISTS (SELECT 1 FROM %s WHERE %s = v) LIMIT 1",
			values, parent.from, key))
	}
	return in.none(ctx, fmt.Sprintf("SELECT 1 FROM (%s EXCEPT SELECT %s FROM %s LIMIT 1) missing", values, key,
		parent.from))
}

// none reports whether a SELECT has no rows.
func (in *postgresInspector) none(ctx context.Context, sql string) (bool, error) {
	none := true
	err := in.each(ctx, sql, nil, func([]any) { none = false })
	return none, err
}
