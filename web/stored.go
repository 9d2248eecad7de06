package web

import (
	"errors"
	"time"
)

// A conversation goes on while its store fails, and ends here once another server has taken it. This is what either
// means for what was said and for who listens.

// save stores the conversation with records. A store that fails is reported to the operator; the conversation goes on.
func (c *chat) save(doing []byte, records ...Record) {
	if c.passing {
		return
	}
	c.doing = doing
	c.unsaved = append(c.unsaved, records...)
	conv := &Conversation{ID: c.id, TokenHash: c.secret, User: c.by.Name, View: c.by.view.Key, Source: c.source.Name,
		Memory: c.memory, Doing: doing, Updated: time.Now()}
	if c.stored(c.srv.store.Save(c.srv.storing(), conv, c.unsaved...)) {
		c.saved = true
	}
}

// mostUnsaved bounds how many records of one conversation wait for the store.
const mostUnsaved = 500

// stored notes whether the store took what is unsaved. When that changes the visitor is told; what was not taken is
// offered again a while later, whoever is still there. c.mu is held.
func (c *chat) stored(err error) bool {
	if err == nil {
		if c.unkept {
			c.unkept = false
			c.news = "kept"
		}
		c.unsaved = nil
		return true
	}
	if errors.Is(err, ErrTaken) {
		c.taken()
		return false
	}
	c.srv.storeFailed(c.id, err)
	c.unsaved = c.unsaved[max(0, len(c.unsaved)-mostUnsaved):]
	if !c.unkept {
		c.unkept = true
		c.news = "not_kept"
	}
	if c.again == nil {
		c.again = time.AfterFunc(c.srv.options.StoreAgain, func() {
			c.mu.Lock()
			c.again = nil
			if len(c.unsaved) > 0 && !c.gone {
				c.save(c.doing)
				c.tellNews()
			}
			c.mu.Unlock()
			c.srv.hub.release(c)
		})
	}
	return false
}

// taken ends what goes on with another server. Who still listens here is sent away when they say something, or else
// after a while: two pages would take the conversation from one another for as long as a turn lasts. c.mu is held.
func (c *chat) taken() {
	if c.gone {
		return
	}
	c.gone, c.unsaved, c.inbox = true, nil, nil
	if c.cancel != nil {
		c.cancel(errTaken)
	}
	for l := range c.listeners {
		if p, is := l.(*program); is {
			p.close()
		}
	}
	go c.srv.hub.drop(c)
	time.AfterFunc(c.srv.grace, func() {
		c.mu.Lock()
		defer c.mu.Unlock()
		c.part()
	})
}

// tellNews tells visitors, after the event that it turned out with, whether what they say is kept. c.mu is held.
func (c *chat) tellNews() {
	switch news := c.news; news {
	case "kept":
		c.news = ""
		c.notice(nil, news, c.srv.words.Kept)
	case "not_kept":
		c.news = ""
		c.notice(nil, news, c.srv.words.NotKept)
	}
}
