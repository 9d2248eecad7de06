package e2e

import (
	"bytes"
	"encoding/json"
	"fmt"
	"io"
	"mime/multipart"
	"net/http"
	"os"
	"path/filepath"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/demo"
	"github.com/ask-surely/surely/internal/testkit/browser"
)

// shopQuestions are questions about the shop, one of them unintelligible.
const shopQuestions = `{"question":"how many orders are there?","suql":"SELECT count(*) FROM orders"}
{"question":"customers in Oslo","suql":"SELECT * FROM customers WHERE city = 'Oslo'"}
{"question":"average amount of orders by product","suql":"SELECT product, avg(amount) FROM orders GROUP BY product"}
{"question":"lamps that were ordered more than five at a time","suql":"SELECT * FROM orders WHERE product = 'lamp' AND quantity > 5"}
{"question":"how many customers are there in Lyon?","suql":"SELECT count(*) FROM customers WHERE city = 'Lyon'"}
{"question":"which stuff is glorbed","suql":"SELECT * FROM customers WHERE vip = 1"}
`

// post sends a form like the page, and returns the redirect's target.
func post(t testing.TB, base, path string, fields map[string]string, files map[string][]byte) string {
	t.Helper()
	var b bytes.Buffer
	w := multipart.NewWriter(&b)
	for name, v := range fields {
		w.WriteField(name, v)
	}
	for name, content := range files {
		part, err := w.CreateFormFile(name, name+".jsonl")
		if err != nil {
			t.Fatal(err)
		}
		part.Write(content)
	}
	w.Close()
	r, err := http.NewRequest(http.MethodPost, base+path, &b)
	if err != nil {
		t.Fatal(err)
	}
	r.Header.Set("Content-Type", w.FormDataContentType())
	r.Header.Set("Origin", base)
	c := http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	reply, err := c.Do(r)
	if err != nil {
		t.Fatal(err)
	}
	defer reply.Body.Close()
	if said, _ := io.ReadAll(reply.Body); reply.StatusCode != http.StatusSeeOther {
		t.Fatalf("POST %s: %d %s", path, reply.StatusCode, said)
	}
	return reply.Header.Get("Location")
}

// read gets a page.
func read(t testing.TB, url string) (status int, body []byte) {
	t.Helper()
	r, err := http.Get(url)
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	if body, err = io.ReadAll(r.Body); err != nil {
		t.Fatal(err)
	}
	return r.StatusCode, body
}

// awaitReport waits for an evaluation's report on a page.
func awaitReport(t testing.TB, base, page string) (report map[string]any) {
	t.Helper()
	at := base + "/eval/runs/" + strings.TrimPrefix(page, "/eval?a=") + ".json"
	for end := time.Now().Add(2 * time.Minute); time.Now().Before(end); time.Sleep(50 * time.Millisecond) {
		if status, body := read(t, at); status == http.StatusOK {
			if err := json.Unmarshal(body, &report); err != nil {
				t.Fatal(err)
			}
			return report
		}
	}
	t.Fatalf("%s has no report", page)
	return nil
}

// The page's evaluation gives the same report as the command line, apart from the time taken.
func TestEvalPageIsTheCommand(t *testing.T) {
	data := shop(t)
	questions := filepath.Join(t.TempDir(), "questions.jsonl")
	fixture(t, questions, shopQuestions)
	home := t.TempDir()
	s := serve(t, home, "--data", data)
	source := filepath.Base(data)
	for name, c := range map[string]struct {
		args  []string
		form  map[string]string
		files map[string][]byte
	}{
		"truthful user": {[]string{"chat", "--questions", questions, "--user", "truthful", "--detector", "gain=0.9",
			"--data", data},
			map[string]string{"set": "pasted", "pasted": shopQuestions, "user": "truthful", "detector": "gain=",
				"level": "0.9"}, nil},
	} {
		t.Run(name, func(t *testing.T) {
			c.form["source"] = source
			got := awaitReport(t, s.url, post(t, s.url, "/eval/runs", c.form, c.files))
			args := append(append([]string{"eval"}, c.args...), "--offline", "--json", "--home", t.TempDir())
			status, out, errs := once(nil, args...)
			var want map[string]any
			if err := json.Unmarshal([]byte(out), &want); status != 0 || err != nil {
				t.Fatalf("%d %v: %s %s", status, err, out, errs)
			}
			delete(got, "us_per_parse")
			delete(want, "us_per_parse")
			if !reflect.DeepEqual(got, want) {
				t.Errorf("the page measures\n%v, the command\n%v", got, want)
			}
			if want["examples"].(float64) < 3 {
				t.Errorf("only %v examples", want["examples"])
			}
		})
	}
}

// looks runs axe on a page in both colour schemes, on a desktop and on a phone.
func looks(t *testing.T, tab *browser.Tab, what string) {
	t.Helper()
	axe := browser.Axe(t)
	for _, at := range browser.Looks() {
		tab.As(at.Scheme)
		tab.Size(at.Width, 900)
		for _, v := range tab.Violations(axe) {
			t.Errorf("%s, %s %d: %s", what, at.Scheme, at.Width, v)
		}
		if wide := browser.JS[int](tab, `document.documentElement.scrollWidth - innerWidth`); wide > 0 {
			t.Errorf("%s, %d wide, scrolls sideways by %d", what, at.Width, wide)
		}
	}
	tab.Size(1280, 900)
}

// An owner watches an evaluation, stops it, continues it, opens a failure in the chat and compares
// it with another run.
func TestEvalJourney(t *testing.T) {
	b := browser.Start(t)
	s := serve(t, t.TempDir(), "--data", shop(t))
	tab := b.Tab(t)
	tab.Size(1280, 900)
	tab.Open(s.url + "/eval")
	browser.JS[any](tab, `(document.querySelector('[data-testid="eval-set"]').value = "pasted",
		document.querySelector('[data-testid="eval-set"]').dispatchEvent(new Event("change")),
		document.querySelector('[data-testid="eval-pasted"]').value = `+"`"+strings.Repeat(shopQuestions, 33)+"`"+`, 0)`)
	tab.Click(`[data-testid="eval-begin"]`)
	tab.Has(`[data-testid="eval-run"][data-state="running"]`)
	tab.Wait(`document.querySelectorAll(".dialogue").length > 2`) // while it runs
	tab.Click(`[data-testid="eval-stop"]`)
	tab.Has(`[data-testid="eval-run"][data-state="stopped"]`)
	again := func() { tab.Open(s.url + browser.JS[string](tab, `location.pathname + location.search`)) }
	time.Sleep(2 * time.Second) // the current question is still answered
	again()
	stands := tab.Text(`[data-testid="eval-progress"]`)
	time.Sleep(2 * time.Second)
	again()
	if now := tab.Text(`[data-testid="eval-progress"]`); now != stands {
		t.Errorf("it was stopped at %s and went on to %s", stands, now)
	}
	looks(t, tab, "a stopped evaluation")
	tab.Click(`[data-testid="eval-resume"]`)
	tab.WaitFor(2*time.Minute, `document.querySelector('[data-testid="eval-run"][data-state="done"]')`)
	for _, part := range []string{`[data-testid="eval-curve"] .curve`, `[data-testid="reliability"] circle`} {
		if tab.Count(part) == 0 {
			t.Errorf("no %s is drawn", part)
		}
	}
	looks(t, tab, "an evaluation")
	if n := bytes.Count(tab.Download(`[data-testid="eval-export"]`), []byte("\n")); n != 198 {
		t.Errorf("%d examples are exported", n)
	}
	first := browser.JS[string](tab, `location.href`)
	tab.Click(`[data-testid="eval-beside"]`)
	browser.JS[any](tab, `(document.querySelector('[data-testid="eval-set"]').value = "made", 0)`)
	tab.Click(`[data-testid="eval-begin"]`)
	tab.WaitFor(2*time.Minute, `document.querySelectorAll('[data-testid="eval-run"][data-state="done"]').length === 2`)
	if n := tab.Count(`[data-testid="eval-curve"] .curve`); n != 2 {
		t.Errorf("%d curves of two runs", n)
	}
	looks(t, tab, "two runs side by side")
	tab.Open(first)
	failed := tab.Text(".dialogue.failed .asks") // the last one, whose link is clicked below
	tab.Click(`[data-testid="open-in-chat"]`)
	tab.Wait(`document.querySelector(".turn")`)
	if asked := tab.Text(`.said .words`); asked != failed {
		t.Errorf("the chat was asked %q, not %q", asked, failed)
	}
}

// An owner sees how questions went, filters them, and finds what to paste into surely.yaml; with that, the question is
// answered by its statement and 'surely eval mine' asks it.
func TestOwnerJourney(t *testing.T) {
	b := browser.Start(t)
	home, data := t.TempDir(), shop(t)
	s := serve(t, home, "--data", data)
	for _, question := range []string{"customers in Oslo", "total amount of purchases", "what is the capital of Peru?"} {
		body := fmt.Sprintf(`{"question":%q}`, question)
		r, err := http.Post(s.url+"/api/ask", "application/json", strings.NewReader(body))
		if err != nil {
			t.Fatal(err)
		}
		io.Copy(io.Discard, r.Body)
		r.Body.Close()
	}
	tab := b.Tab(t)
	tab.Size(1280, 900)
	tab.Open(s.url + "/owner")
	if n := tab.Count(`[data-testid="owner-turn"]`); n != 3 {
		t.Errorf("%d questions are shown", n)
	}
	if n := tab.Text(`[data-testid="count-declined"]`); n != "1" {
		t.Errorf("%s were declined", n)
	}
	looks(t, tab, "the owner's page")
	if word := browser.JS[string](tab, `document.querySelector('[data-testid="word-yaml"]').textContent`); !strings.Contains(word, "synonyms: [") {
		t.Errorf("for a word one pastes %s", word)
	}
	tab.Open(s.url + "/owner?outcome=declined")
	if n := tab.Count(`[data-testid="owner-turn"]`); n != 1 {
		t.Errorf("%d declined questions are shown", n)
	}
	tab.Open(s.url + "/owner?words=oslo")
	yaml := browser.JS[string](tab, `document.querySelector('[data-testid="verified-yaml"]').textContent`)
	s.stop()
	if err := os.WriteFile(filepath.Join(data, "surely.yaml"), []byte(yaml), 0o600); err != nil {
		t.Fatal(err)
	}
	status, out, errs := once(nil, "eval", "mine", "--data", data, "--offline", "--json", "--home", home)
	var report struct {
		Examples int     `json:"examples"`
		AccEx    float64 `json:"acc_ex"`
	}
	if err := json.Unmarshal([]byte(out), &report); status != 0 || err != nil || report.Examples != 1 ||
		report.AccEx != 1 {
		t.Errorf("status %d: %s%s (%v)", status, out, errs, err)
	}
}

// The first suggestion of each built-in database asks back, the welcome shows the question, and the
// choice decides the answer; the same at the kiosk.
func TestFirstSuggestionAsksBack(t *testing.T) {
	b := browser.Start(t)
	for _, name := range []string{demo.Default, demo.Products} {
		t.Run(name, func(t *testing.T) { firstSuggestion(t, b, name) })
	}
}

func firstSuggestion(t *testing.T, b *browser.Browser, name string) {
	s := serve(t, t.TempDir(), "--demo", name, "--kiosk-think", "50ms", "--kiosk-show", "300ms")
	tab := b.Tab(t)
	tab.Size(390, 844)
	for range 60 { // suggestions are tried out after the start
		visit(tab, s.url)
		if tab.Count(`[data-testid="welcome-picture"]`) > 0 {
			break
		}
		time.Sleep(500 * time.Millisecond)
	}
	tab.Has(`[data-testid="welcome-picture"]`)
	looks(t, tab, "the welcome")
	answers := map[string]bool{}
	for option := range 2 {
		visit(tab, s.url)
		browser.JS[any](tab, `document.querySelector(".offer").click()`)
		tab.Has(`[data-testid="clarification"]`)
		browser.JS[any](tab, fmt.Sprintf(`[...document.querySelectorAll('[data-testid="clarify-option"]')].filter((o, i, all) =>
			all.findIndex(x => x.querySelector(".gives")?.innerText === o.querySelector(".gives")?.innerText) === i)[%d].click()`, option))
		tab.Wait(finished)
		answers[tab.Text(".turn:last-child .answer > .voice")] = true
		tab.Click(`[data-testid="new-chat"]`)
	}
	if len(answers) != 2 {
		t.Errorf("what is chosen makes no difference: %v", answers)
	}
	t.Log(answers)
	tab.Size(1080, 1920)
	tab.Open(s.url + "/kiosk")
	tab.WaitFor(time.Minute, `document.querySelector(".exchange")`)
	if tab.Count(`[data-testid="kiosk-root"][data-state="attract"]`) != 1 {
		t.Error("it is no visitor who was asked back")
	}
}

// A question back at the kiosk is in sight with everything that can be chosen, upright and lying, as the first turn
// and after another.
func TestKioskQuestionInSight(t *testing.T) {
	b := browser.Start(t)
	for before, size := range map[string][2]int64{"": {1080, 1920}, "How many restaurants are in Palo Alto?": {1920, 1080}} {
		s := serve(t, t.TempDir(), "--kiosk") // what is replied holds for later questions
		tab := b.Tab(t)
		tab.Media("prefers-reduced-motion", "reduce")
		tab.Size(size[0], size[1])
		tab.Open(s.url + "/kiosk")
		tab.Wait(connected)
		tab.Click("#wake")
		tab.Has("#welcome")
		if before != "" {
			askPage(tab, before)
		}
		askPage(tab, "Average rating of restaurants in San Francisco and Palo Alto")
		tab.Has(`[data-testid="clarification"]`)
		if hidden := browser.JS[[]string](tab, `(() => {
				const top = document.querySelector(".top").getBoundingClientRect().bottom,
					foot = document.querySelector(".composer").getBoundingClientRect().top;
				return [...document.querySelectorAll(".card, .card .voice, .card button, .card summary")].filter(e => {
					const at = e.getBoundingClientRect(); return at.top < top || at.bottom > foot;
				}).map(e => e.innerText); })()`); len(hidden) > 0 {
			t.Errorf("%v after %q: not in sight: %q", size, before, hidden)
		}
		if browser.JS[bool](tab, `(e => e.scrollWidth > e.clientWidth || e.scrollHeight > e.clientHeight + 1)(
				document.querySelector(".replying > span"))`) {
			t.Errorf("%v: what the words answer is cut off", size)
		}
	}
}
