package state

import "context"

// Rates are rate limits shared by all servers of a state.
type Rates struct{ s *Store }

// Allow reports whether one more action is allowed, given an average rate per second and a burst. It stores the time
// until which the allowed actions last at that rate.
func (r *Rates) Allow(ctx context.Context, who string, perSecond float64, burst int) (bool, error) {
	now, each := r.s.now().UnixMicro(), int64(1e6/perSecond)
	n, err := r.s.change(ctx, "count how often somebody asks", `INSERT INTO rates (who, until) VALUES ($1, $2) ON CONFLICT (who) DO UPDATE
		SET until = CASE WHEN rates.until > $3 THEN rates.until ELSE $3 END + $4 WHERE rates.until <= $5`,
		who, now+each, now, each, now+each*int64(burst-1))
	return n > 0, err
}

// Prune deletes the entries that allow a full burst again.
func (r *Rates) Prune(ctx context.Context) error {
	_, err := r.s.change(ctx, "prune the rates", "DELETE FROM rates WHERE until < $1", r.s.now().UnixMicro())
	return err
}
