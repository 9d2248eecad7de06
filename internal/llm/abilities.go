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

// Ability is something that a request may ask of a server beside the text itself.
type Ability string

// The abilities that servers differ in. Each has its fall-back.
const (
	Logprobs    Ability = "logprobs"    // how probable a token was, and what else might have stood in its place
	Beginning   Ability = "begin"       // going on from the beginning of a reply
	Streaming   Ability = "stream"      // sending a reply piece by piece
	StreamUsage Ability = "usage"       // telling what a stream cost
	Schema      Ability = "schema"      // holding a reply to a JSON schema
	Object      Ability = "object"      // holding a reply to JSON
	Grammar     Ability = "grammar"     // holding a reply to a grammar
	Temperature Ability = "temperature" // taking the most probable token
	Seed        Ability = "seed"
	SystemRole  Ability = "system" // a message that instructs, apart from the person's
)

// Abilities are what is known of a server and its model. Its JSON form is kept between processes.
type Abilities struct {
	// Lacks says of what is missing since when that is known. It is tried again after a while: servers are updated.
	Lacks map[Ability]time.Time `json:"lacks,omitempty"`
	// Top is how many alternatives of a token are told; 0: topLogprobs.
	Top int `json:"top,omitempty"`
	// OwnLimit: the reply is bounded by max_tokens, which all but OpenAI's newer models know; else by
	// max_completion_tokens.
	OwnLimit bool `json:"max_tokens,omitempty"`
	// Thinks: a reply begins with thoughts, for which there has to be room.
	Thinks bool `json:"thinks,omitempty"`
	// Context is how many tokens prompt and reply may have together; 0: nobody knows.
	Context int `json:"context,omitempty"`
	// Responses: it speaks OpenAI's Responses API and no chat completions.
	Responses bool `json:"responses,omitempty"`
}

// recheck is after how long a missing ability is tried again, and soon after how long one that was given up without
// being named, together with others.
const (
	recheck = 6 * time.Hour
	soon    = time.Minute
)

// abilities guard what is known of a server. It is safe for concurrent use.
type abilities struct {
	mu      sync.Mutex
	known   Abilities
	unsound int       // replies in a row whose log-probabilities were of no use
	guessed []Ability // given up together, since one of them was refused
	clock   func() time.Time
	keep    func(Abilities)
}

// newAbilities begins with what is known, or with what the model's name and the address tell.
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
	if hosted(o.BaseURL) { // begins every reply anew, and refuses what it does not know
		lacks(Beginning, Grammar)
		a.known.OwnLimit = false
	}
	if reasons(o.Model) {
		lacks(Logprobs, Beginning, Temperature, Grammar)
		a.known.OwnLimit, a.known.Thinks = false, true
	}
	return a
}

// hosted reports whether an address is OpenAI's own, or Azure's.
func hosted(base string) bool {
	return base == "" || strings.Contains(base, "://api.openai.com") || azure(base)
}

// reasons tells OpenAI's models that think before they reply: they take no temperature and tell no log-probabilities.
func reasons(model string) bool {
	for _, p := range []string{"o1", "o3", "o4", "gpt-5", "gpt-6"} {
		if strings.HasPrefix(model, p) && !strings.Contains(model, "chat") {
			return true
		}
	}
	return false
}

// snapshot is what is known now.
func (a *abilities) snapshot() Abilities {
	a.mu.Lock()
	defer a.mu.Unlock()
	out := a.known
	out.Lacks = maps.Clone(a.known.Lacks)
	return out
}

// has reports whether the server has an ability, as far as is known.
func (a *abilities) has(x Ability) bool {
	a.mu.Lock()
	defer a.mu.Unlock()
	_, lacks := a.known.Lacks[x]
	return !lacks && !(a.known.Responses && unheardOf[x])
}

// due reports whether a missing ability is to be tried again.
func (a *abilities) due(x Ability) bool {
	a.mu.Lock()
	defer a.mu.Unlock()
	since, lacks := a.known.Lacks[x]
	return lacks && a.clock().Sub(since) >= recheck && !(a.known.Responses && unheardOf[x])
}

// change changes what is known, and has it kept.
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

// lose notes that an ability is missing.
func (a *abilities) lose(list ...Ability) {
	now := a.clock()
	a.change(func(known *Abilities) {
		for _, x := range list {
			known.Lacks[x] = now
		}
	})
}

// loseForNow does without abilities of which nobody knows which was refused: they are tried again soon, one by one.
func (a *abilities) loseForNow(list ...Ability) {
	at := a.clock().Add(soon - recheck)
	a.change(func(known *Abilities) {
		for _, x := range list {
			known.Lacks[x] = at
		}
		a.guessed = list
	})
}

// restore takes loseForNow back.
func (a *abilities) restore() {
	a.change(func(known *Abilities) {
		for _, x := range a.guessed {
			delete(known.Lacks, x)
		}
		a.guessed = nil
	})
}

// find notes that an ability is there after all.
func (a *abilities) find(x Ability) {
	if !a.has(x) {
		a.change(func(known *Abilities) { delete(known.Lacks, x) })
	}
}

// sound notes that log-probabilities were of use, astray that they were not; it returns how often in a row.
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

// named are the words of a refusal that tell what was refused, the longer ones first where one holds another.
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

// degrade makes the best of a refusal: it notes what the server does without, and reports whether the same request is
// worth sending without that. A limit that the server names is kept to.
func (c *Client) degrade(r *chatRequest, err error) bool {
	said, refused := refusal(err)
	if !refused || r == nil {
		return false
	}
	if r.trial != "" { // it was tried again, and is still missing
		c.can.lose(r.trial)
		return true
	}
	if tooLong(said) {
		c.learnContext(said)
		return false
	}
	if noModel(said) {
		return false
	}
	if c.otherLimit(r, said) || c.fewerAlternatives(r, said) {
		return true
	}
	for _, n := range named {
		x := n.is
		if !strings.Contains(said, n.word) {
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
	case 0: // it was not for what was asked beside the text
		c.can.restore()
		return false
	case 1:
		c.can.lose(r.asked[0])
	default:
		c.can.loseForNow(r.asked...)
	}
	return true
}

// noModel reports whether a refusal says that there is no such model, for which there is no fall-back.
func noModel(said string) bool {
	return strings.Contains(said, "model") && slices.ContainsFunc([]string{"no such", "not found", "not exist",
		"unknown model", "no access", "not a valid model"}, func(words string) bool { return strings.Contains(said, words) })
}

// otherLimit takes the other name of the limit of a reply, where the server does not know the one it was given.
func (c *Client) otherLimit(r *chatRequest, said string) bool {
	if !strings.Contains(said, "max_tokens") && !strings.Contains(said, "max_completion_tokens") || r.renamed {
		return false
	}
	own := r.MaxCompletionTokens > 0
	c.can.change(func(known *Abilities) { known.OwnLimit = own })
	return true
}

// mostNamed finds a number that is named as a limit.
var mostNamed = regexp.MustCompile(`(?:<=|less than or equal to|at most|up to|between 0 and|between 1 and|max(?:imum)?(?: value)?(?: allowed)?(?: of| is|:)?|\[0, ?)\s*(\d+)`)

// fewerAlternatives asks for fewer alternatives of a token, where the server says how many it tells.
func (c *Client) fewerAlternatives(r *chatRequest, said string) bool {
	if r.TopLogProbs == 0 || !strings.Contains(said, "logprob") {
		return false
	}
	m := mostNamed.FindStringSubmatch(said)
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

// tooLong reports whether a refusal says that the prompt is longer than the model reads.
func tooLong(said string) bool {
	for _, words := range []string{"context length", "context_length", "context size", "context window", "maximum context",
		"exceed_context", "too many tokens", "prompt is too long", "input is too long"} {
		if strings.Contains(said, words) {
			return true
		}
	}
	return false
}

// contextNamed finds how many tokens a model reads, in the words of the servers.
var contextNamed = regexp.MustCompile(`(?:context (?:length|size|window)[^0-9]{0,40}|n_ctx\W{1,4})(\d{3,7})`)

// learnContext notes how much a model reads, where it says so, so that the next prompt is shorter.
func (c *Client) learnContext(said string) {
	m := contextNamed.FindStringSubmatch(said)
	if m == nil {
		return
	}
	if n, err := strconv.Atoi(m[1]); err == nil {
		c.can.change(func(known *Abilities) { known.Context = n })
	}
}

// refusal returns what a server that does not take a request says of it, in lower case. A server may forbid
// log-probabilities (403), or know nobody who has all that is asked for (404).
func refusal(err error) (said string, refused bool) {
	var api *openai.APIError
	if !errors.As(err, &api) {
		return "", false
	}
	said = strings.ToLower(api.Message)
	if api.Param != nil {
		said += " " + strings.ToLower(*api.Param)
	}
	if code, ok := api.Code.(string); ok {
		said += " " + strings.ToLower(code)
	}
	switch api.HTTPStatusCode {
	case http.StatusBadRequest, http.StatusUnprocessableEntity, http.StatusNotImplemented,
		http.StatusRequestEntityTooLarge:
		return said, true
	case http.StatusForbidden, http.StatusNotFound:
		return said, strings.Contains(said, "logprob") || strings.Contains(said, "parameter")
	}
	return said, false
}

// Lacks names what the server has turned out not to have, of what the owner is told: each has its fall-back.
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

// Abilities are what is known of the server and its model.
func (c *Client) Abilities() Abilities { return c.can.snapshot() }

// TellsLogprobs reports whether the server has told log-probabilities so far; it is true until it did not.
func (c *Client) TellsLogprobs() bool { return c.can.has(Logprobs) }

// Continues reports whether the server goes on from the beginning of a reply; it is true until it did not.
func (c *Client) Continues() bool { return c.can.has(Beginning) }

// ContextError says that a prompt is longer than the model reads.
type ContextError struct{ Tokens int }

func (e *ContextError) Error() string {
	if e.Tokens == 0 {
		return "the question and what it is asked of are more than the model reads at once"
	}
	return fmt.Sprintf("the question and what it is asked of are more than the %d tokens that the model reads at once",
		e.Tokens)
}

// SQLState returns PostgreSQL's program_limit_exceeded.
func (e *ContextError) SQLState() string { return "54000" }
