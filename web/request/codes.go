package request

import (
	"net/http"
	"strings"

	"github.com/ask-surely/surely/agent"
)

// Codes lists the error codes for refused requests and messages with their HTTP status; docs/api.md explains them.
// Errors of statements and turns have PostgreSQL's SQLSTATE instead. Errors of echo use the first code with their
// status.
var Codes = []struct {
	Word   string
	Status int
}{
	{"bad_message", http.StatusBadRequest},
	{"unknown_field", http.StatusBadRequest},
	{"empty", http.StatusBadRequest},
	{"too_long", http.StatusBadRequest},
	{"unauthorized", http.StatusUnauthorized},
	{"forbidden", http.StatusForbidden},
	{"foreign_origin", http.StatusForbidden},
	{"unknown_conversation", http.StatusForbidden},
	{"wrong_token", http.StatusForbidden},
	{"read_only", http.StatusForbidden},
	{"kiosk", http.StatusForbidden},
	{"not_found", http.StatusNotFound},
	{"no_source", http.StatusNotFound},
	{"no_turn", http.StatusNotFound},
	{"wrong_method", http.StatusMethodNotAllowed},
	{"too_slow", http.StatusRequestTimeout},
	{"stale", http.StatusConflict},
	{"nothing", http.StatusConflict},
	{"idle", http.StatusConflict},
	{"too_large", http.StatusRequestEntityTooLarge},
	{"unknown_host", http.StatusMisdirectedRequest},
	{"bad_file", http.StatusUnprocessableEntity},
	{"bad_value", http.StatusUnprocessableEntity},
	{"too_fast", http.StatusTooManyRequests},
	{"busy", http.StatusTooManyRequests},
	{"too_many_connections", http.StatusTooManyRequests},
	{"internal", http.StatusInternalServerError},
	{"not_ready", http.StatusServiceUnavailable},
	{"no_room", http.StatusInsufficientStorage},
}

// statusOf returns the HTTP status of a code.
func statusOf(word string) int {
	for _, c := range Codes {
		if c.Word == word {
			return c.Status
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
	return http.StatusUnprocessableEntity // the SQLSTATE of a statement's error
}

// codeOfStatus returns the code for a status from echo.
func codeOfStatus(status int) string {
	for _, c := range Codes {
		if c.Status == status {
			return c.Word
		}
	}
	if status < http.StatusInternalServerError {
		return "bad_message"
	}
	return "internal"
}
