package eval

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/schema"
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
			c.Kind, c.Answer = "count", []string{fmt.Sprint(*q.Count)}
		}
		out = append(out, c)
		return nil
	})
}

// Catalogue asks the chat over one source.
func Catalogue(ctx context.Context, src *Source, cases []Case) (*Report, error) {
	r := Run{Dataset: "dir", Cases: cases, Open: func(context.Context, *Case) (*Source, error) { return src, nil }}
	r.Ask = func(ctx context.Context, src *Source, i int) (*Score, error) {
		start, c := time.Now(), &cases[i]
		o, err := (&Talk{Agent: src.Agent}).Ask(ctx, c.question(), Silent)
		if err != nil {
			return nil, err
		}
		right := o.Failed == nil && c.inCatalogue(o, src.Schema)
		kind := "direct"
		if c.Kind == Exploratory {
			kind = Exploratory
		}
		decisions := 0
		if o.Ran() {
			decisions = o.Stats.Verdicts
		}
		return &Score{Took: []time.Duration{o.Took}, Figures: []Figure{ofAll("accuracy", right), among(kind, right),
			{"decisions_per_question", float64(decisions), 0},
			{"seconds_per_question", time.Since(start).Seconds(), 0}}}, nil
	}
	return r.Run(ctx)
}

// An exploratory answer must mention at least enough of the aspects; of its first mostSubjects statements at most a
// third may be about anything else.
const (
	enough       = 4
	mostSubjects = 6
)

// inCatalogue reports whether an answer is right: exactly the right rows, their number, or enough aspects.
func (c *Case) inCatalogue(o *Outcome, db *schema.Database) bool {
	if c.Kind == Exploratory {
		hits, good := map[string]bool{}, 0
		said := first(o.subjects(), mostSubjects)
		for _, s := range said {
			stems := text.Words(strings.ReplaceAll(s, "_", " "))
			i := slices.IndexFunc(c.SaysAny, func(a string) bool { return slices.Contains(stems, text.Stem(a)) })
			if i >= 0 {
				hits[c.SaysAny[i]] = true
				good++
			}
		}
		return len(hits) >= enough && 3*good >= 2*len(said)
	}
	if !o.Ran() || o.Query == nil {
		return false
	}
	at := 0
	if t := db.Table(o.Query.From.Tables[0]); c.Kind == "direct" && t != nil && t.Title() != nil {
		at = slices.Index(o.Columns, t.Title().Name)
	}
	var names []string
	for _, row := range o.Rows {
		if at >= 0 {
			names = append(names, fmt.Sprint(row[at]))
		}
	}
	return len(names) == len(c.Answer) &&
		!slices.ContainsFunc(names, func(n string) bool { return !slices.Contains(c.Answer, n) })
}

// subjects are what an answer is about: aspects mentioned, or what its rows or columns name.
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
		return o.Columns // an overview names what its columns are about
	}
	return out
}
