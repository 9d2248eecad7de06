package cli

import (
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"
	"time"
)

// Logs are JSON, name request and conversation, and contain no questions unless the owner wants them; spans go
// where OpenTelemetry's variables say.
func TestLogsAndTraces(t *testing.T) {
	var mu sync.Mutex
	spans := ""
	collector := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		b, _ := io.ReadAll(r.Body)
		mu.Lock()
		defer mu.Unlock()
		spans += r.URL.Path + string(b)
	}))
	defer collector.Close()
	t.Setenv("OTEL_EXPORTER_OTLP_ENDPOINT", collector.URL)
	t.Setenv("OTEL_EXPORTER_OTLP_COMPRESSION", "none")
	env := func(name string) string {
		if name == "OTEL_EXPORTER_OTLP_ENDPOINT" {
			return collector.URL
		}
		return ""
	}
	const question = "how many seaside places are there?"
	for _, told := range []bool{false, true} {
		args := []string{"--offline", "--log", "json"}
		if told {
			args = append(args, "--log-questions")
		}
		s := serveWith(t, t.TempDir(), env, args...)
		r, err := http.NewRequest("POST", s.url+"/api/ask", strings.NewReader(`{"question":"`+question+`"}`))
		if err != nil {
			t.Fatal(err)
		}
		r.Header.Set("X-Request-Id", "from-the-proxy")
		said, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		var answer struct{ Conversation string }
		json.NewDecoder(said.Body).Decode(&answer)
		said.Body.Close()
		s.stop()
		line := struct{ Msg, Request, Conversation, Question string }{}
		for _, text := range strings.Split(s.log(), "\n") {
			if strings.Contains(text, `"msg":"turn"`) {
				if err := json.Unmarshal([]byte(text), &line); err != nil {
					t.Errorf("%v: %s", err, text)
				}
				break
			}
		}
		if line.Request != "from-the-proxy" || line.Conversation == "" || line.Conversation != answer.Conversation {
			t.Errorf("the log's line is %+v of conversation %q:\n%s", line, answer.Conversation, s.log())
		}
		if (line.Question == question) != told || strings.Contains(s.log(), "seaside") != told {
			t.Errorf("questions are to be told: %v; %+v", told, line)
		}
	}
	time.Sleep(10 * time.Millisecond)
	mu.Lock()
	defer mu.Unlock()
	for _, want := range []string{"/v1/traces", "POST /api/ask", "turn", "statement", "surely", "from-the-proxy"} {
		if !strings.Contains(spans, want) {
			t.Errorf("the spans lack %q", want)
		}
	}
	if strings.Contains(spans, "seaside") {
		t.Error("the spans hold a question")
	}
}
