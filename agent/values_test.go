package agent

import (
	"encoding/csv"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store"
)

// TestWordsSayWhatIsCompared compares, for each yes/no column and each value in several spellings of files as people
// fill them, the words of a search with the cells that its statement finds.
func TestWordsSayWhatIsCompared(t *testing.T) {
	folders, err := filepath.Glob("../benchmarks/messy/data/*")
	if err != nil || len(folders) == 0 {
		t.Fatal("there are no files", err)
	}
	for _, folder := range folders {
		set, err := store.Open(t.Context(), store.Options{Sources: []string{folder}, Home: t.TempDir()})
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { set.Close() })
		src := set.Sources[0]
		h := &handling{Agent: newAgent(t, "never", nil, nil), src: &Source{Schema: src.Schema()}, conv: &Conversation{}}
		for _, table := range src.Schema().Tables {
			for _, c := range table.Columns {
				for value, spellings := range c.Spelled {
					q := equals(table, c, value)
					found := count(t, src, q)
					isBlankNo := value == "false" && c.Nulls == 0
					if want := cells(t, folder, table.Name, c.Name, spellings, isBlankNo); found != want {
						t.Errorf("%s: %s finds %d rows, the file has %d of %q", folder, q.SUQL(), found, want, spellings)
					}
					if words := strings.ToLower(h.searched(q, q.SUQL())); !says(words, c, value) {
						t.Errorf("%s: %q says not what is compared: %s", folder, words, q.SUQL())
					}
				}
			}
		}
	}
}

// equals returns a query that counts the rows with a value.
func equals(t *schema.Table, c *schema.Column, value string) *query.Query {
	return &query.Query{From: query.From{Tables: []string{t.Name}},
		Select: []query.Item{{Agg: query.Count, Column: query.Column{Name: "*"}}},
		Where: []query.Condition{{Item: query.Item{Column: query.Column{Table: t.Name, Name: c.Name}}, Op: query.Equal,
			Values: []query.Value{{Text: value, Number: c.Type == schema.Boolean}}}}}
}

// count returns what a query that counts rows finds.
func count(t *testing.T, src *store.Source, q *query.Query) int {
	rows, err := src.Query(t.Context(), q.SUQL())
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	if !rows.Next() {
		t.Fatal(rows.Err())
	}
	n, _ := rows.Row()[0].(int64)
	return int(n)
}

// cells counts the cells of a file that are one of some spellings, or blank.
func cells(t *testing.T, folder, table, column string, spellings []string, blanks bool) (n int) {
	f, err := os.Open(filepath.Join(folder, table+".csv"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	rows, err := csv.NewReader(f).ReadAll()
	if err != nil {
		t.Fatal(err)
	}
	at := slices.Index(rows[0], column)
	for _, row := range rows[1:] {
		cell := strings.TrimSpace(row[at])
		if slices.Contains(spellings, cell) || cell == "" && blanks {
			n++
		}
	}
	return n
}

// says reports whether words say that a column has a value: of yes and no, a denial exactly if it means no.
func says(words string, c *schema.Column, value string) bool {
	if c.Type != schema.Boolean {
		return strings.Contains(words, strings.ToLower(value))
	}
	fields := strings.FieldsFunc(words, func(r rune) bool { return strings.ContainsRune(" .,:", r) })
	denies := slices.ContainsFunc(fields, func(w string) bool { return w == "no" || w == "not" || w == "without" })
	return denies == (value == "false")
}
