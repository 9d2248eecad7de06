package e2e

import (
	"net"
	"net/http"
	"os/exec"
	"strings"
	"testing"
)

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
			if code, said, _ := newVisitor(p.url, "127.0.0.2").ask(map[string]any{"suql": "SELECT 1"}); code != http.StatusOK {
				t.Errorf("status %d: %s", code, said)
			}
		})
	}
}
