package web

import (
	"net/http"
	"strings"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/views"
)

// Teaching stores the owner's examples for the reader. Its methods are safe for concurrent use.
type Teaching interface {
	// Taught returns the stored examples.
	Taught() []Taught
	// Teach adds a question with sentences, replacing an earlier one.
	Teach(t Taught) error
	// Forget removes a question.
	Forget(question string) error
}

// Taught is a yes/no question about texts with sentences that affirm and deny it.
type Taught struct {
	Question     string
	For, Against []string
}

// Limits: every question is compared with all of it.
const (
	mostTaught    = 500  // questions
	mostSentences = 50   // of each side
	mostTeaching  = 1000 // characters of a sentence or question
)

// handleTeach adds or removes an example, for the data page.
func (s *Server) handleTeach(c echo.Context) error {
	teaching := s.options.Teaching
	question := strings.Join(strings.Fields(c.FormValue("question")), " ")
	if question == "" || len(question) > mostTeaching || strings.Contains(question, "|") {
		return refuse("bad_value", s.words.TeachWhat)
	}
	var err error
	switch c.FormValue("do") {
	case "teach":
		t := Taught{Question: question, For: sentencesOf(c.FormValue("for")), Against: sentencesOf(c.FormValue("against"))}
		if len(t.For) == 0 || len(t.For) > mostSentences || len(t.Against) > mostSentences ||
			len(teaching.Taught()) >= mostTaught {
			return refuse("bad_value", s.words.TeachWhat)
		}
		err = teaching.Teach(t)
	case "forget":
		err = teaching.Forget(question)
	default:
		return refuse("bad_message", s.words.BadMessage)
	}
	s.auditRequest(c, Entry{Did: "teach", Said: c.FormValue("do") + ": " + question}, err)
	if err != nil {
		return err
	}
	return c.Redirect(http.StatusSeeOther, "/data#teach")
}

// sentencesOf splits a field into lines.
func sentencesOf(lines string) (out []string) {
	for _, line := range strings.FieldsFunc(lines, func(r rune) bool { return r == '\n' || r == '\r' }) {
		if line = strings.TrimSpace(line); line != "" && len(line) <= mostTeaching {
			out = append(out, line)
		}
	}
	return out
}

// teachable returns the stored examples to those who may teach, else nil.
func (s *Server) teachable(c echo.Context) *views.Teaching {
	if s.options.Teaching == nil || personOf(c).Role != roleNames[ownerRole] {
		return nil
	}
	var out views.Teaching
	for _, t := range s.options.Teaching.Taught() {
		out.Taught = append(out.Taught, views.Taught{Question: t.Question, For: t.For, Against: t.Against})
	}
	return &out
}
