package e2e

import (
	"net/http"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/testkit/pgtest"
)

// Servers that share a state in PostgreSQL and nothing else: a conversation goes on with another one, and data brought
// to one is queried and corrected on another, also on one that starts later, until it is deleted.
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

	first, second := newVisitor(one.url, "127.0.0.1"), newVisitor(two.url, "127.0.0.1")
	status, refused, boats := first.upload("boats.csv", "boat,len\nKittiwake,12\nSandpiper,9\nPuffin,14\n")
	if status != http.StatusOK {
		t.Fatal(refused)
	}
	total := func(v *visitor, what string) {
		t.Helper()
		status, said, _ := v.ask(map[string]any{"question": "total " + what + " of the boats", "source": boats})
		if status != http.StatusOK || !strings.Contains(said, "35") {
			t.Errorf("of %s a server says %d %s", what, status, said)
		}
	}
	total(second, "len")
	for n, v := range []*visitor{second, first} { // each knows what the other was told
		label := []string{"draught", "freeboard"}[n]
		status, said := v.post("/data/correct", "source", boats, "table", "boats", "column", "len", "label", label)
		if status != http.StatusOK || !strings.Contains(said, label) {
			t.Fatalf("correcting: %d %s", status, said)
		}
		total([]*visitor{first, second}[n], label)
	}
	third := newVisitor(start().url, "127.0.0.1") // with an empty disk
	total(third, "freeboard")
	if status, said, _ := second.upload("broken.csv", "a,b\n\"never closed\n"); status != http.StatusUnprocessableEntity {
		t.Errorf("a broken file: %d %s", status, said)
	}
	if status, said := first.post("/data/delete", "source", boats); status != http.StatusNoContent {
		t.Fatalf("deleting: %d %s", status, said)
	}
	for _, v := range []*visitor{first, second, third} {
		status, said, _ := v.ask(map[string]any{"question": "how many boats are there?", "source": boats})
		if status != http.StatusNotFound {
			t.Errorf("what was deleted is asked: %d %s", status, said)
		}
	}
}
