package rank

import (
	_ "embed"
	"math"

	"github.com/ask-surely/surely/internal/read/dialogue"
)

// Signs holds evidence on whether a question over data with texts has no answer. The last round cannot judge that,
// since it is trained on data without texts, where a word that no column explains means that there is no answer.
type Signs struct {
	None    float64 // log-odds that the columns have no answer
	Spoken  float64 // how likely it is that the texts contain the words looked for in them
	Strange float64 // number of meaningful words that only texts could explain
	Told    float64 // 1: the question refers to what texts say
}

// Silence holds the weights of the signs.
type Silence struct {
	Signs
	Always float64
}

//go:embed silence.tsv
var silenceFile string

// silence was trained on questions over data with texts.
var silence = parseSilence(silenceFile)

func parseSilence(tsv string) Silence {
	w := dialogue.ParseWeights(tsv)
	return Silence{Signs{None: w["none"], Spoken: w["spoken"], Strange: w["strange"], Told: w["told"]}, w["always"]}
}

// NoAnswerProbability returns the probability that a question has no answer.
func (w Silence) NoAnswerProbability(s Signs) float64 {
	return 1 / (1 + math.Exp(-(w.None*s.None + w.Spoken*s.Spoken + w.Strange*s.Strange + w.Told*s.Told + w.Always)))
}

// answerAccuracy is how often answers over data with texts are right, for questions that have an answer; it makes
// declining such a question as costly as answering one without an answer.
const answerAccuracy = .5

// declineProbability returns the probability that declining is right, given the probability that the question has no
// answer.
func (w Silence) declineProbability(none float64) float64 {
	return none / (none + answerAccuracy*(1-none))
}
