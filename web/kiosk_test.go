package web

import (
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/testkit/browser"
	"github.com/ask-surely/surely/web/pages"
)

func newKiosk(t testing.TB, times pages.KioskTimes) *served {
	srv, h, _ := newServed(t, func(o *Options) { o.KioskTimes, o.Kiosk = times, true })
	return &served{srv, h.URL}
}

type served struct {
	*Server
	url string
}

func TestKiosk(t *testing.T) {
	b := browser.Start(t)
	s := newKiosk(t, pages.KioskTimes{Idle: 2 * time.Second, Countdown: time.Second, Think: 30 * time.Millisecond,
		Show: 200 * time.Millisecond})
	tab := b.Tab(t)
	tab.Size(1080, 1920)
	tab.Open(s.url) // --kiosk serves it at / too
	tab.Has(`[data-testid="kiosk-root"][data-state="attract"]`)
	tab.Has(".turn")
	tab.Wait(`document.querySelector(".turn") && !document.querySelector("#attract").offsetHeight`)
	seen := tab.Text(".said .words")
	tab.Wait(`[...document.querySelectorAll(".said .words")].at(-1)?.innerText !== ` + quote(seen))

	tab.Click("#wake")
	tab.Gone(".turn")
	tab.Has("#welcome")
	tab.Has(".offer")
	if n := tab.Count("#log *"); n != 0 {
		t.Errorf("%d elements of the visitor's chat are left", n)
	}
	tab.Click(".offer")
	tab.Wait(done)
	ask(tab, "wide 5")
	tab.Wait(`document.querySelectorAll(".row").length === 5`)
	if small := browser.JS[[]string](tab,
		`[...document.querySelectorAll("button, summary, a, select, input")].filter(e => e.checkVisibility()).filter(e => { const r = e.getBoundingClientRect(); return r.width < 48 || r.height < 48; }).map(e => e.outerHTML.slice(0, 100))`); len(small) > 0 {
		t.Errorf("too small to touch: %s", strings.Join(small, "\n"))
	}
	if tab.Count("a[href]") > 0 || tab.Count(`[data-testid="suql-text"]`) > 0 ||
		strings.Contains(tab.Text("body"), "SELECT") {
		t.Error("the kiosk shows links or a query")
	}
	ask(tab, "ask me")
	tab.Has(`[data-testid="clarify-yes"]`)

	tab.Has("#still[open]") // nobody touches the screen
	tab.Click(`[data-do="stay"]`)
	tab.Gone("#still")
	tab.Has(`[data-testid="clarify-yes"]`) // the chat is still there
	tab.Has("#still[open]")
	tab.Has(`[data-testid="kiosk-root"][data-state="attract"]`)
	tab.Wait(`!document.body.innerText.includes("ask me")`)
	tab.Has(".turn")
	if browser.JS[bool](tab, `location.hash !== "" || localStorage.length > 0 || document.querySelector("#question").value !== ""`) {
		t.Error("something of the person before is left")
	}
	if n := len(s.options.Store.(*memory).conversations); n != 0 {
		t.Errorf("%d chats of the kiosk were stored", n)
	}
}

func quote(s string) string { return "`" + strings.ReplaceAll(s, "`", "\\`") + "`" }
