package rank

import (
	"context"
	_ "embed"
	"math"

	"github.com/ask-surely/surely/internal/read/dialogue"
	"github.com/ask-surely/surely/internal/read/parse"
)

// Signs tell, of a question over data with texts, whether anything answers it. The last round does not know: it is
// learnt from data without texts, where a word that no column knows has no answer.
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

// silence is trained by 'go run ./cmd/lab train silence' on questions over data with texts.
var silence = parseSilence(silenceFile)

func parseSilence(tsv string) Silence {
	w := dialogue.ParseWeights(tsv)
	return Silence{Signs{None: w["none"], Spoken: w["spoken"], Strange: w["strange"], Told: w["told"]}, w["always"]}
}

// Format returns the text form of the weights.
func (w Silence) Format() []byte {
	return dialogue.Format(map[string]float64{"none": w.None, "spoken": w.Spoken, "strange": w.Strange,
		"told": w.Told, "always": w.Always})
}

// Of returns the probability that nothing answers a question.
func (w Silence) Of(s Signs) float64 {
	return 1 / (1 + math.Exp(-(w.None*s.None + w.Spoken*s.Spoken + w.Strange*s.Strange + w.Told*s.Told + w.Always)))
}

// Training parameters.
const (
	silenceSteps = 20_000
	silenceRate  = .3
	silenceDecay = 1e-3
)

// LearnSilence fits the weights by logistic regression.
func LearnSilence(signs []Signs, unanswerable []bool) (w Silence) {
	each := silenceRate / float64(max(1, len(signs)))
	for range silenceSteps {
		var miss Silence
		for i, s := range signs {
			m := w.Of(s)
			if unanswerable[i] {
				m--
			}
			miss.None += m * s.None
			miss.Spoken += m * s.Spoken
			miss.Strange += m * s.Strange
			miss.Told += m * s.Told
			miss.Always += m
		}
		const fade = silenceRate * silenceDecay
		w.None -= each*miss.None + fade*w.None
		w.Spoken -= each*miss.Spoken + fade*w.Spoken
		w.Strange -= each*miss.Strange + fade*w.Strange
		w.Told -= each*miss.Told + fade*w.Told
		w.Always -= each * miss.Always
	}
	return w
}

// Signs returns the signs of a question; false if there are no texts to read.
func (p *Parser) Signs(ctx context.Context, in parse.Input) (Signs, bool, error) {
	r, _, err := p.read(ctx, in, p.model.linked(in))
	if err != nil || r.signs == nil {
		return Signs{}, false, err
	}
	return *r.signs, true, nil
}

// answered is how often what is answered over data with texts comes out right, for questions that have an answer: as
// far as that goes, declining one costs as much as answering what nothing answers.
const answered = .5

// declines is the probability that declining is right, given that nothing answers a question with the probability none.
func (w Silence) declines(none float64) float64 { return none / (none + answered*(1-none)) }
