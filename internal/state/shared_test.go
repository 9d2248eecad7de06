package state

import (
	"context"
	"testing"
	"time"
)

func TestRates(t *testing.T) { everywhere(t, rates) }

func rates(t *testing.T, at string) {
	ctx, servers := context.Background(), []*Store{open(t, at), open(t, at)}
	now := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
	for _, s := range servers {
		s.now = func() time.Time { return now }
	}
	allowed := func(who string) (n int) {
		for i := range 20 {
			ok, err := servers[i%2].Rates().Allow(ctx, who, 2, 10)
			if err != nil {
				t.Fatal(err)
			}
			if ok {
				n++
			}
		}
		return n
	}
	for _, want := range []int{10, 0, 4} { // a burst, none left, two seconds later
		if n := allowed("a"); n != want {
			t.Errorf("%d were allowed, not %d", n, want)
		}
		if want == 0 {
			now = now.Add(2 * time.Second)
		}
	}
	if n := allowed("b"); n != 10 {
		t.Errorf("another is allowed %d", n)
	}
	now = now.Add(time.Minute)
	if err := servers[0].Rates().Prune(ctx); err != nil {
		t.Fatal(err)
	}
	var left int
	if err := servers[1].read.QueryRow("SELECT count(*) FROM rates").Scan(&left); err != nil || left != 0 {
		t.Errorf("%d are remembered, %v", left, err)
	}
}
