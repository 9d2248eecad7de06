package reader

import (
	"context"

	"github.com/ask-surely/surely/internal/texts/judge"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

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
