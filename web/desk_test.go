package web

import (
	"errors"
	"net/http"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/eval"
	"github.com/ask-surely/surely/web/chat"
)

// unmeasured returns no source for evaluations.
func unmeasured(string) (*eval.Source, error) { return nil, errors.New("nothing is measured") }

// Visitors' texts are stored in full, without personal data, or not at all.
func TestVisitorTexts(t *testing.T) {
	for keep, want := range map[chat.VisitorTexts]string{chat.KeepTexts: "wide 1 for ann@example.org, 0171 2345678",
		chat.RedactTexts: "wide 1 for …, …", chat.DropTexts: ""} {
		book := newState(t).Feedback()
		_, h, _ := newServed(t, func(o *Options) {
			o.Notes, o.VisitorTexts = book, keep
		})
		answer := postJSON(t, h, "/api/ask", `{"question":"wide 1 for ann@example.org, 0171 2345678"}`).object()
		postForm(t, h, "/judge", "conversation", answer["conversation"], "token", answer["token"], "turn", 0, "good", false,
			"reason", "ann@example.org waits")
		reason := map[chat.VisitorTexts]string{chat.KeepTexts: "ann@example.org waits", chat.RedactTexts: "… waits"}[keep]
		if judged := judgement(t, book, 1); judged.Reason != reason ||
			keep != chat.KeepTexts && strings.Contains(judged.Question, "example.org") {
			t.Errorf("%s keeps the judgement %+v", keep, judged)
		}
		var notes []chat.Note
		for end := time.Now().Add(5 * time.Second); len(notes) == 0 && time.Now().Before(end); {
			notes, _ = book.Of(t.Context(), chat.TurnNote, time.Time{})
			time.Sleep(10 * time.Millisecond)
		}
		if len(notes) != 1 {
			t.Fatalf("%s: %d turns are noted", keep, len(notes))
		}
		data := string(notes[0].Data)
		if want != "" && !strings.Contains(data, want) || keep != chat.KeepTexts && strings.Contains(data, "example.org") ||
			keep == chat.DropTexts && strings.Contains(data, "wide") {
			t.Errorf("%s keeps %s", keep, data)
		}
	}
}

// A form that cannot be used begins no evaluation: what was typed stays, and what is wrong stands beside its field.
func TestEvalForm(t *testing.T) {
	_, h, _ := newServed(t, func(o *Options) { o.EvalSource = unmeasured })
	for _, field := range []string{"", "k", "limit", "wrong", "level", "source", "set", "pasted"} {
		form := []any{"source", "boats", "set", "pasted", "detector", "gain=", "level", "0.9",
			"pasted", "rows 3 | SELECT 1"}
		if field != "" {
			form = append(form, field, "x")
		}
		r := postForm(t, h, "/eval/runs", form...)
		switch {
		case field == "":
			if !shows(t, h.URL+r.header.Get("Location"), `data-state="failed"`, "nothing is measured") {
				t.Errorf("it begins %d, %s", r.status, r.body)
			}
		case r.status != http.StatusUnprocessableEntity || !strings.Contains(r.body, `aria-describedby="wrong-`+field+`"`) ||
			field != "pasted" && !strings.Contains(r.body, ">rows 3 | SELECT 1</textarea>"):
			t.Errorf("%q: %d, %s", field, r.status, r.body)
		}
	}
}

// One evaluation runs at a time, until it is stopped.
func TestEvalAlone(t *testing.T) {
	begun := make(chan struct{})
	_, h, _ := newServed(t, func(o *Options) {
		o.EvalSource = func(string) (*eval.Source, error) { <-begun; return unmeasured("") }
	})
	form := []any{"source", "boats", "set", "pasted", "pasted", "rows 3 | SELECT 1"}
	if r := postForm(t, h, "/eval/runs", form...); r.status != http.StatusSeeOther {
		t.Errorf("it begins %d, %s", r.status, r.body)
	}
	if r := postForm(t, h, "/eval/runs", form...); r.status != http.StatusUnprocessableEntity ||
		!strings.Contains(r.body, "An evaluation is running") {
		t.Errorf("another one begins: %d, %s", r.status, r.body)
	}
	postForm(t, h, "/eval/runs/stop")
	close(begun)
	if !shows(t, h.URL+"/eval", `data-state="failed"`, "The evaluation was stopped.") {
		t.Error("it is not stopped")
	}
}

// shows reports whether a page soon has all of some parts.
func shows(t *testing.T, at string, parts ...string) bool {
	for end := time.Now().Add(5 * time.Second); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
		page := get(t, at).body
		if !slices.ContainsFunc(parts, func(part string) bool { return !strings.Contains(page, part) }) {
			return true
		}
	}
	return false
}
