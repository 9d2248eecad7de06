package e2e

import (
	"strings"
	"testing"

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
