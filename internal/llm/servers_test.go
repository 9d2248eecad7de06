package llm

import (
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

func TestBaseURL(t *testing.T) {
	for typed, want := range map[string]string{
		"":                              "",
		"localhost:11434":               "http://localhost:11434/v1",
		"localhost:11434/v1/":           "http://localhost:11434/v1",
		"192.168.1.7:8000":              "http://192.168.1.7:8000/v1",
		"[::1]:1234":                    "http://[::1]:1234/v1",
		"gpu-box:8000":                  "http://gpu-box:8000/v1",
		"api.example.org/openai":        "https://api.example.org/openai",
		"https://api.example.org":       "https://api.example.org/v1",
		"http://localhost:8080/api/v1/": "http://localhost:8080/api/v1",
		"ours.openai.azure.com":         "https://ours.openai.azure.com/openai/v1",
		"https://ours.openai.azure.com/openai/deployments/small?api-version=2024-10-21": "https://ours.openai.azure.com/" +
			"openai/deployments/small?api-version=2024-10-21",
	} {
		if got, err := BaseURL(typed); err != nil || got != want {
			t.Errorf("%q: %q, %v", typed, got, err)
		}
	}
	for _, bad := range []string{"ftp://localhost", "http://", "http://[::1", "unix:///tmp/x"} {
		if got, err := BaseURL(bad); err == nil {
			t.Errorf("%q was taken for %q", bad, got)
		}
	}
}

// through sends requests elsewhere than where they are addressed.
type through func(*http.Request) (*http.Response, error)

func (f through) RoundTrip(r *http.Request) (*http.Response, error) { return f(r) }

// Azure is spoken to by its header, at the address of a deployment or at its newer one, in OpenAI's own words.
func TestAzure(t *testing.T) {
	for base, want := range map[string]string{
		"https://ours.openai.azure.com": "/openai/v1/chat/completions",
		"https://ours.openai.azure.com/openai/deployments/small?api-version=2024-10-21": "/openai/deployments/small/" +
			"chat/completions?api-version=2024-10-21",
	} {
		at, err := BaseURL(base)
		if err != nil {
			t.Fatal(err)
		}
		asked := 0
		client := New(Options{BaseURL: at, Key: "verysecret", Model: "small", HTTP: &http.Client{Transport: through(
			func(r *http.Request) (*http.Response, error) {
				asked++
				body, _ := io.ReadAll(r.Body)
				if r.URL.Host != "ours.openai.azure.com" || r.URL.RequestURI() != want || r.Header.Get("api-key") != "verysecret" ||
					r.Header.Get("Authorization") != "" {
					t.Errorf("asked %s with %v", r.URL, r.Header)
				}
				for field, there := range map[string]bool{"max_completion_tokens": true, "logprobs": true, "max_tokens": false} {
					if strings.Contains(string(body), `"`+field+`"`) != there {
						t.Errorf("%s is sent %t: %s", field, !there, body)
					}
				}
				w := httptest.NewRecorder()
				w.Header().Set("Content-Type", "text/event-stream")
				w.WriteString(`data: {"choices":[{"delta":{"content":"SELECT 1;"},"finish_reason":"stop"}]}` +
					"\n\ndata: [DONE]\n\n")
				return w.Result(), nil
			})}})
		w, err := NewWriter(client).Write(t.Context(), verdict.Writing{System: "s", Message: "m"})
		if err != nil || w.Text != "SELECT 1;" || asked != 1 {
			t.Errorf("%s: %q, %v after %d", base, w.Text, err, asked)
		}
	}
}
