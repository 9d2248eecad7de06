package web

import (
	"context"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/suql"
)

// Phrase has a language model speak of the rows of an answer, a sentence at a time.
type Phrase func(ctx context.Context, question string, r *suql.Result, said func(agent.PhraseEvent)) error

// phraseTimeout bounds how long a model may take to speak of an answer.
const phraseTimeout = 30 * time.Second

// phrase has a model speak of an answer that is on the screen already: rows are not held back by words about them.
// Whatever is said next ends it.
func (c *chat) phrase(ctx context.Context, w work, e agent.ResultEvent) {
	say := c.srv.options.Phrase
	if say == nil || e.Partial || len(e.Rows) == 0 || e.Instead != "" || ctx.Err() != nil {
		return
	}
	who := c.visitor(w)
	ctx, cancel := context.WithTimeout(sender{who: who, owner: w.owner}.within(ctx), phraseTimeout)
	defer cancel()
	c.mu.Lock()
	question := c.fold.said.Text
	if len(c.inbox) > 0 || len(c.listeners) == 0 {
		cancel()
	}
	c.musing = cancel
	c.mu.Unlock()
	place, free := c.srv.gate.try(who, Model)
	if !free {
		return
	}
	defer place.leave()
	// A model that fails in the middle has said what it has said.
	_ = say(ctx, question, &e.Result, func(p agent.PhraseEvent) {
		c.mu.Lock()
		defer c.mu.Unlock()
		if ctx.Err() == nil && !c.gone {
			c.publish(p, false)
		}
	})
	c.mu.Lock()
	defer c.mu.Unlock()
	c.musing = nil
}
