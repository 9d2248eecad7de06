// Package llm talks to an OpenAI-compatible server: OpenAI itself, vLLM, llama.cpp, Ollama, LM Studio.
//
// Every request is a chat completion and goes through one gate, which enforces the owner's limits:
//
//	Complete ─▶ budget (refuses before spending) ─▶ breaker ─▶ concurrency ─▶ request ─▶ retry
//
// What a server cannot do (JSON schemas, log-probabilities, streaming) is found out by trying: see Probe.
package llm

import (
	"cmp"
	"context"
	"net/http"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/sashabaranov/go-openai"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

// Options configures a Client.
type Options struct {
	BaseURL     string        // address of the API, "…/v1"; empty: OpenAI's
	Key         string        // may be empty for your own server
	Model       string        // empty: DefaultModel
	Embedding   string        // the embedding model; empty: none
	Timeout     time.Duration // per request; default one minute
	Tries       int           // maximum number of tries if failures are temporary; default 4
	Patience    time.Duration // how long readers of texts wait for the next verdict; 0: unlimited
	Concurrency int           // requests in flight; default 8
	Budget      Budget        // for all requests of a day; zero fields: no limit
	Book        Book          // stores a day's cost; nil: it is forgotten when the process ends
	Clock       func() time.Time

	AccountOf func(context.Context) (Account, bool) // the account of a request; nil: none
	Admit     func(context.Context) error           // waits until a request may be sent; nil: no limit
}

// DefaultModel is used if no model is named.
const DefaultModel = "gpt-4.1-mini"

// Client sends requests, with retries. It is safe for concurrent use.
type Client struct {
	api     *openai.Client
	o       Options
	slots   chan struct{} // one per request in flight
	breaker *breaker
	day     *ledger      // the day's cost
	refused atomic.Int64 // requests refused for lack of budget

	probing  sync.Mutex // held during a probe
	mu       sync.Mutex
	known    Abilities
	accounts map[string]*ledger // the day's cost by account
}

// New returns a client. It connects to nothing yet.
func New(o Options) *Client {
	o.Model = cmp.Or(o.Model, DefaultModel)
	o.Timeout = cmp.Or(max(o.Timeout, 0), time.Minute)
	o.Tries = cmp.Or(max(o.Tries, 0), 4)
	o.Concurrency = cmp.Or(max(o.Concurrency, 0), 8)
	if o.Clock == nil {
		o.Clock = time.Now
	}
	config := openai.DefaultConfig(o.Key)
	config.BaseURL = cmp.Or(o.BaseURL, config.BaseURL)
	config.HTTPClient = httpClient{&http.Client{CheckRedirect: refuseForeignRedirects}}
	config.EmptyMessagesLimit = maxPings
	c := &Client{api: openai.NewClientWithConfig(config), o: o,
		slots: make(chan struct{}, o.Concurrency), breaker: &breaker{clock: o.Clock},
		day: &ledger{budget: o.Budget, per: "day", clock: o.Clock, book: o.Book}}
	// OpenAI's newer models accept only max_completion_tokens.
	c.known.MaxTokensParam = o.BaseURL != "" && !strings.Contains(o.BaseURL, "://api.openai.com")
	return c
}

// maxPings is the maximum number of lines of a stream that are not part of the reply.
const maxPings = 10_000

// Model returns the model's name.
func (c *Client) Model() string { return c.o.Model }

// maxWritten is the maximum number of tokens of a text.
const maxWritten = 1000

// maxTries is the number of tries for a statement. It is low, since the embedded parser can take over.
const maxTries = 3

// Write has the model write a text, with the probabilities of its tokens if its server reports them.
func (c *Client) Write(ctx context.Context, o verdict.TextRequest) (verdict.ModelText, error) {
	r, err := c.Complete(ctx, Prompt{System: o.System, User: o.Message, MaxTokens: maxWritten,
		Logprobs: true, Enough: o.IsSufficient, Tries: maxTries})
	if err != nil {
		return verdict.ModelText{}, err
	}
	return verdict.ModelText{Text: r.Text, Tokens: r.Tokens}, nil
}

// Context returns the maximum number of tokens of prompt and text together, as far as is known; 0: unknown.
func (c *Client) Context() int { return c.Abilities().Context }
