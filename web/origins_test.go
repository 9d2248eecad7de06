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
