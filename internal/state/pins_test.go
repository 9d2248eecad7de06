package state

import (
	"context"
	"errors"
	"testing"
	"time"
)

func TestPins(t *testing.T) { everywhere(t, pins) }

func pins(t *testing.T, at string) {
	ctx, s, other := context.Background(), open(t, at), open(t, at)
	due := time.Unix(1_800_000_000, 0)
	for i, id := range []string{"b", "a", "c"} {
		if err := s.Pins().Save(ctx, Pin{ID: id, Who: "mara", Place: int64(i), Data: []byte(id)}); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Pins().Save(ctx, Pin{ID: "z", Who: "jon", Due: due}); err != nil {
		t.Fatal(err)
	}
	ids := func(who string) (out string) {
		all, err := other.Pins().Of(ctx, who)
		if err != nil {
			t.Fatal(err)
		}
		for _, p := range all {
			out += p.ID
		}
		return out
	}
	if got := ids("mara"); got != "bac" {
		t.Errorf("the board is %s", got)
	}
	if err := s.Pins().Save(ctx, Pin{ID: "b", Who: "mara", Place: 9}); err != nil {
		t.Fatal(err)
	}
	if err := s.Pins().Delete(ctx, "c"); err != nil {
		t.Fatal(err)
	}
	if got := ids("mara") + ids("jon") + ids(""); got != "abz" {
		t.Errorf("the boards are %s", got)
	}
	if _, err := s.Pins().Get(ctx, "c"); !errors.Is(err, ErrNotFound) {
		t.Errorf("a deleted pin: %v", err)
	}

	if early, err := s.Pins().Due(ctx, due.Add(-time.Second)); err != nil || len(early) != 0 {
		t.Errorf("due before the time: %v %v", early, err)
	}
	found, err := other.Pins().Due(ctx, due)
	if err != nil || len(found) != 1 || found[0].ID != "z" || !found[0].Due.Equal(due) {
		t.Fatalf("due: %v %v", found, err)
	}
	next := due.Add(24 * time.Hour)
	first, err := s.Pins().Claim(ctx, found[0], next)
	second, wrong := other.Pins().Claim(ctx, found[0], next)
	if err != nil || wrong != nil || !first || second {
		t.Errorf("claimed: %v %v, %v %v", first, second, err, wrong)
	}
	found[0].Data = []byte("new") // by a server that claimed it knowing the old time
	if err := s.Pins().Rewrite(ctx, found[0]); err != nil {
		t.Fatal(err)
	}
	if p, err := s.Pins().Get(ctx, "z"); err != nil || !p.Due.Equal(next) || string(p.Data) != "new" {
		t.Errorf("after it was claimed: %v %v", p, err)
	}
	if n, err := s.Pins().Expire(ctx, time.Now().Add(time.Hour)); err != nil || n != 2 || ids("jon") != "z" {
		t.Errorf("%d expired, %v; of jon's there is %s", n, err, ids("jon"))
	}
}
