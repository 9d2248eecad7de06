package request

import (
	"context"
	"net/netip"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/web/chat"
)

// Options configure a server. Zero values mean the documented defaults.
type Options struct {
	Sources []*chat.Source // at least one; the first is the default
	Store   chat.Store
	Kiosk   bool // serve only the kiosk

	Origins      []string      // other allowed origins, such as "https://example.org"; default: none
	Running      int           // concurrent turns that read no text; default: 2 per processor, at least 4
	Waiting      int           // waiting turns; default 200
	QueueTimeout time.Duration // maximum wait of a turn; default 1 minute

	Connections int           // per address; default 64
	Messages    float64       // per second and connection, with a burst of four times as many; default 10
	Turns       float64       // per second and address, with a burst of ten times as many; default 5
	QueueBytes  int           // of events waiting for one client; default 4 MiB
	Grace       time.Duration // how long a turn continues with nobody connected; default 1 minute
	Access      Access        // who may use the server

	// View returns the data visible to a user; nil, or a nil View: all users see the same data. Suggestions are stored
	// by the view's key.
	View func(context.Context, chat.User) (*chat.View, error)

	Uploads        chat.Uploads // stores uploads; nil: disabled
	MaxUploadBytes int64        // maximum bytes of one upload; default 50 MiB

	// EvalSource returns a source for the owner's evaluations; nil: there are none.
	EvalSource func(source string) (*eval.Source, error)

	Notes        chat.Notes        // stores outcomes and feedback for the owner; nil: no feedback
	VisitorTexts chat.VisitorTexts // how much of visitors' questions is stored for the owner; default: everything

	Times      ClientTimeouts // limits for slow clients
	KioskTimes KioskTimes
	KioskLook  KioskLook
	Ready      func(context.Context) error // checks whether the server can answer; nil: it always can
	ReadyNote  func() string               // a remark for readiness checks; nil, or "": none
	Offline    bool                        // shown on the page: no model is used
	// Model describes the language model and its server's limitations; nil: there is none.
	Model func() (name string, lacks []string)

	ExtraMetrics []prometheus.Collector // additional metrics

	LogQuestions bool // whether questions are logged

	StorageProblem  chat.StorageProblem // a storage problem, shown to everybody who connects
	StoreRetryDelay time.Duration       // delay before unstored events are offered to the store again; default 5 s
}

// Access defines who may use the server. The zero value admits everyone who can reach it, for use on a personal
// machine.
type Access struct {
	Token   string         // admits its bearer as the owner; empty: no token
	Open    bool           // people without the token are visitors
	Hosts   []string       // accepted host names, besides localhost, IP addresses and those of Origins
	Proxies []netip.Prefix // proxies whose X-Forwarded-For and user header are trusted

	UserHeader string // header in which a proxy names the user; empty: none
}

// ClientTimeouts are timeouts for slow clients. Zero values mean the documented defaults.
type ClientTimeouts struct {
	Body   time.Duration // for a request's body to arrive; default 20 s
	Upload time.Duration // for an upload's body to arrive; default 5 minutes
	Answer time.Duration // for the client to read a response, from its start; default 1 minute
}

// KioskTimes set the pace of the kiosk. Zero values mean the documented defaults.
type KioskTimes struct {
	Idle      time.Duration // time without a touch until the screen asks whether anybody is there; default 60 s
	Countdown time.Duration // until it starts over after that; default 15 s
	Think     time.Duration // until the simulated visitor replies; default 2.5 s
	Show      time.Duration // until the next question after an answer; default 9 s
}

// KioskLook configures the look of the kiosk's page.
type KioskLook struct {
	Name    string // shown beside the product's name; empty: none
	Choices bool   // no typing: people tap choices
}

// setDefault sets an option to its default if it is zero.
func setDefault[T int | int64 | float64 | time.Duration](option *T, value T) {
	if *option <= 0 {
		*option = value
	}
}

// setDefaults sets the options that are zero to their defaults.
func (o *Options) setDefaults() {
	setDefault(&o.Waiting, 200)
	setDefault(&o.Connections, 64)
	setDefault(&o.QueueBytes, 4<<20)
	setDefault(&o.MaxUploadBytes, 50<<20)
	setDefault(&o.Messages, 10)
	setDefault(&o.Turns, 5)
	setDefault(&o.Grace, time.Minute)
	setDefault(&o.QueueTimeout, time.Minute)
	setDefault(&o.StoreRetryDelay, 5*time.Second)
	setDefault(&o.Times.Body, 20*time.Second)
	setDefault(&o.Times.Upload, 5*time.Minute)
	setDefault(&o.Times.Answer, time.Minute)
	setDefault(&o.KioskTimes.Idle, time.Minute)
	setDefault(&o.KioskTimes.Countdown, 15*time.Second)
	setDefault(&o.KioskTimes.Think, 2500*time.Millisecond)
	setDefault(&o.KioskTimes.Show, 9*time.Second)
}
