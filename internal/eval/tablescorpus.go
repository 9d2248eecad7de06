package eval

import (
	"context"
	"os"
	"path/filepath"
	"strconv"

	"github.com/ask-surely/surely/internal/eval/denotation"
	"github.com/ask-surely/surely/internal/eval/jsonfile"
	"github.com/ask-surely/surely/internal/eval/tables"
)

// TablesCorpus is questions with answers over single tables, of WikiTableQuestions' form.
func TablesCorpus(questions, about, home string) Corpus {
	return Corpus{"wikitables", 1, true, func(ctx context.Context) ([]batch, func(), error) {
		of := map[string][]tables.Question{}
		err := jsonfile.Lines(questions, func(q tables.Question) error { of[q.Table] = append(of[q.Table], q); return nil })
		if err != nil {
			return nil, nil, err
		}
		dir, err := os.MkdirTemp("", "tables-")
		if err != nil {
			return nil, nil, err
		}
		var out []batch
		err = jsonfile.Lines(about, func(t tables.Table) error {
			if qs := of[t.ID]; len(qs) > 0 {
				folder := filepath.Join(dir, strconv.Itoa(len(out)))
				out = append(out, batch{len(qs), func(ctx context.Context,
					call func(posed) error) error {
					return poseTable(ctx, &t, folder, qs, call)
				}})
			}
			return nil
		})
		return out, func() { os.RemoveAll(dir) }, err
	}}
}

// poseTable imports a table into a folder as a visitor's file, and calls f for its questions.
func poseTable(ctx context.Context, t *tables.Table, folder string, questions []tables.Question,
	call func(posed) error) error {
	path := filepath.Join(folder, "t.csv")
	if err := t.Write(path); err != nil {
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
