package search

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/schema"
)

// TestRefreshes checks that calls during another's refresh do not queue: they wait, while their context lasts, for the
// first complete index only.
func TestRefreshes(t *testing.T) {
	x := &Index{refreshing: make(chan struct{}, 1)}
	x.refreshing <- struct{}{}
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	if err := x.Refresh(ended, 0, nil); !errors.Is(err, context.Canceled) {
		t.Errorf("a cancelled call returned %v", err)
	}
	waiting := make(chan error)
	go func() { waiting <- x.Refresh(t.Context(), 0, nil) }()
	select {
	case err := <-waiting:
		t.Errorf("did not wait for the first index: %v", err)
	case <-time.After(20 * time.Millisecond):
	}
	x.isReady.Store(true)
	if err := x.Refresh(t.Context(), 0, nil); err != nil {
		t.Errorf("with an index that was complete: %v", err)
	}
	<-x.refreshing
	if err := <-waiting; err != nil {
		t.Errorf("after the first index: %v", err)
	}
}

// TestWordIndex checks the index suggested to the owner.
func TestWordIndex(t *testing.T) {
	if got := (textColumn{&schema.Table{Name: "sales.Order", Schema: "sales"},
		&schema.Column{Name: "Note"}}).indexStatement(); got !=
		`CREATE INDEX ON "sales"."Order" USING gin (to_tsvector('english', "Note"))` {
		t.Errorf("the owner is told to make: %s", got)
	}
}
