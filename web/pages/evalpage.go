package pages

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"strconv"
	"strings"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/input"
	"github.com/ask-surely/surely/web/request"
)

const evaluatePath = "/eval/runs"

// handleEval shows the page of evaluations: the latest one, and the form to start one.
func (s *Pages) handleEval(c echo.Context) error {
	if s.EvalSource == nil || !request.IsOwner(c) {
		return request.Render(c, views.EvalClosed())
	}
	defaults := url.Values{"level": {"0.9"}, "k": {"3"}, "wrong": {"0"}, "limit": {"200"}}
	return request.Render(c, views.Eval(s.evalPage(c, views.EvalForm{Values: defaults})))
}

// evalPage returns the page with a form.
func (s *Pages) evalPage(c echo.Context, form views.EvalForm) views.EvalPage {
	p := views.EvalPage{Form: form, Latest: s.latestView()}
	for _, src := range request.View(c).Sources {
		p.Sources = append(p.Sources, views.EvalSource{Name: src.Name, Verified: len(src.Description().Examples),
			Bundled: bytes.Count(src.Bundled, []byte("\n"))})
	}
	return p
}

// handleEvalLive returns the part of a page that changes while an evaluation runs.
func (s *Pages) handleEvalLive(c echo.Context) error {
	return request.Render(c, views.EvalLive(s.latestView()))
}

// handleEvaluate starts an evaluation. An invalid form is shown again with its values.
func (s *Pages) handleEvaluate(c echo.Context) error {
	x, err := s.readForm(c)
	request.RecordAction(c, "evaluate", x.Source).Input = x.Name
	if err == nil {
		err = s.evaluate(x)
	}
	if err == nil {
		return c.Redirect(http.StatusSeeOther, "/eval")
	}
	form := views.EvalForm{Values: c.Request().Form, Message: err.Error()}
	if wrong, ok := errors.AsType[*fieldError](err); ok {
		form.Field = wrong.field
	}
	page := views.Eval(s.evalPage(c, form))
	if err := request.RenderWith(c, http.StatusUnprocessableEntity, page); err != nil {
		return err
	}
	return err // to be logged
}

// fieldError is the error of an invalid form field.
type fieldError struct {
	field string
	error
}

func (m *fieldError) Unwrap() error { return m.error }

func badField(field, message string) error {
	return &fieldError{field, chat.Refuse("bad_value", message)}
}

// passes is the number of readings for the dropout detector, as on the command line.
const passes = 10

// readForm reads the form that starts an evaluation.
func (s *Pages) readForm(c echo.Context) (x *evaluation, err error) {
	x = &evaluation{Source: c.FormValue("source"),
		Settings: eval.Settings{User: cmp.Or(c.FormValue("user"), eval.TruthfulUser), MaxAlternatives: 3, Seed: 1,
			Passes: passes}}
	detector := cmp.Or(c.FormValue("detector"), "gain=0.9")
	if strings.HasSuffix(detector, "=") {
		detector += c.FormValue("level")
	}
	if x.Settings.Detector, err = errdetect.Parse(detector); err != nil {
		return x, badField("level", "The threshold must be a number from 0 to 1, such as 0.9.")
	}
	limit := 0
	for name, to := range map[string]*int{"k": &x.Settings.MaxAlternatives, "limit": &limit} {
		if v := c.FormValue(name); v != "" {
			var ok bool
			if *to, ok = input.Number(v, 0, 1e6); !ok {
				return x, badField(name, "“"+v+"” is not a whole number such as 3.")
			}
		}
	}
	if v := c.FormValue("wrong"); v != "" {
		x.Settings.ErrorRate, err = strconv.ParseFloat(v, 64)
		if err != nil || x.Settings.ErrorRate < 0 || x.Settings.ErrorRate >= 1 {
			return x, badField("wrong", "The share of wrong replies must be a number from 0 to 1, such as 0.1.")
		}
	}
	src := s.Find(request.View(c), x.Source)
	if src == nil {
		return x, badField("source", views.English.SourceUnavailable)
	}
	field, text := "set", ""
	switch c.FormValue("set") {
	case "verified":
		x.Name = "verified queries of " + src.Name
		for _, e := range src.Description().Examples {
			text += e.Question + "\t" + strings.Join(strings.Fields(e.SUQL), " ") + "\n"
		}
	case "bundled":
		x.Name, text = "Surely's own questions about "+src.Name, string(src.Bundled)
	case "pasted":
		x.Name, text, field = "pasted questions", c.FormValue("pasted"), "pasted"
	default:
		return x, badField("set", "Choose a set of questions.")
	}
	x.cases, err = readQuestions(field, text, limit)
	return x, err
}

// readQuestions reads a field's questions with their statements, at most limit (0: all). A line is JSON, or a question
// and a statement separated by a tab or a vertical bar. Small talk is left out.
func readQuestions(field, text string, limit int) (out []eval.Case, err error) {
	for n, line := range strings.Split(strings.ReplaceAll(text, "\r", ""), "\n") {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		var parsed eval.FileConversation
		if strings.HasPrefix(line, "{") {
			if json.Unmarshal([]byte(line), &parsed) != nil {
				return nil, badField(field, fmt.Sprintf("Line %d is not valid JSON.", n+1))
			}
		} else {
			question, statement, ok := strings.Cut(line, "\t")
			if !ok {
				question, statement, _ = strings.Cut(line, "|")
			}
			parsed.Question, parsed.SUQL = strings.TrimSpace(question), strings.TrimSpace(statement)
		}
		cases, err := parsed.Cases(n + 1)
		if err != nil {
			return nil, badField(field, fmt.Sprintf("Line %d has no question.", n+1))
		}
		for _, evalCase := range cases {
			switch {
			case limit > 0 && len(out) >= limit, evalCase.Kind == eval.Meta:
			case evalCase.Gold[0] == "" && !evalCase.Ambiguous:
				return nil, badField(field, fmt.Sprintf("A question on line %d has no statement to compare with.", n+1))
			default:
				out = append(out, evalCase)
			}
		}
	}
	if len(out) == 0 {
		return nil, badField(field, "Enter at least one question.")
	}
	return out, nil
}

// handleStopEvaluation stops the latest evaluation.
func (s *Pages) handleStopEvaluation(c echo.Context) error {
	if x := s.latest.Load(); x != nil {
		x.cancel()
	}
	return c.Redirect(http.StatusSeeOther, "/eval")
}

// handleEvalExport sends the latest report, or a line per example.
func (s *Pages) handleEvalExport(c echo.Context) error {
	x, file := s.latest.Load(), c.Param("file")
	if x == nil {
		return chat.Refuse("not_found", views.English.NotFound)
	}
	x.mu.Lock()
	defer x.mu.Unlock()
	switch {
	case file == "report.json" && x.Report != nil:
		return c.JSON(http.StatusOK, x.Report)
	case file == "examples.jsonl":
		var lines bytes.Buffer
		e := json.NewEncoder(&lines)
		e.SetEscapeHTML(false)
		for _, example := range x.Seen {
			if err := e.Encode(example); err != nil {
				return err
			}
		}
		return c.Blob(http.StatusOK, "application/jsonl", lines.Bytes())
	}
	return chat.Refuse("not_found", views.English.NotFound)
}
