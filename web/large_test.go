package web

import (
	"context"
	"net/http"
	"strings"
	"testing"

	"github.com/ask-surely/surely/agent"
)

// large is an agent with an answer of 50 MB.
type large struct{ *scripted }

func (l large) Turn(ctx context.Context, memory []byte, m agent.Message, emit func(agent.Event)) ([]byte, error) {
	if m.Text != "large" {
		return l.scripted.Turn(ctx, memory, m, emit)
	}
	rows := make([][]any, 50)
	for i := range rows {
		rows[i] = []any{strings.Repeat("x", 1<<20), int64(i)}
	}
	emit(scriptedResult("SELECT 1", rows, "I searched for all of it."))
	return memory, nil
}

// Of an answer too large to show, the page gets the first rows, and the chat continues; a program gets it completely.
func TestLargeAnswers(t *testing.T) {
	_, h, _ := newServed(t, func(o *Options) { o.Sources[0].Agent = large{o.Sources[0].Agent.(*scripted)} })
	for _, query := range []string{"", "?html=1"} {
		c := connect(t, h, query)
		e := c.ask("large")
		if rows, _ := e["rows"].([]any); len(rows) == 0 || len(rows) > 8 || e["truncated"] != true {
			t.Errorf("it is told %.200v", e)
		}
		if e := c.ask("rows 1"); e["turn"] != 1.0 {
			t.Errorf("the next is %v", e)
		}
	}
	r := postJSON(t, h, "/api/ask", `{"question":"large"}`)
	if rows, _ := r.object()["rows"].([]any); r.status != http.StatusOK || len(rows) != 50 {
		t.Errorf("a program is told %d with %d rows", r.status, len(rows))
	}
}
