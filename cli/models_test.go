package cli

import (
	"bytes"
	"context"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/llm"
)

// listingServer tells models, or refuses to.
func listingServer(t *testing.T, models ...string) string {
	t.Helper()
	s := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		if models == nil {
			http.NotFound(w, nil)
			return
		}
		for i, m := range models {
			models[i] = fmt.Sprintf(`{"id":%q}`, strings.Trim(m, `{"id:}`))
		}
		fmt.Fprintf(w, `{"data":[%s]}`, strings.Join(models, ","))
	}))
	t.Cleanup(s.Close)
	return s.URL
}

func TestModelOf(t *testing.T) {
	gone := httptest.NewServer(nil)
	gone.Close()
	for name, tt := range map[string]struct{ named, url, want, said string }{
		"Named":       {"b", listingServer(t, "a", "b"), "b", ""},
		"Only":        {"", listingServer(t, "a"), "a", ""},
		"First":       {"", listingServer(t, "a", "b"), "a", "(a, b) a is asked"},
		"NotListed":   {"c", listingServer(t, "a", "b"), "c", "does not list the model c; it has a, b"},
		"NoList":      {"c", listingServer(t), "c", ""},
		"Nothing":     {"", listingServer(t), llm.DefaultModel, "for which it may charge"},
		"Unreachable": {"c", gone.URL, "c", "cannot be reached now"},
		"OpenAI":      {"", "", llm.DefaultModel, "which OpenAI charges for"},
		"OpenAINamed": {"x", "", "x", ""},
	} {
		t.Run(name, func(t *testing.T) {
			got, said := modelOf(tt.named, tt.url, "")
			if got != tt.want || !strings.Contains(said, tt.said) || tt.said == "" && said != "" {
				t.Errorf("%s, %q", got, said)
			}
		})
	}
}

// Model servers on this machine are offered, and only where nothing is configured.
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
