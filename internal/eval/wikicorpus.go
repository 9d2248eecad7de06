package eval

import (
	"context"
	"os"
	"path/filepath"
	"slices"
	"strconv"

	"github.com/ask-surely/surely/internal/eval/tables"
	"github.com/ask-surely/surely/internal/read/roles"
)

// WikiCorpus is the questions of a benchmark of WikiSQL's form, each over a single table, whose tables the encoder's
// heads were trained without.
func WikiCorpus(questions, about string) Corpus {
	return Corpus{"wikisql", 1, true, func(ctx context.Context) ([]batch, func(), error) {
		all, err := ReadWikiQuestions(questions, 0)
		if err != nil {
			return nil, nil, err
		}
		of, err := ReadWikiTables(about)
		if err != nil {
			return nil, nil, err
		}
		return wikiCorpus(unseenTables(all), of).open(ctx)
	}}
}

// unseenTables leaves out the questions of tables that the encoder's heads may have been trained with.
func unseenTables(all []WikiQuestion) []WikiQuestion {
	return slices.DeleteFunc(slices.Clone(all), func(q WikiQuestion) bool { return !roles.HeldOut(q.TableID) })
}

// wikiCorpus is questions of unseen tables; those of tables that are not there are left out.
func wikiCorpus(questions []WikiQuestion, about map[string]*WikiTable) Corpus {
	return Corpus{"wikisql", 1, true, func(context.Context) ([]batch, func(), error) {
		dir, err := os.MkdirTemp("", "wiki-")
		if err != nil {
			return nil, nil, err
		}
		var out []batch
		for i, list := range together(questions, func(q WikiQuestion) string { return q.TableID }) {
			t, folder := about[list[0].TableID], filepath.Join(dir, strconv.Itoa(i))
			if t == nil {
				continue
			}
			out = append(out, batch{len(list), func(ctx context.Context, call func(posed) error) error {
				questions, err := t.answered(list)
				if err != nil {
					return err
				}
				return poseTable(ctx, t.file(), folder, questions, call)
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
