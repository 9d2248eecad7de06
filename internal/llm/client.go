// Package llm speaks to an OpenAI-compatible server: OpenAI itself, vLLM, llama.cpp, Ollama, LM Studio.
//
// Every request goes through one gate, which holds what the owner allows:
//
//	Complete ─▶ budget (refuses before spending) ─▶ breaker ─▶ concurrency ─▶ rate ─▶ request ─▶ retry
//
// What a server lacks — JSON schemas, log-probabilities — is found out once and then done without.
package llm

import (
	"context"
	"net/http"
	"strings"
	"sync/atomic"
	"time"

	"github.com/sashabaranov/go-openai"
	"golang.org/x/time/rate"
)

// Options configure a Client.
type Options struct {
	BaseURL     string        // of the API, "…/v1"; empty: OpenAI's
	Key         string        // may be empty for a server of one's own
	Model       string        // empty: DefaultModel
	Embedding   string        // the model for vectors; empty: there are none
	Timeout     time.Duration // of one request; default one minute
	Tries       int           // of a request that fails for reasons that pass; default 4
	Patience    time.Duration // how long who reads texts waits for the next verdict; 0: as long as it takes
	Concurrency int           // requests in flight; default 8
	Rate        float64       // requests a second the provider allows; 0: no limit
	Budget      Budget        // what all requests of a day may cost; zero fields: no limit
	Book        Book          // keeps what a day has cost; nil: it is forgotten at the end of the process
	Prices      Prices        // of models; nil: DefaultPrices
	HTTP        *http.Client  // default: a new one
	Clock       func() time.Time

	Known *Abilities      // what is known of the server and the model; nil: what their names tell
	Keep  func(Abilities) // is told what is found out of them; nil: it is forgotten at the end of the process

	For   func(context.Context) (Account, bool) // whose a request is; nil: nobody's
	Admit func(context.Context) error           // waits until a request may be sent; nil: any may at any time
}

// DefaultModel is asked where no model is named.
const DefaultModel = "gpt-4.1-mini"

// Client sends requests, again if need be. It is safe for concurrent use.
type Client struct {
	api      *openai.Client // for vectors
	http     listening
	can      *abilities
	o        Options
	slots    chan struct{} // one for each request in flight
	rate     *rate.Limiter
	breaker  *breaker
	day      *ledger // what the day has cost
	accounts accounts
	refused  atomic.Int64 // requests for which no budget was left
}

// New returns a client. It connects to nothing yet.
func New(o Options) *Client {
	if o.Model == "" {
		o.Model = DefaultModel
	}
	if o.Timeout <= 0 {
		o.Timeout = time.Minute
	}
	if o.Tries <= 0 {
		o.Tries = 4
	}
	if o.Concurrency <= 0 {
		o.Concurrency = 8
	}
	if o.Prices == nil {
		o.Prices = DefaultPrices
	}
	if o.HTTP == nil {
		o.HTTP = &http.Client{}
	}
	if o.Clock == nil {
		o.Clock = time.Now
	}
	config := openai.DefaultConfig(o.Key)
	if o.BaseURL != "" {
		config.BaseURL = strings.TrimSuffix(o.BaseURL, responsesMethod)
	}
	client := listening{guarded(o.HTTP)}
	config.HTTPClient = client
	c := &Client{api: openai.NewClientWithConfig(config), http: client, can: newAbilities(o), o: o,
		slots: make(chan struct{}, o.Concurrency), rate: rate.NewLimiter(rate.Inf, 1),
		breaker: &breaker{clock: o.Clock}, day: newLedger(o.Budget, o.Clock, o.Book)}
	if o.Rate > 0 {
		c.rate = rate.NewLimiter(rate.Limit(o.Rate), max(1, int(o.Rate)))
	}
	return c
}

// Model returns the name of the model that is asked.
func (c *Client) Model() string { return c.o.Model }
