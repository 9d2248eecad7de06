package llm

import (
	"bufio"
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"github.com/sashabaranov/go-openai"

	"github.com/ask-surely/surely/internal/texts/verdict"
)

// Stream streams the reply. A reply that breaks off is an error, but the caller keeps what it got. There are no retries
// after the first piece. A server that does not stream is asked for the whole reply.
func (c *Client) Stream(ctx context.Context, p Prompt, piece func(string)) (*Reply, error) {
	handed := ""
	return c.Follow(ctx, p, func(text string, _ []Token) {
		if more, ok := strings.CutPrefix(text, handed); ok && more != "" { // otherwise what seemed the reply was reasoning
			piece(more)
			handed = text
		}
	})
}

// Follow is Stream for callers who want the whole text so far each time, with its tokens.
func (c *Client) Follow(ctx context.Context, p Prompt, come func(text string, tokens []Token)) (*Reply, error) {
	p.stream = true
	reply := &Reply{}
	err := c.through(ctx, p, func(ctx context.Context, r *chatRequest) (verdict.Usage, error) {
		return c.send(ctx, p, r, reply, func(text string, tokens []Token) bool {
			come(text, tokens)
			return p.Enough == nil || !p.Enough(text)
		})
	})
	if err != nil {
		return nil, err
	}
	return reply, nil
}

// send sends a request once and streams the reply; come reports whether the rest is wanted.
func (c *Client) send(ctx context.Context, p Prompt, r *chatRequest, reply *Reply,
	come func(string, []Token) bool) (verdict.Usage, error) {
	*reply = Reply{begun: r.ContinueFinalMessage && !r.responses}
	resp, err := c.post(ctx, r)
	if err != nil {
		return verdict.Usage{}, err
	}
	defer resp.Body.Close()
	if r.trial != "" {
		c.can.find(r.trial)
	}
	in := &incoming{client: c, reply: reply, come: come, thinks: c.can.snapshot().Thinks && !reasons(c.o.Model)}
	kind := resp.Header.Get("Content-Type")
	if r.Stream && !strings.Contains(kind, "json") || strings.Contains(kind, "event-stream") { // even if unrequested
		err = in.pieces(events{bufio.NewReader(resp.Body), r.responses})
	} else { // also for servers that ignore the request to stream
		err = in.atOnce(resp.Body, r.responses)
	}
	reply.Usage = estimated(in.usage, p, in.raw.Len())
	if err != nil && in.handed {
		err = &final{err}
	}
	if err == nil {
		c.weigh(r, reply)
	}
	return reply.Usage, err
}

// incoming is a reply being received.
type incoming struct {
	client  *Client
	reply   *Reply
	come    func(string, []Token) bool
	thinks  bool // nothing is passed on before the reasoning ends
	raw     strings.Builder
	reasons strings.Builder // reasoning reported separately by the server
	tokens  []Token
	finish  openai.FinishReason
	usage   verdict.Usage
	handed  bool
}

// atOnce reads an unstreamed reply.
func (in *incoming) atOnce(body io.Reader, responses bool) error {
	r, err := whole(body, responses)
	if err != nil {
		return err
	}
	in.usage = verdict.Usage{PromptTokens: r.Usage.PromptTokens, CompletionTokens: r.Usage.CompletionTokens}
	if len(r.Choices) == 0 {
		return errEmpty
	}
	choice := r.Choices[0]
	in.raw.WriteString(choice.Message.Content)
	in.reasons.WriteString(choice.Message.ReasoningContent)
	in.tokens, in.finish = wireTokens(choice.LogProbs), choice.FinishReason
	if choice.Message.Refusal != "" && choice.Message.Content == "" {
		in.finish = openai.FinishReasonContentFilter
	}
	if err := in.end(); err != nil {
		return err
	}
	in.come(in.reply.Text, in.reply.Tokens)
	return nil
}

// pieces reads a stream to its end, or as far as wanted.
func (in *incoming) pieces(stream events) error {
	for {
		r, err := stream.next()
		if errors.Is(err, io.EOF) {
			break
		}
		if errors.Is(err, io.ErrUnexpectedEOF) && in.finish != "" { // it signalled its end, if incompletely
			break
		}
		if err != nil {
			if _, hasStatus := statusOf(err); !hasStatus {
				err = fmt.Errorf("%w: %w", errCut, err)
			}
			return err
		}
		if r.Usage != nil {
			in.usage = verdict.Usage{PromptTokens: r.Usage.PromptTokens, CompletionTokens: r.Usage.CompletionTokens}
		}
		for _, choice := range r.Choices {
			in.finish = cmp.Or(choice.FinishReason, in.finish)
			in.tokens = append(in.tokens, streamTokens(choice.Logprobs)...)
			in.raw.WriteString(choice.Delta.Content)
			in.reasons.WriteString(choice.Delta.ReasoningContent)
			if choice.Delta.Content == "" {
				continue
			}
			text, _ := withoutThoughts(in.raw.String(), in.thinks)
			if text == "" {
				continue
			}
			in.handed = true
			if !in.come(text, in.tokens) {
				in.finish = openai.FinishReasonStop
				return in.end()
			}
		}
	}
	if in.finish == "" {
		return errCut
	}
	return in.end()
}

// end treats what has arrived as the reply.
func (in *incoming) end() error {
	text, thought := withoutThoughts(in.raw.String(), false)
	if strings.TrimSpace(text) == "" && in.finish == openai.FinishReasonStop && strings.TrimSpace(in.raw.String()) == "" {
		text = in.reasons.String() // a server that reports the whole reply as reasoning
	}
	if can := in.client.can; thought && !can.snapshot().Thinks {
		can.change(func(known *Abilities) { known.Thinks = true })
	}
	in.reply.Text, in.reply.Tokens = text, in.tokens
	if strings.TrimSpace(text) != "" {
		return nil
	}
	switch in.finish {
	case openai.FinishReasonContentFilter:
		return &final{errFiltered}
	case openai.FinishReasonLength:
		thinks := in.client.can.snapshot().Thinks
		in.client.can.change(func(known *Abilities) { known.Thinks = true })
		if thinks { // it had room for reasoning, and more would not help
			return &final{errThought}
		}
		return errThought
	}
	return nil
}

// mostUnsound is the number of consecutive replies with useless log-probabilities before they are given up.
const mostUnsound = 3

// weigh validates a reply's log-probabilities: tokens that do not match the text, or with a probability over 1, are
// useless. A server that omits them, or repeatedly sends useless ones, is not asked for them for a while.
func (c *Client) weigh(r *chatRequest, reply *Reply) {
	if !r.LogProbs || strings.TrimSpace(reply.Text) == "" {
		reply.Tokens = nil
		return
	}
	reported := len(reply.Tokens) > 0
	if reply.Tokens = aligned(reply.Text, reply.Tokens); reply.Tokens != nil {
		c.can.sound()
		return
	}
	if !reported || c.can.astray() >= mostUnsound {
		c.can.lose(Logprobs)
	}
}

// Writer has a model write texts, token by token.
type Writer struct{ client *Client }

// NewWriter returns a writer.
func NewWriter(c *Client) *Writer { return &Writer{c} }

// Name identifies the model.
func (w *Writer) Name() string { return w.client.Model() }

// topLogprobs is the most that servers report.
const topLogprobs = 20

// mostWritten is the maximum number of tokens of a text.
const mostWritten = 1000

// mostFollowed is the number of bytes of a text that are passed on while it is written.
const mostFollowed = 4000

// replies is the number of tries for a statement, since the embedded parser can take over.
const replies = 3

// Write has a model write a text, as far as its server supports that.
func (w *Writer) Write(ctx context.Context, o verdict.Writing) (verdict.Written, error) {
	p := Prompt{Messages: []Message{{System, o.System}, {User, o.Message}}, MaxTokens: mostWritten, Logprobs: topLogprobs,
		Begin: o.Begin, Grammar: o.Grammar, Enough: o.Enough, Tries: replies}
	if o.Warm > 0 {
		p.Temperature, p.Seed = 1, o.Warm
	}
	come := func(string, []Token) {}
	if o.Come != nil {
		come = func(text string, tokens []Token) {
			if len(text) > mostFollowed {
				return
			}
			if tokens = aligned(text, tokens); o.Begin != "" && w.client.Continues() && !fromTheBeginning(text, o.Begin) {
				text = o.Begin + text
			}
			o.Come(text, tokens)
		}
	}
	r, err := w.client.Follow(ctx, p, come)
	switch {
	case err != nil:
		return verdict.Written{}, err
	case !r.begun:
	case fromTheBeginning(r.Text, o.Begin):
		w.client.can.lose(Beginning)
	default:
		r.Text = o.Begin + r.Text
	}
	return verdict.Written{Text: r.Text, Tokens: r.Tokens}, nil
}

// Does describes what the server can do, as far as known.
func (w *Writer) Does() verdict.Writes {
	does := w.client.can.has
	return verdict.Writes{GoesOn: does(Beginning), Logprobs: does(Logprobs), Follows: does(Grammar),
		Context: w.client.can.snapshot().Context}
}
