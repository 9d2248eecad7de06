package pages

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/request"
)

const evaluatePath = "/eval/runs"

// handleEval shows the evaluations: the form to start one, and the one that is looked at.
func (s *Pages) handleEval(c echo.Context) error {
	if s.Lab == nil || !request.IsOwner(c) {
		return request.Render(c, views.EvalClosed())
	}
	given := url.Values{"level": {"0.9"}, "k": {"3"}, "wrong": {"0"}, "limit": {"200"}}
	return request.Render(c, views.Eval(s.evalPage(c, views.EvalForm{Given: given})))
}

// evalPage is the page with a form as it was filled in.
func (s *Pages) evalPage(c echo.Context, form views.EvalForm) views.EvalPage {
	id := c.QueryParam("a")
	p := views.EvalPage{Form: form, Missing: id != ""}
	for _, src := range request.View(c).Sources {
		p.Parts = append(p.Parts, views.EvalSource{Name: src.Name, Verified: len(src.Described().Examples),
			Bundled: bytes.Count(src.Bundled, []byte("\n"))})
	}
	for _, x := range slices.Backward(s.evaluations.list()) {
		v := s.evaluationView(x.snapshot())
		if x.ID == id {
			p.Shown, p.Missing = &v, false
			continue
		}
		v.Dialogues = nil
		p.Past = append(p.Past, v)
	}
	return p
}

// handleEvalLive returns the part of a page that changes while an evaluation runs.
func (s *Pages) handleEvalLive(c echo.Context) error {
	x := s.evaluations.find(c.QueryParam("a"))
	if x == nil {
		return request.Render(c, views.EvalLive(nil))
	}
	v := s.evaluationView(x.snapshot())
	return request.Render(c, views.EvalLive(&v))
}

// handleEvaluate begins an evaluation. A form that cannot be used is shown again as it was filled in.
func (s *Pages) handleEvaluate(c echo.Context) error {
	o, x, err := s.order(c)
	request.Did(c, "evaluate", o.Source).Said = x.Name
	if err == nil {
		err = s.evaluate(x, o)
	}
	if err == nil {
		return c.Redirect(http.StatusSeeOther, "/eval?a="+x.ID)
	}
	form := views.EvalForm{Given: c.Request().Form, Message: err.Error()}
	if wrong, ok := errors.AsType[*misfilled](err); ok {
		form.Field = wrong.field
	}
	page := views.Eval(s.evalPage(c, form))
	if err := request.RenderWith(c, http.StatusUnprocessableEntity, page); err != nil {
		return err
	}
	return err // to be logged
}

// misfilled is a form's field that cannot be used as it is.
type misfilled struct {
	field string
	error
}

func (m *misfilled) Unwrap() error { return m.error }

func misfill(field, message string) error {
	return &misfilled{field, chat.Refuse("bad_value", message)}
}

// order reads the form that starts an evaluation.
func (s *Pages) order(c echo.Context) (o Order, x *evaluation, err error) {
	o = Order{Source: c.FormValue("source"), User: cmp.Or(c.FormValue("user"), "truthful"),
		Detector: cmp.Or(c.FormValue("detector"), "gain=0.9"), K: 3, Seed: 1}
	x = &evaluation{}
	if level := c.FormValue("level"); level != "" && strings.HasSuffix(o.Detector, "=") {
		if _, err := strconv.ParseFloat(level, 64); err != nil {
			return o, x, misfill("level", "The threshold is a number, such as 0.9.")
		}
		o.Detector += level
	}
	for name, to := range map[string]*int{"k": &o.K, "limit": &o.Limit} {
		if v := c.FormValue(name); v != "" {
			if *to, err = strconv.Atoi(v); err != nil || *to < 0 || *to > 1e6 {
				return o, x, misfill(name, "“"+v+"” is not a whole number, such as 3.")
			}
		}
	}
	if v := c.FormValue("wrong"); v != "" {
		if o.Wrong, err = strconv.ParseFloat(v, 64); err != nil || o.Wrong < 0 || o.Wrong >= 1 {
			return o, x, misfill("wrong", "How often the user is wrong is a number from 0 to 1, such as 0.1.")
		}
	}
	src := s.Find(request.View(c), o.Source)
	if src == nil {
		return o, x, misfill("source", views.English.NoSuchSource)
	}
	var given []byte
	field := "set"
	switch c.FormValue("set") {
	case "verified":
		x.Name = "verified queries of " + src.Name
		for _, e := range src.Described().Examples {
			given = append(given, asLines([]evalTurn{{Question: e.Question, SUQL: e.SUQL}})...)
		}
	case "bundled":
		x.Name, given = "Surely's own about "+src.Name, src.Bundled
	case "pasted":
		x.Name, given, field = "pasted questions", []byte(c.FormValue("pasted")), "pasted"
	default:
		return o, x, misfill("set", "Choose a set of questions.")
	}
	asked, err := readQuestions(field, given, o.Limit)
	o.Questions, x.plain, x.asked, x.All = asked.judged, asked.plain, src.Agent, asked.count
	return o, x, err
}

// questionSet is what an evaluation asks.
type questionSet struct {
	judged []byte // conversations with statements to compare with, one a line
	plain  []string
	count  int
}

// evalTurn is a question of a conversation.
type evalTurn struct {
	Question string `json:"question"`
	SUQL     string `json:"suql,omitempty"`
	Reply    bool   `json:"reply,omitempty"` // small talk, which is not evaluated
	Asks     bool   `json:"asks,omitempty"`
}

// readQuestions reads a field's questions, at most limit of them (0: all): JSON lines, or a question, perhaps followed
// by a tab or a bar and its statement.
func readQuestions(field string, given []byte, limit int) (out questionSet, err error) {
	for n, line := range strings.Split(strings.ReplaceAll(string(given), "\r", ""), "\n") {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		if limit > 0 && out.count >= limit {
			break
		}
		var read struct {
			evalTurn
			Turns []evalTurn `json:"turns"`
		}
		if strings.HasPrefix(line, "{") {
			if json.Unmarshal([]byte(line), &read) != nil {
				return out, misfill(field, fmt.Sprintf("Line %d is not JSON.", n+1))
			}
		} else {
			question, statement, ok := strings.Cut(line, "\t")
			if !ok {
				question, statement, _ = strings.Cut(line, "|")
			}
			read.Question, read.SUQL = strings.TrimSpace(question), strings.TrimSpace(statement)
		}
		if len(read.Turns) == 0 {
			read.Turns = []evalTurn{read.evalTurn}
		}
		turns := slices.DeleteFunc(read.Turns, func(t evalTurn) bool { return t.Reply || t.Question == "" })
		unjudged := slices.ContainsFunc(turns, func(t evalTurn) bool { return t.SUQL == "" && !t.Asks })
		switch {
		case unjudged && len(turns) == 1:
			out.plain = append(out.plain, turns[0].Question)
		case unjudged:
			return out, misfill(field, fmt.Sprintf("A question of line %d has no statement to compare with.", n+1))
		case len(turns) > 0:
			out.judged = append(out.judged, asLines([]map[string]any{{"turns": turns}})...)
		}
		out.count += len(turns)
	}
	if out.count == 0 {
		return out, misfill(field, "There is no question in it.")
	}
	return out, nil
}

// handleStopEvaluation stops an evaluation.
func (s *Pages) handleStopEvaluation(c echo.Context) error {
	x := s.evaluations.find(c.Param("id"))
	if x == nil {
		return chat.Refuse("not_found", "There is no such evaluation.")
	}
	x.cancel()
	return c.Redirect(http.StatusSeeOther, "/eval?a="+x.ID)
}

// handleEvalExport sends the report (json), or a line per example (jsonl).
func (s *Pages) handleEvalExport(c echo.Context) error {
	id, form, _ := strings.Cut(c.Param("id"), ".")
	x := s.evaluations.find(id)
	if x == nil {
		return chat.Refuse("not_found", "There is no such evaluation.")
	}
	v := x.snapshot()
	c.Response().Header().Set("Content-Disposition", `attachment; filename="evaluation-`+id+`.`+form+`"`)
	if form == "jsonl" {
		return c.Blob(http.StatusOK, "application/jsonl", asLines(v.Seen))
	}
	if v.Report == nil {
		return chat.Refuse("not_found", "The evaluation has no report yet.")
	}
	return c.JSONBlob(http.StatusOK, v.Report)
}

// shownDialogues is how many dialogues of an evaluation are shown: the latest, and those with wrong results.
const shownDialogues = 60

// evaluationView is an evaluation as the page shows it.
func (s *Pages) evaluationView(x *evaluation) views.Evaluation {
	judged := slices.DeleteFunc(slices.Clone(x.Seen), func(each Seen) bool { return each.Plain })
	v := views.Evaluation{ID: x.ID, Name: x.Name, Told: x.Told, State: x.State, Error: x.Error,
		Began: x.Began.Format("2 Jan 2006, 15:04"), Done: len(x.Seen), All: x.All, Running: x.State == evaluating,
		Opens: s.Serves(x.Source), Curve: curveOf(judged), Figures: figuresOf(x, judged)}
	var sure []float64
	var right []bool
	for _, each := range judged {
		sure, right = append(sure, each.Sure), append(right, each.Right)
	}
	for _, each := range x.Seen {
		d := views.Dialogue{Question: each.Question, Want: each.Want, Got: each.SUQL, Right: each.Right, Sure: each.Sure,
			Plain: each.Plain, Reply: each.Reply}
		for _, t := range each.Turns {
			d.Turns = append(d.Turns, views.DialogueTurn{Asked: cmp.Or(t.Question, "Which of these is meant?"), Said: t.Answer})
		}
		v.Dialogues = append(v.Dialogues, d)
	}
	for _, b := range learn.Bins(sure, right, 10) {
		if b.N > 0 {
			v.Bins = append(v.Bins, views.ReliabilityBin{Sure: b.Sure, Right: b.Right, N: b.N})
		}
	}
	slices.Reverse(v.Dialogues)
	if !v.Running {
		slices.SortStableFunc(v.Dialogues, func(a, b views.Dialogue) int { return one(b.Failed()) - one(a.Failed()) })
	}
	v.Dialogues = v.Dialogues[:min(len(v.Dialogues), shownDialogues)]
	return v
}

// one is 1 for what is so.
func one(is bool) int {
	if is {
		return 1
	}
	return 0
}

// curveOf is the share of questions right after at most n clarifications, from none to the most that were asked.
func curveOf(all []Seen) []float64 {
	if len(all) == 0 {
		return nil
	}
	most := slices.MaxFunc(all, func(a, b Seen) int { return a.Questions - b.Questions }).Questions
	out := make([]float64, most+1)
	for _, each := range all {
		for k := each.Questions; k <= most; k++ {
			out[k] += float64(one(each.Right)) / float64(len(all))
		}
	}
	return out
}

// figuresOf are an evaluation's figures; while it runs, the preliminary ones.
func figuresOf(x *evaluation, judged []Seen) (out []views.Figure) {
	if n := len(x.Seen) - len(judged); n > 0 {
		answered := 0
		for _, each := range x.Seen {
			answered += one(each.Plain && each.SUQL != "")
		}
		out = append(out, views.Figure{Name: "answered, not judged", Value: fmt.Sprintf("%d of %d", answered, n)})
	}
	if len(judged) > 0 || len(out) == 0 {
		out = append(out, reportFigures(x, judged)...)
	}
	return out
}

// reportFigures are the figures of what is judged.
func reportFigures(x *evaluation, judged []Seen) []views.Figure {
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
	if !whole {
		n := float64(max(1, len(judged)))
		for _, each := range judged {
			r.AccEx += float64(one(each.Right)) / n
			r.AccQM += float64(one(each.Match)) / n
			r.AvgQuestions += float64(each.Questions) / n
		}
	}
	percent := func(v float64) string { return fmt.Sprintf("%.1f %%", 100*v) }
	out := []views.Figure{{Name: "right", Value: percent(max(r.AccEx, r.AccValues))},
		{Name: "the same query", Value: percent(r.AccQM)},
		{Name: "questions back", Value: fmt.Sprintf("%.2f", r.AvgQuestions)}}
	if whole {
		out = append(out, views.Figure{Name: "of them useless", Value: percent(r.QRight)},
			views.Figure{Name: "left by the user", Value: percent(r.Exits)},
			views.Figure{Name: "certainty off by", Value: percent(r.ECEResult)})
	}
	return out
}
