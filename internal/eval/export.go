package eval

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"golang.org/x/sync/errgroup"

	"github.com/ask-surely/surely/internal/eval/denotation"
	"github.com/ask-surely/surely/internal/eval/everyday"
	"github.com/ask-surely/surely/internal/eval/jsonfile"
	"github.com/ask-surely/surely/internal/eval/tables"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/rank"
	"github.com/ask-surely/surely/internal/read/roles"
	"github.com/ask-surely/surely/internal/words/text"
)

// Corpus is questions about databases with their right results, to export as training data.
type Corpus struct {
	Name  string
	often int  // the weight of its questions
	exact bool // a right result must have no additional columns
	open  func() (list []batch, done func(), err error)
}

// batch holds the questions about one database, which is open only while they are posed.
type batch struct {
	questions []everyday.Question
	group     string // key of questions that are kept together; empty: those of one database
	open      func(ctx context.Context) (b *spiderBase, done func(), err error)
}

// plainly is the weight of questions phrased as people phrase them: they are few and matter most.
const plainly = 4

// EverydayCorpus is one part of a file of everyday questions, without conversations of several turns.
func EverydayCorpus(file, folder, part, home string) Corpus {
	return fromEveryday("everyday", file, folder, home, func(q *everyday.Question) bool {
		return q.Part == part && (len(q.Gold) > 0 || q.Unanswerable) && q.Labels == nil
	})
}

// TextsCorpus is one part of a file of everyday questions of what texts say, for Inputs only: answers are labelled.
func TextsCorpus(file, folder, part, home string) Corpus {
	return fromEveryday("texts", file, folder, home, func(q *everyday.Question) bool {
		if !q.Unanswerable {
			q.Gold = []string{q.Means}
		}
		return q.Part == part && (strings.Contains(q.Means, "SELECT") || q.Unanswerable)
	})
}

func fromEveryday(name, file, folder, home string, keep func(*everyday.Question) bool) Corpus {
	return Corpus{Name: name, often: plainly, open: func() ([]batch, func(), error) {
		var all []everyday.Question
		err := jsonfile.Read(file, &all)
		all = slices.DeleteFunc(all, func(q everyday.Question) bool { return len(q.Turns) != 1 })
		var kept []everyday.Question
		for _, q := range all {
			if keep(&q) {
				kept = append(kept, q)
			}
		}
		var out []batch
		for _, of := range together(kept, func(q everyday.Question) string { return q.Data }) {
			out = append(out, batch{questions: of, open: opener(filepath.Join(folder, of[0].Data), home, nil)})
		}
		return out, func() {}, err
	}}
}

// question is one of ours or of Spider's, with its statements; if the first is empty, the data has no answer.
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
	return Corpus{Name: "plain", often: plainly, open: func() ([]batch, func(), error) {
		questions, err := plainQuestions(file)
		if err != nil {
			return nil, nil, err
		}
		_, described, err := readSpider(f.Questions, f.Tables)
		return withStrange(questions, func(db string) batch {
			script := filepath.Join(filepath.Dir(file), "databases", db+".sql")
			if _, err := os.Stat(script); errors.Is(err, fs.ErrNotExist) {
				return batch{open: f.opener(described[db])}
			}
			return batch{open: scriptOpener(script, f.Home)}
		}), func() {}, err
	}}
}

// plainQuestions reads our questions: lines of {"db", "question", "sql", "or"}, the last for other possible meanings.
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
	return Corpus{Name: "spider", often: 1, exact: true, open: func() ([]batch, func(), error) {
		asked, described, err := readSpider(f.Questions, f.Tables)
		var questions []everyday.Question
		for _, q := range asked {
			questions = append(questions, question(q.DB, q.Question, q.SQL))
		}
		return withStrange(questions, func(db string) batch { return batch{open: f.opener(described[db])} }), func() {}, err
	}}
}

// oneInStrange is the number of a database's own questions for each question about another database.
const oneInStrange = 10

// withStrange groups questions by database, each with some about other databases, which it cannot answer.
func withStrange(questions []everyday.Question, about func(db string) batch) (out []batch) {
	list := together(questions, func(q everyday.Question) string { return q.Data })
	for i, of := range list {
		b := about(of[0].Data)
		b.questions = slices.Clone(of)
		for k := range (len(of) + oneInStrange - 1) / oneInStrange {
			if other := list[(i+len(list)/2+k)%len(list)]; other[0].Data != of[0].Data {
				b.questions = append(b.questions, question("", other[(7*k+3)%len(other)].Turns[0]))
			}
		}
		out = append(out, b)
	}
	return out
}

// TablesCorpus is questions with answers over single tables, of WikiTableQuestions' form.
func TablesCorpus(questions, about string) Corpus {
	return Corpus{Name: "wikitables", often: 1, open: func() ([]batch, func(), error) {
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
	var out []batch
	for i, of := range together(asked, func(q tables.Question) string { return q.Table }) {
		b := batch{group: of[0].Table, open: tableOpener(about[of[0].Table], filepath.Join(dir, strconv.Itoa(i)), "t")}
		for _, q := range of {
			b.questions = append(b.questions, everyday.Question{Turns: []string{q.Question}, Answer: q.Answer, Gold: q.Gold})
		}
		out = append(out, b)
	}
	return out, func() { os.RemoveAll(dir) }, err
}

// WikiCorpus is the questions of WikiSQL's form whose gold finds something, each over a single table.
func WikiCorpus(questions, about string) Corpus {
	return Corpus{Name: "wikisql", often: 1, open: func() ([]batch, func(), error) {
		all, err := ReadWikiQuestions(questions, 0)
		if err != nil {
			return nil, nil, err
		}
		of, err := ReadWikiTables(about)
		if err != nil {
			return nil, nil, err
		}
		var asked []tables.Question
		files := map[string]*tables.Table{}
		for _, q := range all {
			t := of[q.TableID]
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

// each calls f for every question, in parallel by database. limit > 0 bounds the questions.
func (c Corpus) each(ctx context.Context, limit int,
	f func(context.Context, *spiderBase, string, everyday.Question) error) error {
	list, done, err := c.open()
	if err != nil {
		return err
	}
	defer done()
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(runtime.GOMAXPROCS(0))
	n := 0
	for _, b := range list {
		if n += len(b.questions); limit > 0 && n > limit {
			b.questions = b.questions[:max(0, len(b.questions)-n+limit)]
		}
		if len(b.questions) == 0 {
			break
		}
		group.Go(func() error {
			base, done, err := b.open(ctx)
			if err != nil || base == nil {
				return err
			}
			defer done()
			for _, q := range b.questions {
				if err := errors.Join(f(ctx, base, cmp.Or(b.group, base.schema.Name), q), ctx.Err()); err != nil {
					return fmt.Errorf("%s, %q: %w", base.schema.Name, q.Turns[0], err)
				}
			}
			return nil
		})
	}
	return group.Wait()
}

// Input is a question as the encoder reads it beside its tables, with the statements that answer it; none: the data has
// no answer, unless the corpus knows answers only.
type Input struct {
	Corpus, Data, Question string
	Golds                  []string
	Rows                   []roles.Input
}

// Inputs calls f for every question, one at a time; databases are processed in parallel.
func (c Corpus) Inputs(ctx context.Context, limit int, f func(Input) error) error {
	return c.Linked(ctx, limit, func(a Asked) error {
		return f(Input{a.Corpus, a.Data, a.Linked.Text, a.Golds, roles.Inputs(a.Linked)})
	})
}

// Readings calls f for every question with its readings and which are right, one at a time; databases are processed in
// parallel.
func (c Corpus) Readings(ctx context.Context, m *rank.Model, r *roles.Reader, limit int,
	f func(*rank.Example) error) error {
	var lock sync.Mutex
	return c.each(ctx, limit, func(ctx context.Context, b *spiderBase, key string, asked everyday.Question) error {
		right, err := c.right(ctx, b, asked)
		if err != nil || right == nil {
			return err
		}
		q := link.New(b.schema, b.values(), asked.Turns[0])
		seen, err := r.Read(ctx, q)
		if err != nil {
			return err
		}
		set := m.Readings(q, seen)
		t := trial{base: b, right: right, known: map[string]rank.Verdict{}, tried: map[string]rank.Verdict{}}
		e := rank.NewExample(m, set, seen, c.Name, func(i int) rank.Verdict { return t.try(ctx, set.Query(i)) })
		e.Often, e.Foreign, e.Group = c.often, asked.Unanswerable, key
		lock.Lock()
		defer lock.Unlock()
		return f(e)
	})
}

// right returns a function that recognises a question's right results: nil if none are known.
func (c Corpus) right(ctx context.Context, b *spiderBase, q everyday.Question) (func(outcome) bool, error) {
	if q.Answer != nil {
		memo := denotation.NewMemo()
		return func(got outcome) bool { return memo.Same(got.firsts(), q.Answer) }, nil
	}
	var golds []outcome
	for _, statement := range q.Gold {
		gold, err := b.run(ctx, statement)
		if c.exact && (err != nil || len(gold) == 0) {
			return nil, nil // the benchmark's own statement finds nothing
		}
		if err != nil {
			return nil, err
		}
		golds = append(golds, gold)
	}
	return func(got outcome) bool {
		return slices.ContainsFunc(golds, func(want outcome) bool {
			if c.exact {
				return everyday.Equal(everyday.AnyColumns(got), everyday.AnyColumns(want), q.Order)
			}
			return got.holds(want, q.Order)
		})
	}, nil
}

// trial caches the outcomes of a question's readings, many of which have equal results.
type trial struct {
	base  *spiderBase
	right func(outcome) bool
	known map[string]rank.Verdict // by result
	tried map[string]rank.Verdict // by statement
	spent time.Duration
}

// Limits on running readings: no gold has more rows.
const (
	trialTime = 2 * time.Second // for all readings of a question
	lookTime  = probeTime / 16
	trainRows = 3000
)

func (t *trial) try(ctx context.Context, q *query.Query) rank.Verdict {
	statement := q.SUQL()
	v, ok := t.tried[statement]
	if ok || t.spent >= trialTime {
		return v
	}
	start := time.Now()
	defer func() { t.spent += time.Since(start) }()
	if got, err := t.base.runWithin(ctx, statement, lookTime, trainRows); err == nil {
		key := everyday.Key(got, len(q.OrderBy) > 0)
		if v, ok = t.known[key]; !ok {
			v = rank.Verdict{Probe: got.probe(), Right: t.right(got)}
			v.Fingerprint = key
			t.known[key] = v
		}
	}
	t.tried[statement] = v
	return v
}

// firsts are the cells of the first column.
func (o outcome) firsts() (out []any) {
	for _, row := range o {
		out = append(out, row[0])
	}
	return out
}

// probe is what a parser sees of a result.
func (o outcome) probe() parse.Probe {
	out := parse.Probe{Rows: min(len(o), parse.ProbeRows)}
	if len(o) == 0 {
		return out
	}
	out.Wide, out.Cell = len(o[0]), parse.CellOf(o[0][0])
	if len(o) == 1 && out.Wide == 1 {
		out.Null, out.Zero = o[0][0] == nil, fmt.Sprint(o[0][0]) == "0"
		if s, ok := o[0][0].(string); ok {
			out.Text = text.Fold(s)
		}
	}
	seen := make(map[string]bool, len(o))
	for _, row := range o {
		key := everyday.Key([][]any{row}, true)
		out.Repeats = out.Repeats || seen[key]
		seen[key] = true
	}
	return out
}
