// Package probe summarises what a query would return without reading any text: its structured part is run, and its
// questions about texts become part of the result's identity. Candidates that differ only in wording are thus
// recognised as equal, at no cost.
package probe

import (
	"context"
	"encoding/binary"
	"encoding/json"
	"fmt"
	"hash/fnv"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"

	"golang.org/x/sync/errgroup"

	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/words/text"
)

// Run runs a statement without text functions and returns up to max rows.
type Run func(ctx context.Context, statement string, max int) ([][]any, error)

// Prober implements parse.Prober using Run, with a cache.
type Prober struct {
	run   Run
	mu    sync.Mutex
	known map[string]parse.Probe
}

// maxKnown is the size of the cache.
const maxKnown = 4096

// New returns a prober.
func New(run Run) *Prober { return &Prober{run: run, known: map[string]parse.Probe{}} }

// Probe implements parse.Prober. Queries that differ only in their questions about texts are run once.
func (p *Prober) Probe(ctx context.Context, q *query.Query) (parse.Probe, error) {
	plain, asked := withoutTexts(q)
	probe, err := p.runStructured(ctx, plain)
	if err != nil || asked == "" {
		return probe, err
	}
	h := fnv.New64a()
	h.Write([]byte(probe.Fingerprint + asked))
	probe.Fingerprint = fmt.Sprintf("%016x", h.Sum64())
	return probe, nil
}

// runStructured runs a query without text functions.
func (p *Prober) runStructured(ctx context.Context, q *query.Query) (parse.Probe, error) {
	statement := q.SUQL()
	p.mu.Lock()
	known, ok := p.known[statement]
	p.mu.Unlock()
	if ok {
		return known, nil
	}
	rows, err := p.run(ctx, statement, parse.ProbeRows)
	if err != nil {
		return parse.Probe{}, fmt.Errorf("probe %s: %w", statement, err)
	}
	probe, err := Digest(rows, len(q.OrderBy) > 0)
	if err != nil {
		return parse.Probe{}, fmt.Errorf("probe %s: %w", statement, err)
	}
	p.mu.Lock()
	if len(p.known) >= maxKnown {
		clear(p.known)
	}
	p.known[statement] = probe
	p.mu.Unlock()
	return probe, nil
}

// Digest summarises rows; without an order, equal rows give equal results in any order.
func Digest(rows [][]any, ordered bool) (parse.Probe, error) {
	probe := parse.Probe{Rows: len(rows)}
	if len(rows) > 0 {
		probe.Columns, probe.Cell = len(rows[0]), parse.CellOf(rows[0][0])
	}
	if s, ok := singleText(rows); ok {
		probe.Text = text.Fold(s)
	}
	if len(rows) == 1 && len(rows[0]) == 1 {
		probe.Null, probe.Zero = rows[0][0] == nil, rows[0][0] == int64(0)
	}
	hashes := make([]uint64, len(rows))
	seen := make(map[uint64]bool, len(rows))
	var b []byte
	for i, row := range rows {
		var err error
		if b, err = appendCells(b[:0], row); err != nil {
			return parse.Probe{}, err
		}
		hashes[i] = hashed(b)
		probe.Repeats = probe.Repeats || seen[hashes[i]]
		seen[hashes[i]] = true
	}
	if !ordered {
		slices.Sort(hashes)
	}
	b = b[:0]
	for _, h := range hashes {
		b = binary.LittleEndian.AppendUint64(b, h)
	}
	probe.Fingerprint = fmt.Sprintf("%016x", hashed(b))
	return probe, nil
}

// singleText returns a result's only cell if it is a text.
func singleText(rows [][]any) (s string, ok bool) {
	if len(rows) == 1 && len(rows[0]) == 1 {
		s, ok = rows[0][0].(string)
	}
	return s, ok
}

func hashed(b []byte) uint64 {
	h := fnv.New64a()
	h.Write(b)
	return h.Sum64()
}

// appendCells encodes a row's cells so that equal values have equal encodings: numbers by value, whatever their type.
func appendCells(b []byte, row []any) ([]byte, error) {
	for _, cell := range row {
		switch v := cell.(type) {
		case string:
			b = append(strconv.AppendInt(append(b, '"'), int64(len(v)), 10), ':')
			b = append(b, v...)
		case int64:
			b = strconv.AppendInt(append(b, ','), v, 10)
		case float64:
			b = strconv.AppendFloat(append(b, ','), v, 'f', -1, 64)
		default: // rare types: NULL, booleans, times, lists
			text, err := json.Marshal(v)
			if err != nil {
				return nil, err
			}
			b = append(append(b, ';'), text...)
		}
	}
	return b, nil
}

// All probes n queries concurrently; the probe of a rejected query is nil. Without a prober all probes are empty.
func All(ctx context.Context, p parse.Prober, n int, query func(int) *query.Query) ([]*parse.Probe, error) {
	out := make([]*parse.Probe, n)
	var group errgroup.Group
	group.SetLimit(runtime.GOMAXPROCS(0))
	for i := range out {
		if p == nil {
			out[i] = &parse.Probe{}
			continue
		}
		group.Go(contain.Err("probe", func() error {
			if probe, err := p.Probe(ctx, query(i)); err == nil {
				out[i] = &probe
			}
			return ctx.Err()
		}))
	}
	return out, group.Wait()
}

// withoutTexts returns q without its text functions, and these as a string. If a text condition filters rows, the limit
// becomes part of the string, since it says nothing about the structured part.
func withoutTexts(q *query.Query) (*query.Query, string) {
	plain := *q
	var asked []string
	plain.Select = nil
	for _, it := range q.Select {
		if it.Text == nil {
			plain.Select = append(plain.Select, it)
			continue
		}
		asked = append(asked, "show "+it.String())
	}
	if len(plain.Select) == 0 {
		plain.Select = []query.Item{{Agg: query.Count, Column: query.Column{Name: "*"}}}
		plain.OrderBy = nil
	}
	plain.Where = nil
	filtered := false
	for i, c := range q.Where {
		if c.Sub != nil {
			sub, text := withoutTexts(c.Sub)
			c.Sub = sub
			if text != "" {
				asked = append(asked, "sub "+text)
			}
		}
		if c.Item.Text == nil {
			plain.Where = append(plain.Where, c)
			continue
		}
		filtered = true
		asked = append(asked, fmt.Sprintf("where %d %s %s %v %v", i, c.Item, c.Op, c.Values, c.Or))
	}
	if len(plain.Where) > 0 {
		plain.Where[0].Or = false
	}
	if filtered && plain.Limit > 0 {
		asked = append(asked, fmt.Sprint("limit ", plain.Limit))
		plain.Limit = 0
	}
	kept := plain.OrderBy[:0:0]
	for _, o := range plain.OrderBy {
		if o.Item.Text != nil {
			asked = append(asked, fmt.Sprint("order ", o.Item, o.Desc))
			continue
		}
		kept = append(kept, o)
	}
	plain.OrderBy = kept
	if q.Right != nil {
		right, text := withoutTexts(q.Right)
		plain.Right = right
		asked = append(asked, text)
	}
	return &plain, strings.Join(asked, "\n")
}
