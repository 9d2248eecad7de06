package mix

import (
	"slices"
	"time"

	"github.com/ask-surely/surely/internal/columns/joint"
	"github.com/ask-surely/surely/internal/eval/output"
	"github.com/ask-surely/surely/internal/learn/trees"
)

// recallAt are the depths of the paper's Table 3.
var recallAt = []int{1, 10, 25, 50, 100}

// Recall is how often a right document is among the first n, and the retrieval time.
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

// among selects questions to report recall for.
type among struct {
	name string
	has  func(*Question) bool
}

func of(set string) among { return among{set, func(q *Question) bool { return q.Set == set }} }

var (
	mixSets  = []among{of(SQuAD), of(WikiSQL), {"mix-squwiki", func(*Question) bool { return true }}}
	openSets = []among{of(OTT), of(HybridQA)}
)

// measureRecall measures the rankers on sets of questions.
func (report *Report) measureRecall(ix *joint.Index, questions []Question, sets []among) {
	places, times := make([][]int, len(rankers)), make([][]time.Duration, len(rankers))
	for r := range rankers {
		places[r], times[r] = rankers[r].places(ix, questions)
	}
	for _, set := range sets {
		var some []int
		for i := range questions {
			if set.has(&questions[i]) {
				some = append(some, i)
			}
		}
		if len(some) == 0 {
			continue
		}
		for r := range rankers {
			out := Recall{Set: set.name, N: len(some), Index: rankers[r].name, At: map[int]float64{}}
			var took []time.Duration
			for _, i := range some {
				took = append(took, times[r][i])
				for _, k := range recallAt {
					if places[r][i] < k {
						out.At[k] += 1 / float64(len(some))
					}
				}
			}
			out.Microseconds = output.Median(took)
			report.Recall = append(report.Recall, out)
		}
	}
}

// places returns the rank of a right document for each question, and the time taken.
func (r *ranker) places(ix *joint.Index, questions []Question) ([]int, []time.Duration) {
	places, times := make([]int, len(questions)), make([]time.Duration, len(questions))
	trees.Each(len(questions), func(i int) {
		start := time.Now()
		found := r.find(ix, questions[i].Text)
		times[i] = time.Since(start)
		if places[i] = slices.IndexFunc(found,
			func(f joint.Found) bool { return questions[i].Gold[f.Document] }); places[i] < 0 {
			places[i] = deepest
		}
	})
	return places, times
}
