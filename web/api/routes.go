// Package api serves programs: JSON over HTTP, server-sent events, and the websocket, which pages use as well.
package api

import (
	"net/http"
	"slices"
	"strconv"
	"sync"
	"time"

	"github.com/gorilla/websocket"
	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/docs"
	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/request"
)

// Base is the path of the API's current version. Within a version, members, codes and routes are only added.
const Base = "/api/v1"

// Uploads is the route for files, which has limits of its own.
const Uploads = Base + "/uploads"

// Aliases are the paths that routes had before the API had versions. They are still served.
var Aliases = map[string]string{"/api/ask": Base + "/ask", "/api/search": Base + "/search",
	"/chat/share": Base + "/share", "/chat/fork": Base + "/fork", "/chat/delete": Base + "/delete",
	"/judge": Base + "/judge", "/export": Base + "/export", "/data/upload": Uploads,
	"/data/delete": Base + "/uploads/delete", "/api/openapi.json": Base + "/openapi.json"}

// AddRoutes adds the websocket and, unless only a kiosk is served, the routes for programs, which docs/openapi.json
// describes.
func (s *API) AddRoutes(add request.AddRouteFunc) {
	add(http.MethodGet, "/ws", s.handleSocket)
	if s.Kiosk {
		return
	}
	addWithAlias := func(method, path string, h echo.HandlerFunc, m ...echo.MiddlewareFunc) {
		add(method, path, h, m...)
		for alias, target := range Aliases {
			if target == path {
				add(method, alias, h, m...)
			}
		}
	}
	post := func(path string, h echo.HandlerFunc, m ...echo.MiddlewareFunc) {
		addWithAlias(http.MethodPost, Base+path, h, m...)
	}
	post("/ask", s.handleAsk, s.LimitTurns)
	post("/say", s.handleSay, s.LimitTurns)
	post("/events", s.handleEvents)
	addWithAlias(http.MethodGet, Base+"/search", s.handleSearch, s.SameOriginOnly, s.LimitTurns, s.RequireSlot(chat.Long),
		onlyParameters("question", "n", "source"))
	post("/share", s.handleShare, s.LimitTurns, acceptJSON[shareRequest]())
	post("/fork", s.handleFork, s.LimitTurns, acceptJSON[conversationRef]())
	post("/delete", s.handleDeleteChat, s.LimitTurns, acceptJSON[conversationRef]())
	if s.Notes != nil {
		post("/judge", s.handleJudge, s.LimitTurns, acceptJSON[judgeRequest]())
	}
	post("/export", s.handleExport, acceptJSON[exportRequest]())
	post("/uploads", s.handleUpload, s.LimitTurns)
	post("/uploads/delete", s.handleDeleteUpload, s.LimitTurns, acceptJSON[sourceRequest]())
	addWithAlias(http.MethodGet, Base+"/openapi.json", func(c echo.Context) error {
		return c.JSONBlob(http.StatusOK, docs.OpenAPI)
	}, request.Gzip)
}

// onlyParameters refuses query parameters other than the named ones.
func onlyParameters(names ...string) echo.MiddlewareFunc {
	return func(next echo.HandlerFunc) echo.HandlerFunc {
		return func(c echo.Context) error {
			for name := range c.QueryParams() {
				if !slices.Contains(names, name) {
					return unknownField(strconv.Quote(name), names)
				}
			}
			return next(c)
		}
	}
}

// MessageTypes lists the types of messages to a conversation.
var MessageTypes = []string{agent.AskMessage, agent.EditMessage, agent.RunMessage, agent.AnswerMessage,
	agent.OverturnMessage,
	agent.ChangeMessage, agent.AlternativesMessage, agent.SourceMessage, agent.UndoMessage, agent.StopMessage,
	agent.ContinueMessage}

// API serves programs and the pages' websockets.
type API struct {
	*request.Site
	upgrader websocket.Upgrader
}

// New returns the API.
func New(site *request.Site) *API {
	s := &API{Site: site}
	s.upgrader = websocket.Upgrader{ReadBufferSize: 1024, WriteBufferSize: 4096, WriteBufferPool: &sync.Pool{},
		HandshakeTimeout: 10 * time.Second, CheckOrigin: func(r *http.Request) bool {
			ok := site.SameOrigin(r)
			if !ok {
				site.Counts.Refuse(request.ForeignOrigin)
			}
			return ok
		}}
	return s
}
