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

// Rates are rate limits that apply across all servers that share a state.
type Rates struct{ s *Store }

// Allow reports whether one more action by who is allowed, given an average rate per second and a burst. It stores the
// time at which the actions so far would have ended at that rate.
func (r *Rates) Allow(ctx context.Context, who string, perSecond float64, burst int) (bool, error) {
	now, each := r.s.now().UnixMicro(), int64(1e6/perSecond)
	n, err := r.s.change(ctx, "check the rate limit", `INSERT INTO rates (who, until) VALUES ($1, $2) ON CONFLICT (who) DO UPDATE
		SET until = CASE WHEN rates.until > $3 THEN rates.until ELSE $3 END + $4 WHERE rates.until <= $5`,
		who, now+each, now, each, now+each*int64(burst-1))
	return n > 0, err
}

// Prune deletes the entries that allow a full burst again.
func (r *Rates) Prune(ctx context.Context) error {
	_, err := r.s.change(ctx, "prune the rate limits", "DELETE FROM rates WHERE until < $1", r.s.now().UnixMicro())
	return err
}
