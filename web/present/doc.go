// Package present turns what the agent says into view models: it decides how each column is shown, arranges, draws and
// exports rows, and quotes evidence. It also says in words what a database holds. It knows no HTTP and no conversation.
package present
