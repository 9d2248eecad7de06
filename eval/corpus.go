package eval

import (
	"context"
	"database/sql"
	"encoding/csv"
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
	"unicode"

	"golang.org/x/sync/errgroup"

	"github.com/ask-surely/surely/eval/denotation"
	"github.com/ask-surely/surely/eval/jsonfile"
	"github.com/ask-surely/surely/parse"
	"github.com/ask-surely/surely/parse/link"
	"github.com/ask-surely/surely/parse/propose"
	"github.com/ask-surely/surely/parse/rank"
	"github.com/ask-surely/surely/query"
	"github.com/ask-surely/surely/schema"
)

// Corpus is questions to learn readings from: each of a database, with what the right answer is.
type Corpus struct {
	Name  string
	often int // how many times its questions are learnt where others are once
	// open returns the corpus's databases; done is called when none of them is needed any more.
	open func(ctx context.Context) (list []batch, done func(), err error)
}

// batch is the questions of one database, which is open only while they are posed.
type batch struct {
	size int
	pose func(ctx context.Context, f func(posed) error) error
}

// posed is a question of a corpus.
type posed struct {
	base     *spiderBase
	question string
	right    func(got outcome) bool
	group    string      // of questions that are kept together; empty: those of one database
	foreign  bool        // the data holds no answer
	golds    []statement // that answer it, where they are known
}

// each calls f for every question, those of one database after each other.
func (c Corpus) each(ctx context.Context, f func(posed) error) error {
	list, done, err := c.open(ctx)
	if err != nil {
		return err
	}
	defer done()
	for _, b := range list {
		if err := b.pose(ctx, f); err != nil {
			return err
		}
	}
	return nil
}

// tried is how many readings of a question are run where running them takes the engine.
const tried = 100

// Examples makes what a model learns from: of every question its readings, and which are right. Where they have to be
// run by the engine only those are tried that score best so far. Several databases are worked on at a time.
func (c Corpus) Examples(ctx context.Context, m *rank.Model, limit int,
	said func(done int, missed int)) ([]*rank.Example, error) {
	list, done, err := c.open(ctx)
	if err != nil {
		return nil, err
	}
	defer done()
	found := make([][]*rank.Example, len(list))
	var lock sync.Mutex
	count, missed := 0, 0
	group, ctx := errgroup.WithContext(ctx)
	group.SetLimit(runtime.GOMAXPROCS(0))
	for i, b := range first(list, limit) {
		group.Go(func() error {
			return b.pose(ctx, func(p posed) error {
				e := p.example(ctx, m, c.Name, c.often)
				found[i] = append(found[i], e)
				lock.Lock()
				defer lock.Unlock()
				if count++; e.Missed {
					missed++
				}
				if count%1000 == 0 && said != nil {
					said(count, missed)
				}
				return ctx.Err()
			})
		})
	}
	err = group.Wait()
	return slices.Concat(found...), err
}

// first returns the first databases that have so many questions together; limit 0: all.
func first(list []batch, limit int) []batch {
	n := 0
	for i, b := range list {
		if n += b.size; limit > 0 && n >= limit {
			return list[:i+1]
		}
	}
	return list
}

// example tries the readings of a question.
func (p posed) example(ctx context.Context, m *rank.Model, corpus string, often int) *rank.Example {
	set := m.Readings(link.New(p.base.schema, p.base.values(), p.question))
	n := tried
	if _, whole := p.base.inMemory(ctx); whole {
		n = propose.MaxReadings
	}
	t := newTrial(p)
	e := rank.NewExample(m, set, n, corpus, func(i int) rank.Verdict { return t.try(ctx, set.Query(i)) })
	e.Often, e.Foreign = often, p.foreign
	if e.Group = p.base.schema.Name; p.group != "" {
		e.Group = p.group
	}
	return e
}

// trial remembers what came of a question's readings: many give the same, and some are the same.
type trial struct {
	posed
	known map[string]rank.Verdict // by result
	said  map[string]rank.Verdict // by statement
	spent time.Duration           // with the engine
}

func newTrial(p posed) *trial {
	return &trial{posed: p, known: map[string]rank.Verdict{}, said: map[string]rank.Verdict{}}
}

// engineTime is how long the engine may take for the readings of one question.
const engineTime = 600 * time.Millisecond

func (t *trial) try(ctx context.Context, q *query.Query) rank.Verdict {
	if got, ok := t.base.remembered(ctx, q); ok {
		return t.judge(got, q)
	}
	text := q.SUQL()
	v, ok := t.said[text]
	if !ok && t.spent < engineTime {
		start := time.Now()
		defer func() { t.spent += time.Since(start) }()
		if got, err := t.base.lookUp(ctx, text); err == nil {
			v = t.judge(got, q)
		}
		t.said[text] = v
	}
	return v
}

func (t *trial) judge(got outcome, q *query.Query) rank.Verdict {
	key := got.key(len(q.OrderBy) > 0)
	v, ok := t.known[key]
	if !ok {
		v = rank.Verdict{Probe: got.probe(), Right: t.posed.right(got)}
		v.Fingerprint = key
		t.known[key] = v
	}
	v.Chance = v.Right && t.posed.chance(q)
	return v
}

// probe is what a parser sees of a result.
func (o outcome) probe() parse.Probe {
	out := parse.Probe{Rows: min(len(o.rows), parse.ProbeRows), Wide: o.wide}
	if len(o.rows) == 0 {
		return out
	}
	out.Cell = parse.CellOf(o.first[0])
	if len(o.rows) == 1 && o.wide == 1 {
		out.Null, out.Zero = o.first[0] == nil, o.rows[0] == "0"
	}
	seen := make(map[string]bool, len(o.rows))
	for _, r := range o.rows {
		out.Repeats = out.Repeats || seen[r]
		seen[r] = true
	}
	return out
}

// key is a text that is the same for results that are: in any order, unless one was asked for.
func (o outcome) key(ordered bool) string {
	rows := o.rows
	if !ordered && len(rows) > 1 {
		rows = sortedCopy(rows)
	}
	return strconv.Itoa(o.wide) + "\x1e" + strings.Join(rows, "\x1e")
}

// Common returns the stems of words that say nothing of their own: in questions of at least one in so many databases
// they name nothing of the data.
func Common(ctx context.Context, corpora []Corpus) ([]string, error) {
	const oneIn = 16
	in := map[string]map[string]bool{}
	groups := map[string]bool{}
	for _, c := range corpora {
		err := c.each(ctx, func(p posed) error {
			q := link.New(p.base.schema, p.base.values(), p.question)
			group := c.Name + p.group + p.base.schema.Name
			groups[group] = true
			for i, stem := range q.Stems {
				if bit := link.Mask(1) << uint(i); q.Content&^q.Named()&bit != 0 && !q.Tokens[i].Numeric {
					if in[stem] == nil {
						in[stem] = map[string]bool{}
					}
					in[stem][group] = true
				}
			}
			return ctx.Err()
		})
		if err != nil {
			return nil, err
		}
	}
	var out []string
	for stem, seen := range in {
		if len(seen)*oneIn >= len(groups) {
			out = append(out, stem)
		}
	}
	slices.Sort(out)
	return out, nil
}

// SpiderCorpus is a benchmark of Spider's form.
func SpiderCorpus(f SpiderFiles) Corpus {
	return Corpus{"spider", 1, func(ctx context.Context) ([]batch, func(), error) {
		questions, tables, err := readSpider(f.Questions, f.Tables)
		if err != nil {
			return nil, nil, err
		}
		var out []batch
		list := together(questions, func(q spiderQuestion) string { return q.DB })
		for i, of := range list {
			out = append(out, batch{len(of), func(ctx context.Context, call func(posed) error) error {
				b, err := openSpider(ctx, f.Databases, f.Home, tables[of[0].DB])
				if err != nil {
					return err
				}
				defer b.Close()
				for _, q := range of {
					want, err := b.run(ctx, q.SQL)
					if err != nil || len(want.rows) == 0 {
						continue
					}
					ordered := strings.Contains(strings.ToLower(q.SQL), "order by")
					golds := []statement{b.statement(q.SQL, want.wide)}
					want = want.sorted()
					right := func(got outcome) bool { return got.sorted().equal(want, ordered) }
					if err := call(posed{base: b, question: q.Question, right: right, golds: golds}); err != nil {
						return err
					}
				}
				for k := range len(of) / oneInStrange {
					other := list[(i+len(list)/2+k)%len(list)]
					p := posed{base: b, question: other[(7*k+3)%len(other)].Question, foreign: true,
						right: func(outcome) bool { return false }}
					if err := call(p); err != nil {
						return err
					}
				}
				return nil
			}})
		}
		return out, func() {}, nil
	}}
}

// plainQuestion is one of our own questions, over a database of Spider's or of our own.
type plainQuestion struct {
	DB       string   `json:"db"`
	Question string   `json:"question"`
	SQL      string   `json:"sql"` // empty: the data holds no answer
	Or       []string `json:"or"`  // what else may be meant
}

// plainly is how many times questions are learnt that are asked as people ask: there are few of them, and they are
// what counts.
const plainly = 4

// PlainCorpus is questions of ours, said as people say them to their own data, over databases that others made, and
// over ours: for each of these there is a script beside the questions.
func PlainCorpus(file string, f SpiderFiles) Corpus {
	return Corpus{"plain", plainly, func(context.Context) ([]batch, func(), error) {
		questions, err := plainQuestions(file)
		if err != nil {
			return nil, nil, err
		}
		_, tables, err := readSpider(f.Questions, f.Tables)
		if err != nil {
			return nil, nil, err
		}
		scripts := filepath.Join(filepath.Dir(file), "databases")
		list := together(questions, func(q plainQuestion) string { return q.DB })
		var out []batch
		for i, of := range list {
			all := append(slices.Clone(of), strange(list, i)...)
			out = append(out, batch{len(all), func(ctx context.Context, call func(posed) error) error {
				b, done, err := openPlain(ctx, filepath.Join(scripts, of[0].DB+".sql"), f, tables[of[0].DB])
				if err != nil {
					return err
				}
				defer done()
				for _, q := range all {
					p, err := q.pose(ctx, b)
					if err == nil {
						err = call(p)
					}
					if err != nil {
						return fmt.Errorf("%s, %q: %w", of[0].DB, q.Question, err)
					}
				}
				return alone(ctx, b, of, call)
			}})
		}
		return out, func() {}, nil
	}}
}

// plainQuestions reads questions of ours.
func plainQuestions(file string) (all []plainQuestion, err error) {
	err = jsonfile.Lines(file, func(q plainQuestion) error { all = append(all, q); return nil })
	return all, err
}

// oneInStrange is how many questions a database has of its own for one that is another's.
const oneInStrange = 10

// strange returns some questions of other databases, which the i-th holds no answer to.
func strange(list [][]plainQuestion, i int) []plainQuestion {
	var out []plainQuestion
	for k := range (len(list[i]) + oneInStrange - 1) / oneInStrange {
		if of := list[(i+len(list)/2+k)%len(list)]; of[0].DB != list[i][0].DB {
			q := of[(7*k+3)%len(of)]
			q.SQL = ""
			out = append(out, q)
		}
	}
	return out
}

// oneInAlone is how many questions of one table there are for one that is put to that table alone.
const oneInAlone = 6

// alone puts questions of one table to that table alone, as somebody would who has it in a file: what they name has
// no other place to be, and rows have an order.
func alone(ctx context.Context, b *spiderBase, questions []plainQuestion, call func(posed) error) error {
	for _, of := range together(questions, b.onlyTable) {
		t := b.schema.Table(b.onlyTable(of[0]))
		if t == nil {
			continue
		}
		one, done, err := b.taken(ctx, t)
		if err != nil {
			return fmt.Errorf("%s alone: %w", t.Name, err)
		}
		for i := 0; i < len(of) && err == nil; i += oneInAlone {
			var p posed
			if p, err = of[i].pose(ctx, b); err == nil {
				p.base, p.group = one, b.schema.Name
				err = call(p)
			}
		}
		if done(); err != nil {
			return err
		}
	}
	return nil
}

// onlyTable is the table that a question's statements are about, or "" where they are about several.
func (b *spiderBase) onlyTable(q plainQuestion) string {
	words := strings.FieldsFunc(strings.ToLower(strings.Join(append(q.Or, q.SQL), " ")), func(r rune) bool {
		return r != '_' && !unicode.IsLetter(r) && !unicode.IsDigit(r)
	})
	found := ""
	for _, t := range b.schema.Tables {
		if slices.Contains(words, strings.ToLower(t.Name)) {
			if found != "" {
				return ""
			}
			found = t.Name
		}
	}
	return found
}

// taken opens a table as a file of its own.
func (b *spiderBase) taken(ctx context.Context, t *schema.Table) (*spiderBase, func(), error) {
	header, rows, err := b.table(ctx, `SELECT * FROM "`+t.Name+`"`)
	if err != nil {
		return nil, nil, err
	}
	cells := make([][]string, len(rows))
	for i, row := range rows {
		for _, v := range row {
			cell := ""
			if v != nil {
				cell = fmt.Sprint(v)
			}
			cells[i] = append(cells[i], cell)
		}
	}
	dir, err := os.MkdirTemp("", "alone-")
	if err != nil {
		return nil, nil, err
	}
	path := filepath.Join(dir, t.Name+".csv")
	if err = writeCSV(path, header, cells); err == nil {
		var one *spiderBase
		if one, err = openBase(ctx, path, filepath.Join(dir, "home"), nil); err == nil {
			return one, func() { one.Close(); os.RemoveAll(dir) }, nil
		}
	}
	os.RemoveAll(dir)
	return nil, nil, err
}

// openPlain opens a database that a script makes, or one of Spider's where there is none.
func openPlain(ctx context.Context, script string, f SpiderFiles, t spiderTables) (*spiderBase, func(), error) {
	if _, err := os.Stat(script); errors.Is(err, fs.ErrNotExist) {
		b, err := openSpider(ctx, f.Databases, f.Home, t)
		return b, func() { b.Close() }, err
	}
	return openScript(ctx, script, f.Home)
}

// openScript opens the database that a script makes, until done is called.
func openScript(ctx context.Context, script, home string) (b *spiderBase, done func(), err error) {
	text, err := os.ReadFile(script)
	if err != nil {
		return nil, nil, err
	}
	dir, err := os.MkdirTemp("", "plain-")
	if err != nil {
		return nil, nil, err
	}
	path := filepath.Join(dir, strings.TrimSuffix(filepath.Base(script), ".sql")+".sqlite")
	if b, err = made(ctx, path, string(text), home); err != nil {
		os.RemoveAll(dir)
		return nil, nil, fmt.Errorf("%s: %w", script, err)
	}
	return b, func() { b.Close(); os.RemoveAll(dir) }, nil
}

// made runs a script into a new database and opens it.
func made(ctx context.Context, path, script, home string) (*spiderBase, error) {
	db, err := sql.Open("sqlite3", path)
	if err != nil {
		return nil, err
	}
	_, err = db.ExecContext(ctx, script)
	if err := errors.Join(err, db.Close()); err != nil {
		return nil, err
	}
	return openBase(ctx, path, home, nil)
}

// pose tells which results answer a question.
func (q plainQuestion) pose(ctx context.Context, b *spiderBase) (posed, error) {
	if q.SQL == "" {
		return posed{base: b, question: q.Question, foreign: true, right: func(outcome) bool { return false }}, nil
	}
	var right []func(outcome) bool
	var golds []statement
	for _, gold := range append([]string{q.SQL}, q.Or...) {
		want, err := b.run(ctx, gold)
		if err != nil {
			return posed{}, err
		}
		golds = append(golds, b.statement(gold, want.wide))
		ordered := strings.Contains(strings.ToLower(gold), "order by") && len(want.rows) > 1
		right = append(right, func(got outcome) bool { return got.holds(want, ordered) })
	}
	return posed{base: b, question: q.Question, golds: golds, right: func(got outcome) bool {
		return slices.ContainsFunc(right, func(r func(outcome) bool) bool { return r(got) })
	}}, nil
}

// together puts what has the same key together, in the order in which keys come first.
func together[T any](list []T, key func(T) string) [][]T {
	at := map[string]int{}
	var out [][]T
	for _, x := range list {
		n, ok := at[key(x)]
		if !ok {
			n = len(out)
			at[key(x)] = n
			out = append(out, nil)
		}
		out[n] = append(out[n], x)
	}
	return out
}

// everydayQuestion is a question of the form that 'surely eval ask' reads, as far as learning needs it.
type everydayQuestion struct {
	ID           string   `json:"id"`
	Data         string   `json:"data"`
	Part         string   `json:"part"`
	Kind         string   `json:"kind"`
	Turns        []string `json:"turns"`
	Gold         []string `json:"gold"`
	GoldRows     any      `json:"gold_rows"`
	Ambiguous    bool     `json:"ambiguous"`
	Order        bool     `json:"order"`
	Unanswerable bool     `json:"unanswerable"`
}

// EverydayCorpus is one part of a file of everyday questions; of conversations only what stands alone is learnt.
func EverydayCorpus(file, folder, part, home string) Corpus {
	return Corpus{"everyday", plainly, func(ctx context.Context) ([]batch, func(), error) {
		var questions []everydayQuestion
		if err := jsonfile.Read(file, &questions); err != nil {
			return nil, nil, err
		}
		questions = slices.DeleteFunc(questions, func(q everydayQuestion) bool {
			return q.Part != part || len(q.Turns) != 1 || len(q.Gold) == 0 && !q.Unanswerable || q.GoldRows != nil
		})
		var out []batch
		for _, of := range together(questions, func(q everydayQuestion) string { return q.Data }) {
			out = append(out, batch{len(of), func(ctx context.Context, call func(posed) error) error {
				b, err := openBase(ctx, filepath.Join(folder, of[0].Data), home, nil)
				if err != nil {
					return err
				}
				defer b.Close()
				for _, q := range of {
					right, err := q.right(ctx, b)
					if err == nil {
						err = call(posed{base: b, question: q.Turns[0], right: right, foreign: q.Unanswerable})
					}
					if err != nil {
						return err
					}
				}
				return nil
			}})
		}
		return out, func() {}, nil
	}}
}

// right tells which results hold what one of the gold statements gives.
func (q everydayQuestion) right(ctx context.Context, b *spiderBase) (func(got outcome) bool, error) {
	var golds []outcome
	for _, g := range q.Gold {
		want, err := b.run(ctx, g)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", q.ID, err)
		}
		golds = append(golds, want)
	}
	return func(got outcome) bool {
		return slices.ContainsFunc(golds, func(want outcome) bool { return got.holds(want, q.Order) })
	}, nil
}

// holds reports whether every column of want is among those of o, so that the rows agree; one column more is allowed.
func (o outcome) holds(want outcome, ordered bool) bool {
	if len(o.rows) != len(want.rows) || len(o.rows) == 0 || o.wide > want.wide+2 || o.wide < want.wide {
		return false
	}
	have, need := o.table(), want.table()
	alike := make([][]int, want.wide) // the columns of o that hold what each column of want does
	for c := range alike {
		for from := range o.wide {
			if sameColumn(have, from, need, c, ordered) {
				alike[c] = append(alike[c], from)
			}
		}
	}
	chosen := make([]int, want.wide)
	var place func(c int) bool
	place = func(c int) bool {
		if c == want.wide {
			picked := outcome{wide: want.wide}
			for _, r := range have {
				cells := make([]string, want.wide)
				for k, from := range chosen {
					cells[k] = r[from]
				}
				picked.rows = append(picked.rows, strings.Join(cells, "\x1f"))
			}
			plain := outcome{wide: want.wide}
			for _, r := range need {
				plain.rows = append(plain.rows, strings.Join(r, "\x1f"))
			}
			return picked.equal(plain, ordered)
		}
		for _, from := range alike[c] {
			if !slices.Contains(chosen[:c], from) {
				if chosen[c] = from; place(c + 1) {
					return true
				}
			}
		}
		return false
	}
	return place(0)
}

// sameColumn reports whether column i of a holds what column k of b does, in the same order where that counts.
func sameColumn(a [][]string, i int, b [][]string, k int, ordered bool) bool {
	x, y := make([]string, len(a)), make([]string, len(b))
	for r := range a {
		x[r], y[r] = a[r][i], b[r][k]
	}
	if !ordered {
		slices.Sort(x)
		slices.Sort(y)
	}
	return slices.Equal(x, y)
}

// table returns the cells, with dates and numbers in one form.
func (o outcome) table() [][]string {
	out := make([][]string, len(o.rows))
	for i, r := range o.rows {
		out[i] = strings.Split(r, "\x1f")
		for k, c := range out[i] {
			if x, err := strconv.ParseFloat(c, 64); err == nil {
				out[i][k] = strconv.FormatFloat(x, 'g', 5, 64)
				continue
			}
			if n, ok := ordinal[c]; ok { // what SQLite numbers
				out[i][k] = strconv.Itoa(n)
				continue
			}
			c = strings.TrimSuffix(strings.TrimSuffix(strings.TrimSuffix(c, "+00"), ":00"), " 00:00")
			out[i][k] = strings.Replace(c, "T", " ", 1)
		}
	}
	return out
}

// ordinal numbers the names of days and months as strftime does.
var ordinal = func() map[string]int {
	out := map[string]int{}
	for d := time.Sunday; d <= time.Saturday; d++ {
		out[d.String()] = int(d)
	}
	for m := time.January; m <= time.December; m++ {
		out[m.String()] = int(m)
	}
	return out
}()

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
