package api

import (
	"context"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/suggest"
)

// startAttract runs simulated conversations on this kiosk's screen until somebody touches it.
func (cl *client) startAttract() {
	if cl.attract != nil {
		return
	}
	ctx, cancel := context.WithCancel(cl.api.Hub.Context())
	done := make(chan struct{})
	cl.attract = func() {
		cancel()
		<-done
	}
	cl.api.Counts.Attract.Add(1)
	cl.begin(cl.by.View.Sources[0])
	current := cl.chat
	contain.Go("attract", func() {
		defer close(done)
		defer cl.api.Counts.Attract.Add(-1)
		for i := 0; ctx.Err() == nil; i++ {
			if h, ok := cl.api.Hints.At(current.Source().SuggestSource().Key, i); ok {
				current = cl.showVisit(ctx, current.Source(), h)
			} else {
				Pause(ctx, cl.api.KioskTimes.Think)
			}
		}
	})
}

// stopAttract ends the loop; the client continues in a conversation of its own.
func (cl *client) stopAttract() {
	if cl.attract == nil {
		return
	}
	cl.attract()
	cl.attract = nil
}

// showVisit plays one conversation of the simulated visitor, who replies according to the intended meaning of a
// suggested question, so that the agent really asks and answers.
func (cl *client) showVisit(ctx context.Context, source *chat.Source, h suggest.Hint) *chat.Session {
	cl.api.Counts.Visits.Add(1)
	c, token := cl.api.Hub.Begin(source, true, cl.by)
	visitor := chat.NewProgram()
	by := chat.Sender{Program: visitor}
	if c.Attach(ctx, visitor, token, 0) != nil || c.Attach(ctx, cl, token, 0) != nil {
		return c
	}
	defer c.Leave(cl)
	defer c.Leave(visitor)
	c.Accept(agent.Message{Type: agent.AskMessage, Text: h.Text}, by)
	for {
		select {
		case <-ctx.Done():
			return c
		case o := <-visitor.Events:
			question, ok := o.Event.(agent.ClarifyEvent)
			if !ok {
				Pause(ctx, cl.api.KioskTimes.Show)
				return c
			}
			if !Pause(ctx, cl.api.KioskTimes.Think) {
				return c
			}
			c.Accept(agent.Message{Type: agent.AnswerMessage, ID: question.ID, Value: intendedReply(h, question)}, by)
		}
	}
}

// intendedReply returns the visitor's reply: the option that leads to the intended query or, for a yes/no question,
// "yes" if it does and "no" otherwise.
func intendedReply(h suggest.Hint, question agent.ClarifyEvent) string {
	for _, o := range question.Options {
		if o.Query != nil && h.Gold != nil && o.Query.SUQL() == h.Gold.SUQL() {
			return o.ID
		}
	}
	if h.ShowsResults && len(question.Options) > 0 {
		return question.Options[0].ID // any option will show its result
	}
	if h.Gold == nil || question.About == nil {
		return agent.Skip
	}
	if question.Kind == "choose" {
		return agent.NoneOfThese
	}
	for _, c := range query.Components(h.Gold) {
		if c.ID() == question.About.ID() {
			return agent.Yes
		}
	}
	return agent.No
}

// Pause waits for d and reports whether ctx is still active.
func Pause(ctx context.Context, d time.Duration) bool {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-ctx.Done():
		return false
	case <-t.C:
		return true
	}
}
