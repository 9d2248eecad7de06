package web

import (
	"fmt"
	"net/http"
	"net/url"
	"testing"

	"github.com/ask-surely/surely/internal/testkit/browser"
)

// Questions are counted one by one, small talk not at all; those without a statement are not judged.
func TestReadQuestions(t *testing.T) {
	for given, want := range map[string]struct {
		judged, plain, bad int
	}{
		"# mine\nHow many boats?\nlong ones | SELECT * FROM boats\nall\tSELECT 1\n":                          {2, 1, 0},
		`{"turns":[{"question":"hi","reply":true},{"question":"a","suql":"x"},{"question":"b","suql":"y"}]}`: {2, 0, 0},
		`{"question":"thanks","reply":true}`:                                                                 {0, 0, 0},
		`{"question":"which?"}`:                                                                              {0, 1, 0},
		"one\n{broken":                                                                                       {0, 1, 2},
		"":                                                                                                   {0, 0, 0},
	} {
		got, bad := readQuestions([]byte(given), 0)
		if got.judged != want.judged || len(got.plain) != want.plain || bad != want.bad {
			t.Errorf("%q: %d judged, %q plain, line %d is bad", given, got.judged, got.plain, bad)
		}
	}
	if got, _ := readQuestions([]byte("a\nb\nc"), 2); len(got.plain) != 2 {
		t.Errorf("at most 2: %q", got.plain)
	}
}

// A field that cannot be used is told of beside it, with all that was typed; plain questions are asked and shown.
func TestEvalJourney(t *testing.T) {
	t.Parallel()
	_, h, _ := newServed(t, func(o *Options) { o.Lab = emptyLab{} })
	tab := browser.Start(t).Tab(t)
	for _, size := range [][2]int64{{390, 844}, {1280, 800}} {
		tab.Size(size[0], size[1])
		tab.Open(h.URL + "/eval?a=gone")
		tab.Has(`[data-testid="eval-missing"]`)
		if first := browser.JS[string](tab, `document.querySelector('[data-testid="eval-set"] option').innerText`); first != "Pasted ones" {
			t.Errorf("%q is offered first", first)
		}
		tab.Click(`[data-testid="eval-pasted"]`)
		tab.Keys("rows 3\rask boats")
		tab.Click(`[data-testid="eval-level"]`)
		tab.Keys("x")
		tab.Click(`[data-testid="eval-begin"]`)
		tab.Has(`label:has([data-testid="eval-level"]) [data-testid="field-error"]`)
		tab.Wait(`document.querySelector('[data-testid="eval-pasted"]').value.trim() === "rows 3\nask boats"`)
		kept(t, tab, fmt.Sprint("eval-error-", size[0]))
		browser.JS[any](tab, `document.querySelector('[data-testid="eval-level"]').value = "0.9"`)
		tab.Click(`[data-testid="eval-begin"]`)
		tab.Wait(`document.querySelector('[data-testid="eval-progress"]')?.innerText === "2 of 2, done"`)
		if said := tab.Text(`[data-testid="figure-answered, not judged"]`); said != "2 of 2" {
			t.Errorf("answered: %s", said)
		}
		kept(t, tab, fmt.Sprint("eval-done-", size[0]))
	}
}

// Programs are told as before.
func TestEvalRefusals(t *testing.T) {
	_, h, _ := newServed(t, func(o *Options) { o.Lab = emptyLab{} })
	for _, field := range []string{"k", "limit", "wrong", "source", "set"} {
		form := url.Values{"source": {"boats"}, "set": {"pasted"}, "pasted": {"rows 3"}}
		form.Set(field, "x")
		r, err := http.PostForm(h.URL+"/eval/runs", form)
		if err != nil {
			t.Fatal(err)
		}
		r.Body.Close()
		if r.StatusCode != http.StatusUnprocessableEntity {
			t.Errorf("%s: %s", field, r.Status)
		}
	}
}
