package web

import (
	"context"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/web/chat"
)

// Phrase lets a language model describe an answer's rows, a sentence at a time.
type Phrase func(ctx context.Context, question string, r *suql.Result, emit func(agent.PhraseEvent)) error

// phraseTimeout limits how long a model may take for that.
const phraseTimeout = 30 * time.Second

// phrase adds a model's sentences to an answer that is already shown: rows do not wait for words. The next message ends
// it.
func (c *session) phrase(ctx context.Context, w work, e agent.ResultEvent) {
	say := c.srv.options.Phrase
	if say == nil || e.Partial || len(e.Rows) == 0 || e.Instead != "" || ctx.Err() != nil {
		return
	}
	who := c.visitor(w)
	ctx, cancel := context.WithTimeout(sender{who: who, owner: w.owner}.within(ctx), phraseTimeout)
	defer cancel()
	c.mu.Lock()
	question := c.fold.Opened.Text
	if len(c.inbox) > 0 || len(c.listeners) == 0 {
		cancel()
	}
	c.musing = cancel
	c.mu.Unlock()
	place, free := c.srv.gate.Try(who, chat.Model)
	if !free {
		return
	}
	defer place.Leave()
	// After a failure the sentences so far stay.
	_ = say(ctx, question, &e.Result, func(p agent.PhraseEvent) {
		c.mu.Lock()
		defer c.mu.Unlock()
		if ctx.Err() == nil {
			c.publish(p, false)
		}
	})
	c.mu.Lock()
	defer c.mu.Unlock()
	c.musing = nil
}
