package reader

import (
	"context"
	"strings"

	"github.com/ask-surely/surely/internal/texts/judge"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/lexicon"
	"github.com/ask-surely/surely/internal/words/text"
)

// Thresholds for a whole text's yes or no, chosen on synthetic texts of kinds unseen in training: for yes the lowest of
// .25, .26 … with a precision of three quarters, for no the lowest of .25, .30 … with a precision of a half.
const (
	judgedYes   = .52
	judgedNo    = .3
	judgedVoice = .5 // minimum for a sentence to count for a side
)

// prepareSentences returns a document's sentences, prepared for the judge.
func (d *document) prepareSentences() []judge.Sentence {
	out := make([]judge.Sentence, len(d.sentences))
	for i := range d.sentences {
		if s := &d.sentences[i]; !strings.HasSuffix(s.Text, "?") {
			out[i] = judge.NewSentence(s.Text)
		}
	}
	return out
}

// open answers a yes/no question without an aspect.
func (e *Embedded) open(ctx context.Context, q *question, d *document) (verdict.Verdict, error) {
	j, err := judge.Default()
	if err != nil {
		return verdict.Verdict{}, err
	}
	sentences := d.judgeSentences()
	read, err := j.Text(ctx, q.text, sentences)
	if err != nil || read.For < 0 {
		return stance{}.noInformation(1), err
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
	return s.noInformation(max(0, 1-s.yes-s.no)), nil
}

// minNear is the minimum probability of a near match.
const minNear = .12

// noInformation returns the verdict "no information", with the nearest sentence.
func (s stance) noInformation(confidence float64) verdict.Verdict {
	v := verdict.Verdict{Answer: verdict.NoInformation, Confidence: confidence}
	if s.yes >= minNear && s.yes > s.no && s.affirms != "" {
		v.Near = &verdict.Near{Text: s.affirms, Likely: s.yes}
	}
	return v
}

// withoutAssertions returns the document without sentences that merely assert what is asked. A reply of no is kept.
func (d *document) withoutAssertions(l *lexicon.Lexicon, q *question) *document {
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
	return newDocument(l, kept, d.parts)
}

// denied reports whether word i's clause contains a negation, before or after it.
func (s *sentence) denied(i int) bool {
	for j := range s.words {
		if s.words[j].Clause == s.words[i].Clause && lexicon.Negation(s.Tokens[s.words[j].Token].Lower) {
			return true
		}
	}
	return false
}

// mostlyAspects reports whether the owner's aspects cover at least half of the question; if not, an occurrence of one
// of their words means little.
func (q *question) mostlyAspects() bool {
	covered := 0
	for _, a := range q.asked {
		covered += a.To - a.From
	}
	return covered > 0 && covered >= len(q.terms)
}

// answerOpinion answers a question without content words, which can only be about praise or blame.
func (e *Embedded) answerOpinion(q *question, d *document) stance {
	switch {
	case q.blame:
		return e.sentiment(q, d).negated()
	case q.praise:
		return e.sentiment(q, d)
	}
	return stance{none: 1}
}
