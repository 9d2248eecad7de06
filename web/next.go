package web

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/present"
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
	for _, g := range followUps(source.database(), e.Query) {
		if len(offers) == mostNext || ctx.Err() != nil {
			break
		}
		if done[g.kind] {
			continue
		}
		if found, ok := answerable(ctx, source, memory, g); ok && !found.doubtful {
			done[g.kind] = true
			offers = append(offers, agent.Offer{Text: g.text, Ask: g.text})
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

// followUps generates what could be asked after a query: another value, an additional condition, another view.
func followUps(db *schema.Database, q *query.Query) []guess {
	if db == nil || q.Set != query.NoSet || len(q.From.Tables) == 0 {
		return nil
	}
	t := db.Table(q.From.Tables[0])
	if t == nil {
		return nil
	}
	p, out := pick(t), otherValues(t, q)
	if p.text != nil && !reads(q) && len(q.GroupBy) == 0 && len(q.Select) > 0 && q.Select[0].Agg == query.None {
		for _, word := range views.HintWords {
			out = append(out, guess{kind: "text", text: fmt.Sprintf(views.NextWord, word),
				fits: func(n *query.Query) bool { return reads(n) && len(n.Where) > len(q.Where) }})
		}
	}
	if p.place != nil && len(q.Where) > 0 &&
		!slices.ContainsFunc(q.Where, func(w query.Condition) bool { return sameColumn(w.Item.Column, p.place) }) {
		v := p.placeValue(0)
		out = append(out, guess{kind: "place", text: fmt.Sprintf(views.NextOnly, v),
			fits: func(n *query.Query) bool { return conditionOn(n, p.place, v) && len(n.Where) > len(q.Where) }})
	}
	return out
}

// otherValues generates queries with another value.
func otherValues(t *schema.Table, q *query.Query) []guess {
	var out []guess
	for _, w := range q.Where {
		c := t.Column(w.Item.Column.Name)
		if c == nil || c.Role != schema.Enumeration || len(w.Values) != 1 || w.Sub != nil {
			continue
		}
		for _, v := range c.Values[:min(len(c.Values), 4)] {
			if strings.EqualFold(v.Value, w.Values[0].Text) {
				continue
			}
			text := fmt.Sprintf(views.NextValue, v.Value)
			if whereabouts[present.LastWord(strings.ToLower(present.ColumnName(c)))] {
				text = fmt.Sprintf(views.NextPlace, v.Value)
			}
			out = append(out, guess{kind: "another " + c.Name, text: text,
				fits: func(q *query.Query) bool { return conditionOn(q, c, v.Value) }})
		}
	}
	return out
}
