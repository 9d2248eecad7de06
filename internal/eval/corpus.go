package eval

import (
	"context"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/rank"
)

// Corpus is questions about databases with their right results, for training.
type Corpus struct {
	Name  string
	often int  // the weight of its questions
	exact bool // a right result must have no additional columns
	group bool // questions are kept together by their data rather than its name
	read  func() ([]Case, error)
	open  func(context.Context, *Case) (*Source, error)
}

// plainly is the weight of questions phrased as people phrase them: they are few and matter most.
const plainly = 4

// EverydayCorpus is one part of a file of everyday questions, without conversations of several turns.
func EverydayCorpus(file, folder, part, home string) Corpus {
	return everydayCorpus("everyday", file, folder, home, func(c *Case) bool {
		return c.Part == part && (len(c.Gold) > 0 || c.Unanswerable) && c.Labels == nil
	})
}

// TextsCorpus is one part of a file of everyday questions of what texts say, for Linked only: answers are labelled.
func TextsCorpus(file, folder, part, home string) Corpus {
	return everydayCorpus("texts", file, folder, home, func(c *Case) bool {
		if !c.Unanswerable {
			c.Gold = []string{c.Means}
		}
		return c.Part == part && (strings.Contains(c.Means, "SELECT") || c.Unanswerable)
	})
}

func everydayCorpus(name, file, folder, home string, keep func(*Case) bool) Corpus {
	return Corpus{Name: name, often: plainly, read: func() (out []Case, err error) {
		var all []Case
		err = ReadJSON(file, &all)
		for _, c := range all {
			if len(c.Turns) == 1 && keep(&c) {
				out = append(out, c)
			}
		}
		return out, err
	}, open: func(ctx context.Context, c *Case) (*Source, error) {
		return Open(ctx, filepath.Join(folder, c.Data), home)
	}}
}

// PlainCorpus is our own questions, phrased as people phrase them, over Spider's databases and our own; each of the
// latter is created by a script beside the questions.
func PlainCorpus(file string, s Spider) Corpus {
	return Corpus{Name: "plain", often: plainly, read: func() ([]Case, error) {
		if _, err := s.Cases(0); err != nil {
			return nil, err
		}
		all, err := PlainCases(file)
		return withStrange(all), err
	}, open: func(ctx context.Context, c *Case) (*Source, error) {
		script := filepath.Join(filepath.Dir(file), "databases", c.Data+".sql")
		if _, err := os.Stat(script); errors.Is(err, fs.ErrNotExist) {
			return s.Open(ctx, c)
		}
		return OpenScript(ctx, script, s.Home)
	}}
}

// PlainCases reads our questions: lines of {"db", "question", "sql", "or"}, the last for other possible meanings.
func PlainCases(file string) (out []Case, err error) {
	return out, ReadLines(file, func(l struct {
		DB, Question, SQL string
		Or                []string
	}) error {
		out = append(out, PlainCase(l.DB, l.Question, append([]string{l.SQL}, l.Or...)...))
		return nil
	})
}

// PlainCase is a question with its statements; if the first is empty, the data has no answer.
func PlainCase(db, question string, golds ...string) Case {
	if golds[0] == "" {
		return Case{Data: db, Turns: []string{question}, Unanswerable: true}
	}
	return Case{Data: db, Turns: []string{question}, Gold: golds, Order: ordered(golds[0])}
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

// SpiderCorpus is a benchmark of Spider's form.
func SpiderCorpus(s Spider) Corpus {
	return Corpus{Name: "spider", often: 1, exact: true, open: s.Open, read: func() ([]Case, error) {
		all, err := s.Cases(0)
		for i := range all {
			all[i].Order = ordered(all[i].Gold[0])
		}
		return withStrange(all), err
	}}
}

// oneInStrange is the number of a database's own questions for each question about another database.
const oneInStrange = 10

// withStrange groups questions by database, each with some about other databases, which it cannot answer.
func withStrange(all []Case) (out []Case) {
	list := bySource(all)
	for i, of := range list {
		for _, k := range of {
			out = append(out, all[k])
		}
		db := all[of[0]].Data
		for k := range (len(of) + oneInStrange - 1) / oneInStrange {
			if other := list[(i+len(list)/2+k)%len(list)]; all[other[0]].Data != db {
				out = append(out, PlainCase(db, all[other[(7*k+3)%len(other)]].Turns[0], ""))
			}
		}
	}
	return out
}

// TablesCorpus is questions with answers over single tables, of WikiTableQuestions' form.
func TablesCorpus(questions, tables string) Corpus {
	return Corpus{Name: "wikitables", often: 1, group: true, open: opened,
		read: func() ([]Case, error) { return TableCases(questions, tables, 0) }}
}

// opened opens a table; nil if it cannot be, as it has no rows.
func opened(ctx context.Context, c *Case) (*Source, error) {
	src, err := c.Open(ctx, beside)
	if err != nil {
		return nil, ctx.Err()
	}
	return src, nil
}

// WikiCorpus is the questions of WikiSQL's form whose gold finds something, each over a single table.
func WikiCorpus(questions, tables string) Corpus {
	return Corpus{Name: "wikisql", often: 1, group: true, open: opened, read: func() (out []Case, err error) {
		all, err := WikiCases(questions, tables, 0)
		for _, c := range all {
			if c.table == nil {
				continue
			}
			if c.Answer, err = c.table.Answer(&c.Wiki); err != nil {
				return nil, err
			}
			if len(c.Answer) > 0 {
				c.Gold = c.Wiki.numbered()
				out = append(out, c)
			}
		}
		return out, err
	}}
}

// Only keeps the databases, or tables, that are wanted: by number and name.
func (c Corpus) Only(wanted func(i int, data string) bool) Corpus {
	read := c.read
	c.read = func() ([]Case, error) {
		all, err := read()
		return grouped(all, wanted), err
	}
	return c
}

// grouped puts the questions of each database together, of those that are wanted; nil: all.
func grouped(all []Case, wanted func(i int, data string) bool) (out []Case) {
	for i, of := range bySource(all) {
		for _, k := range of {
			if wanted == nil || wanted(i, all[k].Data) {
				out = append(out, all[k])
			}
		}
	}
	return out
}

// Asked is a question of a corpus, linked to its data.
type Asked struct {
	Corpus, Data string
	Golds        []string
	Linked       *link.Question
}

// each calls ask for every question, in parallel by database, and tell with what it returns, one at a time.
func each[T any](ctx context.Context, c Corpus, limit int, ask func(context.Context, *Source, *Case) (*T, error),
	tell func(*T) error) error {
	all, err := c.read()
	if err != nil {
		return err
	}
	var lock sync.Mutex
	r := Run{Cases: first(grouped(all, nil), limit), Workers: runtime.GOMAXPROCS(0), Open: c.open}
	r.Ask = func(ctx context.Context, src *Source, i int) (*Score, error) {
		if src == nil {
			return &Score{}, nil
		}
		out, err := ask(ctx, src, &r.Cases[i])
		if err != nil || out == nil {
			return &Score{}, err
		}
		lock.Lock()
		defer lock.Unlock()
		return &Score{}, tell(out)
	}
	_, err = r.Run(ctx)
	return err
}

// Linked calls f for every question, linked to its data.
func (c Corpus) Linked(ctx context.Context, limit int, f func(*Asked) error) error {
	return each(ctx, c, limit, func(_ context.Context, src *Source, q *Case) (*Asked, error) {
		return &Asked{c.Name, c.key(src, q), q.Gold, link.New(src.Schema, src.Values, q.Turns[0])}, nil
	}, f)
}

// key is what questions are kept together by.
func (c Corpus) key(src *Source, q *Case) string {
	if c.group {
		return q.Data
	}
	return src.Schema.Name
}

// Right returns a function that recognises a question's right results: nil if none are known.
func (c Corpus) Right(ctx context.Context, src *Source, q *Case) (func([][]any) bool, error) {
	if q.Answer != nil {
		known := map[any]string{}
		return func(got [][]any) bool {
			firsts := make([]any, len(got))
			for i, row := range got {
				firsts[i] = row[0]
			}
			return denotes(firsts, q.Answer, known)
		}, nil
	}
	var golds [][][]any
	for _, statement := range q.Gold {
		gold, err := src.native(ctx, statement)
		if c.exact && (err != nil || len(gold) == 0) {
			return nil, nil // the benchmark's own statement finds nothing
		}
		if err != nil {
			return nil, err
		}
		golds = append(golds, gold)
	}
	return func(got [][]any) bool {
		return slices.ContainsFunc(golds, func(want [][]any) bool {
			return c.exact && equal(anyColumns(got), anyColumns(want), q.Order) || !c.exact && shows(got, want, q.Order)
		})
	}, nil
}

// Union is what both readers find for a question. Foreign: the data has no answer.
type Union struct {
	*rank.Union
	Corpus, Data string
	Right        []bool
	Foreign      bool
}

// Unions has every n-th question of a corpus read by both readers, and runs what they find, if the right results are
// known.
func (c Corpus) Unions(ctx context.Context, n int, p *rank.Parser, tell func(*Union) error) error {
	var asked atomic.Int64
	return each(ctx, c, 0, func(ctx context.Context, src *Source, q *Case) (*Union, error) {
		if asked.Add(1)%int64(max(1, n)) != 0 {
			return nil, nil
		}
		right, err := c.Right(ctx, src, q)
		if err != nil || right == nil {
			return nil, nil //nolint:nilerr // its own statement fails, or finds nothing
		}
		in := src.Input(q.Turns[0])
		found, err := p.Union(ctx, in)
		if err != nil || found == nil {
			return nil, err
		}
		out := &Union{Union: found, Corpus: c.Name, Data: in.Schema.Name, Foreign: q.Unanswerable}
		for _, r := range found.Results {
			got, err := src.rows(ctx, r.Query.SUQL())
			out.Right = append(out.Right, err == nil && !q.Unanswerable && right(got))
		}
		return out, nil
	}, tell)
}
