// Package present turns what the agent says into view models: columns are fitted by what they are made of, rows
// arranged, drawn and written to files, evidence quoted. It also says in words what a database holds. It knows no
// HTTP and no conversation.
package present
