package e2e

import (
	"bufio"
	"context"
	"encoding/json"
	"io"
	"strings"
	"testing"

	"github.com/ask-surely/surely/web/mcp"
)

// A line that is not a message is answered with an error, and the session continues.
func TestMCPGoesOnAfterBadLines(t *testing.T) {
	in, to := io.Pipe()
	from, out := io.Pipe()
	done := make(chan int, 1)
	go func() {
		done <- run(context.Background(), []string{"mcp", "--offline", "--home", t.TempDir()},
			streams{in, out, io.Discard, noEnv})
		out.Close()
	}()
	replies := bufio.NewScanner(from)
	replies.Buffer(nil, 16<<20)
	say := func(line string) {
		if _, err := io.WriteString(to, line+"\n"); err != nil {
			t.Errorf("the server is gone: %v", err)
		}
	}
	hear := func() (m struct {
		ID     any
		Result map[string]any
		Error  *struct {
			Code    int
			Message string
		}
	}) {
		t.Helper()
		if !replies.Scan() {
			t.Fatalf("the session ends: %v", replies.Err())
		}
		if err := json.Unmarshal(replies.Bytes(), &m); err != nil {
			t.Fatalf("%s: %v", replies.Bytes(), err)
		}
		return m
	}
	say(`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},` +
		`"clientInfo":{"name":"test","version":"1"}}}`)
	if m := hear(); m.Result == nil {
		t.Fatalf("initialize: %+v", m)
	}
	say(`{"jsonrpc":"2.0","method":"notifications/initialized"}`)
	for line, code := range map[string]int{
		`{"jsonrpc":"2.0","id":2,"meth`: -32700,
		`not json`:                      -32700,
		`42`:                            -32600,
		`[]`:                            -32600,
		`{"id":7}`:                      -32600,
		`{"jsonrpc":"2.0","id":2,"method":"ping"} {"jsonrpc":"2.0"}`:        -32700,
		`{"jsonrpc":"2.0","x":"` + strings.Repeat("x", mcp.MostLine) + `"}`: -32600,
	} {
		say(line)
		if m := hear(); m.Error == nil || m.Error.Code != code || m.Error.Message == "" {
			t.Errorf("%.60s: %+v", line, m)
		}
	}
	say(`[{"jsonrpc":"2.0","id":"a","method":"ping"},{"jsonrpc":"2.0","id":"b","method":"ping"}]`)
	heard := map[any]bool{}
	for range 2 {
		heard[hear().ID] = true
	}
	if !heard["a"] || !heard["b"] {
		t.Errorf("of a batch it answers %v", heard)
	}
	say("")
	say(`{"jsonrpc":"2.0","id":"last","method":"tools/list"}`)
	if m := hear(); m.ID != "last" || m.Result["tools"] == nil {
		t.Errorf("afterwards: %+v", m)
	}
	to.Close()
	if status := <-done; status != 0 {
		t.Errorf("status %d", status)
	}
}
