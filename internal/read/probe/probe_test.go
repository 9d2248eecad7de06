package probe

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/query"
)

func TestProbe(t *testing.T) {
	col := query.Column{Table: "t", Name: "c"}
	text := query.Item{Column: query.Column{Table: "t", Name: "notes"}, Text: &query.TextCall{Question: "quiet?"}}
	base := func() *query.Query {
		return &query.Query{Select: []query.Item{{Column: col}}, From: query.From{Tables: []string{"t"}}, Limit: 3}
	}
	asked := base()
	asked.Where = []query.Condition{{Item: text, Op: query.Equal, Values: []query.Value{{Text: "Yes"}}}}
	other := base()
	other.Where = []query.Condition{{Item: text, Op: query.Equal, Values: []query.Value{{Text: "No"}}}}
	var ran []string
	p := New(func(_ context.Context, s string, _ int) ([][]any, error) {
		ran = append(ran, s)
		if strings.Contains(s, "broken") {
			return nil, errors.New("no such column")
		}
		return [][]any{{"a"}, {int64(2)}}, nil
	})
	probe := func(q *query.Query) string {
		t.Helper()
		got, err := p.Probe(context.Background(), q)
		if err != nil || got.Rows != 2 || got.Fingerprint == "" {
			t.Fatalf("%+v, %v", got, err)
		}
		return got.Fingerprint
	}
	plain := probe(base())
	if plain == probe(asked) || probe(asked) == probe(other) {
		t.Error("questions to the text must tell queries apart")
	}
	if plain != probe(base()) {
		t.Error("the same query must look the same")
	}
	for _, s := range ran {
		if strings.Contains(s, "answer(") {
			t.Errorf("text was read: %s", s)
		}
	}
	if len(ran) != 2 {
		t.Errorf("ran %d statements, want 2: what is known, or differs in what texts are asked, is not run again", len(ran))
	}
	broken := base()
	broken.Select[0].Column.Name = "broken"
	if _, err := p.Probe(context.Background(), broken); err == nil {
		t.Error("a failing statement must be reported")
	}
}

// TestProbesConcurrently looks at several queries at a time: each has its own probe, what is refused has none, and who
// leaves is not kept waiting.
func TestProbesConcurrently(t *testing.T) {
	p := New(func(ctx context.Context, s string, _ int) ([][]any, error) {
		if strings.Contains(s, "c3") {
			return nil, errors.New("no such column")
		}
		return [][]any{{s}}, ctx.Err()
	})
	of := func(k int) *query.Query {
		return &query.Query{Select: []query.Item{{Column: query.Column{Table: "t", Name: fmt.Sprint("c", k)}}},
			From: query.From{Tables: []string{"t"}}}
	}
	probes, err := All(context.Background(), p, 9, of)
	if err != nil || len(probes) != 9 {
		t.Fatalf("%d, %v", len(probes), err)
	}
	for k, got := range probes {
		if want, err := p.Probe(context.Background(), of(k)); (err == nil) != (got != nil) || got != nil && *got != want {
			t.Errorf("query %d: %v, want %v, %v", k, got, want, err)
		}
	}
	if known, err := All(context.Background(), nil, 2, of); err != nil || known[1] == nil || known[1].Fingerprint != "" {
		t.Errorf("without a prober: %v, %v", known, err)
	}
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	if _, err := All(ctx, p, 2, of); !errors.Is(err, context.Canceled) {
		t.Errorf("after leaving: %v", err)
	}
}

// TestSampled looks at a sample where a result rests on enough of it, and at all rows otherwise.
func TestSampled(t *testing.T) {
	num := query.Item{Column: query.Column{Table: "big", Name: "n"}}
	count := query.Item{Agg: query.Count, Column: query.Column{Name: "*"}}
	of := func(change func(*query.Query)) *query.Query {
		q := &query.Query{Select: []query.Item{num}, From: query.From{Tables: []string{"big"}}}
		change(q)
		return q
	}
	where := func(text string) func(*query.Query) {
		return func(q *query.Query) {
			q.Where = []query.Condition{{Item: num, Op: query.Equal, Values: []query.Value{{Text: text}}}}
		}
	}
	some := New(func(_ context.Context, s string, _ int) ([][]any, error) {
		behind := slices.Repeat([][]any{{int64(1)}}, minSampledRows)
		switch isBehind := strings.HasSuffix(s, fmt.Sprint("LIMIT ", minSampledRows)); {
		case isBehind && strings.Contains(s, "rare"):
			return behind[1:], nil
		case isBehind:
			return behind, nil
		case strings.Contains(s, "none"):
			return nil, nil
		}
		return [][]any{{"some"}}, nil
	})
	all := New(func(context.Context, string, int) ([][]any, error) { return [][]any{{"all"}}, nil })
	p := NewSampled(some, all, map[string]bool{"big": true})
	for _, c := range []struct {
		text   string
		change func(*query.Query)
	}{
		{"some", func(*query.Query) {}}, {"some", where("usual")},
		{"some", func(q *query.Query) { q.From = query.From{Tables: []string{"b"}, Alias: map[string]string{"b": "big"}} }},
		{"all", where("rare")}, {"all", where("none")}, {"all", func(q *query.Query) { q.From.Tables[0] = "small" }},
		{"all", func(q *query.Query) { q.Having = []query.Condition{{Item: count, Op: query.Greater}} }},
		{"all", func(q *query.Query) { q.Where = []query.Condition{{Item: num, Sub: of(where("x"))}} }},
		{"all", func(q *query.Query) { q.Set, q.Right = query.Except, of(where("x")) }},
	} {
		if got, err := p.Probe(context.Background(), of(c.change)); err != nil || got.Text != c.text {
			t.Errorf("%s: %q, %v, want %q", of(c.change).SUQL(), got.Text, err, c.text)
		}
	}
}
