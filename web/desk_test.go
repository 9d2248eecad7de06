package web

import (
	"context"
	"encoding/json"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/ask-surely/surely/agent"
)

// notebook keeps notes in memory.
type notebook struct {
	mu    sync.Mutex
	notes []Note
}

func (b *notebook) Add(_ context.Context, n Note) error {
	b.mu.Lock()
	defer b.mu.Unlock()
	n.Created = time.Now()
	b.notes = append(b.notes, n)
	return nil
}

func (b *notebook) Of(_ context.Context, kind string, since time.Time) (out []Note, err error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, n := range b.notes {
		if n.Kind == kind && !n.Created.Before(since) {
			out = append(out, n)
		}
	}
	return out, nil
}

// emptyLab is a Lab without questions.
type emptyLab struct{}

func (emptyLab) Evaluate(context.Context, Order, func(Seen)) ([]byte, error) {
	return []byte("{}"), nil
}

// Only the owner sees the owner's pages.
func TestOwnersPages(t *testing.T) {
	book := &notebook{}
	_, h, _ := newServed(t, func(o *Options) {
		o.Access, o.Lab, o.Notes = Access{Token: "secret", Open: true}, emptyLab{}, book
	})
	for path, want := range map[string]int{"/owner": http.StatusUnauthorized,
		"/eval/live?a=a": http.StatusUnauthorized, "/eval/runs/a.json": http.StatusUnauthorized} {
		r, err := http.NewRequest(http.MethodGet, h.URL+path, nil)
		if err != nil {
			t.Fatal(err)
		}
		reply, err := http.DefaultClient.Do(r)
		if err != nil {
			t.Fatal(err)
		}
		reply.Body.Close()
		if reply.StatusCode != want {
			t.Errorf("a visitor gets %d for %s, not %d", reply.StatusCode, path, want)
		}
		r.Header.Set("Authorization", "Bearer secret")
		if reply, err = http.DefaultClient.Do(r); err != nil {
			t.Fatal(err)
		}
		reply.Body.Close()
		if path == "/owner" && reply.StatusCode != http.StatusOK {
			t.Errorf("the owner gets %d for %s", reply.StatusCode, path)
		}
	}
}

// Visitors' texts are stored in full, without personal data, or not at all.
func TestVisitorTexts(t *testing.T) {
	for keep, want := range map[VisitorTexts]string{KeepTexts: "wide 1 for ann@example.org, 0171 2345678",
		RedactTexts: "wide 1 for …, …", DropTexts: ""} {
		book := &notebook{}
		var judged Judgement
		_, h, _ := newServed(t, func(o *Options) {
			o.Notes, o.VisitorTexts = book, keep
			o.Judge = func(_ context.Context, j Judgement) error { judged = j; return nil }
		})
		r, err := http.Post(h.URL+"/api/ask", "application/json",
			strings.NewReader(`{"question":"wide 1 for ann@example.org, 0171 2345678"}`))
		if err != nil {
			t.Fatal(err)
		}
		var answer struct{ Conversation, Token string }
		if err := json.NewDecoder(r.Body).Decode(&answer); err != nil {
			t.Fatal(err)
		}
		r.Body.Close()
		postForm(t, h, "/judge", "conversation", answer.Conversation, "token", answer.Token, "turn", 0, "good", false,
			"reason", "ann@example.org waits")
		reason := map[VisitorTexts]string{KeepTexts: "ann@example.org waits", RedactTexts: "… waits"}[keep]
		if judged.Reason != reason ||
			keep != KeepTexts && strings.Contains(judged.Question, "example.org") {
			t.Errorf("%s keeps the judgement %+v", keep, judged)
		}
		for end := time.Now().Add(5 * time.Second); time.Now().Before(end); time.Sleep(10 * time.Millisecond) {
			if n, _ := book.Of(context.Background(), TurnNote, time.Time{}); len(n) > 0 {
				break
			}
		}
		notes, _ := book.Of(context.Background(), TurnNote, time.Time{})
		if len(notes) != 1 {
			t.Fatalf("%s: %d turns are noted", keep, len(notes))
		}
		data := string(notes[0].Data)
		if want != "" && !strings.Contains(data, want) || keep != KeepTexts && strings.Contains(data, "example.org") ||
			keep == DropTexts && strings.Contains(data, "wide") {
			t.Errorf("%s keeps %s", keep, data)
		}
	}
}

// Old evaluations make room for new ones, unless they are running.
func TestEvaluationsShown(t *testing.T) {
	var e evaluations
	e.add(&evaluation{ID: "running", State: evaluating})
	for range 2 * MostEvaluations {
		e.add(&evaluation{ID: "ended", State: evaluated})
	}
	if len(e.all) > MostEvaluations+1 || e.find("running") == nil {
		t.Errorf("%d are shown, that which is running: %v", len(e.all), e.find("running"))
	}
}

// Questions of an evaluation are counted without small talk; each needs a statement to compare with.
func TestReadQuestions(t *testing.T) {
	for given, want := range map[string]int{
		"# mine\nlong ones | SELECT * FROM boats\nall\tSELECT 1\n":                                           2,
		`{"turns":[{"question":"hi","reply":true},{"question":"a","suql":"x"},{"question":"b","suql":"y"}]}`: 2,
		`{"question":"thanks","reply":true}`:                                                                 0, `{"question":"which?"}`: 0, "one|x\n{broken": 0, "": 0,
	} {
		if _, got, err := readQuestions([]byte(given), 0); got != want || (err == nil) != (want > 0) {
			t.Errorf("%q: %d questions, %v", given, got, err)
		}
	}
	if _, got, _ := readQuestions([]byte("a|x\nb|y\nc|z"), 2); got != 2 {
		t.Errorf("at most 2: %d", got)
	}
}

// A form that cannot be used begins no evaluation.
func TestEvalRefusals(t *testing.T) {
	_, h, _ := newServed(t, func(o *Options) { o.Lab = emptyLab{} })
	for _, field := range []string{"", "k", "limit", "wrong", "source", "set"} {
		form, want := url.Values{"source": {"boats"}, "set": {"pasted"}, "pasted": {"rows 3|SELECT 1"}}, http.StatusOK
		if field != "" {
			form.Set(field, "x")
			want = http.StatusUnprocessableEntity
		}
		r, err := http.PostForm(h.URL+evaluatePath, form)
		if err != nil {
			t.Fatal(err)
		}
		r.Body.Close()
		if r.StatusCode != want {
			t.Errorf("%q: %s", field, r.Status)
		}
	}
}

// The outcomes of a deleted chat's turns are not stored.
func TestDeletedTurn(t *testing.T) {
	book := &notebook{}
	s, _, _ := newServed(t, func(o *Options) { o.Notes = book })
	c, _ := s.hub.begin(s, s.sources[0], false, &asker{view: s.unnarrowed()})
	w := work{sender: sender{who: "somebody"}}
	c.noted(w, agent.ReplyEvent{}, 0)
	s.hub.unsave(c.id)
	c.noted(w, agent.ReplyEvent{}, 0)
	if notes, _ := book.Of(t.Context(), TurnNote, time.Time{}); len(notes) != 1 {
		t.Errorf("%d turns are noted", len(notes))
	}
}

// Notes do not contain the names of uploads, which would open them.
func TestNotedUpload(t *testing.T) {
	for want, src := range map[string]Source{"boats": {Name: "boats"}, "an upload": {Name: "u-secret", Uploaded: true}} {
		if got := src.keptName(); got != want {
			t.Errorf("%s is noted as %q", src.Name, got)
		}
	}
}
