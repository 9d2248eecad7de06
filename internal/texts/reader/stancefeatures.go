package reader

import (
	"iter"
	"math"
	"sort"

	"github.com/ask-surely/surely/internal/words/lexicon"
	"github.com/ask-surely/surely/internal/words/text"
)

const stanceBits = 17

// stanceFeatures returns features of what a text says about an aspect. Besides shared features, each aspect and each
// word near a cue has its own weight, so that training can learn which to trust. The first result is for whether
// anything is said, the second for yes against no, where the sides count by their share, not by the number of
// sentences.
func (e *Embedded) stanceFeatures(a *lexicon.Aspect, d *document) (informs, side []feature, _ *evidence) {
	l := &aspectFeatures{aspect: a, ev: &evidence{}, noted: map[uint32]float32{}}
	for i := range d.sentences {
		s := &d.sentences[i]
		hits := a.Hits(s.words)
		if len(hits) == 0 || s.isQuestion {
			continue
		}
		if s.reply != 0 {
			applyReply(hits, s.reply > 0)
		}
		l.sentences++
		c := cuesOf(hits)
		if c.topic >= 0 && c.yes+c.no == 0 && s.reply == 0 {
			e.toneOf(s, &c, l.ev)
		}
		l.ev.count(s, &c)
		l.near(s)
	}
	informs, side = l.words()
	informs = append(informs, l.ev.amounts(a)...)
	informs = append(informs, l.ev.balance(a, lengthOf(d))...)
	return informs, append(side, l.ev.sides(a)...), l.ev
}

// aspectFeatures accumulates features of an aspect.
type aspectFeatures struct {
	aspect    *lexicon.Aspect
	ev        *evidence
	noted     map[uint32]float32 // weights of the words near cues
	sentences float32            // number of sentences about the aspect
}

// cues are a sentence's cues for an aspect, single words and phrases.
type cues struct {
	yes, no         float64
	weakYes, weakNo float64
	topic           int // a word that mentions the aspect neutrally; -1: none
}

// cuesOf sums up the cues of a sentence.
func cuesOf(hits []lexicon.Hit) cues {
	c := cues{topic: -1}
	for _, h := range hits {
		switch {
		case h.Topic:
			c.topic = h.From
			continue
		case h.Weak && h.Yes:
			c.weakYes = 1
		case h.Weak:
			c.weakNo = 1
		case h.Yes:
			c.yes++
		default:
			c.no++
		}
	}
	return c
}

// toneOf turns the praise or blame of a sentence that mentions the aspect neutrally into a weak cue.
func (e *Embedded) toneOf(s *sentence, c *cues, ev *evidence) {
	p := e.polarityAround(s, c.topic)
	switch {
	case s.denied(c.topic), p < -.3:
		ev.topicNeg++
		c.weakNo += .6
	case p > .3:
		ev.topicPos++
		c.weakYes += .6
	default:
		ev.topicFlat++
		c.weakYes += .2
	}
}

// count adds the cues of a sentence.
func (ev *evidence) count(s *sentence, c *cues) {
	ev.yes += math.Min(c.yes, 2)
	ev.no += math.Min(c.no, 2)
	ev.weakYes += math.Min(1, c.weakYes)
	ev.weakNo += math.Min(1, c.weakNo)
	ev.add(s, c.yes+.5*c.weakYes, c.no+.5*c.weakNo)
}

// near records the words of a sentence about the aspect.
func (l *aspectFeatures) near(s *sentence) {
	for stem := range s.contentStems() {
		l.noted[hashed("near", l.aspect.Name, stem)]++
		l.noted[hashed("near", stem)]++
	}
}

// contentStems yields the stems of content words, including negations.
func (s *sentence) contentStems() iter.Seq[string] {
	return func(yield func(string) bool) {
		for i := range s.words {
			t := &s.Tokens[s.words[i].Token]
			content := !text.Stop(t.Lower) || t.Lower == "no" || t.Lower == "n't" || t.Lower == "not"
			if content && !yield(t.Stem) {
				return
			}
		}
	}
}

// words returns the features of words near cues: their amounts, and their share per sentence about the aspect. They are
// sorted, since floating-point sums depend on the order.
func (l *aspectFeatures) words() (amounts, shares []feature) {
	amounts = make([]feature, 0, len(l.noted)+50) // room for the features that follow
	for id, v := range l.noted {
		amounts = append(amounts, feature{id, min(2, v)})
		shares = append(shares, feature{id, v / max(1, l.sentences)})
	}
	sort.Slice(shares, func(i, j int) bool { return shares[i].id < shares[j].id })
	sort.Slice(amounts, func(i, j int) bool { return amounts[i].id < amounts[j].id })
	return amounts, shares
}

// amounts adds features of the amount of each kind of evidence.
func (ev *evidence) amounts(a *lexicon.Aspect) []feature {
	var out []feature
	for _, x := range []struct {
		name   string
		amount float64
	}{
		{"yes", ev.yes}, {"no", ev.no}, {"weakYes", ev.weakYes}, {"weakNo", ev.weakNo},
		{"pos", ev.topicPos}, {"neg", ev.topicNeg}, {"flat", ev.topicFlat},
	} {
		if x.amount == 0 {
			continue
		}
		for _, scope := range []string{"", a.Name} {
			out = append(out, feature{hashed("much", x.name, scope), float32(math.Min(3, x.amount-1))})
		}
	}
	return out
}

// balance adds features of the balance of both sides, whichever leads, and whether any sentence takes one.
func (ev *evidence) balance(a *lexicon.Aspect, length string) []feature {
	yes, no := ev.weights()
	out := []feature{{hashed("always"), 1}, {hashed("always", a.Name), 1},
		{hashed(length), 1}, {hashed("leads"), float32(math.Tanh(ev.yes - ev.no))},
		{hashed("share"), float32(share(yes, no))},
		{hashed("share", length), float32(share(yes, no))},
		{hashed("most", length), float32(math.Log1p(ev.yes + ev.no))}}
	if len(ev.affirms)+len(ev.denies) == 0 {
		out = append(out, feature{hashed("silent"), 1})
	}
	return out
}

// sides adds features of which side is stronger.
func (ev *evidence) sides(a *lexicon.Aspect) []feature {
	yes, no := ev.weights()
	var out []feature
	for _, scope := range []string{"", a.Name} {
		out = append(out, feature{hashed("always", scope), 1},
			feature{hashed("side", scope), float32(share(yes, no))},
			feature{hashed("strong side", scope), float32(share(ev.yes, ev.no))})
	}
	return out
}

// weights returns the evidence for each side, including weak cues and tone.
func (ev *evidence) weights() (yes, no float64) {
	return ev.yes + .4*ev.weakYes + .3*ev.topicPos, ev.no + .4*ev.weakNo + .3*ev.topicNeg
}

// lengthOf returns the class of a text's length.
func lengthOf(d *document) string {
	if len(d.sentences) > manySentences {
		return "long text"
	}
	return "short text"
}

// applyReply replaces the cues of a question that the text answers by those of the answer.
func applyReply(hits []lexicon.Hit, yes bool) {
	for i := range hits {
		if !yes && !hits[i].Topic {
			hits[i].Yes = !hits[i].Yes
		}
	}
}

// share returns the excess of one side, from -1 to 1.
func share(yes, no float64) float64 { return (yes - no) / (yes + no + .5) }
