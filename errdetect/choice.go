package errdetect

import (
	"slices"
	"sort"
)

// Choice is a question with several answers. Each group holds the candidates, by index, that one answer speaks for;
// those in no group stay possible when none of the answers is right.
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

// Share is the part of all probability, what no candidate means included, that the likeliest result has.
func (s *State) Share() float64 {
	by, total := s.masses()
	if len(by) == 0 || total+s.Rest <= 0 {
		return 0
	}
	return slices.Max(by) / (total + s.Rest)
}

// Part is the question whether a component is right, as a choice.
func (s *State) Part(component int) Choice {
	var has []int
	for i, c := range s.Candidates {
		if slices.Contains(c.Has, component) {
			has = append(has, i)
		}
	}
	return Choice{[][]int{has}}
}

// After is the share that the likeliest result is expected to have when the choice is made.
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

// A result is worth naming that has this share of all probability, and this share of the likeliest one's.
const (
	leastNamed   = .02
	leastOfLead  = .08
	optionCosts  = .015 // what every option beyond two costs whoever reads them, in probability
	leastOptions = 2
	partCosts    = .06 // what it costs to be asked whether a part is right, where what else it may be can be named
)

// Readings are the likeliest results, at most most of them: a choice between complete readings. It has no groups
// where fewer than two are worth naming.
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
		if len(out.Groups) == most || by[class] < leastNamed*(total+s.Rest) || by[class] < leastOfLead*by[classes[0]] {
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
	AskPart     // whether a component is right
	AskWord     // what a word means
	AskReadings // which of several complete readings is meant
)

// A question troubles whoever would have been answered rightly without it. It has to be expected to help more than a
// third as often as it does that, and to take away half of the doubt that is put up with: of 4,480 questions that the
// parser had not been taught .138 were wrong without a word with this, and .30 of what was right was asked about; .151
// and .26 at .45, .164 and .23 at .52.
const (
	trouble = .38
	relief  = .5
)

// Decide returns what kind of question tells most about the result, and which of its kind. Words are choices between
// the meanings of a word, part is the component that a yes/no question would be about, or -1. A question that is
// expected to add little is not asked.
func (s *State) Decide(sure float64, part int, words []Choice, most int) (kind, which int) {
	lead := s.Share()
	if lead >= sure-rounding {
		return AskNothing, -1
	}
	least := max(trouble*lead, relief*(1-sure))
	if s.Clauses { // it tells of every clause how sure it is
		least = relief * (1 - sure)
	}
	best := lead + least - rounding
	consider := func(k, w int, c Choice, cost float64) {
		if len(c.Groups) == 0 {
			return
		}
		if after := s.After(c) - cost; after > best+rounding {
			best, kind, which = after, k, w
		}
	}
	which = -1
	if part >= 0 {
		cost := 0.0
		if s.Clauses { // what else it may be is known: it is better named than guessed at
			cost = partCosts
		}
		consider(AskPart, part, s.Part(part), cost)
	}
	for i, w := range words {
		consider(AskWord, i, w, optionCosts*float64(len(w.Groups)-1))
	}
	readings := s.Readings(most)
	consider(AskReadings, 0, readings, optionCosts*float64(len(readings.Groups)-1))
	if kind == AskNothing && part >= 0 && s.Clauses { // nobody knows what else it might be
		return AskPart, part
	}
	return kind, which
}
