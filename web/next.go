package web

import (
	"context"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/web/suggest"
)

// offersEvent suggests what to ask next. It follows its answer once the suggestions have been tried.
type offersEvent struct {
	Offers []agent.Offer `json:"offers"`
}

func (offersEvent) Type() string { return "offers" }

const (
	mostNext    = 3
	nextTimeout = 200 * time.Millisecond // for all of them
	nextPause   = 300 * time.Millisecond // pause before them: people who continue at once must not wait
)

// suggest tries follow-up questions on a copy of the agent's memory and offers those that were understood and have
// rows. It stops when the person says something, and does nothing when others wait for the slot.
func (c *chat) suggest(ctx context.Context, e agent.ResultEvent, who string) {
	if !c.srv.options.Offline || e.Query == nil || e.Partial || len(e.Offers) > 0 || ctx.Err() != nil {
		return
	}
	ctx, cancel := context.WithTimeout(ctx, nextPause+nextTimeout)
	defer cancel()
	c.mu.Lock()
	source, memory := c.source, c.memory
	if len(c.inbox) > 0 || !c.watched() {
		cancel()
	}
	c.musing = cancel
	c.mu.Unlock()
	if !pause(ctx, nextPause) {
		return
	}
	place, free := c.srv.gate.try(who, Structured)
	if !free {
		return
	}
	defer place.leave()
	var offers []agent.Offer
	done := map[string]bool{}
	for _, g := range suggest.FollowUps(source.database(), e.Query) {
		if len(offers) == mostNext || ctx.Err() != nil {
			break
		}
		if done[g.Kind] {
			continue
		}
		if found, ok := suggest.Try(ctx, source.Agent, memory, g); ok && !found.Doubtful {
			done[g.Kind] = true
			offers = append(offers, agent.Offer{Text: g.Text, Ask: g.Text})
		}
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.musing = nil
	if len(offers) > 0 && len(c.inbox) == 0 {
		c.publish(offersEvent{offers}, false)
	}
}

// watched reports whether a page shows the conversation. c.mu is held.
func (c *chat) watched() bool {
	for l := range c.listeners {
		if page, ok := l.(*client); ok && page.html {
			return true
		}
	}
	return false
}
