package eval

import (
	"context"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/probe"
	"github.com/ask-surely/surely/internal/read/rank"
	"github.com/ask-surely/surely/internal/read/roles"
)

// Readings calls f for every question with its readings and which are right.
func (c Corpus) Readings(ctx context.Context, m *rank.Model, r *roles.Reader, f func(*rank.Example) error) error {
	return each(ctx, c, func(ctx context.Context, src *Source, asked *Case) (func() error, error) {
		right, err := asked.Right(ctx, src)
		if err != nil || right == nil {
			return nil, err
		}
		q := link.New(src.Schema, src.Values, asked.Turns[0])
		seen, err := r.Read(ctx, q)
		if err != nil {
			return nil, err
		}
		set := m.Readings(q, seen)
		fast := *src
		fast.Timeout, fast.MaxRows = lookTime, trainRows
		t := trial{src: &fast, right: right, known: map[string]rank.Verdict{}}
		e := rank.NewExample(m, set, seen, c.Name(), func(i int) rank.Verdict { return t.try(ctx, set.Query(i)) })
		e.Often, e.Foreign, e.Group = asked.Often, asked.Unanswerable, asked.Data
		return func() error { return f(e) }, nil
	})
}

// trial tries a question's readings, many of which have equal statements or results.
type trial struct {
	src   *Source
	right func([][]any) bool
	known map[string]rank.Verdict // by statement, and by result
	spent time.Duration
}

// Limits on running readings: no gold has more rows.
const (
	trialTime = 2 * time.Second // for all readings of a question
	lookTime  = probeTime / 16
	trainRows = 3000
)

func (t *trial) try(ctx context.Context, q *query.Query) rank.Verdict {
	statement := q.SUQL()
	v, ok := t.known[statement]
	if ok || t.spent >= trialTime {
		return v
	}
	start := time.Now()
	defer func() { t.spent += time.Since(start) }()
	if got, err := t.src.rows(ctx, statement); err == nil {
		seen, err := probe.Digest(got, len(q.OrderBy) > 0)
		if v, ok = t.known[seen.Fingerprint]; !ok && err == nil {
			seen.Rows = min(seen.Rows, parse.ProbeRows)
			v = rank.Verdict{Probe: seen, Right: t.right(got)}
			t.known[seen.Fingerprint] = v
		}
	}
	t.known[statement] = v
	return v
}
