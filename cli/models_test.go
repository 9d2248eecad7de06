package cli

import (
	"bytes"
	"context"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/llm"
)

// Local model servers are suggested only if none is configured.
func TestOfferLocal(t *testing.T) {
	for name, env := range map[string]string{"offered": "", "configured": "OPENAI_BASE_URL"} {
		var said bytes.Buffer
		asked := false
		(&globals{}).offerLocal(context.Background(), streams{err: &said, getenv: func(n string) string {
			if n == env {
				return "http://elsewhere/v1"
			}
			return ""
		}}, func(context.Context) []llm.Local {
			asked = true
			return []llm.Local{{Name: "Ollama", BaseURL: "http://127.0.0.1:11434/v1", Models: []string{"small"}}}
		})
		if offered := strings.Contains(said.String(),
			"it is not used; OPENAI_BASE_URL=http://127.0.0.1:11434/v1"); offered != (env == "") || asked != (env == "") {
			t.Errorf("%s: asked %t, said %q", name, asked, said.String())
		}
	}
}
