package suql

import (
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// predicate is a condition that is decided by reading as little text as possible.
type predicate interface {
	// truth returns the possible values of the condition, given the decisions made so far.
	truth(r *row) truth
	// next returns the decisions to make next: those of the part that settles the condition at the lowest expected cost.
	// They only have to settle whether the condition has the value wanted: isTrue for a filter, isFalse below a NOT.
	next(r *row, wanted truth) []*decision
	// estimate returns the probability that the condition holds, and the remaining cost of deciding it for the row.
	estimate(r *row) (p, cost float64)
}

// constantPredicate is a condition computed by the database, or a constant.
type constantPredicate struct{ arg expr }

func (p *constantPredicate) truth(r *row) truth {
	v, st := p.arg.value(r)
	return truthOfValue(v, st)
}

func (p *constantPredicate) next(*row, truth) []*decision { return nil }

func (p *constantPredicate) estimate(r *row) (float64, float64) {
	if p.truth(r) == isTrue {
		return 1, 0
	}
	return 0, 0
}

// notPredicate is NOT.
type notPredicate struct{ arg predicate }

func (p *notPredicate) truth(r *row) truth                    { return not(p.arg.truth(r)) }
func (p *notPredicate) next(r *row, wanted truth) []*decision { return p.arg.next(r, not(wanted)) }
func (p *notPredicate) estimate(r *row) (float64, float64) {
	q, cost := p.arg.estimate(r)
	return 1 - q, cost
}

// junction is AND or OR.
type junction struct {
	isOr bool
	args []predicate
}

func (p *junction) truth(r *row) truth {
	out := truthOf(!p.isOr)
	for _, a := range p.args {
		if p.isOr {
			out = or(out, a.truth(r))
		} else {
			out = and(out, a.truth(r))
		}
	}
	return out
}

// minAdvantage is the factor by which a later condition's ratio of probability to cost must be better for it to be
// decided first, since estimates from few verdicts are rough.
const minAdvantage = 1.3

func (p *junction) next(r *row, wanted truth) []*decision {
	var best []*decision
	var score float64
	for _, a := range p.args {
		if !a.truth(r).isUndecided(wanted) {
			continue
		}
		q, cost := a.estimate(r)
		if !p.isOr {
			q = 1 - q
		}
		s := q / (cost + 0.01)
		if best != nil && s <= score*minAdvantage {
			continue
		}
		if d := a.next(r, wanted); len(d) > 0 {
			best, score = d, s
		}
	}
	return best
}

func (p *junction) estimate(r *row) (float64, float64) {
	all, cost := 1.0, 0.0
	for _, a := range p.args {
		q, c := a.estimate(r)
		if p.isOr {
			q = 1 - q
		}
		cost += c * all // later parts are decided only if earlier parts do not settle the condition
		all *= q
	}
	if p.isOr {
		all = 1 - all
	}
	return all, cost
}

// leaf is a condition on answers. Its probability is estimated from past outcomes.
type leaf struct {
	label                   string
	compute                 func(r *row) (any, status) // a truth value
	sites                   []*site
	isEquality              bool // it tests whether the answer is a certain value, not whether it is missing or negative
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

// record records the condition's outcome for a row.
func (p *leaf) record(t truth) {
	if t.isSingle() {
		p.timesDecided++
		if t == isTrue {
			p.timesTrue++
		}
	}
}

// The probability of a leaf is one half until it has been decided for minOutcomes rows; after that, priorOutcomes
// imagined outcomes, half of them true, dampen the estimate.
const (
	minOutcomes   = 12
	priorOutcomes = 4
)

func (p *leaf) estimate(r *row) (float64, float64) {
	t := p.truth(r)
	if t.isSingle() {
		if t == isTrue {
			return 1, 0
		}
		return 0, 0
	}
	cost := 0.0
	for _, s := range p.sites {
		d, st := s.decide(r)
		if st != ready || d.state != undecided {
			continue
		}
		size := 0
		for _, t := range d.request.Text {
			size += len(t)
		}
		cost += 1 + float64(size)/4000 // a fixed cost, plus a cost for the length of the text
	}
	if cost == 0 {
		cost = 0.2 // a judgement about a known answer
	}
	if p.timesDecided < minOutcomes {
		return 0.5, cost
	}
	return float64(p.timesTrue+priorOutcomes/2) / float64(p.timesDecided+priorOutcomes), cost
}

// answerMatch compares an answer with literals by SUQL's rules, and requests judgements if spelling does not settle the
// comparison.
type answerMatch struct {
	answer   expr
	question expr // of the answer; nil for a summary
	literals []string
	asker    *asker
}

// value is true if the answer means the same as one of the literals.
func (m *answerMatch) value(r *row) (any, status) {
	v, st := m.answer.value(r)
	if st != ready || v == nil {
		return nil, st
	}
	answer := textOf(v)
	needsJudgement := false
	for _, l := range m.literals {
		same, known := hasSameMeaning(answer, l)
		if same {
			return true, ready
		}
		needsJudgement = needsJudgement || !known
	}
	if !needsJudgement {
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
		if _, known := hasSameMeaning(answer, l); known {
			continue
		}
		d := m.asker.decision(sameMeaningRequest(question, answer, l))
		switch {
		case d.state == failed:
			return nil, unavailable
		case d.state == undecided:
			r.addMissing(d)
			return nil, waiting
		case normalizeAnswer(d.verdict.Answer) == normalizeAnswer(verdict.Yes):
			return true, ready
		}
	}
	return false, ready
}

// sameMeaningRequest returns the request to judge whether an answer means the same as a value.
func sameMeaningRequest(question, answer, value string) verdict.Request {
	return verdict.Request{Task: verdict.Judge, Question: question, Answer: answer, Value: value}
}

// truth is the set of values that a predicate may still have; decisions narrow it down to one.
type truth uint8

const (
	isTrue truth = 1 << iota
	isFalse
	isNull
	unknownTruth = isTrue | isFalse | isNull
)

// isSettled reports whether it is certain that the predicate is true, or that it is not: for a filter, NULL counts as
// false.
func (t truth) isSettled() bool { return t == isTrue || t&isTrue == 0 }

// isSingle reports whether only one value is possible.
func (t truth) isSingle() bool { return t&(t-1) == 0 }

// isUndecided reports whether the predicate may have the value wanted, but also others.
func (t truth) isUndecided(wanted truth) bool {
	if wanted == unknownTruth {
		return !t.isSingle()
	}
	return t&wanted != 0 && t != wanted
}

func truthOf(b bool) truth {
	if b {
		return isTrue
	}
	return isFalse
}

// truthOfValue returns the truth of a computed value.
func truthOfValue(v any, st status) truth {
	if st != ready {
		return unknownTruth
	}
	switch v := v.(type) {
	case nil:
		return isNull
	case bool:
		return truthOf(v)
	case int64:
		return truthOf(v != 0)
	case float64:
		return truthOf(v != 0)
	}
	return unknownTruth
}

func not(t truth) truth {
	out := t & isNull
	if t&isTrue != 0 {
		out |= isFalse
	}
	if t&isFalse != 0 {
		out |= isTrue
	}
	return out
}

// and combines the possible values of two predicates under three-valued logic.
func and(a, b truth) truth {
	out := a&isTrue&b | (a|b)&isFalse
	if a&isNull != 0 && b&(isTrue|isNull) != 0 || b&isNull != 0 && a&(isTrue|isNull) != 0 {
		out |= isNull
	}
	return out
}

func or(a, b truth) truth { return not(and(not(a), not(b))) }
