package rank

import (
	_ "embed"
	"math"

	"github.com/ask-surely/surely/internal/read/dialogue"
)

// NoAnswerEvidence holds evidence on whether a question over data with texts has no answer. The last round cannot judge
// that, since it is trained on data without texts, where a word that no column explains means that there is no answer.
type NoAnswerEvidence struct {
	None    float64 // log-odds that the columns have no answer
	Spoken  float64 // how likely the texts are to contain the words searched for
	Strange float64 // number of meaningful words that only texts could explain
	Told    float64 // 1: the question refers to what texts say
}

// NoAnswerWeights holds the weights of the evidence.
type NoAnswerWeights struct {
	NoAnswerEvidence
	Always float64
}

//go:embed silence.tsv
var silenceFile string

// noAnswerWeights was trained on questions over data with texts.
var noAnswerWeights = parseNoAnswerWeights(silenceFile)

func parseNoAnswerWeights(tsv string) NoAnswerWeights {
	w := dialogue.ParseWeights(tsv)
	e := NoAnswerEvidence{None: w["none"], Spoken: w["spoken"], Strange: w["strange"], Told: w["told"]}
	return NoAnswerWeights{e, w["always"]}
}

// NoAnswerProbability returns the probability that a question has no answer.
func (w NoAnswerWeights) NoAnswerProbability(s NoAnswerEvidence) float64 {
	return 1 / (1 + math.Exp(-(w.None*s.None + w.Spoken*s.Spoken + w.Strange*s.Strange + w.Told*s.Told + w.Always)))
}

// answerAccuracy is how often an answer over data with texts is right if the question has one: declining is weighed
// against an answer that may be wrong.
const answerAccuracy = .5

// declineProbability returns the probability that declining is right, given the probability that the question has no
// answer.
func (w NoAnswerWeights) declineProbability(none float64) float64 {
	return none / (none + answerAccuracy*(1-none))
}
