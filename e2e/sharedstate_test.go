package e2e

import (
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/testkit/pgtest"
)

// A conversation goes on with another server that shares a state in PostgreSQL, and nothing else.
func TestSharedState(t *testing.T) {
	state := pgtest.Start(t)
	said := journeySayings(t)
	start := func() *served {
		return serve(t, t.TempDir(), "--state", state, "--index-every", "0", "--detector", "any")
	}
	one, two := start(), start()
	chat := dial(t, one.url)
	hello := chat.until("hello")
	chat.send(map[string]any{"type": "ask", "text": said["count"]})
	asked := chat.until("clarify")
	chat.ws.Close()
	chat = dial(t, two.url)
	chat.until("hello")
	chat.send(map[string]any{"type": "resume", "conversation": hello["conversation"], "token": hello["token"], "after": 0})
	again := chat.until("clarify")
	if again["question"] != asked["question"] {
		t.Fatalf("the other server asks %q, not %q", again["question"], asked["question"])
	}
	for again["type"] == "clarify" {
		chat.send(map[string]any{"type": "answer", "id": again["id"], "value": "yes"})
		again = chat.until("clarify", "result", "error")
	}
	if text, _ := again["searched"].(string); !strings.Contains(text, said["count remembers"]) {
		t.Fatalf("the conversation ends with %v", again)
	}
}
