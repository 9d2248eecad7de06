package suql

import (
	"slices"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

// predicate is a condition decided as lazily as its text allows.
type predicate interface {
	// truth returns the possible values of the condition, given the decisions made so far.
	truth(r *row) truth
	// next returns the decisions to make next: those of the part that settles the condition at the lowest expected cost.
	// It only has to find out whether the condition is care: isTrue for a filter, isFalse below a NOT.
	next(r *row, care truth) []*decision
	// odds estimates the probability that the condition holds, and the remaining cost of deciding it in this row.
	odds(r *row) (p, cost float64)
}

// fact is a condition computed by the database, or a constant.
type fact struct{ arg expr }

func (p *fact) truth(r *row) truth {
	v, st := p.arg.value(r)
	return truthOfValue(v, st)
}

func (p *fact) next(*row, truth) []*decision { return nil }

func (p *fact) odds(r *row) (float64, float64) {
	if p.truth(r) == isTrue {
		return 1, 0
	}
	return 0, 0
}

// negation is NOT.
type negation struct{ arg predicate }

func (p *negation) truth(r *row) truth                  { return not(p.arg.truth(r)) }
func (p *negation) next(r *row, care truth) []*decision { return p.arg.next(r, not(care)) }
func (p *negation) odds(r *row) (float64, float64) {
	q, cost := p.arg.odds(r)
	return 1 - q, cost
}

// junction is AND, or OR if any is set.
type junction struct {
	any  bool
	args []predicate
}

func (p *junction) truth(r *row) truth {
	out := truthOf(!p.any)
	for _, a := range p.args {
		if p.any {
			out = or(out, a.truth(r))
		} else {
			out = and(out, a.truth(r))
		}
	}
	return out
}

// minAdvantage is how much better a later condition's ratio of probability to cost must be for it to be tried out of
// order, since estimates from few verdicts are rough.
const minAdvantage = 1.3

func (p *junction) next(r *row, care truth) []*decision {
	var best []*decision
	var score float64
	for _, a := range p.args {
		if !a.truth(r).open(care) {
			continue
		}
		q, cost := a.odds(r)
		if !p.any {
			q = 1 - q
		}
		s := q / (cost + 0.01)
		if best != nil && s <= score*minAdvantage {
			continue
		}
		if d := a.next(r, care); len(d) > 0 {
			best, score = d, s
		}
	}
	return best
}

func (p *junction) odds(r *row) (float64, float64) {
	all, cost := 1.0, 0.0
	for _, a := range p.args {
		q, c := a.odds(r)
		if p.any {
			q = 1 - q
		}
		cost += c * all // later parts are decided only if earlier ones do not settle it
		all *= q
	}
	if p.any {
		all = 1 - all
	}
	return all, cost
}

// leaf is a condition on answers. Its past outcomes give its probability.
type leaf struct {
	label                   string
	compute                 func(r *row) (any, status) // a truth value
	sites                   []*site
	isEquality              bool // it asks whether the answer is a literal, not whether it is none
	timesTrue, timesDecided int
}

func (p *leaf) truth(r *row) truth {
	r.missing = r.missing[:0]
	return truthOfValue(p.compute(r))
}

func (p *leaf) next(r *row, _ truth) []*decision {
	if p.truth(r) != unknownTruth || len(r.missing) == 0 {
		return nil
	}
	r.current = p
	return append([]*decision(nil), r.missing...)
}

// learn records the condition's outcome in a row.
func (p *leaf) learn(t truth) {
	if t.single() {
		p.timesDecided++
		if t == isTrue {
			p.timesTrue++
		}
	}
}

// The probability of a leaf is taken as one half until it has been decided in enough rows; then prior imagined
// outcomes, half of them true, still dampen the estimate.
const (
	minOutcomes   = 12
	priorOutcomes = 4
)

func (p *leaf) odds(r *row) (float64, float64) {
	t := p.truth(r)
	if t.single() {
		if t == isTrue {
			return 1, 0
		}
		return 0, 0
	}
	cost := 0.0
	for _, s := range p.sites {
		d, st := s.decide(r)
		if st != ready || d.state != unasked {
			continue
		}
		words := 0
		for _, t := range d.request.Text {
			words += len(t)
		}
		cost += 1 + float64(words)/4000 // a decision has a fixed cost, plus one for the length of the text
	}
	if cost == 0 {
		cost = 0.2 // a judgement about a known answer
	}
	if p.timesDecided < minOutcomes {
		return 0.5, cost
	}
	return float64(p.timesTrue+priorOutcomes/2) / float64(p.timesDecided+priorOutcomes), cost
}

// match compares an answer with literals as SUQL defines it, and asks for judgements if spelling alone does not settle
// it.
type match struct {
	answer   expr
	question expr // of the answer; nil for a summary
	literals []string
	asker    *asker
}

// value is true if the answer amounts to one of the literals.
func (m *match) value(r *row) (any, status) {
	v, st := m.answer.value(r)
	if st != ready || v == nil {
		return nil, st
	}
	answer := textOf(v)
	open := false
	for _, l := range m.literals {
		same, known := meansSame(answer, l)
		if same {
			return true, ready
		}
		open = open || !known
	}
	if !open {
		return false, ready
	}
	question := ""
	if m.question != nil {
		q, st := m.question.value(r)
		if st != ready {
			return nil, st
		}
		question = textOf(q)
	}
	for _, l := range m.literals {
		if _, known := meansSame(answer, l); known {
			continue
		}
		d := m.asker.decision(sameMeaningRequest(question, answer, l))
		switch {
		case d.state == failed:
			return nil, obscure
		case d.state == unasked:
			r.want(d)
			return nil, waiting
		case fold(d.verdict.Answer) == fold(verdict.Yes):
			return true, ready
		}
	}
	return false, ready
}

// needsJudgement reports whether some answers still have to be judged.
func (m *match) needsJudgement() bool {
	return slices.ContainsFunc(m.literals, func(l string) bool { return !hasOneSpelling(fold(l)) })
}

// sameMeaningRequest returns the request whether an answer means the same as a value.
func sameMeaningRequest(question, answer, value string) verdict.Request {
	return verdict.Request{Task: verdict.Judge, Question: question, Answer: answer, Value: value}
}
