package request

import (
	"net/http"
	"sync/atomic"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/web/chat"
)

// Metrics holds the server's counters for operators.
type Metrics struct {
	Clients     atomic.Int64
	Slow        atomic.Int64
	Attract     atomic.Int64
	Visits      atomic.Int64
	storeErrors atomic.Int64
	Uploads     atomic.Int64

	turns     *prometheus.CounterVec
	duration  prometheus.Histogram
	events    *prometheus.CounterVec
	decisions *prometheus.CounterVec
	failures  *prometheus.CounterVec
	refused   *prometheus.CounterVec
	Handler   http.Handler
}

// ExtraMetric is a metric from outside the server.
type ExtraMetric struct {
	Name, Help string
	IsCounter  bool // a counter, not a gauge
	Value      func() float64
}

// The reasons for refusing requests, messages and connections.
const (
	UnknownHost   = "host"
	ForeignOrigin = "origin"
	NotAdmitted   = "access"
	TooFast       = "rate"
	TooMany       = "connections"
)

// NewMetrics registers the server's metrics besides those of the process and of Go.
func NewMetrics(conversations func() int, queue *chat.Queue, figures []ExtraMetric) *Metrics {
	m := &Metrics{
		turns: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "surely_turns_total",
			Help: "Messages processed, by outcome."}, []string{"ended"}),
		events: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "surely_events_total",
			Help: "Events sent, by type."}, []string{"type"}),
		decisions: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "surely_decisions_total",
			Help: "Text decisions, by origin."}, []string{"by"}),
		failures: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "surely_failures_total",
			Help: "Turns that failed, by error code, such as 57014 (stopped), 42501 (refused) and 53400 (over a budget)."},
			[]string{"code"}),
		refused: prometheus.NewCounterVec(prometheus.CounterOpts{Name: "surely_refused_total",
			Help: "Requests, messages and connections refused, by reason."}, []string{"why"}),
		duration: prometheus.NewHistogram(prometheus.HistogramOpts{Name: "surely_turn_seconds",
			Help:    "Processing time of a message.",
			Buckets: []float64{.01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10, 30}}),
	}
	r := prometheus.NewRegistry()
	r.MustRegister(m.turns, m.events, m.decisions, m.duration, m.failures, m.refused, collectors.NewGoCollector(),
		collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))
	gauge := func(name, help string, labels prometheus.Labels, value func() int) {
		r.MustRegister(prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: "surely_" + name, Help: help, ConstLabels: labels},
			func() float64 { return float64(value()) }))
	}
	counter := func(name, help string, n *atomic.Int64) {
		r.MustRegister(prometheus.NewCounterFunc(prometheus.CounterOpts{Name: "surely_" + name, Help: help},
			func() float64 { return float64(n.Load()) }))
	}
	gauge("clients", "Open websockets.", nil, func() int { return int(m.Clients.Load()) })
	gauge("conversations", "Conversations in memory.", nil, conversations)
	gauge("kiosks", "Kiosks that show the attract loop.", nil, func() int { return int(m.Attract.Load()) })
	for class := range chat.Classes {
		labels := prometheus.Labels{"class": class.String()}
		gauge("turns_running", "Running turns, by class.", labels, func() int { n, _ := queue.Load(class); return n })
		gauge("turns_waiting", "Waiting turns, by class.", labels, func() int { _, n := queue.Load(class); return n })
	}
	counter("turns_refused_total", "Turns refused because the queue was full.", &queue.Refused)
	counter("kiosk_visits_total", "Conversations of the simulated visitor.", &m.Visits)
	counter("slow_clients_total", "Clients disconnected for being too slow.", &m.Slow)
	counter("uploads_total", "Visitors' uploads.", &m.Uploads)
	counter("store_errors_total", "Writes of conversations that failed.", &m.storeErrors)
	for _, reason := range []string{UnknownHost, ForeignOrigin, NotAdmitted, TooFast, TooMany} {
		m.refused.WithLabelValues(reason) // so that it is shown as 0 before it happens
	}
	for _, f := range figures {
		if f.IsCounter {
			r.MustRegister(prometheus.NewCounterFunc(prometheus.CounterOpts{Name: "surely_" + f.Name, Help: f.Help}, f.Value))
		} else {
			r.MustRegister(prometheus.NewGaugeFunc(prometheus.GaugeOpts{Name: "surely_" + f.Name, Help: f.Help}, f.Value))
		}
	}
	m.Handler = promhttp.HandlerFor(r, promhttp.HandlerOpts{})
	return m
}

// Turn counts a message that was worked on, by outcome, and returns the outcome.
func (m *Metrics) Turn(last agent.Event, duration time.Duration) (outcome string) {
	outcome = "none"
	if last != nil {
		outcome = last.Type()
	}
	switch e := last.(type) {
	case agent.ResultEvent:
		m.decided(e.Stats.Usage)
	case agent.ErrorEvent:
		m.failures.WithLabelValues(e.Code).Inc()
	}
	m.turns.WithLabelValues(outcome).Inc()
	m.duration.Observe(duration.Seconds())
	return outcome
}

// Refuse counts a refusal.
func (m *Metrics) Refuse(reason string) { m.refused.WithLabelValues(reason).Inc() }

// Event counts an event.
func (m *Metrics) Event(kind string) { m.events.WithLabelValues(kind).Inc() }

// decided counts the text decisions of an answer by origin.
func (m *Metrics) decided(u verdict.Usage) {
	m.decisions.WithLabelValues("embedded").Add(float64(u.Embedded))
	m.decisions.WithLabelValues("model").Add(float64(u.Model))
	m.decisions.WithLabelValues("ledger").Add(float64(u.LedgerHits))
}

// StoreFailed counts a write of a conversation that failed.
func (m *Metrics) StoreFailed() { m.storeErrors.Add(1) }
