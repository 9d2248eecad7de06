package errdetect

import (
	"cmp"
	"slices"
)

// Choice is a question with several options: for each, the indexes of the candidates that agree with it. Candidates
// that agree with none remain possible if no option is right.
type Choice [][]int

// classProbabilities returns the probability of each class of results, and their sum.
func (s *State) classProbabilities() (byClass []float64, total float64) {
	classes := 0
	for _, c := range s.Candidates {
		classes = max(classes, c.Class+1)
	}
	byClass = make([]float64, classes)
	for _, c := range s.Candidates {
		byClass[c.Class] += c.P
		total += c.P
	}
	return byClass, total
}

// LeadingShare returns the most probable result's share of the total probability, which includes that of "none of the
// candidates".
func (s *State) LeadingShare() float64 {
	byClass, total := s.classProbabilities()
	if len(byClass) == 0 || total+s.NoneProbability <= 0 {
		return 0
	}
	return slices.Max(byClass) / (total + s.NoneProbability)
}

// PartChoice returns the choice for a yes/no question about a component.
func (s *State) PartChoice(component int) Choice {
	var has []int
	for i, c := range s.Candidates {
		if slices.Contains(c.Components, component) {
			has = append(has, i)
		}
	}
	return Choice{has}
}

// ExpectedShare returns what LeadingShare is expected to be after a choice.
func (s *State) ExpectedShare(c Choice) float64 {
	byClass, total := s.classProbabilities()
	all := total + s.NoneProbability
	if len(byClass) == 0 || all <= 0 {
		return 0
	}
	out := 0.0
	for _, members := range c {
		group, best := map[int]float64{}, 0.0
		for _, i := range members {
			class := s.Candidates[i].Class
			group[class] += s.Candidates[i].P
			best = max(best, group[class])
		}
		for class, p := range group {
			byClass[class] -= p
		}
		out += best
	}
	return (out + max(0, slices.Max(byClass))) / all
}

// Thresholds for results to offer, and costs of questions as probabilities.
const (
	minShare         = .05  // of the candidates' probability
	minShareOfLeader = .15  // of the most probable result's probability
	optionCost       = .015 // cost of every option beyond freeOptions
	freeOptions      = 2
	partCost         = .06 // additional cost of a yes/no question, which does not name the alternatives
)

// minStatedShare is the leading result's share below which dominated results are offered if there are no others.
const minStatedShare = .5

// Readings returns a choice between at most limit of the most probable results. It is empty if fewer than two are worth
// offering.
func (s *State) Readings(limit int) Choice {
	out := s.readings(limit, false)
	if len(out) == 0 && s.LeadingShare() < minStatedShare {
		return s.readings(limit, true)
	}
	return out
}

// readings returns a choice between the most probable results, with or without dominated ones.
func (s *State) readings(limit int, withDominated bool) (out Choice) {
	byClass, total := s.classProbabilities()
	var classes []int
	for _, c := range s.Candidates {
		if (withDominated || !c.IsDominated) && !slices.Contains(classes, c.Class) {
			classes = append(classes, c.Class)
		}
	}
	slices.SortStableFunc(classes, func(a, b int) int { return cmp.Compare(byClass[b], byClass[a]) })
	for _, class := range classes {
		if len(out) == limit || byClass[class] < max(minShare*total, minShareOfLeader*byClass[classes[0]]) {
			break
		}
		var members []int
		for i, c := range s.Candidates {
			if c.Class == class {
				members = append(members, i)
			}
		}
		out = append(out, members)
	}
	if len(out) < freeOptions {
		return nil
	}
	return out
}

// Kinds of questions to the person.
const (
	AskNothing  = iota
	AskPart     // is a component right?
	AskReadings // which of several complete readings is meant?
)

// A question annoys people who would have got the right answer without it. So for every four people it annoys, it must
// be expected to help more than one, and it must be expected to remove half of the tolerated doubt. On 640 questions
// that were not trained on (unseen, plain, analyst), 6.1% of the answers are wrong and not asked about, and 21% of the
// right ones are asked about. With a cost of .33, the shares are 6.7% and 20%; with .38, 6.9% and 19%.
const (
	askCost         = .28
	minDoubtRemoved = .5
)

// Decide returns the kind of question with the highest expected gain, or AskNothing if the gain is small. part is the
// component of a yes/no question, or -1; it is used only if the parser decides clause by clause.
func (s *State) Decide(minConfidence float64, part, limit int) int {
	lead := s.LeadingShare()
	if lead >= minConfidence-tolerance {
		return AskNothing
	}
	required := max(askCost*lead, minDoubtRemoved*(1-minConfidence))
	if s.ByClause { // every clause has its own confidence
		required = minDoubtRemoved * (1 - minConfidence)
	}
	readings := s.Readings(limit)
	after := s.ExpectedShare(readings) - optionCost*float64(len(readings)-1)
	offersReadings := len(readings) > 0 && after > lead+required-tolerance
	switch {
	case s.ByClause && part >= 0 && (!offersReadings || s.ExpectedShare(s.PartChoice(part))-partCost > after+tolerance):
		return AskPart
	case offersReadings:
		return AskReadings
	}
	return AskNothing
}
