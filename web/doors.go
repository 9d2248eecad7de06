package web

import (
	"fmt"
	"strings"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/static"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/api"
	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/request"
)

// door is what a request passes before the work of its route. No route is without one.
type door struct {
	own  bool         // for pages of ours, programs, and links to it; not what other pages embed
	turn bool         // it counts as a turn of its address
	in   []chat.Class // the places that it takes
	why  string       // of a route without limits here: what bounds it
}

const (
	byTurns   = "its turns are counted and placed one by one"
	bySize    = "what it sends is small, or the same for everybody"
	byOwner   = "the owner alone comes in"
	byStore   = "it reads or writes one stored conversation"
	byItself  = "it takes its places itself, once the files have arrived or while they are sent"
	byCounted = "an address has few connections"
)

// doors are the doors by method and path.
var doors = map[string]door{
	"POST /enter":        {own: true, turn: true},
	"POST /table":        {own: true, in: []chat.Class{chat.Structured}},
	"POST /data/correct": {own: true, turn: true, in: []chat.Class{chat.Imports}},

	"POST " + api.Base + "/ask":            {own: true, turn: true},
	"POST " + api.Base + "/say":            {own: true, turn: true},
	"GET " + api.Base + "/search":          {own: true, turn: true, in: []chat.Class{chat.Texts}},
	"POST " + api.Base + "/share":          {own: true, turn: true},
	"POST " + api.Base + "/fork":           {own: true, turn: true},
	"POST " + api.Base + "/judge":          {own: true, turn: true},
	"POST " + api.Uploads:                  {own: true, turn: true, why: byItself},
	"POST " + api.Base + "/uploads/delete": {own: true, turn: true},
	"POST " + api.Base + "/export":         {own: true, why: byItself},
	"POST " + api.Base + "/delete":         {own: true, turn: true},
	"POST " + api.Base + "/events":         {own: true, why: byCounted},

	"GET /ws":      {why: byTurns},
	"GET /c/:link": {why: byStore},
}

// light are routes that send what is small, or the same for everybody.
var light = []string{"/", "/healthz", "/readyz", static.Path + "*", "/favicon.ico", "/client.js", "/client.d.ts",
	"/embed.js", "/kiosk", "/data", "/eval", api.Base + "/openapi.json"}

// owned are the owner's routes and those below them.
var owned = []string{"/metrics", "/owner", "/eval"}

func init() {
	for _, path := range light {
		doors["GET "+path] = door{why: bySize}
	}
	for _, path := range owned {
		for _, method := range []string{"GET", "POST"} {
			if _, known := doors[method+" "+path]; !known {
				doors[method+" "+path] = door{own: method == "POST", why: byOwner}
			}
			doors[method+" "+path+"/*"] = door{own: method == "POST", why: byOwner}
		}
	}
}

// doorOf is the door of a route; false if it has none.
func doorOf(method, path string) (door, bool) {
	if d, ok := doors[method+" "+path]; ok {
		return d, true
	}
	for at := strings.LastIndexByte(path, '/'); at > 0; at = strings.LastIndexByte(path[:at], '/') {
		if d, ok := doors[method+" "+path[:at]+"/*"]; ok {
			return d, true
		}
	}
	return door{}, false
}

// doored registers routes, each behind its door. There is no other way to register one.
type doored struct {
	router *echo.Echo
	srv    *Server
}

// GET registers a route that is read.
func (e doored) GET(path string, h echo.HandlerFunc, m ...echo.MiddlewareFunc) {
	e.add("GET", path, path, h, m)
}

// POST registers a route that does something.
func (e doored) POST(path string, h echo.HandlerFunc, m ...echo.MiddlewareFunc) {
	e.add("POST", path, path, h, m)
}

// add registers a route behind the door of another path, of which it may be an alias.
func (e doored) add(method, path, of string, h echo.HandlerFunc, m []echo.MiddlewareFunc) {
	d, ok := doorOf(method, of)
	if !ok {
		panic(fmt.Sprintf("%s %s has no door: add it to doors", method, of))
	}
	e.router.Add(method, path, e.srv.through(d, h), m...)
}

// through lets requests pass a door: their page is checked, then their address's rate, then they wait for their places.
func (s *Server) through(d door, h echo.HandlerFunc) echo.HandlerFunc {
	return func(c echo.Context) error {
		if d.own && !s.sameOrigin(c.Request()) && !isLink(c) {
			s.site.Counts.Refuse(request.ForeignOrigin)
			return chat.Refuse("foreign_origin", views.English.ForeignOrigin)
		}
		if d.turn && !s.site.MayTurn(c.RealIP()) {
			return chat.Refuse("too_fast", views.English.TooFast)
		}
		for _, class := range d.in {
			ctx, leave, err := s.site.Admit(c, class)
			if err != nil {
				return err
			}
			defer leave()
			c.SetRequest(c.Request().WithContext(ctx))
		}
		return h(c)
	}
}

// isLink reports whether a person follows a link from another page.
func isLink(c echo.Context) bool {
	h := c.Request().Header
	return c.Request().Method == "GET" && h.Get("Sec-Fetch-Mode") == "navigate" && h.Get("Sec-Fetch-Dest") == "document"
}
