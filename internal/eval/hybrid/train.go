package hybrid

import (
	"context"
	"fmt"
	"hash/fnv"
	"strings"

	"github.com/ask-surely/surely/internal/learn/weights"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/internal/texts/retrieve"
)

// folds in which spans are found by models that have not seen the table's questions
const folds = 4

// Trainer learns from questions with traced answers.
type Trainer struct {
	Questions []Question
	Tables    map[string]*Table
	Spans     []reader.SpanExample // further span questions over prose
	Seed      int64
	Log       func(format string, args ...any)
}

// Trained is the trained models as files, with the cross-validated share of exact answers.
type Trained struct {
	Choice, Spans []byte
	EM, F1        float64
}

func fold(table string) int {
	h := fnv.New32a()
	h.Write([]byte(table))
	return int(h.Sum32()>>5) % folds
}

// Train trains the span finder, and the weights of spans and cells on tables it has not seen.
func (t *Trainer) Train(ctx context.Context) (*Trained, error) {
	lessons := make([][]lesson, folds)
	asked := make([][]*Question, folds)
	rarity := retrieve.EmbeddedRarity()
	for f := range folds {
		model, err := t.finder(ctx, func(table string) bool { return fold(table) != f })
		if err != nil {
			return nil, err
		}
		e, err := reader.NewEmbedded(reader.Options{Model: model})
		if err != nil {
			return nil, err
		}
		indexes := map[string]*index{}
		for i := range t.Questions {
			q := &t.Questions[i]
			if fold(q.Table) != f || t.Tables[q.Table] == nil {
				continue
			}
			if err := ctx.Err(); err != nil {
				return nil, err
			}
			if indexes[q.Table] == nil {
				indexes[q.Table] = indexOf(t.Tables[q.Table])
			}
			candidates, _ := indexes[q.Table].candidates(ask(rarity, q.Text), e)
			if len(candidates) > 0 {
				lessons[f], asked[f] = append(lessons[f], lessonOf(q, candidates)), append(asked[f], q)
			}
		}
		t.Log("fold %d: %d questions", f+1, len(lessons[f]))
	}
	out := &Trained{}
	var all []lesson
	for f := range folds {
		var others []lesson
		for g := range folds {
			if g != f {
				others = append(others, lessons[g]...)
			}
		}
		m := fit(others, t.Seed)
		for i, q := range asked[f] {
			em, f1 := Score(m.best(lessons[f][i].candidates).Text, q.Answer)
			out.EM += em / float64(len(t.Questions))
			out.F1 += f1 / float64(len(t.Questions))
		}
		all = append(all, lessons[f]...)
	}
	m := fit(all, t.Seed)
	table := make([]float32, allFeatures)
	for i, w := range m.weights {
		table[i] = float32(w)
	}
	var err error
	if out.Choice, err = (weights.Set{"choice": table}).Bytes(); err != nil {
		return nil, err
	}
	model, err := t.finder(ctx, func(string) bool { return true })
	if err != nil {
		return nil, err
	}
	out.Spans, err = model.Bytes()
	return out, err
}

// finder trains a span finder on the questions of some tables that a passage answers.
func (t *Trainer) finder(ctx context.Context, of func(table string) bool) (*reader.Model, error) {
	spans := append([]reader.SpanExample{}, t.Spans...)
	for _, q := range t.Questions {
		if table := t.Tables[q.Table]; table != nil && of(q.Table) {
			if body := q.Passage(table); body != "" {
				spans = append(spans, reader.SpanExample{Group: q.Table, Question: q.Text, Text: body, Answers: []string{q.Answer},
					Weight: 1})
			}
		}
	}
	if len(spans) == 0 {
		return nil, fmt.Errorf("no question is answered by a passage: the span finder cannot be trained")
	}
	return reader.Train(ctx, reader.TrainingSet{Spans: spans}, reader.TrainOptions{Seed: t.Seed})
}

// Passage is the first passage with the answer, if it is short enough for training.
func (q *Question) Passage(t *Table) string {
	for _, n := range q.Nodes {
		if n.Link == "" {
			continue
		}
		if body := t.Passages[n.Link]; len(body) < 2500 &&
			strings.Contains(strings.ToLower(body), strings.ToLower(q.Answer)) {
			return body
		}
		return ""
	}
	return ""
}
