package eval

import (
	"context"
	"encoding/csv"
	"os"
	"path/filepath"
	"strconv"

	"github.com/ask-surely/surely/eval/denotation"
	"github.com/ask-surely/surely/eval/jsonfile"
)

// TablesCorpus is questions with answers over single tables, of WikiTableQuestions' form.
func TablesCorpus(questions, tables, home string) Corpus {
	return Corpus{"wikitables", 1, func(ctx context.Context) ([]batch, func(), error) {
		of := map[string][]tableQuestion{}
		err := jsonfile.Lines(questions, func(q tableQuestion) error { of[q.Table] = append(of[q.Table], q); return nil })
		if err != nil {
			return nil, nil, err
		}
		dir, err := os.MkdirTemp("", "tables-")
		if err != nil {
			return nil, nil, err
		}
		var out []batch
		err = jsonfile.Lines(tables, func(t csvTable) error {
			if qs := of[t.ID]; len(qs) > 0 {
				folder := filepath.Join(dir, strconv.Itoa(len(out)))
				out = append(out, batch{len(qs), func(ctx context.Context,
					call func(posed) error) error {
					return t.pose(ctx, folder, qs, call)
				}})
			}
			return nil
		})
		return out, func() { os.RemoveAll(dir) }, err
	}}
}

type tableQuestion struct {
	Question string   `json:"question"`
	Table    string   `json:"table"`
	Answer   []string `json:"answer"`
}

type csvTable struct {
	ID     string     `json:"id"`
	Header []string   `json:"header"`
	Rows   [][]string `json:"rows"`
}

// pose imports a table into a folder as a visitor's file, and calls f for its questions.
func (t csvTable) pose(ctx context.Context, folder string, questions []tableQuestion, call func(posed) error) error {
	path := filepath.Join(folder, "t.csv")
	if err := writeCSV(path, t.Header, t.Rows); err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	b, err := openBase(ctx, path, filepath.Join(folder, "home"), nil)
	if err != nil {
		return nil // some tables have no row
	}
	defer b.Close()
	memo := denotation.NewMemo()
	for _, q := range questions {
		right := func(got outcome) bool { return memo.Same(got.first, q.Answer) }
		if err := call(posed{base: b, question: q.Question, group: t.ID, right: right}); err != nil {
			return err
		}
	}
	return nil
}

func writeCSV(path string, header []string, rows [][]string) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o755); err != nil {
		return err
	}
	f, err := os.Create(path)
	if err != nil {
		return err
	}
	w := csv.NewWriter(f)
	for _, r := range append([][]string{header}, rows...) {
		if err := w.Write(r); err != nil {
			return err
		}
	}
	w.Flush()
	if err := w.Error(); err != nil {
		return err
	}
	return f.Close()
}
