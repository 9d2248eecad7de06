package llm

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"slices"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

// Ability is an optional feature of a server. Each has a fallback.
type Ability string

// The abilities in which servers differ, in the order in which they are tried.
const (
	Temperature Ability = "temperature" // choosing the most probable token
	Schema      Ability = "schema"      // enforcing a JSON schema
	Logprobs    Ability = "logprobs"    // probabilities of tokens, and their alternatives
	Streaming   Ability = "stream"      // sending a reply in pieces, with its usage at the end
)

var allAbilities = []Ability{Temperature, Schema, Logprobs, Streaming}

// Abilities holds what is known about a server and its model.
type Abilities struct {
	Missing []Ability
	// MaxTokensParam means that replies are limited by max_tokens, which all servers but OpenAI's newer models accept;
	// else by max_completion_tokens.
	MaxTokensParam bool
	Reasons        bool      // a reply begins with reasoning, which needs additional tokens
	Context        int       // the number of tokens of a prompt and its reply that the server accepts; 0: unknown
	Probed         time.Time // when the abilities were probed
}

func (a Abilities) has(x Ability) bool { return !slices.Contains(a.Missing, x) }

// with and without return the abilities with one more, or one fewer.
func (a Abilities) with(x Ability) Abilities {
	a.Missing = slices.DeleteFunc(slices.Clone(a.Missing), func(y Ability) bool { return y == x })
	return a
}

func (a Abilities) without(x Ability) Abilities {
	a = a.with(x)
	a.Missing = append(a.Missing, x)
	return a
}

// Abilities returns what is known of the server and its model.
func (c *Client) Abilities() Abilities {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.known
}

// change updates the abilities.
func (c *Client) change(update func(*Abilities)) {
	c.mu.Lock()
	defer c.mu.Unlock()
	update(&c.known)
}

// markMissing records that an ability is missing.
func (c *Client) markMissing(x Ability) { c.change(func(a *Abilities) { *a = a.without(x) }) }

// A probe is repeated after probeInterval, since servers are updated; after a refusal, not before minProbeInterval has
// passed.
const (
	probeInterval    = 24 * time.Hour
	minProbeInterval = time.Minute
)

// probePrompt is a reader's message with nothing to decide.
var probePrompt = Prompt{Schema: readerSchema, MaxTokens: 2048, Logprobs: true, Tries: 1,
	System: `Reply with {"items":[]}`, User: `{"task":"answer","items":[]}`, Enough: func(string) bool { return false }}

// Probe uses small requests to find out what the server can do: one request if it can do everything, else one for each
// feature. It fails, and changes nothing, if the server is down or accepts no request at all.
func (c *Client) Probe(ctx context.Context) error { return c.probe(ctx, 0) }

// probe probes the server, unless it was probed less than the given duration ago.
func (c *Client) probe(ctx context.Context, recent time.Duration) error {
	c.probing.Lock()
	defer c.probing.Unlock()
	if c.o.Clock().Sub(c.Abilities().Probed) < recent {
		return nil
	}
	// A probe belongs to no question, so only the day's budget is charged.
	own, cancel := context.WithCancel(context.Background())
	defer cancel()
	defer context.AfterFunc(ctx, cancel)()
	return c.probeNow(own)
}

func (c *Client) probeNow(ctx context.Context) error {
	found := Abilities{Probed: c.o.Clock(), MaxTokensParam: c.Abilities().MaxTokensParam}
	reply, err := c.tryProbe(ctx, found)
	if isRefusal(err) || errors.Is(err, errNotStreamed) {
		found, reply, err = c.probeEach(ctx, found)
	}
	if err != nil {
		return err
	}
	if found.has(Logprobs) && reply.Text != "" && reply.Tokens == nil {
		found = found.without(Logprobs)
	}
	c.change(func(a *Abilities) {
		found.Context, found.Reasons = a.Context, a.Reasons || reply.reasoned
		*a = found
	})
	return nil
}

// probeEach adds one ability after another to a request that is accepted. It returns the last reply.
func (c *Client) probeEach(ctx context.Context, found Abilities) (Abilities, *Reply, error) {
	found.Missing = slices.Clone(allAbilities)
	reply, err := c.tryProbe(ctx, found)
	if isRefusal(err) { // the parameter that limits replies has two names
		found.MaxTokensParam = !found.MaxTokensParam
		reply, err = c.tryProbe(ctx, found)
	}
	if err != nil {
		return found, nil, err
	}
	for _, x := range allAbilities {
		with := found.with(x)
		next, err := c.tryProbe(ctx, with)
		switch {
		case err == nil:
			found, reply = with, next
		case !isRefusal(err) && !errors.Is(err, errNotStreamed):
			return found, nil, err
		}
	}
	return found, reply, nil
}

// tryProbe sends the probe, using the given abilities.
func (c *Client) tryProbe(ctx context.Context, with Abilities) (reply *Reply, err error) {
	err = c.sendWithRetries(ctx, probePrompt, func(ctx context.Context) (usage verdict.Usage, err error) {
		reply, usage, err = c.send(ctx, probePrompt, probePrompt.request(c.o.Model, with))
		return usage, err
	})
	if errors.Is(err, errEmpty) { // it was accepted, and nothing else matters here
		return &Reply{}, nil
	}
	return reply, err
}

// retryAfterProbe handles a refusal: it probes the server, unless that has just been done, and reports whether to send
// the request again. If the server accepts the probe, it refused the request because of its length.
func (c *Client) retryAfterProbe(ctx context.Context, p Prompt, with Abilities, refusal error) (again bool, err error) {
	if c.probe(ctx, minProbeInterval) != nil {
		return false, refusal
	}
	now := c.Abilities()
	if !slices.Equal(now.Missing, with.Missing) || now.MaxTokensParam != with.MaxTokensParam {
		return true, nil
	}
	status, _ := errorStatus(refusal)
	if p.tokens() < longPrompt || status == http.StatusForbidden || status == http.StatusNotFound {
		return false, refusal
	}
	c.change(func(a *Abilities) { a.Context = (p.tokens() + p.maxTokens()) * 3 / 4 })
	return false, &FaultError{tooLong, "the question and its context exceed what the model can read", refusal}
}

// longPrompt is the number of tokens above which a prompt may be too long for a model.
const longPrompt = 400

// MissingAbilities lists the missing abilities that the owner should know about; each has a fallback.
func (c *Client) MissingAbilities() []string {
	var out []string
	known := c.Abilities()
	for _, x := range []Ability{Logprobs, Streaming, Schema} {
		if !known.has(x) {
			out = append(out, string(x))
		}
	}
	return out
}

// Describe describes what the model can do, as far as is known.
func (c *Client) Describe() string {
	known := c.Abilities()
	text := c.Model() + " writes a statement in one request, and its token probabilities show what is doubtful"
	if !known.has(Logprobs) {
		text = c.Model() + " reports no probabilities: the embedded parser gives a second opinion"
	}
	if missing := c.MissingAbilities(); len(missing) > 0 {
		text += "; its server lacks " + strings.Join(missing, ", ")
	}
	if known.Context > 0 {
		text += fmt.Sprintf("; it reads about %d tokens", known.Context)
	}
	if known.Reasons {
		text += "; it thinks before it replies"
	}
	return text
}
