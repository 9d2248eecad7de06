package decode

import (
	"context"
	"fmt"
	"math"
	"runtime"

	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
)

// Reader reads questions. It is safe for concurrent use.
type Reader struct {
	encoder *encode.Encoder
	net     *network
	schemas *encode.Cache[*link.Catalog, *Schema]
}

// maxSchemas is the maximum number of cached schemas.
const maxSchemas = 64

// New makes a reader from a file written by training/decode; below is the file whose layers its encoder shares.
func New(file, below []byte) (*Reader, error) { return load(file, below, "") }

func load(file, below []byte, kernel string) (*Reader, error) {
	e, err := encode.Load(file, encode.Options{Cached: -1, Threads: runtime.GOMAXPROCS(0), Below: below, Kernel: kernel})
	if err != nil {
		return nil, fmt.Errorf("decode: %w", err)
	}
	n, err := loadNetwork(file, kernel)
	if err != nil {
		return nil, fmt.Errorf("decode: %w", err)
	}
	return &Reader{encoder: e, net: n, schemas: encode.NewCache[*link.Catalog, *Schema](maxSchemas)}, nil
}

// Reading is a query that a question may mean.
type Reading struct {
	Query *query.Query
	P     float64   // probability of its actions
	Used  link.Mask // the words of the question that name its tables, columns and values
}

// Read returns the most probable readings, best first, found with a beam of the given size; previous is the query of
// the turn before, or nil.
func (r *Reader) Read(ctx context.Context, q *link.Question, previous *query.Query, beam int) ([]Reading, error) {
	s, ok := r.schemas.Get(q.Catalog)
	if !ok {
		s = Describe(q.Catalog)
		r.schemas.Put(q.Catalog, s)
	}
	row := NewRow(s, q, previous)
	g := row.Grounded
	states, err := r.encoder.Hidden(ctx, []*encode.Sequence{row.in.seq})
	if err != nil {
		return nil, err
	}
	found, err := r.net.prepare(row, states[0]).search(ctx, beam)
	if err != nil {
		return nil, err
	}
	var out []Reading
	at := map[string]int{}
	for _, w := range found {
		built, used, err := Build(q, g, w.actions)
		if err != nil || built == Nothing {
			continue // query.Query cannot express it, or the data cannot answer
		}
		text := built.SUQL()
		if k, ok := at[text]; ok {
			out[k].P += math.Exp(w.score)
			continue
		}
		at[text] = len(out)
		out = append(out, Reading{built, math.Exp(w.score), used})
	}
	return out, nil
}
