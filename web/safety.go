package web

import (
	"context"
	"log/slog"
	"maps"
	"net/http"
	"net/url"
	"slices"
	"strings"
	"sync"
	"time"

	"github.com/labstack/echo/v4"
	"github.com/labstack/echo/v4/middleware"
	"golang.org/x/time/rate"

	"github.com/ask-surely/surely/internal/budget"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/web/chat"
)

// policy is the content policy of a page with pictures from some hosts.
func policy(pictures []string) string {
	return "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; " +
		"manifest-src 'self'; img-src " + strings.Join(append([]string{"'self'"}, pictures...), " ") +
		"; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
}

// withPictures allows a page the pictures of the data its reader may see, without revealing other hosts.
func withPictures(next echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		c.Response().Header().Set("Content-Security-Policy", policy(pictureHosts(viewOf(c).Sources)))
		return next(c)
	}
}

// safeHeaders sets headers that keep a page from doing anything we did not write.
func (s *Server) safeHeaders(next echo.HandlerFunc) echo.HandlerFunc {
	plain := policy(nil)
	return func(c echo.Context) error {
		h := c.Response().Header()
		h.Set("Content-Security-Policy", plain)
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Referrer-Policy", "same-origin") // with no-referrer, browsers send our own forms with the origin "null"
		h.Set("Cross-Origin-Opener-Policy", "same-origin")
		h.Set("Cross-Origin-Resource-Policy", "same-origin")
		if s.origins[c.Request().Header.Get(echo.HeaderOrigin)] {
			h.Set("Cross-Origin-Resource-Policy", "cross-origin")
		}
		h.Set("Permissions-Policy", "camera=(), microphone=(self), geolocation=()")
		return next(c)
	}
}

// headAsGet serves HEAD wherever GET is served; net/http drops the body.
func headAsGet(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if r.Method == http.MethodHead {
			r = r.WithContext(r.Context()) // a copy, since net/http uses the original method
			r.Method = http.MethodGet
		}
		next.ServeHTTP(w, r)
	})
}

// pictureHosts are the origins of the pictures named by the sources' owners.
func pictureHosts(sources []*Source) []string {
	seen := map[string]bool{}
	add := func(link string) {
		if u, err := url.Parse(link); err == nil && u.Scheme == "https" && safeHost(u.Host) {
			seen["https://"+u.Host] = true
		}
	}
	for _, src := range sources {
		db := src.database()
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

// safeHost drops anything but plain host names from a header.
func safeHost(host string) bool {
	for _, r := range host {
		if !(r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || r >= '0' && r <= '9' || r == '.' || r == '-' || r == ':') {
			return false
		}
	}
	return host != ""
}

// letRead lets pages of the allowed origins send requests and read responses (CORS).
func (s *Server) letRead() echo.MiddlewareFunc {
	return middleware.CORSWithConfig(middleware.CORSConfig{AllowOriginFunc: func(origin string) (bool, error) {
		return s.origins[origin], nil
	}, AllowMethods: []string{http.MethodGet, http.MethodPost}, AllowHeaders: []string{"Content-Type", "Authorization"},
		MaxAge: 600})
}

// sendModule serves a script to pages of any origin: it reveals nothing about the data, and its requests are checked.
func sendModule(c echo.Context, module []byte) error {
	h := c.Response().Header()
	h.Set("Access-Control-Allow-Origin", "*")
	h.Set("Cross-Origin-Resource-Policy", "cross-origin")
	h.Set("Cache-Control", "no-cache") // its name stays the same when its content changes
	return c.Blob(http.StatusOK, "text/javascript; charset=utf-8", module)
}

// mayTurn reports whether an address may open a turn now, and counts refusals.
func (s *Server) mayTurn(who string) bool {
	ok := s.limits.turn(who)
	if !ok {
		s.metrics.refuse(tooFast)
	}
	return ok
}

// limits are rate limits by address.
type limits struct {
	mu          sync.Mutex
	addresses   map[string]*address
	connections int
	perMessage  rate.Limit
	perTurn     rate.Limit
	// for all servers; may be nil
	beyond func(ctx context.Context, who string, perSecond float64, burst int) (bool, error)
	swept  time.Time

	mostArriving int64          // bytes of an address's uploads that are arriving
	arriving     *budget.Budget // all of them
}

type address struct {
	open     int
	arriving *budget.Budget
	turns    *rate.Limiter
	kept     *rate.Limiter // bytes of answers
	seen     time.Time
}

func newLimits(o Options) *limits {
	return &limits{addresses: map[string]*address{}, connections: o.Connections,
		perMessage: rate.Limit(o.Messages), perTurn: rate.Limit(o.Turns), beyond: o.Allow, swept: time.Now(),
		mostArriving: o.MostUploaded + 1, arriving: budget.New(max(mostArriving, o.MostUploaded), nil)}
}

// of returns an address's entry; l.mu is held.
func (l *limits) of(who string) *address {
	who = chat.Person(who)
	now := time.Now()
	if now.Sub(l.swept) > time.Minute {
		for key, a := range l.addresses {
			if a.open == 0 && now.Sub(a.seen) > time.Hour {
				delete(l.addresses, key)
			}
		}
		l.swept = now
	}
	a := l.addresses[who]
	if a == nil {
		a = &address{turns: rate.NewLimiter(l.perTurn, burst(l.perTurn, turnsAtOnce)),
			kept: newAllowance(), arriving: budget.New(l.mostArriving, l.arriving)}
		l.addresses[who] = a
	}
	a.seen = now
	return a
}

// burst is the bucket size, in seconds' worth.
func burst(perSecond rate.Limit, seconds float64) int { return max(1, int(float64(perSecond)*seconds)) }

// connect counts a connection; done must be called at its end.
func (l *limits) connect(who string) (done func(), ok bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	a := l.of(who)
	if a.open >= l.connections {
		return nil, false
	}
	a.open++
	return func() {
		l.mu.Lock()
		defer l.mu.Unlock()
		a.open--
		a.seen = time.Now()
	}, true
}

// turnsAtOnce is the burst of turns, in seconds' worth.
const turnsAtOnce = 10

// turn reports whether the address may open a turn now: by this server's limit, then by the one that all servers share.
// Refusals by this server alone cost the others nothing, and if the shared limit fails, it decides alone.
func (l *limits) turn(who string) bool {
	l.mu.Lock()
	limit := l.of(who).turns
	own := limit.Allow()
	l.mu.Unlock()
	if !own || l.beyond == nil {
		return own
	}
	ctx, cancel := context.WithTimeout(context.Background(), 2*time.Second)
	defer cancel()
	ok, err := l.beyond(ctx, chat.Person(who), float64(limit.Limit()), limit.Burst())
	if err != nil {
		slog.Error("requests are counted by this server alone", "err", err)
		return true
	}
	return ok
}

// mostArriving bounds the uploads that are arriving, in memory.
const mostArriving = 128 << 20

// arrives is the budget of an upload that is arriving from an address.
func (l *limits) arrives(who string) *budget.Budget {
	l.mu.Lock()
	defer l.mu.Unlock()
	return budget.New(l.mostArriving, l.of(who).arriving)
}

// messages returns the limiter of one connection.
func (l *limits) messages() *rate.Limiter {
	return rate.NewLimiter(l.perMessage, burst(l.perMessage, 4))
}

// blank reports whether a text has no visible content.
func blank(text string) bool { return strings.TrimSpace(text) == "" }
