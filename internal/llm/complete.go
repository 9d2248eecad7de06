package llm

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/sashabaranov/go-openai"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

// Role is a message's role.
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

// Prompt is a request to the model.
type Prompt struct {
	Messages    []Message
	Schema      json.RawMessage // schema of the expected JSON; nil: any text
	MaxTokens   int             // of the reply; 0: defaultMaxTokens
	Temperature float32
	Logprobs    int // number of alternatives per token; 0: none
	Stop        []string
	Seed        int
	Begin       string // the start of the reply: some servers continue from there
	Grammar     string // a grammar in GBNF that the reply must follow, if the server supports it
	Tries       int    // retries after temporary failures; 0: the client's
	// Enough reports whether the reply so far suffices; nil: it never does.
	Enough func(text string) bool
	stream bool // the reply is streamed
}

// defaultMaxTokens bounds replies without a limit of their own.
const defaultMaxTokens = 2048

// Token is a token of a reply, Alternative one that might have taken its place.
type (
	Token       = verdict.Token
	Alternative = verdict.Alternative
)

// Reply is the model's reply.
type Reply struct {
	Text   string
	Tokens []Token // nil if the server reports no log-probabilities
	Usage  verdict.Usage
	begun  bool // the server received Prompt.Begin to continue from
}

// errCut: the reply ended early; errEmpty: there is none; errThought: only thoughts came; errFiltered: the server
// withholds it.
var (
	errCut      = errors.New("the model's reply was cut off")
	errEmpty    = errors.New("the model's reply is empty")
	errThought  = errors.New("the model used up its tokens before replying")
	errFiltered = errors.New("the model's server withheld the reply")
)

// Complete asks and returns the reply, with retries after temporary failures. Its cost is reported to verdict.Report
// and charged once to the budgets of the client and of the context (see WithBudget).
func (c *Client) Complete(ctx context.Context, p Prompt) (*Reply, error) {
	reply := &Reply{}
	err := c.through(ctx, p, func(ctx context.Context, r *chatRequest) (verdict.Usage, error) {
		return c.send(ctx, p, r, reply, func(string, []Token) bool { return true })
	})
	if err != nil {
		return nil, err
	}
	return reply, nil
}

// estimated fills in the usage if the server did not report it.
func estimated(u verdict.Usage, p Prompt, replied int) verdict.Usage {
	if u.PromptTokens == 0 {
		u.PromptTokens = p.tokens()
	}
	u.CompletionTokens = cmp.Or(u.CompletionTokens, replied/bytesPerToken)
	return u
}

// final marks an error after which a request is not retried.
type final struct{ error }

func (f *final) Unwrap() error { return f.error }

// bytesPerToken is a rough average over languages and tokenizers, for checking budgets in advance.
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

// Embedding is the embedding model; empty: none.
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
	err := c.through(ctx, p, func(ctx context.Context, _ *chatRequest) (verdict.Usage, error) {
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
