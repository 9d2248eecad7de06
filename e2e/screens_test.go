package e2e

import (
	"bytes"
	"flag"
	"fmt"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/testkit/browser"
)

var screens = flag.String("screens", "", "folder to write pictures of every state of the page to")

// TestScreens takes screenshots for people to look at: `make screenshots`.
func TestScreens(t *testing.T) {
	if *screens == "" {
		t.Skip("pictures are taken by make screenshots")
	}
	s := serve(t, t.TempDir(), "--develop")
	b := browser.Start(t)
	sizes := []struct{ width, height int64 }{{320, 700}, {390, 844}, {768, 1024}, {1280, 800}, {2560, 1440}}
	var labels []string
	save := func(tab *browser.Tab, name string) {
		if err := os.WriteFile(filepath.Join(*screens, name+".png"), tab.Shot(), 0o644); err != nil {
			t.Fatal(err)
		}
		labels = append(labels, name)
	}
	defer func() { overview(t, labels) }()
	if err := os.MkdirAll(*screens, 0o755); err != nil {
		t.Fatal(err)
	}
	for range 60 { // suggestions are tried out after the start
		if _, page := read(t, s.url); bytes.Contains(page, []byte(`class="offer"`)) {
			break
		}
		time.Sleep(time.Second)
	}
	for _, scheme := range []string{"light", "dark"} {
		still := func(tab *browser.Tab) *browser.Tab {
			tab.Media("prefers-color-scheme", scheme, "prefers-reduced-motion", "reduce")
			return tab
		}
		t.Run("conversation-"+scheme, func(t *testing.T) { conversation(t, still(b.Tab(t)), s.url, scheme, save) })
		t.Run("desks-"+scheme, func(t *testing.T) {
			owned := serve(t, t.TempDir(), "--data", shop(t))
			for _, width := range []int64{390, 1280} {
				desks(still(b.Tab(t)), owned.url, width, func(tab *browser.Tab, what string) {
					tab.Size(width, max(800, browser.JS[int64](tab, `document.documentElement.scrollHeight`)))
					save(tab, fmt.Sprintf("%s-%d-%s", what, width, scheme))
					tab.Size(width, 800)
				})
			}
		})
		t.Run("widget-"+scheme, func(t *testing.T) { widget(t, b, scheme, save) })
		for _, size := range sizes {
			t.Run(fmt.Sprintf("pages-%d-%s", size.width, scheme), func(t *testing.T) {
				tab := still(b.Tab(t))
				tab.Size(size.width, size.height)
				name := func(what string) string { return fmt.Sprintf("%s-%d-%s", what, size.width, scheme) }
				tab.Open(s.url)
				tab.Wait(`document.querySelector('#connection').dataset.state === "connected"`)
				tab.Has("#suggestions .offer")
				save(tab, name("welcome"))
				for _, page := range []string{"data", "eval"} {
					tab.Open(s.url + "/" + page)
					save(tab, name(page))
				}
				if size.width == 768 || size.width == 2560 {
					return // sizes in between, and beyond, differ only in margins
				}
				tab.Open(s.url + "/dev")
				states(tab, size.width, size.height, save, name)
				overlays(t, still(b.Tab(t)), s.url, size.width, size.height,
					func(tab *browser.Tab, what string) { save(tab, name(what)) })
			})
		}
		t.Run("kiosk-"+scheme, func(t *testing.T) {
			tab := still(b.Tab(t))
			tab.Size(1080, 1920)
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
		})
	}
}

// conversation takes the README's screenshots of a clarification and its answer.
func conversation(t *testing.T, tab *browser.Tab, url, scheme string, save func(*browser.Tab, string)) {
	const width, height = 1000, 760
	tab.Size(width, height)
	visit(tab, url)
	askPage(tab, "cheap and quiet in San Francisco")
	save(tab, "asked-"+scheme)
	browser.JS[any](tab, `document.querySelector('[data-testid="clarify-option"]').click()`)
	tab.Wait(finished)
	if got := browser.JS[string](tab, lastState); got != "done" {
		t.Fatalf("the conversation ends %q", got)
	}
	tab.Size(width, max(height, browser.JS[int64](tab, `document.documentElement.scrollHeight`)))
	save(tab, "answered-"+scheme)
}

// desks takes screenshots of the other pages: a row, the owner's page, an evaluation,
// and the embedded chat.
func desks(tab *browser.Tab, url string, width int64, save func(*browser.Tab, string)) {
	tab.Size(width, 800)
	visit(tab, url)
	for _, question := range []string{"customers in Oslo", "average amount of orders by product",
		"how many orders are there per month?", "are there customers in Lyon?", "customers in Paris",
		"what is the capital of Peru?"} {
		askPage(tab, question)
		sayYes(tab)
	}
	save(tab, "turns")
	tab.Open(browser.JS[string](tab, `document.querySelector('[data-testid="row-link"]').href`))
	save(tab, "row")
	tab.Open(url + "/owner")
	save(tab, "owner")
	tab.Open(url + "/eval")
	browser.JS[any](tab, `(document.querySelector('[data-testid="eval-set"]').value = "pasted",
		document.querySelector('[data-testid="eval-set"]').dispatchEvent(new Event("change")),
		document.querySelector('[data-testid="eval-pasted"]').value = `+"`"+strings.Repeat(shopQuestions, 9)+"`"+`, 0)`)
	save(tab, "eval-form")
	tab.Click(`[data-testid="eval-begin"]`)
	tab.Wait(`document.querySelectorAll(".dialogue").length > 3`)
	save(tab, "eval-running")
	tab.WaitFor(3*time.Minute, `document.querySelector('[data-testid="eval-run"][data-state="done"]')`)
	save(tab, "eval-done")
	tab.Open(url + "/widget")
	save(tab, "refused")
}

// widget takes screenshots of the embedded chat, inline and behind a button.
func widget(t *testing.T, b *browser.Browser, scheme string, save func(*browser.Tab, string)) {
	chat := ""
	site := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		fmt.Fprintf(w, `<!DOCTYPE html><html lang="en"><meta name="viewport" content="width=device-width">
			<meta name="color-scheme" content="light dark"><title>Shop</title><h1>Shop</h1><p>Welcome.</p>
			<script type="module" src="%s/embed.js"></script><surely-chat mode="%s"></surely-chat>`, chat, r.URL.Path[1:])
	}))
	defer site.Close()
	chat = serve(t, t.TempDir(), "--open", "--origin", site.URL).url
	const root = `document.querySelector("surely-chat").shadowRoot`
	for _, width := range []int64{390, 1280} {
		for _, mode := range []string{"inline", "button"} {
			tab := b.Tab(t)
			tab.Size(width, 800)
			tab.Media("prefers-color-scheme", scheme)
			tab.Open(site.URL + "/" + mode)
			tab.Wait(root + `?.querySelector("input")`)
			browser.JS[any](tab, root+`.querySelector(".opens")?.click()`)
			for i, question := range []string{"Which restaurants are in Palo Alto?", "Average for each location"} {
				browser.JS[any](tab, fmt.Sprintf(`(%s.querySelector("input").value = %q, %[1]s.querySelector("form").requestSubmit(), 0)`,
					root, question))
				tab.Wait(fmt.Sprintf(`%s.querySelectorAll("table, .asks").length > %d`, root, i))
			}
			save(tab, fmt.Sprintf("widget-%s-%d-%s", mode, width, scheme))
		}
	}
}

// overlays takes screenshots of dialogs and side panels, and of a visitor's data.
func overlays(t *testing.T, tab *browser.Tab, url string, width, height int64,
	save func(*browser.Tab, string)) {
	tab.Size(width, height)
	visit(tab, url)
	whole := func(what string) {
		tab.Size(width, max(height, browser.JS[int64](tab, `document.documentElement.scrollHeight`)))
		save(tab, what)
		tab.Size(width, height)
	}
	closed := func(what, selector string) {
		save(tab, what)
		tab.Keys("\x1b")
		tab.Gone(selector)
	}
	tab.Click(`[data-testid="chats-button"]`)
	closed("drawer-empty", "#chats")
	browser.JS[any](tab, `document.querySelector("#drop").hidden = false`)
	save(tab, "drop")
	browser.JS[any](tab, `document.querySelector("#drop").hidden = true`)

	copied(tab, journeySayings(t)["list"], save)
	visit(tab, url)
	startOver(tab)
	dir := shop(t)
	tab.Files(`[data-testid="upload-input"]`, filepath.Join(dir, "customers.csv"), filepath.Join(dir, "orders.csv"))
	tab.Wait(`document.querySelectorAll('[data-testid="introduction"] .offer').length > 2`)
	whole("introduction")
	browser.JS[any](tab, `(() => { for (const c of ["vip", "amount", "customer_id"]) document.querySelector('.intro form[data-column="' + c + '"]').closest("details").open = true; })()`)
	whole("introduction-corrected")
	tab.Click(`[data-testid="delete-data"]`)
	closed("sure", "#sure")

	askPage(tab, "best customers")
	save(tab, "readings")
	tab.Click(`[data-testid="clarify-option"][data-key="1"]`)
	tab.Wait(finished)
	tab.Click(`[data-testid="query-clause"]`)
	tab.Has(`[data-testid="part-panel"]:popover-open`)
	closed("part", "#part")
	tab.Click(`[data-testid="show-more"]`)
	tab.Has(`[data-testid="part-panel"]:popover-open`)
	closed("show-too", "#part")
	for _, statement := range []string{
		"SELECT city, count(*), sum(vip) AS vips FROM customers GROUP BY city",
		"SELECT product, city, count(*) FROM orders JOIN customers ON customer_id = customers.id GROUP BY 1, 2",
		"SELECT product, to_char(ordered_on, 'YYYY-MM') AS month, sum(amount) FROM orders GROUP BY 1, 2",
		"SELECT name, city, joined_on FROM customers",
	} {
		runPage(tab, statement)
	}
	whole("answers")
	tab.Click(`[data-testid="filter-button"]`)
	save(tab, "filters")
	tab.Click(`[data-testid="columns-button"]`)
	closed("columns", ".panel:popover-open")
	browser.JS[any](tab, `document.querySelector(".turn:last-child tbody td").dispatchEvent(new PointerEvent("click", {pointerType: "touch", bubbles: true}))`)
	tab.Has("#cell")
	closed("cell", "#cell")
	tab.Click(`[data-testid="judge-bad"]`)
	tab.Has(`.judge form:not([hidden])`)
	save(tab, "judge")
	tab.Keys("\x1b")
	browser.JS[any](tab, `document.activeElement.blur()`)
	tab.Keys("/")
	tab.Has(`[data-testid="command"]`)
	closed("palette", "#palette")
	tab.Keys("?")
	tab.Has(`[data-testid="key-sheet"]`)
	closed("keys", "#keys")
	tab.Click(`[data-testid="chats-button"]`)
	tab.Click(`.chatmenu summary`)
	closed("drawer", "#chats")
}

// copied takes screenshots of a copied link and of the page behind it.
func copied(tab *browser.Tab, question string, save func(*browser.Tab, string)) {
	askPage(tab, question)
	sayYes(tab)
	browser.JS[any](tab, `(() => { window.clip = ""; Object.defineProperty(navigator, "clipboard", { value: { writeText: async (t) => { window.clip = t; } } });
		document.querySelector('[data-do="share"]').click(); })()`)
	tab.Wait(`window.clip !== ""`)
	save(tab, "shared")
	tab.Open(browser.JS[string](tab, "window.clip"))
	tab.Wait(finished)
	save(tab, "copy")
}

// overview is a page of all screenshots with captions.
func overview(t *testing.T, labels []string) {
	var page strings.Builder
	page.WriteString(`<!doctype html><meta charset="utf-8"><title>Every state</title><style>body { font: 14px sans-serif; display: flex; flex-wrap: wrap; gap: 1rem }
figure { margin: 0 } img { height: 420px; border: 1px solid #999 }</style>`)
	for _, name := range labels {
		fmt.Fprintf(&page, "\n<figure><figcaption>%s</figcaption><a href=%[2]q><img loading=\"lazy\" src=%[2]q alt=\"\"></a></figure>", name, name+".png")
	}
	if err := os.WriteFile(filepath.Join(*screens, "index.html"), []byte(page.String()), 0o644); err != nil {
		t.Error(err)
	}
}

// states takes a screenshot of each state on the page of components, in full height.
func states(tab *browser.Tab, width, height int64, save func(*browser.Tab, string), name func(string) string) {
	n := tab.Count("[data-state-name]")
	for i := range n {
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
