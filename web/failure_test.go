package web

import (
	"log/slog"
	"strings"
	"testing"

	"github.com/ask-surely/surely/agent"
)

// Unexpected errors are logged without quoted text, which may be from a question; in full if the
// owner wants questions in the log.
func TestFailuresQuoteNothing(t *testing.T) {
	for _, all := range []bool{false, true} {
		var b strings.Builder
		s := &Server{options: Options{LogQuestions: all}}
		said := s.visitorError(agent.ErrorEvent{Code: agent.InternalError, Message: `can't: near "gout": cannot read 'my gout
'' gout' of “gout”, "say \"gout\" now", 'gout`}, slog.New(slog.NewTextHandler(&b, nil)))
		if strings.Contains(b.String(), "gout") != all || !strings.Contains(b.String(), "cannot read") ||
			strings.Contains(said.Message, "gout") {
			t.Errorf("questions logged: %v: %s %q", all, b.String(), said.Message)
		}
	}
}
