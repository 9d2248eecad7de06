package eval

import (
	"context"
	"path/filepath"
	"testing"
)

const cryptic = "../../benchmarks/cryptic"

// TestCrypticGolds runs each question's SUQL: its result must equal that of the golds in SQLite's dialect. Both halves
// have all categories of all databases.
func TestCrypticGolds(t *testing.T) {
	data := filepath.Join(cryptic, "data")
	cases, err := ReadCases(filepath.Join(cryptic, "questions.json"), data, "", 0)
	if err != nil {
		t.Fatal(err)
	}
	asked, halves := map[string]bool{}, map[string]int{}
	r := Run{Cases: cases, Open: func(ctx context.Context, q *Case) (*Source, error) {
		return open(ctx, filepath.Join(data, q.Data), t.TempDir(), nil)
	}, Ask: func(ctx context.Context, src *Source, i int) (*Score, error) {
		q := &cases[i]
		right, err := Corpus{}.Right(ctx, src, q)
		if err != nil {
			return nil, err
		}
		if got, err := src.rows(ctx, q.Means); err != nil || !right(got) {
			t.Errorf("%s: %s gives %v, not what a gold gives (%v)", q.ID, q.Means, got, err)
		}
		if asked[q.Turns[0]] {
			t.Errorf("%s: %q is asked twice", q.ID, q.Turns[0])
		}
		asked[q.Turns[0]] = true
		halves[q.Part+" "+q.Data+" "+q.Kind]++
		return &Score{}, nil
	}}
	if _, err := r.Run(t.Context()); err != nil {
		t.Fatal(err)
	}
	for name, n := range halves {
		if n != 3 && n != 4 || len(halves) != 2*3*6 {
			t.Errorf("%s has %d questions", name, n)
		}
	}
}
