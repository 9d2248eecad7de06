package lexicon

import (
	"maps"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/words/text"
)

// AskedAspect is an aspect that a question mentions.
type AskedAspect struct {
	*Aspect
	Inverse bool // the question asks about its opposite, as in: is it noisy?
	From    int  // the first of the question's words that mention it; To is exclusive
	To      int
	faint   bool
}

// Asks returns the aspects that a question asks about, in order. Of overlapping phrases the longest wins; of aspects
// with the same phrase all are returned.
func (l *Lexicon) Asks(tokens []text.Token) []AskedAspect {
	words := l.Words(tokens)
	var found []AskedAspect
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
			found = keepLongest(found,
				AskedAspect{Aspect: l.Aspects[a.aspect], Inverse: a.inverse, From: i, To: end, faint: a.faint})
		}
	}
	if slices.ContainsFunc(found, func(a AskedAspect) bool { return !a.faint }) {
		return slices.DeleteFunc(found, func(a AskedAspect) bool { return a.faint })
	}
	return found
}

// keepLongest adds next unless a longer phrase covers it, and drops what it covers.
func keepLongest(found []AskedAspect, next AskedAspect) []AskedAspect {
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
func (a *Aspect) Hits(words []Word) []Hit {
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
			hits = append(hits, hitOf(a.kinds[sequences[k].cue], words, i, end))
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

// Phrases returns the forms of an aspect as stems, except those with gaps or choices.
func (l *Lexicon) Phrases(a *Aspect) []string {
	stems := make([]string, len(l.vocabulary)+1)
	for stem, id := range l.vocabulary {
		stems[id] = stem
	}
	seen := map[string]bool{}
	for _, sequences := range a.cues {
		for _, s := range sequences {
			for _, phrase := range s.plain(stems) {
				seen[phrase] = true
			}
		}
	}
	return slices.Sorted(maps.Keys(seen))
}

// plain returns the single-word or fixed forms of a sequence; none if it has gaps.
func (s sequence) plain(stems []string) []string {
	if len(s.steps) == 1 {
		var out []string
		for _, id := range s.steps[0].words {
			out = append(out, stems[id])
		}
		return out
	}
	var words []string
	for _, step := range s.steps {
		if step.gap || len(step.words) != 1 {
			return nil
		}
		words = append(words, stems[step.words[0]])
	}
	return []string{strings.Join(words, " ")}
}

// Word is a word of a sentence, numbered for phrase matching.
type Word struct {
	ID         int32 // number of the stem; 0 if no phrase has it
	Token      int   // index of the token in the sentence
	Clause     int   // clause number, which increases at a comma, a "but" …
	beforeTurn bool  // a "but", a semicolon or a dash precedes the next word
	negator    bool
}

// Words numbers the words of tokens for matching.
func (l *Lexicon) Words(tokens []text.Token) []Word {
	words := make([]Word, 0, len(tokens))
	clause := 0
	for i := range tokens {
		t := &tokens[i]
		if !t.Word && t.Lower != "$" {
			switch t.Lower {
			case ",", "(", ")", ".", "!", "?":
				clause++
			case ";", ":", "—", "–":
				clause++
				if n := len(words); n > 0 {
					words[n-1].beforeTurn = true
				}
			}
			continue
		}
		if t.Word && !isWord(*t) {
			continue
		}
		if turnWords[t.Lower] {
			clause++
			if n := len(words); n > 0 {
				words[n-1].beforeTurn = true
			}
		}
		words = append(words, Word{ID: l.vocabulary[t.Stem], Token: i, Clause: clause, negator: text.Negates(t.Lower)})
	}
	return words
}

var turnWords = text.Set("but however although though whereas yet except unless while despite")

// negatedAt reports whether an odd number of negations precedes word i within four words of its clause.
func negatedAt(words []Word, i int) bool {
	n := 0
	for j := i - 1; j >= 0 && j >= i-4 && words[j].Clause == words[i].Clause; j-- {
		if words[j].negator {
			n++
		}
	}
	return n%2 == 1
}

// Valence returns a positive number for words of praise and a negative one for words of blame.
func (l *Lexicon) Valence(t *text.Token) float32 {
	if v, ok := l.valence[t.Lower]; ok {
		return v
	}
	return l.valence[t.Stem]
}

// Polarity sums up the valence of words, with negation and emphasis; a "but" weakens what came before it.
func (l *Lexicon) Polarity(tokens []text.Token, words []Word, from, to int) float32 {
	var sum, clause float32
	boost := float32(1)
	for i := from; i < to; i++ {
		t := &tokens[words[i].Token]
		if i > from && words[i-1].beforeTurn {
			sum += clause * .6
			clause = 0
		}
		if words[i].negator {
			if t.Lower == "no" || t.Lower == "not" || t.Lower == "n't" || t.Lower == "never" {
				clause -= .2
			}
			continue
		}
		if b, ok := emphasis[t.Lower]; ok {
			boost = b
			if t.Lower == "too" {
				clause -= .35
			}
			continue
		}
		v := l.Valence(t)
		if v == 0 {
			if !text.Stop(t.Lower) {
				boost = 1
			}
			continue
		}
		if negatedAt(words, i) {
			v *= -.7
		}
		clause += v * boost
		boost = 1
	}
	return sum + clause
}

var emphasis = map[string]float32{"very": 1.3, "so": 1.3, "really": 1.3, "extremely": 1.5, "incredibly": 1.5,
	"absolutely": 1.5,
	"too":        1.2, "quite": 1.1, "pretty": 1, "somewhat": .6, "slightly": .5, "rather": .9, "super": 1.4,
	"totally": 1.3}
