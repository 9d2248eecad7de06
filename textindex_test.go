package main

import (
	"bytes"
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"surely/llm/llmtest"
	"surely/retrieve"
	"surely/suql"
)

// inns makes a database of inns with what was said of each.
func inns(t *testing.T, said ...string) (path string, exec func(statement string, args ...any)) {
	t.Helper()
	path = filepath.Join(t.TempDir(), "inns.db")
	exec = func(statement string, args ...any) {
		t.Helper()
		db, err := sql.Open("sqlite3", path)
		if err != nil {
			t.Fatal(err)
		}
		defer db.Close()
		if _, err := db.Exec(statement, args...); err != nil {
			t.Fatal(err)
		}
	}
	exec("CREATE TABLE inns (id INTEGER PRIMARY KEY, name TEXT, said TEXT, ledger TEXT)")
	for i := 0; i < len(said); i += 500 {
		var rows strings.Builder
		var args []any
		for k, s := range said[i:min(i+500, len(said))] {
			rows.WriteString(map[bool]string{true: ", "}[k > 0] + "(?, ?, ?, 'The owner owes the brewer a great deal of money, and he will not say so to anybody at all.')")
			args = append(args, i+k, fmt.Sprintf("Inn %d", i+k), s)
		}
		exec("INSERT INTO inns VALUES "+rows.String(), args...)
	}
	return path, exec
}

// plainly are texts long enough to be free text.
func plainly(n int) []string {
	said := make([]string, n)
	for i := range said {
		said[i] = fmt.Sprintf("We came on day %d of the journey and stayed. The soup was thin and the bread was stale, and nobody minded %d of us.", i, i%7)
	}
	return said
}

const dogs = "We came with our old spaniel, who got a bowl of water and a biscuit. Dogs are welcome here, said the host to everybody."

func searches(t *testing.T, data, home string, question ...string) (found []retrieve.Found, told string) {
	t.Helper()
	var out, errs bytes.Buffer
	args := append([]string{"search", "--json", "--data", data, "--home", home}, question...)
	if status := run(context.Background(), args, streams{strings.NewReader(""), &out, &errs, func(string) string { return "" }}); status != 0 {
		t.Fatalf("status %d: %s%s", status, out.String(), errs.String())
	}
	var result struct{ Found []retrieve.Found }
	if err := json.Unmarshal(out.Bytes(), &result); err != nil {
		t.Fatal(err)
	}
	return result.Found, errs.String()
}

// TestSearchFollowsTheData finds rows that were added, changed or deleted between two runs, and nothing that the owner hides.
func TestSearchFollowsTheData(t *testing.T) {
	data, exec := inns(t, plainly(20)...)
	home := t.TempDir()
	overlay := "tables:\n  inns:\n    columns:\n      ledger: {hidden: true}\n"
	if err := os.WriteFile(filepath.Join(filepath.Dir(data), "surely.yaml"), []byte(overlay), 0o600); err != nil {
		t.Fatal(err)
	}
	finds := func(question, key string) {
		t.Helper()
		found, _ := searches(t, data, home, question)
		if key == "" && len(found) > 0 || key != "" && (len(found) == 0 || found[0].Key != key) {
			t.Errorf("%q finds %v, want %q first", question, found, key)
		}
		for _, f := range found {
			if strings.Contains(f.Text, "brewer") {
				t.Errorf("%q finds what is hidden: %v", question, f)
			}
		}
	}
	finds("spaniel", "")
	exec("INSERT INTO inns VALUES (100, 'New Inn', ?, NULL)", dogs)
	finds("spaniel", "inns.said 100 New Inn")
	exec("UPDATE inns SET said = ? WHERE id = 3", "In the evening a guitarist played for all who had come from far away, and she played well.")
	finds("guitarist", "inns.said 3 Inn 3")
	exec("DELETE FROM inns WHERE id = 100")
	finds("spaniel", "")
	finds("owes the brewer money", "")
}

// TestSearchTellsNamesakesApart finds rows that nothing but their texts tells apart, and does not index them again unchanged.
func TestSearchTellsNamesakesApart(t *testing.T) {
	dir, home := t.TempDir(), t.TempDir()
	const guitar = "In the evening a guitarist played for all who had come from far away, and she played well."
	for file, rows := range map[string]string{
		"cafes.csv": "name,said\nCafe Twin,\"" + dogs + "\"\nCafe Twin,\"" + guitar + "\"\nCafe Lone,\"" + plainly(1)[0] + "\"\n",
		"notes.csv": "said\n\"" + strings.ReplaceAll(dogs, "spaniel", "terrier") + "\"\n\"" + strings.ReplaceAll(guitar, "guitarist", "fiddler") + "\"\n",
	} {
		if err := os.WriteFile(filepath.Join(dir, file), []byte(rows), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	written := func() time.Time {
		t.Helper()
		names, err := filepath.Glob(filepath.Join(home, "index", "*", "index.gob"))
		if err != nil || len(names) != 1 {
			t.Fatal(names, err)
		}
		info, err := os.Stat(names[0])
		if err != nil {
			t.Fatal(err)
		}
		return info.ModTime()
	}
	for _, run := range []string{"first", "second"} {
		for question, key := range map[string]string{"spaniel": "cafes.said Cafe Twin", "guitarist": "cafes.said Cafe Twin (2)", "terrier": "notes.said", "fiddler": "notes.said (2)"} {
			if found, _ := searches(t, dir, home, question); len(found) == 0 || found[0].Key != key {
				t.Errorf("the %s time %q finds %v, want %q first", run, question, found, key)
			}
		}
	}
	before := written()
	if searches(t, dir, home, "spaniel"); !written().Equal(before) {
		t.Error("what has not changed is indexed again")
	}
}

// TestNamesakes tells apart even what is called like a namesake.
func TestNamesakes(t *testing.T) {
	n, seen := namesakes{}, map[string]bool{}
	for _, name := range []string{"Twin", "Twin (2)", "Twin", "Twin", "Twin (2)", "Twin (3)"} {
		if got := n.apart(name); seen[got] {
			t.Errorf("%q is given twice", got)
		} else {
			seen[got] = true
		}
	}
}

// otherIndex is the index of the inns as another process has it.
func otherIndex(t *testing.T, home string) *retrieve.Kept {
	t.Helper()
	ranker, err := retrieve.NewRanker(retrieve.Options{})
	if err != nil {
		t.Fatal(err)
	}
	k, err := retrieve.OpenKept(filepath.Join(home, "index", "inns"), ranker)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { k.Close() })
	return k
}

// TestSearchWhileIndexing has another process at the index: where there is none yet it waits, else it searches what is there.
func TestSearchWhileIndexing(t *testing.T) {
	data, exec := inns(t, append(plainly(20), dogs)...)
	home := t.TempDir()
	other := otherIndex(t, home)
	meanwhile := func(do func()) {
		t.Helper()
		if err := other.Refresh(context.Background(), func(func([]retrieve.Row) error) error { do(); return nil }); err != nil {
			t.Fatal(err)
		}
	}
	waited := make(chan string)
	meanwhile(func() {
		go func() {
			found, told := searches(t, data, home, "spaniel")
			waited <- fmt.Sprint(len(found) > 0, told)
		}()
		select {
		case <-waited:
			t.Error("the search did not wait")
		case <-time.After(500 * time.Millisecond):
		}
	})
	if got := <-waited; got != "trueinns is being indexed by another process: waiting for it\n" {
		t.Errorf("after waiting: %s", got)
	}
	exec("UPDATE inns SET said = ? WHERE id = 3", "In the evening a guitarist played for all who had come from far away, and she played well.")
	meanwhile(func() {
		found, told := searches(t, data, home, "spaniel")
		if len(found) == 0 || !strings.Contains(told, "rows that are new may be missing") {
			t.Errorf("what was there: %v, told %q", found, told)
		}
	})
}

// TestSearchWithVectors orders what was found by an endpoint's vectors too, pays for each text once, and does without them
// where they cannot be had.
func TestSearchWithVectors(t *testing.T) {
	// The server's vectors count letters, so of like passages the one with the question's letters is nearest.
	data, _ := inns(t, "The guitarist played until the zither was tuned, zzz and buzz.", "The guitarist played.", "So the guitarist played on.", "A day of rain, and then another day of rain, all of it spent at the window.")
	server := llmtest.NewServer()
	defer server.Close()
	handler, asked := server.Config.Handler, 0
	server.Config.Handler = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		var given struct{ Input []string }
		if err := json.Unmarshal(body, &given); err != nil {
			t.Error(err)
		}
		asked += len(given.Input)
		r.Body = io.NopCloser(bytes.NewReader(body))
		handler.ServeHTTP(w, r)
	})
	home := t.TempDir()
	search := func(embedding string) (keys []string, told string) {
		t.Helper()
		env := map[string]string{"OPENAI_BASE_URL": server.URL + "/v1", "SURELY_MODEL": "m", "SURELY_EMBEDDING_MODEL": embedding}
		var out, errs bytes.Buffer
		args := []string{"search", "--json", "--data", data, "--home", home, "guitarist played zzzzzz"}
		if status := run(context.Background(), args, streams{strings.NewReader(""), &out, &errs, func(k string) string { return env[k] }}); status != 0 {
			t.Fatalf("status %d: %s%s", status, out.String(), errs.String())
		}
		var result struct{ Found []retrieve.Found }
		if err := json.Unmarshal(out.Bytes(), &result); err != nil {
			t.Fatal(err)
		}
		for _, f := range result.Found {
			keys = append(keys, f.Key)
		}
		return keys, errs.String()
	}
	plain, _ := search("")
	byMeaning, told := search("letters")
	const buzzing = "inns.said 0 Inn 0"
	if len(plain) != 3 || len(byMeaning) != 3 || slices.Index(byMeaning, buzzing) >= slices.Index(plain, buzzing) || told != "" || asked != 4 {
		t.Errorf("by words %v, with vectors %v, told %q; %d texts asked for", plain, byMeaning, told, asked)
	}
	if again, told := search("letters"); fmt.Sprint(again) != fmt.Sprint(byMeaning) || told != "" || asked != 5 { // the question's is not kept
		t.Errorf("again %v, told %q; %d texts asked for", again, told, asked)
	}
	server.Close()
	if without, told := search("other"); fmt.Sprint(without) != fmt.Sprint(plain) || !strings.Contains(told, "ordered without vectors") {
		t.Errorf("without the server %v, told %q", without, told)
	}
}

// servedIndex is the index that serving keeps up of the inns, until the test ends; cancel is the signal.
func servedIndex(t *testing.T, data, home string) (x *textIndex, cancel func()) {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	g := &globals{Data: []string{data}, Home: home, Offline: true, Concurrency: 1}
	s := streams{strings.NewReader(""), io.Discard, io.Discard, func(string) string { return "" }}
	a, err := g.app(ctx, s)
	if err != nil {
		t.Fatal(err)
	}
	indexes, stop := (&serveCommand{Index: time.Hour}).index(ctx, a, g, s)
	t.Cleanup(func() { stop(); a.Close() })
	for _, x := range indexes {
		return x, cancel
	}
	t.Fatal("nothing is indexed")
	return nil, cancel
}

// isReady waits until an index has been up to date.
func isReady(x *textIndex) bool {
	for end := time.Now().Add(20 * time.Second); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		if x.ready.Load() {
			return true
		}
	}
	return false
}

// TestServeWhileOpening answers, and is ready, before the index that was kept is read in.
func TestServeWhileOpening(t *testing.T) {
	data, _ := inns(t, append(plainly(20), dogs)...)
	home := t.TempDir()
	kept := filepath.Join(home, "index", "inns", "index.gob")
	if err := os.MkdirAll(filepath.Dir(kept), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Mkfifo(kept, 0o600); err != nil { // who opens it waits
		t.Fatal(err)
	}
	release := sync.OnceFunc(func() {
		if f, err := os.OpenFile(kept, os.O_RDWR, 0); err == nil {
			time.Sleep(50 * time.Millisecond) // until the reader has opened it
			f.Close()
		}
	})
	s := serve(t, home, "--data", data)
	t.Cleanup(release) // before serve's own
	for path, want := range map[string]string{
		"/readyz":                      "ready\nindexing inns: beginning\n",
		"/api/search?question=spaniel": `{"found":[],"indexing":"indexing inns: beginning"}` + "\n",
		"/data":                        "Its texts are being indexed.",
	} {
		if body := fetched(t, s.url+path); !strings.Contains(body, want) {
			t.Errorf("%s says %q, want %q", path, body, want)
		}
	}
	r, err := http.Post(s.url+"/api/ask", "application/json", strings.NewReader(`{"suql":"SELECT id FROM inns WHERE answer(said, 'are dogs allowed?') = 'Yes' LIMIT 1"}`))
	if err != nil {
		t.Fatal(err)
	}
	if body, _ := io.ReadAll(r.Body); !strings.Contains(string(body), `"rows":[[20]]`) {
		t.Errorf("answered %s", body)
	}
	r.Body.Close()
	release()
	awaitIndex(t, s.url)
	if body := fetched(t, s.url+"/api/search?question=spaniel"); !strings.Contains(body, "inns.said 20 Inn 20") {
		t.Errorf("then found %s", body)
	}
	if body := fetched(t, s.url+"/data"); strings.Contains(body, "being indexed") {
		t.Error("the data page says that texts are being indexed when they are")
	}
}

// fetched is what a page of a server says.
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

// TestAskGoesByTheIndex reads first what an index promises that a search has left, and does without where there is none.
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
		a.useIndexes(&globals{Home: home}, s) // the index alone is kept from one to the next
		result, err := a.sources[""].Engine.Run(context.Background(), "SELECT id FROM inns WHERE answer(said, 'are dogs allowed?') = 'Yes' LIMIT 1", suql.RunOptions{})
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

// TestServeIndexesAfterAnother begins to serve while another process indexes, and is ready soon after that is done.
func TestServeIndexesAfterAnother(t *testing.T) {
	data, _ := inns(t, append(plainly(20), dogs)...)
	home := t.TempDir()
	other := otherIndex(t, home)
	var x *textIndex
	err := other.Refresh(context.Background(), func(func([]retrieve.Row) error) error {
		x, _ = servedIndex(t, data, home)
		time.Sleep(100 * time.Millisecond)
		if x.ready.Load() {
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

// TestServeSearchesUntilItStops finds what is asked for after a signal has come, until all have been served.
func TestServeSearchesUntilItStops(t *testing.T) {
	data, _ := inns(t, append(plainly(20), dogs)...)
	x, cancel := servedIndex(t, data, t.TempDir())
	if !isReady(x) {
		t.Fatal("the index is never ready")
	}
	cancel()
	for range 20 {
		time.Sleep(10 * time.Millisecond)
		if found, err := x.search(context.Background(), "spaniel", 1); err != nil || len(found) != 1 {
			t.Fatalf("%v, %v", found, err)
		}
	}
}

// TestServeSearchesOnOneBudget has a search spend the whole budget of a day, so that the reader gets nothing of it.
func TestServeSearchesOnOneBudget(t *testing.T) {
	data, _ := inns(t, append(plainly(20), dogs)...)
	server := llmtest.NewServer()
	defer server.Close()
	env := map[string]string{"OPENAI_BASE_URL": server.URL + "/v1", "SURELY_MODEL": "m", "SURELY_EMBEDDING_MODEL": "letters", "SURELY_DAY_BUDGET": "calls=1"}
	s := serveWith(t, t.TempDir(), func(k string) string { return env[k] }, "--data", data)
	awaitIndex(t, s.url)
	if r, err := http.Get(s.url + "/api/search?question=soup"); err != nil || r.StatusCode != 200 {
		t.Fatal(r, err)
	}
	r, err := http.Post(s.url+"/api/ask", "application/json", strings.NewReader(`{"suql":"SELECT id FROM inns WHERE answer(said, 'are dogs allowed?') = 'Yes'"}`))
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	if requests, _ := server.Counts(); requests != 0 {
		body, _ := io.ReadAll(r.Body)
		t.Errorf("%d requests beyond the budget: %s", requests, body)
	}
}

// TestServeIndexes builds the index beside the serving, searches it, and reads what it promises first, be it texts or lists of
// them.
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
			if r.StatusCode != 200 || !strings.Contains(string(body), `"key":"inns.said 2900 Inn 2900"`) || strings.Contains(string(body), "indexing") {
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
	with, without := verdicts(), verdicts("--index", "0")
	t.Logf("decisions until the one of 3,000 rows is found: %d with the index, %d without", with, without)
	if with > 50 || without < 2000 {
		t.Errorf("decisions: %d with the index, %d without", with, without)
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
