package reader

import (
	"math"

	"surely/lexicon"
	"surely/text"
	"surely/verdict"
)

// stance is what a text says to one thing asked.
type stance struct {
	yes, no, none float64 // probabilities
	quote         string  // the sentence that speaks loudest for the likelier side
	against       string  // the loudest of the other side, when the text is divided
	lean          [classes]float64
}

// yesNo answers a yes/no question. What is asked may be several things: all must hold, or one where "or" stands
// between them.
func (e *Embedded) yesNo(q *question, d *document) verdict.Verdict {
	var parts []stance
	switch {
	case q.verdict != "":
		parts = append(parts, e.sentiment(q, d))
	default:
		for _, a := range q.asked {
			s := e.aspectStance(a, d)
			if a.Inverse {
				s.yes, s.no = s.no, s.yes
			}
			parts = append(parts, s)
		}
		if len(q.terms) > 0 && !(len(parts) > 0 && q.modifiesAspect()) || len(parts) == 0 {
			parts = append(parts, e.openStance(q, d))
		}
	}
	s := parts[0]
	for _, p := range parts[1:] {
		s = combine(s, p, q.either)
	}
	if q.negated {
		s.yes, s.no = s.no, s.yes
	}
	return s.verdict()
}

// modifiesAspect says that the words left over hardly add to the aspects asked for.
func (q *question) modifiesAspect() bool { return len(q.terms) <= 2*len(q.asked) }

// combine joins two things asked.
func combine(a, b stance, either bool) stance {
	out := a
	if either {
		if b.yes > a.yes {
			out = b
		}
		out.no = math.Min(a.no, b.no)
		out.yes = math.Max(a.yes, b.yes)
	} else {
		if b.yes < a.yes {
			out = b
		}
		out.yes = math.Min(a.yes, b.yes)
		out.no = math.Max(a.no, b.no)
	}
	out.none = math.Max(0, 1-out.yes-out.no)
	return out
}

// verdict turns probabilities into an answer.
func (s stance) verdict() verdict.Verdict {
	lean := s.lean
	if lean[classYes] == 0 {
		lean = [classes]float64{1, 1, 1}
	}
	yes, no, none := s.yes*lean[classYes], s.no*lean[classNo], s.none*lean[classNone]
	switch {
	case yes >= no && yes >= none && s.quote != "":
		return verdict.Verdict{Answer: verdict.Yes, Quote: s.quote, Confidence: s.yes}
	case no >= none && s.quote != "":
		return verdict.Verdict{Answer: verdict.No, Quote: s.quote, Confidence: s.no}
	}
	return verdict.Verdict{Answer: verdict.NoInformation, Confidence: s.none}
}

// evidence counts what the sentences of a text say to one thing asked.
type evidence struct {
	yes, no         float64 // strong cues
	weakYes, weakNo float64
	topicPos        float64 // sentences that only speak of it, with praise
	topicNeg        float64 // with blame or a negation
	topicFlat       float64
	best, worst     string
	bestWeight      float64
	worstWeight     float64
}

// add counts one sentence.
func (ev *evidence) add(s *sentence, yes, no float64) {
	if yes > no && yes-no > ev.bestWeight {
		ev.best, ev.bestWeight = s.Text, yes-no
	}
	if no > yes && no-yes > ev.worstWeight {
		ev.worst, ev.worstWeight = s.Text, no-yes
	}
}

// around is the polarity of the clause that holds word i, or half that of the sentence if the clause is flat.
func (e *Embedded) around(s *sentence, i int) float64 {
	from, to := i, i+1
	for from > 0 && s.words[from-1].Clause == s.words[i].Clause {
		from--
	}
	for to < len(s.words) && s.words[to].Clause == s.words[i].Clause {
		to++
	}
	if p := e.lexicon.Polarity(s.Tokens, s.words, from, to); p != 0 {
		return float64(p)
	}
	return .5 * float64(e.lexicon.Polarity(s.Tokens, s.words, 0, len(s.words)))
}

// aspectStance weighs what the text says of an aspect.
func (e *Embedded) aspectStance(a lexicon.Asked, d *document) stance {
	features, ev := e.stanceFeatures(a.Aspect, d)
	if e.stances == nil {
		yes := 1.6*ev.yes + .8*ev.weakYes + .9*ev.topicPos + .35*ev.topicFlat
		no := 1.7*ev.no + .8*ev.weakNo + .9*ev.topicNeg + .1*ev.topicFlat
		return ev.stance(yes, no)
	}
	p := e.stances.probabilities(features)
	s := stance{yes: p[classYes], no: p[classNo], none: p[classNone], lean: e.stances.lean}
	s.quote, s.against = ev.best, ev.worst
	if s.no*s.lean[classNo] > s.yes*s.lean[classYes] {
		s.quote, s.against = s.against, s.quote
	}
	return s
}

// stance turns scores into probabilities: none competes with a fixed score.
func (ev *evidence) stance(yes, no float64) stance {
	y, n, z := math.Exp(1.2*yes-.8*no), math.Exp(1.2*no-.8*yes), math.Exp(.9)
	sum := y + n + z
	s := stance{yes: y / sum, no: n / sum, none: z / sum}
	s.quote, s.against = ev.best, ev.worst
	if s.no > s.yes {
		s.quote, s.against = s.against, s.quote
	}
	return s
}

// openStance answers what no aspect covers: is there a sentence with the words of the question, and does it affirm them?
func (e *Embedded) openStance(q *question, d *document) stance {
	var ev evidence
	total := 0.0
	for _, t := range q.terms {
		total += weightOf(t)
	}
	if total == 0 {
		if q.praise || q.blame {
			s := e.sentiment(q, d)
			if q.blame {
				s.yes, s.no = s.no, s.yes
			}
			return s
		}
		return stance{none: 1}
	}
	var yes, no float64
	for i := range d.sentences {
		s := &d.sentences[i]
		var covered float64
		first := -1
		for _, t := range q.terms {
			for j := range s.words {
				if alike(s.Tokens[s.words[j].Token].Stem, t) {
					covered += weightOf(t)
					if first < 0 {
						first = j
					}
					break
				}
			}
		}
		share := covered / total
		if share < .6 {
			continue
		}
		p := e.around(s, first)
		negated := lexicon.Negated(s.words, first) || nearNegation(s, first)
		weight := 2.2 * share * share
		switch {
		case negated && !q.blame, q.praise && p < -.2, q.blame && p > .2:
			no += weight
			ev.add(s, 0, weight)
		case q.praise && p == 0:
			yes += .6 * weight
			ev.add(s, .6*weight, 0)
		default:
			yes += weight
			ev.add(s, weight, 0)
		}
	}
	return ev.stance(math.Min(yes, 5), math.Min(no, 5))
}

// nearNegation says that the clause of word i begins with a negation.
func nearNegation(s *sentence, i int) bool {
	for j := range s.words {
		if s.words[j].Clause == s.words[i].Clause && j < i && lexicon.Negation(s.Tokens[s.words[j].Token].Lower) {
			return true
		}
	}
	return false
}

// alike says that two stems are the same word or nearly so.
func alike(a, b string) bool {
	if a == b {
		return true
	}
	if len(a) > 5 && len(b) > 5 && a[:5] == b[:5] {
		return len(a)-len(b) < 4 && len(b)-len(a) < 4
	}
	return false
}

// weightOf is how much a stem tells of what is asked; long words tell more.
func weightOf(stem string) float64 {
	if stem == "" || text.Stop(stem) {
		return 0
	}
	return 1 + math.Min(1, float64(len(stem))/10)
}

// sentiment answers whether a review is positive (or negative), from the words that praise and blame.
func (e *Embedded) sentiment(q *question, d *document) stance {
	var sum, n float64
	var ev evidence
	for i := range d.sentences {
		s := &d.sentences[i]
		p := float64(e.lexicon.Polarity(s.Tokens, s.words, 0, len(s.words)))
		sum += p
		n++
		ev.add(s, math.Max(0, p), math.Max(0, -p))
	}
	x := 1.5*sum/math.Sqrt(n) + .1
	yes := 1 / (1 + math.Exp(-x))
	s := stance{yes: yes, no: 1 - yes, quote: ev.best, against: ev.worst}
	if yes < .5 {
		s.quote, s.against = s.against, s.quote
	}
	if q.verdict == "negative" {
		s.yes, s.no = s.no, s.yes
	}
	return s
}
