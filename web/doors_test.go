package web

import (
	"net/http"
	"strings"
	"testing"

	"github.com/ask-surely/surely/web/api"
)

// Every route has a door that bounds it, or says what does; and is refused to pages of other sites if it does work.
func TestDoors(t *testing.T) {
	srv, h, _ := newServed(t, nil)
	for _, r := range srv.router.Routes() {
		path := r.Path
		if of := api.Aliases[path]; of != "" {
			path = of
		}
		if r.Method == http.MethodOptions || !strings.HasPrefix(path, "/") {
			continue
		}
		if !strings.HasSuffix(r.Name, "(*Server).through.func1") {
			t.Errorf("%s %s is registered past its door", r.Method, r.Path)
		}
		d, ok := doorOf(r.Method, path)
		if !ok || !d.turn && d.in == nil && d.why == "" {
			t.Errorf("%s %s: %+v", r.Method, path, d)
		}
		if r.Method == http.MethodPost && !d.own {
			t.Errorf("%s %s may be sent by any page", r.Method, path)
		}
		t.Logf("%-5s %-28s own %-5v turn %-5v places %v %s", r.Method, r.Path, d.own, d.turn, d.in, d.why)
	}
	for key, d := range doors {
		method, path, _ := strings.Cut(key, " ")
		if !d.own || strings.Contains(path, "*") {
			continue
		}
		r := call(t, method, h.URL+path, "", "Sec-Fetch-Site", "cross-site", "Sec-Fetch-Mode", "no-cors")
		if r.status == http.StatusNotFound || r.status == http.StatusMethodNotAllowed {
			continue // not served with these options
		}
		if r.status != http.StatusForbidden {
			t.Errorf("%s, embedded in another site's page: %d", key, r.status)
		}
	}
}
