package llm

import (
	"context"
	"net/http"
	"net/http/httptest"
	"testing"
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

func TestFindAt(t *testing.T) {
	serving := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method != http.MethodGet || r.URL.Path != "/v1/models" {
			t.Errorf("asked for %s %s", r.Method, r.URL.Path)
		}
		w.Write([]byte(`{"object":"list","data":[{"id":"small"},{"id":"large"}]}`))
	}))
	defer serving.Close()
	other := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter,
		_ *http.Request) {
		w.Write([]byte("<html>hello</html>"))
	}))
	defer other.Close()
	silent := httptest.NewServer(http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) { <-r.Context().Done() }))
	defer silent.Close()
	found := findAt(context.Background(), map[string]string{serving.URL + "/v1": "vLLM", other.URL + "/v1": "a page",
		silent.URL + "/v1": "nobody"})
	if len(found) != 1 || found[0].Name != "vLLM" || len(found[0].Models) != 2 {
		t.Errorf("%+v", found)
	}
}
