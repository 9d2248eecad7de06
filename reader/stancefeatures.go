package reader

import (
	"math"
	"sort"

	"surely/lexicon"
	"surely/text"
)

// feature is one thing noticed about a text, by its number in the weight table.
type feature struct {
	id    uint32
	value float32
}

// hashed numbers a name; tables are small, and two names that share a number cost little.
func hashed(bits uint, parts ...string) uint32 {
	h := uint32(2166136261)
	for _, p := range parts {
		for i := 0; i < len(p); i++ {
			h = (h ^ uint32(p[i])) * 16777619
		}
		h = (h ^ '|') * 16777619
	}
	h ^= h >> 15
	return h & (1<<bits - 1)
}

const stanceBits = 17

// stanceFeatures notices what a text says of an aspect. Beside what every aspect shares, each aspect, each cue and each
// word near a cue has a weight of its own, so that training can say which of them are to be trusted.
func (e *Embedded) stanceFeatures(a *lexicon.Aspect, d *document) ([]feature, *evidence) {
	ev := &evidence{}
	seen := map[uint32]float32{}
	note := func(value float32, parts ...string) {
		id := hashed(stanceBits, parts...)
		seen[id] = float32(math.Min(2, float64(seen[id]+value)))
	}
	for i := range d.sentences {
		s := &d.sentences[i]
		hits := a.Hits(s.words)
		if len(hits) == 0 {
			continue
		}
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
		if topic >= 0 && yes+no == 0 {
			p := e.around(s, topic)
			switch {
			case lexicon.Negated(s.words, topic):
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
		out = append(out, feature{id, v})
	}
	sort.Slice(out, func(i, j int) bool { return out[i].id < out[j].id }) // sums must not depend on the order of a map
	counts := []float64{ev.yes, ev.no, ev.weakYes, ev.weakNo, ev.topicPos, ev.topicNeg, ev.topicFlat}
	for i, name := range []string{"yes", "no", "weakYes", "weakNo", "pos", "neg", "flat"} {
		v := counts[i]
		if v == 0 {
			continue
		}
		for _, scope := range []string{"", a.Name, "family " + a.Family} {
			out = append(out, feature{hashed(stanceBits, "has", name, scope), 1},
				feature{hashed(stanceBits, "much", name, scope), float32(math.Min(3, v-1))})
		}
	}
	out = append(out, feature{hashed(stanceBits, "always"), 1}, feature{hashed(stanceBits, "always", a.Name), 1},
		feature{hashed(stanceBits, "leads"), float32(math.Tanh(ev.yes - ev.no))})
	if len(ev.best)+len(ev.worst) == 0 {
		out = append(out, feature{hashed(stanceBits, "silent"), 1})
	}
	return out, ev
}
