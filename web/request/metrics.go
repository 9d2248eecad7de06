package request

import (
	"net/http"
	"time"

	"github.com/prometheus/client_golang/prometheus"
	"github.com/prometheus/client_golang/prometheus/collectors"
	"github.com/prometheus/client_golang/prometheus/promauto"
	"github.com/prometheus/client_golang/prometheus/promhttp"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/web/chat"
)

// Metrics holds the server's counters for operators.
type Metrics struct {
	Clients, Attract      prometheus.Gauge
	Slow, Visits, Uploads prometheus.Counter
	storeErrors           prometheus.Counter

	turns     *prometheus.CounterVec
	duration  prometheus.Histogram
	events    *prometheus.CounterVec
	decisions *prometheus.CounterVec
	failures  *prometheus.CounterVec
	refused   *prometheus.CounterVec
	Handler   http.Handler
}

// The reasons for refusing requests, messages and connections.
const (
	UnknownHost   = "host"
	ForeignOrigin = "origin"
	NotAdmitted   = "access"
	TooFast       = "rate"
	TooMany       = "connections"
)

// NewMetrics registers the server's metrics, and those of the process and of Go.
func NewMetrics(conversations func() int, queue *chat.Queue, others []prometheus.Collector) *Metrics {
	r := prometheus.NewRegistry()
	r.MustRegister(append(others, collectors.NewGoCollector(),
		collectors.NewProcessCollector(collectors.ProcessCollectorOpts{}))...)
	auto := promauto.With(r)
	gauge := func(name, help string) prometheus.Gauge {
		return auto.NewGauge(prometheus.GaugeOpts{Name: "surely_" + name, Help: help})
	}
	counter := func(name, help string) prometheus.Counter {
		return auto.NewCounter(prometheus.CounterOpts{Name: "surely_" + name, Help: help})
	}
	counters := func(name, help, label string) *prometheus.CounterVec {
		return auto.NewCounterVec(prometheus.CounterOpts{Name: "surely_" + name, Help: help}, []string{label})
	}
	m := &Metrics{
		Clients:     gauge("clients", "Open websockets."),
		Attract:     gauge("kiosks", "Kiosks that show the attract loop."),
		Visits:      counter("kiosk_visits_total", "Conversations of the simulated visitor."),
		Slow:        counter("slow_clients_total", "Clients disconnected for being too slow."),
		Uploads:     counter("uploads_total", "Visitors' uploads."),
		storeErrors: counter("store_errors_total", "Writes of conversations that failed."),
		turns:       counters("turns_total", "Messages processed, by outcome.", "ended"),
		events:      counters("events_total", "Events sent, by type.", "type"),
		decisions:   counters("decisions_total", "Text decisions, by origin.", "by"),
		failures: counters("failures_total", "Turns that failed, by error code, such as 57014 (stopped), 42501 (refused) "+
			"and 53400 (over a budget).", "code"),
		refused: counters("refused_total", "Requests, messages and connections refused, by reason.", "why"),
		duration: auto.NewHistogram(prometheus.HistogramOpts{Name: "surely_turn_seconds",
			Help:    "Processing time of a message.",
			Buckets: []float64{.01, .025, .05, .1, .25, .5, 1, 2.5, 5, 10, 30}}),
		Handler: promhttp.HandlerFor(r, promhttp.HandlerOpts{}),
	}
	watch := func(name, help string, labels prometheus.Labels, value func() int) {
		auto.NewGaugeFunc(prometheus.GaugeOpts{Name: "surely_" + name, Help: help, ConstLabels: labels},
			func() float64 { return float64(value()) })
	}
	watch("conversations", "Conversations in memory.", nil, conversations)
	for i, name := range chat.LaneNames {
		lane, labels := chat.Lane(i), prometheus.Labels{"class": name}
		watch("turns_running", "Running turns, by class.", labels, func() int { n, _ := queue.Load(lane); return n })
		watch("turns_waiting", "Waiting turns, by class.", labels, func() int { _, n := queue.Load(lane); return n })
	}
	auto.NewCounterFunc(prometheus.CounterOpts{Name: "surely_turns_refused_total",
		Help: "Turns refused because the queue was full."}, func() float64 { return float64(queue.Refused.Load()) })
	for _, reason := range []string{UnknownHost, ForeignOrigin, NotAdmitted, TooFast, TooMany} {
		m.refused.WithLabelValues(reason) // so that it is shown as 0 before it happens
	}
	return m
}

// Turn counts a processed message by outcome, and returns the outcome.
func (m *Metrics) Turn(last agent.Event, duration time.Duration) (outcome string) {
	outcome = "none"
	if last != nil {
		outcome = last.Type()
	}
	switch e := last.(type) {
	case agent.ResultEvent:
		m.decisions.WithLabelValues("embedded").Add(float64(e.Stats.Embedded))
		m.decisions.WithLabelValues("model").Add(float64(e.Stats.Model))
		m.decisions.WithLabelValues("ledger").Add(float64(e.Stats.LedgerHits))
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

// StoreFailed counts a write of a conversation that failed.
func (m *Metrics) StoreFailed() { m.storeErrors.Inc() }
