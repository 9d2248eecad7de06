package web

import (
	"cmp"
	"context"
	"encoding/csv"
	"encoding/json"
	"fmt"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/labstack/echo/v4"

	"github.com/ask-surely/surely/views"
)

// A study has people reply to clarifications instead of a simulated user. All get the same tasks, alternating between
// the conditions, with rotating starts. Everything follows from its stored events.

// study is what the owner defined.
type study struct {
	ID         string          `json:"id"`
	Title      string          `json:"title"`
	Source     string          `json:"source"`
	Tasks      json.RawMessage `json:"tasks"` // a list of questions with their statements
	Conditions []string        `json:"conditions"`
	Wording    string          `json:"wording"` // plain, or the paper's
	Told       bool            `json:"told"`    // the intended meaning is shown beside the question
	Created    time.Time       `json:"created"`

	tasks  []made
	people []*participant
}

// participant is a person taking part.
type participant struct {
	ID     string
	Number int
	began  map[int]time.Time
	Done   []studyDone
}

// studyDone is a task that a participant has finished.
type studyDone struct {
	Participant string   `json:"participant"`
	Task        int      `json:"task"`
	Condition   string   `json:"condition"`
	Question    string   `json:"question"`
	SUQL        string   `json:"suql"`
	Replies     []string `json:"replies"`
	Clear       []bool   `json:"clear"` // whether each clarification was clear
	Undone      int      `json:"undone"`
	Left        bool     `json:"left"`
	Questions   int      `json:"questions"`
	Right       bool     `json:"right"`
	Match       bool     `json:"match"`
	Seconds     float64  `json:"seconds"`
}

// studyEvent is one of: a study defined, a participant joined, a task begun or finished.
type studyEvent struct {
	Study   string     `json:"study"`
	Defined *study     `json:"defined,omitempty"`
	Joined  string     `json:"joined,omitempty"`
	Began   *int       `json:"began,omitempty"`
	By      string     `json:"by,omitempty"`
	Done    *studyDone `json:"done,omitempty"`
}

// studies replays the events.
func (s *Server) studies(ctx context.Context) (all []*study, err error) {
	notes, err := s.options.Notes.Of(ctx, studyNote, time.Time{})
	if err != nil {
		return nil, err
	}
	known := map[string]*study{}
	for _, n := range notes {
		var e studyEvent
		if json.Unmarshal(n.Data, &e) != nil {
			continue
		}
		if e.Defined != nil && json.Unmarshal(e.Defined.Tasks, &e.Defined.tasks) == nil {
			known[e.Study] = e.Defined
			all = append(all, e.Defined)
		}
		st := known[e.Study]
		if st == nil {
			continue
		}
		if e.Joined != "" {
			st.people = append(st.people, &participant{ID: e.Joined, Number: len(st.people), began: map[int]time.Time{}})
		}
		p := st.person(cmp.Or(e.By, "-"))
		if p != nil && e.Began != nil && p.began[*e.Began].IsZero() {
			p.began[*e.Began] = n.Time
		}
		if p != nil && e.Done != nil && e.Done.Task == len(p.Done) {
			p.Done = append(p.Done, *e.Done)
		}
	}
	return all, nil
}

func (st *study) person(id string) *participant {
	for _, p := range st.people {
		if p.ID == id {
			return p
		}
	}
	return nil
}

// condition is a participant's condition for a task; starts rotate.
func (st *study) condition(p *participant, task int) string {
	return st.Conditions[(p.Number+task)%len(st.Conditions)]
}

// order is a task as shown to a participant.
func (st *study) order(task int, condition string) Order {
	return Order{Form: ChatQuestions, Source: st.Source, Questions: asLines(st.tasks[task : task+1]), Detector: condition,
		User: "simulated", K: 3, Seed: 1, Paper: st.Wording == "paper"}
}

// noteStudy stores an event.
func (s *Server) noteStudy(ctx context.Context, e studyEvent) error {
	data, err := json.Marshal(e)
	if err == nil {
		err = s.options.Notes.Add(ctx, Note{Kind: studyNote, Data: data})
	}
	return err
}

// study finds a study by its address.
func (s *Server) study(c echo.Context) (*study, error) {
	all, err := s.studies(c.Request().Context())
	if err != nil {
		return nil, err
	}
	id, _, _ := strings.Cut(c.Param("study"), ".")
	for _, st := range all {
		if st.ID == id {
			return st, nil
		}
	}
	return nil, refuse("not_found", s.words.NoSuchStudy)
}

// handleStudies shows the owner the studies and how to begin one.
func (s *Server) handleStudies(c echo.Context) error {
	all, err := s.studies(c.Request().Context())
	if err != nil {
		return err
	}
	p := views.StudyPage{Sources: s.setsOf(c)}
	for _, st := range slices.Backward(all) {
		p.Studies = append(p.Studies, views.Study{ID: st.ID, Title: st.Title, Source: st.Source, Tasks: len(st.tasks),
			People: len(st.people), Rows: st.measured()})
	}
	return s.render(c, views.Studies(p))
}

// handleDefineStudy defines a study.
func (s *Server) handleDefineStudy(c echo.Context) error {
	o, x, err := s.order(c)
	if err != nil {
		return err
	}
	var tasks []made
	for _, line := range strings.Split(strings.TrimSpace(string(o.Questions)), "\n") {
		var q made
		if json.Unmarshal([]byte(line), &q) == nil && q.Question != "" && q.SUQL != "" {
			tasks = append(tasks, q)
		}
	}
	tasks = tasks[:min(len(tasks), cmp.Or(o.Limit, len(tasks)))]
	conditions := strings.Fields(strings.ReplaceAll(c.FormValue("conditions"), ",", " "))
	if len(tasks) == 0 || len(conditions) == 0 {
		return refuse("bad_value", "a study needs questions with their statements, and a condition")
	}
	st := study{ID: random(9), Title: cmp.Or(strings.TrimSpace(c.FormValue("title")), x.Name), Source: o.Source,
		Conditions: conditions, Wording: c.FormValue("wording"), Told: c.FormValue("told") != "", Created: time.Now().UTC()}
	if st.Tasks, err = json.Marshal(tasks); err != nil {
		return err
	}
	st.tasks = tasks
	for _, condition := range conditions { // an unknown detector is rejected now, not when a participant begins
		if _, err := s.options.Lab.Pose(c.Request().Context(), st.order(0, condition), nil); err != nil {
			return refuse("bad_value", err.Error())
		}
	}
	err = s.noteStudy(c.Request().Context(), studyEvent{Study: st.ID, Defined: &st})
	s.auditRequest(c, Entry{Source: o.Source, Did: "study", Said: st.Title}, err)
	if err != nil {
		return err
	}
	return c.Redirect(http.StatusSeeOther, "/study#"+st.ID)
}

// handleConsent explains a study, or has a person join it.
func (s *Server) handleConsent(c echo.Context) error {
	if form := formOf(c.Param("study")); form != "" {
		return s.handleStudyExport(c, form)
	}
	st, err := s.study(c)
	if err != nil {
		return err
	}
	if c.Request().Method == http.MethodGet {
		return s.render(c, views.Consent(st.ID, st.Title, len(st.tasks)))
	}
	if !s.mayTurn(c.RealIP()) {
		return refuse("too_fast", s.words.TooFast)
	}
	id := random(9)
	if err := s.noteStudy(c.Request().Context(), studyEvent{Study: st.ID, Joined: id}); err != nil {
		return err
	}
	return c.Redirect(http.StatusSeeOther, "/study/"+st.ID+"/"+id)
}

func formOf(id string) string {
	_, form, _ := strings.Cut(id, ".")
	return form
}

// mostReplies is the maximum number of replies per task.
const mostReplies = 100

// taskReplies are a participant's replies to a task so far, carried in the form.
type replies struct {
	replies []string
	clear   []bool
	undone  int
}

// saidOf reads the form, and the button pressed.
func saidOf(c echo.Context) (out replies, pressed string) {
	for _, r := range strings.Fields(c.FormValue("replies")) {
		if len(out.replies) < mostReplies && (r == "yes" || r == "no" || r == "exit") {
			out.replies = append(out.replies, r)
		}
	}
	for _, x := range strings.Fields(c.FormValue("clear")) {
		out.clear = append(out.clear, x == "clear")
	}
	out.clear = out.clear[:min(len(out.clear), len(out.replies))]
	out.undone, _ = strconv.Atoi(c.FormValue("undone"))
	pressed = c.FormValue("say")
	switch n := len(out.replies); {
	case pressed == "undo" && n > 0:
		out.replies, out.clear, out.undone = out.replies[:n-1], out.clear[:min(len(out.clear), n-1)], out.undone+1
	case pressed == "yes" || pressed == "no" || pressed == "exit":
		out.replies = append(out.replies, pressed)
		out.clear = append(out.clear, c.FormValue("was") != "unclear")
	}
	return out, pressed
}

// words encodes the replies for the next form.
func (d replies) words() (replies, clear string) {
	for i, r := range d.replies {
		replies += r + " "
		clear += map[bool]string{true: "clear ", false: "unclear "}[i < len(d.clear) && d.clear[i]]
	}
	return replies, clear
}

// pose shows a task to a participant, with the same queue and limits as the chat.
func (s *Server) pose(c echo.Context, o Order, replies []string) (Stage, error) {
	if !s.mayTurn(c.RealIP()) {
		return Stage{}, refuse("too_fast", s.words.TooFast)
	}
	ctx, leave, err := s.admit(c, Structured)
	if err != nil {
		return Stage{}, err
	}
	defer leave()
	return s.options.Lab.Pose(ctx, o, replies)
}

// handleTask shows a participant's next task. Only posted forms count as replies.
func (s *Server) handleTask(c echo.Context) error {
	ctx := c.Request().Context()
	st, err := s.study(c)
	if err != nil {
		return err
	}
	p := st.person(c.Param("person"))
	if p == nil {
		return refuse("not_found", s.words.NoSuchStudy)
	}
	task := len(p.Done)
	if task >= len(st.tasks) {
		return s.render(c, views.StudyEnd(st.Title))
	}
	var d replies
	pressed := ""
	if c.Request().Method == http.MethodPost {
		if c.FormValue("task") != strconv.Itoa(task) {
			return c.Redirect(http.StatusSeeOther, c.Request().URL.Path) // sent twice
		}
		d, pressed = saidOf(c)
	}
	condition := st.condition(p, task)
	now, err := s.pose(c, st.order(task, condition), d.replies)
	if err != nil {
		return err
	}
	if p.began[task].IsZero() {
		p.began[task] = time.Now()
		if err := s.noteStudy(ctx, studyEvent{Study: st.ID, By: p.ID, Began: &task}); err != nil {
			return err
		}
	}
	if now.Asked == "" && (pressed == "next" || pressed == "exit") {
		done := studyDone{Participant: p.ID, Task: task, Condition: condition, Question: st.tasks[task].Question,
			SUQL:    now.SUQL,
			Replies: d.replies, Clear: d.clear, Undone: d.undone, Left: pressed == "exit", Questions: now.Questions,
			Right: now.Right, Match: now.Match, Seconds: time.Since(p.began[task]).Seconds()}
		if err := s.noteStudy(ctx, studyEvent{Study: st.ID, By: p.ID, Done: &done}); err != nil {
			return err
		}
		return c.Redirect(http.StatusSeeOther, c.Request().URL.Path)
	}
	v := views.StudyTask{Title: st.Title, Number: task + 1, All: len(st.tasks), Question: st.tasks[task].Question,
		Asked: now.Asked, Said: now.Said, Undone: d.undone, Task: task}
	if st.Told {
		v.Meant = now.Meant
	}
	v.Replies, v.Clear = d.words()
	for _, t := range now.Turns {
		answer := map[string]string{"yes": s.words.Yes, "no": s.words.No}[t.Answer]
		v.Turns = append(v.Turns, views.DialogueTurn{Asked: t.Question, Said: answer})
	}
	return s.render(c, views.Task(v))
}

// studyRow is a row of the paper's table for a condition.
type studyRow struct {
	Condition    string  `json:"condition"`
	People       int     `json:"participants"`
	Examples     int     `json:"examples"`
	AccQM        float64 `json:"acc_qm"`
	AccEx        float64 `json:"acc_ex"`
	AvgQuestions float64 `json:"avg_questions"`
	Clear        float64 `json:"clear"` // of the questions
	Exits        float64 `json:"exits"`
	Undone       float64 `json:"undone"`  // per task
	Seconds      float64 `json:"seconds"` // median per task
}

// rows summarises a study by condition.
func (st *study) rows() (out []studyRow) {
	for _, condition := range st.Conditions {
		r, clear, asked := studyRow{Condition: condition}, 0, 0
		var seconds []float64
		for _, p := range st.people {
			took := false
			for _, d := range p.Done {
				if d.Condition != condition {
					continue
				}
				took = true
				r.Examples++
				r.AccQM, r.AccEx, r.Exits = r.AccQM+one(d.Match), r.AccEx+one(d.Right), r.Exits+one(d.Left)
				r.AvgQuestions, r.Undone = r.AvgQuestions+float64(d.Questions), r.Undone+float64(d.Undone)
				seconds = append(seconds, d.Seconds)
				asked += len(d.Clear)
				for _, c := range d.Clear {
					clear += int(one(c))
				}
			}
			r.People += int(one(took))
		}
		n := float64(max(1, r.Examples))
		for _, v := range []*float64{&r.AccQM, &r.AccEx, &r.Exits, &r.AvgQuestions, &r.Undone} {
			*v /= n
		}
		if r.Clear = float64(clear) / float64(max(1, asked)); len(seconds) > 0 {
			slices.Sort(seconds)
			r.Seconds = seconds[len(seconds)/2]
		}
		out = append(out, r)
	}
	return out
}

func one(b bool) float64 {
	if b {
		return 1
	}
	return 0
}

// measured are a study's rows for the page.
func (st *study) measured() (out [][]string) {
	for _, r := range st.rows() {
		out = append(out, []string{r.Condition, strconv.Itoa(r.People), strconv.Itoa(r.Examples),
			fmt.Sprintf("%.3f", r.AccQM),
			fmt.Sprintf("%.3f", r.AccEx), fmt.Sprintf("%.3f", r.AvgQuestions), fmt.Sprintf("%.0f %%", 100*r.Clear),
			fmt.Sprintf("%.0f s", r.Seconds)})
	}
	return out
}

// handleStudyExport sends a study's measures and tasks (json), or a line per task (csv).
func (s *Server) handleStudyExport(c echo.Context, form string) error {
	if personOf(c).Role != roleNames[ownerRole] {
		return refuse("forbidden", s.words.NotHere)
	}
	st, err := s.study(c)
	if err != nil {
		return err
	}
	var done []studyDone
	for _, p := range st.people {
		done = append(done, p.Done...)
	}
	c.Response().Header().Set("Content-Disposition", `attachment; filename="study-`+st.ID+`.`+form+`"`)
	if form != "csv" {
		return c.JSON(http.StatusOK, map[string]any{"study": st.Title, "source": st.Source, "wording": st.Wording,
			"measures": st.rows(), "tasks": done})
	}
	c.Response().Header().Set(echo.HeaderContentType, "text/csv; charset=utf-8")
	w := csv.NewWriter(c.Response())
	w.Write([]string{"participant", "task", "condition", "question", "suql", "replies", "clear", "questions", "right",
		"match", "left", "undone", "seconds"})
	for _, d := range done {
		w.Write([]string{d.Participant, strconv.Itoa(d.Task), d.Condition, inert(d.Question),
			inert(d.SUQL), strings.Join(d.Replies, " "),
			fmt.Sprint(d.Clear), strconv.Itoa(d.Questions), strconv.FormatBool(d.Right), strconv.FormatBool(d.Match),
			strconv.FormatBool(d.Left), strconv.Itoa(d.Undone), fmt.Sprintf("%.1f", d.Seconds)})
	}
	w.Flush()
	return w.Error()
}
