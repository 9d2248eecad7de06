package eval

import (
	"context"
	"strconv"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/rank"
	"github.com/ask-surely/surely/internal/read/roles"
	"github.com/ask-surely/surely/internal/words/text"
)

// example tries the readings of a question.
func (p posed) example(ctx context.Context, m *rank.Model, r *roles.Reader, c Corpus) (*rank.Example, error) {
	q := link.New(p.base.schema, p.base.values(), p.question)
	seen, err := r.Read(ctx, q)
	if err != nil {
		return nil, err
	}
	set := m.Readings(q, seen)
	t := newTrial(p)
	e := rank.NewExample(m, set, seen, c.Name, func(i int) rank.Verdict { return t.try(ctx, set.Query(i)) })
	e.Often, e.Foreign = c.often, p.foreign
	if e.Group = p.base.schema.Name; p.group != "" {
		e.Group = p.group
	}
	return e, nil
}

// trial caches the outcomes of a question's readings, many of which have equal results.
type trial struct {
	posed
	known map[string]rank.Verdict // by result
	tried map[string]rank.Verdict // by statement
	spent time.Duration
}

func newTrial(p posed) *trial {
	return &trial{posed: p, known: map[string]rank.Verdict{}, tried: map[string]rank.Verdict{}}
}

// Limits on running readings for training: no gold has more rows.
const (
	trialTime = 2 * time.Second // for all readings of a question
	lookTime  = probeTime / 16
	trainRows = 3000
)

func (t *trial) try(ctx context.Context, q *query.Query) rank.Verdict {
	text := q.SUQL()
	v, ok := t.tried[text]
	if !ok && t.spent < trialTime {
		start := time.Now()
		defer func() { t.spent += time.Since(start) }()
		if got, err := t.base.runWithin(ctx, text, lookTime, trainRows); err == nil {
			v = t.judge(got, q)
		}
		t.tried[text] = v
	}
	return v
}

func (t *trial) judge(got outcome, q *query.Query) rank.Verdict {
	key := got.key(len(q.OrderBy) > 0)
	v, ok := t.known[key]
	if !ok {
		v = rank.Verdict{Probe: got.probe(), Right: t.posed.right(got)}
		v.Fingerprint = key
		t.known[key] = v
	}
	v.Chance = v.Right && t.posed.chance(q)
	return v
}

// probe is what a parser sees of a result.
func (o outcome) probe() parse.Probe {
	out := parse.Probe{Rows: min(len(o.rows), parse.ProbeRows), Wide: o.wide}
	if len(o.rows) == 0 {
		return out
	}
	out.Cell = parse.CellOf(o.first[0])
	if len(o.rows) == 1 && o.wide == 1 {
		out.Null, out.Zero = o.first[0] == nil, o.rows[0] == "0"
		if s, ok := o.first[0].(string); ok {
			out.Text = text.Fold(s)
		}
	}
	seen := make(map[string]bool, len(o.rows))
	for _, r := range o.rows {
		out.Repeats = out.Repeats || seen[r]
		seen[r] = true
	}
	return out
}

// key is equal for equal results: in any order, unless the order matters.
func (o outcome) key(ordered bool) string {
	rows := o.rows
	if !ordered && len(rows) > 1 {
		rows = sortedCopy(rows)
	}
	return strconv.Itoa(o.wide) + "\x1e" + strings.Join(rows, "\x1e")
}
