package web

import (
	"net/http"
	"slices"
	"strings"

	"github.com/ask-surely/surely/views"
)

// in is the server speaking another language.
func (s *Server) in(words *views.Words) *Server { return &Server{core: s.core, words: words} }

// languageOf returns the code of the language to answer a request in: the one its visitor switched to, else the
// owner's, else the first of the browser's that the interface has, else English.
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
