package web

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"slices"
	"strconv"
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

// misfilled is a form's field that cannot be used as it is.
type misfilled struct {
	field string
	error
}

func (m *misfilled) Unwrap() error { return m.error }

func misfill(field, message string) error { return &misfilled{field, refuse("bad_value", message)} }

// order reads the form that starts an evaluation.
func (s *Server) order(c echo.Context) (o Order, x *evaluation, err error) {
	o = Order{Form: ChatQuestions, Source: c.FormValue("source"), User: cmp.Or(c.FormValue("user"), "truthful"),
		Detector: cmp.Or(c.FormValue("detector"), "gain=0.9"), K: 3, Seed: 1}
	x = &evaluation{Set: c.FormValue("set")}
	if level := c.FormValue("level"); level != "" && strings.HasSuffix(o.Detector, "=") {
		if _, err := strconv.ParseFloat(level, 64); err != nil {
			return o, x, misfill("level", "The threshold is a number, such as 0.9.")
		}
		o.Detector += level
	}
	for name, to := range map[string]*int{"k": &o.K, "limit": &o.Limit} {
		if v := c.FormValue(name); v != "" {
			if *to, err = strconv.Atoi(v); err != nil || *to < 0 || *to > 1e6 {
				return o, x, misfill(name, "This is a whole number, such as 3.")
			}
		}
	}
	if v := c.FormValue("wrong"); v != "" {
		if o.Wrong, err = strconv.ParseFloat(v, 64); err != nil || o.Wrong < 0 || o.Wrong >= 1 {
			return o, x, misfill("wrong", "How often the user is wrong is a number from 0 to 1, such as 0.1.")
		}
	}
	src := s.find(viewOf(c), o.Source)
	if src == nil {
		return o, x, misfill("source", views.English.NoSuchSource)
	}
	if err = s.questionsOf(c, src, &o, x); err != nil {
		return o, x, err
	}
	if o.Form != ChatQuestions {
		x.All = bytes.Count(bytes.TrimSpace(o.Questions), []byte("\n")) + 1
		if o.Limit > 0 {
			x.All = min(x.All, o.Limit)
		}
		return o, x, nil
	}
	field := "set"
	if x.Set == pastedSet {
		field = "pasted"
	}
	asked, bad := readQuestions(o.Questions, o.Limit)
	if bad > 0 {
		return o, x, misfill(field, fmt.Sprintf("Line %d is not JSON.", bad))
	}
	if x.All = asked.judged + len(asked.plain); x.All == 0 {
		return o, x, misfill(field, "There is no question in it.")
	}
	o.Questions, o.Plain = asked.lines, asked.plain
	return o, x, nil
}

// questionsOf fills in the questions of the chosen set.
func (s *Server) questionsOf(c echo.Context, src *Source, o *Order, x *evaluation) (err error) {
	switch x.Set {
	case madeSet:
		x.Name, o.Questions = "made by Surely of "+src.Name, asLines(suggest.Questions(src.database()))
	case verifiedSet:
		x.Name = "verified queries of " + src.Name
		for _, e := range src.database().Examples {
			o.Questions = append(o.Questions, asLines([]suggest.Made{{Question: e.Question, SUQL: e.SUQL}})...)
		}
	case bundledSet:
		x.Name, o.Questions = "Surely's own about "+src.Name, slices.Clone(src.Bundled)
	case pastedSet:
		x.Name, o.Questions = "pasted questions", []byte(c.FormValue("pasted"))
	case fileSet:
		if o.Questions, x.Name, err = fileOf(c, "questions"); err == nil && x.Name == "" {
			err = misfill("questions", "Choose a file of questions.")
		}
		if err != nil {
			return err
		}
		if o.Tables, _, err = fileOf(c, "tables"); len(o.Tables) > 0 {
			o.Form = WikiQuestions
		}
		return err
	default:
		return misfill("set", "Choose a set of questions.")
	}
	return nil
}

// fileOf reads a form's file and its name; empty without one.
func fileOf(c echo.Context, field string) ([]byte, string, error) {
	h, err := c.FormFile(field)
	if errors.Is(err, http.ErrMissingFile) || errors.Is(err, http.ErrNotMultipart) {
		return nil, "", nil
	} else if err != nil {
		return nil, "", err
	}
	if h.Size > mostQuestionBytes {
		return nil, "", echo.ErrStatusRequestEntityTooLarge
	}
	f, err := h.Open()
	if err != nil {
		return nil, "", err
	}
	defer f.Close()
	b, err := io.ReadAll(f)
	return b, h.Filename, err
}

// questionSet is what an evaluation asks: conversations with statements to compare with, and questions without.
type questionSet struct {
	lines  []byte // conversations, one a line
	judged int    // their questions
	plain  []string
}

// evalTurn is a question of a conversation.
type evalTurn struct {
	Question string `json:"question"`
	SUQL     string `json:"suql,omitempty"`
	Reply    bool   `json:"reply,omitempty"` // small talk, which is not evaluated
	Asks     bool   `json:"asks,omitempty"`
}

// readQuestions reads questions, at most limit of them (0: all): JSON lines, or a question, perhaps followed by a tab
// or a bar and its statement. bad is the number of a line that cannot be read; 0: all can.
func readQuestions(given []byte, limit int) (out questionSet, bad int) {
	for n, line := range strings.Split(strings.ReplaceAll(string(given), "\r", ""), "\n") {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		if limit > 0 && out.judged+len(out.plain) >= limit {
			break
		}
		var read struct {
			evalTurn
			Turns []evalTurn `json:"turns"`
		}
		if strings.HasPrefix(line, "{") {
			if json.Unmarshal([]byte(line), &read) != nil {
				return out, n + 1
			}
		} else if question, statement, ok := strings.Cut(line, "\t"); ok {
			read.Question, read.SUQL = strings.TrimSpace(question), strings.TrimSpace(statement)
		} else {
			question, statement, _ := strings.Cut(line, "|")
			read.Question, read.SUQL = strings.TrimSpace(question), strings.TrimSpace(statement)
		}
		if len(read.Turns) == 0 {
			read.Turns = []evalTurn{read.evalTurn}
		}
		out.add(read.Turns)
	}
	return out, 0
}

// add adds a conversation without its small talk. A single question without a statement is asked, but not judged.
func (q *questionSet) add(turns []evalTurn) {
	turns = slices.DeleteFunc(turns, func(t evalTurn) bool { return t.Reply || t.Question == "" })
	switch {
	case len(turns) == 0:
	case len(turns) == 1 && turns[0].SUQL == "":
		q.plain = append(q.plain, turns[0].Question)
	default:
		q.judged += len(turns)
		q.lines = append(q.lines, asLines([]map[string]any{{"turns": turns}})...)
	}
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
