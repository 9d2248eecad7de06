package eval

import (
	"context"

	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/read/rank"
)

// Silences returns the signs of a corpus's questions that texts could be read for, and which of them nothing answers.
func Silences(ctx context.Context, p *rank.Parser, corpus Corpus) (signs []rank.Signs, unanswerable []bool, err error) {
	err = corpus.each(ctx, func(q posed) error {
		s, ok, err := p.Signs(ctx, parse.Input{Question: q.question, Schema: q.base.schema, Values: q.base.values(),
			Prober: q.base.prober})
		if ok {
			signs, unanswerable = append(signs, s), append(unanswerable, q.foreign)
		}
		return err
	})
	return signs, unanswerable, err
}
