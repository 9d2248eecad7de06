package reader

import (
	"context"
	"math"

	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/lexicon"
)

// stance is a text's position on a part of the question.
type stance struct {
	yes, no, noInfo float64 // probabilities
	sides
	factors decisionFactors
}

// sides counts a text's sentences for each side, and quotes the clearest.
type sides struct {
	affirms, denies              string
	affirmingCount, denyingCount int
}

// negate returns the stance on the negated question.
func (s stance) negate() stance {
	s.yes, s.no = s.no, s.yes
	s.sides = sides{s.denies, s.affirms, s.denyingCount, s.affirmingCount}
	return s
}

// fillMissing quotes the other side's sentence for a side without one: cues may be misleading ("I'd have given anything
// for a chair on the sidewalk"), and the verdict matters more than the cues.
func (v sides) fillMissing() sides {
	if v.affirms == "" {
		v.affirms = v.denies
	} else if v.denies == "" {
		v.denies = v.affirms
	}
	return v
}

// minDivided is the minimum share of the weaker side in a divided text.
const minDivided = .25

// mixedVerdict describes a divided text, or returns nil. A divided text has clear sentences for both sides, at least a
// third as many for one as for the other, and the weaker side is plausible. other is the clearest sentence against the
// verdict.
func (s stance) mixedVerdict(other string) *verdict.Mixed {
	minority, majority := min(s.affirmingCount, s.denyingCount), max(s.affirmingCount, s.denyingCount)
	if other == "" || s.affirms == s.denies || minority == 0 || 3*minority < majority ||
		min(s.yes, s.no) < minDivided*(s.yes+s.no) {
		return nil
	}
	return &verdict.Mixed{For: s.affirmingCount, Against: s.denyingCount, Text: other}
}

// decisionFactors multiply the probabilities, so that none of the answers is missed too often: texts have less
// information than expected, and praise more than they criticise.
type decisionFactors struct{ yes, no, none float64 }

var (
	shortFactors = decisionFactors{1.1, 2.5, .65}
	longFactors  = decisionFactors{1, 1.4, 1}
)

// manySentences is the number of sentences above which a text counts as long; its cues are then more reliable.
const manySentences = 45

// fewSentences is the number of sentences up to which a text is too short to weigh evidence; the judge then takes
// precedence over aspects.
const fewSentences = 2

// answerYesNo answers a yes/no question. If its parts are joined by "or", one of them must hold; if by "and", all of
// them; otherwise their stances are averaged.
func (e *Embedded) answerYesNo(ctx context.Context, q *question, d *document) (verdict.Verdict, error) {
	var parts []stance
	switch {
	case q.polarity != "":
		parts = append(parts, e.answerSentiment(q, d))
	case len(q.terms)+len(q.aspects) == 0:
		parts = append(parts, e.answerOpinion(q, d))
	case !q.isMostlyAspects():
		return e.judgeText(ctx, q, d)
	default:
		if len(d.sentences) <= fewSentences {
			if v, err := e.judgeText(ctx, q, d); err != nil || v.Answer != verdict.NoInformation {
				return v, err
			}
		}
		for _, a := range q.aspects {
			s := e.aspectStance(q, a, d)
			if a.Inverse || q.asksBlame {
				s = s.negate()
			}
			parts = append(parts, s)
		}
	}
	s := parts[0]
	for _, p := range parts[1:] {
		switch {
		case q.isDisjunction:
			s = combineAny(s, p)
		case q.isConjunction:
			s = combineAll(s, p)
		default:
			s = average(s, p)
		}
	}
	if q.isNegated {
		s = s.negate()
	}
	return s.verdict(), nil
}

// combineAny returns the stance on two parts joined by "or".
func combineAny(a, b stance) stance {
	if b.yes > a.yes {
		a, b = b, a
	}
	return a.withProbabilities(a.yes, min(a.no, b.no))
}

// combineAll returns the stance on two parts that must both hold.
func combineAll(a, b stance) stance { return combineAny(a.negate(), b.negate()).negate() }

// withProbabilities returns the stance with different probabilities of yes and no.
func (s stance) withProbabilities(yes, no float64) stance {
	s.yes, s.no, s.noInfo = yes, no, math.Max(0, 1-yes-no)
	return s
}

// average returns the weighted average of the stances on two aspects of one part: "well priced drinks" is about prices
// and about drinks. An aspect on which the text has no information has less weight.
func average(a, b stance) stance {
	wa, wb := 1.05-a.noInfo, 1.05-b.noInfo
	out := a
	if wb > wa {
		out = b
	}
	out = out.withProbabilities((wa*a.yes+wb*b.yes)/(wa+wb), (wa*a.no+wb*b.no)/(wa+wb))
	if (out.no > out.yes) != (a.no > a.yes) && (out.no > out.yes) == (b.no > b.yes) {
		out.sides = b.sides
	} else if (out.no > out.yes) == (a.no > a.yes) && (out.no > out.yes) != (b.no > b.yes) {
		out.sides = a.sides
	}
	return out
}

// verdict returns the verdict for the probabilities.
func (s stance) verdict() verdict.Verdict {
	l := s.factors
	if l == (decisionFactors{}) {
		l = decisionFactors{1, 1, 1}
	}
	yes, no, none := s.yes*l.yes, s.no*l.no, s.noInfo*l.none
	switch {
	case yes >= no && yes >= none && s.affirms != "":
		return verdict.Verdict{Answer: verdict.Yes, Quote: s.affirms, Mixed: s.mixedVerdict(s.denies), Confidence: s.yes}
	case no > yes && no >= none && s.denies != "":
		return verdict.Verdict{Answer: verdict.No, Quote: s.denies, Mixed: s.mixedVerdict(s.affirms), Confidence: s.no}
	}
	return s.noInformation(s.noInfo)
}

// evidence counts a text's evidence on a part of the question.
type evidence struct {
	yes, no         float64 // strong cues
	weakYes, weakNo float64
	praised         float64 // neutral mentions in sentences with praise
	blamed          float64 // neutral mentions in sentences with blame or a negation
	neutral         float64
	sides
	bestAffirming float64
	bestDenying   float64
}

// clearWeight is the minimum weight of a clear sentence.
const clearWeight = .9

// addSentence counts a sentence.
func (ev *evidence) addSentence(s *sentence, yes, no float64) {
	if yes-no >= clearWeight {
		ev.affirmingCount++
	}
	if no-yes >= clearWeight {
		ev.denyingCount++
	}
	if yes > no && yes-no > ev.bestAffirming {
		ev.affirms, ev.bestAffirming = s.Text, yes-no
	}
	if no > yes && no-yes > ev.bestDenying {
		ev.denies, ev.bestDenying = s.Text, no-yes
	}
}

// polarityAround returns the polarity of the clause with word i or, if that is neutral, half the sentence's.
func (e *Embedded) polarityAround(s *sentence, i int) float64 {
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

// aspectStance returns the stance of a text on an aspect.
func (e *Embedded) aspectStance(q *question, a lexicon.AskedAspect, d *document) stance {
	informing, side, ev := e.stanceFeatures(a.Aspect, d)
	informs, affirms := e.informsModel.probability(informing), e.affirmsModel.probability(append(side,
		e.traitFeatures(a.Aspect,
			d)...))
	s := stance{yes: informs * affirms, no: informs * (1 - affirms), noInfo: 1 - informs, sides: ev.fillMissing(),
		factors: shortFactors}
	if len(d.sentences) > manySentences {
		s.factors = longFactors
	}
	return s
}

// similarStems reports whether two stems are equal or similar.
func similarStems(a, b string) bool {
	if a == b {
		return true
	}
	return len(a) > 5 && len(b) > 5 && a[:5] == b[:5] && len(a)-len(b) < 4 && len(b)-len(a) < 4
}

// answerSentiment answers whether a review is positive (or negative) by its words of praise and blame.
func (e *Embedded) answerSentiment(q *question, d *document) stance {
	var sum, n float64
	var ev evidence
	for i := range d.sentences {
		s := &d.sentences[i]
		p := float64(e.lexicon.Polarity(s.Tokens, s.words, 0, len(s.words)))
		sum += p
		n++
		ev.addSentence(s, math.Max(0, p), math.Max(0, -p))
	}
	x := 1.5*sum/math.Sqrt(n) + .1
	yes := 1 / (1 + math.Exp(-x))
	s := stance{yes: yes, no: 1 - yes, sides: ev.sides}
	if q.polarity == "negative" {
		s = s.negate()
	}
	return s
}
