package web

import (
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/web/chat"
)

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
