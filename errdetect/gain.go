package errdetect

import "math"

// Gain asks until one result holds that share of the probability. It asks about the component whose reply is expected
// to add most to the probability of the result that leads afterwards: a question that cannot change the answer is
// never asked, however doubtful its component.
type Gain float64

// Sure returns the share.
func (g Gain) Sure() float64  { return float64(g) }
func (g Gain) String() string { return "gain=" + number(float64(g)) }

// minGain is the expected gain below which a question is not worth anybody's time.
const minGain = 0.002

// entropyWeight lets a question that narrows the results down win over one that does not, where neither changes the
// leader by itself (two questions may be needed).
const entropyWeight = 0.1

// Next returns the component with the highest expected gain.
func (g Gain) Next(s *State) int { return s.bestGain(float64(g)) }

func (s *State) bestGain(sure float64) int {
	classes := 0
	for _, c := range s.Candidates {
		classes = max(classes, c.Class+1)
	}
	all := make([]float64, classes)
	total := 0.0
	for _, c := range s.Candidates {
		all[c.Class] += c.P
		total += c.P
	}
	if total <= 0 {
		return -1
	}
	lead := 0.0
	for _, p := range all {
		lead = max(lead, p)
	}
	whole := total + s.Rest
	if lead/whole >= sure-rounding {
		return -1
	}
	err := 0.0
	if s.Trust > 0 {
		err = 1 - s.Trust
	}
	// Mass of every result under every component; what is not there has none.
	with := make([][]float64, len(s.Components))
	for _, c := range s.Candidates {
		for _, k := range c.Has {
			if with[k] == nil {
				with[k] = make([]float64, classes)
			}
			with[k][c.Class] += c.P
		}
	}
	best, bestGain := -1, minGain
	for k := range s.Components {
		if s.Components[k].Closed || with[k] == nil {
			continue
		}
		if gain := expected(with[k], all, total, err) - lead/total; gain > bestGain+rounding {
			// Of equal questions the leading query's, and the earlier, wins.
			best, bestGain = k, gain
		}
	}
	return best
}

// expected returns the probability that the leading result will have after a reply, with a bonus for narrowing down.
func expected(with, all []float64, total, err float64) float64 {
	var yes, no, leadYes, leadNo float64
	for i, a := range all {
		y, n := with[i], a-with[i]
		y, n = y*(1-err)+n*err, n*(1-err)+y*err
		yes, no = yes+y, no+n
		leadYes, leadNo = max(leadYes, y), max(leadNo, n)
	}
	if yes < 1e-9*total || no < 1e-9*total {
		return 0
	}
	entropy := 0.0 // before minus after
	for i, a := range all {
		y, n := with[i], a-with[i]
		y, n = y*(1-err)+n*err, n*(1-err)+y*err
		entropy += xlogx(y/total) - y/total*math.Log(yes/total) + xlogx(n/total) - n/total*math.Log(no/total) - xlogx(a/total)
	}
	return (leadYes+leadNo)/total + entropyWeight*entropy
}

func xlogx(x float64) float64 {
	if x <= 0 {
		return 0
	}
	return x * math.Log(x)
}
