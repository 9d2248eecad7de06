package web

import "github.com/labstack/echo/v4"

// deskRoutes are the owner's pages.
func (s *Server) deskRoutes(e doored) {
	owner := func(more ...echo.MiddlewareFunc) []echo.MiddlewareFunc {
		return append([]echo.MiddlewareFunc{s.knownHost, s.only(ownerRole)}, more...)
	}
	if s.options.Lab != nil {
		e.GET("/eval/live", s.handleEvalLive, owner(zipped)...)
		e.POST(evaluatePath, s.handleEvaluate, owner()...)
		e.POST(evaluatePath+"/:id", s.handleStopEvaluation, owner()...)
		e.GET(evaluatePath+"/:id", s.handleEvalExport, owner(zipped)...)
	}
	if s.options.Notes != nil {
		e.GET("/owner", s.handleOwner, owner(zipped)...)
	}
}
