package errdetect

import (
	"slices"
	"sort"
)

// Choice is a question with several answers. Each group holds the indexes of the candidates that agree with one answer;
// candidates in no group remain possible if no answer is right.
type Choice struct{ Groups [][]int }

// masses returns the probability of each class of results, and their sum.
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

// Share returns the most probable result's share of the probability, including that of "none of the candidates".
func (s *State) Share() float64 {
	by, total := s.masses()
	if len(by) == 0 || total+s.NoneProbability <= 0 {
		return 0
	}
	return slices.Max(by) / (total + s.NoneProbability)
}

// Part returns the yes/no question about a component as a choice.
func (s *State) Part(component int) Choice {
	var has []int
	for i, c := range s.Candidates {
		if slices.Contains(c.Has, component) {
			has = append(has, i)
		}
	}
	return Choice{[][]int{has}}
}

// After returns the expected share of the most probable result once the choice is made.
func (s *State) After(c Choice) float64 {
	by, total := s.masses()
	whole := total + s.NoneProbability
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

// A result is worth listing with at least this share of the candidates' probability, and at least this share of the
// most probable one's.
const (
	minShare       = .05
	minShareOfLead = .15
	optionCosts    = .015 // the cost of every option beyond two, as a probability
	freeOptions    = 2
	partCosts      = .06 // the cost of a yes/no question if the alternatives could be named instead
)

// decentShare is the share from which the most probable result is stated if all others are dominated; below, they are
// offered nevertheless.
const decentShare = .5

// Readings offers at most most of the most probable results, as complete readings. It has no groups if fewer than two
// are worth listing.
func (s *State) Readings(most int) Choice {
	out := s.readings(most, false)
	if len(out.Groups) == 0 && s.Share() < decentShare {
		return s.readings(most, true)
	}
	return out
}

// readings offers the most probable results, with or without those that are dominated.
func (s *State) readings(most int, dominated bool) Choice {
	by, total := s.masses()
	at := map[int]int{}
	var classes []int
	for _, c := range s.Candidates {
		if _, ok := at[c.Class]; !ok && (dominated || !c.Dominated) {
			at[c.Class] = -1
			classes = append(classes, c.Class)
		}
	}
	sort.SliceStable(classes, func(i, j int) bool { return by[classes[i]] > by[classes[j]] })
	out := Choice{}
	for _, class := range classes {
		if len(out.Groups) == most || by[class] < minShare*total || by[class] < minShareOfLead*by[classes[0]] {
			break
		}
		at[class] = len(out.Groups)
		out.Groups = append(out.Groups, nil)
	}
	if len(out.Groups) < freeOptions {
		return Choice{}
	}
	for i, c := range s.Candidates {
		if g, ok := at[c.Class]; ok && g >= 0 {
			out.Groups[g] = append(out.Groups[g], i)
		}
	}
	return out
}

// Kinds of questions to the person.
const (
	AskNothing  = iota
	AskPart     // is a component right?
	AskReadings // which of several complete readings is meant?
)

// A question annoys people who would have got the right answer without it. So it must be expected to help in more than
// a quarter of the cases in which it annoys, and to remove half of the tolerated doubt. Measured on 640 of our
// questions that were not trained on (unseen, plain, analyst): .061 are wrong in silence, and .21 of the right ones are
// asked about; .067 and .20 at .33, .069 and .19 at .38.
const (
	askCost         = .28
	minDoubtRemoved = .5
)

// Decide returns the kind of question that is expected to tell most about the result. part is the component of a yes/no
// question, or -1; only parsers that decide every clause have one. A question with little expected gain is not asked.
func (s *State) Decide(sure float64, part, most int) int {
	lead := s.Share()
	if lead >= sure-tolerance {
		return AskNothing
	}
	least := max(askCost*lead, minDoubtRemoved*(1-sure))
	if s.Clauses { // every clause has its own confidence
		least = minDoubtRemoved * (1 - sure)
	}
	readings := s.Readings(most)
	after := s.After(readings) - optionCosts*float64(len(readings.Groups)-1)
	worth := len(readings.Groups) > 0 && after > lead+least-tolerance
	switch {
	case s.Clauses && part >= 0 && (!worth || s.After(s.Part(part))-partCosts > after+tolerance):
		return AskPart
	case worth:
		return AskReadings
	}
	return AskNothing
}
