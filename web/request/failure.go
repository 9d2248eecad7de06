package request

import (
	"cmp"
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"net/http"
	"strings"
	"time"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/internal/store/upload"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
)

// HandleError responds to a failed request. Only errors with a status from echo or a handler are shown to the client.
// Browsers get a page.
func (s *Site) HandleError(err error, c echo.Context) {
	if c.Response().Committed {
		return
	}
	e := s.clientError(err, Log(c))
	status := statusOf(e.Code)
	if strings.Contains(c.Request().Header.Get("Accept"), "text/html") {
		if err := RenderWith(c, status, views.Refusal(e.Message)); err != nil {
			Log(c).Error("request failed", "err", err)
		}
		return
	}
	if h := c.Response().Header(); h.Get("Retry-After") == "" {
		switch status {
		case http.StatusTooManyRequests:
			h.Set("Retry-After", "1")
		case http.StatusServiceUnavailable:
			h.Set("Retry-After", "5")
		}
	}
	if err := c.JSON(status, map[string]*suql.Error{"error": e}); err != nil {
		Log(c).Info("a refusal was not read", "err", err)
	}
}

// clientError converts an error to the one shown to the client.
func (s *Site) clientError(err error, log *slog.Logger) *suql.Error {
	var refusal *chat.Refusal
	var suqlErr *suql.Error
	var httpErr *echo.HTTPError
	switch {
	case errors.As(err, &refusal):
		return &suql.Error{Code: refusal.Code, Message: refusal.Message}
	case errors.As(err, &suqlErr) && suqlErr.Code == agent.InternalError: // logged where it happened
		return &suql.Error{Code: suqlErr.Code, Message: views.English.InternalError}
	case errors.As(err, &httpErr):
		return &suql.Error{Code: codeOfStatus(httpErr.Code),
			Message: cmp.Or(statusMessages[httpErr.Code], fmt.Sprint(httpErr.Message))}
	case state.Full(err):
		log.Error("request failed", "err", err)
		return &suql.Error{Code: "no_room", Message: views.English.UploadNoRoom}
	case state.Unwritable(err):
		log.Error("request failed", "err", err)
		return &suql.Error{Code: "no_room", Message: views.English.CannotWrite}
	}
	e := s.Hub.Explain(err, log)
	if e.Code == agent.InternalError {
		e.Code = "internal"
	}
	return &suql.Error{Code: e.Code, Message: e.Message, Positions: e.Positions}
}

// statusMessages maps a status set by echo to a message.
var statusMessages = map[int]string{http.StatusNotFound: views.English.NotFound,
	http.StatusMethodNotAllowed: views.English.WrongMethod, http.StatusRequestEntityTooLarge: views.English.TooLarge}

// LogPanic logs a panic in a handler.
func LogPanic(c echo.Context, err error, stack []byte) error {
	Log(c).Error("panic in a handler", "err", err, "stack", string(stack))
	return err
}

// Codes lists the error codes for refused requests and messages with their HTTP status; docs/api.md explains them.
// Errors in statements and turns have PostgreSQL's SQLSTATE instead. Errors from echo get the first code with their
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

// ImportTimeout is the maximum time for reading an upload.
const ImportTimeout = time.Minute

// UploadHintTimeout is the maximum time that a visitor waits for suggestions about an upload.
const UploadHintTimeout = 1500 * time.Millisecond

// RefuseFile converts an error about files to one that explains the reasons.
func RefuseFile(err error) error {
	var file *upload.RefusedFile
	var all upload.RefusedFiles
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return chat.Refuse("no_source", views.English.SourceUnavailable)
	case errors.As(err, &all):
		return chat.Refuse("bad_file", RefusalReasons(all))
	case !errors.As(err, &file):
		return err
	case file.Reason == upload.NoRoom:
		return chat.Refuse("no_room", refusalReason(file))
	}
	return chat.Refuse("bad_file", refusalReason(file))
}

// RefusalReasons explains why files were refused, one per line.
func RefusalReasons(all upload.RefusedFiles) string {
	reasons := make([]string, len(all))
	for i, f := range all {
		reasons[i] = refusalReason(f)
	}
	return strings.Join(reasons, "\n")
}

// refusalReason explains why a file was refused.
func refusalReason(f *upload.RefusedFile) string {
	w := views.English
	about := map[upload.Refusal]string{upload.UnknownKind: w.UploadUnsupported, upload.NoContent: w.UploadEmptyFile,
		upload.NoRows: w.UploadNoRows, upload.SeparateSource: w.UploadSeparately}[f.Reason]
	switch {
	case f.Reason == upload.NoRoom:
		return w.UploadNoRoom
	case about != "":
		return fmt.Sprintf(about, f.Name)
	case f.Name != "":
		return fmt.Sprintf(w.UploadBroken, f.Name, f.Err)
	}
	return fmt.Sprintf(w.UploadUnreadable, f.Err)
}
