package eval

import (
	"cmp"
	"context"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"slices"
	"sync"

	"github.com/ask-surely/surely/internal/read/lexical/onetable"
)

// Learning measures how far a parser comes that starts with few annotated questions and learns the rest from what
// people reply to the agent.
type Learning struct {
	Wiki     *Wiki
	Share    float64  // of the questions that is annotated
	Settings Settings // how the agent asks on the way
	Passes   int
	Steps    int // retrainings; 0: 3
	Log      func(format string, args ...any)
}

// LearningPoint is the parser at one moment.
type LearningPoint struct {
	Streamed  int     `json:"streamed"`   // questions met so far
	Kept      int     `json:"kept"`       // of them, taken to learn from
	KeptRight float64 `json:"kept_right"` // how many of these were right, which the learner does not know
	Questions int     `json:"questions"`  // replies so far
	AccQM     float64 `json:"acc_qm"`     // on the questions held out
	AccEx     float64 `json:"acc_ex"`
}

// LearningCurve is what came of it.
type LearningCurve struct {
	Annotated int             `json:"annotated"`
	Points    []LearningPoint `json:"points"`
	Full      LearningPoint   `json:"full"` // the same questions, all annotated
	Share     float64         `json:"share_of_full"`
}

// heldOut is one table in how many whose questions are measured on and never learnt from.
const heldOut = 5

// Run draws the curve. Questions of every fifth table, by a hash of its id, are held out.
func (l *Learning) Run(ctx context.Context) (*LearningCurve, error) {
	var stream, test []WikiQuestion
	for _, q := range l.Wiki.Questions {
		h := fnv.New32a()
		h.Write([]byte(q.TableID))
		if h.Sum32()%heldOut == 0 {
			test = append(test, q)
		} else {
			stream = append(stream, q)
		}
	}
	rng := rand.New(rand.NewPCG(l.Settings.Seed, 77))
	rng.Shuffle(len(stream), func(i, j int) { stream[i], stream[j] = stream[j], stream[i] })
	n := int(l.Share * float64(len(stream)))
	annotated, rest := stream[:n], stream[n:]
	curve := &LearningCurve{Annotated: n}
	if n == 0 || len(test) == 0 {
		return nil, fmt.Errorf("too few questions: %d annotated, %d held out", n, len(test))
	}
	steps := l.Steps
	if steps <= 0 {
		steps = 3
	}
	known := WikiExamples(annotated, l.Wiki.Tables)
	var now LearningPoint
	for step := 0; ; step++ {
		model := l.train(known)
		if err := l.measure(ctx, model, test, &now); err != nil {
			return nil, err
		}
		curve.Points = append(curve.Points, now)
		l.Log("%d questions met, %d kept (%.3f right), %d replies: match %.4f, execution %.4f", now.Streamed, now.Kept,
			now.KeptRight, now.Questions, now.AccQM, now.AccEx)
		if step == steps {
			break
		}
		part := rest[len(rest)*step/steps : len(rest)*(step+1)/steps]
		learnt, err := l.meet(ctx, model, part, &now)
		if err != nil {
			return nil, err
		}
		known = append(known, learnt...)
	}
	if err := l.measure(ctx, l.train(WikiExamples(stream, l.Wiki.Tables)), test, &curve.Full); err != nil {
		return nil, err
	}
	l.Log("all annotated: match %.4f, execution %.4f", curve.Full.AccQM, curve.Full.AccEx)
	curve.Share = now.AccEx / curve.Full.AccEx
	return curve, nil
}

func (l *Learning) train(examples []onetable.Example) *onetable.Model {
	return onetable.Train(examples, onetable.TrainOptions{Seed: l.Settings.Seed})
}

func (l *Learning) measure(ctx context.Context, m *onetable.Model, test []WikiQuestion, at *LearningPoint) error {
	w := &Wiki{Questions: test, Tables: l.Wiki.Tables, Model: m}
	r, err := w.Run(ctx)
	if err != nil {
		return err
	}
	at.AccQM, at.AccEx = r.AccQM, r.AccEx
	return nil
}

// meet lets people ask the questions of one part, and keeps the queries that came out where nothing was left in doubt:
// each component was affirmed, or was sure to begin with.
func (l *Learning) meet(ctx context.Context, m *onetable.Model, part []WikiQuestion,
	now *LearningPoint) ([]onetable.Example, error) {
	w := &Wiki{Questions: part, Tables: l.Wiki.Tables, Model: m}
	type kept struct {
		index   int
		example onetable.Example
	}
	var all []kept
	right := int(now.KeptRight*float64(now.Kept) + .5)
	var mu sync.Mutex
	err := w.eachTable(ctx, func(ctx context.Context, p *wikiParser, questions []int) error {
		for _, i := range questions {
			e := p.example(i, &part[i])
			parsed, err := p.Parse(ctx, e.Input)
			if err != nil {
				return err
			}
			if len(parsed.Candidates) == 0 {
				continue
			}
			c, err := newCase(ctx, e, parsed, l.Settings, l.Passes)
			if err != nil {
				return err
			}
			o := Interact(*c, l.Settings, i)
			mu.Lock()
			now.Questions += o.Questions
			if s, ok := p.Table().Sketch(o.Query); ok && !o.Left && !o.Doubtful {
				all = append(all, kept{i, onetable.Example{Table: p.Table(), Question: part[i].Question, Gold: s,
					Fold: part[i].TableID}})
				if made, err := p.wiki(o.Query, part[i].Question); err == nil && made.Same(&part[i].SQL) {
					right++
				}
			}
			mu.Unlock()
		}
		return nil
	})
	// The order in which tables were finished is chance; training must not see it.
	slices.SortFunc(all, func(a, b kept) int { return cmp.Compare(a.index, b.index) })
	now.Streamed += len(part)
	now.Kept += len(all)
	now.KeptRight = float64(right) / float64(max(1, now.Kept))
	out := make([]onetable.Example, len(all))
	for i, k := range all {
		out[i] = k.example
	}
	return out, err
}
