package reader

import (
	"iter"
	"math"
	"sort"

	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/words/lexicon"
	"github.com/ask-surely/surely/internal/words/text"
)

const stanceBits = 17

// stanceFeatures notices what a text says of an aspect. Beside what every aspect shares, each aspect, each cue and each
// word near a cue has a weight of its own, so that training can say which of them are to be trusted. What tells whether
// anything is said is returned first, then what tells yes from no: there many sentences count no more than one, but
// each side by its share.
func (e *Embedded) stanceFeatures(q *question, a *lexicon.Aspect, d *document) (said, side []feature, _ *evidence) {
	l := &listening{aspect: a, ev: &evidence{}, noted: map[uint32]float32{}}
	for i := range d.sentences {
		s := &d.sentences[i]
		hits := a.HitsBut(s.words, e.unheard[a.Name])
		if len(hits) == 0 || s.mute {
			continue
		}
		if s.reply != 0 {
			turn(hits, s.reply > 0)
		}
		l.heard++
		c := l.cues(hits)
		if c.topic >= 0 && c.yes+c.no == 0 && s.reply == 0 {
			e.toneOf(s, &c, l.ev)
		}
		l.ev.count(s, &c)
		l.near(s)
		l.beside(d, i)
	}
	said, side = l.words()
	length := lengthOf(d)
	said = append(said, l.ev.amounts(a, length)...)
	said = append(said, l.ev.balance(a, length)...)
	if len(d.sentences) > manySentences {
		said = append(said, l.ofLong()...)
	}
	return said, append(side, l.ev.sides(a)...), l.ev
}

// listening is what has been noticed of an aspect so far.
type listening struct {
	aspect *lexicon.Aspect
	ev     *evidence
	noted  map[uint32]float32 // cues and the words by them, with how much there is of each
	heard  float32            // sentences that speak of the aspect
}

func (l *listening) note(value float32, parts ...string) {
	l.noted[hashed(stanceBits, parts...)] += value
}

// cues are what a sentence says of an aspect by single words and phrases.
type cues struct {
	yes, no         float64
	weakYes, weakNo float64
	topic           int // the word that only speaks of the aspect; -1 where none does
}

// cues weighs the cues of a sentence, and notes them.
func (l *listening) cues(hits []lexicon.Hit) cues {
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
		sign := "+"
		if !h.Yes {
			sign = "-"
		}
		l.note(1, "cue", l.aspect.Name, h.Phrase, sign)
	}
	return c
}

// toneOf takes what a sentence says in praise or blame for a weak cue, where it only speaks of the aspect.
func (e *Embedded) toneOf(s *sentence, c *cues, ev *evidence) {
	p := e.around(s, c.topic)
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

// count adds up the cues of one sentence.
func (ev *evidence) count(s *sentence, c *cues) {
	ev.yes += math.Min(c.yes, 2)
	ev.no += math.Min(c.no, 2)
	ev.weakYes += math.Min(1, c.weakYes)
	ev.weakNo += math.Min(1, c.weakNo)
	ev.add(s, c.yes+.5*c.weakYes, c.no+.5*c.weakNo)
}

// near notes the words of a sentence that speaks of the aspect.
func (l *listening) near(s *sentence) {
	for stem := range s.telling() {
		l.note(1, "near", l.aspect.Name, stem)
		l.note(1, "near", l.aspect.Family, stem)
		l.note(1, "near", stem)
	}
}

// beside notes the words of the sentences before and after sentence i, which may go on about the aspect.
func (l *listening) beside(d *document, i int) {
	for k := max(0, i-1); k <= i+1 && k < len(d.sentences); k++ {
		if k == i || d.sentences[k].part != d.sentences[i].part {
			continue
		}
		for stem := range d.sentences[k].telling() {
			l.note(.5, "by", l.aspect.Name, stem)
			l.note(.5, "by", l.aspect.Family, stem)
		}
	}
}

// telling goes through the stems of the words that say something, negations among them.
func (s *sentence) telling() iter.Seq[string] {
	return func(yield func(string) bool) {
		for i := range s.words {
			t := &s.Tokens[s.words[i].Token]
			said := !text.Stop(t.Lower) || t.Lower == "no" || t.Lower == "n't" || t.Lower == "not"
			if said && !yield(t.Stem) {
				return
			}
		}
	}
}

// words returns the features of cues and of the words by them: how much there is of each, and how much in each
// sentence that speaks of the aspect. They are in order, as sums must not depend on that of a map.
func (l *listening) words() (amounts, shares []feature) {
	amounts = make([]feature, 0, len(l.noted)+50) // room for what follows
	for id, v := range l.noted {
		amounts = append(amounts, feature{id, min(2, v)})
		shares = append(shares, feature{id, v / max(1, l.heard)})
	}
	sort.Slice(shares, func(i, j int) bool { return shares[i].id < shares[j].id })
	sort.Slice(amounts, func(i, j int) bool { return amounts[i].id < amounts[j].id })
	return amounts, shares
}

// amounts notices how much of each sort of evidence there is.
func (ev *evidence) amounts(a *lexicon.Aspect, length string) []feature {
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
		for _, scope := range []string{"", length, a.Name, "family " + a.Family} {
			out = append(out, feature{hashed(stanceBits, "has", x.name, scope), 1},
				feature{hashed(stanceBits, "much", x.name, scope), float32(math.Min(3, x.amount-1))})
		}
	}
	return out
}

// balance notices how the sides stand to each other, whichever leads, and whether any sentence takes one.
func (ev *evidence) balance(a *lexicon.Aspect, length string) []feature {
	yes, no := ev.weights()
	out := []feature{{hashed(stanceBits, "always"), 1}, {hashed(stanceBits, "always", a.Name), 1},
		{hashed(stanceBits, length), 1}, {hashed(stanceBits, "leads"), float32(math.Tanh(ev.yes - ev.no))},
		{hashed(stanceBits, "share"), float32(share(yes, no))},
		{hashed(stanceBits, "share", length), float32(share(yes, no))},
		{hashed(stanceBits, "most", length), float32(math.Log1p(ev.yes + ev.no))}}
	if len(ev.affirms)+len(ev.denies) == 0 {
		out = append(out, feature{hashed(stanceBits, "silent"), 1})
	}
	return out
}

// sides notices which side is the stronger.
func (ev *evidence) sides(a *lexicon.Aspect) []feature {
	yes, no := ev.weights()
	var out []feature
	for _, scope := range []string{"", a.Name, "family " + a.Family} {
		out = append(out, feature{hashed(stanceBits, "always", scope), 1},
			feature{hashed(stanceBits, "side", scope), float32(share(yes, no))},
			feature{hashed(stanceBits, "strong side", scope), float32(share(ev.yes, ev.no))})
	}
	return out
}

// weights is how much speaks for each side, weak cues and tone included.
func (ev *evidence) weights() (yes, no float64) {
	return ev.yes + .4*ev.weakYes + .3*ev.topicPos, ev.no + .4*ev.weakNo + .3*ev.topicNeg
}

// ofLong notices what is only told of long texts: how many sentences speak of the aspect, and how many clearly.
func (l *listening) ofLong() []feature {
	var out []feature
	for _, scope := range []string{"", l.aspect.Name} {
		out = append(out, feature{hashed(stanceBits, "heard", scope), float32(math.Log1p(float64(l.heard)))},
			feature{hashed(stanceBits, "strong", scope), float32(math.Log1p(l.ev.yes + l.ev.no))})
	}
	return out
}

// informed is the probability that a long text says anything of what is asked, all of it taken together: there the
// words of the question and the ranker have enough to compare.
func (e *Embedded) informed(q *question, d *document) []feature {
	var out []feature
	for _, a := range q.asked {
		said, _, _ := e.stanceFeatures(q, a.Aspect, d)
		for _, f := range said {
			out = append(out, feature{f.id, f.value / float32(len(q.asked))})
		}
	}
	return append(append(out, e.coverage(q, d)...), e.standing(q, d)...)
}

// lengthOf is the name of a text's length.
func lengthOf(d *document) string {
	if len(d.sentences) > manySentences {
		return "long text"
	}
	return "short text"
}

// standing notices how the ranker rates the best sentences of a long text.
func (e *Embedded) standing(q *question, d *document) []feature {
	ready := make([]retrieve.Sentence, len(d.sentences))
	for i := range d.sentences {
		s := &d.sentences[i]
		ready[i] = retrieve.Sentence{Tokens: s.Tokens, Words: s.words, Part: s.part}
	}
	asked := e.ranker.Question(q.text)
	if len(q.asked) == 0 {
		asked.Asked = nil // in training, of aspects that are taken for unknown
	}
	scores := e.ranker.Scores(asked, ready)
	sort.Sort(sort.Reverse(sort.Float64Slice(scores)))
	at := func(k int) float32 { return float32(scores[min(k, len(scores)-1)]) }
	likely := 0.0
	for _, s := range scores {
		likely += sigmoid(s)
	}
	return []feature{{hashed(stanceBits, "best"), at(0)}, {hashed(stanceBits, "second"), at(1)},
		{hashed(stanceBits, "fourth"), at(3)},
		{hashed(stanceBits, "gap"), at(0) - at(1)}, {hashed(stanceBits, "likely"), float32(math.Log1p(likely))}}
}

// coverage notices how much of the question's own words the text holds: in one sentence, and at all.
func (e *Embedded) coverage(q *question, d *document) []feature {
	var terms []string
	total := 0.0
	for _, t := range q.tokens {
		if t.Word && !text.Stop(t.Lower) && !retrieve.Idle(t.Stem) && t.Lower[0] != '\'' && !t.Digit {
			terms = append(terms, t.Stem)
			total += e.rarity.Of(t.Stem)
		}
	}
	if total == 0 {
		return nil
	}
	var first, second float64
	found := make([]bool, len(terms))
	holding := 0
	for i := range d.sentences {
		s := &d.sentences[i]
		covered := 0.0
		for k, t := range terms {
			for j := range s.words {
				if s.Tokens[s.words[j].Token].Stem == t {
					covered += e.rarity.Of(t)
					found[k] = true
					break
				}
			}
		}
		if covered > 0 {
			holding++
		}
		if covered > first {
			first, second = covered, first
		} else if covered > second {
			second = covered
		}
	}
	absent := 0.0
	for k, t := range terms {
		if !found[k] {
			absent += e.rarity.Of(t)
		}
	}
	length := lengthOf(d)
	return []feature{{hashed(stanceBits, "covers", length), float32(first / total)},
		{hashed(stanceBits, "covers again", length), float32(second / total)},
		{hashed(stanceBits, "absent", length), float32(absent / total)}, {hashed(stanceBits, "holding", length), float32(math.Log1p(float64(holding)))}}
}

// turn makes the cues of a question that the text answers itself say what the answer says.
func turn(hits []lexicon.Hit, yes bool) {
	for i := range hits {
		if !yes && !hits[i].Topic {
			hits[i].Yes = !hits[i].Yes
		}
	}
}

// share is how far one side outweighs the other, from -1 to 1.
func share(yes, no float64) float64 { return (yes - no) / (yes + no + .5) }
