package web

import (
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/prometheus/client_golang/prometheus"
)

// Turns, decisions, refusals and failures are counted.
func TestMetrics(t *testing.T) {
	const token = "a-token-of-the-owner"
	srv, h, _ := newServed(t, func(o *Options) {
		o.Access, o.Turns, o.Connections = Access{Token: token}, .5, 1 // five turns at once
		o.Uploads = &broughtHere{}
		o.ExtraMetrics = []prometheus.Collector{prometheus.NewGaugeFunc(
			prometheus.GaugeOpts{Name: "surely_tides", Help: "Tides."}, func() float64 { return 7 })}
	})
	owner := []string{"Authorization", "Bearer " + token}
	get(t, h.URL+"/", "Host", "evil.example")
	get(t, h.URL+"/")
	call(t, "POST", h.URL+"/api/ask", "{}", append(owner, "Origin", "https://evil.example")...)
	for _, question := range []string{"fail", "talk", "talk", "rows 3", "rows 3", "talk"} {
		call(t, "POST", h.URL+"/api/ask", `{"question":"`+question+`"}`, owner...)
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
	srv.CountRefusedConnection()
	want := []string{`surely_refused_total{why="host"} 1`, `surely_refused_total{why="origin"} 1`,
		`surely_refused_total{why="access"} 1`, `surely_refused_total{why="rate"} 1`,
		`surely_refused_total{why="connections"} 2`, `surely_failures_total{code="57014"} 1`, "surely_uploads_total 0",
		"surely_tides 7", `surely_turns_total{ended="reply"} 2`, `surely_decisions_total{by="embedded"} 8`,
		`surely_decisions_total{by="model"} 6`, `surely_decisions_total{by="ledger"} 10`}
	missing := ""
	for end := time.Now().Add(5 * time.Second); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		told := get(t, h.URL+"/metrics", owner...).body // a turn is counted after its answer
		missing = ""
		for _, line := range want {
			if !strings.Contains(told, line+"\n") {
				missing += line + "; "
			}
		}
		if missing == "" {
			break
		}
	}
	if missing != "" {
		t.Errorf("the metrics lack %s", missing)
	}
	for path, want := range map[string]string{"/healthz": "ok", "/readyz": "ready"} {
		if r := get(t, h.URL+path); r.status != http.StatusOK || !strings.Contains(r.body, want) {
			t.Errorf("%s: %d %s", path, r.status, r.body)
		}
	}
}
