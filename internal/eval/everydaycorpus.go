package eval

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"
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
	return o.wide <= want.wide+2 && everyday.Holds(o.cells, want.cells, ordered)
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
