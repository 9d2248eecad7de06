// Package web is Surely over HTTP: it puts the server together, and lets requests in.
//
//	page ──ask──▶ api: client ──▶ chat: Session (one per conversation) ──▶ Agent.Turn
//	                                 │  numbers and stores what the agent emits; pages renders it
//	page ◀─event── api: client ◀─────┘  to every tab of the conversation
//
// A chat stores an event before it sends it, so a returning client says which number it saw last
// and gets what it missed, from this process or the next one.
package web
