package eval

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"unicode"

	"github.com/ask-surely/surely/internal/eval/jsonfile"
	"github.com/ask-surely/surely/internal/eval/tables"
	"github.com/ask-surely/surely/internal/schema"
)

// plainQuestion is one of our own questions, over a database of Spider's or of our own.
type plainQuestion struct {
	DB       string   `json:"db"`
	Question string   `json:"question"`
	SQL      string   `json:"sql"` // empty: the data holds no answer
	Or       []string `json:"or"`  // what else may be meant
}

// plainly is the weight of questions phrased as people phrase them: they are few and matter most.
const plainly = 4

// PlainCorpus is our own questions, phrased as people phrase them, over Spider's databases and our own; each of the
// latter is created by a script beside the questions.
func PlainCorpus(file string, f SpiderFiles) Corpus {
	return Corpus{"plain", plainly, false, func(context.Context) ([]batch, func(), error) {
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

// oneInStrange is the number of a database's own questions for each question about another database.
const oneInStrange = 10

// strange returns questions about other databases, which the i-th cannot answer.
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

// oneInAlone is the number of questions about one table for each that is also asked of that table alone.
const oneInAlone = 6

// alone asks questions about one table of that table alone, as of a file: there are no other tables to refer to, and
// rows have an order.
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

// onlyTable returns the only table in a question's statements, or "" if there are several.
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

// taken opens a table as a separate CSV file.
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
	if err = (&tables.Table{Header: header, Rows: cells}).Write(path); err == nil {
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

// made runs a script in a new database and opens it.
func made(ctx context.Context, path, script, home string) (*spiderBase, error) {
	if err := MakeDatabase(ctx, path, script); err != nil {
		return nil, err
	}
	return openBase(ctx, path, home, nil)
}

// MakeDatabase runs a script in a new database. Writes are not synced, as it can be recreated.
func MakeDatabase(ctx context.Context, path, script string) error {
	db, err := sql.Open("sqlite3", path+"?_synchronous=OFF&_journal_mode=OFF")
	if err != nil {
		return err
	}
	_, err = db.ExecContext(ctx, script)
	return errors.Join(err, db.Close())
}

// pose returns a question with a function that recognises its right results.
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
