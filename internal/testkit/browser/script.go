package browser

import (
	"fmt"
	"regexp"
	"strconv"
	"strings"
)

// States of the chat, as expressions to wait for.
const (
	Connected = `document.querySelector("#connection")?.dataset.state === "connected"`
	LastState = `[...document.querySelectorAll(".turn")].at(-1)?.dataset.state`
	Settled   = `["done", "failed", "waiting"].includes(` + LastState + `)`
	Finished  = LastState + ` === "done"`
)

// Do does what a line of a script says. A target is a selector or, after an @, a test id. If a line states something
// (with has, gone, sight, =, ~ or until), Do waits until it is true.
func (tab *Tab) Do(url, line string) {
	tab.t.Helper()
	tab.t.Log(line) // seen if a later line fails
	command, rest, _ := strings.Cut(line, " ")
	what := regexp.MustCompile(`^(.*?)(?: (=|~) (.*))?$`).FindStringSubmatch(rest)
	at, want := what[1], what[3]
	if id, ok := strings.CutPrefix(at, "@"); ok {
		at = `[data-testid="` + id + `"]`
	}
	if tab.states(command, rest, at, what[2], want) {
		return
	}
	switch command {
	case "ask":
		JS[any](tab, `document.querySelector("#question").focus()`)
		tab.Keys(rest + "\r")
	case "yes":
		tab.SayYes()
	case "keys":
		keys, err := strconv.Unquote(rest)
		if err != nil {
			tab.t.Fatal(err)
		}
		tab.Keys(keys)
	case "focus":
		JS[any](tab, fmt.Sprintf("document.querySelector(%q).focus()", at))
	case "tabto":
		tab.tabTo(at)
	case "click":
		tab.Click(at)
	case "js":
		JS[any](tab, rest)
	case "open":
		tab.Open(strings.Replace(rest, "/", url+"/", 1))
		tab.Wait(`location.pathname !== "/" || ` + Connected)
	case "reload":
		JS[any](tab, "(window.left = true, location.reload())")
		tab.Wait("!window.left && " + Connected)
	case "size":
		var width, height int64
		fmt.Sscan(rest, &width, &height)
		tab.Size(width, height)
	default:
		tab.t.Fatalf("there is no command %s", command)
	}
}

// states waits until what a line states is true; it returns false if the line is a command.
func (tab *Tab) states(command, rest, at, relation, want string) bool {
	switch command {
	case "done":
		tab.Wait(Finished)
	case "has":
		tab.Has(at)
	case "sight": // wholly on the screen, and nothing covers it
		tab.Wait(fmt.Sprintf(`((e) => { const r = e?.getBoundingClientRect(); return r && r.top >= 0 && r.bottom <= innerHeight &&
			e.contains(document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2)); })(document.querySelector(%q))`, at))
	case "gone":
		tab.Gone(at)
	case "count":
		tab.Wait(fmt.Sprintf("document.querySelectorAll(%q).length === %s", at, want))
	case "text":
		text := fmt.Sprintf("([...document.querySelectorAll(%q)].at(-1)?.innerText || '')", at)
		if relation == "~" {
			tab.Wait(fmt.Sprintf("%s.includes(%q)", text, want))
		} else {
			tab.Wait(fmt.Sprintf("%s === %q", text, want))
		}
	case "download": // a file with this many lines
		if lines := strings.Count(string(tab.Download(at)), "\n"); fmt.Sprint(lines) != want {
			tab.t.Errorf("the file has %d lines", lines)
		}
	case "until":
		tab.Wait(rest)
	default:
		return false
	}
	return true
}

// maxClarifications is the number of clarifications that SayYes answers.
const maxClarifications = 8

// SayYes answers every clarification with yes, or skips it if it has other answers, until the turn is closed.
func (tab *Tab) SayYes() {
	for range maxClarifications {
		tab.Wait(Settled)
		if !JS[bool](tab, LastState+` === "waiting"`) {
			return
		}
		n := tab.Count(".exchange")
		if JS[bool](tab, `!!document.querySelector('[data-testid="clarify-yes"]')`) {
			tab.Click(`[data-testid="clarify-yes"]`)
		} else {
			tab.Click(`[data-testid="clarify-skip"]`)
		}
		tab.Wait(fmt.Sprintf(`document.querySelectorAll(".exchange").length > %d`, n))
		tab.Wait(Settled)
	}
}

// tabTo presses Tab until a target has the focus, and checks that the focus is visible.
func (tab *Tab) tabTo(selector string) {
	tab.t.Helper()
	for range 80 {
		if JS[bool](tab, fmt.Sprintf("!!document.activeElement?.matches(%q)", selector)) {
			if !JS[bool](tab, `getComputedStyle(document.activeElement).outlineStyle !== "none"`) {
				tab.t.Errorf("%s shows no focus", selector)
			}
			return
		}
		tab.Keys("\t")
	}
	tab.t.Fatalf("Tab never reaches %s", selector)
}
