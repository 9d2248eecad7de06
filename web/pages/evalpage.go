package pages

import (
	"bytes"
	"cmp"
	"encoding/json"
	"fmt"
	"net/http"
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
	id := c.QueryParam("a")
	p := views.EvalPage{Missing: id != ""}
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
	return request.Render(c, views.Eval(p))
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

// handleEvaluate begins an evaluation.
func (s *Pages) handleEvaluate(c echo.Context) error {
	o, x, err := s.order(c)
	request.Did(c, "evaluate", o.Source).Said = x.Name
	if err != nil {
		return err
	}
	if err := s.evaluate(x, o); err != nil {
		return err
	}
	return c.Redirect(http.StatusSeeOther, "/eval?a="+x.ID)
}

// order reads the form that starts an evaluation.
func (s *Pages) order(c echo.Context) (o Order, x *evaluation, err error) {
	o = Order{Source: c.FormValue("source"), User: cmp.Or(c.FormValue("user"), "truthful"),
		Detector: cmp.Or(c.FormValue("detector"), "gain=0.9"), K: 3, Seed: 1}
	x = &evaluation{}
	if level := c.FormValue("level"); level != "" && strings.HasSuffix(o.Detector, "=") {
		if _, err := strconv.ParseFloat(level, 64); err != nil {
			return o, x, chat.Refuse("bad_value", "The threshold is a number, such as 0.9.")
		}
		o.Detector += level
	}
	for name, to := range map[string]*int{"k": &o.K, "limit": &o.Limit} {
		if v := c.FormValue(name); v != "" {
			if *to, err = strconv.Atoi(v); err != nil || *to < 0 || *to > 1e6 {
				return o, x, chat.Refuse("bad_value", "“"+v+"” is not a whole number, such as 3.")
			}
		}
	}
	if v := c.FormValue("wrong"); v != "" {
		if o.Wrong, err = strconv.ParseFloat(v, 64); err != nil || o.Wrong < 0 || o.Wrong >= 1 {
			return o, x, chat.Refuse("bad_value", "How often the user is wrong is a number from 0 to 1, such as 0.1.")
		}
	}
	src := s.Find(request.View(c), o.Source)
	if src == nil {
		return o, x, chat.Refuse("bad_value", views.English.NoSuchSource)
	}
	var given []byte
	switch c.FormValue("set") {
	case "verified":
		x.Name = "verified queries of " + src.Name
		for _, e := range src.Described().Examples {
			given = append(given, asLines([]evalTurn{{Question: e.Question, SUQL: e.SUQL}})...)
		}
	case "bundled":
		x.Name, given = "Surely's own about "+src.Name, src.Bundled
	case "pasted":
		x.Name, given = "pasted questions", []byte(c.FormValue("pasted"))
	default:
		return o, x, chat.Refuse("bad_value", "Choose a set of questions.")
	}
	o.Questions, x.All, err = readQuestions(given, o.Limit)
	return o, x, err
}

// evalTurn is a question of a conversation.
type evalTurn struct {
	Question string `json:"question"`
	SUQL     string `json:"suql,omitempty"`
	Reply    bool   `json:"reply,omitempty"` // small talk, which is not evaluated
	Asks     bool   `json:"asks,omitempty"`
}

// readQuestions reads questions, at most limit of them (0: all): JSON lines, or a question followed by a tab or a bar
// and its statement.
func readQuestions(given []byte, limit int) (out []byte, asked int, err error) {
	for n, line := range strings.Split(strings.ReplaceAll(string(given), "\r", ""), "\n") {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		if limit > 0 && asked >= limit {
			break
		}
		var read struct {
			evalTurn
			Turns []evalTurn `json:"turns"`
		}
		if strings.HasPrefix(line, "{") {
			if json.Unmarshal([]byte(line), &read) != nil {
				return nil, 0, chat.Refuse("bad_value", fmt.Sprintf("Line %d is not JSON.", n+1))
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
		if slices.ContainsFunc(turns, func(t evalTurn) bool { return t.SUQL == "" && !t.Asks }) {
			return nil, 0, chat.Refuse("bad_value", fmt.Sprintf("Line %d has no statement to compare with.", n+1))
		}
		if len(turns) > 0 {
			asked += len(turns)
			out = append(out, asLines([]map[string]any{{"turns": turns}})...)
		}
	}
	if asked == 0 {
		return nil, 0, chat.Refuse("bad_value", "There is no question in it.")
	}
	return out, asked, nil
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
	v := views.Evaluation{ID: x.ID, Name: x.Name, Told: x.Told, State: x.State, Error: x.Error,
		Began: x.Began.Format("2 Jan 2006, 15:04"), Done: len(x.Seen), All: x.All, Running: x.State == evaluating,
		Opens: s.Serves(x.Source), Curve: curveOf(x.Seen), Figures: reportFigures(x)}
	var sure []float64
	var right []bool
	for _, one := range x.Seen {
		sure, right = append(sure, one.Sure), append(right, one.Right)
		d := views.Dialogue{Question: one.Question, Want: one.Want, Got: one.SUQL, Right: one.Right, Sure: one.Sure}
		for _, t := range one.Turns {
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
		slices.SortStableFunc(v.Dialogues, func(a, b views.Dialogue) int { return one(a.Right) - one(b.Right) })
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
	if !whole {
		n := float64(max(1, len(x.Seen)))
		for _, each := range x.Seen {
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
