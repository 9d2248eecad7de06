// Package e2e drives the whole program as people and other programs do: its commands, its pages in a browser, its
// websocket, and processes that are killed.
package e2e
