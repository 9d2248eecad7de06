package web

import (
	"net/http"
	"slices"
	"strconv"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/docs"
)

// apiBase is the path of the API's current version. A version only gains members, codes and routes.
const apiBase = "/api/v1"

// aliases are the paths of routes before the API had a version. They are still served.
var aliases = map[string]string{"/api/ask": apiBase + "/ask", "/api/search": apiBase + "/search",
	"/chat/share": apiBase + "/share", "/chat/fork": apiBase + "/fork", "/chat/delete": apiBase + "/delete",
	"/judge": apiBase + "/judge", "/export": apiBase + "/export", oldUploadPath: uploadPath,
	"/data/delete": apiBase + "/uploads/delete", "/api/openapi.json": apiBase + "/openapi.json"}

// apiRoutes are the routes for programs, which docs/openapi.json describes.
func (s *Server) apiRoutes(e doored, through ...echo.MiddlewareFunc) {
	add := func(method, path string, h echo.HandlerFunc, more ...echo.MiddlewareFunc) {
		m := slices.Concat(through, more)
		e.add(method, path, path, h, m)
		for alias, of := range aliases {
			if of == path {
				e.add(method, alias, of, h, m)
			}
		}
	}
	post := func(path string, h echo.HandlerFunc, more ...echo.MiddlewareFunc) {
		add(http.MethodPost, apiBase+path, h, more...)
	}
	post("/ask", s.handleAsk)
	post("/say", s.handleSay)
	post("/events", s.handleEvents)
	add(http.MethodGet, apiBase+"/search", s.handleSearch, onlyKnown("question", "n", "source"))
	post("/share", s.handleShare, body[sharing]())
	post("/fork", s.handleFork, body[conversationNamed]())
	post("/delete", s.handleDeleteChat, body[conversationNamed]())
	if s.options.Judge != nil {
		post("/judge", s.handleJudge, body[judging]())
	}
	post("/export", s.handleExport, body[exporting]())
	post("/uploads", s.handleUpload)
	post("/uploads/delete", s.handleDeleteUpload, body[sourceNamed]())
	add(http.MethodGet, apiBase+"/openapi.json", func(c echo.Context) error {
		return c.JSONBlob(http.StatusOK, docs.OpenAPI)
	}, zipped)
}

// onlyKnown refuses other query parameters.
func onlyKnown(names ...string) echo.MiddlewareFunc {
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

// said are the types of messages to a conversation.
var said = []string{agent.AskMessage, agent.EditMessage, agent.RunMessage, agent.AnswerMessage, agent.OverturnMessage,
	agent.ChangeMessage, agent.AlternativesMessage, agent.SourceMessage, agent.UndoMessage, agent.StopMessage,
	agent.ContinueMessage}
