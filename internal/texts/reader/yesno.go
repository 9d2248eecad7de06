package reader

import (
	"context"
	"math"

	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/lexicon"
)

// stance is what a text says to one thing asked.
type stance struct {
	yes, no, none float64 // probabilities
	voices
	lean lean
}

// voices are the sentences of a text that speak for a side: the loudest, and how many do so clearly.
type voices struct {
	affirms, denies    string
	affirming, denying int
}

// turned is the stance to the opposite.
func (s stance) turned() stance {
	s.yes, s.no = s.no, s.yes
	s.voices = voices{s.denies, s.affirms, s.denying, s.affirming}
	return s
}

// shared lends a silent side the sentence of the other: what a sentence is taken to say by its cues may be the
// reverse of what it says ("I'd have given anything for a chair on the sidewalk"), and the verdict weighs more than
// the cues.
func (v voices) shared() voices {
	if v.affirms == "" {
		v.affirms = v.denies
	} else if v.denies == "" {
		v.denies = v.affirms
	}
	return v
}

// divided is the least share of the weaker side in a divided text.
const divided = .25

// mixed tells of a text that is divided: sentences speak clearly for both sides, at least a third as many for one as
// for the other, and all in all the weaker side is not out of the question. other is the loudest sentence against the
// verdict.
func (s stance) mixed(other string) *verdict.Mixed {
	fewer, more := min(s.affirming, s.denying), max(s.affirming, s.denying)
	if other == "" || s.affirms == s.denies || fewer == 0 || 3*fewer < more || min(s.yes, s.no) < divided*(s.yes+s.no) {
		return nil
	}
	return &verdict.Mixed{For: s.affirming, Against: s.denying, Text: other}
}

// lean is what a decision multiplies the probabilities with, so that no answer is missed too often: texts say less
// than one would think, and more of what is good.
type lean struct{ yes, no, none float64 }

var (
	fewLean   = lean{1.1, 1.4, .65}
	shortLean = lean{1.1, 2.5, .65}
	longLean  = lean{1, 1.4, 1}
)

// manySentences is how many make a text long: of what is said there, little is left open.
const manySentences = 45

// fewSentences is up to how many a text has nothing to weigh: a sentence that says it outright decides before any
// aspect.
const fewSentences = 2

// yesNo answers a yes/no question. What is asked may be several things: all must hold, or one where "or" stands
// between them.
func (e *Embedded) yesNo(ctx context.Context, q *question, d *document) (verdict.Verdict, error) {
	var parts []stance
	switch {
	case q.verdict != "":
		parts = append(parts, e.sentiment(q, d))
	case len(q.terms)+len(q.asked) == 0:
		parts = append(parts, e.unasked(q, d))
	case !q.mostlyAsked():
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
				s = s.turned()
			}
			parts = append(parts, s)
		}
	}
	s := parts[0]
	for _, p := range parts[1:] {
		switch {
		case q.either:
			s = either(s, p)
		case q.both:
			s = both(s, p)
		default:
			s = mean(s, p)
		}
	}
	if len(q.asked) > 0 && q.verdict == "" && len(d.sentences) > manySentences {
		s = s.informed(e.informsLong.probability(e.informed(q, d)))
	}
	if q.negated {
		s = s.turned()
	}
	return s.verdict(), nil
}

// informed gives a stance another probability of saying anything.
func (s stance) informed(p float64) stance {
	if sum := s.yes + s.no; sum > 0 {
		s.yes, s.no, s.none = p*s.yes/sum, p*s.no/sum, 1-p
	}
	return s
}

// either joins two things asked with "or".
func either(a, b stance) stance {
	if b.yes > a.yes {
		a, b = b, a
	}
	return a.but(a.yes, math.Min(a.no, b.no))
}

// both joins two things asked with "and".
func both(a, b stance) stance {
	if b.yes < a.yes {
		a, b = b, a
	}
	return a.but(a.yes, math.Max(a.no, b.no))
}

// but gives a stance other probabilities of a yes and a no.
func (s stance) but(yes, no float64) stance {
	s.yes, s.no, s.none = yes, no, math.Max(0, 1-yes-no)
	return s
}

// mean joins two readings of one thing: "well priced drinks" is asked of prices and of drinks. What says nothing of
// either weighs less.
func mean(a, b stance) stance {
	wa, wb := 1.05-a.none, 1.05-b.none
	out := a
	if wb > wa {
		out = b
	}
	out = out.but((wa*a.yes+wb*b.yes)/(wa+wb), (wa*a.no+wb*b.no)/(wa+wb))
	if (out.no > out.yes) != (a.no > a.yes) && (out.no > out.yes) == (b.no > b.yes) {
		out.voices = b.voices
	} else if (out.no > out.yes) == (a.no > a.yes) && (out.no > out.yes) != (b.no > b.yes) {
		out.voices = a.voices
	}
	return out
}

// verdict turns probabilities into an answer.
func (s stance) verdict() verdict.Verdict {
	l := s.lean
	if l == (lean{}) {
		l = lean{1, 1, 1}
	}
	yes, no, none := s.yes*l.yes, s.no*l.no, s.none*l.none
	switch {
	case yes >= no && yes >= none && s.affirms != "":
		return verdict.Verdict{Answer: verdict.Yes, Quote: s.affirms, Mixed: s.mixed(s.denies), Confidence: s.yes}
	case no > yes && no >= none && s.denies != "":
		return verdict.Verdict{Answer: verdict.No, Quote: s.denies, Mixed: s.mixed(s.affirms), Confidence: s.no}
	}
	return s.silent(s.none)
}

// evidence counts what the sentences of a text say to one thing asked.
type evidence struct {
	yes, no         float64 // strong cues
	weakYes, weakNo float64
	topicPos        float64 // sentences that only speak of it, with praise
	topicNeg        float64 // with blame or a negation
	topicFlat       float64
	voices
	bestWeight  float64
	worstWeight float64
}

// clear is the weight from which on a sentence speaks clearly for a side.
const clear = .9

// add counts one sentence.
func (ev *evidence) add(s *sentence, yes, no float64) {
	if yes-no >= clear {
		ev.affirming++
	}
	if no-yes >= clear {
		ev.denying++
	}
	if yes > no && yes-no > ev.bestWeight {
		ev.affirms, ev.bestWeight = s.Text, yes-no
	}
	if no > yes && no-yes > ev.worstWeight {
		ev.denies, ev.worstWeight = s.Text, no-yes
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
func (e *Embedded) aspectStance(q *question, a lexicon.Asked, d *document) stance {
	informing, side, ev := e.stanceFeatures(a.Aspect, d)
	informs, affirms := e.informs.probability(informing), e.affirms.probability(append(side, e.traitFeatures(a.Aspect,
		d)...))
	s := stance{yes: informs * affirms, no: informs * (1 - affirms), none: 1 - informs, voices: ev.shared(),
		lean: shortLean}
	switch n := len(d.sentences); {
	case n < showing:
		s.lean = fewLean
	case n > manySentences:
		s.lean = longLean
	}
	return s
}

// alike says that two stems are the same word or nearly so.
func alike(a, b string) bool {
	if a == b {
		return true
	}
	return len(a) > 5 && len(b) > 5 && a[:5] == b[:5] && len(a)-len(b) < 4 && len(b)-len(a) < 4
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
	s := stance{yes: yes, no: 1 - yes, voices: ev.voices}
	if q.verdict == "negative" {
		s = s.turned()
	}
	return s
}
