package cli

import (
	"context"
	"encoding/json"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/jackc/pgx/v5"

	"github.com/ask-surely/surely/internal/testkit/llmtest"
	"github.com/ask-surely/surely/internal/testkit/pgtest"
	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/texts/search"
	"github.com/ask-surely/surely/suql"
)

// servedIndex is the index of the inns that serve maintains until the test ends; cancel acts as the
// signal.
func servedIndex(t *testing.T, data, home string) (x *search.Index, cancel func()) {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	g := &globals{Data: []string{data}, Home: home, Offline: true, Concurrency: 1}
	s := streams{strings.NewReader(""), io.Discard, io.Discard, func(string) string { return "" }}
	a, err := g.app(ctx, s)
	if err != nil {
		t.Fatal(err)
	}
	indexes, stop := a.IndexTexts(ctx, a.Sources(), time.Hour)
	t.Cleanup(func() { stop(); a.Close() })
	for _, x := range indexes {
		return x, cancel
	}
	t.Fatal("nothing is indexed")
	return nil, cancel
}

// upToDate reports whether an index has been up to date.
func upToDate(x *search.Index) bool {
	_, _, ready := x.Progress()
	return ready
}

// isReady waits until an index has been up to date.
func isReady(x *search.Index) bool {
	for end := time.Now().Add(20 * time.Second); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		if upToDate(x) {
			return true
		}
	}
	return false
}

// fetched is the text of a server's page.
func fetched(t *testing.T, url string) string {
	t.Helper()
	r, err := http.Get(url)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	body, err := io.ReadAll(r.Body)
	if err != nil {
		t.Fatal(err)
	}
	return string(body)
}

// TestAskGoesByTheIndex reads texts in the order of an index left by a search, and works without one.
func TestAskGoesByTheIndex(t *testing.T) {
	said := plainly(3000)
	said[2900] = dogs
	data, _ := inns(t, said...)
	home := t.TempDir()
	verdicts := func() int {
		t.Helper()
		g := &globals{Data: []string{data}, Home: t.TempDir(), Offline: true, Concurrency: 1}
		s := streams{strings.NewReader(""), io.Discard, io.Discard, func(string) string { return "" }}
		a, err := g.app(context.Background(), s)
		if err != nil {
			t.Fatal(err)
		}
		defer a.Close()
		a.UseIndexes(home) // only the index is kept between them
		result, err := a.Engine(a.Sources()[0].Schema()).Run(context.Background(),
			"SELECT id FROM inns WHERE answer(said, 'are dogs allowed?') = 'Yes' LIMIT 1", suql.RunOptions{})
		if err != nil || len(result.Rows) != 1 {
			t.Fatal(result, err)
		}
		return result.Stats.Verdicts
	}
	without := verdicts()
	if left, err := os.ReadDir(home); err != nil || len(left) > 0 {
		t.Errorf("asking leaves %v, %v", left, err)
	}
	searches(t, data, home, "dogs")
	if with := verdicts(); with > 50 || without < 2000 {
		t.Errorf("decisions: %d with the index, %d without", with, without)
	}
}

// TestServeIndexesAfterAnother starts serving while another process indexes, and is ready soon
// after that is done.
func TestServeIndexesAfterAnother(t *testing.T) {
	data, _ := inns(t, append(plainly(20), dogs)...)
	home := t.TempDir()
	other := otherIndex(t, home)
	var x *search.Index
	err := other.Refresh(context.Background(), func(func([]retrieve.Row) error) error {
		x, _ = servedIndex(t, data, home)
		time.Sleep(100 * time.Millisecond)
		if upToDate(x) {
			t.Error("ready while another process indexes")
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if !isReady(x) {
		t.Error("the index is never ready")
	}
}

// TestServeSearchesUntilItStops still searches after a signal, until all requests are served.
func TestServeSearchesUntilItStops(t *testing.T) {
	data, _ := inns(t, append(plainly(20), dogs)...)
	x, cancel := servedIndex(t, data, t.TempDir())
	if !isReady(x) {
		t.Fatal("the index is never ready")
	}
	cancel()
	for range 20 {
		time.Sleep(10 * time.Millisecond)
		if found, err := x.Search(context.Background(), "spaniel", 1); err != nil || len(found) != 1 {
			t.Fatalf("%v, %v", found, err)
		}
	}
}

// TestServeSearchesOnOneBudget lets a search spend the whole day's budget, so that none is left for
// the reader.
func TestServeSearchesOnOneBudget(t *testing.T) {
	data, _ := inns(t, append(plainly(20), dogs)...)
	server := llmtest.NewServer()
	defer server.Close()
	env := map[string]string{"OPENAI_BASE_URL": server.URL + "/v1", "SURELY_MODEL": "m",
		"SURELY_EMBEDDING_MODEL": "letters", "SURELY_DAY_BUDGET": "calls=1"}
	s := serveWith(t, t.TempDir(), func(k string) string { return env[k] }, "--data", data)
	awaitIndex(t, s.url)
	if r, err := http.Get(s.url + "/api/search?question=soup"); err != nil || r.StatusCode != 200 {
		t.Fatal(r, err)
	}
	r, err := http.Post(s.url+"/api/ask", "application/json",
		strings.NewReader(`{"suql":"SELECT id FROM inns WHERE answer(said, 'are dogs allowed?') = 'Yes'"}`))
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	if requests, _ := server.Counts(); requests != 0 {
		body, _ := io.ReadAll(r.Body)
		t.Errorf("%d requests beyond the budget: %s", requests, body)
	}
}

// TestServeIndexes builds the index while serving, searches it, and reads the most promising texts
// first, single ones and lists.
func TestServeIndexes(t *testing.T) {
	t.Run("texts", func(t *testing.T) { serveIndexes(t, func(exec func(string, ...any)) {}) })
	t.Run("lists", func(t *testing.T) {
		serveIndexes(t, func(exec func(string, ...any)) {
			exec("ALTER TABLE inns RENAME TO old")
			exec("CREATE TABLE inns (id INTEGER PRIMARY KEY, name TEXT, said JSON, ledger TEXT)")
			exec("INSERT INTO inns SELECT id, name, json_array(said, 'The bed in room ' || id || ' was short, and the window would not close all night.'), NULL FROM old")
			exec("DROP TABLE old")
		})
	})
}

func serveIndexes(t *testing.T, change func(exec func(string, ...any))) {
	said := plainly(3000)
	said[2900] = dogs
	data, exec := inns(t, said...)
	change(exec)
	verdicts := func(args ...string) int {
		s := serve(t, t.TempDir(), append([]string{"--data", data}, args...)...)
		defer s.stop()
		if len(args) == 0 {
			awaitIndex(t, s.url)
			r, err := http.Get(s.url + "/api/search?n=1&question=are+dogs+allowed%3F")
			if err != nil {
				t.Fatal(err)
			}
			body, _ := io.ReadAll(r.Body)
			r.Body.Close()
			if r.StatusCode != 200 || !strings.Contains(string(body), `"key":"inns.said 2900 Inn 2900"`) ||
				strings.Contains(string(body), "indexing") {
				t.Errorf("search: %d %s", r.StatusCode, body)
			}
		} else if r, err := http.Get(s.url + "/api/search?question=dogs"); err != nil || r.StatusCode != 404 {
			t.Errorf("without an index: %v, %v", r, err)
		}
		body := `{"suql":"SELECT id FROM inns WHERE answer(said, 'are dogs allowed?') = 'Yes' LIMIT 1"}`
		r, err := http.Post(s.url+"/api/ask", "application/json", strings.NewReader(body))
		if err != nil {
			t.Fatal(err)
		}
		defer r.Body.Close()
		var out struct {
			Rows  [][]any
			Stats struct{ Verdicts int }
		}
		if err := json.NewDecoder(r.Body).Decode(&out); err != nil || len(out.Rows) != 1 || out.Rows[0][0] != 2900. {
			t.Fatalf("%v: %+v", err, out)
		}
		return out.Stats.Verdicts
	}
	with, without := verdicts(), verdicts("--index-every", "0")
	t.Logf("decisions until the one of 3,000 rows is found: %d with the index, %d without", with, without)
	if with > 50 || without < 2000 {
		t.Errorf("decisions: %d with the index, %d without", with, without)
	}
}

// TestServeWordIndex serves a table with a text index in the database: the server holds no index,
// finds passages, and reads first what the database finds.
func TestServeWordIndex(t *testing.T) {
	url := pgtest.Start(t)
	ctx := context.Background()
	conn, err := pgx.Connect(ctx, url)
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close(ctx)
	for _, sql := range []string{
		"CREATE TABLE inns (id integer PRIMARY KEY, name text, said text, ledger text)",
		`INSERT INTO inns SELECT n, 'Inn ' || n, 'The bed in room ' || n || ' was short, and the window would not close all night.',
			'The owner owes the brewer a great deal of money, and he will not say so to anybody at all.' FROM generate_series(1, 3000) n`,
		"UPDATE inns SET said = 'We came late. Dogs are allowed here, and ours slept under the table.' WHERE id = 2900",
		"CREATE INDEX ON inns USING gin (to_tsvector('english', said))",
	} {
		if _, err := conn.Exec(ctx, sql); err != nil {
			t.Fatal(err)
		}
	}
	home := t.TempDir()
	s := serve(t, home, "--data", url, "--index", "postgres")
	defer s.stop()
	r, err := http.Get(s.url + "/api/search?n=1&question=are+dogs+allowed%3F")
	if err != nil {
		t.Fatal(err)
	}
	body, _ := io.ReadAll(r.Body)
	r.Body.Close()
	if r.StatusCode != 200 || !strings.Contains(string(body), `"key":"inns.said 2900 Inn 2900"`) ||
		!strings.Contains(string(body), "Dogs are allowed") {
		t.Errorf("search: %d %s", r.StatusCode, body)
	}
	r, err = http.Post(s.url+"/api/ask", "application/json",
		strings.NewReader(`{"suql":"SELECT id FROM inns WHERE answer(said, 'are dogs allowed?') = 'Yes' LIMIT 1"}`))
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	var out struct {
		Rows  [][]any
		Stats struct{ Verdicts int }
	}
	if err := json.NewDecoder(r.Body).Decode(&out); err != nil || len(out.Rows) != 1 || out.Rows[0][0] != 2900. ||
		out.Stats.Verdicts > 20 {
		t.Errorf("%v: %+v", err, out)
	}
	if _, err := os.Stat(filepath.Join(home, "index")); err == nil {
		t.Error("the server keeps an index of its own")
	}
}

// awaitIndex waits until nothing is being indexed.
func awaitIndex(t *testing.T, url string) {
	t.Helper()
	for range 300 {
		r, err := http.Get(url + "/readyz")
		if err != nil {
			t.Fatal(err)
		}
		body, _ := io.ReadAll(r.Body)
		r.Body.Close()
		if string(body) == "ready\n" {
			return
		}
		if !strings.HasPrefix(string(body), "ready\nindexing inns: ") {
			t.Fatalf("readyz says %q", body)
		}
		time.Sleep(20 * time.Millisecond)
	}
	t.Fatal("the index is never ready")
}
