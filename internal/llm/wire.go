package llm

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"

	"github.com/sashabaranov/go-openai"
)

// chatRequest is a chat completion as sent. It bypasses go-openai's validator, which rejects by the model's name what
// servers may accept, and adds what it lacks: a temperature of 0, which it omits and servers replace by their default,
// and extensions of other servers.
type chatRequest struct {
	openai.ChatCompletionRequest
	Temperature *float64 `json:"temperature,omitempty"`
	// The same grammar under the names of llama.cpp, SGLang and vLLM; each ignores the others.
	Grammar    string         `json:"grammar,omitempty"`
	EBNF       string         `json:"ebnf,omitempty"`
	Structured map[string]any `json:"structured_outputs,omitempty"`
	// vLLM continues the last message if both are set; llama.cpp and Ollama do so anyway.
	AddGenerationPrompt  *bool `json:"add_generation_prompt,omitempty"`
	ContinueFinalMessage bool  `json:"continue_final_message,omitempty"`

	asked     []Ability // abilities the request uses
	trial     Ability   // a missing one that is tried again
	renamed   bool      // the limit's other name has been tried
	responses bool      // sent to the Responses API
}

// wants records that a request uses an ability, and reports whether it may. A missing one is tried again after a while,
// one per request.
func (c *Client) wants(r *chatRequest, x Ability) bool {
	if !c.can.has(x) {
		if r.trial != "" || !c.can.due(x) {
			return false
		}
		r.trial = x
	}
	r.asked = append(r.asked, x)
	return true
}

// request converts a prompt to the wire format that the server is known to understand.
func (c *Client) request(p Prompt) *chatRequest {
	known := c.can.snapshot()
	r := &chatRequest{ChatCompletionRequest: openai.ChatCompletionRequest{Model: c.o.Model, Stop: p.Stop},
		responses: known.Responses}
	r.setLimit(known, p.maxTokens())
	c.say(r, p)
	if c.wants(r, Temperature) {
		t := float64(p.Temperature)
		r.Temperature = &t
	}
	if p.Seed != 0 && c.wants(r, Seed) {
		r.Seed = &p.Seed
	}
	switch {
	case p.Schema == nil:
	case c.wants(r, Schema):
		r.ResponseFormat = &openai.ChatCompletionResponseFormat{Type: openai.ChatCompletionResponseFormatTypeJSONSchema,
			JSONSchema: &openai.ChatCompletionResponseFormatJSONSchema{Name: "reply", Schema: p.Schema, Strict: true}}
	case c.wants(r, Object):
		r.ResponseFormat = &openai.ChatCompletionResponseFormat{Type: openai.ChatCompletionResponseFormatTypeJSONObject}
	}
	if p.Logprobs > 0 && c.wants(r, Logprobs) {
		r.LogProbs, r.TopLogProbs = true, p.Logprobs
		if known.Top > 0 {
			r.TopLogProbs = min(r.TopLogProbs, known.Top)
		}
	}
	if p.Grammar != "" && !known.Thinks && c.wants(r, Grammar) { // reasoning does not follow the grammar
		r.Grammar, r.EBNF, r.Structured = p.Grammar, p.Grammar, map[string]any{"grammar": p.Grammar}
	}
	if p.stream && c.wants(r, Streaming) {
		r.Stream = true
		if c.wants(r, StreamUsage) {
			r.StreamOptions = &openai.StreamOptions{IncludeUsage: true}
		}
	}
	return r
}

// roomToThink is the number of additional tokens for reasoning.
const roomToThink = 4000

// setLimit sets the reply's limit under the name that the server knows.
func (r *chatRequest) setLimit(known Abilities, most int) {
	if known.Thinks {
		most += roomToThink
	}
	if known.OwnLimit {
		//lint:ignore SA1019 compatible servers know max_tokens only
		r.MaxTokens = most
	} else {
		r.MaxCompletionTokens = most
	}
}

// say adds the messages. Without system messages, instructions precede the user's message.
func (c *Client) say(r *chatRequest, p Prompt) {
	instructions := ""
	for _, m := range p.Messages {
		switch {
		case m.Role == System && !c.wants(r, SystemRole):
			instructions = m.Text + "\n\n"
			continue
		case m.Role == User:
			m.Text, instructions = instructions+m.Text, ""
		}
		r.Messages = append(r.Messages, openai.ChatCompletionMessage{Role: string(m.Role), Content: m.Text})
	}
	if p.Begin != "" && c.wants(r, Beginning) {
		r.Messages = append(r.Messages, openai.ChatCompletionMessage{Role: string(Model), Content: p.Begin})
		r.AddGenerationPrompt, r.ContinueFinalMessage = new(bool), true
	}
}

// address is the address of an API method. A base may end in a query, such as Azure's version.
func address(base, method string) string {
	if base == "" {
		base = openai.DefaultConfig("").BaseURL
	}
	before, query, _ := strings.Cut(base, "?")
	if query != "" {
		query = "?" + query
	}
	return strings.TrimSuffix(strings.TrimRight(before, "/"), responsesMethod) + method + query
}

// responsesMethod is the path of the Responses API; an address that ends in it belongs to a server without chat
// completions.
const responsesMethod = "/responses"

// azure reports whether an address is Azure's, which uses another header for the key.
func azure(base string) bool {
	u, err := url.Parse(base)
	return err == nil && strings.HasSuffix(u.Hostname(), ".azure.com")
}

// authorize adds the key to a request.
func authorize(r *http.Request, base, key string) {
	switch {
	case key == "":
	case azure(base):
		r.Header.Set("api-key", key)
	default:
		r.Header.Set("Authorization", "Bearer "+key)
	}
}

// post sends a request. A refusal is an error; otherwise the caller closes the body.
func (c *Client) post(ctx context.Context, request *chatRequest) (*http.Response, error) {
	method, body := "/chat/completions", any(request)
	if request.responses {
		method, body = responsesMethod, request.asResponse()
	}
	data, err := json.Marshal(body)
	if err != nil {
		return nil, &final{fmt.Errorf("write the request: %w", err)}
	}
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, address(c.o.BaseURL, method), bytes.NewReader(data))
	if err != nil {
		return nil, &final{fmt.Errorf("write the request: %w", err)}
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Accept", "application/json")
	if request.Stream {
		r.Header.Set("Accept", "text/event-stream")
	}
	authorize(r, c.o.BaseURL, c.o.Key)
	resp, err := c.http.Do(r)
	if err != nil {
		return nil, err
	}
	if resp.StatusCode >= http.StatusMultipleChoices {
		defer resp.Body.Close()
		return nil, refusedBy(resp)
	}
	return resp, nil
}

// longestRefusal is the maximum number of bytes read of a refusal.
const longestRefusal = 16 << 10

// refusedBy parses a refusal: OpenAI's format, or the body as text.
func refusedBy(resp *http.Response) error {
	body, _ := io.ReadAll(io.LimitReader(resp.Body, longestRefusal))
	if e := errorIn(body); e != nil {
		e.HTTPStatusCode, e.HTTPStatus = resp.StatusCode, resp.Status
		return e
	}
	return &openai.APIError{Message: strings.ToValidUTF8(string(body), ""), HTTPStatusCode: resp.StatusCode,
		HTTPStatus: resp.Status}
}

// errorIn is the error in a body in OpenAI's format; nil without one.
func errorIn(body []byte) *openai.APIError {
	var reply struct {
		Error json.RawMessage `json:"error"`
	}
	if json.Unmarshal(body, &reply) != nil || len(reply.Error) == 0 || string(reply.Error) == "null" {
		return nil
	}
	e := &openai.APIError{}
	if json.Unmarshal(reply.Error, e) != nil || e.Message == "" {
		e = &openai.APIError{Message: string(reply.Error)}
	}
	e.Message += numbersIn(reply.Error)
	return e
}

// numbersIn adds llama.cpp's fields about its context.
func numbersIn(raw json.RawMessage) string {
	var more struct {
		Context int `json:"n_ctx"`
	}
	if json.Unmarshal(raw, &more) != nil || more.Context == 0 {
		return ""
	}
	return fmt.Sprintf(" (context size %d)", more.Context)
}

// errForeign means that the response is not a chat completion.
var errForeign = errors.New("the server's reply is not a chat completion: is OPENAI_BASE_URL the address of an " +
	"OpenAI-compatible API?")

// whole reads an unstreamed reply.
func whole(body io.Reader, responses bool) (*openai.ChatCompletionResponse, error) {
	data, err := io.ReadAll(body)
	if err != nil {
		return nil, fmt.Errorf("%w: %w", errCut, err)
	}
	if e := errorIn(data); e != nil {
		return nil, e
	}
	if responses {
		return responseIn(data)
	}
	r := &openai.ChatCompletionResponse{}
	if err := json.Unmarshal(data, r); err != nil {
		if errors.Is(err, io.ErrUnexpectedEOF) || bytes.HasPrefix(bytes.TrimSpace(data), []byte("{")) {
			return nil, fmt.Errorf("%w: %w", errCut, err)
		}
		return nil, &final{errForeign}
	}
	return r, nil
}

// events reads a stream of server-sent events.
type events struct {
	r         *bufio.Reader
	responses bool // the Responses API's
}

// next returns the next chunk; io.EOF means that the stream ended properly, io.ErrUnexpectedEOF that it broke off.
func (e events) next() (*openai.ChatCompletionStreamResponse, error) {
	for {
		line, err := e.r.ReadBytes('\n')
		data, ok := bytes.CutPrefix(bytes.TrimSpace(line), []byte("data:"))
		if !ok { // a comment, an event's name, an empty line
			if e := errorIn(bytes.TrimSpace(line)); e != nil {
				return nil, e
			}
			if err != nil {
				return nil, unexpected(err)
			}
			continue
		}
		data = bytes.TrimSpace(data)
		switch {
		case string(data) == "[DONE]":
			return nil, io.EOF
		case len(data) == 0 && err == nil:
			continue
		}
		if failure := errorIn(data); failure != nil {
			return nil, failure
		}
		if e.responses {
			if chunk, bad := responseEvent(data); chunk != nil || bad != nil {
				return chunk, bad
			}
			continue
		}
		chunk := &openai.ChatCompletionStreamResponse{}
		if bad := json.Unmarshal(data, chunk); bad != nil {
			return nil, fmt.Errorf("%w: %w", errCut, bad)
		}
		return chunk, nil
	}
}

func unexpected(err error) error {
	if errors.Is(err, io.EOF) {
		return io.ErrUnexpectedEOF
	}
	return err
}
