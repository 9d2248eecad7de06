package cli

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/testkit/browser"
)

// visitsCSV is a table as somebody keeps it: about a megabyte.
func visitsCSV(t testing.TB, rows int) string {
	t.Helper()
	r := rand.New(rand.NewPCG(1, 2))
	var b strings.Builder
	b.WriteString("id,visited_on,doctor,department,fee,no_show,note\n")
	doctors := []string{"Dr. Amara Okafor", "Dr. Lena Brandt", "Dr. Hugo Silva", "Dr. Mei Tan"}
	departments := []string{"cardiology", "dermatology", "pediatrics"}
	day := time.Date(2023, 1, 2, 0, 0, 0, 0, time.UTC)
	for i := range rows {
		fmt.Fprintf(&b, "%d,%s,%s,%s,€ %d.50,%d,\"%s\"\n", i+1, day.AddDate(0, 0, r.IntN(700)).Format(time.DateOnly),
			doctors[r.IntN(4)], departments[r.IntN(3)],
			40+r.IntN(90), min(1, r.IntN(8)/7), strings.Repeat("came on time, ", r.IntN(5)))
	}
	path := filepath.Join(t.TempDir(), "visits.csv")
	if err := os.WriteFile(path, []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

// Somebody brings a table of their own, corrects what was understood, and asks it.
func TestBringYourData(t *testing.T) {
	b := browser.Start(t)
	home := t.TempDir()
	s := serve(t, home)
	tab := b.Tab(t)
	tab.Size(1280, 900)
	visit(tab, s.url)
	began := time.Now()
	tab.Files(`[data-testid="upload-input"]`, visitsCSV(t, 12000))
	tab.Has(`[data-testid="introduction"] .offer`)
	t.Logf("a megabyte from file to first suggestion: %v", time.Since(began))
	intro := tab.Text(`[data-testid="introduction"]`)
	for _, want := range []string{"One row is a visit", "12,000 rows", "yes or no; 1 means yes",
		"money, 40.5 € to 129.5 €", "date, 2 Jan 2023 to", "cardiology"} {
		if !strings.Contains(intro, want) {
			t.Errorf("the introduction does not say %q:\n%s", want, intro)
		}
	}
	t.Logf("suggested: %v", browser.JS[[]string](tab,
		`[...document.querySelectorAll(".intro .offer")].map(o => o.innerText)`))
	column := func(name string) string {
		return fmt.Sprintf(`.intro form[data-column=%q]`, name)
	}
	browser.JS[any](tab, fmt.Sprintf(`(() => { const d = document.querySelector(%q).closest("details"); d.querySelector("summary").click(); d.querySelector("[name=label]").select(); })()`, column("fee")))
	tab.Keys("price paid\r")
	tab.Wait(`document.querySelector('[data-testid="introduction"]').innerText.includes("price paid")`)
	tab.Click(".intro .offer")
	tab.Wait(settled)
	sayYes(tab)
	if state := browser.JS[string](tab, lastState); state != "done" || tab.Count(`[data-testid="result-table"]`) == 0 {
		t.Errorf("the suggestion ends %s:\n%s", state, tab.Text("#log"))
	}
	askPage(tab, "average price paid by department")
	sayYes(tab)
	if got := tab.Text(`.turn:last-child [data-testid="result-table"]`); !strings.Contains(got, "cardiology") {
		t.Errorf("the corrected column is not understood:\n%s", tab.Text(".turn:last-child"))
	}
	tab.Open(browser.JS[string](tab, "location.href")) // it is there when one comes back
	tab.Wait(connected + ` && ` + finished)
	if !strings.Contains(tab.Text(`[data-testid="introduction"]`), "price paid") {
		t.Error("the introduction is gone after a reload")
	}
	stranger := b.Tab(t) // it belongs to whoever brought it
	visit(stranger, s.url)
	if n := stranger.Count("#source option"); n != 1 {
		t.Errorf("a stranger is offered %d sources", n)
	}
	tab.Click(`[data-testid="delete-data"]`)
	tab.Click(`[data-testid="sure-yes"]`)
	tab.Wait(`document.querySelectorAll("#source option").length === 1`)
	if left, err := os.ReadDir(filepath.Join(home, "uploads")); err != nil || len(left) != 0 {
		t.Errorf("%d uploads are left, %v", len(left), err)
	}
}

// A table is pasted or dropped; what cannot be read is refused in words.
func TestPasteAndRefuse(t *testing.T) {
	b := browser.Start(t)
	s := serve(t, t.TempDir(), "--max-upload", "1")
	tab := b.Tab(t)
	tab.Size(1280, 900)
	visit(tab, s.url)
	transfer := func(kind, event, data string) {
		browser.JS[any](tab, fmt.Sprintf(`(() => { const d = new DataTransfer(); %s; document.querySelector("#question").dispatchEvent(new %s)})()`, data,
			fmt.Sprintf(`%s(%q, { %s: d, bubbles: true, cancelable: true })`, kind, event,
				map[string]string{"paste": "clipboardData"}[event]+map[string]string{"drop": "dataTransfer"}[event])))
	}
	transfer("ClipboardEvent", "paste",
		`d.setData("text/plain", "boat\tlength\nKittiwake\t12\nSandpiper\t9\nPuffin\t14\n")`)
	tab.Has(`[data-testid="introduction"]`)
	askPage(tab, "Which boat has the greatest length?")
	sayYes(tab)
	if !strings.Contains(tab.Text(".turn:last-child"), "Puffin") {
		t.Errorf("asked of a pasted table:\n%s", tab.Text(".turn:last-child"))
	}
	transfer("DragEvent", "drop", `d.items.add(new File(["town,people\nCowes,10\nRyde,32\n"], "towns.csv"))`)
	tab.Wait(`document.querySelectorAll('[data-testid="introduction"]').length === 2`)
	for data, want := range map[string]string{
		`d.items.add(new File(["x"], "photo.heic"))`:                   "kind that cannot be read",
		`d.items.add(new File([], "empty.csv"))`:                       "empty",
		`d.items.add(new File(["x".repeat(1100000)], "big.csv"))`:      "at most 1 megabytes",
		`d.items.add(new File(["a,b\n\"never closed\n"], "open.csv"))`: "could not be read",
	} {
		transfer("DragEvent", "drop", data)
		tab.Wait(fmt.Sprintf(`document.querySelector("#note.shown")?.innerText.includes(%q)`, want))
	}
	off := serve(t, t.TempDir(), "--no-uploads")
	tab.Open(off.url)
	tab.Wait(connected)
	if n := tab.Count(`[data-testid="upload-input"], [data-testid="add-data"]`); n != 0 {
		t.Error("uploads are offered where the owner does not want them")
	}
}

// What a column refers to, and which of its values means yes, is corrected in place.
func TestCorrectInPlace(t *testing.T) {
	b := browser.Start(t)
	home := t.TempDir()
	s := serve(t, home)
	tab := b.Tab(t)
	tab.Size(1280, 900)
	visit(tab, s.url)
	dir := shop(t)
	tab.Files(`[data-testid="upload-input"]`, filepath.Join(dir, "customers.csv"), filepath.Join(dir, "orders.csv"))
	tab.Has(`[data-testid="introduction"] .links`)
	form := `document.querySelector('.intro form[data-column="customer_id"]')`
	for _, to := range []string{"", "customers.id"} {
		browser.JS[any](tab, fmt.Sprintf(`(() => { const f = %s; f.closest("details").open = true; f.elements.refers.value = %q; })()`, form, to))
		tab.Click(`.intro form[data-column="customer_id"] button`)
		tab.Wait(fmt.Sprintf(`%s.elements.refers.querySelector("[selected]")?.value === %s && !!document.querySelector(".intro .links") === %t`, form, map[bool]string{true: "undefined", false: `"` + to + `"`}[to == ""], to != ""))
	}
	vip := `.intro form[data-column="vip"]`
	says := func() string {
		return browser.JS[string](tab,
			fmt.Sprintf(`document.querySelector(%q).closest("details").querySelector("summary").innerText`, vip))
	}
	var counts []string
	for _, means := range []string{"1", "0", ""} { // what stands for yes is corrected, too
		browser.JS[any](tab, fmt.Sprintf(`(() => { const f = document.querySelector(%q); f.closest("details").open = true; f.elements.yes.value = %q; f.dataset.old = "1"; })()`, vip, means))
		tab.Click(vip + " button")
		tab.Wait(fmt.Sprintf(`!document.querySelector(%q).dataset.old`, vip))
		if said := says(); means != "" && !strings.Contains(said, means+" means yes") || means == "" &&
			strings.Contains(said, "means yes") {
			t.Errorf("after %q means yes: %s", means, said)
		}
		if means != "" {
			askPage(tab, "How many customers are vip?")
			sayYes(tab)
			counts = append(counts, tab.Text(`.turn:last-child [data-testid="result-table"]`))
		}
	}
	if len(counts) != 2 || counts[0] == counts[1] {
		t.Errorf("how many are, by what means yes: %q", counts)
	}
	written, err := filepath.Glob(filepath.Join(home, "uploads", "*", "surely.yaml"))
	if err != nil || len(written) != 1 {
		t.Fatalf("%v, %v", written, err)
	}
	if b, err := os.ReadFile(written[0]); err != nil || !strings.Contains(string(b), "customers.id") {
		t.Errorf("surely.yaml: %s, %v", b, err)
	}
}
