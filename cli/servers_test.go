package cli

import (
	"net/http/httptest"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/ask-surely/surely/internal/testkit/llmtest"
)

// What a server turns out not to do is remembered between commands: it is not asked for again, and doctor tells it.
func TestServersAreRemembered(t *testing.T) {
	said := func(last string) string {
		if strings.Contains("\n"+last, "\nQuestion: ") {
			return "SELECT name FROM places WHERE town = 'Lisbon';"
		}
		return ""
	}
	var mode llmtest.Mode
	for _, m := range llmtest.Modes() {
		if m.Name == "NoLogprobs" {
			mode = m
		}
	}
	var sent atomic.Int32
	server := httptest.NewServer(mode.Handler(said, func() { sent.Add(1) }))
	defer server.Close()
	home := t.TempDir()
	took := func() int32 {
		before := sent.Load()
		env := map[string]string{"SURELY_TIMEOUT": "20s"}
		if out, status := askAt(t, server.URL+"/v1", env, "--home", home, "Which places are in Lisbon?"); status != 0 {
			t.Fatalf("status %d: %v", status, out)
		}
		return sent.Load() - before
	}
	if first, second := took(), took(); second != first-1 {
		t.Errorf("%d requests at first, then %d", first, second)
	}
	_, out, _ := once(map[string]string{"OPENAI_BASE_URL": server.URL + "/v1", "SURELY_MODEL": "m",
		"SURELY_DAY_BUDGET": "money=1"}, "doctor", "--home", home)
	for _, want := range []string{"m reports no probabilities", "SURELY_PRICES"} {
		if !strings.Contains(out, want) {
			t.Errorf("doctor does not tell %q:\n%s", want, out)
		}
	}
}
