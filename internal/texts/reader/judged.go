package reader

import (
	"context"
	"strings"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

// From what a text as a whole is taken to say so, or to deny it: the lowest of .25, .30, .35 … at which, on made-up
// texts of kinds that nothing was learnt from, three of four that are said to say so do, and half of those said to
// deny it ("lab train whole" prints them).
const (
	judgedYes   = .5
	judgedNo    = .3
	judgedVoice = .5 // of a sentence that is counted for a side
)

// Judge tells how likely a text as a whole says so and how likely it denies it, and the same of each of its sentences;
// of an empty one it tells nothing.
type Judge interface {
	Judge(ctx context.Context, question string, sentences []string) (whole [2]float64, each [][2]float64, err error)
}

// open answers a yes/no question that no aspect covers.
func (e *Embedded) open(ctx context.Context, q *question, d *document) (verdict.Verdict, error) {
	if e.judge == nil {
		return e.matched(q, d), nil
	}
	sentences := make([]string, len(d.sentences))
	for i := range d.sentences {
		if s := &d.sentences[i]; !strings.HasSuffix(s.Text, "?") { // a question says nothing
			sentences[i] = s.Text
		}
	}
	whole, each, err := e.judge.Judge(ctx, q.text, sentences)
	if err != nil {
		return verdict.Verdict{}, err
	}
	s := stance{yes: whole[0], no: whole[1]}
	var most [2]float64
	for i, x := range each {
		if x[0] > most[0] {
			most[0], s.affirms = x[0], sentences[i]
		}
		if x[1] > most[1] {
			most[1], s.denies = x[1], sentences[i]
		}
		switch {
		case x[0] > judgedVoice:
			s.affirming++
		case x[1] > judgedVoice:
			s.denying++
		}
	}
	switch {
	case s.yes >= judgedYes && s.yes/judgedYes >= s.no/judgedNo:
		return verdict.Verdict{Answer: verdict.Yes, Quote: s.affirms, Mixed: s.mixed(s.denies), Confidence: s.yes}, nil
	case s.no >= judgedNo:
		return verdict.Verdict{Answer: verdict.No, Quote: s.denies, Mixed: s.mixed(s.affirms), Confidence: s.no}, nil
	}
	return s.silent(1 - s.yes - s.no), nil
}
