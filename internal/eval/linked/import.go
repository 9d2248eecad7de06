package linked

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/eval/everyday"
	"github.com/ask-surely/surely/internal/eval/tables"
)

// Import reads the files, writes each table into a folder of its own below another, as a visitor's files, and returns
// the questions as conversations about these. Passages are documents beside the table, or a column of it, as in SUQL's
// paper: then each row holds those that its cells link to.
func (f Files) Import(folder string, limit int, column bool) ([]*everyday.Question, error) {
	asked, about, err := f.Read(limit)
	if err != nil {
		return nil, err
	}
	files := map[string]string{}
	for i, id := range slices.Sorted(maps.Keys(about)) {
		t := about[id]
		if t == nil {
			return nil, fmt.Errorf("%s has no table %q", f.Tables, id)
		}
		files[id] = strconv.Itoa(i)
		if err := t.write(filepath.Join(folder, files[id]), column); err != nil {
			return nil, err
		}
	}
	out := make([]*everyday.Question, len(asked))
	for i, q := range asked {
		out[i] = &everyday.Question{ID: q.ID, Data: files[q.Table], Turns: []string{q.Text}, Words: q.Answer, Means: q.Answer}
	}
	return out, nil
}

// write writes the table into a folder, with its passages.
func (t *Table) write(folder string, column bool) error {
	d := t.Document()
	file := &tables.Table{Header: d.Header}
	for _, row := range d.Rows {
		file.Rows = append(file.Rows, append(slices.Clone(row), make([]string, len(d.Header))...)[:len(d.Header)])
	}
	if column {
		file.Header = append(file.Header, "passages")
		for r := range file.Rows {
			texts := []string{}
			for _, link := range t.linked(t.Rows[r]) {
				texts = append(texts, t.Passages[link])
			}
			list, err := json.Marshal(texts)
			if err != nil {
				return err
			}
			file.Rows[r] = append(file.Rows[r], string(list))
		}
	}
	if err := file.Write(filepath.Join(folder, t.FileName())); err != nil || column {
		return err
	}
	for link, text := range t.Passages {
		name := filepath.Join(folder, fileName(strings.TrimPrefix(link, "/wiki/"), "txt"))
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			return err
		}
	}
	return nil
}

// FileName is what the table's file is called.
func (t *Table) FileName() string { return fileName(t.Title, "csv") }

// longestName bounds what a file is called, in bytes.
const longestName = 100

// fileName calls a file what is in it.
func fileName(title, extension string) string {
	title = strings.TrimSpace(strings.NewReplacer("/", " ", "\\", " ", "\x00", " ", ".", " ").Replace(title))
	if title == "" {
		title = "table"
	}
	return strings.ToValidUTF8(title[:min(len(title), longestName)], "") + "." + extension
}

// Baseline is the recall of the simplest rule: every row, with the passages that it links to, is one text, and those
// come first that speak most of the question. It is how often a row that the answer was traced to is among the first.
func (f Files) Baseline(limit int, rank func(question string, texts []string) []int) (map[string]float64, error) {
	asked, about, err := f.Read(limit)
	if err != nil {
		return nil, err
	}
	out := map[string]float64{}
	for i := range asked {
		t := about[asked[i].Table]
		if t == nil {
			continue
		}
		d := t.Document()
		texts := make([]string, len(d.Rows))
		for r := range texts {
			parts := []string{d.Line(r)}
			for _, link := range t.linked(t.Rows[r]) {
				parts = append(parts, t.Passages[link])
			}
			texts[r] = strings.Join(parts, "\n")
		}
		rows := rank(asked[i].Text, texts)
		for _, k := range []int{1, 3, 5, 10} {
			first := rows[:min(k, len(rows))]
			if slices.ContainsFunc(asked[i].Nodes, func(n Node) bool { return slices.Contains(first, n.Row) }) {
				out[strconv.Itoa(k)] += 1 / float64(len(asked))
			}
		}
	}
	return out, nil
}
