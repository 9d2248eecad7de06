package reader

import (
	"context"
	"math"

	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/lexicon"
)

// stance is a text's position on one part of the question.
type stance struct {
	yes, no, none float64 // probabilities
	voices
	factors decisionFactors
}

// voices counts a text's sentences for either side, and quotes the clearest of each.
type voices struct {
	affirms, denies    string
	affirming, denying int
}

// negated returns the stance on the opposite question.
func (s stance) negated() stance {
	s.yes, s.no = s.no, s.yes
	s.voices = voices{s.denies, s.affirms, s.denying, s.affirming}
	return s
}

// withBoth lends a side without a sentence the other side's: the cues of a sentence may be misleading ("I'd have given
// anything for a chair on the sidewalk"), and the verdict matters more than the cues.
func (v voices) withBoth() voices {
	if v.affirms == "" {
		v.affirms = v.denies
	} else if v.denies == "" {
		v.denies = v.affirms
	}
	return v
}

// minDivided is the minimum share of the weaker side in a divided text.
const minDivided = .25

// mixed describes a divided text: it has clear sentences for both sides, at least a third as many for one as for the
// other, and the weaker side is plausible overall. other is the clearest sentence against the verdict.
func (s stance) mixed(other string) *verdict.Mixed {
	fewer, more := min(s.affirming, s.denying), max(s.affirming, s.denying)
	if other == "" || s.affirms == s.denies || fewer == 0 || 3*fewer < more || min(s.yes, s.no) < minDivided*(s.yes+s.no) {
		return nil
	}
	return &verdict.Mixed{For: s.affirming, Against: s.denying, Text: other}
}

// decisionFactors holds factors for the probabilities, so that no answer is missed too often: texts say less than one
// would expect, and praise more than they criticise.
type decisionFactors struct{ yes, no, none float64 }

var (
	shortFactors = decisionFactors{1.1, 2.5, .65}
	longFactors  = decisionFactors{1, 1.4, 1}
)

// manySentences is the length from which a text counts as long: long texts leave little open about what they mention.
const manySentences = 45

// fewSentences is the length up to which a text is too short to weigh evidence, so that an explicit sentence takes
// precedence over any aspect.
const fewSentences = 2

// yesNo answers a yes/no question. If it has several parts, all must hold or, joined by "or", one.
func (e *Embedded) yesNo(ctx context.Context, q *question, d *document) (verdict.Verdict, error) {
	var parts []stance
	switch {
	case q.verdict != "":
		parts = append(parts, e.sentiment(q, d))
	case len(q.terms)+len(q.asked) == 0:
		parts = append(parts, e.answerOpinion(q, d))
	case !q.mostlyAspects():
		return e.open(ctx, q, d)
	default:
		if len(d.sentences) <= fewSentences {
			if v, err := e.open(ctx, q, d); err != nil || v.Answer != verdict.NoInformation {
				return v, err
			}
		}
		for _, a := range q.asked {
			s := e.aspectStance(q, a, d)
			if a.Inverse || q.blame {
				s = s.negated()
			}
			parts = append(parts, s)
		}
	}
	s := parts[0]
	for _, p := range parts[1:] {
		switch {
		case q.anyPart:
			s = either(s, p)
		case q.allParts:
			s = both(s, p)
		default:
			s = mean(s, p)
		}
	}
	if q.negated {
		s = s.negated()
	}
	return s.verdict(), nil
}

// either combines the stances on two alternatives.
func either(a, b stance) stance {
	if b.yes > a.yes {
		a, b = b, a
	}
	return a.with(a.yes, math.Min(a.no, b.no))
}

// both combines the stances on two parts that must both hold.
func both(a, b stance) stance {
	if b.yes < a.yes {
		a, b = b, a
	}
	return a.with(a.yes, math.Max(a.no, b.no))
}

// with returns the stance with other probabilities of yes and no.
func (s stance) with(yes, no float64) stance {
	s.yes, s.no, s.none = yes, no, math.Max(0, 1-yes-no)
	return s
}

// mean averages two readings of one part: "well priced drinks" is about prices and about drinks. A reading that the
// text says nothing about counts less.
func mean(a, b stance) stance {
	wa, wb := 1.05-a.none, 1.05-b.none
	out := a
	if wb > wa {
		out = b
	}
	out = out.with((wa*a.yes+wb*b.yes)/(wa+wb), (wa*a.no+wb*b.no)/(wa+wb))
	if (out.no > out.yes) != (a.no > a.yes) && (out.no > out.yes) == (b.no > b.yes) {
		out.voices = b.voices
	} else if (out.no > out.yes) == (a.no > a.yes) && (out.no > out.yes) != (b.no > b.yes) {
		out.voices = a.voices
	}
	return out
}

// verdict turns probabilities into an answer.
func (s stance) verdict() verdict.Verdict {
	l := s.factors
	if l == (decisionFactors{}) {
		l = decisionFactors{1, 1, 1}
	}
	yes, no, none := s.yes*l.yes, s.no*l.no, s.none*l.none
	switch {
	case yes >= no && yes >= none && s.affirms != "":
		return verdict.Verdict{Answer: verdict.Yes, Quote: s.affirms, Mixed: s.mixed(s.denies), Confidence: s.yes}
	case no > yes && no >= none && s.denies != "":
		return verdict.Verdict{Answer: verdict.No, Quote: s.denies, Mixed: s.mixed(s.affirms), Confidence: s.no}
	}
	return s.noInformation(s.none)
}

// evidence counts what a text's sentences say about one part of the question.
type evidence struct {
	yes, no         float64 // strong cues
	weakYes, weakNo float64
	topicPos        float64 // sentences that only mention it, with praise
	topicNeg        float64 // the same with blame or a negation
	topicFlat       float64
	voices
	bestWeight  float64
	worstWeight float64
}

// clearWeight is the minimum weight of a clear sentence.
const clearWeight = .9

// add counts one sentence.
func (ev *evidence) add(s *sentence, yes, no float64) {
	if yes-no >= clearWeight {
		ev.affirming++
	}
	if no-yes >= clearWeight {
		ev.denying++
	}
	if yes > no && yes-no > ev.bestWeight {
		ev.affirms, ev.bestWeight = s.Text, yes-no
	}
	if no > yes && no-yes > ev.worstWeight {
		ev.denies, ev.worstWeight = s.Text, no-yes
	}
}

// polarityAround returns the polarity of the clause with word i, or half that of the sentence if the clause is neutral.
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

// aspectStance weighs what the text says about an aspect.
func (e *Embedded) aspectStance(q *question, a lexicon.Asked, d *document) stance {
	informing, side, ev := e.stanceFeatures(a.Aspect, d)
	informs, affirms := e.informsModel.probability(informing), e.affirmsModel.probability(append(side,
		e.traitFeatures(a.Aspect,
			d)...))
	s := stance{yes: informs * affirms, no: informs * (1 - affirms), none: 1 - informs, voices: ev.withBoth(),
		factors: shortFactors}
	if len(d.sentences) > manySentences {
		s.factors = longFactors
	}
	return s
}

// similarStems reports whether two stems are the same word or nearly so.
func similarStems(a, b string) bool {
	if a == b {
		return true
	}
	return len(a) > 5 && len(b) > 5 && a[:5] == b[:5] && len(a)-len(b) < 4 && len(b)-len(a) < 4
}

// sentiment answers whether a review is positive (or negative), from its words of praise and blame.
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
	s := stance{yes: yes, no: 1 - yes, voices: ev.voices}
	if q.verdict == "negative" {
		s = s.negated()
	}
	return s
}
