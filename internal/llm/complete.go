package llm

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"

	"github.com/sashabaranov/go-openai"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

// Role says who speaks.
type Role string

const (
	System Role = openai.ChatMessageRoleSystem
	User   Role = openai.ChatMessageRoleUser
	Model  Role = openai.ChatMessageRoleAssistant
)

// Message is one message of a conversation with the model.
type Message struct {
	Role Role
	Text string
}

// Prompt is what the model is asked.
type Prompt struct {
	Messages    []Message
	Schema      json.RawMessage // of the JSON that is wanted; nil: any text
	MaxTokens   int             // of the reply; 0: defaultMaxTokens
	Temperature float32
	Logprobs    int // most likely alternatives wanted for every token; 0: none
	Stop        []string
	Seed        int
	Begin       string // what the reply begins with: a server that can goes on from there
	stream      bool   // the reply is wanted piece by piece
}

// defaultMaxTokens bounds replies that nobody bounded, so that an endless one ends.
const defaultMaxTokens = 2048

// Token is one token of a reply, Alternative one that might have stood in its place.
type (
	Token       = verdict.Token
	Alternative = verdict.Alternative
)

// Reply is what the model answered.
type Reply struct {
	Text   string
	Tokens []Token // nil where the server does not tell log-probabilities
	Usage  verdict.Usage
	begun  bool // the server was given Prompt.Begin to go on from
}

// errCut says that a reply ended before its end, errEmpty that there is none.
var (
	errCut   = errors.New("the model's reply was cut off")
	errEmpty = errors.New("the model's reply is empty")
)

// Complete asks once and returns the reply. It tries again after failures that pass. What it costs is reported to
// verdict.Report and charged, once, to the budgets of the client and of the context (see WithBudget).
func (c *Client) Complete(ctx context.Context, p Prompt) (*Reply, error) {
	reply := &Reply{}
	err := c.through(ctx, p, func(ctx context.Context) (verdict.Usage, error) { return c.atOnce(ctx, p, reply) })
	if err != nil {
		return nil, err
	}
	return reply, nil
}

// estimated fills in the usage where the server did not tell it.
func estimated(u verdict.Usage, p Prompt, replied int) verdict.Usage {
	if u.PromptTokens == 0 {
		u.PromptTokens = p.tokens()
	}
	if u.CompletionTokens == 0 {
		u.CompletionTokens = replied / bytesPerToken
	}
	return u
}

// final marks an error after which a request is not sent again.
type final struct{ error }

func (f *final) Unwrap() error { return f.error }

// bytesPerToken is a rough mean over languages and tokenizers; budgets are checked with it before anything is spent.
const bytesPerToken = 4

// tokens estimates the length of the prompt.
func (p Prompt) tokens() int {
	n := 0
	for _, m := range p.Messages {
		n += len(m.Text)/bytesPerToken + 4
	}
	return n
}

func (p Prompt) maxTokens() int {
	if p.MaxTokens > 0 {
		return p.MaxTokens
	}
	return defaultMaxTokens
}

// request gives a prompt the wire's form, as far as the server is known to understand it.
func (c *Client) request(p Prompt) openai.ChatCompletionRequest {
	//lint:ignore SA1019 compatible servers know max_tokens only
	req := openai.ChatCompletionRequest{Model: c.o.Model, Temperature: p.Temperature, MaxTokens: p.maxTokens(),
		Stop: p.Stop}
	if p.Seed != 0 {
		req.Seed = &p.Seed
	}
	for _, m := range p.Messages {
		req.Messages = append(req.Messages, openai.ChatCompletionMessage{Role: string(m.Role), Content: m.Text})
	}
	if p.Begin != "" {
		req.Messages = append(req.Messages, openai.ChatCompletionMessage{Role: string(Model), Content: p.Begin})
	}
	if reasons(c.o.Model) {
		//lint:ignore SA1019 as above
		req.MaxCompletionTokens, req.MaxTokens, req.Temperature, req.Stop = req.MaxTokens, 0, 0, nil
	}
	switch {
	case p.Schema == nil:
	case !c.lacks.schema.Load():
		req.ResponseFormat = &openai.ChatCompletionResponseFormat{Type: openai.ChatCompletionResponseFormatTypeJSONSchema,
			JSONSchema: &openai.ChatCompletionResponseFormatJSONSchema{Name: "reply", Schema: p.Schema, Strict: true}}
	case !c.lacks.object.Load():
		req.ResponseFormat = &openai.ChatCompletionResponseFormat{Type: openai.ChatCompletionResponseFormatTypeJSONObject}
	}
	if p.Logprobs > 0 && !c.lacks.logprobs.Load() {
		req.LogProbs, req.TopLogProbs = true, p.Logprobs
	}
	return req
}

// reasons tells models that take no temperature and count their tokens otherwise.
func reasons(model string) bool {
	for _, p := range []string{"o1", "o3", "o4", "gpt-5"} {
		if strings.HasPrefix(model, p) {
			return true
		}
	}
	return false
}

// degrade reports whether the server refused something that can be done without, and remembers it.
func (c *Client) degrade(p Prompt, err error) bool {
	said, refused := refusal(err)
	if !refused {
		return false
	}
	says := func(word string) bool { return strings.Contains(said, word) }
	switch {
	case p.Logprobs > 0 && !c.lacks.logprobs.Load() && says("logprobs"):
		c.lacks.logprobs.Store(true)
	case p.stream && !c.lacks.stream.Load() && says("stream"):
		c.lacks.stream.Store(true)
	case p.Schema != nil && !c.lacks.schema.Load() && (says("schema") || says("format")):
		c.lacks.schema.Store(true)
	case p.Schema != nil && !c.lacks.object.Load() && (says("json") || says("format")):
		c.lacks.object.Store(true)
	case p.Begin != "" && c.Continues():
		c.lacks.begin.Store(true)
	default:
		return false
	}
	return true
}

// refusal returns what a server that does not take a request says of it, in lower case.
func refusal(err error) (said string, refused bool) {
	var api *openai.APIError
	if !errors.As(err, &api) || api.HTTPStatusCode != http.StatusBadRequest &&
		api.HTTPStatusCode != http.StatusUnprocessableEntity && api.HTTPStatusCode != http.StatusNotImplemented {
		return "", false
	}
	said = strings.ToLower(api.Message)
	if api.Param != nil {
		said += " " + strings.ToLower(*api.Param)
	}
	return said, true
}

// TellsLogprobs reports whether the server has told log-probabilities so far; it is true until it did not.
func (c *Client) TellsLogprobs() bool { return !c.lacks.logprobs.Load() }

func tokens(l *openai.LogProbs) []Token {
	if l == nil || len(l.Content) == 0 {
		return nil
	}
	out := make([]Token, len(l.Content))
	for i, t := range l.Content {
		out[i] = Token{Text: t.Token, Logprob: t.LogProb}
		for _, a := range t.TopLogProbs {
			out[i].Top = append(out[i].Top, Alternative{Text: a.Token, Logprob: a.LogProb})
		}
	}
	return out
}

// Embedding is the model for vectors; empty: there is none.
func (c *Client) Embedding() string { return c.o.Embedding }

// Embed returns a vector for each text, in order.
func (c *Client) Embed(ctx context.Context, texts []string) ([][]float32, error) {
	if c.o.Embedding == "" {
		return nil, errors.New("no embedding model is set (SURELY_EMBEDDING_MODEL)")
	}
	p := Prompt{MaxTokens: 1}
	for _, t := range texts {
		p.Messages = append(p.Messages, Message{Text: t})
	}
	var out [][]float32
	err := c.through(ctx, p, func(ctx context.Context) (verdict.Usage, error) {
		r, err := c.api.CreateEmbeddings(ctx, openai.EmbeddingRequestStrings{Input: texts,
			Model: openai.EmbeddingModel(c.o.Embedding)})
		usage := verdict.Usage{PromptTokens: r.Usage.PromptTokens}
		if err != nil {
			return usage, err
		}
		out = make([][]float32, len(texts))
		for _, e := range r.Data {
			if e.Index < 0 || e.Index >= len(out) {
				return usage, fmt.Errorf("the server returned vector %d of %d", e.Index, len(out))
			}
			out[e.Index] = e.Embedding
		}
		for i := range out {
			if out[i] == nil {
				return usage, fmt.Errorf("the server left out vector %d", i)
			}
		}
		return usage, nil
	})
	return out, err
}
