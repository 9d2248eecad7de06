package web

import (
	"os"
	"runtime"
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

// An hour of the attract loop with a visitor every two minutes, a few hundred times faster: memory
// must not grow.
func TestKioskHour(t *testing.T) {
	conversations, people := int64(60), 4
	if os.Getenv("SURELY_LONG") != "" {
		conversations, people = 300, 30
	}
	b := browser.Start(t)
	s := newKiosk(t, pages.KioskTimes{Idle: time.Second, Countdown: time.Second, Think: 5 * time.Millisecond,
		Show: 20 * time.Millisecond})
	tab := b.Tab(t)
	tab.Size(1080, 1920)
	tab.Open(s.url + "/kiosk")
	type use struct {
		Heap, Script, Nodes, Goroutines, Chats int
	}
	measure := func() use {
		u := browser.JS[use](tab, `(gc(), gc(), {Script: performance.memory.usedJSHeapSize, Nodes: document.querySelectorAll("*").length})`)
		runtime.GC()
		runtime.GC()
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		u.Heap, u.Goroutines, u.Chats = int(m.HeapAlloc), runtime.NumGoroutine(), s.site.Hub.Size()
		return u
	}
	var first use
	for i := 0; i < people; i++ {
		until := s.site.Counts.Visits.Load() + conversations/int64(people)
		for end := time.Now().Add(time.Minute); s.site.Counts.Visits.Load() < until; time.Sleep(10 * time.Millisecond) {
			if time.Now().After(end) {
				t.Fatal("the attract loop stands still")
			}
		}
		tab.Click("#wake")
		tab.Has("#welcome")
		ask(tab, "wide 20")
		tab.Wait(done)
		browser.JS[any](tab, `document.querySelector('[data-do="over"]').click()`)
		tab.Has(`[data-testid="kiosk-root"][data-state="attract"]`)
		if i == 0 {
			first = measure()
		}
	}
	last := measure()
	t.Logf("after %d conversations: %+v, at first %+v", s.site.Counts.Visits.Load(), last, first)
	if last.Heap > first.Heap*5/4+(2<<20) || last.Script > first.Script*5/4+(1<<20) || last.Nodes > first.Nodes+400 ||
		last.Goroutines > first.Goroutines+8 || last.Chats > first.Chats+2 {
		t.Errorf("something grows: at first %+v, then %+v", first, last)
	}
}

func quote(s string) string { return "`" + strings.ReplaceAll(s, "`", "\\`") + "`" }
