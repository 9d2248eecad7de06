package reader

import (
	"fmt"
	"math"
	"sort"

	"surely/lexicon"
	"surely/likeness"
)

// openStance answers what no aspect covers. A short text must have sentences with the very words of the question. A long one has enough of
// them to compare, so words of like meaning help there; in short ones they affirmed what was denied and found little else.
func (e *Embedded) openStance(q *question, d *document) stance {
	if e.open == nil || e.openAffirms == nil || len(d.sentences) <= manySentences {
		return e.openShort(q, d)
	}
	said, side, ev := e.openFeatures(q, d)
	if ev == nil {
		return e.unasked(q, d)
	}
	informs, affirms := e.open.probability(said), e.openAffirms.probability(side)
	s := stance{yes: informs * affirms, no: informs * (1 - affirms), none: 1 - informs, voices: ev.shared()}
	if q.blame {
		s = s.turned()
	}
	return s
}

// unasked answers a question that has no words to look for: it can only be whether the text praises or blames.
func (e *Embedded) unasked(q *question, d *document) stance {
	switch {
	case q.blame:
		return e.sentiment(q, d).turned()
	case q.praise:
		return e.sentiment(q, d)
	}
	return stance{none: 1}
}

// openShort weighs the sentences by hand.
func (e *Embedded) openShort(q *question, d *document) stance {
	ev, yes, no := e.openEvidence(q, d)
	if ev == nil {
		return e.unasked(q, d)
	}
	return ev.stance(math.Min(yes, 5), math.Min(no, 5))
}

// openEvidence weighs the sentences that hold most of the question's words; nil if it has none.
func (e *Embedded) openEvidence(q *question, d *document) (_ *evidence, yes, no float64) {
	ev := &evidence{}
	total := 0.0
	for _, t := range q.terms {
		total += e.rarity.Of(t)
	}
	if total == 0 {
		return nil, 0, 0
	}
	for i := range d.sentences {
		s := &d.sentences[i]
		var covered float64
		first := -1
		for _, t := range q.terms {
			for j := range s.words {
				if alike(s.Tokens[s.words[j].Token].Stem, t) {
					covered += e.rarity.Of(t)
					if first < 0 {
						first = j
					}
					break
				}
			}
		}
		share := covered / total
		if share < .6 {
			continue
		}
		p := e.around(s, first)
		negated := lexicon.Negated(s.words, first) || nearNegation(s, first)
		weight := 2.2 * share * share
		switch {
		case negated && !q.blame, q.praise && p < -.2, q.blame && p > .2:
			no += weight
			ev.add(s, 0, weight)
		case q.praise && p == 0:
			yes += .6 * weight
			ev.add(s, .6*weight, 0)
		default:
			yes += weight
			ev.add(s, weight, 0)
		}
	}
	return ev, yes, no
}

// openTerm is a word of the question with how much it says.
type openTerm struct {
	stem   string
	word   likeness.Word
	weight float64
}

// openTerms are the words that a sentence must hold to speak of what is asked, and how much they say together.
func (e *Embedded) openTerms(q *question) (terms []openTerm, total float64) {
	wanted := map[string]bool{}
	for _, stem := range q.terms {
		wanted[stem] = true
	}
	for _, t := range q.tokens {
		if wanted[t.Stem] {
			delete(wanted, t.Stem)
			terms = append(terms, openTerm{t.Stem, likeness.Find(t.Lower), e.rarity.Of(t.Stem)})
			total += e.rarity.Of(t.Stem)
		}
	}
	return terms, total
}

// echo is a sentence with how much of the question it says in words of its own or of its like.
type echo struct {
	*sentence
	share float64
	at    int // the word of the sentence that says most of it
}

// echoes returns the sentences, those that say most of the question first, and for every term the likest word of all.
func (d *document) echoes(terms []openTerm, total float64) ([]echo, []float32) {
	var out []echo
	likest := make([]float32, len(terms))
	words := d.words()
	for i := range d.sentences {
		s := &d.sentences[i]
		if s.mute {
			continue
		}
		best, where := make([]float32, len(terms)), make([]int, len(terms))
		for j := range s.words {
			token := s.words[j].Token
			word := words[i][token]
			for k := range terms {
				cosine := terms[k].word.To(word)
				if alike(s.Tokens[token].Stem, terms[k].stem) {
					cosine = 1
				}
				if cosine > best[k] {
					best[k], where[k] = cosine, j
				}
			}
		}
		x, most := echo{sentence: s}, 0.0
		for k := range terms {
			share := likeness.Share(best[k]) * terms[k].weight / total
			x.share += share
			likest[k] = max(likest[k], best[k])
			if share > most {
				most, x.at = share, where[k]
			}
		}
		out = append(out, x)
	}
	sort.SliceStable(out, func(a, b int) bool { return out[a].share > out[b].share })
	return out, likest
}

// What of a text is listened to for yes or no.
const (
	openVoices = 6   // sentences at most
	leastEcho  = .15 // of the question, in each
)

// openFeatures notice what a text says of what no aspect covers: whether anything, and which way. The evidence is nil if the question has no
// words to look for.
func (e *Embedded) openFeatures(q *question, d *document) (said, side []feature, _ *evidence) {
	terms, total := e.openTerms(q)
	if total == 0 {
		return nil, nil, nil
	}
	echoes, likest := d.echoes(terms, total)
	if len(echoes) == 0 {
		return nil, nil, nil
	}
	ev := &evidence{}
	length := lengthOf(d)
	note := func(x float64, name string) {
		said = append(said, feature{hashed(stanceBits, "open", name, length), float32(x)})
	}
	lean := func(x float64, name string) {
		side = append(side, feature{hashed(stanceBits, "open side", name), float32(x)})
	}
	e.noteEchoes(echoes, note)
	least, most := likest[0], likest[0]
	for _, cosine := range likest {
		least, most = min(least, cosine), max(most, cosine)
	}
	note(float64(least), "least")
	note(1, "least "+grade(least))
	note(1, "most "+grade(most))
	note(float64(len(terms)), "terms")

	var praise, blame, denied, weight float64
	for k, x := range echoes[:min(openVoices, len(echoes))] {
		if x.share < leastEcho {
			break
		}
		around := math.Tanh(e.around(x.sentence, x.at))
		w := x.share * x.share
		weight += w
		speaks := .3 + around
		if lexicon.Negated(x.words, x.at) || nearNegation(x.sentence, x.at) {
			denied += w
			speaks = .3*around - .6
			if k == 0 {
				lean(1, "first denied")
			}
		}
		praise += w * max(0, around)
		blame += w * max(0, -around)
		ev.add(x.sentence, max(0, speaks), max(0, -speaks))
	}
	note(praise, "praise")
	note(blame, "blame")
	note(denied, "denied")
	weight += .05
	mood := e.mood(d)
	lean(1, "always")
	lean(praise/weight, "praise")
	lean(blame/weight, "blame")
	lean((praise-blame)/weight, "lead")
	lean(denied/weight, "denied")
	lean(math.Tanh(e.around(echoes[0].sentence, echoes[0].at)), "first")
	lean(mood, "mood")
	if q.praise {
		note(1, "asks for praise")
		lean(1, "asks for praise")
		lean((praise-blame)/weight, "praised")
		lean(mood, "asked mood")
	}
	return append(append(said, e.coverage(q, d)...), e.standing(q, d)...), side, ev
}

// noteEchoes notices how much of the question the best sentences say, how they stand out, and how many there are.
func (e *Embedded) noteEchoes(echoes []echo, note func(float64, string)) {
	at := func(k int) float64 {
		if k < len(echoes) {
			return echoes[k].share
		}
		return 0
	}
	var sum, squares float64
	for _, x := range echoes {
		sum += x.share
		squares += x.share * x.share
	}
	n := float64(len(echoes))
	mean := sum / n
	note(1, "always")
	note(at(0), "first")
	note(at(1), "second")
	note(at(3), "fourth")
	note(mean, "mean")
	note((at(0)-mean)/math.Sqrt(max(1e-3, squares/n-mean*mean))/3, "stands out")
	note(math.Log(n), "sentences")
	note(1, fmt.Sprintf("first %.0f", math.Floor(10*at(0))))
	for _, least := range []float64{.2, .3, .4, .5, .6} {
		count := sort.Search(len(echoes), func(k int) bool { return echoes[k].share < least })
		note(math.Log1p(float64(count)), fmt.Sprintf("above %.1f", least))
	}
}

// grade sorts cosines into a few.
func grade(cosine float32) string {
	switch {
	case cosine > .99:
		return "same"
	case cosine < .4:
		return "none"
	}
	return fmt.Sprintf("%.1f", math.Floor(10*float64(min(cosine, .7)))/10)
}

// mood is how much a text praises or blames all in all, from -1 to 1.
func (e *Embedded) mood(d *document) float64 {
	sum := 0.0
	for i := range d.sentences {
		s := &d.sentences[i]
		sum += float64(e.lexicon.Polarity(s.Tokens, s.words, 0, len(s.words)))
	}
	return math.Tanh(sum / math.Sqrt(float64(len(d.sentences))))
}
