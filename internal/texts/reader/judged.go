package reader

import (
	"context"
	"strings"

	"github.com/ask-surely/surely/internal/texts/judge"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/lexicon"
	"github.com/ask-surely/surely/internal/words/text"
)

// Minimum probabilities of a text's verdict, chosen on synthetic texts of kinds unseen in training: for yes the lowest
// of .25, .26 … with a precision of three quarters, for no the lowest of .25, .30 … with a precision of a half.
const (
	minYes      = .52
	minNo       = .3
	minSentence = .5 // for a sentence to count for a side
)

// prepareSentences returns a document's sentences prepared for the judge, with a zero Sentence for each question.
func (d *document) prepareSentences() []judge.Sentence {
	out := make([]judge.Sentence, len(d.sentences))
	for i := range d.sentences {
		if s := &d.sentences[i]; !strings.HasSuffix(s.Text, "?") {
			out[i] = judge.NewSentence(s.Text)
		}
	}
	return out
}

// judgeText answers a yes/no question with the judge, without aspects.
func (e *Embedded) judgeText(ctx context.Context, q *question, d *document) (verdict.Verdict, error) {
	j, err := judge.Default()
	if err != nil {
		return verdict.Verdict{}, err
	}
	sentences := d.judgeSentences()
	judged, err := j.JudgeText(ctx, q.text, sentences)
	if err != nil || judged.MostAffirming < 0 {
		return stance{}.noInformation(1), err
	}
	s := stance{yes: judged.Yes, no: judged.No}
	s.affirms, s.denies = sentences[judged.MostAffirming].Text, sentences[judged.MostDenying].Text
	for _, x := range judged.Sentences {
		switch {
		case x.Yes > minSentence:
			s.affirmingCount++
		case x.No > minSentence:
			s.denyingCount++
		}
	}
	switch {
	case s.yes >= minYes && s.yes/minYes >= s.no/minNo:
		return verdict.Verdict{Answer: verdict.Yes, Quote: s.affirms, Mixed: s.mixedVerdict(s.denies), Confidence: s.yes}, nil
	case s.no >= minNo:
		return verdict.Verdict{Answer: verdict.No, Quote: s.denies, Mixed: s.mixedVerdict(s.affirms), Confidence: s.no}, nil
	}
	return s.noInformation(max(0, 1-s.yes-s.no)), nil
}

// minNear is the minimum probability of a near match.
const minNear = .12

// noInformation returns the verdict "no information", with the near match if any.
func (s stance) noInformation(confidence float64) verdict.Verdict {
	v := verdict.Verdict{Answer: verdict.NoInformation, Confidence: confidence}
	if s.yes >= minNear && s.yes > s.no && s.affirms != "" {
		v.Near = &verdict.NearMatch{Text: s.affirms, Likely: s.yes}
	}
	return v
}

// withoutAssertions returns the document without sentences that only repeat the question as an assertion, but with
// questions that the text answers with no.
func (d *document) withoutAssertions(l *lexicon.Lexicon, q *question) *document {
	var remaining []sentence
	for from, to := 0, 0; from < len(d.sentences); from = to {
		var part []text.Sentence
		for ; to < len(d.sentences) && d.sentences[to].part == d.sentences[from].part; to++ {
			part = append(part, d.sentences[to].Sentence)
		}
		for i, asserts := range text.Asserting(q.tokens, part) {
			if s := d.sentences[from+i]; !asserts || s.reply < 0 {
				remaining = append(remaining, s)
			}
		}
	}
	if len(remaining) == len(d.sentences) {
		return d
	}
	return newDocument(l, remaining, d.partCount)
}

// isDenied reports whether the clause of word i has a negation.
func (s *sentence) isDenied(i int) bool {
	for j := range s.words {
		if s.words[j].Clause == s.words[i].Clause && text.Negates(s.Tokens[s.words[j].Token].Lower) {
			return true
		}
	}
	return false
}

// isMostlyAspects reports whether aspects cover at least half of the question. If not, cues for them mean little.
func (q *question) isMostlyAspects() bool {
	covered := 0
	for _, a := range q.aspects {
		covered += a.To - a.From
	}
	return covered > 0 && covered >= len(q.terms)
}

// answerOpinion answers a question without content words, which can only ask about praise or blame.
func (e *Embedded) answerOpinion(q *question, d *document) stance {
	switch {
	case q.asksBlame:
		return e.answerSentiment(q, d).negate()
	case q.asksPraise:
		return e.answerSentiment(q, d)
	}
	return stance{noInfo: 1}
}

// minSupport is the minimum probability at which a sentence alone supports a verdict.
const minSupport = .5

// withSupportingQuote keeps a verdict's quote if the sentence alone supports the verdict. Otherwise it quotes the
// sentence that supports it most clearly, if any.
func withSupportingQuote(ctx context.Context, question string, d *document, v verdict.Verdict) (verdict.Verdict,
	error) {
	if v.Quote == "" || v.Answer != verdict.Yes && v.Answer != verdict.No {
		return v, nil
	}
	j, err := judge.Default()
	if err != nil {
		return v, err
	}
	support := func(s judge.Stance) float64 {
		if v.Answer == verdict.Yes {
			return s.Yes
		}
		return s.No
	}
	stances, err := j.JudgeSentences(ctx, question, []string{v.Quote})
	if err != nil || support(stances[0]) >= minSupport {
		return v, err
	}
	judged, err := j.JudgeText(ctx, question, d.judgeSentences())
	if err != nil {
		return v, err
	}
	v.Quote, v.Mixed = "", nil
	minimum := minSupport
	for i, s := range judged.Sentences {
		if p := support(s); p >= minimum {
			v.Quote, minimum = d.sentences[i].Text, p
		}
	}
	return v, nil
}
