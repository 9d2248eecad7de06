package eval

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strconv"

	"github.com/ask-surely/surely/internal/eval/denotation"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/roles"
)

// WikiCorpus is the questions of a benchmark of WikiSQL's form, each over a single table, whose tables the encoder's
// heads were trained without.
func WikiCorpus(questions, about string) Corpus {
	return Corpus{"wikisql", 1, true, func(context.Context) ([]batch, func(), error) {
		all, err := ReadWikiQuestions(questions, 0)
		if err != nil {
			return nil, nil, err
		}
		of, err := ReadWikiTables(about)
		if err != nil {
			return nil, nil, err
		}
		var some []WikiQuestion
		for _, q := range all {
			if of[q.TableID] != nil && roles.HeldOut(q.TableID) {
				some = append(some, q)
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
				b, err := openWiki(ctx, t, folder, nil)
				if b == nil || err != nil {
					return err
				}
				for i := range list {
					p, err := b.pose(&list[i])
					if err == nil {
						err = call(p)
					}
					if err != nil {
						return errors.Join(err, b.close(folder))
					}
				}
				return b.close(folder)
			}})
		}
		return out, func() { os.RemoveAll(dir) }, nil
	}}
}

// pose tells which readings answer a question: those that are its query, whatever that finds. Others that find the same
// are right by chance.
func (b *wikiBase) pose(q *WikiQuestion) (posed, error) {
	answer, err := b.table.Answer(&q.SQL)
	if err != nil {
		return posed{}, err
	}
	memo := denotation.NewMemo()
	right := func(got outcome) bool { return memo.Same(got.first, answer) }
	if len(answer) == 0 {
		right = func(got outcome) bool {
			return len(got.rows) == 0 || len(got.rows) == 1 && !slices.ContainsFunc(got.first, func(v any) bool { return v != nil })
		}
	}
	same := func(said *query.Query) bool {
		w, err := b.wiki(said, "")
		return err == nil && w.Same(&q.SQL)
	}
	return posed{base: b.spiderBase, question: q.Question, group: b.table.ID, right: right, same: same}, nil
}
