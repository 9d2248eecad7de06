// Package chat works on conversations: a hub of sessions, each with an inbox of messages, turns that the agent works
// on, a journal of events that are stored before they are shown, and a queue for the places that work takes. It knows
// no HTTP.
package chat
