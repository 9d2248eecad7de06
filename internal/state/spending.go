package state

import (
	"context"
)

// Spending records a model's cost by day, so that a daily budget survives restarts and covers all servers that share a
// state.
type Spending struct{ s *Store }

// Prune deletes individual visitors' costs on days before the given one; the daily totals are kept.
func (p *Spending) Prune(ctx context.Context, day string) error {
	_, err := p.s.change(ctx, "prune the model's costs", "DELETE FROM spending WHERE day LIKE '% %' AND day < $1", day)
	return err
}

// Spend adds to a day's cost and returns the total.
func (p *Spending) Spend(ctx context.Context, day string, calls, tokens int) (allCalls, allTokens int, err error) {
	err = p.s.row(ctx, p.s.write, []any{&allCalls, &allTokens}, `INSERT INTO spending (day, calls, tokens, money)
		VALUES ($1, $2, $3, 0) ON CONFLICT (day) DO UPDATE SET calls = spending.calls + excluded.calls,
		tokens = spending.tokens + excluded.tokens RETURNING calls, tokens`, day, calls, tokens)
	return allCalls, allTokens, wrapError("record the model's cost", err)
}
