package web

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strings"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/suggest"
)

// The sets of questions to choose from.
const (
	pastedSet   = "pasted"
	fileSet     = "file"
	verifiedSet = "verified"
	madeSet     = "made"
	bundledSet  = "bundled"
)

const mostQuestionBytes = 16 << 20 // of a file of questions or tables

// handleEval shows the evaluations: the form to start one, one of them (a), or two side by side (a and b).
func (s *Server) handleEval(c echo.Context) error {
	if s.options.Lab == nil || personOf(c).Role != roleNames[ownerRole] {
		return s.render(c, views.EvalClosed())
	}
	return s.render(c, views.Eval(s.evalPage(c, views.EvalForm{User: "truthful", Detector: "gain=", Level: "0.9",
		K: "3", Wrong: "0", Limit: "200"})))
}

// evalPage is the page with a form as it was filled in.
func (s *Server) evalPage(c echo.Context, form views.EvalForm) views.EvalPage {
	s.loadEvaluations(c.Request().Context())
	p := views.EvalPage{Parts: s.setsOf(c), Form: form}
	seen := []string{c.QueryParam("a"), c.QueryParam("b")}
	for _, id := range seen {
		x := s.evaluations.find(id)
		switch {
		case x != nil:
			p.Shown = append(p.Shown, s.evaluationView(x.snapshot()))
		case id != "":
			p.Missing = true
		}
	}
	s.evaluations.mu.Lock()
	all := slices.Clone(s.evaluations.all)
	s.evaluations.mu.Unlock()
	for _, x := range slices.Backward(all) {
		if slices.Contains(seen, x.ID) { // as of page load, below the running ones
			continue
		}
		v := s.evaluationView(x.snapshot())
		v.Dialogues = nil
		p.Past = append(p.Past, v)
	}
	return p
}

// handleEvalLive returns the parts of a page that change while evaluations run.
func (s *Server) handleEvalLive(c echo.Context) error {
	var shown []views.Evaluation
	for _, id := range strings.Split(c.QueryParam("ids"), ",") {
		if x := s.evaluations.find(id); x != nil {
			shown = append(shown, s.evaluationView(x.snapshot()))
		}
	}
	return s.render(c, views.EvalLive(shown))
}

// setsOf lists the sources with their question sets.
func (s *Server) setsOf(c echo.Context) (out []views.EvalSource) {
	for _, src := range viewOf(c).Sources {
		out = append(out, views.EvalSource{Name: src.Name, Made: len(suggest.Questions(src.database())),
			Verified: len(src.database().Examples), Bundled: bytes.Count(src.Bundled, []byte("\n"))})
	}
	return out
}

// handleEvaluate begins an evaluation.
func (s *Server) handleEvaluate(c echo.Context) error {
	r := c.Request()
	r.Body = http.MaxBytesReader(c.Response(), r.Body, 2*mostQuestionBytes+bodyLimit)
	if err := r.ParseMultipartForm(bodyLimit); err != nil && !errors.Is(err, http.ErrNotMultipart) {
		return bodyFailed(err)
	}
	o, x, err := s.order(c)
	if err == nil {
		err = s.evaluate(x, o)
	}
	s.auditRequest(c, Entry{Source: o.Source, Did: "evaluate", Said: x.Name}, err)
	if wrong, ok := errors.AsType[*misfilled](err); ok && strings.Contains(r.Header.Get("Accept"), "text/html") {
		form := views.EvalForm{Field: wrong.field, Message: wrong.Error()}
		for name, to := range map[string]*string{"source": &form.Source, "set": &form.Set, "pasted": &form.Pasted,
			"user": &form.User, "detector": &form.Detector, "level": &form.Level, "k": &form.K, "wrong": &form.Wrong,
			"limit": &form.Limit} {
			*to = c.FormValue(name)
		}
		return s.renderWith(c, http.StatusUnprocessableEntity, views.Eval(s.evalPage(c, form)))
	}
	if err != nil {
		return err
	}
	at := "/eval?a=" + x.ID
	if comparison := c.FormValue("beside"); comparison != "" {
		at = "/eval?a=" + url.QueryEscape(comparison) + "&b=" + x.ID
	}
	return c.Redirect(http.StatusSeeOther, at)
}

// handleEvaluation stops, resumes or ends an evaluation.
func (s *Server) handleEvaluation(c echo.Context) error {
	x := s.evaluations.find(c.Param("id"))
	if x == nil {
		return refuse("not_found", "There is no such evaluation.")
	}
	x.turnTo(c.FormValue("do"))
	return c.Redirect(http.StatusSeeOther, cmp.Or(safeBack(c.FormValue("back")), "/eval?a="+x.ID))
}

// safeBack returns an address to go back to if it is on this server.
func safeBack(at string) string {
	if !strings.HasPrefix(at, "/") || strings.HasPrefix(at, "//") || strings.Contains(at, "\\") {
		return ""
	}
	return at
}

// handleEvalExport sends the report (json), or a line per example (jsonl).
func (s *Server) handleEvalExport(c echo.Context) error {
	id, form, _ := strings.Cut(c.Param("id"), ".")
	x := s.evaluations.find(id)
	if x == nil {
		return refuse("not_found", "There is no such evaluation.")
	}
	v := x.snapshot()
	c.Response().Header().Set("Content-Disposition", `attachment; filename="evaluation-`+id+`.`+form+`"`)
	if form == "jsonl" {
		return c.Blob(http.StatusOK, "application/jsonl", asLines(v.Seen))
	}
	if v.Report == nil {
		return refuse("not_found", "The evaluation has no report yet.")
	}
	return c.JSONBlob(http.StatusOK, v.Report)
}

// shownDialogues is how many dialogues of an evaluation are shown: the latest, and those with wrong results.
const shownDialogues = 60

// evaluationView is an evaluation as the page shows it.
func (s *Server) evaluationView(x *evaluation) views.Evaluation {
	v := views.Evaluation{ID: x.ID, Name: x.Name, Told: x.Told, State: x.State, Error: x.Error,
		Began: x.Began.Format("2 Jan 2006, 15:04"), Done: len(x.Seen), All: x.All,
		Running: x.State == evaluating, Opens: x.Source != "" && s.served(x.Source)}
	var sure []float64
	var right []bool
	most := 0
	judged := slices.DeleteFunc(slices.Clone(x.Seen), func(one Seen) bool { return one.Plain })
	for _, one := range judged {
		sure, right = append(sure, one.Sure), append(right, one.Right)
		most = max(most, one.Questions)
	}
	v.Curve = curveOf(judged, most)
	for _, b := range learn.Bins(sure, right, 10) {
		if b.N > 0 {
			v.Bins = append(v.Bins, views.ReliabilityBin{Sure: b.Sure, Right: b.Right, N: b.N})
		}
	}
	v.Figures = reportFigures(x)
	for _, one := range x.Seen {
		d := views.Dialogue{Question: one.Question, Want: one.Want, Got: one.SUQL, Right: one.Right, Sure: one.Sure,
			Plain: one.Plain, Reply: one.Reply}
		for _, t := range one.Turns {
			d.Turns = append(d.Turns, views.DialogueTurn{Asked: cmp.Or(t.Question, "Which of these is meant?"), Said: t.Answer})
		}
		v.Dialogues = append(v.Dialogues, d)
	}
	slices.Reverse(v.Dialogues)
	slices.SortStableFunc(v.Dialogues, func(a, b views.Dialogue) int {
		switch {
		case v.Running || a.Right == b.Right || a.Plain || b.Plain:
			return 0
		case a.Right:
			return 1
		}
		return -1
	})
	v.Dialogues = v.Dialogues[:min(len(v.Dialogues), shownDialogues)]
	return v
}

// curveOf is the share of questions right after at most n clarifications, from none to most.
func curveOf(all []Seen, most int) []float64 {
	if len(all) == 0 {
		return nil
	}
	out := make([]float64, most+1)
	for _, one := range all {
		if one.Right {
			for k := one.Questions; k <= most; k++ {
				out[k]++
			}
		}
	}
	for k := range out {
		out[k] /= float64(len(all))
	}
	return out
}

// reportFigures are a report's figures; while it runs, the preliminary ones.
func reportFigures(x *evaluation) []views.Figure {
	var r struct {
		AccEx        float64 `json:"acc_ex"`
		AccValues    float64 `json:"acc_values"`
		AccQM        float64 `json:"acc_qm"`
		AvgQuestions float64 `json:"avg_questions"`
		QRight       float64 `json:"q_right"`
		Exits        float64 `json:"exits"`
		ECEResult    float64 `json:"ece_result"`
	}
	whole := json.Unmarshal(x.Report, &r) == nil
	judged, answered := 0, 0
	for _, one := range x.Seen {
		if !one.Plain {
			judged++
		} else if one.SUQL != "" {
			answered++
		}
	}
	percent := func(v float64) string { return fmt.Sprintf("%.1f %%", 100*v) }
	share := func(of func(Seen) float64) (sum float64) {
		for _, one := range x.Seen {
			if judged == 0 || !one.Plain {
				sum += of(one)
			}
		}
		return sum / float64(max(1, cmp.Or(judged, len(x.Seen))))
	}
	one := func(yes bool) float64 {
		if yes {
			return 1
		}
		return 0
	}
	if !whole {
		r.AccEx = share(func(s Seen) float64 { return one(s.Right) })
		r.AccQM = share(func(s Seen) float64 { return one(s.Match) })
		r.AvgQuestions = share(func(s Seen) float64 { return float64(s.Questions) })
	}
	var out []views.Figure
	if judged > 0 || len(x.Seen) == 0 {
		out = append(out, views.Figure{Name: "right", Value: percent(max(r.AccEx, r.AccValues))},
			views.Figure{Name: "the same query", Value: percent(r.AccQM)})
	}
	if n := len(x.Seen) - judged; n > 0 {
		out = append(out, views.Figure{Name: "answered, not judged", Value: fmt.Sprintf("%d of %d", answered, n)})
	}
	out = append(out, views.Figure{Name: "questions back", Value: fmt.Sprintf("%.2f", r.AvgQuestions)})
	if whole {
		out = append(out, views.Figure{Name: "of them useless", Value: percent(r.QRight)},
			views.Figure{Name: "left by the user", Value: percent(r.Exits)},
			views.Figure{Name: "certainty off by", Value: percent(r.ECEResult)})
	}
	return out
}
