package eval

import (
	"context"

	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/read/rank"
	"github.com/ask-surely/surely/internal/read/roles"
)

// Weighed is a question with its readings, what the model of readings and what the encoder make of each, and whether
// it is right.
type Weighed struct {
	Corpus   string           `json:"corpus"`
	Group    string           `json:"group"`
	Question string           `json:"question"`
	Readings []WeighedReading `json:"readings"`
}

// WeighedReading is one of them.
type WeighedReading struct {
	SUQL     string         `json:"suql"`
	Score    float64        `json:"score"`
	Evidence roles.Evidence `json:"evidence"`
	Right    bool           `json:"right"`
}

// Weigh calls f with the n best readings of each question of a corpus.
func (c Corpus) Weigh(ctx context.Context, m *rank.Model, r *roles.Reader, limit, n int, f func(Weighed) error) error {
	list, done, err := c.open(ctx)
	if err != nil {
		return err
	}
	defer done()
	for _, b := range first(list, limit) {
		if err := b.pose(ctx, func(p posed) error {
			set := m.Readings(link.New(p.base.schema, p.base.values(), p.question))
			if p.foreign {
				return nil
			}
			seen, err := r.Read(ctx, set.Question)
			if err != nil {
				return err
			}
			order, scores := rank.Best(m, set, n)
			out := Weighed{Corpus: c.Name, Group: p.group, Question: p.question}
			if out.Group == "" {
				out.Group = p.base.schema.Name
			}
			t := newTrial(p)
			said := map[string]bool{}
			for _, i := range order {
				q := set.Query(i)
				text := q.SUQL()
				if said[text] {
					continue
				}
				said[text] = true
				v := t.try(ctx, q)
				if v.Fingerprint == "" {
					continue
				}
				out.Readings = append(out.Readings, WeighedReading{text, scores[i], seen.Of(q), v.Right})
			}
			return f(out)
		}); err != nil {
			return err
		}
	}
	return nil
}
