// Package web serves Surely over HTTP. It assembles the server and admits requests.
//
//	page ──ask──▶ api: client ──▶ chat: Session (one per conversation) ──▶ Agent.Turn
//	                                 │  numbers and stores what the agent emits; pages renders it
//	page ◀─event── api: client ◀─────┘  to every tab of the conversation
//
// A chat stores each event before sending it, so a returning client sends the number of the last event it received
// and gets those it missed, from this process or another.
package web
