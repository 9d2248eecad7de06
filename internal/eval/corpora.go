package eval

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/eval/everyday"
	"github.com/ask-surely/surely/internal/eval/jsonfile"
	"github.com/ask-surely/surely/internal/eval/tables"
)

// plainly is the weight of questions phrased as people phrase them: they are few and matter most.
const plainly = 4

// EverydayCorpus is one part of a file of everyday questions, without conversations of several turns.
func EverydayCorpus(file, folder, part, home string) Corpus {
	return Corpus{Name: "everyday", often: plainly, open: func(context.Context) ([]batch, func(), error) {
		questions, err := singleTurns(file, part)
		var out []batch
		for _, of := range together(questions, func(q everyday.Question) string { return q.Data }) {
			out = append(out, batch{questions: of, open: opener(filepath.Join(folder, of[0].Data), home, nil)})
		}
		return out, func() {}, err
	}}
}

// TextsCorpus is one part of a file of everyday questions of what texts say, for Inputs only: answers are labelled.
func TextsCorpus(file, folder, part, home string) Corpus {
	return Corpus{Name: "texts", open: func(context.Context) ([]batch, func(), error) {
		var all []everyday.Question
		err := jsonfile.Read(file, &all)
		all = slices.DeleteFunc(all, func(q everyday.Question) bool {
			return q.Part != part || len(q.Turns) != 1 || !strings.Contains(q.Means, "SELECT") && !q.Unanswerable
		})
		var out []batch
		for _, of := range together(all, func(q everyday.Question) string { return q.Data }) {
			for i, q := range of {
				if !q.Unanswerable {
					of[i].Gold = []string{q.Means}
				}
			}
			out = append(out, batch{questions: of, open: opener(filepath.Join(folder, of[0].Data), home, nil)})
		}
		return out, func() {}, err
	}}
}

// singleTurns reads the everyday questions of a part that stand alone and whose answer, or its lack, is known.
func singleTurns(file, part string) (all []everyday.Question, err error) {
	err = jsonfile.Read(file, &all)
	return slices.DeleteFunc(all, func(q everyday.Question) bool {
		return q.Part != part || len(q.Turns) != 1 || len(q.Gold) == 0 && !q.Unanswerable || q.Labels != nil
	}), err
}

// question is one of ours or of Spider's, with its statements; if the first is empty, the data has
// no answer.
func question(db, text string, golds ...string) everyday.Question {
	if len(golds) > 0 && golds[0] == "" {
		golds = nil
	}
	return everyday.Question{Data: db, Turns: []string{text}, Gold: golds, Unanswerable: len(golds) == 0,
		Order: len(golds) > 0 && ordered(golds[0])}
}

// ordered reports whether a statement sorts its rows, and not only those of a window or of a nested statement.
func ordered(sql string) bool {
	const by = "order by"
	depth := 0
	for i, r := range sql {
		switch {
		case r == '(':
			depth++
		case r == ')':
			depth--
		case depth == 0 && len(sql) >= i+len(by) && strings.EqualFold(sql[i:i+len(by)], by):
			return true
		}
	}
	return false
}

// PlainCorpus is our own questions, phrased as people phrase them, over Spider's databases and our own; each of the
// latter is created by a script beside the questions.
func PlainCorpus(file string, f SpiderFiles) Corpus {
	return Corpus{Name: "plain", often: plainly, whole: true, open: func(context.Context) ([]batch, func(), error) {
		questions, err := plainQuestions(file)
		if err != nil {
			return nil, nil, err
		}
		_, described, err := readSpider(f.Questions, f.Tables)
		if err != nil {
			return nil, nil, err
		}
		return withStrange(questions, func(db string) batch {
			b := batch{alone: true, open: scriptOpener(scriptOf(file, db), f.Home)}
			if _, err := os.Stat(scriptOf(file, db)); errors.Is(err, fs.ErrNotExist) {
				b.open = f.opener(described[db])
			}
			return b
		}), func() {}, nil
	}}
}

// scriptOf is the script that creates one of our databases, next to the questions.
func scriptOf(file, db string) string {
	return filepath.Join(filepath.Dir(file), "databases", db+".sql")
}

// plainQuestions reads our questions: lines of {"db", "question", "sql", "or"}, the last for other
// possible meanings.
func plainQuestions(file string) (all []everyday.Question, err error) {
	err = jsonfile.Lines(file, func(l struct {
		DB, Question, SQL string
		Or                []string
	}) error {
		all = append(all, question(l.DB, l.Question, append([]string{l.SQL}, l.Or...)...))
		return nil
	})
	return all, err
}

// SpiderCorpus is a benchmark of Spider's form.
func SpiderCorpus(f SpiderFiles) Corpus {
	c := Corpus{Name: "spider", often: 1, whole: true, exact: true}
	c.open = func(context.Context) ([]batch, func(), error) {
		asked, described, err := readSpider(f.Questions, f.Tables)
		var questions []everyday.Question
		for _, q := range asked {
			questions = append(questions, question(q.DB, q.Question, q.SQL))
		}
		return withStrange(questions, func(db string) batch { return batch{open: f.opener(described[db])} }), func() {}, err
	}
	return c
}

// oneInStrange is the number of a database's own questions for each question about another database.
const oneInStrange = 10

// withStrange groups questions by database, each with some about other databases, which it cannot answer.
func withStrange(questions []everyday.Question, about func(db string) batch) (out []batch) {
	list := together(questions, func(q everyday.Question) string { return q.Data })
	for i, of := range list {
		b := about(of[0].Data)
		b.questions = of
		for k := range (len(of) + oneInStrange - 1) / oneInStrange {
			if other := list[(i+len(list)/2+k)%len(list)]; other[0].Data != of[0].Data {
				b.strange = append(b.strange, question("", other[(7*k+3)%len(other)].Turns[0]))
			}
		}
		out = append(out, b)
	}
	return out
}

// TablesCorpus is questions with answers over single tables, of WikiTableQuestions' form.
func TablesCorpus(questions, about string) Corpus {
	return Corpus{Name: "wikitables", often: 1, open: func(ctx context.Context) ([]batch, func(), error) {
		asked, described, err := tables.Read(questions, about, 0)
		if err != nil {
			return nil, nil, err
		}
		return tableBatches(asked, described)
	}}
}

// tableBatches writes the questions' tables into a folder, each when it is opened.
func tableBatches(asked []tables.Question, about map[string]*tables.Table) ([]batch, func(), error) {
	dir, err := os.MkdirTemp("", "tables-")
	if err != nil {
		return nil, nil, err
	}
	var out []batch
	for i, of := range together(asked, func(q tables.Question) string { return q.Table }) {
		b := batch{group: of[0].Table, open: tableOpener(about[of[0].Table], filepath.Join(dir, strconv.Itoa(i)), "t")}
		for _, q := range of {
			b.questions = append(b.questions, everyday.Question{Turns: []string{q.Question}, Answer: q.Answer, Gold: q.Gold})
		}
		out = append(out, b)
	}
	return out, func() { os.RemoveAll(dir) }, nil
}

// WikiCorpus is the questions of a benchmark of WikiSQL's form, each over a single table.
func WikiCorpus(questions, about string) Corpus {
	return Corpus{Name: "wikisql", often: 1, open: func(ctx context.Context) ([]batch, func(), error) {
		all, err := ReadWikiQuestions(questions, 0)
		if err != nil {
			return nil, nil, err
		}
		of, err := ReadWikiTables(about)
		if err != nil {
			return nil, nil, err
		}
		return wikiCorpus(all, of).open(ctx)
	}}
}

// wikiCorpus is questions with their answers; those without an answer or a table are left out.
func wikiCorpus(questions []WikiQuestion, about map[string]*WikiTable) Corpus {
	return Corpus{Name: "wikisql", often: 1, open: func(context.Context) ([]batch, func(), error) {
		var asked []tables.Question
		files := map[string]*tables.Table{}
		for i := range questions {
			q := &questions[i]
			t := about[q.TableID]
			if t == nil {
				continue
			}
			answer, err := t.Answer(&q.SQL)
			if err != nil {
				return nil, nil, err
			}
			if len(answer) > 0 {
				asked = append(asked, tables.Question{Question: q.Question, Table: t.ID, Answer: answer, Gold: q.SQL.numbered()})
				files[t.ID] = t.file()
			}
		}
		return tableBatches(asked, files)
	}}
}
