// Package talk asks the agent questions, replies to its clarifications, and records the outcome.
package talk

import (
	"context"
	"fmt"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/eval/output"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
)

// User replies to a clarification: yes, no, skip, an option's id, or words.
type User func(ctx context.Context, e agent.ClarifyEvent) string

// Silent skips every clarification, so the prediction stands.
func Silent(context.Context, agent.ClarifyEvent) string { return agent.Skip }

// Outcome is the outcome of one question.
type Outcome struct {
	agent.Answered
	Query   *query.Query // nil if nothing was run
	Failed  *agent.ErrorEvent
	Asked   []agent.ClarifyEvent // the clarifications, in order
	Replies []string             // the replies to them
	Took    time.Duration        // time until the first clarification, or until the turn was closed
}

// Ran reports whether a query was run.
func (o *Outcome) Ran() bool { return o.Result != nil }

// Source is an opened database with its agent.
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

// mostReplies limits the clarifications of a turn.
const mostReplies = 60

// Ask asks a question and replies to clarifications until the turn ends.
func (t *Talk) Ask(ctx context.Context, question string, user User) (*Outcome, error) {
	out := &Outcome{}
	start := time.Now()
	t.send(ctx, agent.Message{Type: agent.AskMessage, Text: question}, out)
	out.Took = time.Since(start)
	return out, t.finish(ctx, out, user)
}

func (t *Talk) finish(ctx context.Context, out *Outcome, user User) error {
	for n := 0; t.open != nil; n++ {
		if n == mostReplies {
			return fmt.Errorf("%d clarifications without an end", n)
		}
		t.answer(ctx, user(ctx, *t.open), out)
	}
	if out.Result == nil && out.Reply == "" && out.Failed == nil {
		return fmt.Errorf("the turn was not closed")
	}
	return ctx.Err()
}

func (t *Talk) answer(ctx context.Context, reply string, out *Outcome) {
	out.Replies = append(out.Replies, reply)
	t.send(ctx, agent.Message{Type: agent.AnswerMessage, ID: t.open.ID, Value: reply}, out)
}

// send gives the agent a message and records the events.
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

// Each has ask ask every example about the source at its path; sources are opened one after the other, each once. An
// example without a path is left out.
func Each(ctx context.Context, f *output.Files, paths []string,
	open func(ctx context.Context, path string) (*Source, error),
	ask func(ctx context.Context, src *Source, i int) error) error {
	var groups []output.Group
	for _, of := range output.Groups(paths, func(path string) string { return path }) {
		groups = append(groups, output.Group{Of: of, Open: func(ctx context.Context) (func(context.Context, int) error,
			func() error, error) {
			if paths[of[0]] == "" {
				return nil, nil, nil
			}
			src, err := open(ctx, paths[of[0]])
			if err != nil {
				return nil, nil, err
			}
			return func(ctx context.Context, i int) error { return ask(ctx, src, i) },
				func() error { src.Close(); return nil }, nil
		}})
	}
	return f.Each(ctx, len(paths), 1, groups)
}
