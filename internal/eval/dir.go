package eval

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/words/text"
)

// ReadCatalogue reads questions about a catalogue with columns extracted from its texts: direct ones, with the names of
// the right rows or their number, and exploratory ones, with the aspects that a good shop assistant would mention.
func ReadCatalogue(file string) (out []Case, err error) {
	return out, ReadLines(file, func(q struct {
		Question      string
		Rows, Aspects []string
		Count         *int
	}) error {
		c := Case{Data: file, Kind: "direct", Turns: []string{q.Question}, Answer: q.Rows}
		if len(q.Aspects) > 0 {
			c.Kind, c.SaysAny = Exploratory, q.Aspects
		} else if q.Count != nil {
			c.Answer = []string{fmt.Sprint(*q.Count)}
		}
		out = append(out, c)
		return nil
	})
}

// AskCatalogue asks the chat the questions, which are all about one source.
func (r *Run) AskCatalogue(ctx context.Context, src *Source) (*Report, error) {
	r.Open = func(context.Context, *Case) (*Source, error) { return src, nil }
	return r.AskSilently(ctx, "dir", func(_ context.Context, _ *Source, c *Case, o *Outcome, p *ChatPrediction, s *Score) {
		right := o.Ran() && o.Query != nil && sameDenotation(p.Answer, c.Answer)
		if c.Kind == Exploratory {
			right = o.Failed == nil && c.coversAspects(o.subjects())
		}
		decisions := 0.
		if o.Ran() {
			decisions = float64(o.Stats.Verdicts)
		}
		s.Line = p
		s.Figures = []Figure{fractionOfAll("accuracy", right), fractionOfSome(c.Kind, right), {"decisions_per_question",
			decisions, 0},
			{"seconds_per_question", o.Took.Seconds(), 0}}
	})
}

// An exploratory answer must mention at least minAspects of the aspects; at most a third of its first maxSubjects
// statements may be about anything else.
const (
	minAspects  = 4
	maxSubjects = 6
)

// coversAspects reports whether the subjects of an answer include enough of the wanted aspects.
func (c *Case) coversAspects(subjects []string) bool {
	hits, good := map[string]bool{}, 0
	said := first(subjects, maxSubjects)
	for _, s := range said {
		stems := text.Words(strings.ReplaceAll(s, "_", " "))
		i := slices.IndexFunc(c.SaysAny, func(a string) bool { return slices.Contains(stems, text.Stem(a)) })
		if i >= 0 {
			hits[c.SaysAny[i]] = true
			good++
		}
	}
	return len(hits) >= minAspects && 3*good >= 2*len(said)
}

// subjects returns what an answer is about: the aspects it mentions, or what its rows or columns name.
func (o *Outcome) subjects() (out []string) {
	for _, a := range o.Aspects {
		out = append(out, a.Name)
	}
	switch {
	case o.Ran() && o.Query == nil:
		for _, row := range o.Rows {
			out = append(out, fmt.Sprint(row[0]))
		}
	case o.Ran() && len(out) == 0:
		return o.Columns // an overview names its subjects in its columns
	}
	return out
}
