package state

import (
	"errors"
	"fmt"
	"path/filepath"
	"sync"
	"testing"

	"github.com/ask-surely/surely/internal/testkit/pgtest"
)

// Of two servers that continue one conversation at the same time, one stores its turn, and the other one is told.
// Nothing that was acknowledged is replaced.
func TestSuperseded(t *testing.T) {
	for name, location := range map[string]func(*testing.T) string{
		"SQLite":   func(t *testing.T) string { return filepath.Join(t.TempDir(), "state.sqlite") },
		"Postgres": func(t *testing.T) string { return pgtest.Start(t) },
	} {
		t.Run(name, func(t *testing.T) {
			at := location(t)
			var servers [2]*Store
			for i := range servers {
				s, err := Open(at)
				if err != nil {
					t.Fatal(err)
				}
				t.Cleanup(func() { s.Close() })
				servers[i] = s
			}
			const turns = 200
			var mu sync.Mutex
			acknowledged := map[int64]string{}
			var group sync.WaitGroup
			for i, s := range servers {
				group.Go(func() {
					known := int64(0)
					for n := range turns / 2 {
						e := Event{known + 1, fmt.Appendf(nil, "turn %d of server %d", n, i)}
						err := s.Conversations().Knowing(known).Save(t.Context(), "chat", "token", e.Data, e)
						if errors.Is(err, ErrSuperseded) { // the loser reads again
							all, err := s.Conversations().After(t.Context(), "chat", 0)
							if err != nil {
								t.Error(err)
								return
							}
							known = all[len(all)-1].Seq
							continue
						}
						if err != nil {
							t.Error(err)
							return
						}
						known = e.Seq
						mu.Lock()
						if other, twice := acknowledged[e.Seq]; twice {
							t.Errorf("%q replaces %q", e.Data, other)
						}
						acknowledged[e.Seq] = string(e.Data)
						mu.Unlock()
					}
				})
			}
			group.Wait()
			stored, err := servers[0].Conversations().After(t.Context(), "chat", 0)
			if err != nil {
				t.Fatal(err)
			}
			if len(stored) != len(acknowledged) || len(stored) == 0 {
				t.Errorf("%d turns are acknowledged, %d stored", len(acknowledged), len(stored))
			}
			for _, e := range stored {
				if acknowledged[e.Seq] != string(e.Data) {
					t.Errorf("turn %d: %q is acknowledged, %q stored", e.Seq, acknowledged[e.Seq], e.Data)
				}
			}
			t.Logf("%d of %d racing turns are acknowledged", len(acknowledged), turns)
		})
	}
}

// A writer that did not learn that its event was stored writes it again, with the next one.
func TestStoredTwice(t *testing.T) {
	s, err := Open(filepath.Join(t.TempDir(), "state.sqlite"))
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	c := s.Conversations().Knowing(0)
	first, second := Event{1, []byte("a")}, Event{2, []byte("b")}
	if err := c.Save(t.Context(), "chat", "token", nil, first); err != nil {
		t.Fatal(err)
	}
	if err := c.Append(t.Context(), "chat", first, second); err != nil {
		t.Errorf("again: %v", err)
	}
	if err := c.Append(t.Context(), "chat", Event{2, []byte("other")}); !errors.Is(err, ErrSuperseded) {
		t.Errorf("another server's event with the same number: %v", err)
	}
}
