package reader

import (
	"context"
	"strings"

	"github.com/ask-surely/surely/internal/texts/judge"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/lexicon"
	"github.com/ask-surely/surely/internal/words/text"
)

// From what a text as a whole is taken to say so, or to deny it: the lowest of .25, .30, .35 … at which, on made-up
// texts of kinds that nothing was learnt from, three of four that are said to say so do, and half of those said to
// deny it ("lab train whole" prints them).
const (
	judgedYes   = .5
	judgedNo    = .3
	judgedVoice = .5 // of a sentence that is counted for a side
)

// readied are the sentences of a document, ready to be judged.
func (d *document) readied() []judge.Sentence {
	out := make([]judge.Sentence, len(d.sentences))
	for i := range d.sentences {
		if s := &d.sentences[i]; !strings.HasSuffix(s.Text, "?") {
			out[i] = judge.Ready(s.Text)
		}
	}
	return out
}

// open answers a yes/no question that no aspect covers.
func (e *Embedded) open(ctx context.Context, q *question, d *document) (verdict.Verdict, error) {
	j, err := judge.Default()
	if err != nil {
		return verdict.Verdict{}, err
	}
	sentences := d.ready()
	read, err := j.Text(ctx, q.text, sentences)
	if err == nil {
		err = e.knows.Load().lessons.Apply(ctx, j, q.text, sentences, &read)
	}
	if err != nil || read.For < 0 {
		return stance{}.silent(1), err
	}
	s := stance{yes: read.Yes, no: read.No}
	s.affirms, s.denies = sentences[read.For].Text, sentences[read.Against].Text
	for _, x := range read.Sentences {
		switch {
		case x.Yes > judgedVoice:
			s.affirming++
		case x.No > judgedVoice:
			s.denying++
		}
	}
	switch {
	case s.yes >= judgedYes && s.yes/judgedYes >= s.no/judgedNo:
		return verdict.Verdict{Answer: verdict.Yes, Quote: s.affirms, Mixed: s.mixed(s.denies), Confidence: s.yes}, nil
	case s.no >= judgedNo:
		return verdict.Verdict{Answer: verdict.No, Quote: s.denies, Mixed: s.mixed(s.affirms), Confidence: s.no}, nil
	}
	return s.silent(max(0, 1-s.yes-s.no)), nil
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
