package mix

import (
	"context"
	"fmt"
	"slices"

	"github.com/ask-surely/surely/internal/columns/dual"
	"github.com/ask-surely/surely/internal/columns/joint"
	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/internal/learn/trees"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/roles"
	"github.com/ask-surely/surely/internal/texts/reader"
)

// Questions about articles and tables in fold 0, and WikiSQL's part "dev", are held out for measuring.
const folds = 3

// HeldOut reports whether a question is held out.
func (q *Question) HeldOut() bool { return fold(q.Group, folds) == 0 }

// Trainer trains retrieval and the weighing of answers.
type Trainer struct {
	Folder Folder
	Find   int // WikiSQL questions for training retrieval
	Weigh  int // … for training the weighing of answers
	Parse  int // … for training the parser of the latter
	Open   int // OTT-QA and HybridQA questions for training retrieval; 0: all that are not held out
	Beside int // number of distracting tables and passages; 0: all
	Seed   uint64
	Log    func(format string, args ...any)
}

// Trained is the trained models, as files.
type Trained struct{ Joint, Dual, Modes, Spans []byte }

// Train trains on all questions that are not held out.
func (t *Trainer) Train(ctx context.Context) (*Trained, error) {
	mixed, questions, err := t.Folder.Mixed("train", t.Find+t.Weigh, t.Beside)
	if err != nil {
		return nil, err
	}
	open, traced, err := t.Folder.Open("")
	if err != nil {
		return nil, err
	}
	held := func(q Question) bool { return q.Set != WikiSQL && q.HeldOut() }
	questions, traced = slices.DeleteFunc(questions, held), slices.DeleteFunc(traced, held)
	some := sample(len(traced), t.Open)
	for i, k := range some {
		traced[i] = traced[k]
	}
	traced = traced[:len(some)]
	find, weigh := t.divide(questions)
	model, ix, err := t.joint(mixed, find, open, traced)
	if err != nil {
		return nil, err
	}
	out := &Trained{}
	if out.Joint, err = model.Bytes(); err != nil {
		return nil, err
	}
	spans := append(spanExamples(mixed, questions), spanExamples(open, traced)...)
	choices, err := t.choices(ctx, mixed, ix, weigh, spans)
	if err != nil {
		return nil, err
	}
	right := func(i int, a *dual.Answer) bool { return weigh[i].Right(a.Values) }
	o := trees.Options{Seed: t.Seed, Trees: 80, Depth: 4, Log: t.Log}
	if out.Dual, err = dual.Learn(choices, right, o).Bytes(); err != nil {
		return nil, err
	}
	if out.Modes, err = learnModes(choices, right, o); err != nil {
		return nil, err
	}
	found, err := reader.Train(ctx, reader.TrainingSet{Spans: spans}, reader.TrainOptions{Seed: int64(t.Seed)})
	if err != nil {
		return nil, err
	}
	out.Spans, err = found.Bytes()
	return out, err
}

// divide splits the questions: those about paragraphs are used twice, those of WikiSQL once. Answers are weighed
// for tables that the parser's encoder was trained without.
func (t *Trainer) divide(questions []Question) (find, weigh []Question) {
	wiki := 0
	for _, q := range questions {
		switch {
		case q.Set != WikiSQL:
			find = append(find, q)
			if q.Set == SQuAD {
				weigh = append(weigh, q)
			}
		case wiki < t.Weigh && roles.HeldOut(q.Group):
			weigh = append(weigh, q)
			wiki++
		default:
			find = append(find, q)
		}
	}
	return find, weigh
}

// counting weights the questions of a set; those about paragraphs are few and count more.
var counting = map[string]float64{SQuAD: 3, BoolQ: .5, WikiSQL: 1, OTT: 1, HybridQA: 1}

// joint trains the reranker on both collections.
func (t *Trainer) joint(mixed *Corpus, find []Question, open *Corpus, traced []Question) (*joint.Model, *joint.Index,
	error) {
	untrained := &joint.Model{}
	ix, err := joint.New(mixed.Documents, untrained)
	if err != nil {
		return nil, nil, err
	}
	t.Log("%d parts of texts and tables", ix.Len())
	lessons := joint.Lessons(ix, judged(find), t.Seed)
	ox, err := joint.New(open.Documents, untrained)
	if err != nil {
		return nil, nil, err
	}
	lessons = append(lessons, joint.Lessons(ox, judged(traced), t.Seed)...)
	t.Log("%d lessons of finding", len(lessons))
	model := joint.Learn(lessons, trees.Options{Seed: t.Seed, Trees: 160, Depth: 5, Share: .25, Log: t.Log})
	ix.Use(model)
	return model, ix, nil
}

func judged(questions []Question) []joint.Judged {
	out := make([]joint.Judged, len(questions))
	for i := range questions {
		q := &questions[i]
		out[i] = joint.Judged{Question: q.Text, Gold: map[int]bool{}, Weight: counting[q.Set]}
		for d := range q.Gold {
			out[i].Gold[d] = true
		}
		if q.Home >= 0 {
			out[i].Gold[q.Home] = true
		}
	}
	return out
}

// choices finds candidate answers with a span finder and a parser that were not trained on the questions.
func (t *Trainer) choices(ctx context.Context, c *Corpus, ix *joint.Index, weigh []Question,
	spans []reader.SpanExample) ([]*dual.Candidates, error) {
	parser, err := t.parser(ctx, weigh)
	if err != nil {
		return nil, err
	}
	asker, err := newWikiAsker(c, parser)
	if err != nil {
		return nil, err
	}
	defer asker.Close()
	out := make([]*dual.Candidates, len(weigh))
	for half := range 2 {
		others := slices.DeleteFunc(slices.Clone(spans), func(x reader.SpanExample) bool { return fold(x.Group, 2) == half })
		e, err := finder(ctx, others, int64(t.Seed))
		if err != nil {
			return nil, err
		}
		a, err := dual.New(ix, dual.Embed(e), asker, &dual.Model{})
		if err != nil {
			return nil, err
		}
		errs := make([]error, len(weigh))
		trees.Each(len(weigh), func(i int) {
			if fold(weigh[i].Group, 2) == half {
				out[i], errs[i] = a.Candidates(ctx, weigh[i].Text, joint.Both)
			}
		})
		for _, err := range errs {
			if err != nil {
				return nil, err
			}
		}
		t.Log("half %d of %d questions answered", half+1, len(weigh))
	}
	return out, nil
}

// parser trains a parser on questions about tables that neither occur in the questions to be parsed
// nor were used for training its encoder.
func (t *Trainer) parser(ctx context.Context, without []Question) (parse.Parser, error) {
	left := map[string]bool{}
	for i := range without {
		left[without[i].Group] = true
	}
	wiki, err := eval.ReadWikiQuestions(t.Folder.file("wikisql", "train.jsonl"), 0)
	if err != nil {
		return nil, err
	}
	wiki = slices.DeleteFunc(wiki, func(q eval.WikiQuestion) bool {
		return left[q.TableID] || !roles.HeldOut(q.TableID)
	})
	var some []eval.WikiQuestion
	for _, i := range sample(len(wiki), t.Parse) {
		some = append(some, wiki[i])
	}
	tables, err := eval.ReadWikiTables(t.Folder.file("wikisql", "train.tables.jsonl"))
	if err != nil {
		return nil, err
	}
	t.Log("a parser is learned from %d questions", len(some))
	return eval.LearnWiki(ctx, some, tables, t.Seed)
}

// spanExamples returns questions answered by a text, as training data for finding spans.
func spanExamples(c *Corpus, questions []Question) []reader.SpanExample {
	var out []reader.SpanExample
	for i := range questions {
		q := &questions[i]
		for d := range q.Gold {
			body := c.Documents[d].Text
			if q.Set == BoolQ || q.Set == WikiSQL || body == "" || len(body) > longestTaught || !holds(body, q.Answers) {
				continue
			}
			x := reader.SpanExample{Group: q.Group, Question: q.Text, Text: body, Answers: q.Answers}
			if q.Set != SQuAD { // what leads to the passage is not in the question
				x.Weight, x.Undivided = .4, true
			}
			out = append(out, x)
			break
		}
	}
	return out
}

// longestTaught limits the length of texts in training.
const longestTaught = 2500

func finder(ctx context.Context, spans []reader.SpanExample, seed int64) (*reader.Embedded, error) {
	if len(spans) == 0 {
		return nil, fmt.Errorf("no question is answered by a text: there is no training data for spans")
	}
	m, err := reader.Train(ctx, reader.TrainingSet{Spans: spans}, reader.TrainOptions{Seed: seed})
	if err != nil {
		return nil, err
	}
	return reader.NewEmbedded(reader.Options{Model: m})
}
