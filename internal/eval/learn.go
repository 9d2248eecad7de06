package eval

import (
	"cmp"
	"context"
	"fmt"
	"hash/fnv"
	"math/rand/v2"
	"os"
	"runtime"
	"slices"

	"github.com/ask-surely/surely/internal/read/rank"
	"github.com/ask-surely/surely/internal/read/roles"
	"github.com/ask-surely/surely/weights/schema"
)

// Learning measures how well the ranker learns from few annotated questions and, after that, from replies to the agent.
// Questions about tables that the encoder's heads may have been trained on are left out.
type Learning struct {
	Wiki     *Wiki
	Share    float64  // share of annotated questions
	Settings Settings // how the agent asks meanwhile
	Passes   int
	Steps    int // retrainings; 0: 3
	Log      func(format string, args ...any)
}

// LearningPoint is the parser at one moment.
type LearningPoint struct {
	Streamed  int     `json:"streamed"`   // questions so far
	Kept      int     `json:"kept"`       // of them, used for training
	KeptRight float64 `json:"kept_right"` // how many of these are right, unknown to the learner
	Questions int     `json:"questions"`  // replies so far
	AccQM     float64 `json:"acc_qm"`     // on held-out questions
	AccEx     float64 `json:"acc_ex"`
}

// LearningCurve is the result.
type LearningCurve struct {
	Annotated int             `json:"annotated"`
	Points    []LearningPoint `json:"points"`
	Full      LearningPoint   `json:"full"` // the same questions, all annotated
	Share     float64         `json:"share_of_full"`
}

// heldOut is the number of tables per table whose questions are held out.
const heldOut = 5

// Run measures the curve. The questions of every fifth table, by a hash of its id, are held out.
func (l *Learning) Run(ctx context.Context) (*LearningCurve, error) {
	stream, test := l.divided()
	n := int(l.Share * float64(len(stream)))
	if n == 0 || len(test) == 0 {
		return nil, fmt.Errorf("too few questions: %d annotated, %d held out", n, len(test))
	}
	expects, err := roles.New(schema.Layers)
	if err != nil {
		return nil, err
	}
	run, rest, steps := learningRun{l, expects}, stream[n:], cmp.Or(l.Steps, 3)
	known, err := run.examples(ctx, stream[:n])
	if err != nil {
		return nil, err
	}
	curve := &LearningCurve{Annotated: n}
	var now LearningPoint
	for step := 0; ; step++ {
		p := run.train(known)
		if err := run.measure(ctx, p, test, &now); err != nil {
			return nil, err
		}
		curve.Points = append(curve.Points, now)
		l.Log("%d questions met, %d kept (%.3f right), %d replies: match %.4f, execution %.4f", now.Streamed, now.Kept,
			now.KeptRight, now.Questions, now.AccQM, now.AccEx)
		if step == steps {
			break
		}
		settled, err := run.meet(ctx, p, rest[len(rest)*step/steps:len(rest)*(step+1)/steps], &now)
		if err != nil {
			return nil, err
		}
		learnt, err := run.examples(ctx, settled)
		if err != nil {
			return nil, err
		}
		known = append(known, learnt...)
	}
	if known, err = run.examples(ctx, stream); err != nil {
		return nil, err
	}
	if err := run.measure(ctx, run.train(known), test, &curve.Full); err != nil {
		return nil, err
	}
	l.Log("all annotated: match %.4f, execution %.4f", curve.Full.AccQM, curve.Full.AccEx)
	curve.Share = now.AccEx / max(curve.Full.AccEx, 1e-9)
	return curve, nil
}

// divided are the training questions in random order, and the held-out ones.
func (l *Learning) divided() (stream, test []WikiQuestion) {
	unseen := unseenTables(l.Wiki.Questions)
	l.Log("%d of %d questions are of tables that the encoder was trained without", len(unseen), len(l.Wiki.Questions))
	for _, q := range unseen {
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
	return stream, test
}

// learningRun is a measurement in progress.
type learningRun struct {
	*Learning
	roles *roles.Reader
}

// examples makes training examples.
func (l *learningRun) examples(ctx context.Context, questions []WikiQuestion) ([]*rank.Example, error) {
	return wikiCorpus(questions, l.Wiki.Tables).Examples(ctx, nil, l.roles, 0, nil)
}

func (l *learningRun) train(examples []*rank.Example) *rank.Parser {
	return learnt(examples, l.roles, l.Settings.Seed)
}

// learntBits is the size of the ranker's weight table, for fewer questions than the chat's ranker was trained on.
const learntBits = 20

// learnt is a parser whose ranker was trained only on the examples.
func learnt(examples []*rank.Example, r *roles.Reader, seed uint64) *rank.Parser {
	o := rank.TrainOptions{Bits: learntBits, Seed: seed}
	m := rank.Finished(examples, o)
	m.After(rank.Train(examples, o))
	return rank.NewParser(m, r, nil)
}

func (l *learningRun) measure(ctx context.Context, p *rank.Parser, test []WikiQuestion, at *LearningPoint) error {
	w := &Wiki{Questions: test, Tables: l.Wiki.Tables, Parser: p}
	r, err := w.Run(ctx)
	if err != nil {
		return err
	}
	at.AccQM, at.AccEx = r.AccQM, r.AccEx
	return nil
}

// meet has simulated users ask the questions of a part. It returns the settled ones, with each component confirmed or
// certain from the start, and their queries as gold.
func (l *learningRun) meet(ctx context.Context, p *rank.Parser, part []WikiQuestion,
	now *LearningPoint) ([]WikiQuestion, error) {
	dir, err := os.MkdirTemp("", "wiki-")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	settled := make([]*WikiQuery, len(part))
	ask := runner{workers: runtime.GOMAXPROCS(0), decide: func(ctx context.Context, e Example) (Decision, error) {
		parsed, err := e.Parser.Parse(ctx, e.Input)
		if err != nil || len(parsed.Candidates) == 0 {
			return Decision{}, err
		}
		c, err := newInteraction(ctx, e, parsed, l.Settings, l.Passes)
		if err != nil {
			return Decision{}, err
		}
		o := Interact(*c, l.Settings, e.Index)
		if o.Left || o.Doubtful {
			o.Query = nil
		}
		return Decision{Query: o.Query, Questions: o.Questions}, nil
	}}
	put := func(b *wikiBase, i int) (*Case, error) {
		return &Case{Example: b.example(i, part[i].Question, &part[i].SQL),
			Judge: func(_ context.Context, d *Decision) (Judged, error) {
				if d.Query != nil {
					if settledQuery, err := b.wiki(d.Query); err == nil {
						settled[i] = settledQuery
					}
				}
				return Judged{}, nil
			}}, nil
	}
	report, err := ask.run(ctx, len(part), wikiGroups(part, l.Wiki.Tables, p, dir, put))
	if err != nil {
		return nil, err
	}
	now.Questions += int(report.AvgQuestions*float64(len(part)) + .5)
	right := int(now.KeptRight*float64(now.Kept) + .5)
	var out []WikiQuestion
	for i, settledQuery := range settled {
		if settledQuery == nil {
			continue
		}
		if settledQuery.Same(&part[i].SQL) {
			right++
		}
		out = append(out, WikiQuestion{TableID: part[i].TableID, Question: part[i].Question, SQL: *settledQuery})
	}
	now.Streamed += len(part)
	now.Kept += len(out)
	now.KeptRight = float64(right) / float64(max(1, now.Kept))
	return out, nil
}

// unseenTables leaves out the questions of tables that the encoder's heads may have been trained with.
func unseenTables(all []WikiQuestion) []WikiQuestion {
	return slices.DeleteFunc(slices.Clone(all), func(q WikiQuestion) bool { return !roles.HeldOut(q.TableID) })
}
