package app

import (
	"context"
	"os"
	"path/filepath"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/testkit/entries"
	"github.com/ask-surely/surely/web"
)

// A slow view is derived only once for all who wait for it, and does not block others: existing
// views are available, and others are derived concurrently.
func TestViewsAreDerivedConcurrently(t *testing.T) {
	dir := t.TempDir()
	for name, text := range map[string]string{"orders.csv": "id,team,note\n1,slow,a\n2,warm,b\n3,new,c\n",
		"surely.yaml": "tables:\n  orders:\n    rows: {member: \"team IN {team}\"}\n"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	a := newApp(t, t.TempDir(), dir)
	v := NewViews(a, nil, &entries.Map{})
	hold := make(chan struct{})
	var begun sync.WaitGroup
	begun.Add(1)
	var derived atomic.Int64
	as := v.as
	v.as = func(ctx context.Context, src *store.Source, viewer store.Viewer) (*store.Source, error) {
		derived.Add(1)
		if viewer.Attributes["team"][0] == "slow" {
			begun.Done()
			<-hold
		}
		return as(ctx, src, viewer)
	}
	see := func(ctx context.Context, team string) error {
		_, err := v.View(ctx, web.User{Role: "member", Attributes: map[string][]string{"team": {team}}})
		return err
	}
	if err := see(t.Context(), "warm"); err != nil {
		t.Fatal(err)
	}
	var waiting sync.WaitGroup
	for range 8 {
		waiting.Go(func() {
			if err := see(t.Context(), "slow"); err != nil {
				t.Error(err)
			}
		})
	}
	begun.Wait()
	others := make(chan error, 3)
	go func() {
		others <- see(t.Context(), "warm")
		others <- see(t.Context(), "new")
		ctx, cancel := context.WithTimeout(t.Context(), time.Millisecond)
		defer cancel()
		if see(ctx, "slow") == nil {
			t.Error("a view is there that is not derived")
		}
		others <- nil
	}()
	for range 3 {
		select {
		case err := <-others:
			if err != nil {
				t.Error(err)
			}
		case <-time.After(20 * time.Second):
			close(hold)
			t.Fatal("they wait for somebody else's view")
		}
	}
	close(hold)
	waiting.Wait()
	if n := derived.Load(); n != 3 {
		t.Errorf("%d views are derived, not 3", n)
	}
}
