package state

import "context"

// Rates bound how often somebody may do something, for all that share the state.
type Rates struct{ s *Store }

// Allow reports whether somebody may do it once more: so often a second on average, and so many times at once. What
// is kept is until when all that was allowed lasts at that pace.
func (r *Rates) Allow(ctx context.Context, who string, perSecond float64, burst int) (bool, error) {
	now, each := r.s.now().UnixMicro(), int64(1e6/perSecond)
	n, err := r.s.change(ctx, "count how often somebody asks", `INSERT INTO rates (who, until) VALUES ($1, $2) ON CONFLICT (who) DO UPDATE
		SET until = CASE WHEN rates.until > $3 THEN rates.until ELSE $3 END + $4 WHERE rates.until <= $5`,
		who, now+each, now, each, now+each*int64(burst-1))
	return n > 0, err
}

// Prune forgets those who have done nothing for so long that they may do all at once.
func (r *Rates) Prune(ctx context.Context) error {
	_, err := r.s.change(ctx, "prune the rates", "DELETE FROM rates WHERE until < $1", r.s.now().UnixMicro())
	return err
}
