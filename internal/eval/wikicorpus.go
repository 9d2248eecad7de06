package eval

import (
	"context"
	"os"
	"path/filepath"
	"strconv"

	"github.com/ask-surely/surely/internal/eval/tables"
)

// oneInWiki is how many questions of WikiSQL there are for one that is learnt: they are many and much alike.
const oneInWiki = 9

// WikiCorpus is some questions of a benchmark of WikiSQL's form, each over a single table.
func WikiCorpus(questions, about string) Corpus {
	return Corpus{"wikisql", 1, func(context.Context) ([]batch, func(), error) {
		all, err := ReadWikiQuestions(questions, 0)
		if err != nil {
			return nil, nil, err
		}
		of, err := ReadWikiTables(about)
		if err != nil {
			return nil, nil, err
		}
		var some []WikiQuestion
		for i := 0; i < len(all); i += oneInWiki {
			if of[all[i].TableID] != nil {
				some = append(some, all[i])
			}
		}
		dir, err := os.MkdirTemp("", "wiki-")
		if err != nil {
			return nil, nil, err
		}
		var out []batch
		for i, list := range together(some, func(q WikiQuestion) string { return q.TableID }) {
			t, folder := of[list[0].TableID], filepath.Join(dir, strconv.Itoa(i))
			out = append(out, batch{len(list), func(ctx context.Context, call func(posed) error) error {
				questions, err := t.answered(list)
				if err != nil {
					return err
				}
				file := tables.Table{ID: t.ID, Rows: t.Cells()}
				for i := range t.Header {
					file.Header = append(file.Header, columnName(t.Header, i))
				}
				return poseTable(ctx, &file, folder, questions, call)
			}})
		}
		return out, func() { os.RemoveAll(dir) }, nil
	}}
}

// answered returns questions with their answers, without those that have none.
func (t *WikiTable) answered(list []WikiQuestion) ([]tables.Question, error) {
	var out []tables.Question
	for i := range list {
		answer, err := t.Answer(&list[i].SQL)
		if err != nil {
			return nil, err
		}
		if len(answer) > 0 {
			out = append(out, tables.Question{Question: list[i].Question, Table: t.ID, Answer: answer})
		}
	}
	return out, nil
}
