package llm

import (
	"errors"
	"fmt"
	"maps"
	"net/http"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"time"

	"github.com/sashabaranov/go-openai"
)

// Ability is an optional feature of a server.
type Ability string

// The abilities in which servers differ. Each has a fallback.
const (
	Logprobs    Ability = "logprobs"    // probabilities of tokens, and their alternatives
	Beginning   Ability = "begin"       // continuing the beginning of a reply
	Streaming   Ability = "stream"      // streaming a reply
	StreamUsage Ability = "usage"       // reporting the usage of a stream
	Schema      Ability = "schema"      // enforcing a JSON schema
	Object      Ability = "object"      // enforcing JSON
	Grammar     Ability = "grammar"     // enforcing a grammar
	Temperature Ability = "temperature" // choosing the most probable token
	Seed        Ability = "seed"
	SystemRole  Ability = "system" // a system message
)

// Abilities are what is known of a server and its model. Their JSON form is stored between processes.
type Abilities struct {
	// Lacks holds when each missing ability was discovered. It is tried again after a while, since servers are updated.
	Lacks map[Ability]time.Time `json:"lacks,omitempty"`
	// Top is the number of alternatives reported per token; 0: topLogprobs.
	Top int `json:"top,omitempty"`
	// OwnLimit: replies are limited by max_tokens, which all servers but OpenAI's newer models know; else by
	// max_completion_tokens.
	OwnLimit bool `json:"max_tokens,omitempty"`
	// Thinks: a reply begins with reasoning, which needs additional tokens.
	Thinks bool `json:"thinks,omitempty"`
	// Context is the maximum number of tokens of prompt and reply together; 0: unknown.
	Context int `json:"context,omitempty"`
	// Responses: it supports OpenAI's Responses API, not chat completions.
	Responses bool `json:"responses,omitempty"`
}

// recheck is the delay before a missing ability is tried again, and soon the delay for several that were dropped
// together because the refusal named none.
const (
	recheck = 6 * time.Hour
	soon    = time.Minute
)

// abilities guard what is known of a server, for concurrent use.
type abilities struct {
	mu      sync.Mutex
	known   Abilities
	unsound int       // consecutive replies with useless log-probabilities
	guessed []Ability // dropped together because one of them was refused
	clock   func() time.Time
	keep    func(Abilities)
}

// newAbilities starts with what is known, or implied by the model's name and address.
func newAbilities(o Options) *abilities {
	a := &abilities{clock: o.Clock, keep: o.Keep}
	if o.Known != nil {
		a.known = *o.Known
		a.known.Lacks = maps.Clone(o.Known.Lacks)
	} else {
		a.known.OwnLimit = true
	}
	if base, _, _ := strings.Cut(o.BaseURL, "?"); strings.HasSuffix(base, responsesMethod) {
		a.known.Responses = true
	}
	if a.known.Lacks == nil {
		a.known.Lacks = map[Ability]time.Time{}
	}
	if o.Known != nil {
		return a
	}
	lacks := func(list ...Ability) {
		for _, x := range list {
			a.known.Lacks[x] = o.Clock()
		}
	}
	if hosted(o.BaseURL) { // it always starts over, and rejects unknown fields
		lacks(Beginning, Grammar)
		a.known.OwnLimit = false
	}
	if reasons(o.Model) {
		lacks(Logprobs, Beginning, Temperature, Grammar)
		a.known.OwnLimit, a.known.Thinks = false, true
	}
	return a
}

// hosted reports whether an address is OpenAI's or Azure's.
func hosted(base string) bool {
	return base == "" || strings.Contains(base, "://api.openai.com") || azure(base)
}

// reasons reports whether a model is one of OpenAI's reasoning models, which accept no temperature and report no
// log-probabilities.
func reasons(model string) bool {
	return slices.ContainsFunc([]string{"o1", "o3", "o4", "gpt-5", "gpt-6"}, func(p string) bool {
		return strings.HasPrefix(model, p) && !strings.Contains(model, "chat")
	})
}

// snapshot returns the current abilities.
func (a *abilities) snapshot() Abilities {
	a.mu.Lock()
	defer a.mu.Unlock()
	out := a.known
	out.Lacks = maps.Clone(a.known.Lacks)
	return out
}

// has reports whether the server has an ability, as far as known.
func (a *abilities) has(x Ability) bool {
	a.mu.Lock()
	defer a.mu.Unlock()
	_, lacks := a.known.Lacks[x]
	return !lacks && !(a.known.Responses && unheardOf[x])
}

// due reports whether a missing ability should be tried again.
func (a *abilities) due(x Ability) bool {
	a.mu.Lock()
	defer a.mu.Unlock()
	since, lacks := a.known.Lacks[x]
	return lacks && a.clock().Sub(since) >= recheck && !(a.known.Responses && unheardOf[x])
}

// change updates and stores the abilities.
func (a *abilities) change(with func(*Abilities)) {
	a.mu.Lock()
	with(&a.known)
	out := a.known
	out.Lacks = maps.Clone(a.known.Lacks)
	a.mu.Unlock()
	if a.keep != nil {
		a.keep(out)
	}
}

// lose records missing abilities.
func (a *abilities) lose(list ...Ability) {
	now := a.clock()
	a.change(func(known *Abilities) {
		for _, x := range list {
			known.Lacks[x] = now
		}
	})
}

// loseForNow drops abilities of which an unknown one was refused: they are soon tried again, one by one.
func (a *abilities) loseForNow(list ...Ability) {
	at := a.clock().Add(soon - recheck)
	a.change(func(known *Abilities) {
		for _, x := range list {
			known.Lacks[x] = at
		}
		a.guessed = list
	})
}

// restore undoes loseForNow.
func (a *abilities) restore() {
	a.change(func(known *Abilities) {
		for _, x := range a.guessed {
			delete(known.Lacks, x)
		}
		a.guessed = nil
	})
}

// find records that an ability exists after all.
func (a *abilities) find(x Ability) {
	if !a.has(x) {
		a.change(func(known *Abilities) { delete(known.Lacks, x) })
	}
}

// sound records useful log-probabilities, astray useless ones; it returns how many in a row.
func (a *abilities) sound() {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.unsound = 0
}

func (a *abilities) astray() int {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.unsound++
	return a.unsound
}

// named are the words by which refusals name an ability, longer ones first.
var named = []struct {
	word string
	is   Ability
}{
	{"logprob", Logprobs}, {"log_prob", Logprobs}, {"log prob", Logprobs},
	{"stream_options", StreamUsage}, {"include_usage", StreamUsage}, {"stream", Streaming},
	{"json_schema", Schema}, {"response_format", Schema}, {"schema", Schema}, {"json", Object}, {"format", Schema},
	{"grammar", Grammar}, {"ebnf", Grammar}, {"structured_outputs", Grammar}, {"temperature", Temperature}, {"seed", Seed},
	{"add_generation_prompt", Beginning}, {"continue_final_message", Beginning}, {"prefill", Beginning},
	{"prefix", Beginning}, {"assistant", Beginning}, {"last message", Beginning}, {"final message", Beginning},
	{"system role", SystemRole}, {"role 'system'", SystemRole}, {`"system"`, SystemRole}, {"system message", SystemRole},
	{"developer instruction", SystemRole}, {"roles must alternate", SystemRole},
}

// degrade handles a refusal: it records the missing ability, and reports whether the request is worth sending without
// it. It adopts limits that the server names.
func (c *Client) degrade(r *chatRequest, err error) bool {
	reason, refused := refusal(err)
	if !refused || r == nil {
		return false
	}
	if r.trial != "" { // it was a retry, and is still missing
		c.can.lose(r.trial)
		return true
	}
	if tooLong(reason) {
		c.learnContext(reason)
		return false
	}
	if noModel(reason) {
		return false
	}
	if c.otherLimit(r, reason) || c.fewerAlternatives(r, reason) {
		return true
	}
	for _, n := range named {
		x := n.is
		if !strings.Contains(reason, n.word) {
			continue
		}
		if x == Schema && !slices.Contains(r.asked, Schema) {
			x = Object
		}
		if slices.Contains(r.asked, x) {
			c.can.lose(x)
			return true
		}
	}
	switch len(r.asked) {
	case 0: // the refusal has another reason
		c.can.restore()
		return false
	case 1:
		c.can.lose(r.asked[0])
	default:
		c.can.loseForNow(r.asked...)
	}
	return true
}

// noModel reports whether a refusal says that the model does not exist, which has no fallback.
func noModel(reason string) bool {
	return strings.Contains(reason, "model") && slices.ContainsFunc([]string{"no such", "not found", "not exist",
		"unknown model", "no access", "not a valid model"}, func(words string) bool {
		return strings.Contains(reason,
			words)
	})
}

// otherLimit switches to the other name of the reply's limit if the server does not know the current one.
func (c *Client) otherLimit(r *chatRequest, reason string) bool {
	if !strings.Contains(reason, "max_tokens") && !strings.Contains(reason, "max_completion_tokens") || r.renamed {
		return false
	}
	own := r.MaxCompletionTokens > 0
	c.can.change(func(known *Abilities) { known.OwnLimit = own })
	return true
}

// mostNamed finds a number named as a limit.
var mostNamed = regexp.MustCompile(`(?:<=|less than or equal to|at most|up to|between 0 and|between 1 and|max(?:imum)?(?: value)?(?: allowed)?(?: of| is|:)?|\[0, ?)\s*(\d+)`)

// fewerAlternatives reduces the number of alternatives to the server's maximum.
func (c *Client) fewerAlternatives(r *chatRequest, reason string) bool {
	if r.TopLogProbs == 0 || !strings.Contains(reason, "logprob") {
		return false
	}
	m := mostNamed.FindStringSubmatch(reason)
	if m == nil {
		return false
	}
	n, err := strconv.Atoi(m[1])
	if err != nil || n <= 0 || n >= r.TopLogProbs {
		return false
	}
	c.can.change(func(known *Abilities) { known.Top = n })
	return true
}

// tooLong reports whether a refusal says that the prompt exceeds the context.
func tooLong(reason string) bool {
	signs := []string{"context length", "context_length", "context size", "context window", "maximum context",
		"exceed_context", "too many tokens", "prompt is too long", "input is too long"}
	return slices.ContainsFunc(signs, func(words string) bool { return strings.Contains(reason, words) })
}

// contextNamed finds the size of the context in servers' messages.
var contextNamed = regexp.MustCompile(`(?:context (?:length|size|window)[^0-9]{0,40}|n_ctx\W{1,4})(\d{3,7})`)

// learnContext records the size of the context if the server reports it, so that the next prompt is shorter.
func (c *Client) learnContext(reason string) {
	m := contextNamed.FindStringSubmatch(reason)
	if m == nil {
		return
	}
	if n, err := strconv.Atoi(m[1]); err == nil {
		c.can.change(func(known *Abilities) { known.Context = n })
	}
}

// refusal returns the message of a server that rejects a request, in lower case. Servers may forbid log-probabilities
// (403), or find no provider with all features (404).
func refusal(err error) (reason string, refused bool) {
	var api *openai.APIError
	if !errors.As(err, &api) {
		return "", false
	}
	reason = strings.ToLower(api.Message)
	if api.Param != nil {
		reason += " " + strings.ToLower(*api.Param)
	}
	if code, ok := api.Code.(string); ok {
		reason += " " + strings.ToLower(code)
	}
	switch api.HTTPStatusCode {
	case http.StatusBadRequest, http.StatusUnprocessableEntity, http.StatusNotImplemented,
		http.StatusRequestEntityTooLarge:
		return reason, true
	case http.StatusForbidden, http.StatusNotFound:
		return reason, strings.Contains(reason, "logprob") || strings.Contains(reason, "parameter")
	}
	return reason, false
}

// Lacks lists the missing abilities that the owner should know about; each has a fallback.
func (c *Client) Lacks() []string {
	var out []string
	known := c.can.snapshot()
	for _, x := range []Ability{Logprobs, Beginning, Streaming, Schema, Object} {
		_, lacks := known.Lacks[x]
		if _, object := known.Lacks[Object]; lacks && !(x == Schema && object) {
			out = append(out, string(x))
		}
	}
	return out
}

// Abilities returns what is known of the server and its model.
func (c *Client) Abilities() Abilities { return c.can.snapshot() }

// TellsLogprobs reports whether the server reports log-probabilities; true until it fails to.
func (c *Client) TellsLogprobs() bool { return c.can.has(Logprobs) }

// Continues reports whether the server continues the beginning of a reply; true until it fails to.
func (c *Client) Continues() bool { return c.can.has(Beginning) }

// ContextError means that a prompt exceeds the model's context.
type ContextError struct{ Tokens int }

func (e *ContextError) Error() string {
	if e.Tokens == 0 {
		return "the question and its context exceed what the model can read"
	}
	return fmt.Sprintf("the question and its context exceed the model's limit of %d tokens",
		e.Tokens)
}

// SQLState returns PostgreSQL's program_limit_exceeded.
func (e *ContextError) SQLState() string { return "54000" }
