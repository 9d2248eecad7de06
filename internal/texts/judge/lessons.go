package judge

import (
	"context"
	"slices"

	"github.com/ask-surely/surely/internal/encode"
)

// Lessons are the owner's examples: questions, with sentences that affirm and deny them.
type Lessons struct{ list []lesson }

type lesson struct {
	ask      []*encode.Bag
	examples []example
}

// example is an owner's sentence, and whether it denies the question.
type example struct {
	Sentence
	denies bool
}

// A lesson applies to questions with enough words in common. Its sentences are compared with a text's sentences that
// share at least leastLike of the words; if they agree in meaning, the text's sentence takes their side.
const (
	sameAsked = .8
	leastLike = .4
	mostPut   = 4 // sentences of a lesson compared with one sentence, the first ones taught
)

// Learn prepares the owner's examples.
func Learn(taught []Taught) *Lessons {
	out := &Lessons{}
	for i := range taught {
		l := lesson{}
		for _, ask := range taught[i].Ask {
			l.ask = append(l.ask, encode.NewBag(ask))
		}
		for side, list := range [][]string{taught[i].Pro, taught[i].Con} {
			for _, s := range list {
				l.examples = append(l.examples, example{Ready(s), side == 1})
			}
		}
		out.list = append(out.list, l)
	}
	return out
}

// Apply adjusts a text's stance if one of its sentences agrees with one of the owner's.
func (l *Lessons) Apply(ctx context.Context, j *Judge, question string, sentences []Sentence, read *Text) error {
	asked := encode.NewBag(subject.ReplaceAllString(question, ""))
	for i := range l.list {
		if !l.list[i].about(asked) {
			continue
		}
		for k := range sentences {
			if sentences[k].bag == nil {
				continue
			}
			if err := l.list[i].put(ctx, j, sentences[k], k, read); err != nil {
				return err
			}
		}
	}
	return nil
}

func (l *lesson) about(asked *encode.Bag) bool {
	return slices.ContainsFunc(l.ask, func(own *encode.Bag) bool {
		return asked.HeldBy(own) >= sameAsked && own.HeldBy(asked) >= sameAsked
	})
}

// put compares the owner's most similar sentences with a sentence of a text, as if they were the question.
func (l *lesson) put(ctx context.Context, j *Judge, s Sentence, at int, read *Text) error {
	var near []int
	for e := range l.examples {
		if l.examples[e].bag.HeldBy(s.bag) >= leastLike && len(near) < mostPut {
			near = append(near, e)
		}
	}
	for _, e := range near {
		got, err := j.Sentences(ctx, l.examples[e].Text, []string{s.Text})
		if err != nil {
			return err
		}
		read.take(at, got[0].Yes, l.examples[e].denies)
	}
	return nil
}

// take gives a text's sentence a stance with the probability that it agrees with the owner's.
func (t *Text) take(at int, likely float64, denies bool) {
	side, whole, most := &t.Sentences[at].Yes, &t.Yes, &t.For
	if denies {
		side, whole, most = &t.Sentences[at].No, &t.No, &t.Against
	}
	*side = max(*side, likely)
	if likely > *whole {
		*whole, *most = likely, at
	}
	t.For, t.Against = max(t.For, 0), max(t.Against, 0)
}
