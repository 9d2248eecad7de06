package web

import (
	"net/http"
	"strings"
	"testing"
)

// What does something is refused to pages of other sites.
func TestOtherSitesPages(t *testing.T) {
	srv, h, _ := newServed(t, func(o *Options) { o.Notes = newState(t).Feedback() })
	tried := 0
	for _, r := range srv.router.Routes() {
		if r.Method != http.MethodPost {
			continue
		}
		tried++
		path := strings.ReplaceAll(r.Path, ":id", "x")
		if got := call(t, r.Method, h.URL+path, "", "Sec-Fetch-Site", "cross-site"); got.code() != "foreign_origin" {
			t.Errorf("%s: %d %s", path, got.status, got.body)
		}
	}
	if tried < 12 {
		t.Errorf("there are %d such routes", tried)
	}
}

// Routes that work are counted for the address that sends to them.
func TestWorkIsCounted(t *testing.T) {
	_, h, _ := newServed(t, func(o *Options) { o.Notes, o.Turns = newState(t).Feedback(), .1 })
	postJSON(t, h, "/api/ask", `{"question":"talk"}`) // the next one may come after ten seconds
	for _, path := range []string{"ask", "say", "share", "fork", "delete", "judge", "uploads", "uploads/delete"} {
		if r := postJSON(t, h, "/api/v1/"+path, `{}`); r.code() != "too_fast" {
			t.Errorf("%s: %d %s", path, r.status, r.body)
		}
	}
	for _, r := range []reply{postForm(t, h, "/enter"),
		get(t, h.URL+"/api/search?question=x")} {
		if r.code() != "too_fast" {
			t.Errorf("%d %s", r.status, r.body)
		}
	}
}
