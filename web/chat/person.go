package chat

import (
	"context"
	"errors"
)

// User is a person asking. The zero value is anonymous.
type User struct {
	Name string `json:"name"` // as the proxy states it; empty: unknown
	Role string `json:"role"` // Visitor or Owner
}

// The roles of users.
const (
	Visitor = "visitor"
	Owner   = "owner"
)

// View is the data visible to some users. Users with the same key see the same data; the key is empty for those who see
// everything.
type View struct {
	Key     string
	Sources []*Source
}

// Reasons for a missing view.
var (
	ErrNoUser = errors.New("the request names no user, but the data depends on the user")
	ErrNoRole = errors.New("the database has no role with the user's name")
)

// Requester is the sender of a request, with their view.
type Requester struct {
	User
	View *View
}

// HasStarted reports whether the requester started a conversation with the same view. A user's view may have changed
// since, and the browser may now be used by another person.
func (p *Requester) HasStarted(c *Conversation) bool {
	return c.View == p.View.Key && (c.Link() || c.User == p.Name)
}

// Asker is the person on whose behalf a turn or request is processed.
type Asker struct {
	Address      string
	Owner        bool
	Conversation string // empty outside of a conversation
}

type askerKey struct{}

// AskerOf returns the person on whose behalf a context's work is done, if any.
func AskerOf(ctx context.Context) (Asker, bool) {
	a, ok := ctx.Value(askerKey{}).(Asker)
	return a, ok
}

// Context returns a context for work on behalf of a sender.
func (by Sender) Context(ctx context.Context) context.Context {
	return context.WithValue(ctx, askerKey{}, Asker{VisitorKey(by.Address), by.Owner, by.Conversation})
}
