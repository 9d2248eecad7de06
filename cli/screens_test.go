package cli

import (
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"testing"

	"github.com/ask-surely/surely/testkit/browser"
)

var screens = flag.String("screens", "", "folder to write pictures of every state of the page to")

// TestScreens takes pictures, for people to look at: `make screenshots`.
func TestScreens(t *testing.T) {
	if *screens == "" {
		t.Skip("pictures are taken by make screenshots")
	}
	s := serve(t, t.TempDir(), "--develop")
	b := browser.Start(t)
	sizes := []struct{ width, height int64 }{{360, 780}, {768, 1024}, {1280, 800}, {2560, 1440}}
	save := func(tab *browser.Tab, name string) {
		if err := os.WriteFile(filepath.Join(*screens, name+".png"), tab.Shot(), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.MkdirAll(*screens, 0o755); err != nil {
		t.Fatal(err)
	}
	for _, scheme := range []string{"light", "dark"} {
		conversation(t, b.Tab(t), s.url, scheme, save)
		for _, size := range sizes {
			tab := b.Tab(t)
			tab.Size(size.width, size.height)
			tab.Media("prefers-color-scheme", scheme, "prefers-reduced-motion", "reduce")
			name := func(what string) string { return fmt.Sprintf("%s-%d-%s", what, size.width, scheme) }
			tab.Open(s.url)
			tab.Wait(`document.querySelector('#connection').dataset.state === "connected"`)
			save(tab, name("welcome"))
			for _, page := range []string{"data", "eval"} {
				tab.Open(s.url + "/" + page)
				save(tab, name(page))
			}
			tab.Open(s.url + "/dev")
			states(tab, size.width, size.height, save, name)
		}
		tab := b.Tab(t)
		tab.Size(1080, 1920)
		tab.Media("prefers-color-scheme", scheme, "prefers-reduced-motion", "reduce")
		name := func(what string) string { return fmt.Sprintf("kiosk-%s-1080-%s", what, scheme) }
		tab.Open(s.url + "/kiosk")
		tab.Has(`.turn[data-state="done"]`)
		save(tab, name("attract"))
		tab.Click("#wake")
		tab.Gone(".turn")
		tab.Has("#welcome")
		save(tab, name("welcome"))
		browser.JS[any](tab, `document.querySelector("#still").showModal()`)
		save(tab, name("still"))
		tab.Open(s.url + "/dev?kiosk=1")
		states(tab, 1080, 1920, save, name)
	}
}

// conversation takes pictures of a question asked back and of the answer to it: those of the README.
func conversation(t *testing.T, tab *browser.Tab, url, scheme string, save func(*browser.Tab, string)) {
	const width, height = 1000, 760
	tab.Size(width, height)
	tab.Media("prefers-color-scheme", scheme, "prefers-reduced-motion", "reduce")
	visit(tab, url)
	askPage(tab, "Good sushi in Palo Alto for a first date")
	save(tab, "asked-"+scheme)
	sayYes(tab)
	if got := browser.JS[string](tab, lastState); got != "done" {
		t.Fatalf("the conversation ends %q", got)
	}
	tab.Size(width, max(height, browser.JS[int64](tab, `document.documentElement.scrollHeight`)))
	save(tab, "answered-"+scheme)
}

// states takes a picture of each state on the page of components, as high as all of the state needs.
func states(tab *browser.Tab, width, height int64, save func(*browser.Tab, string), name func(string) string) {
	n := tab.Count("[data-state-name]")
	for i := 0; i < n; i++ {
		what := browser.JS[string](tab, fmt.Sprintf(`(() => { const e = document.querySelectorAll("[data-state-name]")[%d];
			for (const o of document.querySelectorAll("[data-state-name]")) o.hidden = o !== e;
			document.querySelector("#note")?.remove();
			scrollTo(0, 0);
			return e.dataset.stateName.replaceAll(/[^a-z]+/g, "-"); })()`, i))
		tab.Size(width, max(height, browser.JS[int64](tab, `document.documentElement.scrollHeight`)))
		save(tab, name(fmt.Sprintf("%02d-%s", i, what)))
		tab.Size(width, height)
	}
}
