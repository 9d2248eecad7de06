package web

import (
	"context"
	"fmt"
	"io"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/internal/testkit/browser"
	"github.com/ask-surely/surely/suql"
)

func keptPins(t testing.TB) *state.Pins {
	t.Helper()
	kept, err := state.Open(filepath.Join(t.TempDir(), "state.sqlite"))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { kept.Close() })
	return kept.Pins()
}

// Answers are pinned to a board, which reruns them in the user's order and reports failures.
func TestBoard(t *testing.T) {
	t.Parallel()
	b := browser.Start(t)
	var fails atomic.Bool
	var ran atomic.Int64
	_, h, _ := newServed(t, func(o *Options) {
		o.Pins = keptPins(t)
		rows := o.Sources[0].Rows
		o.Sources[0].Rows = func(ctx context.Context, memory []byte, statement string, most int) (*suql.Result, error) {
			ran.Add(1)
			if fails.Load() {
				return nil, &suql.Error{Code: "42P01", Message: `relation "boats" does not exist`}
			}
			return rows(ctx, memory, statement, most)
		}
	})
	tab := b.Tab(t)
	tab.Size(1280, 900)
	ready(tab, h.URL)
	for i, said := range []string{"chart", "rows 3", "rows 4"} {
		ask(tab, said)
		tab.Wait(fmt.Sprintf(`document.querySelectorAll(".turn").length === %d && `, i+1) + done)
		tab.Click(fmt.Sprintf(`[data-testid="pin-answer"][data-turn="%d"]`, i))
		tab.Has(fmt.Sprintf(`[data-testid="pin-answer"][data-turn="%d"][aria-pressed="true"]`, i))
	}
	tab.Click(`[data-testid="pin-answer"][data-turn="2"]`) // and off again
	tab.Has(`[data-testid="pin-answer"][data-turn="2"][aria-pressed="false"]`)
	browser.JS[any](tab, `location.reload()`)
	tab.Wait(connected + ` && [...document.querySelectorAll('[data-testid="pin-answer"]')]` +
		`.map(b => b.ariaPressed).join() === "true,true,false"`)

	const all = `document.querySelectorAll('[data-testid="pin-at"]').length === 2 && ` +
		`!document.querySelector("[aria-busy]")`
	const order = `[...document.querySelectorAll('[data-testid="pin"] h2')].map(h => h.innerText).join()`
	tab.Click(`[data-testid="chats-button"]`)
	tab.Click(`[data-testid="board-link"]`)
	tab.Wait(`location.pathname === "/board" && ` + all)
	tab.Wait(order + ` === "chart,rows 3"`)
	if n := tab.Count(`[data-testid="pin"] .chart`); n == 0 || tab.Count(`[data-testid="pin"] tbody tr`) != 12 {
		t.Errorf("%d charts, %d rows", n, tab.Count(`[data-testid="pin"] tbody tr`))
	}
	tab.Click(`[data-testid="pin"]:last-child [data-testid="pin-up"]`)
	tab.Wait(order + ` === "rows 3,chart" && ` + all)
	pictureBoard(t, tab)

	before := ran.Load()
	fails.Store(true)
	tab.Click(`[data-testid="board-again"]`)
	tab.Wait(`[...document.querySelectorAll('[data-testid="pin-error"]')]` +
		`.filter(e => e.innerText.includes("does not exist")).length === 2`)
	if n := ran.Load() - before; n != 2 {
		t.Errorf("two answers were run %d times", n)
	}
	fails.Store(false)
	tab.Click(`[data-testid="board-again"]`)
	tab.Wait(`!document.querySelector('[data-testid="pin-error"]') && ` + all)

	tab.Click(`[data-testid="pin"]:first-child h2 a`) // leads to the answer
	tab.Wait(`location.pathname === "/" && location.hash.endsWith("&t=1") && ` +
		`document.querySelectorAll(".turn").length === 3`)
	browser.JS[any](tab, `setTimeout(() => history.back())`)
	tab.Wait(`location.pathname === "/board" && ` + all)
	tab.Click(`[data-testid="pin"]:first-child [data-testid="pin-off"]`)
	tab.Wait(order + ` === "chart"`)

	tab.Click(`[data-testid="pin-share"]`) // the sender is the owner
	tab.Wait(`document.querySelectorAll('[data-testid="pin-share"]').length === 0`)
	other := b.Tab(t)
	other.Size(1280, 900)
	other.Open(h.URL + "/board")
	other.Wait(order + ` === "chart"`)
}

func readAll(t *testing.T, r *http.Response) string {
	t.Helper()
	defer r.Body.Close()
	b, err := io.ReadAll(r.Body)
	if err != nil {
		t.Fatal(err)
	}
	return string(b)
}

// pictureBoard checks the board, and takes screenshots if wanted.
func pictureBoard(t *testing.T, tab *browser.Tab) {
	axe := browser.Axe(t)
	for _, look := range browser.Looks() {
		tab.Size(look.Width, 900)
		tab.As(look.Scheme)
		for _, found := range tab.Violations(axe) {
			t.Errorf("%v: %s", look, found)
		}
		if wide := browser.JS[bool](tab, `document.documentElement.scrollWidth > innerWidth`); wide {
			t.Errorf("%v: the page is wider than the window", look)
		}
		if dir := os.Getenv("SURELY_PICTURES"); dir != "" {
			name := filepath.Join(dir, fmt.Sprint("board-", look.Scheme, "-", look.Width, ".png"))
			if err := os.WriteFile(name, tab.Shot(), 0o600); err != nil {
				t.Error(err)
			}
		}
	}
	tab.Size(1280, 900)
}

// Concurrent pins from several tabs of a browser end up on one board, once each and in distinct
// positions.
func TestFirstPinsAtOnce(t *testing.T) {
	_, h, _ := newServed(t, func(o *Options) { o.Pins = keptPins(t) })
	c := connect(t, h, "")
	hello := c.until("hello")
	const turns = 6
	for i := range turns {
		c.say("type", "ask", "text", fmt.Sprint("rows ", i+2))
		c.until("result")
	}
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	browser := &http.Client{Jar: jar}
	page, err := browser.Get(h.URL)
	if err != nil {
		t.Fatal(err)
	}
	readAll(t, page)
	var all sync.WaitGroup
	for i := range 3 * turns {
		all.Go(func() {
			r, err := browser.PostForm(h.URL+"/api/v1/pin", url.Values{"conversation": {fmt.Sprint(hello["conversation"])},
				"token": {fmt.Sprint(hello["token"])}, "turn": {fmt.Sprint(i % turns)}})
			if err != nil {
				t.Error(err)
			} else if body := readAll(t, r); r.StatusCode != http.StatusOK {
				t.Errorf("pin: %d %s", r.StatusCode, body)
			}
		})
	}
	all.Wait()
	board, err := browser.Get(h.URL + "/board")
	if err != nil {
		t.Fatal(err)
	}
	if n := strings.Count(readAll(t, board), `data-testid="pin"`); n != turns {
		t.Errorf("%d pins on the board instead of %d", n, turns)
	}
}

// Weekdays and months are in the calendar's order on a board, as in the chat, unless the statement sorts them.
func TestBoardIsInOrder(t *testing.T) {
	for statement, want := range map[string]string{
		"SELECT day, count(*) FROM walks GROUP BY day":                   "[[Monday 2] [Friday 1]]",
		"SELECT day, count(*) FROM walks GROUP BY day ORDER BY count(*)": "[[Friday 1] [Monday 2]]",
	} {
		r := &suql.Result{Columns: []string{"day", "count"}, Rows: [][]any{{"Friday", 1}, {"Monday", 2}}}
		if ordered(r, statement); fmt.Sprint(r.Rows) != want {
			t.Errorf("%s: %v", statement, r.Rows)
		}
	}
}

// A board belongs to a browser: others can neither see nor change it.
func TestBoardIsPrivate(t *testing.T) {
	_, h, _ := newServed(t, func(o *Options) { o.Pins, o.Access = keptPins(t), Access{Open: true, Token: "owner"} })
	c := connect(t, h, "")
	hello := c.until("hello")
	c.say("type", "ask", "text", "rows 3")
	c.until("result")
	as := func() *http.Client {
		jar, err := cookiejar.New(nil)
		if err != nil {
			t.Fatal(err)
		}
		stay := func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
		return &http.Client{Jar: jar, CheckRedirect: stay}
	}
	mara, jon := as(), as()
	post := func(who *http.Client, path string, pairs ...string) (int, string) {
		form := url.Values{}
		for i := 0; i < len(pairs); i += 2 {
			form.Set(pairs[i], pairs[i+1])
		}
		r, err := who.PostForm(h.URL+path, form)
		if err != nil {
			t.Fatal(err)
		}
		return r.StatusCode, readAll(t, r)
	}
	id, token := fmt.Sprint(hello["conversation"]), fmt.Sprint(hello["token"])
	code, made := post(mara, "/api/v1/pin", "conversation", id, "token", token, "turn", "0")
	_, again := post(mara, "/api/v1/pin", "conversation", id, "token", token, "turn", "0")
	if code != http.StatusOK || made != again {
		t.Fatalf("pin: %d %s, and again %s", code, made, again)
	}
	pin := strings.Split(made, `"`)[3]
	if code, _ := post(jon, "/api/v1/pin", "conversation", id, "token", "guessed", "turn", "0"); code !=
		http.StatusForbidden {
		t.Errorf("without the chat's token: %d", code)
	}
	for _, path := range []string{"/api/v1/unpin", "/board"} {
		if code, _ := post(jon, path, "pin", pin, "do", "unpin"); code != http.StatusNotFound {
			t.Errorf("another browser, %s: %d", path, code)
		}
	}
	if code, _ := post(mara, "/board", "pin", pin, "do", "share"); code == http.StatusSeeOther {
		t.Error("a visitor shows a pin to everybody")
	}
	for who, want := range map[*http.Client]int{mara: http.StatusOK, jon: http.StatusNotFound} {
		r, err := who.Get(h.URL + "/board/card?pin=" + pin)
		if err != nil {
			t.Fatal(err)
		}
		if body := readAll(t, r); r.StatusCode != want || strings.Contains(body, "Boat 1") != (want == http.StatusOK) {
			t.Errorf("its rows: %d %s", r.StatusCode, body)
		}
	}
	if code, _ := post(mara, "/api/v1/unpin", "pin", pin); code != http.StatusNoContent {
		t.Errorf("unpin: %d", code)
	}
}

// A statement with a relative date is made again from its question on another day; others are not.
func TestPinsMeanTheDay(t *testing.T) {
	for _, c := range []struct {
		now, pinned string
		same        bool
	}{
		{"SELECT a FROM t WHERE d >= '2026-11-01'", "SELECT a FROM t\nWHERE d >= '2026-10-01'", true},
		{"SELECT a FROM t WHERE extract(year from d) = 2026", "SELECT a FROM t WHERE extract(year from d) = 2025", true},
		{"SELECT a FROM t WHERE d >= '2026-11-01'", "SELECT a FROM t WHERE d >= '2026-10-01' AND b = 'x'", false},
		{"SELECT a FROM t WHERE b = 'y'", "SELECT a FROM t WHERE b = 'x'", false},
	} {
		if sameButDates(c.now, c.pinned) != c.same {
			t.Errorf("%s and %s", c.now, c.pinned)
		}
	}
	pins := keptPins(t)
	srv, _, _ := newServed(t, func(o *Options) { o.Pins = pins })
	p := &pin{Source: "boats", Question: "rows 3", SUQL: "SELECT name, length FROM boats",
		Asked: time.Now().AddDate(0, 0, -1)}
	p.ID, p.Who = "p", "browser:x"
	if err := srv.keepPin(t.Context(), p, pins.Save); err != nil {
		t.Fatal(err)
	}
	srv.bringUpToDate(t.Context(), srv.sources[0], p)
	if !p.Asked.Before(time.Now().Add(-time.Hour)) {
		t.Error("it was asked again though it names no day")
	}
	p.SUQL = "SELECT name, length FROM boats WHERE built > '2020-01-01'" // not what the question leads to
	srv.bringUpToDate(t.Context(), srv.sources[0], p)
	if !strings.Contains(p.SUQL, "2020") || p.Asked.Before(time.Now().Add(-time.Hour)) {
		t.Errorf("it is now %s, asked %v", p.SUQL, p.Asked)
	}
}

// measuring answers questions about a measure that only messages define.
type measuring struct{ *scripted }

func (a measuring) Turn(ctx context.Context, memory []byte, m agent.Message, emit func(agent.Event)) ([]byte, error) {
	if len(m.Measures) == 0 {
		return a.scripted.Turn(ctx, memory, m, emit)
	}
	emit(scriptedResult("SELECT max(length * 2) FROM boats WHERE built > '2026-11-01'", scriptedRows(1), "I did."))
	return memory, nil
}

// An answer over a chat's own measure is asked again with it.
func TestPinsKeepMeasures(t *testing.T) {
	pins := keptPins(t)
	srv, _, _ := newServed(t, func(o *Options) {
		o.Pins, o.Sources[0].Agent = pins, measuring{o.Sources[0].Agent.(*scripted)}
	})
	memory := `{"conversation": {"turns": [{"defined": {"table": "boats", "name": "size", "formula": "length × 2"}}]}}`
	p := pinOf(&answered{conv: &Conversation{Memory: []byte(memory)}, source: srv.sources[0], fold: newFold(),
		event: agent.ResultEvent{SUQL: "SELECT max(length * 2) FROM boats WHERE built > '2026-10-01'"}})
	p.ID, p.Who, p.Asked = "p", "browser:x", time.Now().AddDate(0, 0, -1)
	if err := srv.keepPin(t.Context(), p, pins.Save); err != nil {
		t.Fatal(err)
	}
	kept, err := pins.Get(t.Context(), "p")
	if err == nil {
		p, err = asPin(kept)
	}
	if err != nil {
		t.Fatal(err)
	}
	if srv.bringUpToDate(t.Context(), srv.sources[0], p); !strings.Contains(p.SUQL, "2026-11-01") {
		t.Errorf("it still says %s", p.SUQL)
	}
}

// A deleted chat takes what was pinned of it along.
func TestDeletedChatPins(t *testing.T) {
	_, h, _ := newServed(t, func(o *Options) { o.Pins = keptPins(t) })
	own := answerOf(t, h, "rows 3")
	jar, err := cookiejar.New(nil)
	if err != nil {
		t.Fatal(err)
	}
	client := &http.Client{Jar: jar}
	post := func(path string) int {
		form := url.Values{}
		for i := 0; i < len(own); i += 2 {
			form.Set(fmt.Sprint(own[i]), fmt.Sprint(own[i+1]))
		}
		r, err := client.PostForm(h.URL+path, form)
		if err != nil {
			t.Fatal(err)
		}
		r.Body.Close()
		return r.StatusCode
	}
	if got := post("/api/v1/pin"); got != http.StatusOK {
		t.Fatalf("pin: %d", got)
	}
	if got := post("/chat/delete"); got != http.StatusNoContent {
		t.Fatalf("delete: %d", got)
	}
	r, err := client.Get(h.URL + "/board")
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	page, err := io.ReadAll(r.Body)
	if err != nil {
		t.Fatal(err)
	}
	if strings.Contains(string(page), "rows 3") {
		t.Error("the board still has it")
	}
}
