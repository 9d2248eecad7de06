package reader

import (
	"math"
	"sort"

	"github.com/ask-surely/surely/lexicon"
	"github.com/ask-surely/surely/retrieve"
	"github.com/ask-surely/surely/text"
)

const stanceBits = 17

// stanceFeatures notices what a text says of an aspect. Beside what every aspect shares, each aspect, each cue and each
// word near a cue has a weight of its own, so that training can say which of them are to be trusted. What tells whether
// anything is said is returned first, then what tells yes from no: there many sentences count no more than one, but
// each side by its share.
func (e *Embedded) stanceFeatures(q *question, a *lexicon.Aspect, d *document) (said, side []feature, _ *evidence) {
	ev := &evidence{}
	seen := map[uint32]float32{}
	heard := float32(0) // sentences that speak of the aspect
	note := func(value float32, parts ...string) {
		id := hashed(stanceBits, parts...)
		seen[id] += value
	}
	for i := range d.sentences {
		s := &d.sentences[i]
		hits := a.HitsBut(s.words, e.unheard[a.Name])
		if len(hits) == 0 || s.mute || s.reply >= 0 && s.echoes(q) {
			continue
		}
		if s.reply != 0 {
			turn(hits, s.reply > 0)
		}
		heard++
		var yes, no, weakYes, weakNo float64
		topic := -1
		for _, h := range hits {
			sign := "+"
			if !h.Yes {
				sign = "-"
			}
			switch {
			case h.Topic:
				topic = h.From
			case h.Weak && h.Yes:
				weakYes = 1
			case h.Weak:
				weakNo = 1
			case h.Yes:
				yes++
			default:
				no++
			}
			if !h.Topic {
				note(1, "cue", a.Name, h.Phrase, sign)
			}
		}
		if topic >= 0 && yes+no == 0 && s.reply == 0 {
			p := e.around(s, topic)
			switch {
			case s.denied(topic):
				ev.topicNeg++
				weakNo += .6
			case p < -.3:
				ev.topicNeg++
				weakNo += .6
			case p > .3:
				ev.topicPos++
				weakYes += .6
			default:
				ev.topicFlat++
				weakYes += .2
			}
		}
		ev.yes += math.Min(yes, 2)
		ev.no += math.Min(no, 2)
		ev.weakYes += math.Min(1, weakYes)
		ev.weakNo += math.Min(1, weakNo)
		ev.add(s, yes+.5*weakYes, no+.5*weakNo)
		for j := range s.words {
			t := &s.Tokens[s.words[j].Token]
			if !text.Stop(t.Lower) || t.Lower == "no" || t.Lower == "n't" || t.Lower == "not" {
				note(1, "near", a.Name, t.Stem)
				note(1, "near", a.Family, t.Stem)
				note(1, "near", t.Stem)
			}
		}
		for k := max(0, i-1); k <= i+1 && k < len(d.sentences); k++ {
			if k == i || d.sentences[k].part != s.part {
				continue
			}
			o := &d.sentences[k]
			for j := range o.words {
				t := &o.Tokens[o.words[j].Token]
				if !text.Stop(t.Lower) || t.Lower == "no" || t.Lower == "n't" || t.Lower == "not" {
					note(.5, "by", a.Name, t.Stem)
					note(.5, "by", a.Family, t.Stem)
				}
			}
		}
	}
	out := make([]feature, 0, len(seen)+50)
	for id, v := range seen {
		out = append(out, feature{id, min(2, v)})
		side = append(side, feature{id, v / max(1, heard)})
	}
	sort.Slice(side, func(i, j int) bool { return side[i].id < side[j].id })
	sort.Slice(out, func(i, j int) bool { return out[i].id < out[j].id }) // sums must not depend on the order of a map
	length := lengthOf(d)
	counts := []float64{ev.yes, ev.no, ev.weakYes, ev.weakNo, ev.topicPos, ev.topicNeg, ev.topicFlat}
	for i, name := range []string{"yes", "no", "weakYes", "weakNo", "pos", "neg", "flat"} {
		v := counts[i]
		if v == 0 {
			continue
		}
		for _, scope := range []string{"", length, a.Name, "family " + a.Family} {
			out = append(out, feature{hashed(stanceBits, "has", name, scope), 1},
				feature{hashed(stanceBits, "much", name, scope), float32(math.Min(3, v-1))})
		}
	}
	out = append(out, feature{hashed(stanceBits, "always"), 1}, feature{hashed(stanceBits, "always", a.Name), 1},
		feature{hashed(stanceBits, length), 1}, feature{hashed(stanceBits, "leads"), float32(math.Tanh(ev.yes - ev.no))},
		feature{hashed(stanceBits, "share"), float32(share(ev.yes+.4*ev.weakYes+.3*ev.topicPos, ev.no+.4*ev.weakNo+
			.3*ev.topicNeg))},
		feature{hashed(stanceBits, "share", length), float32(share(ev.yes+.4*ev.weakYes+.3*ev.topicPos, ev.no+.4*ev.weakNo+
			.3*ev.topicNeg))},
		feature{hashed(stanceBits, "most", length), float32(math.Log1p(ev.yes + ev.no))})
	if len(ev.affirms)+len(ev.denies) == 0 {
		out = append(out, feature{hashed(stanceBits, "silent"), 1})
	}
	yes := ev.yes + .4*ev.weakYes + .3*ev.topicPos
	no := ev.no + .4*ev.weakNo + .3*ev.topicNeg
	for _, scope := range []string{"", a.Name, "family " + a.Family} {
		side = append(side, feature{hashed(stanceBits, "always", scope), 1},
			feature{hashed(stanceBits, "side", scope), float32(share(yes, no))},
			feature{hashed(stanceBits, "strong side", scope), float32(share(ev.yes, ev.no))})
	}
	if len(d.sentences) > manySentences {
		for _, scope := range []string{"", a.Name} {
			out = append(out, feature{hashed(stanceBits, "heard", scope), float32(math.Log1p(float64(heard)))},
				feature{hashed(stanceBits, "strong", scope), float32(math.Log1p(ev.yes + ev.no))})
		}
	}
	return out, side, ev
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
