package eval

import (
	"context"

	"github.com/ask-surely/surely/internal/query"
)

// ChatRows compares the rows that turns with data show. In SUQL's paper people judge whether all rows shown are right;
// here the gold statement without its limit judges, with the same reader of texts for both.
type ChatRows struct {
	Turns   int     `json:"turns"`
	Right   float64 `json:"right"`   // turns that show rows, all of them right, or correctly none
	Nothing float64 `json:"nothing"` // turns that show nothing
	// Of the rows without limits, averaged over turns.
	Precision float64 `json:"precision"`
	Recall    float64 `json:"recall"`
	F1        float64 `json:"f1"`
}

// compare adds a turn's rows: those of got, nil if there are none, against all rows of the gold.
func (c *Conversations) compare(ctx context.Context, gold, got *query.Query) error {
	if !c.Rows {
		return nil
	}
	fits, err := c.unlimited(ctx, gold)
	if err != nil {
		return err
	}
	var shown, all map[string]bool
	if got != nil {
		rows, err := c.Execute(ctx, got)
		if err != nil && ctx.Err() != nil {
			return err
		}
		shown = setOf(rows) // a failed query shows nothing
		if all, err = c.unlimited(ctx, got); err != nil && ctx.Err() != nil {
			return err
		}
	}
	c.rows.Turns++
	if len(shown) == 0 {
		c.rows.Nothing++
	}
	if shared(shown, fits) == len(shown) && (len(shown) > 0) == (len(fits) > 0) {
		c.rows.Right++
	}
	p, q := ratio(shared(all, fits), len(all)), ratio(shared(all, fits), len(fits))
	if len(all)+len(fits) == 0 {
		p, q = 1, 1
	}
	c.rows.Precision, c.rows.Recall = c.rows.Precision+p, c.rows.Recall+q
	if p+q > 0 {
		c.rows.F1 += 2 * p * q / (p + q)
	}
	return nil
}

// unlimited are a query's rows without its limit, up to a maximum.
func (c *Conversations) unlimited(ctx context.Context, q *query.Query) (map[string]bool, error) {
	q = q.Clone()
	q.Limit, q.OrderBy = 0, nil
	rows, err := c.Execute(ctx, q)
	return setOf(rows), err
}

func setOf(rows []string) map[string]bool {
	out := map[string]bool{}
	for _, row := range rows {
		out[row] = true
	}
	return out
}

func shared(a, b map[string]bool) (n int) {
	for row := range a {
		if b[row] {
			n++
		}
	}
	return n
}

func ratio(n, of int) float64 { return float64(n) / float64(max(1, of)) }

func (c ChatRows) averaged() *ChatRows {
	n := float64(max(1, c.Turns))
	return &ChatRows{c.Turns, c.Right / n, c.Nothing / n, c.Precision / n, c.Recall / n, c.F1 / n}
}
