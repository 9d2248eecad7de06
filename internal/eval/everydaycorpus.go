package eval

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/eval/everyday"
	"github.com/ask-surely/surely/internal/eval/jsonfile"
)

// EverydayCorpus is one part of a file of everyday questions, without conversations of several turns.
func EverydayCorpus(file, folder, part, home string) Corpus {
	return Corpus{"everyday", plainly, false, func(ctx context.Context) ([]batch, func(), error) {
		var questions []everyday.Question
		if err := jsonfile.Read(file, &questions); err != nil {
			return nil, nil, err
		}
		questions = slices.DeleteFunc(questions, func(q everyday.Question) bool {
			return q.Part != part || len(q.Turns) != 1 || len(q.Gold) == 0 && !q.Unanswerable || q.Labels != nil
		})
		var out []batch
		for _, of := range together(questions, func(q everyday.Question) string { return q.Data }) {
			out = append(out, batch{len(of), func(ctx context.Context, call func(posed) error) error {
				b, err := openBase(ctx, filepath.Join(folder, of[0].Data), home, nil)
				if err != nil {
					return err
				}
				defer b.Close()
				for _, q := range of {
					right, err := rightFor(ctx, q, b)
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

// rightFor returns a function that reports whether a result contains that of a gold statement.
func rightFor(ctx context.Context, q everyday.Question, b *spiderBase) (func(got outcome) bool, error) {
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

// holds reports whether o contains the columns of want with the same rows; up to two more columns are allowed.
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

// sameColumn reports whether column i of a equals column k of b, in any order unless ordered.
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

// table returns the cells with normalised dates and numbers.
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
