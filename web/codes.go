package web

import (
	"net/http"
	"strings"

	"github.com/ask-surely/surely/agent"
)

// code is a word that tells programs why a request or message was refused. Errors of statements and turns have
// PostgreSQL's SQLSTATE instead.
type code struct {
	word   string
	status int    // of the HTTP response
	means  string // as the documents say it
}

// codes are all words, with their status. A code for a response of echo's own is the first of its status.
var codes = []code{
	{"bad_message", http.StatusBadRequest, "the body, a parameter or a message is malformed; the message says how"},
	{"unknown_field", http.StatusBadRequest, "an unknown member or parameter; the message names it"},
	{"empty", http.StatusBadRequest, "the question, statement or reply is empty"},
	{"too_long", http.StatusBadRequest, "the text is longer than 8 KiB"},
	{"unauthorized", http.StatusUnauthorized, "a token is required"},
	{"forbidden", http.StatusForbidden, "not allowed for this user, or disabled by the owner"},
	{"foreign_origin", http.StatusForbidden, "the page's origin is not allowed"},
	{"unknown_conversation", http.StatusForbidden, "no such conversation, or somebody else's"},
	{"wrong_token", http.StatusForbidden, "the token does not open the conversation"},
	{"read_only", http.StatusForbidden, "a link is read-only"},
	{"kiosk", http.StatusForbidden, "a kiosk runs no statements"},
	{"not_found", http.StatusNotFound, "no such route, or no answer in that turn"},
	{"no_source", http.StatusNotFound, "no source of that name, or it has no text index"},
	{"no_turn", http.StatusNotFound, "no such turn"},
	{"wrong_method", http.StatusMethodNotAllowed, "the header Allow lists the allowed methods"},
	{"too_slow", http.StatusRequestTimeout, "the body did not arrive in time"},
	{"stale", http.StatusConflict, "the clarification was answered already or is closed"},
	{"nothing", http.StatusConflict, "nothing to undo, change, overturn or continue"},
	{"idle", http.StatusConflict, "nothing to stop"},
	{"too_large", http.StatusRequestEntityTooLarge, "the body is too large"},
	{"unknown_host", http.StatusMisdirectedRequest, "unknown host name in Host"},
	{"bad_file", http.StatusUnprocessableEntity, "the file cannot be used; the message says why"},
	{"bad_value", http.StatusUnprocessableEntity, "the owner's input is invalid; the message says why"},
	{"too_fast", http.StatusTooManyRequests, "rate limit of the address exceeded; see Retry-After"},
	{"busy", http.StatusTooManyRequests, "too many messages waiting in this conversation"},
	{"too_many_connections", http.StatusTooManyRequests, "connection limit of the address reached"},
	{"internal", http.StatusInternalServerError, "unexpected error; details are in the server's log"},
	{"not_ready", http.StatusServiceUnavailable, "the server is starting, shutting down, or cannot reach its data"},
	{"no_room", http.StatusInsufficientStorage, "no space left on the disk, or for uploads"},
}

// refusal is a refused request with its code.
type refusal struct {
	code    string
	message string
}

func (r *refusal) Error() string { return r.message }

// refuse returns a refusal.
func refuse(code, message string) error { return &refusal{code, message} }

// status is the HTTP status of a code.
func status(word string) int {
	for _, c := range codes {
		if c.word == word {
			return c.status
		}
	}
	switch {
	case word == agent.InternalError:
		return http.StatusInternalServerError
	// overload, a spent budget, shutdown, or something unreachable
	case word == "53300" || word == "53400" || word == "57P01" || strings.HasPrefix(word, "08"):
		return http.StatusServiceUnavailable
	case word == "57014":
		return http.StatusGatewayTimeout
	}
	return http.StatusUnprocessableEntity // a statement
}

// codeOfStatus is the word for a status from echo.
func codeOfStatus(status int) string {
	for _, c := range codes {
		if c.status == status {
			return c.word
		}
	}
	if status < http.StatusInternalServerError {
		return "bad_message"
	}
	return "internal"
}
