package request

import (
	"cmp"
	"errors"
	"fmt"
	"log/slog"
	"net/http"
	"strings"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
)

// HandleError responds to a failed request. Only errors with a status from echo or a handler are shown to the client.
// Browsers get a page.
func HandleError(err error, c echo.Context) {
	if c.Response().Committed {
		return
	}
	e := asClientError(err, Log(c))
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

// asClientError converts an error to the one shown to the client.
func asClientError(err error, log *slog.Logger) *suql.Error {
	var refusal *chat.Refusal
	var suqlErr *suql.Error
	var httpErr *echo.HTTPError
	switch {
	case errors.As(err, &refusal):
		return &suql.Error{Code: refusal.Code, Message: refusal.Message}
	case errors.As(err, &suqlErr):
		if suqlErr.Code == agent.InternalError { // logged where it happened
			return &suql.Error{Code: suqlErr.Code, Message: views.English.InternalError}
		}
		return suqlErr
	case errors.As(err, &httpErr):
		return &suql.Error{Code: codeOfStatus(httpErr.Code),
			Message: cmp.Or(statusMessages[httpErr.Code], fmt.Sprint(httpErr.Message))}
	}
	log.Error("request failed", "err", err)
	if state.Full(err) {
		return &suql.Error{Code: "no_room", Message: views.English.UploadNoRoom}
	}
	return &suql.Error{Code: "internal", Message: views.English.InternalError}
}

// statusMessages maps a status set by echo to a message.
var statusMessages = map[int]string{http.StatusNotFound: views.English.NotFound,
	http.StatusMethodNotAllowed: views.English.WrongMethod, http.StatusRequestEntityTooLarge: views.English.TooLarge}

// LogPanic logs a panic of a handler.
func LogPanic(c echo.Context, err error, stack []byte) error {
	Log(c).Error("panic in a handler", "err", err, "stack", string(stack))
	return err
}
