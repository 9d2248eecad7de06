// Package chat runs conversations: a hub of sessions, each with an inbox of messages, turns that the agent works on, a
// journal of events that are stored before they are shown, and a queue for slots to run in. It does not depend on HTTP.
package chat
