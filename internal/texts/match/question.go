package match

import (
	"slices"
	"sync"

	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/lexicon"
	"github.com/ask-surely/surely/internal/words/likeness"
	"github.com/ask-surely/surely/internal/words/text"
)

// Question is a yes/no question taken apart.
type Question struct {
	Text    string
	terms   []term
	total   float64
	form    string // of asking: is there, may one, must one, is it
	negated bool
	valence float64 // of its words: "is it noisy" blames
	numbers bool
	means   meaning
	faced   [voices]faced // what is asked, as each net sees it
	known   []akin        // what was taught of things like it
	either  []*Question   // "parking or a garage": each of them, where one is enough
}

// term is a word of a question that a sentence must answer to.
type term struct {
	token  text.Token
	word   likeness.Word
	bases  []string           // stems of its base forms
	weight float64            // its share of the question
	told   map[string]float64 // what suggests it, and what speaks against it
	kin    []lang.Share       // what it suggests itself

	relations lang.Relations
}

// Sentence is a sentence made ready to be compared with many questions; most of it when a question first touches it.
type Sentence struct {
	tokens   []text.Token
	cut      []lexicon.Word
	words    []word
	from     int // where a clause begins in its sentence, in words
	negators int
	numbers  bool

	read sync.Once
	*analysis
}

// analysis is what a sentence says as a whole.
type analysis struct {
	valence float64
	means   meaning
	faced   [voices]faced // what is said, as each net sees it
	clauses []*Sentence
}

// word is a spoken word of a sentence.
type word struct {
	token   *text.Token
	vector  likeness.Word
	kin     []lang.Share // what it suggests
	rarity  float64
	clause  int
	stop    bool
	negator bool
	behind  bool // a negation stands before it in its clause
	ahead   bool // one stands behind it in its clause
}

// formWords tell by what a question begins with how it asks. They are of the language, not of a trade.
var formWords = map[string]string{"is": "is", "are": "is", "was": "is", "were": "is", "does": "does", "do": "does",
	"did": "does",
	"can": "may", "could": "may", "may": "may", "has": "does", "have": "does", "must": "must", "would": "would", "will": "would"}

// empty words of a question ask, and name nothing that a sentence must hold.
var empty = text.Set("there any it place get come thing something anything one really actually possible say " +
	"mention text item product available offer")

// Question takes a question apart, and recalls what was taught of such things.
func (m *Matcher) Question(s string) *Question {
	q := m.asked(s)
	if parts := alternatives(s); len(parts) > 1 && !q.negated {
		for _, part := range parts {
			if one := m.asked(part); len(one.terms) > 0 {
				q.either = append(q.either, one)
			}
		}
	}
	return q
}

func (m *Matcher) asked(s string) *Question {
	q := m.question(s)
	q.suggest()
	q.known = m.recall(q, nil)
	for i, n := range m.network.nets {
		face(n.ask, &q.means.vector, &q.faced[i])
	}
	return q
}

// alternatives are the questions for each of several things between which "or" stands.
func alternatives(s string) []string {
	tokens := text.Tokens(s)
	if !slices.ContainsFunc(tokens, func(t text.Token) bool { return t.Lower == "or" }) {
		return nil
	}
	var out []string
	from := 0
	for i, t := range tokens {
		if t.Lower != "or" && t.Lower != "," && i < len(tokens)-1 {
			continue
		}
		part := s[tokens[from].Start:t.Start]
		if i == len(tokens)-1 {
			part = s[tokens[from].Start:]
		}
		if len(out) > 0 {
			part = s[:tokens[0].End] + " " + part
		}
		if from < i {
			out = append(out, part)
		}
		from = min(i+1, len(tokens)-1)
	}
	return out
}

func (m *Matcher) question(s string) *Question {
	q := &Question{Text: s, form: "other"}
	tokens := text.Tokens(s)
	if len(tokens) == 0 {
		return q
	}
	if f, ok := formWords[tokens[0].Lower]; ok {
		q.form = f
		if f == "is" && len(tokens) > 1 && tokens[1].Lower == "there" {
			q.form = "there"
		}
	}
	for pass := 0; pass < 2 && len(q.terms) == 0; pass++ { // where nothing else is asked, empty words are
		q.gather(m, tokens, pass == 0)
	}
	for i := range q.terms {
		q.total += q.terms[i].weight
	}
	for i := range q.terms {
		q.terms[i].weight /= q.total
	}
	own := make([]word, len(q.terms))
	for i := range q.terms {
		t := &q.terms[i]
		own[i] = word{token: &t.token, vector: t.word, rarity: m.rarity(t.token.Stem)}
	}
	meaningOf(own, &q.means)
	return q
}

func (q *Question) gather(m *Matcher, tokens []text.Token, strict bool) {
	seen := map[string]bool{}
	for i, t := range tokens {
		if t.Digit {
			q.numbers = true
		}
		if i > 0 && lexicon.Negation(t.Lower) {
			q.negated = strict != q.negated
		}
		if strict && i > 0 && tokens[i-1].Lower == "this" {
			continue // "this lighthouse" is what the text is about anyway
		}
		if !t.Word || t.Lower[0] == '\'' || text.Stop(t.Lower) || lexicon.Negation(t.Lower) || strict && empty[t.Lower] ||
			seen[t.Stem] {
			continue
		}
		seen[t.Stem] = true
		q.valence += float64(m.lexicon.Valence(&t))
		q.terms = append(q.terms, term{token: t, word: likeness.Find(t.Lower), weight: .05 + m.rarity(t.Stem)})
	}
}

// suggest finds what each word of a question may be a form of, and what suggests it.
func (q *Question) suggest() {
	for i := range q.terms {
		t := &q.terms[i]
		t.told, t.kin = lang.Suggested().Told(t.token.Stem), lang.Suggested().Shares(t.token.Stem)
		t.relations = lang.Of(t.token.Lower)
		for _, base := range lang.Bases(t.token.Lower) {
			t.bases = append(t.bases, text.Stem(base))
		}
	}
}

// Sentence makes a sentence ready: its tokens, cut into words by the lexicon.
func (m *Matcher) Sentence(tokens []text.Token, cut []lexicon.Word) *Sentence {
	s := &Sentence{tokens: tokens, cut: cut, words: make([]word, len(cut))}
	for i, c := range cut {
		t := &tokens[c.Token]
		w := word{token: t, clause: c.Clause, stop: text.Stop(t.Lower), negator: lexicon.Negation(t.Lower)}
		if !w.stop {
			w.vector, w.kin, w.rarity = likeness.Find(t.Lower), lang.Suggested().Shares(t.Stem), m.rarity(t.Stem)
		}
		s.words[i] = w
	}
	s.count()
	if s.negators > 0 {
		s.denials()
	}
	return s
}

func (s *Sentence) count() {
	for i := range s.words {
		if s.words[i].negator {
			s.negators++
		}
		s.numbers = s.numbers || s.words[i].token.Digit
	}
}

// denials tells each word whether a negation stands beside it in its clause.
func (s *Sentence) denials() {
	for i := range s.words {
		for j := range s.words {
			if s.words[j].negator && s.words[j].clause == s.words[i].clause {
				s.words[i].behind = s.words[i].behind || j < i
				s.words[i].ahead = s.words[i].ahead || j > i
			}
		}
	}
}

// readOnce works out what a sentence says as a whole, and its clauses.
func (m *Matcher) readOnce(s *Sentence) {
	s.read.Do(func() {
		m.mean(s)
		for i, n := range m.network.nets {
			face(n.say, &s.means.vector, &s.faced[i])
		}
		s.clauses = s.clausesOf()
	})
}

// mean works out what a sentence says as a whole.
func (m *Matcher) mean(s *Sentence) {
	own := make([]word, 0, len(s.words))
	for i := range s.words {
		if w := &s.words[i]; !w.stop && !w.negator {
			own = append(own, *w)
		}
	}
	s.analysis = &analysis{valence: float64(m.lexicon.Polarity(s.tokens, s.cut, 0, len(s.cut)))}
	meaningOf(own, &s.means)
}

// clausesOf returns the clauses of a sentence, those up to where something is denied: of lists, each item says so
// by itself, whatever stands beside it. What is denied may reach on into the next.
func (s *Sentence) clausesOf() []*Sentence {
	var out []*Sentence
	for from, to := 0, 0; from < len(s.words); from = to {
		says := false
		for ; to < len(s.words) && s.words[to].clause == s.words[from].clause; to++ {
			if s.words[to].negator {
				return out
			}
			says = says || !s.words[to].stop
		}
		if says && to-from < len(s.words) {
			c := &Sentence{tokens: s.tokens, cut: s.cut[from:to], words: s.words[from:to], from: from}
			c.count()
			out = append(out, c)
		}
	}
	return out
}

// sentence makes a sentence of the training ready, without its clauses.
func (m *Matcher) sentence(sentence string) *Sentence {
	tokens := text.Tokens(sentence)
	s := m.Sentence(tokens, m.lexicon.Words(tokens))
	m.mean(s)
	return s
}
