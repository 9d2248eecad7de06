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

// View is the data that some users see. Users with the same key see the same; the key is empty for those who see
// everything.
type View struct {
	Key     string
	Sources []*Source
}

// Why a user's view may be missing.
var (
	ErrNoUser = errors.New("nobody is named, and the data is shown by name")
	ErrNoRole = errors.New("the database has no role of the user's name")
)

// Requester is the sender of a request, with their view.
type Requester struct {
	User
	View *View
}

// Began reports whether the requester began a conversation, with the same view: a user's view may have changed since,
// and the next person at a browser is somebody else.
func (p *Requester) Began(c *Conversation) bool {
	return c.View == p.View.Key && (c.Link() || c.User == p.Name)
}

// Asker is the person that a turn or request is worked on for.
type Asker struct {
	Who          string // an address
	Owner        bool
	Conversation string // empty outside of a conversation
}

type askerKey struct{}

// AskerOf returns whom a context's work is for, if anybody.
func AskerOf(ctx context.Context) (Asker, bool) {
	a, ok := ctx.Value(askerKey{}).(Asker)
	return a, ok
}

// Within returns a context for work on behalf of a sender.
func (by Sender) Within(ctx context.Context) context.Context {
	return context.WithValue(ctx, askerKey{}, Asker{VisitorKey(by.Who), by.Owner, by.Conversation})
}
