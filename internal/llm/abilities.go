package llm

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"net/http"
	"os"
	"slices"
	"sync"
	"time"

	"github.com/ask-surely/surely/internal/atomicfile"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// Ability is an optional feature of a server. Each has a fallback.
type Ability string

// The abilities in which servers differ, in the order in which they are tried.
const (
	SystemRole  Ability = "system"      // a system message
	Temperature Ability = "temperature" // choosing the most probable token
	Schema      Ability = "schema"      // enforcing a JSON schema
	Object      Ability = "object"      // enforcing JSON
	Logprobs    Ability = "logprobs"    // probabilities of tokens, and their alternatives
	Streaming   Ability = "stream"
	StreamUsage Ability = "usage" // reporting the usage of a stream
)

var allAbilities = []Ability{SystemRole, Temperature, Schema, Object, Logprobs, Streaming, StreamUsage}

// Abilities are what is known of a server and its model. Their JSON form is stored between processes.
type Abilities struct {
	Lacks []Ability `json:"lacks,omitempty"`
	// Top is the number of alternatives reported per token; 0: topLogprobs.
	Top int `json:"top,omitempty"`
	// OwnLimit: replies are limited by max_tokens, which all servers but OpenAI's newer models know; else by
	// max_completion_tokens.
	OwnLimit bool `json:"max_tokens,omitempty"`
	// Thinks: a reply begins with reasoning, which needs additional tokens.
	Thinks bool `json:"thinks,omitempty"`
	// Context is the number of tokens of a prompt and its reply that the server accepts; 0: unknown.
	Context int `json:"context,omitempty"`
	// Probed is when they were tried.
	Probed time.Time `json:"probed,omitzero"`
}

func (a Abilities) clone() Abilities {
	a.Lacks = slices.Clone(a.Lacks)
	return a
}

func (a Abilities) has(x Ability) bool { return !slices.Contains(a.Lacks, x) }

// Abilities returns what is known of the server and its model.
func (c *Client) Abilities() Abilities {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.known.clone()
}

// change updates and stores the abilities.
func (c *Client) change(with func(*Abilities)) {
	c.mu.Lock()
	with(&c.known)
	out := c.known.clone()
	c.mu.Unlock()
	if c.o.Keep != nil {
		c.o.Keep(out)
	}
}

// lose records a missing ability.
func (c *Client) lose(x Ability) {
	c.change(func(a *Abilities) {
		if a.has(x) {
			a.Lacks = append(a.Lacks, x)
		}
	})
}

// A probe is repeated after recheck, since servers are updated, and after a refusal no sooner than atLeast.
const (
	recheck = 24 * time.Hour
	atLeast = time.Minute
)

// probePrompt is a reader's message with nothing to decide.
var probePrompt = Prompt{Schema: readerSchema, MaxTokens: 2048, Logprobs: topLogprobs, Tries: 1,
	Messages: []Message{{System, `Reply with {"items":[]}`}, {User, `{"task":"answer","items":[]}`}}}

// Probe finds out by small requests what the server can do: one if it can do everything, else one with each feature by
// itself. It fails, and changes nothing, if the server is down or accepts no request at all.
func (c *Client) Probe(ctx context.Context) error { return c.probe(ctx, 0) }

// probe is Probe unless the last one is more recent.
func (c *Client) probe(ctx context.Context, recent time.Duration) error {
	c.probing.Lock()
	defer c.probing.Unlock()
	if c.o.Clock().Sub(c.Abilities().Probed) < recent {
		return nil
	}
	// A probe is nobody's question: it is charged to the day alone.
	own, cancel := context.WithCancel(context.Background())
	defer cancel()
	defer context.AfterFunc(ctx, cancel)()
	return c.probeNow(own)
}

func (c *Client) probeNow(ctx context.Context) error {
	found := Abilities{Probed: c.o.Clock(), OwnLimit: c.Abilities().OwnLimit}
	reply, err := c.try(ctx, found)
	if refused(err) || errors.Is(err, errWhole) {
		found, reply, err = c.probeEach(ctx, found)
	}
	if err != nil {
		return err
	}
	if found.has(Logprobs) && reply.Text != "" && reply.Tokens == nil {
		found.Lacks = append(found.Lacks, Logprobs)
	}
	c.change(func(a *Abilities) {
		found.Context, found.Thinks = a.Context, a.Thinks || reply.thought
		*a = found
	})
	return nil
}

// probeEach tries each feature by itself. The reply is that to all that are left.
func (c *Client) probeEach(ctx context.Context, found Abilities) (Abilities, *Reply, error) {
	var err error
	for range 2 { // one of the limit's two names
		found.Lacks = slices.Clone(allAbilities)
		if _, err = c.try(ctx, found); !refused(err) {
			break
		}
		found.OwnLimit = !found.OwnLimit
	}
	if err != nil {
		return found, nil, err
	}
	var lacks []Ability
	for _, x := range allAbilities {
		if x == StreamUsage && slices.Contains(lacks, Streaming) {
			continue
		}
		alone := found
		alone.Lacks = slices.DeleteFunc(slices.Clone(allAbilities), func(y Ability) bool {
			return y == x || x == StreamUsage && y == Streaming
		})
		_, err := c.try(ctx, alone)
		if x == Logprobs && refused(err) { // some servers report fewer alternatives
			alone.Top = fewLogprobs
			if _, err = c.try(ctx, alone); err == nil {
				found.Top = fewLogprobs
			}
		}
		switch {
		case refused(err), errors.Is(err, errWhole):
			lacks = append(lacks, x)
		case err != nil:
			return found, nil, err
		}
	}
	found.Lacks = lacks
	reply, err := c.try(ctx, found)
	return found, reply, err
}

// topLogprobs is the most alternatives that servers report; some report no more than fewLogprobs.
const (
	topLogprobs = 20
	fewLogprobs = 5
)

// try sends the probe with some abilities.
func (c *Client) try(ctx context.Context, with Abilities) (reply *Reply, err error) {
	p := probePrompt
	p.come = func(string, []Token) {}
	err = c.through(ctx, p, func(ctx context.Context) (usage verdict.Usage, err error) {
		reply, usage, err = c.send(ctx, p, p.request(c.o.Model, with))
		return usage, err
	})
	if errors.Is(err, errEmpty) { // it was accepted, which is what matters
		return &Reply{}, nil
	}
	return reply, err
}

// adapts handles a refusal: it probes the server, unless that has just been done, and reports whether the request is
// worth sending again. A server that accepts the probe refuses the request's length.
func (c *Client) adapts(ctx context.Context, p Prompt, with Abilities, refusal error) (again bool, err error) {
	if c.probe(ctx, atLeast) != nil {
		return false, refusal
	}
	now := c.Abilities()
	if !slices.Equal(now.Lacks, with.Lacks) || now.Top != with.Top || now.OwnLimit != with.OwnLimit {
		return true, nil
	}
	status, _ := statusOf(refusal)
	if p.tokens() < longPrompt || status == http.StatusForbidden || status == http.StatusNotFound {
		return false, refusal
	}
	c.change(func(a *Abilities) { a.Context = (p.tokens() + p.maxTokens()) * 3 / 4 })
	return false, &FaultError{tooLong, "the question and its context exceed what the model can read", refusal}
}

// longPrompt is the number of tokens from which a prompt may be too long for a model.
const longPrompt = 400

// Lacks lists the missing abilities that the owner should know about; each has a fallback.
func (c *Client) Lacks() []string {
	var out []string
	known := c.Abilities()
	for _, x := range []Ability{Logprobs, Streaming, Schema, Object} {
		if !known.has(x) && (x != Schema || known.has(Object)) {
			out = append(out, string(x))
		}
	}
	return out
}

// Describe describes what the model can do, as far as known, and a question's approximate cost.
func (c *Client) Describe() string {
	known := c.Abilities()
	text := c.Model() + " writes a statement in one request, and its token probabilities show what is doubtful"
	if !known.has(Logprobs) {
		text = c.Model() + " reports no probabilities: the embedded parser gives a second opinion"
	}
	for _, x := range c.Lacks() {
		text += map[string]string{"stream": ", does not stream", "schema": ", takes no JSON schema",
			"object": ", takes no form for replies"}[x]
	}
	if known.Top > 0 {
		text += fmt.Sprintf(", reports %d alternatives per token", known.Top)
	}
	if known.Context > 0 {
		text += fmt.Sprintf(", reads about %d tokens", known.Context)
	}
	if known.Thinks {
		text += ", thinks before it replies"
	}
	price := " (unknown price: set SURELY_PRICES)"
	if c.o.Prices.Knows(c.o.Model) {
		price = fmt.Sprintf(" (about %.2g in money)", c.o.Prices.Cost(c.o.Model, verdict.Usage{PromptTokens: 2500,
			CompletionTokens: 250}))
	}
	return text + ". A question takes about 2500 tokens in up to 3 requests" + price
}

// KnownServers are the servers' known abilities. Several processes may write the file; the last writer knows its own
// server best, and anything lost is found again.
type KnownServers struct {
	path string
	mu   sync.Mutex
}

// ServersIn are those in a file.
func ServersIn(path string) *KnownServers { return &KnownServers{path: path} }

// Of returns the abilities of a model at an address; nil if they are not known or may have changed.
func (k *KnownServers) Of(address, model string, now time.Time) (*Abilities, error) {
	k.mu.Lock()
	defer k.mu.Unlock()
	all, err := k.read()
	known, ok := all[address+" "+model]
	if err != nil || !ok || now.Sub(known.Probed) > recheck {
		return nil, err
	}
	return &known, nil
}

// Keep returns a function that stores a model's abilities. A file that cannot be written costs a request or two after a
// restart, and no answer.
func (k *KnownServers) Keep(address, model string) func(Abilities) {
	return func(known Abilities) {
		k.mu.Lock()
		defer k.mu.Unlock()
		all, err := k.read()
		if err == nil {
			all[address+" "+model] = known
			var data []byte
			if data, err = json.MarshalIndent(all, "", "  "); err == nil {
				err = atomicfile.Write(k.path, append(data, '\n'))
			}
		}
		if err != nil {
			slog.Warn("the server's abilities could not be stored", "err", err)
		}
	}
}

func (k *KnownServers) read() (map[string]Abilities, error) {
	all := map[string]Abilities{}
	data, err := os.ReadFile(k.path)
	if errors.Is(err, fs.ErrNotExist) {
		return all, nil
	}
	if err == nil {
		err = json.Unmarshal(data, &all)
	}
	if err != nil {
		return nil, fmt.Errorf("read the servers' abilities in %s (it can be deleted, they are found again): %w", k.path, err)
	}
	return all, nil
}
