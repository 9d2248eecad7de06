package cli

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
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/demo"
	"github.com/ask-surely/surely/internal/testkit/llmtest"
	"github.com/ask-surely/surely/internal/texts/retrieve"
)

// inns makes a database of inns with reviews.
func inns(t *testing.T, said ...string) (path string, exec func(statement string, args ...any)) {
	t.Helper()
	path = filepath.Join(t.TempDir(), "inns.db")
	ownersAspects(t, filepath.Dir(path))
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
			rows.WriteString(map[bool]string{true: ", "}[k > 0] +
				"(?, ?, ?, 'The owner owes the brewer a great deal of money, and he will not say so to anybody at all.')")
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
	if status := run(context.Background(), args, streams{strings.NewReader(""), &out, &errs,
		func(string) string { return "" }}); status != 0 {
		t.Fatalf("status %d: %s%s", status, out.String(), errs.String())
	}
	var result struct{ Found []retrieve.Found }
	if err := json.Unmarshal(out.Bytes(), &result); err != nil {
		t.Fatal(err)
	}
	return result.Found, errs.String()
}

// TestSearchFollowsTheData follows rows added, changed and deleted between two runs, and finds nothing the owner
// hides.
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
	exec("UPDATE inns SET said = ? WHERE id = 3",
		"In the evening a guitarist played for all who had come from far away, and she played well.")
	finds("guitarist", "inns.said 3 Inn 3")
	exec("DELETE FROM inns WHERE id = 100")
	finds("spaniel", "")
	finds("owes the brewer money", "")
}

// TestSearchTellsNamesakesApart finds rows that differ only in their texts, and does not index unchanged ones
// again.
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
		for question, key := range map[string]string{"spaniel": "cafes.said Cafe Twin",
			"guitarist": "cafes.said Cafe Twin (2)", "terrier": "notes.said", "fiddler": "notes.said (2)"} {
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

// otherIndex is the index of the inns as opened by another process.
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

// TestSearchWhileIndexing searches while another process writes the index: it waits if there is
// none yet, else it searches what is there.
func TestSearchWhileIndexing(t *testing.T) {
	data, exec := inns(t, append(plainly(20), dogs)...)
	home := t.TempDir()
	other := otherIndex(t, home)
	meanwhile := func(do func()) {
		t.Helper()
		if err := other.Refresh(context.Background(),
			func(func([]retrieve.Row) error) error { do(); return nil }); err != nil {
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
	exec("UPDATE inns SET said = ? WHERE id = 3",
		"In the evening a guitarist played for all who had come from far away, and she played well.")
	meanwhile(func() {
		found, told := searches(t, data, home, "spaniel")
		if len(found) == 0 || !strings.Contains(told, "new rows may be missing") {
			t.Errorf("what was there: %v, told %q", found, told)
		}
	})
}

// TestSearchWithVectors reranks results by an endpoint's vectors, pays for each text once, and does
// without them if they are unavailable.
func TestSearchWithVectors(t *testing.T) {
	// The server's vectors count letters, so the similar passage with the question's letters is nearest.
	data, _ := inns(t, "The guitarist played until the zither was tuned, zzz and buzz.", "The guitarist played.",
		"So the guitarist played on.", "A day of rain, and then another day of rain, all of it spent at the window.")
	server := llmtest.NewServer()
	defer server.Close()
	handler, asked := server.Config.Handler, 0
	server.Config.Handler = http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		var given struct{ Input []string }
		if r.Method == http.MethodPost {
			if err := json.Unmarshal(body, &given); err != nil {
				t.Error(err)
			}
		}
		asked += len(given.Input)
		r.Body = io.NopCloser(bytes.NewReader(body))
		handler.ServeHTTP(w, r)
	})
	home := t.TempDir()
	search := func(embedding string) (keys []string, told string) {
		t.Helper()
		env := map[string]string{"OPENAI_BASE_URL": server.URL + "/v1", "SURELY_MODEL": "oracle",
			"SURELY_EMBEDDING_MODEL": embedding}
		var out, errs bytes.Buffer
		args := []string{"search", "--json", "--data", data, "--home", home, "guitarist played zzzzzz"}
		if status := run(context.Background(), args, streams{strings.NewReader(""), &out, &errs,
			func(k string) string { return env[k] }}); status != 0 {
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
	if len(plain) != 3 || len(byMeaning) != 3 || slices.Index(byMeaning, buzzing) >= slices.Index(plain, buzzing) ||
		told != "" || asked != 4 {
		t.Errorf("by words %v, with vectors %v, told %q; %d texts asked for", plain, byMeaning, told, asked)
	}
	// the question's is not cached
	if again, told := search("letters"); fmt.Sprint(again) != fmt.Sprint(byMeaning) || told != "" || asked != 5 {
		t.Errorf("again %v, told %q; %d texts asked for", again, told, asked)
	}
	server.Close()
	if without, told := search("other"); fmt.Sprint(without) != fmt.Sprint(plain) ||
		!strings.Contains(told, "ordered without vectors") {
		t.Errorf("without the server %v, told %q", without, told)
	}
}

// ownersAspects writes an owner's aspects file next to the data: a spaniel is a dog.
func ownersAspects(t *testing.T, folder string) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(folder, "aspects.txt"), demo.Aspects, 0o600); err != nil {
		t.Fatal(err)
	}
}
