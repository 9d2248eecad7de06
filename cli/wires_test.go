package cli

import (
	"strings"
	"sync/atomic"
	"testing"

	"github.com/ask-surely/surely/internal/testkit/llmtest"
)

// A server with only the Responses API answers questions and reads texts like any other.
func TestAskOverResponses(t *testing.T) {
	var sent atomic.Int32
	server := llmtest.NewResponses(inLisbon(), func(string) { sent.Add(1) })
	defer server.Close()
	out, status := askAt(t, server.URL+"/v1", map[string]string{"SURELY_TIMEOUT": "20s"}, "Which places are in Lisbon?")
	if _, instead := out["instead"]; status != 0 || instead || len(out["rows"].([]any)) != 2 || sent.Load() > 3 {
		t.Errorf("status %d after %d requests: %v", status, sent.Load(), out)
	}
}

// A server that enforces the grammar returns a statement with existing names at once; one that
// ignores it has its first statement repaired; one that rejects it is asked without.
func TestAskByAGrammar(t *testing.T) {
	wanted := []string{"SELECT nam FROM places WHERE town = 'Lisbon';", "SELECT name FROM places WHERE town = 'Lisbon';"}
	for _, tt := range []struct {
		name            string
		holds, refuses  bool
		requests, rests int32 // for the statement, and those without a grammar
	}{{"Holds", true, false, 1, 0}, {"Ignores", false, false, 2, 0}, {"Refuses", false, true, 3, 2}} {
		t.Run(tt.name, func(t *testing.T) {
			var asked, rests atomic.Int32
			out, status := ask(t, func(r llmtest.Request) llmtest.Response {
				if !r.ForStatement() {
					return llmtest.Response{}
				}
				asked.Add(1)
				if r.Grammar == "" {
					rests.Add(1)
				}
				if tt.refuses && r.Grammar != "" {
					return llmtest.Response{Status: 400, Text: "grammar: not supported"}
				}
				g, err := llmtest.ParseGBNF(r.Grammar)
				if r.Grammar != "" && err != nil {
					t.Error(err)
				}
				for _, statement := range wanted {
					mended := strings.Contains(r.Last, "Problem: ") == (statement == wanted[1])
					if tt.holds && g.Holds(statement) || !tt.holds && mended {
						return llmtest.Response{Text: statement}
					}
				}
				return llmtest.Response{Text: "NONE"}
			}, map[string]string{"SURELY_TIMEOUT": "20s"}, "--detector", "never", "Which places are in Lisbon?")
			if rows, _ := out["rows"].([]any); status != 0 || len(rows) != 2 || out["instead"] != nil {
				t.Errorf("status %d: %v", status, out)
			}
			if asked.Load() != tt.requests || rests.Load() != tt.rests {
				t.Errorf("%d requests, %d of them without a grammar", asked.Load(), rests.Load())
			}
		})
	}
}
