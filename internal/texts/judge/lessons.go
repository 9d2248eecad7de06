package judge

import (
	"context"

	"github.com/ask-surely/surely/internal/encode"
)

// Lessons are what the owner of a database taught: questions, with sentences that say so and that deny it.
type Lessons struct{ list []lesson }

type lesson struct {
	ask      []*encode.Bag
	examples []example
}

// example is a sentence of the owner's, and whether it denies what is asked.
type example struct {
	Sentence
	denies bool
}

// A lesson is for questions that hold so much of its own, and are held by it. Of its sentences one is put to a sentence
// of a text that holds leastLike of it: what says the same takes its side.
const (
	sameAsked = .8
	leastLike = .4
	mostPut   = 4 // of a lesson's sentences to one sentence, the first taught
)

// Learn makes what was taught ready.
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

// Apply has a text say so, or deny it, where one of its sentences says what one of the owner's does.
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
	for _, own := range l.ask {
		if asked.HeldBy(own) >= sameAsked && own.HeldBy(asked) >= sameAsked {
			return true
		}
	}
	return false
}

// put puts the owner's sentences that are most like a sentence of a text to it, as if they were asked.
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

// take has a sentence of a text take a side as likely as it says what the owner's does.
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
