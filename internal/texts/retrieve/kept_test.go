package retrieve

import (
	"context"
	"errors"
	"fmt"
	"path/filepath"
	"sync"
	"testing"
)

func openKept(t *testing.T, dir string) *Kept {
	t.Helper()
	k, err := OpenKept(dir, newRanker(t))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { k.Close() })
	return k
}

func feed(rows ...Row) func(func([]Row) error) error {
	return func(add func([]Row) error) error { return add(rows) }
}

// first is the key of the best passage.
func first(t *testing.T, k *Kept, question string) string {
	t.Helper()
	found, err := k.Search(context.Background(), question, 1)
	if err != nil {
		t.Fatal(err)
	}
	if len(found) == 0 {
		return ""
	}
	return found[0].Key
}

// TestKeptIsShared opens one index twice, as two processes would: one at a time writes, both
// search.
func TestKeptIsShared(t *testing.T) {
	ctx, dir := context.Background(), t.TempDir()
	a, b := openKept(t, dir), openKept(t, dir)
	old, changed := Row{"1", []string{"Purple curtains."}}, Row{"1", []string{"Wooden curtains."}}
	if err := a.Refresh(ctx, feed(old)); err != nil {
		t.Fatal(err)
	}
	if err := b.Refresh(ctx, feed(old)); err != nil || first(t, b, "purple curtains") != "1" || b.ix.Written() != 1 {
		t.Errorf("%v: what another has indexed is not taken up", err)
	}
	err := a.Refresh(ctx, func(add func([]Row) error) error {
		if err := b.Refresh(ctx, feed(old)); !errors.Is(err, ErrBusy) {
			t.Errorf("two at once: %v", err)
		}
		if err := a.Refresh(ctx, feed(old)); !errors.Is(err, ErrBusy) {
			t.Errorf("one twice at once: %v", err)
		}
		if err := add([]Row{changed}); err != nil {
			return err
		}
		if first(t, a, "wooden curtains") != "1" || first(t, b, "purple curtains") != "1" {
			t.Error("meanwhile each searches what it has")
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	if first(t, a, "purple") != "" || first(t, b, "purple") != "1" {
		t.Error("a change is seen by whoever wrote it, and by others when they look")
	}
	if err := b.Refresh(ctx, feed(changed)); err != nil || first(t, b, "wooden") != "1" || first(t, b, "purple") != "" {
		t.Errorf("%v: a change is not taken up", err)
	}
}

// TestKeptForgetsWhatFailed checks that an interrupted refresh writes nothing and the next continues from
// the saved state.
func TestKeptForgetsWhatFailed(t *testing.T) {
	ctx, dir := context.Background(), t.TempDir()
	k := openKept(t, dir)
	if err := k.Refresh(ctx, feed(Row{"1", []string{"Purple curtains."}})); err != nil {
		t.Fatal(err)
	}
	broken := errors.New("the source is gone")
	err := k.Refresh(ctx, func(add func([]Row) error) error {
		return errors.Join(add([]Row{{"2", []string{"Wooden lamps."}}}), broken)
	})
	if !errors.Is(err, broken) || first(t, k, "wooden") != "" || first(t, k, "purple") != "1" {
		t.Errorf("%v: wooden %q, purple %q", err, first(t, k, "wooden"), first(t, k, "purple"))
	}
	if err := k.Refresh(ctx, feed(Row{"2", []string{"Wooden lamps."}})); err != nil || first(t, k, "wooden") != "2" ||
		first(t, k, "purple") != "" {
		t.Errorf("%v: the next one does not go on", err)
	}
}

// TestKeptIsOpenedDuringItsFirstBuild checks that another process leaves an index alone that is still being
// built.
func TestKeptIsOpenedDuringItsFirstBuild(t *testing.T) {
	ctx, dir := context.Background(), t.TempDir()
	builder := openKept(t, dir)
	var other *Kept
	err := builder.Refresh(ctx, func(add func([]Row) error) error {
		other = openKept(t, dir)
		return add([]Row{{"1", []string{"Purple curtains."}}})
	})
	if err != nil {
		t.Fatal(err)
	}
	if again := openKept(t, dir); again.Len() != 1 || first(t, again, "purple") != "1" {
		t.Errorf("%d passages are there after the build", again.Len())
	}
	if err := other.Refresh(ctx, feed(Row{"1", []string{"Purple curtains."}},
		Row{"2", []string{"Wooden lamps."}})); err != nil || first(t, other, "wooden") != "2" ||
		first(t, other, "purple") != "1" {
		t.Errorf("%v: who looked on cannot go on", err)
	}
	if got := first(t, builder, "purple"); got != "1" {
		t.Errorf("the builder finds %q", got)
	}
}

// TestKeptIsRebuiltBeside checks that an index of mostly deleted passages is rebuilt: until then the old one is
// searched, also by new readers, and a failure changes nothing.
func TestKeptIsRebuiltBeside(t *testing.T) {
	ctx, dir := context.Background(), t.TempDir()
	k := openKept(t, dir)
	curtains := Row{"1", []string{"Purple curtains."}}
	many := []Row{curtains}
	for i := range 10001 {
		many = append(many, Row{fmt.Sprint("many ", i), []string{"Grey carpet."}})
	}
	if err := errors.Join(k.Refresh(ctx, feed(many...)), k.Refresh(ctx, feed(curtains))); err != nil || !k.ix.wasteful() {
		t.Fatalf("%v: the index wastes nothing", err)
	}
	onlooker := openKept(t, dir)
	broken := errors.New("the source is gone")
	for _, end := range []error{broken, nil} {
		err := k.Refresh(ctx, func(add func([]Row) error) error {
			if first(t, k, "purple") != "1" || first(t, openKept(t, dir), "purple") != "1" {
				t.Error("the old index cannot be searched while the new one is built")
			}
			return errors.Join(add([]Row{curtains, {"2", []string{"Wooden lamps."}}}), end)
		})
		if !errors.Is(err, end) {
			t.Fatal(err)
		}
		if got, want := first(t, k, "wooden"), map[bool]string{true: "2"}[end == nil]; got != want ||
			first(t, k, "purple") != "1" {
			t.Errorf("after %v the new row is found as %q, want %q", end, got, want)
		}
	}
	if k.ix.Written() != 2 || first(t, openKept(t, dir), "wooden") != "2" || first(t, onlooker, "purple") != "1" {
		t.Errorf("%d passages are kept, want 2", k.ix.Written())
	}
	if names, _ := filepath.Glob(filepath.Join(dir, "texts*")); len(names) != 1 {
		t.Errorf("texts are left behind: %v", names)
	}
}

// TestSaveWhileSearching saves an index while it is searched: run with -race.
func TestSaveWhileSearching(t *testing.T) {
	ctx, dir := context.Background(), t.TempDir()
	ix, err := Open(dir, newRanker(t))
	if err != nil {
		t.Fatal(err)
	}
	defer ix.Close()
	var searching sync.WaitGroup
	done := make(chan struct{})
	searching.Go(func() {
		for {
			select {
			case <-done:
				return
			default:
			}
			if _, err := ix.Search(ctx, "purple curtains", 3); err != nil {
				t.Error(err)
			}
		}
	})
	for i := range 30 {
		if err := errors.Join(ix.Update(ctx, []Row{{fmt.Sprint(i), []string{"Purple curtains."}}}),
			ix.Save(dir)); err != nil {
			t.Fatal(err)
		}
	}
	close(done)
	searching.Wait()
}

func TestPromise(t *testing.T) {
	k := openKept(t, t.TempDir())
	dogs, soup := []string{"Our spaniel got a bowl of water and a biscuit.", "Fine bread."}, []string{"The soup was thin."}
	if err := k.Refresh(context.Background(), feed(Row{"1", dogs}, Row{"2", soup})); err != nil {
		t.Fatal(err)
	}
	got := k.Promise("are dogs allowed?", [][]string{soup, dogs, {"Dogs and more dogs, never indexed."}})
	if got[0] != 0 || got[1] <= 0 || got[2] != 0 {
		t.Errorf("promises %v", got)
	}
}
