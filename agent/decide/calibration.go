package decide

import "math"

// ofLead and ofOther turn the shares that readings have of the parser's probability into how often readings with such
// shares are right. Shares are too modest where there is nothing to choose from, and where one reading is far ahead of
// others. They were fitted by logistic regression on 1,353 questions that the parser did not learn from
// (docs/how-it-decides.md).
var (
	ofLead  = struct{ bias, share, hasOthers, othersRatio float64 }{1.36, .556, -.694, -.461}
	ofOther = struct{ bias, share, lead float64 }{-.224, .61, -.236} // a reading beside the first
)

// Calibrated returns the world with probabilities in place of shares. Certainty stays certainty.
func (w World) Calibrated() World {
	if w.Lead <= 0 || w.Lead >= 1-tolerance {
		return w
	}
	x := ofLead.bias + ofLead.share*logit(w.Lead)
	out := World{None: w.None}
	if len(w.Readings) > 1 {
		x += ofLead.hasOthers + ofLead.othersRatio*w.others()/w.Lead
	}
	answerable := 1 - w.None
	out.Lead = answerable * sigmoid(x)
	out.Else = answerable - out.Lead
	if len(w.Readings) < 2 {
		return out
	}
	out.Readings = append(out.Readings, out.Lead)
	for _, p := range w.Readings[1:] {
		x := ofOther.bias + ofOther.share*logit(p) + ofOther.lead*logit(w.Lead)
		out.Readings = append(out.Readings, answerable*sigmoid(x))
	}
	if sum := out.others(); sum > out.Else {
		for i := range out.Readings[1:] {
			out.Readings[i+1] *= out.Else / sum
		}
	}
	out.Else -= out.others()
	return out
}

func logit(p float64) float64 {
	p = min(max(p, 1e-3), 1-1e-3)
	return math.Log(p / (1 - p))
}

func sigmoid(x float64) float64 { return 1 / (1 + math.Exp(-x)) }
