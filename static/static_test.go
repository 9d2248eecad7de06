package static

import (
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

func TestHandler(t *testing.T) {
	h := httptest.NewServer(Handler())
	defer h.Close()
	for _, test := range []struct {
		path   string
		status int
	}{
		{URL("surely.js"), 200}, {URL("surely.css"), 200}, {URL("icon.svg"), 200}, {URL("icon-192.png"), 200}, {URL(Manifest), 200},
		{Path + "surely.js", 404}, {Path + "surely.000000000000.js", 404}, {Path + "static.go", 404}, {Path, 404}, {Path + "..%2fstatic.go", 404},
	} {
		r, err := http.Get(h.URL + test.path)
		if err != nil {
			t.Fatal(err)
		}
		r.Body.Close()
		if r.StatusCode != test.status {
			t.Errorf("%s: %d", test.path, r.StatusCode)
		}
		if test.status == 200 && (!strings.Contains(r.Header.Get("Cache-Control"), "immutable") ||
			r.Header.Get("Content-Type") == "") {
			t.Errorf("%s: headers %v", test.path, r.Header)
		}
	}
}
