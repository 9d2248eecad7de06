package web

import (
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/testkit/browser"
	"github.com/ask-surely/surely/web/pages"
)

// atKiosk opens a server's kiosk and touches the screen.
func atKiosk(t *testing.T, change func(*Options)) (tab *browser.Tab, url string) {
	t.Helper()
	_, h, _ := newServed(t, func(o *Options) {
		o.KioskTimes = pages.KioskTimes{Idle: time.Minute, Countdown: time.Second, Think: 30 * time.Millisecond,
			Show: 200 * time.Millisecond}
		if change != nil {
			change(o)
		}
	})
	tab = browser.Start(t).Tab(t)
	tab.Size(1080, 1920)
	tab.Open(h.URL + "/kiosk")
	tab.Click("#wake")
	tab.Has("#welcome")
	return tab, h.URL
}

// A visitor types on the screen with large keys, and leaves nothing behind.
func TestKioskKeys(t *testing.T) {
	tab, _ := atKiosk(t, nil)
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

// The owner's name and logo are shown, typing can be disabled, and abusive words are not repeated.
func TestKioskLook(t *testing.T) {
	tab, _ := atKiosk(t, func(o *Options) {
		o.KioskLook = pages.KioskLook{Name: "Harbour Hall", Choices: true,
			Logo: []byte(`<svg xmlns="http://www.w3.org/2000/svg" width="90" height="40"><rect width="90" height="40"/></svg>`), Kind: "image/svg+xml"}
	})
	tab.Wait(`document.querySelector(".logo").naturalWidth > 0`)
	tab.Gone("#question")
	browser.JS[any](tab, `(document.querySelector("#question").value = "rows 2 for those fuckers", document.querySelector("#ask").requestSubmit(), 0)`)
	tab.Wait(done)
	if said := browser.JS[string](tab, `document.body.innerText`); strings.Contains(said, "fuck") {
		t.Errorf("the screen says %s", said)
	}
	tab.As("light") // without motion: colours that fade in have too little contrast
	axe := browser.Axe(t)
	for _, size := range [][2]int64{{1080, 1920}, {1920, 1080}} {
		tab.Size(size[0], size[1])
		for _, v := range tab.Violations(axe) {
			t.Errorf("%v: %s", size, v)
		}
	}
}
