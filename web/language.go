package web

import (
	"net/http"
	"slices"
	"strings"

	"github.com/ask-surely/surely/views"
)

// in returns the server in another language.
func (s *Server) in(words *views.Words) *Server { return &Server{core: s.core, words: words} }

// languageOf returns the language of a response: the visitor's choice, else the owner's, else the browser's first
// supported one, else English.
func (s *Server) languageOf(r *http.Request) string {
	wanted := []string{s.options.Language}
	if c, err := r.Cookie(views.LanguageCookie); err == nil {
		wanted = []string{c.Value, s.options.Language}
	}
	for accepted := range strings.SplitSeq(r.Header.Get("Accept-Language"), ",") {
		code, _, _ := strings.Cut(accepted, ";")
		code, _, _ = strings.Cut(strings.TrimSpace(code), "-")
		wanted = append(wanted, strings.ToLower(code))
	}
	known := views.Languages()
	for _, code := range wanted {
		if slices.Contains(known, code) {
			return code
		}
	}
	return "en"
}
