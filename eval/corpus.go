package eval

import (
	"context"
	"encoding/csv"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"surely/eval/denotation"
	"surely/eval/jsonfile"
	"surely/parse/link"
	"surely/parse/propose"
	"surely/parse/rank"
)

// Corpus is questions to learn readings from: each of a database, with what the right answer is.
type Corpus struct {
	Name string
	// each calls f for every question, those of one database after each other.
	each func(ctx context.Context, f func(posed) error) error
}

// posed is a question of a corpus.
type posed struct {
	base     *spiderBase
	question string
	right    func(got outcome) bool
	group    string // of questions that are kept together; empty: those of one database
}

// tried is how many readings of a question are run.
const tried = 100

// Examples makes what a model learns from: of every question the readings that score best so far, and which are right.
func (c Corpus) Examples(ctx context.Context, m *rank.Model, limit int, said func(done int, missed int)) ([]*rank.Example, error) {
	var out []*rank.Example
	missed := 0
	err := c.each(ctx, func(p posed) error {
		if limit > 0 && len(out) >= limit {
			return errEnough
		}
		set := propose.Readings(link.New(p.base.schema, p.base.values(), p.question))
		known := map[string]bool{}
		e := rank.NewExample(m, set, tried, c.Name, func(i int) bool {
			q := set.Query(i)
			text := q.SUQL()
			right, ok := known[text]
			if !ok {
				got, err := p.base.look(ctx, q)
				right = err == nil && p.right(got)
				known[text] = right
			}
			return right
		})
		if e.Group = p.base.schema.Name; p.group != "" {
			e.Group = p.group
		}
		if e.Missed {
			missed++
		}
		out = append(out, e)
		if len(out)%200 == 0 && said != nil {
			said(len(out), missed)
		}
		return ctx.Err()
	})
	if errors.Is(err, errEnough) {
		err = nil
	}
	return out, err
}

var errEnough = errors.New("enough")

// Common returns the stems of words that say nothing of their own: in questions of at least one in so many databases they
// name nothing of the data.
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
	return Corpus{"spider", func(ctx context.Context, call func(posed) error) error {
		questions, tables, err := readSpider(f.Questions, f.Tables)
		if err != nil {
			return err
		}
		byBase := map[string][]spiderQuestion{}
		var order []string
		for _, q := range questions {
			if byBase[q.DB] == nil {
				order = append(order, q.DB)
			}
			byBase[q.DB] = append(byBase[q.DB], q)
		}
		for _, id := range order {
			b, err := openSpider(ctx, f.Databases, f.Home, tables[id])
			if err != nil {
				return err
			}
			for _, q := range byBase[id] {
				want, err := b.run(ctx, q.SQL)
				if err != nil || len(want.rows) == 0 {
					continue
				}
				ordered := strings.Contains(strings.ToLower(q.SQL), "order by")
				want = want.sorted()
				if err := call(posed{base: b, question: q.Question, right: func(got outcome) bool { return got.sorted().equal(want, ordered) }}); err != nil {
					b.Close()
					return err
				}
			}
			b.Close()
		}
		return nil
	}}
}

// everydayQuestion is a question of the form that 'surely eval ask' reads, as far as learning needs it.
type everydayQuestion struct {
	ID        string   `json:"id"`
	Data      string   `json:"data"`
	Part      string   `json:"part"`
	Kind      string   `json:"kind"`
	Turns     []string `json:"turns"`
	Gold      []string `json:"gold"`
	GoldRows  any      `json:"gold_rows"`
	Ambiguous bool     `json:"ambiguous"`
	Order     bool     `json:"order"`
}

// EverydayCorpus is one part of a file of everyday questions; of conversations only what stands alone is learnt.
func EverydayCorpus(file, folder, part, home string) Corpus {
	return Corpus{"everyday", func(ctx context.Context, call func(posed) error) error {
		var questions []everydayQuestion
		if err := jsonfile.Read(file, &questions); err != nil {
			return err
		}
		bases := map[string]*spiderBase{}
		defer closeAll(bases)
		for _, q := range questions {
			if q.Part != part || len(q.Turns) != 1 || len(q.Gold) == 0 || q.GoldRows != nil {
				continue
			}
			if bases[q.Data] == nil {
				b, err := openBase(ctx, filepath.Join(folder, q.Data), home, nil)
				if err != nil {
					return err
				}
				bases[q.Data] = b
			}
			b := bases[q.Data]
			var golds []outcome
			for _, g := range q.Gold {
				want, err := b.run(ctx, g)
				if err != nil {
					return fmt.Errorf("%s: %w", q.ID, err)
				}
				golds = append(golds, want)
			}
			right := func(got outcome) bool {
				return slices.ContainsFunc(golds, func(want outcome) bool { return got.holds(want, q.Order) })
			}
			if err := call(posed{base: b, question: q.Turns[0], right: right}); err != nil {
				return err
			}
		}
		return nil
	}}
}

// holds reports whether every column of want is among those of o, so that the rows agree; one column more is allowed.
func (o outcome) holds(want outcome, ordered bool) bool {
	if len(o.rows) != len(want.rows) || len(o.rows) == 0 || o.wide > want.wide+2 || o.wide < want.wide {
		return false
	}
	have, need := o.table(), want.table()
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
		for from := range o.wide {
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
			c = strings.TrimSuffix(strings.TrimSuffix(strings.TrimSuffix(c, "+00"), ":00"), " 00:00")
			out[i][k] = strings.Replace(c, "T", " ", 1)
		}
	}
	return out
}

// TablesCorpus is questions with answers over single tables, of WikiTableQuestions' form.
func TablesCorpus(questions, tables, home string) Corpus {
	return Corpus{"wikitables", func(ctx context.Context, call func(posed) error) error {
		type question struct {
			Question string   `json:"question"`
			Table    string   `json:"table"`
			Answer   []string `json:"answer"`
		}
		by := map[string][]question{}
		err := jsonfile.Lines(questions, func(q question) error { by[q.Table] = append(by[q.Table], q); return nil })
		if err != nil {
			return err
		}
		dir, err := os.MkdirTemp("", "tables-")
		if err != nil {
			return err
		}
		defer os.RemoveAll(dir)
		type table struct {
			ID     string     `json:"id"`
			Header []string   `json:"header"`
			Rows   [][]string `json:"rows"`
		}
		n := 0
		return jsonfile.Lines(tables, func(t table) error {
			qs := by[t.ID]
			if len(qs) == 0 {
				return nil
			}
			n++
			path := filepath.Join(dir, fmt.Sprintf("t%d", n), "t.csv")
			if err := writeCSV(path, t.Header, t.Rows); err != nil {
				return err
			}
			b, err := openBase(ctx, path, filepath.Join(dir, "home"), nil)
			if err != nil {
				return nil // some tables have no row
			}
			defer b.Close()
			memo := denotation.NewMemo()
			for _, q := range qs {
				if err := call(posed{base: b, question: q.Question, group: t.ID, right: func(got outcome) bool {
					return memo.Same(got.first, q.Answer)
				}}); err != nil {
					return err
				}
			}
			return nil
		})
	}}
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
