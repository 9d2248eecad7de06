package reader

import (
	"context"

	"github.com/ask-surely/surely/internal/texts/judge"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// minSupport is the probability from which a sentence, read without its text, supports a verdict.
const minSupport = .5

// withSupportingQuote keeps a verdict's quotation only if the sentence supports it when read alone; otherwise it quotes
// the sentence that supports it most clearly, or none if the text as a whole decided.
func withSupportingQuote(ctx context.Context, question string, d *document, v verdict.Verdict) (verdict.Verdict,
	error) {
	if v.Quote == "" || v.Answer != verdict.Yes && v.Answer != verdict.No {
		return v, nil
	}
	j, err := judge.Default()
	if err != nil {
		return v, err
	}
	bears := func(s judge.Stance) float64 {
		if v.Answer == verdict.Yes {
			return s.Yes
		}
		return s.No
	}
	alone, err := j.Sentences(ctx, question, []string{v.Quote})
	if err != nil || bears(alone[0]) >= minSupport {
		return v, err
	}
	read, err := j.Text(ctx, question, d.judgeSentences())
	if err != nil {
		return v, err
	}
	v.Quote, v.Mixed = "", nil
	least := minSupport
	for i, s := range read.Sentences {
		if p := bears(s); p >= least {
			v.Quote, least = d.sentences[i].Text, p
		}
	}
	return v, nil
}
