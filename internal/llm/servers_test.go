package llm

import "testing"

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
