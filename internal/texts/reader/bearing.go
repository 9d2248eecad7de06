package reader

import (
	"context"

	"github.com/ask-surely/surely/internal/texts/judge"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// leastBearing is the probability from which a sentence, read without its text, bears a verdict.
const leastBearing = .5

// bearing keeps a verdict's quotation only if the sentence says so when it is read alone; otherwise it quotes the one
// that says so most clearly, or none: then the text as a whole decided.
func bearing(ctx context.Context, question string, d *document, v verdict.Verdict) (verdict.Verdict, error) {
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
	if err != nil || bears(alone[0]) >= leastBearing {
		return v, err
	}
	read, err := j.Text(ctx, question, d.ready())
	if err != nil {
		return v, err
	}
	v.Quote, v.Mixed = "", nil
	least := leastBearing
	for i, s := range read.Sentences {
		if p := bears(s); p >= least {
			v.Quote, least = d.sentences[i].Text, p
		}
	}
	return v, nil
}
