package eval

import (
	"context"
	"fmt"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/rank"
	"github.com/ask-surely/surely/internal/read/roles"
	"github.com/ask-surely/surely/internal/words/text"
)

// Readings calls f for every question with its readings and which are right.
func (c Corpus) Readings(ctx context.Context, m *rank.Model, r *roles.Reader, limit int,
	f func(*rank.Example) error) error {
	return each(ctx, c, limit, func(ctx context.Context, src *Source, asked *Case) (*rank.Example, error) {
		right, err := c.Right(ctx, src, asked)
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
		e := rank.NewExample(m, set, seen, c.Name, func(i int) rank.Verdict { return t.try(ctx, set.Query(i)) })
		e.Often, e.Foreign, e.Group = c.often, asked.Unanswerable, c.key(src, asked)
		return e, nil
	}, f)
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
		key := resultKey(got, len(q.OrderBy) > 0)
		if v, ok = t.known[key]; !ok {
			v = rank.Verdict{Probe: probeOf(got), Right: t.right(got)}
			v.Fingerprint = key
			t.known[key] = v
		}
	}
	t.known[statement] = v
	return v
}

// probeOf is what a parser sees of a result.
func probeOf(rows [][]any) parse.Probe {
	out := parse.Probe{Rows: min(len(rows), parse.ProbeRows)}
	if len(rows) == 0 {
		return out
	}
	cell := rows[0][0]
	out.Wide, out.Cell = len(rows[0]), parse.CellOf(cell)
	if len(rows) == 1 && out.Wide == 1 {
		out.Null, out.Zero = cell == nil, fmt.Sprint(cell) == "0"
		if s, ok := cell.(string); ok {
			out.Text = text.Fold(s)
		}
	}
	seen := map[string]bool{}
	for _, row := range rows {
		key := resultKey([][]any{row}, true)
		out.Repeats = out.Repeats || seen[key]
		seen[key] = true
	}
	return out
}
