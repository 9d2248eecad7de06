package web

import "github.com/labstack/echo/v4"

// deskRoutes are the owner's pages.
func (s *Server) deskRoutes(e *echo.Echo) {
	owner := func(more ...echo.MiddlewareFunc) []echo.MiddlewareFunc {
		return append([]echo.MiddlewareFunc{s.knownHost, s.only(ownerRole)}, more...)
	}
	if s.options.Lab != nil {
		e.GET("/eval/live", s.handleEvalLive, owner(zipped)...)
		e.POST(evaluatePath, s.handleEvaluate, owner(s.ownOrigin)...)
		e.POST(evaluatePath+"/:id", s.handleEvaluation, owner(s.ownOrigin)...)
		e.GET(evaluatePath+"/:id", s.handleEvalExport, owner(zipped)...)
	}
	if s.options.Notes != nil {
		e.GET("/owner", s.handleOwner, owner(zipped)...)
		e.POST("/owner/verify", s.handleVerify, owner(s.ownOrigin)...)
	}
	if s.options.Notes != nil && s.options.Lab != nil {
		in := []echo.MiddlewareFunc{s.knownHost, s.only(visitorRole), zipped} // reached by links from other sites
		e.GET("/study", s.handleStudies, owner(zipped)...)
		e.POST("/study", s.handleDefineStudy, owner(s.ownOrigin)...)
		e.GET("/study/:study", s.handleConsent, in...)
		e.POST("/study/:study", s.handleConsent, append(in, s.ownOrigin)...)
		e.GET("/study/:study/:person", s.handleTask, in...)
		e.POST("/study/:study/:person", s.handleTask, append(in, s.ownOrigin)...)
		e.POST("/owner/readiness", s.handleReadiness, owner(s.ownOrigin)...)
	}
	if s.options.Words != nil {
		e.POST("/owner/teach", s.handleTeachWord, owner(s.ownOrigin)...)
		e.POST("/owner/define", s.handleDefine, owner(s.ownOrigin)...)
	}
}

const evaluatePath = "/eval/runs"
