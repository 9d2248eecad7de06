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
	{"bad_message", http.StatusBadRequest, "the body, a parameter or a message is not understood; the message says what is wrong"},
	{"unknown_field", http.StatusBadRequest, "a member that the request does not take; the message names it"},
	{"empty", http.StatusBadRequest, "nothing was asked, run or replied"},
	{"too_long", http.StatusBadRequest, "a text of more than 8 KiB"},
	{"unauthorized", http.StatusUnauthorized, "the server asks for a token or a login"},
	{"forbidden", http.StatusForbidden, "not for who asks, or switched off by the owner"},
	{"foreign_origin", http.StatusForbidden, "a page of an origin that the owner has not named"},
	{"unknown_conversation", http.StatusForbidden, "there is no such conversation, or it is somebody else's"},
	{"wrong_token", http.StatusForbidden, "the token does not open the conversation"},
	{"read_only", http.StatusForbidden, "a copied link can be read only"},
	{"kiosk", http.StatusForbidden, "a kiosk runs no statements"},
	{"not_found", http.StatusNotFound, "no such address, or no answer in that turn"},
	{"no_source", http.StatusNotFound, "no data of that name is served, or it has no index of texts"},
	{"no_turn", http.StatusNotFound, "there is no such turn to edit"},
	{"wrong_method", http.StatusMethodNotAllowed, "the header Allow names the methods that the address takes"},
	{"too_slow", http.StatusRequestTimeout, "the body did not come in time"},
	{"stale", http.StatusConflict, "what is replied to was answered already, or is not open any more"},
	{"nothing", http.StatusConflict, "there is nothing to undo, change, overturn or go on with"},
	{"idle", http.StatusConflict, "there is nothing to stop"},
	{"too_large", http.StatusRequestEntityTooLarge, "the body is too large"},
	{"unknown_host", http.StatusMisdirectedRequest, "the server is not known by the name in Host"},
	{"bad_file", http.StatusUnprocessableEntity, "a file that cannot be taken; the message says why"},
	{"bad_value", http.StatusUnprocessableEntity, "what the owner teaches or has read is refused; the message says why"},
	{"too_fast", http.StatusTooManyRequests, "more a second than one address may ask; see Retry-After"},
	{"busy", http.StatusTooManyRequests, "too many messages of this conversation wait"},
	{"too_many_connections", http.StatusTooManyRequests, "one address has as many open as it may"},
	{"internal", http.StatusInternalServerError, "nobody foresaw it; the operator's log knows more"},
	{"not_ready", http.StatusServiceUnavailable, "the server is starting, ending, or cannot reach its data"},
	{"no_room", http.StatusInsufficientStorage, "there is no room for more uploads"},
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
