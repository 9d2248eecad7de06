package budget

import (
	"context"
	"errors"
	"math"
	"testing"
	"time"
)

// Two budgets together cannot take more than they share, and what one gives back the other may have.
func TestShared(t *testing.T) {
	const mb = 1 << 20
	all := New(100*mb, nil)
	one, other := New(80*mb, all), New(80*mb, all)
	if err := one.Draw(70 * mb); err != nil {
		t.Fatal(err)
	}
	var spent *ExceededError
	if err := other.Draw(40 * mb); !errors.As(err, &spent) || !spent.Shared {
		t.Errorf("%v: 110 of 100 are taken", err)
	}
	for _, n := range []int64{11 * mb, math.MaxInt64, -1} {
		if err := one.Draw(n); !errors.As(err, &spent) || spent.Shared {
			t.Errorf("%v: %d more than 70 of 80 are taken", err, n)
		}
	}
	if err := errors.Join(other.Draw(30*mb), New(mb, all).Draw(guaranteedBytes)); err != nil {
		t.Errorf("%v: who holds little waits for the others", err)
	}
	if err := New(mb, all).Draw(guaranteedBytes + 1); !errors.As(err, &spent) {
		t.Error(err)
	}
	other.End()
	one.End()
	if err := other.Draw(80 * mb); err != nil {
		t.Error(err)
	}
	other.Return(30 * mb)
	if err := From(With(context.Background(), one)).Draw(9 * mb); err != nil {
		t.Error(err)
	}
	if err := From(context.Background()).Draw(math.MaxInt64); err != nil {
		t.Error(err)
	}
}

// Long work waits for urgent work, but not for ever, and goes on once there is none.
func TestGiveWay(t *testing.T) {
	var urgent UrgentWork
	ctx := urgent.YieldingContext(t.Context())
	waits := func(ctx context.Context) bool {
		began := time.Now()
		Yield(ctx)
		return time.Since(began) >= maxYield
	}
	if waits(ctx) {
		t.Error("it waits for nothing")
	}
	urgent.Begin()
	if waits(t.Context()) || !waits(ctx) || waits(ctx) {
		t.Error("urgent work waits, or other work does not, or waits again at once")
	}
	urgent.End()
	time.Sleep(minRun)
	if waits(ctx) {
		t.Error("it waits for what has ended")
	}
}
