package web

import (
	"github.com/ask-surely/surely/web/request"
	"net/http"
	"strings"
	"testing"
	"time"
)

// Refusals and failures are counted by reason.
func TestRefusalsAreCounted(t *testing.T) {
	const token = "a-token-of-the-owner"
	srv, h, _ := newServed(t, func(o *Options) {
		o.Access, o.Turns, o.Connections = Access{Token: token}, .3, 1 // three turns at once
		o.Uploads = &broughtHere{}
		o.Figures = []request.Figure{{Name: "tides", Help: "Tides.", Value: func() float64 { return 7 }}}
	})
	owner := []string{"Authorization", "Bearer " + token, "Content-Type", "application/json"}
	refused, _ := http.NewRequest("GET", h.URL+"/", nil)
	refused.Host = "evil.example"
	r, err := http.DefaultClient.Do(refused)
	if err != nil {
		t.Fatal(err)
	}
	r.Body.Close()
	send(t, "GET", h.URL+"/", "")
	send(t, "POST", h.URL+"/api/ask", "{}", append(owner, "Origin", "https://evil.example")...)
	for _, question := range []string{"fail", "talk", "talk", "talk"} {
		send(t, "POST", h.URL+"/api/ask", `{"question":"`+question+`"}`, owner...)
	}
	first, _, err := dial(t, h, "", http.Header{"Authorization": {"Bearer " + token}})
	if err != nil {
		t.Fatal(err)
	}
	defer first.Close()
	if second, _, err := dial(t, h, "", http.Header{"Authorization": {"Bearer " + token}}); err == nil {
		second.Close()
		t.Error("a second connection is open")
	}
	srv.RefusedConnection()
	want := []string{`surely_refused_total{why="host"} 1`, `surely_refused_total{why="origin"} 1`,
		`surely_refused_total{why="access"} 1`, `surely_refused_total{why="rate"} 1`,
		`surely_refused_total{why="connections"} 2`, `surely_failures_total{code="57014"} 1`, "surely_uploads_total 0",
		"surely_tides 7"}
	for end := time.Now().Add(5 * time.Second); ; time.Sleep(10 * time.Millisecond) { // a turn is counted after its answer
		_, told := send(t, "GET", h.URL+"/metrics", "", owner...)
		missing := ""
		for _, line := range want {
			if !strings.Contains(told, line+"\n") {
				missing += line + "; "
			}
		}
		if missing == "" {
			return
		}
		if time.Now().After(end) {
			t.Fatalf("the metrics lack %s", missing)
		}
	}
}
