package reader

import (
	"iter"
	"math"
	"sort"

	"github.com/ask-surely/surely/internal/words/lexicon"
	"github.com/ask-surely/surely/internal/words/text"
)

const stanceBits = 17

// stanceFeatures returns the features of a text for an aspect: informing for whether the text has information on it,
// side for whether it says yes or no. Some features are shared by all aspects, others are specific to an aspect or to a
// word near a cue. Features in side are shares of sentences, not counts.
func (e *Embedded) stanceFeatures(a *lexicon.Aspect, d *document) (informing, side []feature, _ *evidence) {
	l := &aspectFeatures{aspect: a, ev: &evidence{}, nearWords: map[uint32]float32{}}
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
		c := countCues(hits)
		if c.topic >= 0 && c.yes+c.no == 0 && s.reply == 0 {
			e.addTone(s, &c, l.ev)
		}
		l.ev.addCues(s, &c)
		l.addNearWords(s)
	}
	informing, side = l.nearWordFeatures()
	informing = append(informing, l.ev.amountFeatures(a)...)
	informing = append(informing, l.ev.balanceFeatures(a, lengthClass(d))...)
	return informing, append(side, l.ev.sideFeatures(a)...), l.ev
}

// aspectFeatures accumulates features of an aspect.
type aspectFeatures struct {
	aspect    *lexicon.Aspect
	ev        *evidence
	nearWords map[uint32]float32 // counts of the words near cues
	sentences float32            // number of sentences with cues
}

// cues counts a sentence's cues for an aspect.
type cues struct {
	yes, no         float64
	weakYes, weakNo float64
	topic           int // index of a word that mentions the aspect neutrally; -1: none
}

// countCues counts the cues among a sentence's hits.
func countCues(hits []lexicon.Hit) cues {
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

// addTone adds the praise or blame of a sentence that mentions the aspect neutrally as a weak cue.
func (e *Embedded) addTone(s *sentence, c *cues, ev *evidence) {
	p := e.polarityAround(s, c.topic)
	switch {
	case s.isDenied(c.topic), p < -.3:
		ev.blamed++
		c.weakNo += .6
	case p > .3:
		ev.praised++
		c.weakYes += .6
	default:
		ev.neutral++
		c.weakYes += .2
	}
}

// addCues adds the cues of a sentence.
func (ev *evidence) addCues(s *sentence, c *cues) {
	ev.yes += math.Min(c.yes, 2)
	ev.no += math.Min(c.no, 2)
	ev.weakYes += math.Min(1, c.weakYes)
	ev.weakNo += math.Min(1, c.weakNo)
	ev.addSentence(s, c.yes+.5*c.weakYes, c.no+.5*c.weakNo)
}

// addNearWords counts the words of a sentence about the aspect.
func (l *aspectFeatures) addNearWords(s *sentence) {
	for stem := range s.contentStems() {
		l.nearWords[featureHash("near", l.aspect.Name, stem)]++
		l.nearWords[featureHash("near", stem)]++
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

// nearWordFeatures returns the features of words near cues: their counts, and their counts per sentence about the
// aspect. Both are sorted, since floating-point sums depend on the order.
func (l *aspectFeatures) nearWordFeatures() (amounts, shares []feature) {
	amounts = make([]feature, 0, len(l.nearWords)+50) // room for the features that follow
	for id, v := range l.nearWords {
		amounts = append(amounts, feature{id, min(2, v)})
		shares = append(shares, feature{id, v / max(1, l.sentences)})
	}
	sort.Slice(shares, func(i, j int) bool { return shares[i].id < shares[j].id })
	sort.Slice(amounts, func(i, j int) bool { return amounts[i].id < amounts[j].id })
	return amounts, shares
}

// amountFeatures returns features of the amount of each kind of evidence.
func (ev *evidence) amountFeatures(a *lexicon.Aspect) []feature {
	var out []feature
	for _, x := range []struct {
		name   string
		amount float64
	}{
		{"yes", ev.yes}, {"no", ev.no}, {"weakYes", ev.weakYes}, {"weakNo", ev.weakNo},
		{"pos", ev.praised}, {"neg", ev.blamed}, {"flat", ev.neutral},
	} {
		if x.amount == 0 {
			continue
		}
		for _, scope := range []string{"", a.Name} {
			out = append(out, feature{featureHash("much", x.name, scope), float32(math.Min(3, x.amount-1))})
		}
	}
	return out
}

// balanceFeatures returns features of the balance between the sides, and of whether any sentence takes a side.
func (ev *evidence) balanceFeatures(a *lexicon.Aspect, length string) []feature {
	yes, no := ev.weights()
	out := []feature{{featureHash("always"), 1}, {featureHash("always", a.Name), 1},
		{featureHash(length), 1}, {featureHash("leads"), float32(math.Tanh(ev.yes - ev.no))},
		{featureHash("share"), float32(excess(yes, no))},
		{featureHash("share", length), float32(excess(yes, no))},
		{featureHash("most", length), float32(math.Log1p(ev.yes + ev.no))}}
	if len(ev.affirms)+len(ev.denies) == 0 {
		out = append(out, feature{featureHash("silent"), 1})
	}
	return out
}

// sideFeatures returns features of the stronger side.
func (ev *evidence) sideFeatures(a *lexicon.Aspect) []feature {
	yes, no := ev.weights()
	var out []feature
	for _, scope := range []string{"", a.Name} {
		out = append(out, feature{featureHash("always", scope), 1},
			feature{featureHash("side", scope), float32(excess(yes, no))},
			feature{featureHash("strong side", scope), float32(excess(ev.yes, ev.no))})
	}
	return out
}

// weights returns the evidence for each side, including weak cues and tone.
func (ev *evidence) weights() (yes, no float64) {
	return ev.yes + .4*ev.weakYes + .3*ev.praised, ev.no + .4*ev.weakNo + .3*ev.blamed
}

// lengthClass returns the class of a text's length.
func lengthClass(d *document) string {
	if len(d.sentences) > manySentences {
		return "long text"
	}
	return "short text"
}

// applyReply reverses the cues of a question that the text answers with no.
func applyReply(hits []lexicon.Hit, yes bool) {
	for i := range hits {
		if !yes && !hits[i].Topic {
			hits[i].Yes = !hits[i].Yes
		}
	}
}

// excess returns the excess of yes over no, from -1 to 1.
func excess(yes, no float64) float64 { return (yes - no) / (yes + no + .5) }

// trait says which side a text takes on an aspect, judging by its cues alone; lean is from -1 (no) to 1 (yes).
type trait struct {
	aspect *lexicon.Aspect
	lean   float32
}

// computeTraits returns a text's traits for every aspect with cues. They show what kind of thing the text is about,
// which helps with ambiguous cues: candles, bookings and high prices suggest a quiet restaurant.
func (d *document) computeTraits(l *lexicon.Lexicon) []trait {
	sums := make([]float64, len(l.Aspects))
	for i := range d.sentences {
		for _, a := range l.Aspects {
			for _, h := range a.Hits(d.sentences[i].words) {
				if h.Topic {
					continue
				}
				weight := 1.0
				if h.Weak {
					weight = .5
				}
				if !h.Yes {
					weight = -weight
				}
				sums[a.ID] += weight
			}
		}
	}
	var traits []trait
	for i, sum := range sums {
		if sum != 0 {
			traits = append(traits, trait{l.Aspects[i], float32(math.Tanh(sum))})
		}
	}
	return traits
}

// minTraitSentences is the minimum number of sentences for traits to have full weight.
const minTraitSentences = 15

// traitFeatures returns a text's traits on other aspects as features. There are none for a long text, which has enough
// information on the aspect itself.
func (e *Embedded) traitFeatures(a *lexicon.Aspect, d *document) []feature {
	if len(d.sentences) > manySentences {
		return nil
	}
	var out []feature
	share := min(1, float32(len(d.sentences))/minTraitSentences)
	for _, t := range d.traits() {
		if t.aspect.ID != a.ID {
			out = append(out, feature{featureHash("trait", a.Name, t.aspect.Name), share * t.lean})
		}
	}
	return out
}
