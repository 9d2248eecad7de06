package web

import (
	"context"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/suggest"
)

const (
	mostNext    = 3
	nextTimeout = 200 * time.Millisecond // for all of them
	nextPause   = 300 * time.Millisecond // pause before them: people who continue at once must not wait
)

// suggest tries follow-up questions on a copy of the agent's memory and offers those that were understood and have
// rows. It stops when the person says something, and does nothing when others wait for the slot.
func (c *session) suggest(ctx context.Context, e agent.ResultEvent, who string) {
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
	place, free := c.srv.gate.Try(who, chat.Structured)
	if !free {
		return
	}
	defer place.Leave()
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
		c.publish(chat.OffersEvent{Offers: offers}, false)
	}
}

// watched reports whether a page shows the conversation. c.mu is held.
func (c *session) watched() bool {
	for l := range c.listeners {
		if page, ok := l.(*client); ok && page.html {
			return true
		}
	}
	return false
}
