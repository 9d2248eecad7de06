package web

import (
	"bytes"
	"io"
	"maps"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"time"

	"github.com/labstack/echo/v4"
	"github.com/labstack/echo/v4/middleware"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/web/api"
	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/request"
)

// contentPolicy returns the content security policy of a page with pictures from the given hosts.
func contentPolicy(pictures []string) string {
	return "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; " +
		"manifest-src 'self'; img-src " + strings.Join(append([]string{"'self'"}, pictures...), " ") +
		"; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
}

// allowPictures allows a page to load the pictures of its reader's data, without revealing other hosts.
func allowPictures(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		c.Response().Header().Set("Content-Security-Policy", contentPolicy(pictureHosts(request.View(c).Sources)))
		return next(c)
	}
}

// setSecurityHeaders sets headers that prevent a page from running or loading content from elsewhere.
func (s *Server) setSecurityHeaders(next echo.HandlerFunc) echo.HandlerFunc {
	plain := contentPolicy(nil)
	return func(c echo.Context) error {
		h := c.Response().Header()
		h.Set("Content-Security-Policy", plain)
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Cache-Control", "no-store")      // what depends on who asks is in no cache; handlers of files say otherwise
		h.Set("Referrer-Policy", "same-origin") // with no-referrer, browsers send our own forms with the origin "null"
		h.Set("Cross-Origin-Opener-Policy", "same-origin")
		h.Set("Cross-Origin-Resource-Policy", "same-origin")
		if slices.Contains(s.options.Origins, c.Request().Header.Get(echo.HeaderOrigin)) {
			h.Set("Cross-Origin-Resource-Policy", "cross-origin")
		}
		h.Set("Permissions-Policy", "camera=(), microphone=(self), geolocation=()")
		return next(c)
	}
}

// headAsGet serves HEAD requests like GET; net/http drops the body.
func headAsGet(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method == http.MethodHead {
			r = r.WithContext(r.Context()) // a copy, since net/http uses the original method
			r.Method = http.MethodGet
		}
		next.ServeHTTP(w, r)
	})
}

// pictureHosts returns the origins of the sources' pictures.
func pictureHosts(sources []*chat.Source) []string {
	seen := map[string]bool{}
	add := func(link string) {
		if u, err := url.Parse(link); err == nil && u.Scheme == "https" && safeHost(u.Host) {
			seen["https://"+u.Host] = true
		}
	}
	for _, src := range sources {
		db := src.Description()
		if db == nil {
			continue
		}
		for _, t := range db.Visible() {
			add(strings.NewReplacer("{", "", "}", "").Replace(t.Picture))
			for _, c := range t.Visible() {
				if c.Role == schema.Picture {
					for _, link := range c.Samples {
						add(link)
					}
				}
			}
		}
	}
	return slices.Sorted(maps.Keys(seen))
}

// safeHost reports whether a host name is safe to use in a header.
func safeHost(host string) bool {
	for _, r := range host {
		if !(r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || r == '.' || r == '-' || r == ':') {
			return false
		}
	}
	return host != ""
}

// cors lets pages of the allowed origins send requests and read responses (CORS).
func (s *Server) cors() echo.MiddlewareFunc {
	return middleware.CORSWithConfig(middleware.CORSConfig{AllowOriginFunc: func(origin string) (bool, error) {
		return slices.Contains(s.options.Origins, origin), nil
	}, AllowMethods: []string{http.MethodGet, http.MethodPost}, AllowHeaders: []string{"Content-Type", "Authorization"},
		MaxAge: 600})
}

// sendModule serves a script to pages of any origin. The script contains no data, and its requests are checked.
func sendModule(c echo.Context, module []byte) error {
	h := c.Response().Header()
	h.Set("Access-Control-Allow-Origin", "*")
	h.Set("Cross-Origin-Resource-Policy", "cross-origin")
	h.Set("Cache-Control", "no-cache") // its name stays the same when its content changes
	return c.Blob(http.StatusOK, "text/javascript; charset=utf-8", module)
}

// limitDuration ends requests whose body does not arrive in time, and responses that are not read in time. It does not
// limit handlers, as net/http's own timeouts would.
func (s *Server) limitDuration(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		control := http.NewResponseController(c.Response().Writer)
		switch r := c.Request(); {
		// Uploads have limits of their own, and are too large to buffer.
		case c.Path() == api.Uploads || api.Aliases[c.Path()] == api.Uploads:
			control.SetReadDeadline(time.Now().Add(s.options.Times.Upload))
			defer control.SetReadDeadline(time.Time{})
		case r.ContentLength != 0:
			control.SetReadDeadline(time.Now().Add(s.options.Times.Body))
			body, err := io.ReadAll(http.MaxBytesReader(c.Response(), r.Body, bodyLimit))
			if _, large := err.(*http.MaxBytesError); large {
				return echo.ErrStatusRequestEntityTooLarge
			} else if err != nil {
				return chat.Refuse("too_slow", "the request's body did not arrive in time")
			}
			control.SetReadDeadline(time.Time{})
			r.Body, r.ContentLength = io.NopCloser(bytes.NewReader(body)), int64(len(body))
		}
		c.Response().Before(func() { control.SetWriteDeadline(time.Now().Add(s.options.Times.Answer)) })
		return next(c)
	}
}

const bodyLimit = 1 << 20
