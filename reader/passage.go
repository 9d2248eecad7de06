package reader

import (
	"math"
	"slices"

	"surely/lexicon"
	"surely/text"
)

// passageBits sizes the weights of yes/no questions about one passage.
const passageBits = 17

// PassageExample is a yes/no question about a passage of prose.
type PassageExample struct {
	Group    string
	Question string
	Text     string
	Yes      bool
}

// passageFeatures notice what in a passage bears on a yes/no question: how much of the question its best sentence
// holds, what it denies or limits near those words, and how the question is put.
func (e *Embedded) passageFeatures(q *question, d *document) []feature {
	var out []feature
	add := func(value float64, parts ...string) {
		out = append(out, feature{hashed(passageBits, parts...), float32(value)})
	}
	add(1, "always")
	previous := ""
	first := ""
	asksNot := 0.0
	for i, t := range q.tokens {
		if !t.Word {
			continue
		}
		if first == "" {
			first = t.Lower
			add(1, "first", first)
		}
		add(.5, "q", t.Lower)
		if i > 0 {
			add(.35, "pair", previous, t.Lower)
		}
		if lexicon.Negation(t.Lower) {
			asksNot = 1
		}
		previous = t.Lower
	}
	add(.5, "last", previous)
	add(float64(len(q.tokens))/10, "length")
	add(asksNot, "asks not")
	w := e.wanted(q).meeting(d)
	order, overlap := e.bySharing(w, d)
	if len(order) == 0 {
		return out
	}
	missing := float64(len(w.terms) - len(w.held(d)))
	best := &d.sentences[order[0]]
	add(overlap[order[0]], "best")
	add(math.Min(1, missing/3), "missing")
	if missing > 0 {
		add(1, "any missing")
	}
	if order[0] == 0 {
		add(1, "in the first sentence")
	}
	if len(order) > 1 {
		add(overlap[order[1]], "second")
	}
	add(float64(len(best.Tokens))/30, "sentence length")
	denies, near := 0.0, 0.0
	for i := range best.Tokens {
		if !lexicon.Negation(best.Tokens[i].Lower) {
			continue
		}
		denies++
		for k := max(0, i-4); k <= i+4 && k < len(best.Tokens); k++ {
			if _, x := w.like(best.Tokens[k].Stem); x > 0 {
				near++
				break
			}
		}
	}
	add(math.Min(2, denies), "denies")
	add(math.Min(2, near), "denies near")
	if near > 0 {
		add(1, "denies near", first)
	} else if denies == 0 && overlap[order[0]] > .95 {
		add(1, "holds all")
	}
	all := 0.0
	for i := range d.sentences {
		for k := range d.sentences[i].Tokens {
			if lexicon.Negation(d.sentences[i].Tokens[k].Lower) {
				all++
			}
		}
	}
	add(math.Min(4, all)/2, "denies anywhere")
	seen := map[string]bool{}
	for i := range best.Tokens {
		t := &best.Tokens[i]
		if !t.Word || seen[t.Lower] {
			continue
		}
		seen[t.Lower] = true
		if limiting[t.Lower] {
			add(1, "says", t.Lower)
			add(.7, "says", t.Lower, first)
		} else if !text.Stop(t.Lower) {
			add(.25, "word", t.Stem)
		}
	}
	e.termFeatures(q, d, w, order[0], first, add)
	denialFeatures(q, d, w, order[0], overlap, first, add)
	return out
}

// denialFeatures notice whether what the text holds of the question is denied or limited where it stands: in the sentence that holds
// most of it, above all of what is said (the last words), and elsewhere.
func denialFeatures(q *question, d *document, w *wanted, best int, overlap []float64, first string, add func(float64, ...string)) {
	terms := w.inOrder(q)
	last := terms[max(0, len(terms)-2):]
	anyDenied, lastDenied := false, false
	denied, plain := 0.0, 0.0 // the most that a sentence holds of the question, with a denial and without
	for i := range d.sentences {
		s := &d.sentences[i]
		where := map[string]int{} // the token that says most of each word of the question
		most := map[string]float64{}
		for k := range s.Tokens {
			if term, x := w.like(s.Tokens[k].Stem); x > most[term] {
				where[term], most[term] = k, x
			}
		}
		found := false
		for term, k := range where {
			if s.denies(k) {
				found = true
				lastDenied = lastDenied || i == best && slices.Contains(last, term)
			}
		}
		if found {
			anyDenied = anyDenied || i == best
			denied = max(denied, overlap[i])
		} else {
			plain = max(plain, overlap[i])
		}
	}
	if anyDenied {
		add(1, "denied")
		add(.5, "denied", first)
	}
	if lastDenied {
		add(1, "denied last")
	}
	add(denied, "most denied")
	add(plain, "most plain")
	add(plain-denied, "plain before denied")
}

// denies says whether a word near token k denies it, or one before it limits it.
func (s *sentence) denies(k int) bool {
	for j := max(0, k-5); j <= k+3 && j < len(s.Tokens); j++ {
		if denying[s.Tokens[j].Lower] || j < k && narrowing[s.Tokens[j].Lower] {
			return true
		}
	}
	return false
}

var (
	denying   = words("not n't no never without neither nor cannot none nothing")
	narrowing = words("only unlike illegal prohibited fictional rarely")
)

// termFeatures notice which words of the question the sentence that shares most with it holds, what stands beside them,
// and where those are that it is about (the first) and that it says of it (the last).
func (e *Embedded) termFeatures(q *question, d *document, w *wanted, best int, first string, add func(float64, ...string)) {
	terms := w.inOrder(q)
	if len(terms) == 0 {
		return
	}
	anywhere := map[string]bool{}
	here := map[string]bool{}
	for i := range d.sentences {
		for k := range d.sentences[i].Tokens {
			if term, x := w.like(d.sentences[i].Tokens[k].Stem); x > 0 {
				anywhere[term] = true
				here[term] = here[term] || i == best
			}
		}
	}
	for _, t := range terms {
		if here[t] {
			add(.5, "held", t)
		} else {
			add(.5, "lacking", t)
		}
	}
	if len(terms) > 1 {
		for _, end := range []struct{ name, term string }{{"about", terms[0]}, {"says of it", terms[len(terms)-1]}} {
			where := "nowhere"
			if here[end.term] {
				where = "here"
			} else if anywhere[end.term] {
				where = "elsewhere"
			}
			add(1, end.name, where)
			add(.5, end.name, where, first)
		}
	}
	tokens := d.sentences[best].Tokens
	for k := range tokens {
		if _, x := w.like(tokens[k].Stem); x == 0 {
			continue
		}
		for _, j := range []int{k - 1, k + 1} {
			if j >= 0 && j < len(tokens) && tokens[j].Word {
				if _, x := w.like(tokens[j].Stem); x == 0 {
					add(.3, "beside", tokens[j].Lower)
				}
			}
		}
	}
	if share, ok := pairsHeld(q, d, w); ok {
		add(share, "pairs held")
		add(1, "has pairs")
	}
}

// inOrder are the words of the question that say something, each once.
func (w *wanted) inOrder(q *question) []string {
	var out []string
	seen := map[string]bool{}
	for _, t := range q.tokens {
		if w.terms[t.Stem] > 0 && !seen[t.Stem] {
			seen[t.Stem] = true
			out = append(out, t.Stem)
		}
	}
	return out
}

// pairsHeld is the share of the question's neighbouring words that are neighbours in the text, too; false if it has none.
func pairsHeld(q *question, d *document, w *wanted) (float64, bool) {
	beside := map[[2]string]bool{}
	for i := range d.sentences {
		tokens := d.sentences[i].Tokens
		for k := 1; k < len(tokens); k++ {
			beside[[2]string{tokens[k-1].Stem, tokens[k].Stem}] = true
		}
	}
	found, of := 0.0, 0.0
	for i := 1; i < len(q.tokens); i++ {
		a, b := q.tokens[i-1].Stem, q.tokens[i].Stem
		if w.terms[a] > 0 && w.terms[b] > 0 {
			of++
			if beside[[2]string{a, b}] {
				found++
			}
		}
	}
	return found / math.Max(1, of), of > 0
}

// passageStance answers a yes/no question about one passage. A name of the question that the passage does not
// hold leaves it open.
func (e *Embedded) passageStance(q *question, d *document) stance {
	w := e.wanted(q)
	held := w.held(d) // in the very words: one name is like another, and so is one dish
	for i, t := range q.tokens {
		if t.Upper && i > 0 && !text.Stop(t.Lower) && !held[t.Stem] && w.terms[t.Stem] > 0 {
			return stance{none: .8, yes: .1, no: .1}
		}
	}
	said := saidOfThis(q, w)
	if len(said) > 0 && !slices.ContainsFunc(said, func(term string) bool { return held[term] }) {
		return stance{none: .8, yes: .1, no: .1}
	}
	order, overlap := e.bySharing(w.meeting(d), d)
	p := e.passages.probability(e.passageFeatures(q, d))
	informs := .97
	if n := len(d.sentences); overlap[order[0]] < .02 || n < 2 && overlap[order[0]] < .1 {
		informs = .3
	}
	quote, most := d.sentences[order[0]].Text, 0.0
	for _, i := range order { // of this lighthouse: the sentence that speaks of what is asked, not that names it
		has := 0.0
		for k := range d.sentences[i].Tokens {
			if term, x := w.like(d.sentences[i].Tokens[k].Stem); x > 0 && slices.Contains(said, term) {
				has += x * w.terms[term]
			}
		}
		if has > most {
			quote, most = d.sentences[i].Text, has
		}
	}
	return stance{yes: informs * p, no: informs * (1 - p), none: 1 - informs, voices: voices{affirms: quote, denies: quote}}
}

// saidOfThis returns what a question asks of "this lighthouse": its words but for what the text is about anyway, which says
// nothing of the answer. Other questions have none.
func saidOfThis(q *question, w *wanted) []string {
	for i := range q.tokens[:max(0, len(q.tokens)-1)] {
		if q.tokens[i].Lower != "this" {
			continue
		}
		var out []string
		for k, t := range q.tokens {
			if k != i+1 && w.terms[t.Stem] > 0 {
				out = append(out, t.Stem)
			}
		}
		return out
	}
	return nil
}

// held are the words of the question that the text holds somewhere.
func (w *wanted) held(d *document) map[string]bool {
	held := map[string]bool{}
	for i := range d.sentences {
		for k := range d.sentences[i].Tokens {
			if term, x := w.like(d.sentences[i].Tokens[k].Stem); x > 0 {
				held[term] = true
			}
		}
	}
	return held
}

// limiting words say how far a statement reaches.
var limiting = words(`only except unless however although but different unlike instead rather both also all every must required
	may can illegal prohibited allowed permitted fictional not no never until some most same known including include several
	first former originally based similar distinct separate usually sometimes often generally typically legal banned real
	fiction part independent`)

// trainPassages fits a yes/no model to passages.
func (e *Embedded) trainPassages(examples []PassageExample, seed int64) *logistic {
	var cases []example
	for _, x := range examples {
		q := parseQuestion(e.lexicon, x.Question, "")
		cases = append(cases, example{features: e.passageFeatures(q, analyse(e.lexicon, []string{x.Text})), yes: x.Yes, weight: 1})
	}
	return fit{bits: passageBits, epochs: 20, rate: .02, pull: .05, seed: seed, rounds: 4}.train(cases)
}
