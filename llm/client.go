// Package llm speaks to an OpenAI-compatible server: OpenAI itself, vLLM, llama.cpp, Ollama, LM Studio.
package llm

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"net"
	"net/http"
	"time"

	"github.com/sashabaranov/go-openai"

	"surely/verdict"
)

// Options configure a Client.
type Options struct {
	BaseURL string        // of the API, "…/v1"; empty: OpenAI's
	Key     string        // may be empty for a server of one's own
	Model   string        // empty: DefaultModel
	Timeout time.Duration // of one request; default one minute
	Tries   int           // of a request that fails for reasons that pass; default 4
	Items   int           // decisions that share a request at most; default 8
	HTTP    *http.Client  // default: a new one
}

// DefaultModel is asked where no model is named.
const DefaultModel = "gpt-4.1-mini"

// Client sends requests, again if need be. It is safe for concurrent use.
type Client struct {
	api *openai.Client
	o   Options
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
	if o.Items <= 0 {
		o.Items = 8
	}
	if o.HTTP == nil {
		o.HTTP = &http.Client{}
	}
	config := openai.DefaultConfig(o.Key)
	if o.BaseURL != "" {
		config.BaseURL = o.BaseURL
	}
	config.HTTPClient = o.HTTP
	return &Client{api: openai.NewClientWithConfig(config), o: o}
}

// Model returns the name of the model that is asked.
func (c *Client) Model() string { return c.o.Model }

// firstPause is how long the client waits before the second try; each further pause is twice as long.
const firstPause = 300 * time.Millisecond

// complete sends one chat completion and returns the reply's text. It tries again after failures that pass: no connection, a
// time-out, too many requests, a server's error.
func (c *Client) complete(ctx context.Context, messages []openai.ChatCompletionMessage) (string, error) {
	pause := firstPause
	for try := 1; ; try++ {
		text, err := c.once(ctx, messages)
		if err == nil || try >= c.o.Tries || ctx.Err() != nil || !passing(err) {
			return text, err
		}
		// Half of the pause is chance, so that those who failed together do not return together.
		wait := pause/2 + rand.N(pause/2)
		select {
		case <-time.After(wait):
		case <-ctx.Done():
			return "", ctx.Err()
		}
		pause *= 2
	}
}

func (c *Client) once(ctx context.Context, messages []openai.ChatCompletionMessage) (string, error) {
	ctx, cancel := context.WithTimeout(ctx, c.o.Timeout)
	defer cancel()
	reply, err := c.api.CreateChatCompletion(ctx, openai.ChatCompletionRequest{Model: c.o.Model, Messages: messages})
	verdict.Report(ctx, verdict.Usage{ModelCalls: 1, PromptTokens: reply.Usage.PromptTokens, CompletionTokens: reply.Usage.CompletionTokens})
	if err != nil {
		return "", fmt.Errorf("ask the model %s: %w", c.o.Model, err)
	}
	if len(reply.Choices) == 0 {
		return "", fmt.Errorf("ask the model %s: the reply is empty", c.o.Model)
	}
	return reply.Choices[0].Message.Content, nil
}

// passing reports whether the same request may succeed later.
func passing(err error) bool {
	var api *openai.APIError
	if errors.As(err, &api) {
		return api.HTTPStatusCode == http.StatusTooManyRequests || api.HTTPStatusCode >= 500
	}
	var request *openai.RequestError
	if errors.As(err, &request) {
		return request.HTTPStatusCode == http.StatusTooManyRequests || request.HTTPStatusCode >= 500 || request.HTTPStatusCode == 0
	}
	var n net.Error
	return errors.As(err, &n) || errors.Is(err, context.DeadlineExceeded)
}
