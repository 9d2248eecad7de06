package web

import (
	"context"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/testkit/browser"
	"github.com/ask-surely/surely/web/request"
)

// kiosk opens a server's kiosk, which nobody has touched yet.
func kiosk(t *testing.T, change func(*Options)) *browser.Tab {
	t.Helper()
	tab := browser.Start(t).Tab(t)
	tab.Size(1080, 1920)
	srv, h, _ := newServed(t, func(o *Options) {
		o.KioskTimes = request.KioskTimes{Idle: time.Minute, Countdown: time.Second, Think: 30 * time.Millisecond,
			Show: 200 * time.Millisecond}
		if change != nil {
			change(o)
		}
	})
	path := "/kiosk"
	if srv.options.Kiosk {
		path = "/" // --kiosk serves it there, too
	}
	tab.Open(h.URL + path)
	return tab
}

// atKiosk touches the screen of a kiosk.
func atKiosk(t *testing.T, change func(*Options)) *browser.Tab {
	t.Helper()
	tab := kiosk(t, change)
	tab.Click("#wake")
	tab.Has("#welcome")
	return tab
}

func TestKiosk(t *testing.T) {
	store := newFaulty(t)
	store.fails(func(_ context.Context, call string) error {
		if call == "save" {
			t.Error("a chat of the kiosk is stored")
		}
		return nil
	})
	tab := kiosk(t, func(o *Options) { o.Store, o.Kiosk, o.KioskTimes.Idle = store, true, 2*time.Second })
	tab.Has(`[data-testid="kiosk-root"][data-state="attract"]`)
	tab.Has(".turn")
	tab.Wait(`document.querySelector(".turn") && !document.querySelector("#attract").offsetHeight`)
	seen := tab.Text(".said .words")
	tab.Wait(`[...document.querySelectorAll(".said .words")].at(-1)?.innerText !== ` + fmt.Sprintf("%q", seen))

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
}

// A visitor types on the screen with large keys, and leaves nothing behind.
func TestKioskKeys(t *testing.T) {
	tab := atKiosk(t, nil)
	tab.Click("#question")
	tab.Has("#keyboard")
	for _, key := range []string{"w", "i", "d", "e", "space", "5"} {
		tab.Click(`[data-key="` + key + `"]`)
	}
	if typed := browser.JS[string](tab, `document.querySelector("#question").value`); typed != "wide 5" {
		t.Fatalf("typed %q", typed)
	}
	tab.Click(`[data-testid="ask-button"]`)
	tab.Wait(`document.querySelectorAll(".row").length === 5`)
	if small := browser.JS[[]string](tab, `[...document.querySelectorAll("#keyboard button")].filter(e => e.checkVisibility() && e.getBoundingClientRect().height < 64).map(e => e.outerHTML)`); len(small) > 0 {
		t.Errorf("keys are too small: %s", strings.Join(small, " "))
	}
	tab.Click("h2, main") // the keys disappear
	browser.JS[any](tab, `document.querySelector('[data-do="over"]').click()`)
	tab.Has(`[data-testid="kiosk-root"][data-state="attract"]`)
	if browser.JS[bool](tab, `document.querySelector("#question").value !== "" || !document.querySelector("#keyboard").hidden`) {
		t.Error("something of the visitor is left")
	}
}

// The owner's name is shown, typing can be disabled, and abusive words are not repeated.
func TestKioskLook(t *testing.T) {
	tab := atKiosk(t, func(o *Options) {
		o.KioskLook = request.KioskLook{Name: "Harbour Hall", Choices: true}
	})
	tab.Wait(`document.querySelector(".owner").innerText === "Harbour Hall"`)
	tab.Gone("#question")
	browser.JS[any](tab, `(document.querySelector("#question").value = "rows 2 for those fuckers", document.querySelector("#ask").requestSubmit(), 0)`)
	tab.Wait(done)
	if said := browser.JS[string](tab, `document.body.innerText`); strings.Contains(said, "fuck") {
		t.Errorf("the screen says %s", said)
	}
	tab.ColorScheme("light") // without motion: colours that fade in have too little contrast
	axe := browser.Axe(t)
	for _, size := range [][2]int64{{1080, 1920}, {1920, 1080}} {
		tab.Size(size[0], size[1])
		for _, v := range tab.Violations(axe) {
			t.Errorf("%v: %s", size, v)
		}
	}
}

// One touch lists the rows that are open now.
func TestKioskOpenNow(t *testing.T) {
	tab := atKiosk(t, func(o *Options) {
		o.Sources = o.Sources[:1]
		o.Sources[0].Database.Tables[0].Columns = append(o.Sources[0].Database.Tables[0].Columns,
			&schema.Column{Name: "hours", Type: schema.Text, Role: schema.OpeningHours})
	})
	ask(tab, "rows 5")
	tab.Wait(`document.querySelector(".next .offer")`)
	tab.Size(1080, 1920)
	tab.Gone("#keyboard")
	tab.Click("#question") // which stays visible above the keys
	tab.Has("#keyboard")
	tab.Wait(`(() => { const at = document.querySelector("#question").getBoundingClientRect();
		return document.elementFromPoint(at.left + 20, at.top + at.height / 2)?.id === "question"; })()`)
	browser.JS[any](tab, `[...document.querySelectorAll(".next .offer")].find(o => o.innerText === "Open now").click()`)
	tab.Wait(`[...document.querySelectorAll(".said .words")].at(-1).innerText === "Which of them are open now?"`)
}
