package web

import (
	"context"
	"net/http"
	"strings"
	"sync"
	"testing"
	"time"
)

// notebook keeps notes in memory.
type notebook struct {
	mu    sync.Mutex
	notes []Note
}

func (b *notebook) Add(_ context.Context, n Note) error {
	b.mu.Lock()
	defer b.mu.Unlock()
	n.Time = time.Now()
	b.notes = append(b.notes, n)
	return nil
}

func (b *notebook) Of(_ context.Context, kind string, since time.Time) (out []Note, err error) {
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, n := range b.notes {
		if n.Kind == kind && !n.Time.Before(since) {
			out = append(out, n)
		}
	}
	return out, nil
}

// emptyLab is a laboratory in which nothing is asked.
type emptyLab struct{}

func (emptyLab) Evaluate(context.Context, Order, func(Seen)) ([]byte, error) {
	return []byte("{}"), nil
}
func (emptyLab) Pose(context.Context, Order, []string) (Stage, error) { return Stage{}, nil }

// Nobody but the owner sees how the chat is doing; a participant of a study sees the study.
func TestOwnersPages(t *testing.T) {
	book := &notebook{}
	_, h, _ := newServed(t, func(o *Options) {
		o.Access, o.Lab, o.Notes = Access{Token: "secret", Open: true}, emptyLab{}, book
	})
	for path, want := range map[string]int{"/owner": http.StatusUnauthorized, "/study": http.StatusUnauthorized,
		"/eval/live?ids=a": http.StatusUnauthorized, "/eval/runs/a.json": http.StatusUnauthorized,
		"/study/none": http.StatusNotFound, "/study/none.json": http.StatusForbidden} {
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
		if (path == "/owner" || path == "/study") && reply.StatusCode != http.StatusOK {
			t.Errorf("the owner gets %d for %s", reply.StatusCode, path)
		}
	}
}

// What visitors type is kept whole, without what says who they are, or not at all.
func TestVisitorTexts(t *testing.T) {
	for keep, want := range map[VisitorTexts]string{KeepTexts: "wide 1 for ann@example.org, 0171 2345678",
		RedactTexts: "wide 1 for …, …", DropTexts: ""} {
		book := &notebook{}
		_, h, _ := newServed(t, func(o *Options) { o.Notes, o.VisitorTexts = book, keep })
		r, err := http.Post(h.URL+"/api/ask", "application/json",
			strings.NewReader(`{"question":"wide 1 for ann@example.org, 0171 2345678"}`))
		if err != nil {
			t.Fatal(err)
		}
		r.Body.Close()
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
