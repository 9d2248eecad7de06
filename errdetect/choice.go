package errdetect

import (
	"slices"
	"sort"
)

// Choice is a question with several answers. Each group holds the candidates, by index, that agree with one answer;
// those in no group remain possible if none of the answers is right.
type Choice struct{ Groups [][]int }

// masses are the probabilities of results, by class.
func (s *State) masses() (by []float64, total float64) {
	classes := 0
	for _, c := range s.Candidates {
		classes = max(classes, c.Class+1)
	}
	by = make([]float64, classes)
	for _, c := range s.Candidates {
		by[c.Class] += c.P
		total += c.P
	}
	return by, total
}

// Share is the likeliest result's share of all probability, including that of "none of the candidates".
func (s *State) Share() float64 {
	by, total := s.masses()
	if len(by) == 0 || total+s.Rest <= 0 {
		return 0
	}
	return slices.Max(by) / (total + s.Rest)
}

// Part is the yes/no question about a component as a choice.
func (s *State) Part(component int) Choice {
	var has []int
	for i, c := range s.Candidates {
		if slices.Contains(c.Has, component) {
			has = append(has, i)
		}
	}
	return Choice{[][]int{has}}
}

// After is the expected share of the likeliest result once the choice is made.
func (s *State) After(c Choice) float64 {
	by, total := s.masses()
	whole := total + s.Rest
	if whole <= 0 {
		return 0
	}
	out := 0.0
	for _, g := range c.Groups {
		in, best := map[int]float64{}, 0.0
		for _, i := range g {
			class := s.Candidates[i].Class
			in[class] += s.Candidates[i].P
			best = max(best, in[class])
		}
		for class, p := range in {
			by[class] -= p
		}
		out += best
	}
	rest := 0.0
	for _, p := range by {
		rest = max(rest, p)
	}
	return (out + rest) / whole
}

// A result is worth listing with this share of what all candidates have, and this share of the likeliest one's: what is
// less likely, nobody would take for what was meant.
const (
	leastNamed   = .05
	leastOfLead  = .15
	optionCosts  = .015 // the cost of every option beyond two, in probability
	leastOptions = 2
	partCosts    = .06 // the cost of a yes/no question if the alternatives could be named instead
)

// Readings offers the likeliest results, at most most of them, as complete readings. It has no groups if fewer than two
// are worth listing.
func (s *State) Readings(most int) Choice {
	by, total := s.masses()
	at := map[int]int{}
	var classes []int
	for _, c := range s.Candidates {
		if _, ok := at[c.Class]; !ok {
			at[c.Class] = -1
			classes = append(classes, c.Class)
		}
	}
	sort.SliceStable(classes, func(i, j int) bool { return by[classes[i]] > by[classes[j]] })
	out := Choice{}
	for _, class := range classes {
		if len(out.Groups) == most || by[class] < leastNamed*total || by[class] < leastOfLead*by[classes[0]] {
			break
		}
		at[class] = len(out.Groups)
		out.Groups = append(out.Groups, nil)
	}
	if len(out.Groups) < leastOptions {
		return Choice{}
	}
	for i, c := range s.Candidates {
		if g := at[c.Class]; g >= 0 {
			out.Groups[g] = append(out.Groups[g], i)
		}
	}
	return out
}

// Kinds of questions back.
const (
	AskNothing  = iota
	AskPart     // is a component right?
	AskReadings // which of several complete readings is meant?
)

// A question annoys people who would have got the right answer without it. It must be expected to help more than
// a quarter as often, and to remove half of the tolerated doubt. Of 640 questions of ours not trained on (unseen,
// plain, analyst), .061 are then wrong in silence, and .21 of the right ones asked about; .067 and .20 at .33, .069
// and .19 at .38.
const (
	trouble = .28
	relief  = .5
)

// Decide returns the kind of question that tells most about the result. part is the component of a yes/no question, or
// -1; only a parser that decides every clause has any. A question with little expected gain is not asked.
func (s *State) Decide(sure float64, part, most int) int {
	lead := s.Share()
	if lead >= sure-rounding {
		return AskNothing
	}
	least := max(trouble*lead, relief*(1-sure))
	if s.Clauses { // every clause has its own confidence
		least = relief * (1 - sure)
	}
	readings := s.Readings(most)
	after := s.After(readings) - optionCosts*float64(len(readings.Groups)-1)
	worth := len(readings.Groups) > 0 && after > lead+least-rounding
	switch {
	case s.Clauses && part >= 0 && (!worth || s.After(s.Part(part))-partCosts > after+rounding):
		return AskPart
	case worth:
		return AskReadings
	}
	return AskNothing
}
