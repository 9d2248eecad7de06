package web

import (
	"context"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/web/suggest"
)

// KioskTimes pace the kiosk. Zero values mean the documented defaults.
type KioskTimes struct {
	Idle      time.Duration // nobody touched the screen: ask whether anybody is there; default 60 s
	Countdown time.Duration // then start over; default 15 s
	Think     time.Duration // the simulated visitor before a reply; default 2.5 s
	Show      time.Duration // an answer before the next question; default 9 s
}

// seconds returns what the page needs, never 0.
func (k KioskTimes) seconds() (idle, countdown int) {
	return max(1, int(k.Idle.Seconds())), max(1, int(k.Countdown.Seconds()))
}

// visitor is the simulated person of the attract loop. It knows what a suggested question means and replies
// accordingly, so that the agent really asks and answers.
type visitor struct {
	events chan agent.Event
}

func (v *visitor) catchUp(*session, []*outgoing) {}

func (v *visitor) deliver(_ *session, o *outgoing) {
	switch o.event.(type) {
	case agent.ClarifyEvent, agent.ResultEvent, agent.ReplyEvent, agent.ErrorEvent:
		select {
		case v.events <- o.event:
		default: // it has gone
		}
	}
}

// startAttract has the visitor converse on this kiosk's screen until somebody touches it.
func (cl *client) startAttract() {
	if cl.attract != nil {
		return
	}
	ctx, cancel := context.WithCancel(cl.srv.ctx)
	done := make(chan struct{})
	cl.attract = func() {
		cancel()
		<-done
	}
	cl.srv.metrics.attract.Add(1)
	cl.begin(cl.by.view.Sources[0])
	live := cl.chat
	contain.Go("attract", func() {
		defer close(done)
		defer cl.srv.metrics.attract.Add(-1)
		for i := 0; ctx.Err() == nil; i++ {
			h, ok := cl.srv.hints.At(live.sourceNow().suggests().Key, i)
			if !ok {
				if !pause(ctx, cl.srv.options.KioskTimes.Think) {
					return
				}
				continue
			}
			live = cl.visit(ctx, live.sourceNow(), h)
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

// visit shows one conversation.
func (cl *client) visit(ctx context.Context, source *Source, h suggest.Hint) *session {
	times := cl.srv.options.KioskTimes
	cl.srv.metrics.visits.Add(1)
	c, token := cl.srv.hub.begin(cl.srv, source, true, cl.by)
	v := &visitor{make(chan agent.Event, 64)}
	if c.attach(ctx, v, token, 0) != nil || c.attach(ctx, cl, token, 0) != nil {
		return c
	}
	defer c.leave(cl)
	defer c.leave(v)
	c.accept(agent.Message{Type: agent.AskMessage, Text: h.Text}, sender{})
	for {
		select {
		case <-ctx.Done():
			return c
		case e := <-v.events:
			asked, ok := e.(agent.ClarifyEvent)
			if !ok {
				pause(ctx, times.Show)
				return c
			}
			if !pause(ctx, times.Think) {
				return c
			}
			c.accept(agent.Message{Type: agent.AnswerMessage, ID: asked.ID, Value: inMind(h, asked)}, sender{})
		}
	}
}

// inMind is the visitor's reply: the option or the yes that leads to the intended query, otherwise no.
func inMind(h suggest.Hint, asked agent.ClarifyEvent) string {
	for _, o := range asked.Options {
		if o.Query != nil && h.Gold != nil && o.Query.SUQL() == h.Gold.SUQL() {
			return o.ID
		}
	}
	if h.Asks && len(asked.Options) > 0 {
		return asked.Options[0].ID // any option will show where it leads
	}
	if h.Gold == nil || asked.About == nil {
		return agent.Skip
	}
	if asked.Kind == "choose" {
		return agent.NoneOfThese
	}
	for _, c := range query.Components(h.Gold) {
		if c.ID() == asked.About.ID() {
			return agent.Yes
		}
	}
	return agent.No
}

// pause waits and reports whether ctx still holds.
func pause(ctx context.Context, d time.Duration) bool {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-ctx.Done():
		return false
	case <-t.C:
		return true
	}
}
