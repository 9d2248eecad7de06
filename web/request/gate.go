package request

import (
	"net/http"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
)

// AddRouteFunc adds a route with its handler and middleware.
type AddRouteFunc func(method, path string, h echo.HandlerFunc, m ...echo.MiddlewareFunc)

// SameOrigin reports whether a browser's request comes from our own page or an allowed one, even if it only reads or
// opens a websocket.
func (s *Site) SameOrigin(r *http.Request) bool {
	r = r.WithContext(r.Context()) // a copy
	r.Method = http.MethodPost
	return s.crossOrigin.Check(r) == nil
}

// SameOriginOnly refuses requests from pages of other sites.
func (s *Site) SameOriginOnly(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		if !s.SameOrigin(c.Request()) {
			s.Counts.Refuse(ForeignOrigin)
			return chat.Refuse("foreign_origin", views.English.ForeignOrigin)
		}
		return next(c)
	}
}

// LimitTurns applies the rate limit for turns to requests that cost as much as a question.
func (s *Site) LimitTurns(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		if !s.MayTurn(c.RealIP()) {
			return chat.Refuse("too_fast", views.English.TooFast)
		}
		return next(c)
	}
}

// RequireSlot makes requests wait for a slot of a class.
func (s *Site) RequireSlot(class chat.Class) echo.MiddlewareFunc {
	return func(next echo.HandlerFunc) echo.HandlerFunc {
		return func(c echo.Context) error {
			ctx, leave, err := s.Admit(c, class)
			if err != nil {
				return err
			}
			defer leave()
			c.SetRequest(c.Request().WithContext(ctx))
			return next(c)
		}
	}
}
