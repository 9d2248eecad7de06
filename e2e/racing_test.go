package e2e

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/gorilla/websocket"

	"github.com/ask-surely/surely/internal/testkit/pgtest"
)

// racer runs statements in a conversation that another racer continues at the same time on another server.
type racer struct {
	url, name    string
	hello        survivorEvent // names the conversation
	ws           *websocket.Conn
	acknowledged map[string]int // the turns of statements whose results have come
}

func (r *racer) next() (e survivorEvent, suql string, err error) {
	r.ws.SetReadDeadline(time.Now().Add(30 * time.Second))
	_, data, err := r.ws.ReadMessage()
	var statement struct{ SUQL string }
	if err == nil {
		err = json.Unmarshal(data, &e)
		json.Unmarshal(data, &statement)
	}
	return e, statement.SUQL, err
}

// resume connects and continues the conversation, and returns once everything stored has been told.
func (r *racer) resume() (err error) {
	if r.ws, _, err = websocket.DefaultDialer.Dial("ws"+strings.TrimPrefix(r.url, "http")+"/ws", nil); err != nil {
		return err
	}
	r.ws.WriteJSON(map[string]any{"type": "resume", "conversation": r.hello.Conversation, "token": r.hello.Token,
		"after": 0})
	r.ws.WriteJSON(map[string]any{"type": "all told?"})
	for {
		if e, _, err := r.next(); err != nil || e.Code == "bad_message" {
			return err
		}
	}
}

// race runs n statements, one after the other, and connects again whenever the server says so.
func (r *racer) race(n int) {
	for i := range n {
		if r.ws == nil && r.resume() != nil {
			r.ws = nil
			continue
		}
		mine := fmt.Sprintf("SELECT '%s %d' AS said", r.name, i)
		err := r.ws.WriteJSON(map[string]any{"type": "run", "suql": mine})
		for err == nil {
			var e survivorEvent
			var statement string
			if e, statement, err = r.next(); err == nil && e.Type == "result" && statement == mine {
				r.acknowledged[mine] = e.Turn
				break
			}
		}
		if err != nil {
			r.ws.Close()
			r.ws = nil
		}
	}
}

// TestRacingServers has two servers continue one conversation at the same time, 200 turns with SURELY_LONG=1: whatever
// either of them acknowledged is stored, once, as the turn that it was.
func TestRacingServers(t *testing.T) {
	t.Parallel()
	turns := 40
	if os.Getenv("SURELY_LONG") != "" {
		turns = number("SURELY_TURNS", 200)
	}
	for name, at := range map[string]func(*testing.T) string{
		"SQLite":     func(t *testing.T) string { return filepath.Join(t.TempDir(), stateFile) },
		"PostgreSQL": func(t *testing.T) string { return pgtest.Start(t) }} {
		t.Run(name, func(t *testing.T) {
			state := at(t)
			args := []string{"--state", state, "--index-every", "0", "--max-turns", "1000", "--max-messages", "1000"}
			servers := []*served{serve(t, t.TempDir(), args...), serve(t, t.TempDir(), args...)}
			first := &racer{url: servers[0].url}
			c := dial(t, first.url)
			first.ws = c.ws
			var err error
			if first.hello, _, err = first.next(); err != nil {
				t.Fatal(err)
			}
			c.ran("SELECT 1")
			c.ws.Close()
			var racing sync.WaitGroup
			racers := make([]*racer, 2)
			for i := range racers {
				racers[i] = &racer{url: servers[i].url, name: fmt.Sprint("server ", i), hello: first.hello,
					acknowledged: map[string]int{}}
				racing.Go(func() { racers[i].race(turns / 2) })
			}
			racing.Wait()
			stored := map[string][]int{}
			third := serve(t, t.TempDir(), args...)
			reader := &racer{url: third.url, ws: dial(t, third.url).ws}
			reader.ws.WriteJSON(map[string]any{"type": "resume", "conversation": first.hello.Conversation,
				"token": first.hello.Token, "after": 0})
			reader.ws.WriteJSON(map[string]any{"type": "all told?"})
			for e, statement := (survivorEvent{}), ""; e.Code != "bad_message"; {
				if e, statement, err = reader.next(); err != nil {
					t.Fatal(err)
				}
				if e.Type == "result" {
					stored[statement] = append(stored[statement], e.Turn)
				}
			}
			acknowledged := 0
			for _, r := range racers {
				for statement, turn := range r.acknowledged {
					acknowledged++
					if at := stored[statement]; len(at) != 1 || at[0] != turn {
						t.Errorf("%s was acknowledged as turn %d, and is stored as %v", statement, turn, at)
					}
				}
			}
			t.Logf("%d turns raced on two servers, %d were acknowledged, %d are stored", turns, acknowledged, len(stored)-1)
			if acknowledged < turns/4 {
				t.Errorf("only %d of %d turns were acknowledged", acknowledged, turns)
			}
			for _, s := range append(servers, third) {
				if strings.Contains(s.log(), "panic") {
					t.Error("a panic reached the log")
				}
			}
		})
	}
}
