package request

import (
	"net/http"
	"net/http/httptest"
	"testing"
)

// A request is local only if nothing says that somebody else's was passed on.
func TestIsLocal(t *testing.T) {
	for name, tt := range map[string]struct {
		from, host string
		header     http.Header
		want       bool
	}{
		"Direct":          {"127.0.0.1:1", "localhost:8080", nil, true},
		"DirectIPv6":      {"[::1]:1", "[::1]:8080", nil, true},
		"Browser":         {"127.0.0.1:1", "127.0.0.1", http.Header{"Accept": {"text/html"}, "Origin": {"http://x"}}, true},
		"OtherMachine":    {"192.168.0.9:1", "localhost", nil, false},
		"OtherName":       {"127.0.0.1:1", "chat.example", nil, false},
		"OtherAddress":    {"127.0.0.1:1", "192.168.0.7", nil, false},
		"NoHost":          {"127.0.0.1:1", "", nil, false},
		"Forwarded":       {"127.0.0.1:1", "localhost", http.Header{"X-Forwarded-For": {"203.0.113.5"}}, false},
		"EmptyFirst":      {"127.0.0.1:1", "localhost", http.Header{"X-Forwarded-For": {"", "203.0.113.5"}}, false},
		"EmptyForwarded":  {"127.0.0.1:1", "localhost", http.Header{"Forwarded": {""}}, false},
		"EmptyRealIP":     {"127.0.0.1:1", "localhost", http.Header{"X-Real-Ip": {"", "203.0.113.5"}}, false},
		"OnlyVia":         {"127.0.0.1:1", "localhost", http.Header{"Via": {"1.1 proxy"}}, false},
		"OnlyProto":       {"127.0.0.1:1", "localhost", http.Header{"X-Forwarded-Proto": {"https"}}, false},
		"OnlyPrefix":      {"127.0.0.1:1", "localhost", http.Header{"X-Forwarded-Prefix": {"/a"}}, false},
		"Cloudflare":      {"127.0.0.1:1", "localhost", http.Header{"Cf-Connecting-Ip": {"203.0.113.5"}}, false},
		"NoAddress":       {"@", "localhost", nil, false},
		"BracketlessIPv6": {"[::1]:1", "::1", nil, true},
	} {
		t.Run(name, func(t *testing.T) {
			r := httptest.NewRequest("GET", "/", nil)
			r.RemoteAddr, r.Host = tt.from, tt.host
			if tt.header != nil {
				r.Header = tt.header
			}
			if got := IsLocal(r); got != tt.want {
				t.Errorf("local: %v", got)
			}
		})
	}
}

// The names are in the form in which requests hold them.
func TestProxyHeadersAreCanonical(t *testing.T) {
	for _, name := range append(proxyHeaders, forwardedPrefix) {
		if canonical := http.CanonicalHeaderKey(name); canonical != name {
			t.Errorf("%s is held as %s", name, canonical)
		}
	}
}
