package mcp

import (
	"context"
	"fmt"
	"net"
	"net/http"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/schema"
)

// initialize begins a session, as a client does.
func initialize(t *testing.T, url, origin string) *http.Response {
	t.Helper()
	r, err := http.NewRequest(http.MethodPost, url, strings.NewReader(`{"jsonrpc":"2.0","id":1,"method":"initialize","params":{`+
		`"protocolVersion":"2025-06-18","capabilities":{},"clientInfo":{"name":"test","version":"1"}}}`))
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Accept", "application/json, text/event-stream")
	if origin != "" {
		r.Header.Set("Origin", origin)
	}
	response, err := http.DefaultClient.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	response.Body.Close()
	return response
}

// A page of another origin begins no session, and abandoned sessions do not pile up.
func TestSessionsOverHTTP(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	defer cancel()
	ready := make(chan net.Addr, 1)
	go ServeHTTP(ctx, Options{}, "127.0.0.1:0", func(at net.Addr) { ready <- at })
	url := fmt.Sprintf("http://%s", <-ready)
	for origin, want := range map[string]int{"": http.StatusOK, url: http.StatusOK,
		"http://evil.example": http.StatusForbidden, "null": http.StatusForbidden} {
		if got := initialize(t, url, origin).StatusCode; got != want {
			t.Errorf("origin %q: %d, want %d", origin, got, want)
		}
	}
	refused := 0
	for range maxSessions + 20 {
		if r := initialize(t, url, ""); r.StatusCode == http.StatusServiceUnavailable && r.Header.Get("Retry-After") != "" {
			refused++
		}
	}
	if refused < 20 || refused > 30 {
		t.Errorf("%d of %d sessions are refused", refused, maxSessions+20)
	}
}

func TestRowLimit(t *testing.T) {
	for wanted, want := range map[int]int{0: 100, -5: 100, 7: 7, 1000: 1000, 2_000_000_000: 1000} {
		if got := rowLimit(wanted); got != want {
			t.Errorf("%d rows wanted, %d allowed", wanted, got)
		}
	}
}

// What is hidden is named nowhere, not even in the remarks for the owner.
func TestVisibleSchema(t *testing.T) {
	db := &schema.Database{Warnings: []string{"salaries.secret: the link template names no column"}, Tables: []*schema.Table{
		{Name: "staff", Columns: []*schema.Column{{Name: "name"}, {Name: "secret", Hidden: true}}}}}
	if got := visibleSchema(db); len(got.Warnings) > 0 || len(got.Tables) != 1 || len(got.Tables[0].Columns) != 1 {
		t.Errorf("shown: %+v", got)
	}
}
