package repo

import (
	"bytes"
	"encoding/json"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestClosed checks that questions of the closed benchmark, and the names of its tables, occur nowhere else: nothing is
// learnt from them, and no rule or test is written from them.
func TestClosed(t *testing.T) {
	own := filepath.Join("benchmarks", "everyday", "closed")
	b, err := os.ReadFile(filepath.Join(own, "questions.json"))
	if err != nil {
		t.Fatal(err)
	}
	var questions []struct {
		Data  string
		Turns []string
	}
	if err := json.Unmarshal(b, &questions); err != nil || len(questions) < 180 {
		t.Fatalf("%d questions (%v)", len(questions), err)
	}
	closed := map[[8]byte][][]byte{} // by their first bytes
	for _, q := range questions {
		for _, turn := range append(q.Turns, q.Data) {
			if len(strings.Fields(turn)) > 4 || turn == q.Data {
				text := []byte(strings.ToLower(turn))
				closed[[8]byte(text)] = append(closed[[8]byte(text)], text)
			}
		}
	}
	ends := []string{".go", ".py", ".json", ".jsonl", ".txt", ".tsv", ".yaml", ".sql", ".md"}
	err = filepath.WalkDir(".", func(path string, e fs.DirEntry, err error) error {
		switch {
		case err != nil:
			return err
		case e.IsDir() && (path == own || path != "." && strings.HasPrefix(e.Name(), ".")):
			return fs.SkipDir
		case !e.Type().IsRegular() || !slices.Contains(ends, filepath.Ext(path)):
			return nil
		}
		content, err := os.ReadFile(path)
		if err != nil {
			return err
		}
		content = bytes.ToLower(content)
		for i := range max(0, len(content)-8) {
			if i > 0 && content[i-1] >= 'a' && content[i-1] <= 'z' {
				continue // within a word
			}
			for _, q := range closed[[8]byte(content[i:i+8])] {
				if bytes.HasPrefix(content[i:], q) {
					t.Errorf("%s contains the closed %q", path, q)
				}
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}
