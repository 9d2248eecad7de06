// Package web is Surely over HTTP: the pages, the websocket that a conversation runs on, and POST /api/ask.
//
//	page ──ask──▶ client ──▶ chat (one per conversation) ──▶ Agent.Turn
//	                            │  numbers, stores and renders what the agent emits
//	page ◀─event── client ◀─────┘  to every tab of the conversation
//
// A chat stores an event before it sends it, so a returning client says which number it saw last
// and gets what it missed, from this process or the next one. Handlers chat.Decode, call and send; HTML
// is made in package views.
package web
