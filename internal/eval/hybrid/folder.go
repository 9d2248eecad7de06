package hybrid

import (
	"encoding/csv"
	"encoding/json"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
)

// document is a row of the table of documents; names are the texts of the cells that link to it.
type document struct {
	Title string   `json:"title"`
	Text  string   `json:"text"`
	Names []string `json:"names"`
}

// Cases writes each table with its passages into a folder of its own below another.
func (f Files) Cases(below string, limit int) ([]Case, error) {
	questions, tables, err := f.Read(limit)
	if err != nil {
		return nil, err
	}
	folders := map[string]string{}
	out := make([]Case, len(questions))
	for i := range questions {
		q := &questions[i]
		out[i] = Case{ID: q.ID, Question: q.Text, Answers: []string{q.Answer}}
		t := tables[q.Table]
		if t == nil {
			continue // no folder: skipped
		}
		if folders[q.Table] == "" {
			folders[q.Table] = filepath.Join(below, strconv.Itoa(len(folders)))
			if err := t.write(folders[q.Table]); err != nil {
				return nil, err
			}
		}
		out[i].Folder = folders[q.Table]
	}
	return out, nil
}

// write writes the table, called after its title, and the passages that its cells link to.
func (t *Table) write(folder string) error {
	header := make([]string, len(t.Header))
	for i, h := range t.Header {
		header[i] = h.Text
	}
	var lines [][]string
	names := map[string][]string{}
	for _, row := range t.Rows {
		line := make([]string, len(row))
		for i, c := range row {
			line[i] = c.Text
			for _, l := range c.Links {
				if _, ok := t.Passages[l]; ok && !slices.Contains(names[l], c.Text) {
					names[l] = append(names[l], c.Text)
				}
			}
		}
		lines = append(lines, line)
	}
	var documents []document
	for link, text := range t.Passages {
		documents = append(documents, document{strings.ReplaceAll(strings.TrimPrefix(link, "/wiki/"), "_", " "), text,
			append([]string{}, names[link]...)})
	}
	return writeFolder(folder, []sheet{{fileName(t.Title), header, lines}}, documents)
}

// sheet is a table to write.
type sheet struct {
	name   string
	header []string
	rows   [][]string
}

// fileName is a title as a file may be called.
func fileName(title string) string {
	name := strings.Map(func(r rune) rune {
		if strings.ContainsRune(`/\:*?"<>|.`, r) || r < ' ' {
			return ' '
		}
		return r
	}, title)
	if name = strings.TrimSpace(name); name == "" || strings.EqualFold(name, "documents") || len(name) > 100 {
		return "table"
	}
	return name
}

// writeFolder writes tables as CSV files and documents as JSON lines.
func writeFolder(folder string, sheets []sheet, documents []document) error {
	if err := os.MkdirAll(folder, 0o755); err != nil {
		return err
	}
	for i, s := range sheets {
		name := s.name
		if slices.ContainsFunc(sheets[:i], func(o sheet) bool { return strings.EqualFold(o.name, name) }) {
			name += " " + strconv.Itoa(i+1)
		}
		f, err := os.Create(filepath.Join(folder, name+".csv"))
		if err != nil {
			return err
		}
		w := csv.NewWriter(f)
		w.Write(s.header) // an error stays until Error is asked
		w.WriteAll(s.rows)
		if err := errors.Join(w.Error(), f.Close()); err != nil {
			return err
		}
	}
	if len(documents) == 0 {
		return nil
	}
	slices.SortFunc(documents, func(a, b document) int { return strings.Compare(a.Title, b.Title) })
	var lines strings.Builder
	e := json.NewEncoder(&lines)
	for _, d := range documents {
		if err := e.Encode(d); err != nil {
			return err
		}
	}
	return os.WriteFile(filepath.Join(folder, "documents.jsonl"), []byte(lines.String()), 0o600)
}
