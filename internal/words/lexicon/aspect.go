package lexicon

import "github.com/ask-surely/surely/internal/words/text"

// Asked is an aspect that a question mentions.
type Asked struct {
	*Aspect
	Inverse bool // the question asks about its opposite, as in: is it noisy?
	From    int  // the words of the question that mention it
	To      int
	faint   bool
}

// Asks returns the aspects that a question asks about, in order. Of overlapping phrases the longest wins; of aspects
// with the same phrase all are returned.
func (l *Lexicon) Asks(tokens []text.Token) []Asked {
	words := l.Words(tokens)
	var found []Asked
	for i := range words {
		if words[i].ID == 0 {
			continue
		}
		for _, s := range l.asks[words[i].ID] {
			end := s.match(words, i)
			if end < 0 {
				continue
			}
			a := l.askOf[s.cue]
			found = keepLongest(found, Asked{Aspect: l.Aspects[a.aspect], Inverse: a.inverse, From: i, To: end, faint: a.faint})
		}
	}
	clear := found[:0:0]
	for _, f := range found {
		if !f.faint {
			clear = append(clear, f)
		}
	}
	if len(clear) > 0 {
		return clear
	}
	return found
}

// keepLongest adds next unless a longer phrase covers it, and drops what it covers.
func keepLongest(found []Asked, next Asked) []Asked {
	kept := found[:0]
	for _, f := range found {
		overlap := f.From < next.To && next.From < f.To
		same := f.Aspect == next.Aspect
		if overlap && (f.To-f.From > next.To-next.From || same && f.To-f.From == next.To-next.From) {
			return append(kept, found[len(kept):]...)
		}
		if !overlap || f.To-f.From == next.To-next.From {
			if !(same && !overlap) {
				kept = append(kept, f)
				continue
			}
			return append(kept, found[len(kept):]...) // asked about already
		}
	}
	return append(kept, next)
}

// Hit is a cue found in a sentence.
type Hit struct {
	Cue
	Yes      bool // whether it affirms the aspect, taking negation into account
	From, To int  // words
}

// Hits returns a sentence's cues for the aspect. Of overlapping cues the longer one counts.
func (a *Aspect) Hits(words []Word) []Hit { return a.HitsExcept(words, nil) }

// HitsExcept is like Hits, but ignores the cues of the given phrases.
func (a *Aspect) HitsExcept(words []Word, ignored map[string]bool) []Hit {
	var hits []Hit
	for i := range words {
		id := words[i].ID
		if id == 0 {
			continue
		}
		sequences := a.cues[id]
		for k := range sequences {
			end := sequences[k].match(words, i)
			if end < 0 {
				continue
			}
			if cue := a.kinds[sequences[k].cue]; !ignored[cue.Phrase] {
				hits = append(hits, hitOf(cue, words, i, end))
			}
		}
	}
	return keepStrongest(hits)
}

func hitOf(cue Cue, words []Word, i, end int) Hit {
	h := Hit{Cue: cue, Yes: cue.Yes, From: i, To: end}
	if !cue.Topic && !cue.Negates && negatedAt(words, i) {
		h.Yes = !h.Yes
		h.Weak = h.Weak || !cue.Yes // "not loud" is weaker than "loud"
	}
	return h
}

// keepStrongest drops hits inside others (topics inside cues, short cues inside long ones), and weak ones next to a
// strong one.
func keepStrongest(hits []Hit) []Hit {
	kept := hits[:0:0]
	for i, h := range hits {
		if !covered(hits, i) {
			kept = append(kept, h)
		}
	}
	return kept
}

// covered reports whether another hit makes the one at i superfluous.
func covered(hits []Hit, i int) bool {
	h := hits[i]
	for j, other := range hits {
		if i == j || other.From >= h.To || h.From >= other.To {
			continue
		}
		if (h.Weak || h.Topic) && !other.Weak && !other.Topic {
			return true
		}
		if other.From > h.From || other.To < h.To {
			continue
		}
		longer := other.To-other.From > h.To-h.From
		same := other.To-other.From == h.To-h.From
		if longer && (h.Topic || !other.Topic) || same &&
			(h.Topic && !other.Topic || h.Topic == other.Topic && j < i && h.Yes == other.Yes) {
			return true
		}
	}
	return false
}
