package web

import (
	"context"
	"fmt"
	"log/slog"
	"net/http"
	"sort"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/verdict"
)

// metrics count what an operator wants to see, in the text form that Prometheus reads.
type metrics struct {
	clients     atomic.Int64
	slow        atomic.Int64
	attract     atomic.Int64
	visits      atomic.Int64
	storeErrors atomic.Int64

	mu        sync.Mutex
	turns     map[string]int64
	events    map[string]int64
	decisions map[string]int64
	took      []int64 // turns by buckets
	sum       time.Duration
}

// buckets are the upper bounds of turn durations in seconds.
var buckets = []float64{.01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10, 30}

func newMetrics() *metrics {
	return &metrics{turns: map[string]int64{}, events: map[string]int64{}, decisions: map[string]int64{}, took: make([]int64, len(buckets)+1)}
}

// turn counts one message worked on, by what ended the work.
func (m *metrics) turn(ended string, took time.Duration) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.turns[ended]++
	m.sum += took
	m.took[sort.SearchFloat64s(buckets, took.Seconds())]++
}

func (m *metrics) event(kind string) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.events[kind]++
}

// decided counts where the text decisions of an answer came from.
func (m *metrics) decided(u verdict.Usage) {
	m.mu.Lock()
	defer m.mu.Unlock()
	m.decisions["embedded"] += int64(u.Embedded)
	m.decisions["model"] += int64(u.Model)
	m.decisions["ledger"] += int64(u.LedgerHits)
}

func (s *Server) handleMetrics(c echo.Context) error {
	m := s.metrics
	var b strings.Builder
	one := func(name, kind, help string, value int64) {
		fmt.Fprintf(&b, "# HELP surely_%s %s\n# TYPE surely_%s %s\nsurely_%s %d\n", name, help, name, kind, name, value)
	}
	one("clients", "gauge", "Open websockets.", m.clients.Load())
	one("conversations", "gauge", "Conversations in memory.", int64(s.hub.size()))
	one("queued", "gauge", "Turns waiting for their place.", int64(s.gate.queued()))
	one("kiosks", "gauge", "Kiosks that show the attract loop.", m.attract.Load())
	one("kiosk_visits_total", "counter", "Conversations of the simulated visitor.", m.visits.Load())
	one("slow_clients_total", "counter", "Clients cut off because they did not keep up.", m.slow.Load())
	one("store_errors_total", "counter", "Writes of conversations that failed.", m.storeErrors.Load())
	m.mu.Lock()
	defer m.mu.Unlock()
	labelled(&b, "turns_total", "Messages worked on, by what ended the work.", "ended", m.turns)
	labelled(&b, "events_total", "Events sent, by type.", "type", m.events)
	labelled(&b, "decisions_total", "Text decisions of answers, by where they came from.", "by", m.decisions)
	fmt.Fprint(&b, "# HELP surely_turn_seconds How long a message was worked on.\n# TYPE surely_turn_seconds histogram\n")
	total := int64(0)
	for i, n := range m.took {
		total += n
		bound := "+Inf"
		if i < len(buckets) {
			bound = fmt.Sprint(buckets[i])
		}
		fmt.Fprintf(&b, "surely_turn_seconds_bucket{le=%q} %d\n", bound, total)
	}
	fmt.Fprintf(&b, "surely_turn_seconds_sum %g\nsurely_turn_seconds_count %d\n", m.sum.Seconds(), total)
	return c.Blob(http.StatusOK, "text/plain; version=0.0.4; charset=utf-8", []byte(b.String()))
}

func labelled(b *strings.Builder, name, help, label string, values map[string]int64) {
	fmt.Fprintf(b, "# HELP surely_%s %s\n# TYPE surely_%s counter\n", name, help, name)
	keys := make([]string, 0, len(values))
	for k := range values {
		keys = append(keys, k)
	}
	sort.Strings(keys)
	for _, k := range keys {
		fmt.Fprintf(b, "surely_%s{%s=%q} %d\n", name, label, k, values[k])
	}
}

// handleReady says whether questions can be answered now.
func (s *Server) handleReady(c echo.Context) error {
	if s.options.Ready != nil {
		ctx, cancel := context.WithTimeout(c.Request().Context(), 3*time.Second)
		defer cancel()
		if err := s.options.Ready(ctx); err != nil {
			slog.Warn("not ready", "err", err)
			c.Response().Header().Set("Retry-After", "5")
			return c.String(http.StatusServiceUnavailable, s.words.NotReady+"\n")
		}
	}
	said := "ready\n"
	for _, src := range s.sources {
		if indexing := src.indexing(); indexing != "" {
			said += indexing + "\n"
		}
	}
	return c.String(http.StatusOK, said)
}
