package state

import "context"

// Spending keeps what a model has cost, by day, so that a budget of a day outlives the process and holds for all that
// share the state.
type Spending struct{ s *Store }

// Prune deletes what single visitors cost before a day; the days themselves stay.
func (p *Spending) Prune(ctx context.Context, day string) error {
	_, err := p.s.change(ctx, "prune what the model cost", "DELETE FROM spending WHERE day LIKE '% %' AND day < $1", day)
	return err
}

// Spend adds to what a day has cost, and returns what it has cost altogether.
func (p *Spending) Spend(ctx context.Context, day string, calls, tokens int, money float64) (allCalls, allTokens int,
	allMoney float64, err error) {
	ctx, cancel := p.s.bounded(ctx)
	defer cancel()
	err = p.s.retry(ctx, func() error {
		return p.s.write.QueryRowContext(ctx, `INSERT INTO spending (day, calls, tokens, money) VALUES ($1, $2, $3, $4)
			ON CONFLICT (day) DO UPDATE SET calls = spending.calls + excluded.calls, tokens = spending.tokens + excluded.tokens, money = spending.money + excluded.money
			RETURNING calls, tokens, money`, day, calls, tokens, money).Scan(&allCalls, &allTokens, &allMoney)
	})
	return allCalls, allTokens, allMoney, while("note what the model cost", err)
}
