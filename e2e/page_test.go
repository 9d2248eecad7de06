package e2e

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/testkit/browser"
)

// shop is a folder of two related tables for which a short question is ambiguous.
func shop(t testing.TB) string {
	t.Helper()
	r := rand.New(rand.NewPCG(3, 4))
	dir := t.TempDir()
	var customers, orders strings.Builder
	customers.WriteString("id,name,city,joined_on,vip\n")
	for i := range 60 {
		fmt.Fprintf(&customers, "%d,%s %d,%s,2022-%02d-%02d,%d\n", i+1,
			[]string{"Anna Moore", "Ben Nagy", "Carla Petit"}[r.IntN(3)], i,
			[]string{"Lyon", "Oslo", "Turin"}[r.IntN(3)], 1+r.IntN(12), 1+r.IntN(28), r.IntN(2))
	}
	orders.WriteString("id,customer_id,product,amount,quantity,ordered_on\n")
	for i := range 300 {
		customer, product := 1+r.IntN(60), []string{"lamp", "chair", "desk"}[r.IntN(3)]
		amount, quantity := 10+r.IntN(390), 1+r.IntN(9)
		switch { // who buys most often is not who spends most
		case i < 20:
			customer, amount, quantity = 1, 12, 9
		case i < 26:
			customer, amount, quantity = 2, 399, 1
		}
		fmt.Fprintf(&orders, "%d,%d,%s,%d,%d,2023-%02d-%02d\n", i+1, customer, product, amount, quantity, 1+r.IntN(12),
			1+r.IntN(28))
	}
	for name, b := range map[string]*strings.Builder{"customers.csv": &customers, "orders.csv": &orders} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	return dir
}

const (
	field    = `document.querySelector("#question").value`
	sureness = `[...document.querySelectorAll(".turn")].at(-1).querySelector('[data-testid="searched"]').innerText`
)

// startOver starts a new chat.
func startOver(tab *browser.Tab) {
	tab.Wait(`!document.querySelector(".turn") || ` + settled) // an answer in progress would arrive later
	tab.Click(`[data-testid="new-chat"]`)
	tab.Gone(".turn")
}

// Regressions from the first user test, each done as a person does it, through the real program.
func TestFirstVisitRegressions(t *testing.T) {
	t.Parallel()
	b := browser.Start(t)
	said := journeySayings(t)
	home := t.TempDir()
	s := serve(t, home)
	careful := serve(t, home, "--detector", "probability=0.998", "--state", home+"/careful.sqlite")
	in := func(name, url string, f func(t *testing.T, tab *browser.Tab)) {
		t.Run(name, func(t *testing.T) {
			tab := b.Tab(t)
			tab.Size(1280, 900)
			visit(tab, url)
			f(t, tab)
		})
	}
	in("what is typed or pasted answers the card, whole and once", careful.url, func(t *testing.T, tab *browser.Tab) {
		for how, reply := range map[string]string{"typed in the field": "yes", "typed into nothing": said["otherwise"],
			"pasted in the field": said["instead of it"], "pasted into nothing": "no"} {
			startOver(tab)
			askPage(tab, said["doubted"])
			tab.Has(`[data-testid="clarification"]`)
			if strings.HasSuffix(how, "nothing") {
				browser.JS[any](tab, `document.activeElement.blur()`)
				tab.Wait(`document.activeElement.id !== "question"`)
			} else {
				tab.Click("#question")
			}
			if strings.HasPrefix(how, "pasted") {
				tab.Paste(reply)
				tab.Wait(fmt.Sprintf("%s === %q", field, reply))
				tab.Keys("\r")
			} else {
				tab.Keys(reply + "\r")
			}
			tab.Wait(fmt.Sprintf(`[...document.querySelectorAll(".exchange .a")].some(a => a.innerText.toLowerCase() === %q)`,
				strings.ToLower(reply)))
			if n, left := tab.Count(".turn"), browser.JS[string](tab, field); n != 1 || left != "" {
				t.Errorf("%q %s: %d turns, %q left in the field", reply, how, n, left)
			}
		}
	})
	in("Escape keeps half a sentence", careful.url, func(t *testing.T, tab *browser.Tab) {
		askPage(tab, said["doubted"])
		tab.Click("#question")
		tab.Keys("only if\x1b")
		tab.Keys("\x1b")
		tab.Wait(field + ` === "only if" && !document.querySelector(".exchange")`)
	})
	in("every kind of file by click", s.url, func(t *testing.T, tab *browser.Tab) {
		askPage(tab, said["list"])
		sayYes(tab)
		tab.Wait(finished)
		title := tab.Text(".row h3, td.title")
		for _, format := range []string{"csv", "json", "xlsx"} {
			file := tab.Download(`[data-testid="export-` + format + `"]`)
			if format != "xlsx" && !strings.Contains(string(file), title) || format == "xlsx" &&
				!strings.HasPrefix(string(file), "PK") {
				t.Errorf("%s: %.200q", format, file)
			}
		}
		tab.Has(`[data-testid="result-table"]`)
	})
	in("sorting is over all rows", s.url, func(t *testing.T, tab *browser.Tab) {
		askPage(tab, said["list"])
		sayYes(tab)
		tab.Wait(finished)
		if tab.Count(`th [data-do="sort"]`) == 0 { // few rows are shown one below the other
			tab.Click(`[data-testid="as-table"]`)
		}
		tab.Has(`th [data-do="sort"]`)
		before := tab.Text(".count")
		tab.Click(`th:first-child [data-do="sort"]`)
		tab.Has(`th[aria-sort="ascending"]`)
		up := browser.JS[[]string](tab, `[...document.querySelectorAll("tbody td:first-child")].map(e => e.innerText)`)
		tab.Click(`th:first-child [data-do="sort"]`)
		tab.Has(`th[aria-sort="descending"]`)
		down := browser.JS[[]string](tab, `[...document.querySelectorAll("tbody td:first-child")].map(e => e.innerText)`)
		if len(up) < 3 || len(down) != len(up) || up[0] >= down[0] || tab.Text(".count") != before {
			t.Errorf("up %q, down %q, %s", up, down, tab.Text(".count"))
		}
	})
	in("the top of a list says that it is, and shows all", s.url, func(t *testing.T, tab *browser.Tab) {
		askPage(tab, said["top"])
		sayYes(tab)
		rows := tab.Count(".row, .turn:last-child tbody")
		if says := tab.Text(".count"); !strings.Contains(says, "First") {
			t.Errorf("%d rows, said as %q", rows, says)
		}
		tab.Click(`[data-testid="show-all"]`)
		tab.Wait(fmt.Sprintf(`document.querySelectorAll(".row, tbody").length > %d`, rows))
	})
	in("a reload stays where it was", s.url, func(t *testing.T, tab *browser.Tab) {
		for range 3 {
			askPage(tab, said["list"])
			sayYes(tab)
		}
		tab.Media("prefers-reduced-motion", "reduce")
		time.Sleep(time.Second) // smooth scrolling has ended
		browser.JS[any](tab, `scrollTo({top: 900, behavior: "instant"})`)
		tab.Wait(`Math.round(scrollY) === 900`)
		browser.JS[any](tab, "location.reload()")
		tab.Wait(`document.querySelectorAll(".turn").length === 3 && Math.abs(scrollY - 900) < 30`)
	})
	in("forgetting everything asks first", s.url, func(t *testing.T, tab *browser.Tab) {
		askPage(tab, said["count"])
		sayYes(tab)
		for _, answer := range []string{"no", "yes"} {
			tab.Click(`[data-testid="chats-button"]`)
			tab.Wait(`document.querySelectorAll("#chatlist li").length === 1`)
			tab.Click(`[data-testid="forget-all"]`)
			tab.Click(`[data-testid="sure-` + answer + `"]`)
			tab.Gone("#sure")
			tab.Keys("\x1b")
			tab.Gone("#chats")
		}
		tab.Click(`[data-testid="chats-button"]`)
		tab.Wait(`document.querySelectorAll("#chatlist li").length === 0`)
	})
	in("a copied link is read, and continued as a chat of one's own", s.url, func(t *testing.T, tab *browser.Tab) {
		askPage(tab, said["count"])
		sayYes(tab)
		browser.JS[any](tab, `(() => { window.clip = ""; Object.defineProperty(navigator, "clipboard", { value: { writeText: async (t) => { window.clip = t; } } }); })()`)
		tab.Click(`.tools [data-do="share"]`)
		tab.Wait(`window.clip !== ""`)
		stranger := b.Tab(t)
		stranger.Size(1280, 900)
		stranger.Open(browser.JS[string](tab, "window.clip"))
		stranger.Wait(finished)
		if stranger.Count("#question") > 0 && browser.JS[bool](stranger,
			`document.querySelector("#question").checkVisibility()`) {
			t.Error("a stranger can write to the chat")
		}
		stranger.Click(`[data-testid="fork-button"]`)
		stranger.Wait(`location.pathname === "/" && ` + connected + ` && ` + finished)
		askPage(stranger, said["list"])
		sayYes(stranger)
		if n := tab.Count(".turn"); n != 1 {
			t.Errorf("what was copied has %d turns", n)
		}
	})
	for _, width := range []int64{320, 390} {
		in(fmt.Sprintf("a phone of %d", width), careful.url, func(t *testing.T, tab *browser.Tab) {
			tab.Touchscreen()
			tab.Size(width, 700)
			look := func(what string) {
				t.Helper()
				for _, found := range tab.Cramped() {
					t.Errorf("%s, %s", what, found)
				}
			}
			look("welcome")
			askPage(tab, said["list"])
			look("a question back")
			for range 6 {
				if tab.Wait(settled); browser.JS[bool](tab, finished) {
					break
				}
				n := tab.Count(".exchange")
				tab.Tap(`[data-testid="clarify-yes"]`)
				tab.Wait(fmt.Sprintf(`document.querySelectorAll(".exchange").length > %d`, n))
			}
			look("an answer")
			tab.Tap(`[data-testid="query-clause"]`)
			tab.Has(`[data-testid="part-panel"]`)
			look("a part")
			tab.Tap(`[data-testid="part-panel"] [popovertargetaction="hide"]`)
			tab.Gone("#part")
			tab.Tap(`[data-testid="chats-button"]`)
			tab.Has("#chatlist a")
			look("chats")
		})
	}
}

// What people do with an answer and with the page, through the real program.
func TestThePage(t *testing.T) {
	t.Parallel()
	b := browser.Start(t)
	said := journeySayings(t)
	home := t.TempDir()
	s := serve(t, home)
	trade := serve(t, home, "--data", shop(t), "--state", home+"/shop.sqlite")
	in := func(name, url string, f func(t *testing.T, tab *browser.Tab)) {
		t.Run(name, func(t *testing.T) {
			tab := b.Tab(t)
			tab.Size(1280, 900)
			visit(tab, url)
			f(t, tab)
		})
	}
	in("parts of a question are changed, and taken back", s.url, func(t *testing.T, tab *browser.Tab) {
		askPage(tab, said["count"])
		sayYes(tab)
		first := browser.JS[string](tab, sureness)
		chip := fmt.Sprintf(`[...document.querySelectorAll('[data-testid="query-clause"]')].find(c => c.innerText.includes(%q))`, said["value"])
		browser.JS[any](tab, chip+`.id = "place"`)
		browser.JS[any](tab, `document.querySelector("#place").focus()`)
		tab.Wait(`[...document.querySelectorAll(".said mark")].length > 0`)
		tab.Click("#place")
		tab.Has(`[data-testid="part-option"]`)
		if got := tab.Text(`[data-testid="part-option"]`); !strings.ContainsAny(got, "0123456789") {
			t.Errorf("an alternative without its count: %q", got)
		}
		changes := 0
		for _, change := range []struct {
			click string
			typed bool
		}{{click: "part-option"}, {click: "part-negate"}, {click: "part-value", typed: true}, {click: "part-remove"}} {
			if !browser.JS[bool](tab, `!!document.querySelector("#part:popover-open")`) {
				tab.Click(`[data-testid="query-clause"][data-status="chosen"]`)
				tab.Has(`[data-testid="part-panel"]:popover-open`)
			}
			before := browser.JS[string](tab, sureness)
			tab.Click(`[data-testid="` + change.click + `"]`)
			if change.typed {
				other := said["value instead"]
				if strings.Contains(before, other) {
					other = said["instead"]
				}
				tab.Keys(other + "\r")
			}
			tab.Wait(fmt.Sprintf("%s && %s !== %q", finished, sureness, before))
			changes++
		}
		for range changes {
			before := browser.JS[string](tab, sureness)
			tab.Click(`[data-testid="undo-button"]`)
			tab.Wait(fmt.Sprintf("%s && %s !== %q", finished, sureness, before))
		}
		if got := browser.JS[string](tab, sureness); got != first || tab.Count(".turn") != 1 {
			t.Errorf("after as many undos: %q, at first it was %q", got, first)
		}
	})
	in("a column more", trade.url, func(t *testing.T, tab *browser.Tab) {
		askPage(tab, "name of the customers in Lyon")
		sayYes(tab)
		n := tab.Count("thead th")
		tab.Click(`[data-testid="show-more"]`)
		tab.Click(`[data-testid="part-option"][data-value="customers.joined_on"]`)
		tab.Wait(fmt.Sprintf(`%s && document.querySelectorAll("thead th").length === %d`, finished, n+1))
		tab.Click(`[data-testid="undo-button"]`)
		tab.Wait(fmt.Sprintf(`%s && document.querySelectorAll("thead th").length === %d`, finished, n))
	})
	in("a word that went nowhere", trade.url, func(t *testing.T, tab *browser.Tab) {
		askPage(tab, "number of polite customers in Turin")
		sayNothing(tab)
		tab.Has(`[data-testid="unused-word"]`)
		n := tab.Count(`[data-testid="unused-word"]`)
		before := browser.JS[string](tab, sureness)
		tab.Click(`[data-testid="unused-word"]`)
		tab.Wait(`document.activeElement.dataset.testid === "part-value"`)
		tab.Keys("vip\r")
		tab.Wait(fmt.Sprintf(`document.querySelectorAll('[data-testid="unused-word"]').length < %d`, n))
		tab.Click(`[data-testid="undo-button"]`)
		tab.Wait(fmt.Sprintf("%s === %q && document.querySelectorAll('[data-testid=\"unused-word\"]').length === %d",
			sureness, before, n))
	})
	in("a new question in the place of a reply", trade.url, func(t *testing.T, tab *browser.Tab) {
		askPage(tab, "best customers")
		tab.Has(`[data-testid="clarify-option"]`)
		tab.Keys("how many orders are there?\r")
		tab.Wait(`document.querySelector(".turn:last-child .words").textContent === "how many orders are there?"`)
		sayNothing(tab)
		if got := tab.Text(".turn:last-child"); !strings.Contains(got, "300") || tab.Count(".exchange") != 0 {
			t.Errorf("the turn says\n%s", got)
		}
	})
	for _, how := range []string{"mouse", "touch", "keyboard", "words"} {
		in("a reading is chosen by "+how, trade.url, func(t *testing.T, tab *browser.Tab) {
			if how == "touch" {
				tab.Touchscreen()
				tab.Size(390, 800)
			}
			askPage(tab, "best customers")
			option := `[data-testid="clarify-option"]:has([data-testid="preview"])`
			tab.Has(option)
			previews := browser.JS[[]string](tab,
				`[...document.querySelectorAll('[data-testid="preview"]')].map(p => p.innerText)`)
			if len(previews) < 2 || previews[0] == previews[1] {
				t.Errorf("previews: %q", previews)
			}
			wanted := browser.JS[string](tab,
				`[...document.querySelectorAll('[data-testid="clarify-option"] bdi')].find(b => b.innerText.includes("amount")).innerText`)
			at := browser.JS[int](tab, fmt.Sprintf(`[...document.querySelectorAll('[data-testid="clarify-option"] bdi')].findIndex(b => b.innerText === %q) + 1`, wanted))
			switch how {
			case "mouse":
				tab.Click(fmt.Sprintf(`[data-testid="clarify-option"][data-key="%d"]`, at))
			case "touch":
				tab.Tap(fmt.Sprintf(`[data-testid="clarify-option"][data-key="%d"]`, at))
			case "keyboard":
				press(tab, fmt.Sprint(at))
			case "words":
				tab.Click("#question")
				tab.Keys("amount\r")
				tab.Wait(`document.querySelectorAll(".exchange").length === 1`)
				sayYes(tab) // how many is a separate question
			}
			tab.Wait(finished)
			if got := tab.Text(".exchange .a"); how != "words" && !strings.HasPrefix(got, wanted) {
				t.Errorf("answered %q, chosen was %q", got, wanted)
			}
			if got := browser.JS[string](tab, sureness); !strings.Contains(got, "amount") {
				t.Errorf("searched: %s", got)
			}
		})
	}
	in("chats are searched, named, pinned and deleted", s.url, func(t *testing.T, tab *browser.Tab) {
		for _, q := range []string{said["count"], said["list"]} {
			askPage(tab, q)
			sayYes(tab)
			startOver(tab)
		}
		tab.Click(`[data-testid="chats-button"]`)
		tab.Click(`[data-testid="search-chats"]`)
		tab.Keys("how many")
		tab.Wait(`document.querySelectorAll("#chatlist li").length === 1`)
		tab.Click(`.chatmenu summary`)
		tab.Click(`[data-do="renameChat"]`)
		tab.Keys("my count\r")
		tab.Click(`[data-testid="search-chats"]`)
		tab.Keys(strings.Repeat("\b", 8))
		tab.Wait(`document.querySelectorAll("#chatlist li").length === 2`)
		tab.Click(`#chatlist li:last-child .chatmenu summary`)
		tab.Click(`#chatlist li:last-child [data-do="pinChat"]`)
		tab.Wait(`document.querySelector("#chatlist li.pinned").innerText.includes("my count")`)
		tab.Click(`#chatlist li.pinned [data-open]`)
		tab.Has(".fresh") // a pinned answer is fetched again
		tab.Click(`[data-testid="chats-button"]`)
		tab.Click(`#chatlist li.pinned .chatmenu summary`)
		tab.Click(`[data-do="deleteChat"]`)
		tab.Click(`[data-testid="sure-yes"]`)
		tab.Wait(`document.querySelectorAll("#chatlist li").length === 1`)
		tab.Gone(".turn")
	})
	in("with the keyboard alone", trade.url, func(t *testing.T, tab *browser.Tab) {
		to := func(selector string) {
			t.Helper()
			for range 120 {
				if browser.JS[bool](tab, fmt.Sprintf("!!document.activeElement?.matches(%q)", selector)) {
					return
				}
				tab.Keys("\t")
			}
			t.Fatalf("Tab never reaches %s", selector)
		}
		tab.Keys("best customers\r")
		tab.Has(`[data-testid="clarify-option"]`)
		tab.Keys("1") // into the empty field
		tab.Wait(finished)
		to(`[data-testid="query-clause"]`)
		tab.Keys("\r")
		tab.Has(`[data-testid="part-panel"]:popover-open`)
		tab.Keys("\x1b")
		tab.Gone("#part")
		to(`[data-testid="show-more"]`)
		before := browser.JS[string](tab, sureness)
		tab.Keys("\r")
		tab.Has(`[data-testid="part-panel"]:popover-open`)
		to(`[data-testid="part-option"]`)
		tab.Keys("\r")
		tab.Wait(fmt.Sprintf(`%s && !document.querySelector("#part:popover-open") && %s !== %q`, finished, sureness, before))
		tab.Keys("\x1b")
		tab.Wait(`document.activeElement.id !== "question"`)
		tab.Keys("?")
		tab.Has(`[data-testid="key-sheet"]`)
		tab.Keys("\x1b")
		tab.Gone(`[data-testid="key-sheet"]`)
		tab.Keys("/")
		tab.Has(`[data-testid="command"]`)
		tab.Keys("undo\r")
		tab.Wait(fmt.Sprintf("%s && %s === %q", finished, sureness, before))
		tab.Keys("\x1b/")
		tab.Keys("new chat\r")
		tab.Gone(".turn")
	})
	in("light and dark by choice", s.url, func(t *testing.T, tab *browser.Tab) {
		tab.Media("prefers-color-scheme", "light")
		paper := `getComputedStyle(document.body).backgroundColor`
		light := browser.JS[string](tab, paper)
		tab.Click(`[data-testid="chats-button"]`)
		tab.Click(`[data-testid="theme"]`)
		tab.Keys("d\r") // Dark
		tab.Wait(paper + ` !== "` + light + `"`)
		tab.Open(s.url)
		tab.Wait(connected + " && " + paper + ` !== "` + light + `"`)
	})
	in("speaking and listening, once it is turned on", s.url, func(t *testing.T, tab *browser.Tab) {
		tab.Before(`window.SpeechRecognition = class { start() { window.heard = this; } stop() { this.onend(); } abort() { this.onend(); } };
			speechSynthesis.speak = (u) => { window.spoken = u.text; };`)
		visit(tab, s.url)
		if browser.JS[bool](tab, `document.querySelector('[data-testid="listen-button"]').checkVisibility()`) {
			t.Error("it listens without having been asked to")
		}
		tab.Click(`[data-testid="chats-button"]`)
		tab.Click(`[data-testid="speech"]`)
		tab.Keys("\x1b")
		tab.Gone("#chats")
		tab.Click(`[data-testid="listen-button"]`)
		tab.Wait(`!!window.heard`)
		browser.JS[any](tab, fmt.Sprintf(`(() => { const r = [{transcript: %q}]; r.isFinal = true; window.heard.onresult({results: [r]}); window.heard.onend(); })()`, said["count"]))
		tab.Wait(finished)
		tab.Wait(`(window.spoken || "").length > 0`)
	})
}

// sayNothing skips every clarification until the turn is closed.
func sayNothing(tab *browser.Tab) {
	for range 8 {
		if tab.Wait(settled); !browser.JS[bool](tab, lastState+` === "waiting"`) {
			return
		}
		n := tab.Count(".exchange")
		tab.Click(`[data-testid="clarify-skip"]`)
		tab.Wait(fmt.Sprintf(`document.querySelectorAll(".exchange").length > %d`, n))
	}
}
