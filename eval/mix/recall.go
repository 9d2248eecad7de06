package mix

import (
	"time"

	"github.com/ask-surely/surely/learn/trees"
	"github.com/ask-surely/surely/retrieve/joint"
)

// recallAt are the depths of the original's Table 3.
var recallAt = []int{1, 10, 25, 50, 100}

// Recall is how often a right document is among the first so many that were found, and what finding them takes.
type Recall struct {
	Set          string          `json:"set"`
	N            int             `json:"questions"`
	Index        string          `json:"index"`
	At           map[int]float64 `json:"recall_at"`
	Microseconds float64         `json:"us_per_question"` // median
}

// ranker finds documents for a question.
type ranker struct {
	name string
	find func(ix *joint.Index, question string) []joint.Found
}

const deepest = 100

var rankers = []ranker{
	{"BM25 text", first(joint.Texts)}, {"reranked text", ranked(joint.Texts)},
	{"BM25 table", first(joint.Tables)}, {"reranked table", ranked(joint.Tables)},
	{"BM25 hybrid", first(joint.Both)}, {"reranked hybrid", ranked(joint.Both)},
}

func first(kinds joint.Kinds) func(*joint.Index, string) []joint.Found {
	return func(ix *joint.Index, question string) []joint.Found { return ix.First(question, kinds, deepest) }
}

func ranked(kinds joint.Kinds) func(*joint.Index, string) []joint.Found {
	return func(ix *joint.Index, question string) []joint.Found { return ix.Search(question, kinds, deepest) }
}

// recall measures a ranker on questions.
func (r *ranker) recall(set string, ix *joint.Index, questions []Question) Recall {
	out := Recall{Set: set, N: len(questions), Index: r.name, At: map[int]float64{}}
	places, times := make([]int, len(questions)), make([]time.Duration, len(questions))
	trees.Each(len(questions), func(i int) {
		start := time.Now()
		found := r.find(ix, questions[i].Text)
		times[i] = time.Since(start)
		places[i] = deepest
		for place, f := range found {
			if questions[i].Gold[f.Document] {
				places[i] = place
				break
			}
		}
	})
	for _, p := range places {
		for _, k := range recallAt {
			if p < k {
				out.At[k] += 1 / float64(len(questions))
			}
		}
	}
	out.Microseconds = median(times)
	return out
}
