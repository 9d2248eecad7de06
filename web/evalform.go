package web

import (
	"bytes"
	"cmp"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/views"
	"github.com/ask-surely/surely/web/suggest"
	"github.com/labstack/echo/v4"
)

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
