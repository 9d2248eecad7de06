package web

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"sync"
	"testing"
	"time"
)

// askProgram sends a body to the API and returns the status and the reply; the status is 0 if the
// context ended.
func askProgram(ctx context.Context, t testing.TB, h *httptest.Server, body map[string]any) (int, map[string]any) {
	t.Helper()
	b, _ := json.Marshal(body)
	r, _ := http.NewRequestWithContext(ctx, http.MethodPost, h.URL+"/api/ask", bytes.NewReader(b))
	r.Header.Set("Content-Type", "application/json")
	reply, err := http.DefaultClient.Do(r)
	if err != nil {
		return 0, nil
	}
	defer reply.Body.Close()
	out := map[string]any{}
	if err := json.NewDecoder(reply.Body).Decode(&out); err != nil && ctx.Err() == nil {
		t.Error(err)
	}
	return reply.StatusCode, out
}

// Each of many concurrent questions in a few conversations gets its own answer, whatever else is
// asked, abandoned or replied to there.
func TestInterleavedAsks(t *testing.T) {
	const conversations, asks = 20, 1000
	_, h, s := newServed(t, func(o *Options) { o.Turns, o.Waiting, o.Connections = 1e6, 1000, 1000 })
	s.step = 2 * time.Millisecond
	var chats [conversations]map[string]any
	for i := range chats {
		_, out := askProgram(t.Context(), t, h, map[string]any{"question": "talk"})
		chats[i] = map[string]any{"conversation": out["conversation"], "token": out["token"]}
	}
	var working sync.WaitGroup
	turns := make([]sync.Map, conversations)
	for worker := range 3 * conversations {
		working.Go(func() {
			of := worker % conversations
			for n := worker; n < asks; n += 3 * conversations {
				question, reply := fmt.Sprintf("question%d", n), fmt.Sprintf("reply%d", n)
				want, limit := question, time.Minute
				switch n % 5 {
				case 1: // abandoned before it is answered
					question, limit = "slow", 20*time.Millisecond
				case 2: // asks back, and gets the clarification
					question, want = fmt.Sprintf("ask %d", n), "I searched for boats, and you said "+reply+"."
				}
				ctx, cancel := context.WithTimeout(t.Context(), limit)
				status, out := askProgram(ctx, t, h, map[string]any{"question": question, "answers": []string{reply},
					"conversation": chats[of]["conversation"], "token": chats[of]["token"]})
				cancel()
				if n%5 == 1 {
					continue
				}
				other, twice := turns[of].LoadOrStore(fmt.Sprint(out["turn"]), n)
				if status != http.StatusOK || out["searched"] != want || twice {
					t.Errorf("question %d, a turn with %v: %d %v, not %s", n, other, status, out, want)
				}
			}
		})
	}
	working.Wait()
}

// A page's clarification is answered by the page. A program replies to its own, and a page may do
// so in its place.
func TestOnlyWhoWasAskedReplies(t *testing.T) {
	_, h, _ := newServed(t, nil)
	page := connect(t, h, "")
	chat := func(more map[string]any) map[string]any {
		more["conversation"], more["token"] = page.hello["conversation"], page.hello["token"]
		return more
	}
	id := page.ask("ask me")["id"]
	status, out := askProgram(t.Context(), t, h, chat(map[string]any{"reply_to": id, "answers": []string{"no"}}))
	if status != http.StatusConflict {
		t.Errorf("a program replies to a page's question: %d %v", status, out)
	}
	page.say("type", "answer", "id", id, "value", "yes")
	page.until("result")
	status, out = askProgram(t.Context(), t, h, chat(map[string]any{"question": "ask me", "ask_back": true}))
	asks, _ := out["asks"].(map[string]any)
	if status != http.StatusOK || asks == nil || out["turn"] != 1.0 {
		t.Fatalf("asked back: %d %v", status, out)
	}
	reply := map[string]any{"reply_to": asks["id"], "answers": []string{"no"}, "ask_back": true}
	status, out = askProgram(t.Context(), t, h, chat(reply))
	asks, _ = out["asks"].(map[string]any)
	if status != http.StatusOK || asks["id"] != "2.2" || out["turn"] != 1.0 {
		t.Errorf("replied: %d %v", status, out)
	}
	page.until("clarify")
	page.until("clarify")
	page.say("type", "answer", "id", "2.2", "value", "1")
	if e := page.until("result"); e["turn"] != 1.0 {
		t.Errorf("the page replies: %v", e)
	}
}

// A client waiting for an answer is told when its question is removed from the queue or its turn is undone.
func TestProgramIsToldWhenItsTurnEnds(t *testing.T) {
	_, h, s := newServed(t, nil)
	s.step = 100 * time.Millisecond
	page := connect(t, h, "")
	page.say("type", "ask", "text", "slow")
	<-s.begun
	told := make(chan int, 1)
	go func() {
		status, _ := askProgram(t.Context(), t, h, map[string]any{"question": "rows 1",
			"conversation": page.hello["conversation"], "token": page.hello["token"]})
		told <- status
	}()
	time.Sleep(200 * time.Millisecond) // it is in the queue by now
	page.say("type", "stop")
	select {
	case status := <-told:
		if status != http.StatusGatewayTimeout {
			t.Errorf("it is told %d", status)
		}
	case <-time.After(10 * time.Second):
		t.Error("it waits for ever")
	}
}
