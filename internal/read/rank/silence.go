package rank

import (
	_ "embed"
	"math"

	"github.com/ask-surely/surely/internal/read/dialogue"
)

// Signs tell whether anything answers a question over data with texts. The last round does not know: it is trained on
// data without texts, where a word that no column knows has no answer.
type Signs struct {
	None    float64 // the log-odds that the columns hold no answer
	Spoken  float64 // how likely texts say what they would be read for
	Strange float64 // telling words that only texts could know
	Told    float64 // 1: the question says that texts tell it
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

// Of returns the probability that nothing answers a question.
func (w Silence) Of(s Signs) float64 {
	return 1 / (1 + math.Exp(-(w.None*s.None + w.Spoken*s.Spoken + w.Strange*s.Strange + w.Told*s.Told + w.Always)))
}

// answered is how often what is answered over data with texts comes out right, for questions that have an answer: as
// far as that goes, declining one costs as much as answering what nothing answers.
const answered = .5

// declines returns the probability that declining is right, given that nothing answers a question with the probability
// none.
func (w Silence) declines(none float64) float64 { return none / (none + answered*(1-none)) }
