package suql_test

import (
	"context"
	"database/sql"
	"fmt"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/suql"
)

// freeReader decides at no cost: Yes, except for texts that end in certain digits.
type freeReader struct{ asked int }

func (r *freeReader) Name() string { return "free" }

func (r *freeReader) Decide(_ context.Context, requests []verdict.Request) ([]verdict.Verdict, error) {
	out := make([]verdict.Verdict, len(requests))
	for i, q := range requests {
		last := q.Text[0][len(q.Text[0])-1]
		out[i].Answer = verdict.No
		if (last-'0')%3 != 0 {
			out[i].Answer = verdict.Yes
		}
	}
	r.asked += len(requests)
	return out, nil
}

// largeSource opens a SQLite file with n rows: a number, a word and two texts.
func largeSource(tb testing.TB, n int) (*store.Source, string) {
	tb.Helper()
	path := filepath.Join(tb.TempDir(), "large.db")
	db, err := sql.Open("sqlite3", path)
	if err != nil {
		tb.Fatal(err)
	}
	defer db.Close()
	script := fmt.Sprintf(`CREATE TABLE places (id INTEGER PRIMARY KEY, n INTEGER, word TEXT, about TEXT, said TEXT);
		WITH RECURSIVE s(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM s WHERE i < %d)
		INSERT INTO places SELECT i, i * 7919 %% 1000, 'word' || (i %% 10),
			'a text about the place that is as long as a short review tends to be, number ' || i,
			'what people said of it when they came out, which is not much, number ' || (i * 31) FROM s`, n)
	if _, err := db.Exec(script); err != nil {
		tb.Fatal(err)
	}
	set, err := store.Open(context.Background(), store.Options{Sources: []string{path}, Home: tb.TempDir()})
	if err != nil {
		tb.Fatal(err)
	}
	tb.Cleanup(func() { set.Close() })
	return set.Sources[0], path
}

// TestMemory checks that a run's memory does not grow with the number of rows it scans.
func TestMemory(t *testing.T) {
	if testing.Short() {
		t.Skip("reads 150,000 rows")
	}
	peak := func(n int) uint64 {
		s, _ := largeSource(t, n)
		r := &freeReader{}
		var most uint64
		e := suql.New(suql.Options{Source: sourceOf(s), Schema: s.Schema(), Reader: watcher{r, &most}, Concurrency: 4})
		_, err := e.Run(context.Background(),
			"SELECT id FROM places WHERE answer(about, 'is it good?') = 'Yes' AND answer(said, 'is it bad?') = 'Maybe'", suql.RunOptions{})
		if err != nil {
			t.Fatal(err)
		}
		return most
	}
	small, large := peak(40_000), peak(150_000)
	if large > small+small/2+(8<<20) {
		t.Errorf("the heap grew from %d KB to %d KB with the rows", small>>10, large>>10)
	}
}

// watcher samples the live heap and keeps the maximum.
type watcher struct {
	*freeReader
	most *uint64
}

func (w watcher) Decide(ctx context.Context, requests []verdict.Request) ([]verdict.Verdict, error) {
	if w.asked%20_000 < len(requests) {
		runtime.GC()
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		*w.most = max(*w.most, m.HeapAlloc)
	}
	return w.freeReader.Decide(ctx, requests)
}
