// Package talk puts questions to the agent as a person would: it replies to what is asked back, and keeps what came
// of it. Conversations can be forked, so that an evaluation can try what other replies would have led to.
package talk

import (
	"context"
	"encoding/json"
	"fmt"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// User replies to a question back: yes, no, skip, an option's id, or words.
type User func(ctx context.Context, e agent.ClarifyEvent) string

// Silent skips every question: the prediction stands.
func Silent(context.Context, agent.ClarifyEvent) string { return agent.Skip }

// Outcome is what came of one question.
type Outcome struct {
	agent.Answered
	Query   *query.Query // nil where nothing was run
	Failed  *agent.ErrorEvent
	Asked   []agent.ClarifyEvent // what was asked back, in order
	Replies []string             // what was replied to it
	Took    time.Duration        // until the first question back, or until the turn was closed
}

// Ran reports whether a query was run.
func (o *Outcome) Ran() bool { return o.Result != nil }

// Source is a database that an agent is ready to be asked about.
type Source struct {
	Name   string
	Agent  *agent.Agent
	Schema *schema.Database
	Run    func(ctx context.Context, statement string) (columns []string, rows [][]any, err error)
	Close  func()
}

// Talk is one conversation with an agent.
type Talk struct {
	Agent *agent.Agent
	conv  agent.Conversation
	open  *agent.ClarifyEvent // waits for a reply
}

// mostReplies ends a turn that does not end by itself.
const mostReplies = 60

// Ask puts a question and replies to what is asked back until the turn is closed.
func (t *Talk) Ask(ctx context.Context, question string, user User) (*Outcome, error) {
	out := &Outcome{}
	start := time.Now()
	t.send(ctx, agent.Message{Type: agent.AskMessage, Text: question}, out)
	out.Took = time.Since(start)
	return out, t.finish(ctx, out, user)
}

// Reply replies to the question that is open, and goes on as the user says.
func (t *Talk) Reply(ctx context.Context, reply string, user User) (*Outcome, error) {
	out := &Outcome{}
	t.answer(ctx, reply, out)
	return out, t.finish(ctx, out, user)
}

// Open is the question that waits for a reply, or nil.
func (t *Talk) Open() *agent.ClarifyEvent { return t.open }

// Begin puts a question and leaves what is asked back open; nil where nothing was.
func (t *Talk) Begin(ctx context.Context, question string) (*Outcome, *agent.ClarifyEvent) {
	out := &Outcome{}
	t.send(ctx, agent.Message{Type: agent.AskMessage, Text: question}, out)
	return out, t.open
}

// Fork is the same conversation, to go on in another way.
func (t *Talk) Fork() (*Talk, error) {
	kept, err := json.Marshal(t.conv)
	if err != nil {
		return nil, fmt.Errorf("fork a conversation: %w", err)
	}
	out := &Talk{Agent: t.Agent, open: t.open}
	if err := json.Unmarshal(kept, &out.conv); err != nil {
		return nil, fmt.Errorf("fork a conversation: %w", err)
	}
	return out, nil
}

func (t *Talk) finish(ctx context.Context, out *Outcome, user User) error {
	for n := 0; t.open != nil; n++ {
		if n == mostReplies {
			return fmt.Errorf("%d questions back and no end", n)
		}
		t.answer(ctx, user(ctx, *t.open), out)
	}
	if out.Result == nil && out.Reply == "" && out.Failed == nil {
		return fmt.Errorf("the turn was closed by nothing")
	}
	return ctx.Err()
}

func (t *Talk) answer(ctx context.Context, reply string, out *Outcome) {
	out.Replies = append(out.Replies, reply)
	t.send(ctx, agent.Message{Type: agent.AnswerMessage, ID: t.open.ID, Value: reply}, out)
}

// send hands the agent a message and notes what it leads to.
func (t *Talk) send(ctx context.Context, m agent.Message, out *Outcome) {
	t.open = nil
	t.Agent.Handle(ctx, &t.conv, m, func(e agent.Event) {
		switch e := e.(type) {
		case agent.ClarifyEvent:
			t.open = &e
			out.Asked = append(out.Asked, e)
		case agent.ResultEvent:
			out.Answered, out.Query = agent.Answer(e), e.Query
		case agent.ReplyEvent:
			out.Answered = agent.Answer(e)
		case agent.ErrorEvent:
			out.Failed = &e
		}
	})
}

// Grouped returns the places of what has the same key, in the order in which keys come first: questions by their data,
// so that each is opened once.
func Grouped[T any](list []T, key func(T) string) [][]int {
	at := map[string]int{}
	var out [][]int
	for i, x := range list {
		n, ok := at[key(x)]
		if !ok {
			n = len(out)
			at[key(x)] = n
			out = append(out, nil)
		}
		out[n] = append(out[n], i)
	}
	return out
}
