// Package chat is a conversation without HTTP: its events and the state that follows from them, its records and where
// they are kept, and the queue of turns, in which visitors take turns for a limited number of places.
package chat
