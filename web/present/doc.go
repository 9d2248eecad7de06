// Package present converts the agent's events to view models: it chooses how each column is shown, arranges, draws and
// exports rows, and quotes evidence. It also describes databases. It does not depend on HTTP or conversations.
package present
