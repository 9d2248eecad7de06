package llm

import (
	"bytes"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"math"
	"strings"

	"github.com/sashabaranov/go-openai"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

// Prompt is a request to the model.
type Prompt struct {
	System    string          // the instructions
	User      string          // the message
	Schema    json.RawMessage // schema of the expected JSON; nil: any text
	MaxTokens int             // maximum length of the reply; 0: defaultMaxTokens
	Logprobs  bool            // of each token, and of its alternatives
	Tries     int             // maximum number of tries if failures are temporary; 0: the client's
	// Enough reports whether the reply so far is sufficient. If it is set, the reply is streamed, and stopped as soon
	// as it is sufficient.
	Enough func(text string) bool
}

// defaultMaxTokens bounds replies without a limit of their own; reasoningTokens is added for reasoning.
const (
	defaultMaxTokens = 2048
	reasoningTokens  = 4000
)

// Reply is the model's reply.
type Reply struct {
	Text     string
	Tokens   []verdict.Token // nil if the server reports no log-probabilities
	Usage    verdict.Usage
	reasoned bool // the model reasoned before it replied
}

// Complete sends a prompt and returns the reply, with retries after temporary failures. Its cost is reported to
// verdict.Report and charged once to the budgets of the client and of the context (see WithBudget).
func (c *Client) Complete(ctx context.Context, p Prompt) (*Reply, error) {
	if known := c.Abilities(); len(known.Missing) > 0 && !known.Probed.IsZero() {
		c.probe(ctx, probeInterval) // a failure will show in the request itself
	}
	for range 3 { // first as it is, then without streaming, then without other features
		var reply *Reply
		with := c.Abilities()
		err := c.sendWithRetries(ctx, p, func(ctx context.Context) (usage verdict.Usage, err error) {
			with.Reasons = c.Abilities().Reasons
			reply, usage, err = c.send(ctx, p, p.request(c.o.Model, with))
			return usage, err
		})
		again := false
		switch {
		case err == nil:
			c.checkLogprobs(p, with, reply)
			return reply, nil
		case errors.Is(err, errNotStreamed):
			c.markMissing(Streaming)
			p.Tries, again = max(cmp.Or(p.Tries, c.o.Tries)-1, 1), true
		case isRefusal(err):
			again, err = c.retryAfterProbe(ctx, p, with, err)
		}
		if !again {
			return nil, c.failed(err)
		}
	}
	return nil, c.failed(errEmpty)
}

func (c *Client) failed(err error) error {
	return fmt.Errorf("ask the model %s: %w", c.o.Model, c.fault(err))
}

// request converts a prompt to the wire format, as far as the server supports it.
func (p Prompt) request(model string, with Abilities) openai.ChatCompletionRequest {
	r := openai.ChatCompletionRequest{Model: model, Messages: []openai.ChatCompletionMessage{
		{Role: openai.ChatMessageRoleSystem, Content: p.System}, {Role: openai.ChatMessageRoleUser, Content: p.User}}}
	maxTokens := p.maxTokens()
	if with.Reasons {
		maxTokens += reasoningTokens
	}
	if with.MaxTokensParam {
		//lint:ignore SA1019 compatible servers know no other parameter
		r.MaxTokens = maxTokens
	} else {
		r.MaxCompletionTokens = maxTokens
	}
	if with.has(Temperature) { // go-openai omits 0, which servers replace with their default
		r.Temperature = math.SmallestNonzeroFloat32
	}
	if p.Schema != nil && with.has(Schema) {
		r.ResponseFormat = &openai.ChatCompletionResponseFormat{Type: openai.ChatCompletionResponseFormatTypeJSONSchema,
			JSONSchema: &openai.ChatCompletionResponseFormatJSONSchema{Name: "reply", Schema: p.Schema, Strict: true}}
	}
	if p.Logprobs && with.has(Logprobs) {
		r.LogProbs, r.TopLogProbs = true, alternatives
	}
	if p.Enough != nil && with.has(Streaming) {
		r.Stream, r.StreamOptions = true, &openai.StreamOptions{IncludeUsage: true}
	}
	return r
}

// alternatives is the number of alternatives requested per token; some servers allow no more.
const alternatives = 5

// bytesPerToken is a rough average over languages and tokenizers, for checking budgets in advance.
const bytesPerToken = 4

// tokens estimates the length of the prompt.
func (p Prompt) tokens() int { return (len(p.System)+len(p.User))/bytesPerToken + 8 }

func (p Prompt) maxTokens() int { return cmp.Or(p.MaxTokens, defaultMaxTokens) }

// errNotStreamed means that a server answered a request for a stream with a complete reply.
var errNotStreamed = errors.New("the server does not stream")

// send sends a request once.
func (c *Client) send(ctx context.Context, p Prompt, r openai.ChatCompletionRequest) (*Reply, verdict.Usage, error) {
	in := &partialReply{p: p, reasonsFirst: c.Abilities().Reasons}
	var err error
	if r.Stream {
		err = c.receiveStream(ctx, r, in)
	} else {
		err = c.receiveWhole(ctx, r, in)
	}
	reply := &Reply{}
	if err == nil {
		reply, err = in.end()
	}
	switch thought := reply.reasoned || errors.Is(err, errOnlyReasoning); {
	case thought && !in.reasonsFirst:
		c.change(func(a *Abilities) { a.Reasons = true })
	case thought && err != nil: // it had room for reasoning, and more would not help
		err = &finalError{err}
	}
	usage := in.usage
	if in.replied {
		usage.PromptTokens = cmp.Or(usage.PromptTokens, p.tokens())
		usage.CompletionTokens = cmp.Or(usage.CompletionTokens, in.raw.Len()/bytesPerToken)
	}
	reply.Usage = usage
	return reply, usage, err
}

// receiveWhole receives an unstreamed reply.
func (c *Client) receiveWhole(ctx context.Context, r openai.ChatCompletionRequest, in *partialReply) error {
	reply, err := c.api.CreateChatCompletion(ctx, r)
	if err != nil {
		return classifyReadError(err)
	}
	in.replied = true
	in.spent(&reply.Usage)
	if len(reply.Choices) == 0 {
		return errEmpty
	}
	choice := reply.Choices[0]
	in.finish = choice.FinishReason
	if choice.Message.Refusal != "" && choice.Message.Content == "" {
		in.finish = openai.FinishReasonContentFilter
	}
	in.take(choice.Message.Content, choice.Message.ReasoningContent, wireTokens(choice.LogProbs))
	return nil
}

// receiveStream receives a stream to its end, or until enough of it has arrived.
func (c *Client) receiveStream(ctx context.Context, r openai.ChatCompletionRequest, in *partialReply) error {
	stream, err := c.api.CreateChatCompletionStream(ctx, r)
	if err != nil {
		return classifyReadError(err)
	}
	defer stream.Close()
	in.replied = true
	for {
		chunk, err := stream.Recv()
		switch {
		case err == nil:
		case errors.Is(err, io.EOF) && strings.Contains(stream.Header().Get("Content-Type"), "json"):
			return errNotStreamed
		case in.finish != "" && (errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF)):
			return nil
		default:
			return classifyReadError(err)
		}
		in.spent(chunk.Usage)
		for _, choice := range chunk.Choices {
			in.finish = cmp.Or(choice.FinishReason, in.finish)
			if !in.take(choice.Delta.Content, choice.Delta.ReasoningContent, chunkTokens(choice.Logprobs)) {
				in.finish = openai.FinishReasonStop
				return nil
			}
		}
	}
}

// partialReply is a reply being received.
type partialReply struct {
	p            Prompt
	replied      bool
	reasonsFirst bool // the reply begins with reasoning
	raw          bytes.Buffer
	reasoning    strings.Builder // reasoning reported separately by the server
	tokens       []verdict.Token
	finish       openai.FinishReason
	usage        verdict.Usage
}

func (in *partialReply) spent(u *openai.Usage) {
	if u != nil {
		in.usage = verdict.Usage{PromptTokens: u.PromptTokens, CompletionTokens: u.CompletionTokens}
	}
}

// take adds a piece, and reports whether more is wanted.
func (in *partialReply) take(content, reasoning string, tokens []verdict.Token) bool {
	in.tokens = append(in.tokens, tokens...)
	in.raw.WriteString(content)
	in.reasoning.WriteString(reasoning)
	if in.p.Enough == nil || content == "" {
		return true
	}
	text, _ := withoutThoughts(in.raw.String(), in.reasonsFirst)
	return text == "" || !in.p.Enough(text)
}

// end returns what has arrived as the reply.
func (in *partialReply) end() (*Reply, error) {
	raw := in.raw.String()
	text, thought := withoutThoughts(raw, false)
	if strings.TrimSpace(raw) == "" && in.finish == openai.FinishReasonStop {
		text = in.reasoning.String() // the server reports the whole reply as reasoning
	}
	reply := &Reply{Text: text, Tokens: in.tokens, reasoned: thought}
	if strings.TrimSpace(text) != "" {
		return reply, nil
	}
	switch in.finish {
	case openai.FinishReasonContentFilter:
		return reply, errFiltered
	case openai.FinishReasonLength:
		return reply, errOnlyReasoning
	}
	return reply, nil
}

// checkLogprobs drops a reply's log-probabilities if its tokens do not match the text, or have a probability over 1. A
// server that omits them is not asked for them for a while.
func (c *Client) checkLogprobs(p Prompt, with Abilities, reply *Reply) {
	switch {
	case !p.Logprobs || !with.has(Logprobs) || strings.TrimSpace(reply.Text) == "":
		reply.Tokens = nil
	case len(reply.Tokens) == 0:
		c.markMissing(Logprobs)
	default:
		reply.Tokens = alignTokens(reply.Text, reply.Tokens)
	}
}

// Embedding returns the embedding model; empty: none.
func (c *Client) Embedding() string { return c.o.Embedding }

// Embed returns a vector for each text, in order.
func (c *Client) Embed(ctx context.Context, texts []string) ([][]float32, error) {
	if c.o.Embedding == "" {
		return nil, errors.New("no embedding model is set (SURELY_EMBEDDING_MODEL)")
	}
	p := Prompt{User: strings.Join(texts, " "), MaxTokens: 1}
	out := make([][]float32, len(texts))
	err := c.sendWithRetries(ctx, p, func(ctx context.Context) (verdict.Usage, error) {
		r, err := c.api.CreateEmbeddings(ctx, openai.EmbeddingRequestStrings{Input: texts,
			Model: openai.EmbeddingModel(c.o.Embedding)})
		usage := verdict.Usage{PromptTokens: r.Usage.PromptTokens}
		if err != nil {
			return usage, classifyReadError(err)
		}
		for _, e := range r.Data {
			if e.Index >= 0 && e.Index < len(out) {
				out[e.Index] = e.Embedding
			}
		}
		for i := range out {
			if out[i] == nil {
				return usage, fmt.Errorf("%w: the server left out vector %d", errNotCompletion, i)
			}
		}
		return usage, nil
	})
	if err != nil {
		return nil, c.fault(err)
	}
	return out, nil
}

// Exchange sends a message as a JSON object and calls take with the object in the reply, which has at most maxTokens
// tokens. If take rejects it, the model is asked once more; the error of a second rejection is returned.
func (c *Client) Exchange(ctx context.Context, system string, message any, form json.RawMessage, maxTokens int,
	take func(reply json.RawMessage) error) error {
	data, err := json.Marshal(message)
	if err != nil {
		return fmt.Errorf("encode the message to the model: %w", err)
	}
	p := Prompt{System: system, User: string(data), Schema: form, MaxTokens: maxTokens, Tries: maxTries}
	for range 2 {
		var reply *Reply
		if reply, err = c.Complete(ctx, p); err != nil {
			return err
		}
		var object json.RawMessage
		if object, err = objectIn(reply.Text); err == nil {
			err = take(object)
		}
		if err == nil {
			return nil
		}
	}
	return err
}

// objectIn finds the first JSON object in a reply, since some models put it into a code block, or after an
// introduction.
func objectIn(reply string) (object json.RawMessage, err error) {
	err = errors.New("it contains no object")
	for at := range reply {
		if reply[at] != '{' {
			continue
		}
		if bad := json.NewDecoder(strings.NewReader(reply[at:])).Decode(&object); bad == nil {
			return object, nil
		} else if at == 0 {
			err = bad
		}
	}
	return nil, fmt.Errorf("the model's reply is not the requested JSON: %w", err)
}
