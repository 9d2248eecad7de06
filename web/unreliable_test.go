package web

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"net/http/httptest"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ask-surely/surely/web/chat"
)

// unreliable is a store that randomly is slow, fails, or stalls until it is repaired.
type unreliable struct {
	*memory
	mended atomic.Bool
}

func (u *unreliable) ails(ctx context.Context) error {
	if u.mended.Load() {
		return nil
	}
	switch rand.IntN(8) {
	case 0:
		return errors.New("disk full")
	case 1:
		<-ctx.Done()
		return ctx.Err()
	case 2, 3:
		time.Sleep(rand.N(5 * time.Millisecond))
	}
	return nil
}

func (u *unreliable) Save(ctx context.Context, c *chat.Conversation, records ...chat.Record) error {
	if err := u.ails(ctx); err != nil {
		return err
	}
	return u.memory.Save(ctx, c, records...)
}

func (u *unreliable) Append(ctx context.Context, id string, records ...chat.Record) error {
	if err := u.ails(ctx); err != nil {
		return err
	}
	return u.memory.Append(ctx, id, records...)
}

func (u *unreliable) Load(ctx context.Context, id string) (*chat.Conversation, error) {
	if err := u.ails(ctx); err != nil {
		return nil, err
	}
	return u.memory.Load(ctx, id)
}

func (u *unreliable) Records(ctx context.Context, id string, after int64) ([]chat.Record, error) {
	if err := u.ails(ctx); err != nil {
		return nil, err
	}
	return u.memory.Records(ctx, id, after)
}

// With a slow, failing and stalling store, reconnecting pages and programs get their answers, each
// event once and in order; once repaired, the store holds each turn once.
func TestUnreliableStore(t *testing.T) {
	store := &unreliable{memory: newMemory()}
	srv, h, _ := newServed(t, func(o *Options) {
		o.Store, o.StoreAgain, o.Turns, o.Connections, o.Waiting = store, 10*time.Millisecond, 1e6, 1000, 1000
	})
	srv.site.Hub.StoreTimeout = 20 * time.Millisecond
	var working sync.WaitGroup
	var mu sync.Mutex
	turns := map[string]int{} // by conversation
	for n := range 12 {
		working.Go(func() {
			page := connect(t, h, []string{"", "?html=1"}[n%2])
			hello := page.until("hello")
			id, token := fmt.Sprint(hello["conversation"]), fmt.Sprint(hello["token"])
			asked := 0
			for i := range 12 {
				if n%3 == 2 {
					status, out := askProgram(t.Context(), t, h, map[string]any{"question": fmt.Sprint("program", n, i),
						"conversation": id, "token": token})
					switch {
					case status == http.StatusOK && out["searched"] == fmt.Sprint("program", n, i):
						asked++
					case status < http.StatusInternalServerError: // otherwise the conversation could not be read
						t.Errorf("program %d is told %d %v", n, status, out)
					}
				}
				page.say("type", "ask", "text", []string{"rows 2", "talk", "fail"}[i%3])
				page.until("result", "reply", "error")
				asked++
				if n%3 < 2 && i%4 == 3 {
					page = resumed(t, h, page, id, token)
				}
			}
			mu.Lock()
			turns[id] = asked
			mu.Unlock()
			mustRise(t, page.got)
		})
	}
	working.Wait()
	store.mended.Store(true)
	for end := time.Now().Add(20 * time.Second); ; time.Sleep(20 * time.Millisecond) {
		wrong := ""
		for id, asked := range turns {
			records, err := store.memory.Records(t.Context(), id, 0)
			if err != nil {
				t.Fatal(err)
			}
			opened, closed, last := 0, 0, int64(0)
			for _, r := range records {
				if r.Seq <= last {
					t.Fatalf("record %d comes after %d", r.Seq, last)
				}
				last = r.Seq
				if r.Type == "turn" {
					opened++
				}
				if chat.Closing(r.Type) {
					closed++
				}
			}
			if opened < asked || opened != closed {
				wrong += fmt.Sprintf("%s: %d turns of %d opened, %d closed; ", id, opened, asked, closed)
			}
		}
		if wrong == "" {
			return
		}
		if time.Now().After(end) {
			t.Fatal(wrong)
		}
	}
}

// resumed resumes a conversation on a new connection, retrying as often as necessary.
func resumed(t *testing.T, h *httptest.Server, from *conn, id, token string) *conn {
	t.Helper()
	mustRise(t, from.got)
	from.ws.Close()
	page := connect(t, h, "")
	page.until("hello")
	for {
		page.say("type", "resume", "conversation", id, "token", token, "after", from.got[len(from.got)-1]["seq"])
		if e := page.until("hello", "notice"); e["type"] == "hello" && e["conversation"] == id {
			page.got = nil
			return page
		}
	}
}
