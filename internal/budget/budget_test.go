package budget

import (
	"context"
	"errors"
	"math"
	"testing"
)

// Two budgets together cannot take more than they share, and what one gives back the other may have.
func TestShared(t *testing.T) {
	all := New(100, nil)
	one, other := New(80, all), New(80, all)
	if err := one.Draw(70); err != nil {
		t.Fatal(err)
	}
	var spent *Spent
	if err := other.Draw(40); !errors.As(err, &spent) || !spent.Shared {
		t.Errorf("%v: 110 of 100 are taken", err)
	}
	for _, n := range []int64{11, math.MaxInt64, -1} {
		if err := one.Draw(n); !errors.As(err, &spent) || spent.Shared {
			t.Errorf("%v: %d more than 70 of 80 are taken", err, n)
		}
	}
	one.End()
	if err := other.Draw(80); err != nil {
		t.Error(err)
	}
	other.Return(30)
	if err := From(With(context.Background(), one)).Draw(50); err != nil {
		t.Error(err)
	}
	if err := From(context.Background()).Draw(math.MaxInt64); err != nil {
		t.Error(err)
	}
}
