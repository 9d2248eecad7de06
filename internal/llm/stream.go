package llm

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math"
	"strings"

	"github.com/sashabaranov/go-openai"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

// Stream asks and hands over the reply piece by piece as it comes, with its tokens' log-probabilities where they are
// wanted. A reply that breaks off is an error; what was handed over stays with the caller. Nothing is tried again
// once a piece was handed over. A server that does not stream is asked for the reply in one piece.
func (c *Client) Stream(ctx context.Context, p Prompt, piece func(string)) (*Reply, error) {
	p.stream = true
	reply := &Reply{}
	err := c.through(ctx, p, func(ctx context.Context) (verdict.Usage, error) {
		p := p
		if !c.Continues() {
			p.Begin = ""
		}
		if reply.begun = p.Begin != ""; reply.begun {
			ctx = context.WithValue(ctx, beginKey{}, true)
		}
		if c.lacks.stream.Load() {
			usage, err := c.atOnce(ctx, p, reply)
			if err == nil {
				piece(reply.Text)
			}
			return usage, err
		}
		req := c.request(p)
		req.Stream = true
		req.StreamOptions = &openai.StreamOptions{IncludeUsage: true}
		s, err := c.api.CreateChatCompletionStream(ctx, req)
		if err != nil {
			return verdict.Usage{}, err
		}
		defer s.Close()
		return c.pieces(s, p, reply, piece)
	})
	if err != nil {
		return nil, err
	}
	return reply, nil
}

// atOnce asks for a reply in one piece.
func (c *Client) atOnce(ctx context.Context, p Prompt, reply *Reply) (verdict.Usage, error) {
	r, err := c.api.CreateChatCompletion(ctx, c.request(p))
	if err != nil {
		return verdict.Usage{}, err
	}
	usage := verdict.Usage{PromptTokens: r.Usage.PromptTokens, CompletionTokens: r.Usage.CompletionTokens}
	if len(r.Choices) == 0 {
		return usage, errEmpty
	}
	*reply = Reply{Text: r.Choices[0].Message.Content, Usage: usage, Tokens: tokens(r.Choices[0].LogProbs),
		begun: reply.begun}
	c.weigh(p, reply)
	return usage, nil
}

// pieces receives a stream to its end.
func (c *Client) pieces(s *openai.ChatCompletionStream, p Prompt, reply *Reply, piece func(string)) (verdict.Usage,
	error) {
	var text strings.Builder
	var usage verdict.Usage
	finished := false
	for {
		r, err := s.Recv()
		if errors.Is(err, io.EOF) {
			break
		}
		if err != nil {
			err = fmt.Errorf("%w: %w", errCut, err)
			if text.Len() > 0 {
				err = &final{err}
			}
			return estimated(usage, p, text.Len()), err
		}
		if r.Usage != nil {
			usage = verdict.Usage{PromptTokens: r.Usage.PromptTokens, CompletionTokens: r.Usage.CompletionTokens}
		}
		for _, choice := range r.Choices {
			finished = finished || choice.FinishReason != ""
			reply.Tokens = append(reply.Tokens, streamed(choice.Logprobs)...)
			if d := choice.Delta.Content; d != "" {
				text.WriteString(d)
				piece(d)
			}
		}
	}
	reply.Text, reply.Usage = text.String(), estimated(usage, p, text.Len())
	if !finished {
		return reply.Usage, &final{errCut}
	}
	c.weigh(p, reply)
	return reply.Usage, nil
}

func streamed(l *openai.ChatCompletionStreamChoiceLogprobs) []Token {
	if l == nil {
		return nil
	}
	var out []Token
	for _, t := range l.Content {
		token := Token{Text: t.Token, Logprob: t.Logprob}
		for _, a := range t.TopLogprobs {
			token.Top = append(token.Top, Alternative{Text: a.Token, Logprob: a.Logprob})
		}
		out = append(out, token)
	}
	return out
}

// weigh takes a reply's log-probabilities for what they are: tokens that are not those of the text, or that are more
// than certain, tell nothing. A server that tells nothing is not asked for them again.
func (c *Client) weigh(p Prompt, r *Reply) {
	if p.Logprobs <= 0 || c.lacks.logprobs.Load() {
		return
	}
	var text strings.Builder
	sound := len(r.Tokens) > 0 || r.Text == ""
	for _, t := range r.Tokens {
		text.WriteString(t.Text)
		sound = sound && t.Logprob <= 1e-6 && !math.IsNaN(t.Logprob)
	}
	if sound && text.String() == r.Text {
		return
	}
	r.Tokens = nil
	c.lacks.logprobs.Store(true)
}

// Writer has a model write texts freely, token by token.
type Writer struct{ client *Client }

// NewWriter returns a writer.
func NewWriter(c *Client) *Writer { return &Writer{c} }

// Name identifies the model.
func (w *Writer) Name() string { return w.client.Model() }

// topLogprobs is the most that servers tell.
const topLogprobs = 20

// mostWritten bounds a text in tokens.
const mostWritten = 1000

// Write returns what the model writes, with its tokens where the server tells log-probabilities. Warm tells apart
// samples that may differ; 0 is the text that the model finds most probable. A server that can goes on from begin:
// then the text begins with it, and the tokens are those of the rest. Others write as if there were none.
func (w *Writer) Write(ctx context.Context, system, message, begin string, warm int) (string, []verdict.Token, error) {
	p := Prompt{Messages: []Message{{System, system}, {User, message}}, MaxTokens: mostWritten, Logprobs: topLogprobs,
		Begin: begin}
	if warm > 0 {
		p.Temperature, p.Seed = 1, warm
	}
	r, err := w.client.Stream(ctx, p, func(string) {})
	switch {
	case err != nil:
		return "", nil, err
	case !r.begun:
		return r.Text, r.Tokens, nil
	case fromTheBeginning(r.Text, begin):
		w.client.lacks.begin.Store(true)
		return r.Text, r.Tokens, nil
	}
	return begin + r.Text, r.Tokens, nil
}

// Does reports whether the server goes on from the beginning of a reply, and whether it tells log-probabilities, as
// far as is known.
func (w *Writer) Does() (goOn, logprobs bool) { return w.client.Continues(), w.client.TellsLogprobs() }

// Lacks names what the server has turned out not to have: logprobs, begin, stream, schema, object. Each has its
// fall-back, and its owner is told which are used.
func (c *Client) Lacks() []string {
	var out []string
	for _, l := range []struct {
		name  string
		lacks bool
	}{{"logprobs", c.lacks.logprobs.Load()}, {"begin", c.lacks.begin.Load()}, {"stream", c.lacks.stream.Load()},
		{"schema", c.lacks.schema.Load() && !c.lacks.object.Load()},
		{"object", c.lacks.object.Load()}} {
		if l.lacks {
			out = append(out, l.name)
		}
	}
	return out
}
