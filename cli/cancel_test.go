package cli

import (
	"context"
	"io"
	"os"
	"runtime"
	"slices"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/ask-surely/surely/internal/testkit/pgtest"
	"github.com/ask-surely/surely/suql"
)

const (
	stopsWithin = time.Second
	// On a busy machine a second may pass anyhow; what really does not stop fails three times.
	attempts = 3
)

// cancelled are bombs of each kind, for every test run: in SQLite itself, in our values and
// functions, in results collected in memory, and in reading texts.
var cancelled = []string{
	bombs[0], bombs[3], bombs[9], bombs[13], bombs[17], bombs[20], moreBombs[0],
	"SELECT answer(repeat('The place is quiet. ',100000), 'is it quiet?') FROM generate_series(1,50)",
}

// A cancelled statement stops within a second, whatever it was doing, and nothing keeps running.
func TestCancelled(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("the time that a process took is told otherwise here")
	}
	stopsAll(t, nil, func() bool {
		before := cpuTime(t)
		time.Sleep(100 * time.Millisecond)
		return cpuTime(t)-before < 50*time.Millisecond
	})
}

func TestCancelledOnPostgres(t *testing.T) {
	url := pgtest.Start(t)
	admin, err := pgx.Connect(t.Context(), url)
	if err != nil {
		t.Fatal(err)
	}
	defer admin.Close(context.Background())
	if _, err := admin.Exec(t.Context(), "CREATE TABLE places (id int PRIMARY KEY, name text)"); err != nil {
		t.Fatal(err)
	}
	stopsAll(t, []string{url}, func() bool {
		var n int
		if err := admin.QueryRow(t.Context(), "SELECT count(*) FROM pg_stat_activity WHERE state = 'active' AND "+
			"pid <> pg_backend_pid() AND datname = current_database()").Scan(&n); err != nil {
			t.Fatal(err)
		}
		return n == 0
	})
}

// stopsAll cancels bombs, and checks that the process or the server is idle afterwards.
func stopsAll(t *testing.T, data []string, idle func() bool) {
	all := cancelled
	if os.Getenv("SURELY_LONG") != "" {
		all = slices.Concat(bombs, moreBombs)
	}
	g := &globals{Home: t.TempDir(), Data: data, Offline: true, Concurrency: 4}
	engine, closeAll, err := g.engine(t.Context(), streams{strings.NewReader(""), io.Discard, io.Discard, os.Getenv})
	if err != nil {
		t.Fatal(err)
	}
	defer closeAll()
	// One-time initialisation does not count as a bomb's cost.
	if _, err := engine.Run(t.Context(), "SELECT answer('It is quiet.', 'is it quiet?')", suql.RunOptions{}); err != nil {
		t.Fatal(err)
	}
	longest, cut := time.Duration(0), 0
	for _, sql := range all {
		var took time.Duration
		var stopped, rests bool
		for range attempts {
			took, stopped = stops(t, engine, sql)
			for rests = idle(); !rests && took <= stopsWithin; rests = idle() {
				time.Sleep(10 * time.Millisecond)
				took += 10 * time.Millisecond
			}
			if rests && took <= stopsWithin {
				break
			}
			time.Sleep(time.Second)
		}
		if stopped {
			longest = max(longest, took)
			cut++
		}
		if took > stopsWithin || !rests {
			t.Errorf("%.200s: ends %v after it is cancelled; idle then: %v", sql, took, rests)
		}
	}
	t.Logf("%d statements, %d of them cut short, in at most %v", len(all), cut, longest.Round(time.Millisecond))
	if cut < len(all)/5 {
		t.Errorf("only %d of %d statements were still at work when they were cancelled", cut, len(all))
	}
}

// stops cancels a statement after 300 ms and returns how long it kept running, and whether it was still
// running then.
func stops(t *testing.T, engine *suql.Engine, sql string) (took time.Duration, stopped bool) {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	at := make(chan time.Time, 1)
	time.AfterFunc(300*time.Millisecond, func() { at <- time.Now(); cancel() })
	result, err := engine.Run(ctx, sql, suql.RunOptions{MaxRows: 1000})
	end := time.Now()
	if ctx.Err() == nil {
		return 0, false
	}
	return end.Sub(<-at), err != nil || result.Truncated || result.Partial
}

func cpuTime(t *testing.T) time.Duration {
	var u syscall.Rusage
	if err := syscall.Getrusage(syscall.RUSAGE_SELF, &u); err != nil {
		t.Fatal(err)
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
