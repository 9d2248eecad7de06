package reader

import (
	"strings"
	"sync"

	"github.com/ask-surely/surely/internal/texts/match"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/lexicon"
	"github.com/ask-surely/surely/internal/words/text"
)

// From what the matcher takes for likely a text says so, or says otherwise. They were chosen on trades that it had not
// learnt from, so that of what is said to be so most is; the price is silence where a text says it in
// other words. To deny takes less: a sentence may only do so where it has something to deny by. Who denies a thing
// names it, so that some of the likelihood always goes to saying so: that has to outweigh it.
const (
	leastYes   = .5
	leastNo    = .25
	outweighs  = 3.5
	leastVoice = .3 // of a sentence that is counted for a side
)

// readyOnce makes the sentences ready for the matcher when it first asks; questions say nothing, and are nil.
func (d *document) readyOnce() func(*match.Matcher) []*match.Sentence {
	var once sync.Once
	var ready []*match.Sentence
	return func(m *match.Matcher) []*match.Sentence {
		once.Do(func() {
			ready = make([]*match.Sentence, len(d.sentences))
			for i := range d.sentences {
				if s := &d.sentences[i]; !strings.HasSuffix(s.Text, "?") {
					ready[i] = m.Sentence(s.Tokens, s.words)
				}
			}
		})
		return ready
	}
}

// questions are those asked lately, made ready: a statement puts the same to many texts.
type questions struct {
	mu    sync.Mutex
	known map[string]*match.Question
}

// mostQuestions bounds what is kept; all are let go of at once.
const mostQuestions = 500

func (k *questions) ready(m *match.Matcher, s string) *match.Question {
	k.mu.Lock()
	q, ok := k.known[s]
	k.mu.Unlock()
	if ok {
		return q
	}
	q = m.Question(s)
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.known == nil || len(k.known) >= mostQuestions {
		k.known = map[string]*match.Question{}
	}
	k.known[s] = q
	return q
}

// matched answers a yes/no question by the sentence that says most of it, for or against.
func (e *Embedded) matched(q *question, d *document) verdict.Verdict {
	knows := e.knows.Load()
	asked := knows.questions.ready(knows.matcher, q.text)
	ready := d.ready(knows.matcher)
	var s stance
	for i, x := range knows.matcher.Judge(asked, ready) {
		said := d.sentences[i].Text
		if x.For > s.yes {
			s.yes, s.affirms = x.For, said
		}
		if x.Against > s.no {
			s.no, s.denies = x.Against, said
		}
		switch {
		case x.For > leastVoice && x.For > x.Against:
			s.affirming++
		case x.Against > leastVoice && x.Against > x.For:
			s.denying++
		}
	}
	switch {
	case s.yes > leastYes && s.yes > outweighs*s.no:
		return verdict.Verdict{Answer: verdict.Yes, Quote: s.affirms, Mixed: s.mixed(s.denies), Confidence: s.yes}
	case s.no > leastNo && outweighs*s.no > s.yes:
		return verdict.Verdict{Answer: verdict.No, Quote: s.denies, Mixed: s.mixed(s.affirms), Confidence: s.no}
	}
	return s.silent(1 - max(s.yes, s.no))
}

// leastNear is from what likelihood on a sentence comes near to saying so.
const leastNear = .12

// silent is the verdict of a text that does not say, with what comes nearest.
func (s stance) silent(confidence float64) verdict.Verdict {
	v := verdict.Verdict{Answer: verdict.NoInformation, Confidence: confidence}
	if s.yes >= leastNear && s.yes > s.no && s.affirms != "" {
		v.Near = &verdict.Near{Text: s.affirms, Likely: s.yes}
	}
	return v
}

// unasserted is the document without the places that merely assert what is asked. A reply that says no stays.
func (d *document) unasserted(l *lexicon.Lexicon, q *question) *document {
	var kept []sentence
	for from, to := 0, 0; from < len(d.sentences); from = to {
		var part []text.Sentence
		for ; to < len(d.sentences) && d.sentences[to].part == d.sentences[from].part; to++ {
			part = append(part, d.sentences[to].Sentence)
		}
		for i, asserts := range text.Asserting(q.tokens, part) {
			if s := d.sentences[from+i]; !asserts || s.reply < 0 {
				kept = append(kept, s)
			}
		}
	}
	if len(kept) == len(d.sentences) {
		return d
	}
	return cut(l, kept, d.parts)
}

// denied says that a negation stands in the clause of word i, before it or behind it.
func (s *sentence) denied(i int) bool {
	for j := range s.words {
		if s.words[j].Clause == s.words[i].Clause && lexicon.Negation(s.Tokens[s.words[j].Token].Lower) {
			return true
		}
	}
	return false
}

// mostlyAsked says that the owner's aspects cover at least half of what is asked: of a question about something else,
// that a word of it stands in a phrase says little.
func (q *question) mostlyAsked() bool {
	covered := 0
	for _, a := range q.asked {
		covered += a.To - a.From
	}
	return covered > 0 && covered >= len(q.terms)
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
