package decide

import "math"

// calibration turns the shares that readings have of the parser's probability into how often readings with such shares
// are right. Shares are too modest where there is nothing to choose from, and where one reading is far ahead of others.
// It was fitted by logistic regression on 1,353 questions that the parser did not learn from (docs/how-it-decides.md).
var calibration = struct {
	lead struct{ bias, share, hasOthers, othersRatio float64 }
	// of a reading beside the first
	other struct{ bias, share, lead float64 }
}{
	lead:  struct{ bias, share, hasOthers, othersRatio float64 }{1.36, .556, -.694, -.461},
	other: struct{ bias, share, lead float64 }{-.224, .61, -.236},
}

// Calibrated returns the world with probabilities in place of shares. Certainty stays certainty.
func (w World) Calibrated() World {
	if w.Lead <= 0 || w.Lead >= 1-tolerance {
		return w
	}
	c, lead := calibration, w.Lead
	x := c.lead.bias + c.lead.share*logit(lead)
	out := World{None: w.None}
	if len(w.Readings) > 1 {
		x += c.lead.hasOthers + c.lead.othersRatio*w.others()/lead
	}
	answerable := 1 - w.None
	out.Lead = answerable * sigmoid(x)
	out.Else = answerable - out.Lead
	if len(w.Readings) < 2 {
		return out
	}
	out.Readings = append(out.Readings, out.Lead)
	for _, p := range w.Readings[1:] {
		out.Readings = append(out.Readings, answerable*sigmoid(c.other.bias+c.other.share*logit(p)+c.other.lead*logit(lead)))
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
