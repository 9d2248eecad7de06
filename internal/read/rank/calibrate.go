package rank

import (
	"context"
	"fmt"
	"hash/fnv"
	"runtime"
	"slices"

	"golang.org/x/sync/errgroup"

	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/read/roles"
)

// foldOf assigns all questions of a database to one of n folds.
func foldOf(e *Example, n uint32) uint32 {
	h := fnv.New32a()
	h.Write([]byte(e.Group))
	return h.Sum32() % n
}

// folds is the number of cross-validation folds, by database.
const folds = 4

// Finished trains a model and its last round, the latter on the output of models that had not seen the database.
func Finished(examples []*Example, o TrainOptions) *Model {
	rounds, m := crossed(examples, o)
	o.said(rounds)
	m.final = trainFinal(slices.Concat(rounds...), o.Seed)
	return m
}

// said logs how good the last round is on unseen databases.
func (o TrainOptions) said(rounds [][]round) {
	seen := make([][]judged, len(rounds))
	var group errgroup.Group
	for fold := range rounds {
		group.Go(func() error {
			f := trainFinal(slices.Concat(slices.Concat(rounds[:fold]...), slices.Concat(rounds[fold+1:]...)), o.Seed)
			for i := range rounds[fold] {
				seen[fold] = append(seen[fold], f.judge(&rounds[fold][i]))
			}
			return nil
		})
	}
	group.Wait() // none of them fails
	all := slices.Concat(seen...)
	for _, corpus := range corpora(all) {
		o.log("all folds, %s kept: %s", corpus, summary(all, corpus))
	}
}

// crossed trains a model on all examples and one without each fold. It returns, by fold, what the model without it
// makes of it.
func crossed(examples []*Example, o TrainOptions) ([][]round, *Model) {
	out := make([][]round, folds)
	var all *Model
	var group errgroup.Group
	group.SetLimit(runtime.GOMAXPROCS(0))
	group.Go(func() error { all = Train(examples, o); return nil })
	for fold := range out {
		group.Go(func() error {
			var train, held []*Example
			for _, e := range examples {
				if foldOf(e, folds) == uint32(fold) {
					held = append(held, e)
				} else {
					train = append(train, e)
				}
			}
			silent := o
			silent.Log = nil
			m := Train(train, silent)
			for _, e := range thinned(held) {
				out[fold] = append(out[fold], m.round(e))
			}
			return nil
		})
	}
	group.Wait() // none of them fails
	return out, all
}

// thinned drops two in three of the questions that count once.
func thinned(list []*Example) (out []*Example) {
	for i, e := range list {
		if e.Often > 1 || i%oneInPlain == 0 {
			out = append(out, e)
		}
	}
	return out
}

// Again retrains the last round with the scores of the second pass, on databases that neither the second pass nor the
// models that rank them were trained on.
func (m *Model) Again(ctx context.Context, examples []*Example, fits Fits, o TrainOptions) error {
	o.defaults()
	out := make([][]round, folds)
	models, held := make([]*Model, folds), make([][]*Example, folds)
	var group errgroup.Group
	group.SetLimit(runtime.GOMAXPROCS(0))
	for fold := range out {
		group.Go(func() error {
			var train []*Example
			for _, e := range examples {
				switch {
				case roles.HeldOut(e.Group) && foldOf(e, folds) == uint32(fold):
					held[fold] = append(held[fold], e)
				default:
					train = append(train, e)
				}
			}
			silent := o
			silent.Log = nil
			models[fold] = Train(train, silent)
			return nil
		})
	}
	group.Wait() // none of them fails
	for fold, m := range models {
		o.log("fold %d: %d questions", fold, len(held[fold]))
		for _, e := range held[fold] {
			if err := m.fit(ctx, e, fits); err != nil {
				return err
			}
			out[fold] = append(out[fold], m.round(e))
		}
	}
	o.said(out)
	m.final = trainFinal(slices.Concat(out...), o.Seed)
	return nil
}

func corpora(seen []judged) []string {
	var out []string
	for _, o := range seen {
		if !slices.Contains(out, o.corpus) {
			out = append(out, o.corpus)
		}
	}
	slices.Sort(out)
	return out
}

// summary gives a corpus's accuracy, its calibration error, and how well unanswerable questions are recognised.
func summary(seen []judged, corpus string) string {
	var sure []float64
	var right []bool
	n, before, known, foreign, told, denied := 0, 0, 0, 0, 0, 0
	for _, o := range seen {
		switch {
		case o.corpus != corpus:
			continue
		case o.foreign && o.declines > .5:
			told++
			fallthrough
		case o.foreign:
			foreign++
			continue
		case o.declines > .5:
			denied++
		}
		sure, right = append(sure, o.p), append(right, o.right)
		for _, x := range []struct {
			n  *int
			is bool
		}{{&n, o.right}, {&known, o.known}, {&before, o.before}} {
			if x.is {
				*x.n++
			}
		}
	}
	of := float64(max(1, len(sure)))
	return fmt.Sprintf("%.3f right of %.0f (%.3f before the last round), %.3f among the finalists, "+
		"calibration error %.3f; of %d foreign %d told, of others %d",
		float64(n)/of, of, float64(before)/of, float64(known)/of, learn.ECEByMass(sure, right), foreign, told, denied)
}

func (o TrainOptions) log(format string, args ...any) {
	if o.Log != nil {
		o.Log(format, args...)
	}
}

// judged is a model's best result for a question, its probability, and whether it was right.
type judged struct {
	corpus       string
	p, declines  float64
	right, known bool // the best result is; one among the finalists is
	before       bool // the result with most probability was right before the last round
	foreign      bool
}

// judge finds the most probable result; readings with the same result add up.
func (f *final) judge(r *round) judged {
	p := f.weigh(r)
	out := judged{corpus: r.corpus, foreign: r.foreign, declines: p[len(r.list)+1]}
	now, before := map[uint16]float64{}, map[uint16]float64{}
	for i, x := range r.list {
		now[x.result] += p[i]
		before[x.result] = float64(x.dense[massAt])
	}
	was := 0.0
	for i, x := range r.list {
		out.known = out.known || x.right
		if now[x.result] > out.p {
			out.p, out.right = now[x.result], x.right
		}
		if b := before[x.result]; i == 0 || b > was {
			was, out.before = b, x.right
		}
	}
	return out
}
