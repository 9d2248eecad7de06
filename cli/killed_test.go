package cli

import (
	"context"
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/gorilla/websocket"

	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/internal/testkit/pgtest"
)

// TestServersKilled repeatedly kills one of three servers that share a state while chats use whichever they
// reach. No turn is lost or duplicated, and each is answered as by an uninterrupted server. SURELY_LONG=1 kills
// a hundred times.
func TestServersKilled(t *testing.T) {
	t.Parallel()
	kills, chats := 4, 6
	if os.Getenv("SURELY_LONG") != "" {
		kills, chats = 100, 12
	}
	shared := pgtest.Start(t)
	var servers []*process
	for range 3 {
		servers = append(servers, spawn(t, t.TempDir(), "--state", shared, "--detector", "probability=0.95", "--index-every",
			"0",
			"--max-turns", "10000", "--max-messages", "10000", "--max-connections", "10000"))
	}
	questions := demoQuestions(t)[:15]
	alone := &wanderer{servers: servers[:1]}
	for _, q := range questions {
		if err := alone.turn(q); err != nil {
			t.Fatal(err)
		}
	}
	alone.leave()

	var turns atomic.Int64
	var working sync.WaitGroup
	var done [][]*wanderer
	ended := make(chan struct{})
	for n := range chats {
		done = append(done, nil)
		working.Go(func() {
			for {
				w := &wanderer{servers: servers, at: n, answers: alone.answers}
				done[n] = append(done[n], w)
				for _, q := range questions {
					if err := w.turn(q); err != nil {
						t.Errorf("chat %s: %v", w.conversation, err)
						return
					}
					turns.Add(1)
					select {
					case <-ended:
						w.leave()
						return
					default:
					}
				}
				w.leave()
			}
		})
	}
	began := time.Now()
	for range kills {
		time.Sleep(time.Duration(50+rand.IntN(400)) * time.Millisecond)
		victim := servers[rand.IntN(len(servers))]
		victim.kill()
		time.Sleep(time.Duration(rand.IntN(200)) * time.Millisecond)
		victim.start()
		if t.Failed() {
			break
		}
	}
	close(ended)
	working.Wait()
	took, chatted, moves := time.Since(began).Round(time.Second), 0, 0
	kept, err := state.Open(shared)
	if err != nil {
		t.Fatal(err)
	}
	defer kept.Close()
	for _, some := range done {
		for _, w := range some {
			chatted++
			moves += w.moves
			if err := w.kept(kept.Conversations()); err != nil {
				t.Errorf("chat %s: %v", w.conversation, err)
			}
		}
	}
	t.Logf("%d kills in %v: %d turns of %d chats, which went on with another server %d times",
		kills, took, turns.Load(), chatted, moves)
}

// wanderer is a client that switches to another server when it loses one, like a page behind a load
// balancer.
type wanderer struct {
	servers []*process
	at      int // the next server
	moves   int
	answers []string // the replies of an uninterrupted server; nil: any
	got     []string

	ws                  *websocket.Conn
	conversation, token string
	seq                 int64
	asked               []string
	closed              int            // closed turns
	unheard             map[string]any // the last message without an answering event
	said, doubtful      int            // its number, and that of an earlier message that may not have arrived
}

type wandererEvent struct {
	Type         string  `json:"type"`
	Seq          int64   `json:"seq"`
	Turn         int     `json:"turn"`
	Conversation string  `json:"conversation"`
	Token        string  `json:"token"`
	ID           string  `json:"id"`
	Code         string  `json:"code"`
	Text         string  `json:"text"`
	Searched     string  `json:"searched"`
	Rows         [][]any `json:"rows"`
}

func (w *wanderer) leave() {
	if w.ws != nil {
		w.ws.Close()
	}
	w.ws = nil
}

// turn asks and replies until the turn is closed.
func (w *wanderer) turn(question string) error {
	w.unheard = map[string]any{"type": "ask", "text": question}
	w.said++
	send := true
	for end := time.Now().Add(2 * time.Minute); time.Now().Before(end); {
		if w.ws == nil {
			if !w.connect() {
				w.leave()
				continue
			}
			send = w.seq == 0
		}
		w.seq = max(w.seq, 1)
		if send && w.ws.WriteJSON(w.unheard) != nil {
			w.leave()
			continue
		}
		send = false
		e, err := w.next()
		if err != nil {
			w.leave()
			continue
		}
		reply, done, err := w.heard(e, question)
		if err != nil || done {
			return err
		}
		if reply != nil {
			w.unheard, send = reply, true
			w.said++
		}
	}
	return fmt.Errorf("turn %d, %q, never came to anything", w.closed, question)
}

// heard handles an event: it replies, records that the turn is closed, or reports an error.
func (w *wanderer) heard(e wandererEvent, question string) (reply map[string]any, done bool, err error) {
	w.seq = max(w.seq, e.Seq)
	switch e.Type {
	case "hello", "progress", "queue", "offers": // answers nothing
		return nil, false, nil
	case "notice":
		if e.Code == "bad_message" && w.said == w.doubtful { // missed events were already replayed: see connect
			return w.unheard, false, nil
		}
		return nil, false, nil
	case "turn":
		if e.Turn != len(w.asked) || e.Text != question {
			return nil, false, fmt.Errorf("turn %d opens with %q, not turn %d with %q", e.Turn, e.Text, len(w.asked), question)
		}
		w.asked = append(w.asked, e.Text)
	case "clarify":
		w.unheard = nil
		return map[string]any{"type": "answer", "id": e.ID, "value": "yes"}, false, nil
	case "result", "reply", "error":
		w.unheard = nil
		if e.Turn != w.closed {
			return nil, false, fmt.Errorf("turn %d ends with %s %s, not turn %d", e.Turn, e.Type, e.Code, w.closed)
		}
		w.closed++
		said := fmt.Sprint(e.Type, " ", e.Code, " ", e.Text, e.Searched, " ", len(e.Rows))
		w.got = append(w.got, said)
		if w.answers != nil && w.answers[e.Turn] != said {
			return nil, false, fmt.Errorf("%q is answered with %s, not %s", question, said, w.answers[e.Turn])
		}
		return nil, true, nil
	}
	w.unheard = nil
	return nil, false, nil
}

func (w *wanderer) next() (e wandererEvent, err error) {
	w.ws.SetReadDeadline(time.Now().Add(30 * time.Second))
	if err := w.ws.ReadJSON(&e); err != nil {
		return e, err
	}
	return e, nil
}

// connect connects to a server and resumes the conversation there, if it had begun.
func (w *wanderer) connect() bool {
	w.at++
	address := strings.TrimPrefix(w.servers[w.at%len(w.servers)].url, "http")
	ws, _, err := websocket.DefaultDialer.Dial("ws"+address+"/ws", nil)
	if err != nil {
		time.Sleep(10 * time.Millisecond)
		return false
	}
	w.ws = ws
	hello, err := w.next()
	if err != nil {
		return false
	}
	if w.conversation == "" {
		w.conversation, w.token = hello.Conversation, hello.Token
		return true
	}
	w.moves++
	w.doubtful = w.said
	resume := map[string]any{"type": "resume", "conversation": w.conversation, "token": w.token, "after": w.seq}
	if ws.WriteJSON(resume) != nil {
		return false
	}
	for {
		e, err := w.next()
		switch {
		case err != nil:
			return false
		case e.Code == "unknown_conversation" && len(w.asked) == 0: // nothing of it was stored
			w.conversation, w.token, w.seq = hello.Conversation, hello.Token, 0
			return true
		case e.Type == "hello" && e.Conversation == w.conversation:
			return ws.WriteJSON(map[string]any{"type": "whatever"}) == nil // refused after the missed events are replayed
		}
	}
}

// kept compares the stored chat with what was said.
func (w *wanderer) kept(in *state.Conversations) error {
	events, err := in.After(context.Background(), w.conversation, 0)
	if err != nil {
		return err
	}
	opened, ended := map[int]int{}, map[int]int{}
	for _, e := range events {
		var held struct {
			Turn int
			Type string
		}
		if err := json.Unmarshal(e.Data, &held); err != nil {
			return err
		}
		switch held.Type {
		case "turn":
			opened[held.Turn]++
		case "result", "reply", "error":
			ended[held.Turn]++
		}
	}
	for n := range w.asked {
		if opened[n] != 1 || ended[n] != 1 {
			return fmt.Errorf("turn %d is kept as opened %d times and ended %d times", n, opened[n], ended[n])
		}
	}
	if len(opened) != len(w.asked) || len(w.asked) != w.closed {
		return fmt.Errorf("%d turns are kept of %d, of which %d have ended", len(opened), len(w.asked), w.closed)
	}
	return nil
}
