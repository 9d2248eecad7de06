package cli

import (
	"bytes"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// The server is never open to others by accident.
func TestServeRefusesStrangers(t *testing.T) {
	says := regexp.MustCompile(`--token-file|10\.0\.0\.7|--proxied|--open`)
	for _, test := range []struct {
		args string
		want int
	}{
		{"--addr :8080", statusUsage}, {"--addr 0.0.0.0:8080", statusUsage}, {"--addr example.org:80", statusUsage}, {"--addr [::]:80", statusUsage},
		{"--proxied 127.0.0.1", statusUsage}, {"--proxied somewhere --open", statusUsage}, {"--open --proxied 10.0.0.0/33", statusUsage},
		{"--user-header Remote-User", statusUsage}, {"--user-header Remote-User --proxied 10.0.0.7 --open", statusUsage},
	} {
		var said bytes.Buffer
		status := run(t.Context(), append([]string{"serve"}, strings.Fields(test.args)...),
			streams{nil, &said, &said, func(string) string { return "" }})
		if status != test.want || !says.MatchString(said.String()) {
			t.Errorf("%s: status %d\n%s", test.args, status, said.String())
		}
	}
}

// A token is created once, readable only by its owner; a guessable one is refused.
func TestTokenFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "token")
	var said bytes.Buffer
	flags := accessFlags{TokenFile: path}
	first, err := flags.access(streams{err: &said})
	if err != nil || len(first.Token) < shortestToken {
		t.Fatalf("%q %v", first.Token, err)
	}
	if !strings.Contains(said.String(), first.Token) {
		t.Errorf("the token is not told where it is made: %s", said.String())
	}
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v %v", info.Mode(), err)
	}
	said.Reset()
	if again, err := flags.access(streams{err: &said}); again.Token != first.Token || err != nil || said.Len() > 0 {
		t.Errorf("then %q %v, and said %q", again.Token, err, said.String())
	}
	os.WriteFile(path, []byte("secret\n"), 0o600)
	if _, _, err := readToken(path); err == nil {
		t.Error("a short token is taken")
	}
}

// With 256 files for the whole process, one address that opens 400 connections shuts nobody out, whether it
// stays silent, sends incomplete bodies, does not read responses, or sends without ever reading.
func TestFewFiles(t *testing.T) {
	t.Parallel()
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skip("there is no shell")
	}
	upgrade := "GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
	for name, says := range map[string]string{
		"silent":         "",
		"slow headers":   "GET / HTTP/1.1\r\nHost: local",
		"slow bodies":    "POST /api/ask HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1000\r\n\r\n{",
		"pages unread":   strings.Repeat("GET /data HTTP/1.1\r\nHost: localhost\r\n\r\n", 50),
		"sockets unread": upgrade,
	} {
		t.Run(name, func(t *testing.T) {
			p := spawnUnder(t, "ulimit -n 256;", t.TempDir())
			addr := strings.TrimPrefix(p.url, "http://")
			for range 400 {
				if c, err := net.Dial("tcp", addr); err == nil {
					defer c.Close()
					c.Write([]byte(says))
				}
			}
			if code, said, err := newVisitor(p.url, "127.0.0.2").ask(map[string]any{"suql": "SELECT 1"}); err != nil ||
				code != http.StatusOK {
				t.Errorf("status %d: %v %v", code, said, err)
			}
		})
	}
}
