package e2e

import (
	"encoding/json"
	"strings"
	"testing"
	"time"

	"github.com/gorilla/websocket"

	"github.com/ask-surely/surely/internal/testkit/pgtest"
)

// TestReplicas starts a conversation with one server and continues it with another that shares its
// state.
func TestReplicas(t *testing.T) {
	state := pgtest.Start(t)
	said := journeySayings(t)
	one := dial(t, serve(t, t.TempDir(), "--state", state, "--detector", "any").url)
	hello := one.until("hello")
	one.send(map[string]any{"type": "ask", "text": said["count"]})
	asked := one.until("clarify")
	one.ws.Close()

	two := dial(t, serve(t, t.TempDir(), "--state", state, "--detector", "any").url)
	two.until("hello")
	two.send(map[string]any{"type": "resume", "conversation": hello["conversation"], "token": hello["token"], "after": 0})
	again := two.until("clarify")
	if again["question"] != asked["question"] {
		t.Fatalf("the other server asks %q, not %q", again["question"], asked["question"])
	}
	for again["type"] == "clarify" {
		two.send(map[string]any{"type": "answer", "id": again["id"], "value": "yes"})
		again = two.until("clarify", "result", "error")
	}
	if text, _ := again["searched"].(string); again["type"] != "result" ||
		!strings.Contains(text, said["count remembers"]) {
		t.Fatalf("the conversation ends with %v", again)
	}
}

// client is a websocket client.
type client struct {
	t  *testing.T
	ws *websocket.Conn
}

func dial(t *testing.T, url string) client {
	t.Helper()
	ws, _, err := websocket.DefaultDialer.Dial("ws"+strings.TrimPrefix(url, "http")+"/ws", nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { ws.Close() })
	return client{t, ws}
}

func (c client) send(message map[string]any) {
	c.t.Helper()
	if err := c.ws.WriteJSON(message); err != nil {
		c.t.Fatal(err)
	}
}

// until reads events up to the first of the given types.
func (c client) until(types ...string) map[string]any {
	c.t.Helper()
	for {
		c.ws.SetReadDeadline(time.Now().Add(30 * time.Second))
		_, data, err := c.ws.ReadMessage()
		if err != nil {
			c.t.Fatalf("waiting for %v: %v", types, err)
		}
		var e map[string]any
		if err := json.Unmarshal(data, &e); err != nil {
			c.t.Fatal(err)
		}
		if kind, _ := e["type"].(string); contains(types, kind) {
			return e
		}
	}
}
