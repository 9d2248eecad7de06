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

// visitsCSV is a realistic table of about a megabyte.
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

// A visitor uploads a table, sees how it was understood, and asks about it.
func TestBringYourData(t *testing.T) {
	t.Parallel()
	b := browser.Start(t)
	home := t.TempDir()
	s := serve(t, home)
	tab := b.Tab(t)
	tab.Size(1280, 900)
	visit(tab, s.url)
	began := time.Now()
	tab.Files(`[data-testid="upload-input"]`, visitsCSV(t, 12000))
	tab.WaitFor(time.Minute, `document.querySelector('[data-testid="introduction"] .offer')?.checkVisibility()`)
	t.Logf("a megabyte from file to first suggestion: %v", time.Since(began))
	intro := tab.Text(`[data-testid="introduction"]`)
	for _, want := range []string{"visits 12,000 rows", "no show yes or no",
		"money: €40.50 – €129.50", "date: 2 Jan 2023 – ", "cardiology"} {
		if !strings.Contains(intro, want) {
			t.Errorf("the introduction does not say %q:\n%s", want, intro)
		}
	}
	tab.Click(".intro .offer")
	tab.Wait(settled)
	tab.SayYes()
	state := browser.JS[string](tab, browser.LastState)
	if state != "done" || tab.Count(`[data-testid="result-table"]`) == 0 {
		t.Errorf("the suggestion ends %s:\n%s", state, tab.Text("#log"))
	}
	askPage(tab, "average fee by department")
	tab.SayYes()
	if got := tab.Text(`.turn:last-child [data-testid="result-table"]`); !strings.Contains(got, "cardiology") {
		t.Errorf("the column is not understood:\n%s", tab.Text(".turn:last-child"))
	}
	tab.Open(browser.JS[string](tab, "location.href")) // it is still there after coming back
	tab.Wait(connected + ` && ` + finished)
	if !strings.Contains(tab.Text(`[data-testid="introduction"]`), "visits 12,000 rows") {
		t.Error("the introduction is gone after a reload")
	}
	stranger := b.Tab(t) // it belongs to its uploader
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

// A table is pasted or dropped; unreadable data is refused with a reason. A table pasted as text is offered as data;
// ordinary text is not.
func TestPasteAndRefuse(t *testing.T) {
	t.Parallel()
	b := browser.Start(t)
	s := serve(t, t.TempDir(), "--max-upload", "1")
	tab := b.Tab(t)
	tab.Size(1280, 900)
	visit(tab, s.url)
	transfer := func(event, data string) {
		browser.JS[any](tab, fmt.Sprintf(`(() => { const d = new DataTransfer(); %s;
			document.querySelector("#question").dispatchEvent(new %s: d, bubbles: true, cancelable: true })); })()`, data, event))
	}
	const drop = `DragEvent("drop", { dataTransfer`
	transfer(`ClipboardEvent("paste", { clipboardData`,
		`d.setData("text/plain", "boat\tlength\nKittiwake\t12\nSandpiper\t9\nPuffin\t14\n")`)
	tab.Has(`[data-testid="introduction"]`)
	askPage(tab, "Which boat has the greatest length?")
	tab.SayYes()
	if !strings.Contains(tab.Text(".turn:last-child"), "Puffin") {
		t.Errorf("asked of a pasted table:\n%s", tab.Text(".turn:last-child"))
	}
	transfer(drop, `d.items.add(new File(["town,people\nCowes,10\nRyde,32\n"], "towns.csv"))`)
	tab.Wait(`document.querySelectorAll('[data-testid="introduction"]').length === 2`)
	for data, want := range map[string]string{
		`d.items.add(new File(["x"], "photo.heic"))`:                                 "unsupported format",
		`d.items.add(new File(["x".repeat(1100000)], "big.csv"))`:                    "the limit is 1 megabytes",
		`d.items.add(new File(["x"], "a.heic")); d.items.add(new File([], "b.csv"))`: "a.heic has an unsupported format. Use CSV, TSV, JSON, JSONL, Excel (xlsx), Parquet, SQLite or text files.\nb.csv is empty",
	} {
		transfer(drop, data)
		tab.Wait(fmt.Sprintf(`document.querySelector("#note.shown")?.innerText.includes(%q)`, want))
	}
	visit(tab, s.url)
	browser.JS[any](tab, `(window.send = XMLHttpRequest.prototype.send, XMLHttpRequest.prototype.send = (form) => { form.get("file").text().then((s) => window.read = s); }, null)`)
	paste := func(text string) { // wait: an offer would appear a moment later
		browser.JS[any](tab, fmt.Sprintf(`new Promise((done) => { window.read = ""; document.querySelector("#note").replaceChildren();
			const d = new DataTransfer(); d.setData("text/plain", %q);
			document.querySelector("#question").dispatchEvent(new ClipboardEvent("paste",
				{ clipboardData: d, bubbles: true, cancelable: true }));
			setTimeout(done, 30); })`, text))
	}
	for _, text := range []string{
		"Which boats are red?\nAnd which are blue?",
		"Which boats are red,green,blue?\nWhich are big,small,tiny?",
		"boats in Cowes, Ryde, Yarmouth\nwith more than 10, 20, 30 seats",
		"1, 2, 3\n4, 5, 6",
	} {
		paste(text)
		if browser.JS[bool](tab, `window.read !== "" || !!document.querySelector('[data-testid="take-table"]')`) {
			t.Errorf("a table: %q", text)
		}
	}
	for text, want := range map[string]string{
		"boat,town,length\nKittiwake,Ryde,12\nPuffin,Cowes,14\n":                           "boat,town,length\nKittiwake,Ryde,12\nPuffin,Cowes,14",
		"boat,town,kind\r\nKittiwake,\"Ryde, Wight\",sloop\r\nPuffin,Cowes,yawl":           "boat,town,kind\nKittiwake,\"Ryde, Wight\",sloop\nPuffin,Cowes,yawl",
		"boat;town;length\nKittiwake;Ryde;12,5":                                            "boat;town;length\nKittiwake;Ryde;12,5",
		"| boat | length |\n|------|-------:|\n| Kittiwake | 12 |\n| a\\|b \"c\" | 14 |\n": "boat\tlength\nKittiwake\t12\n\"a|b \"\"c\"\"\"\t14",
		"boat | length\n--- | ---\nPuffin | 14":                                            "boat\tlength\nPuffin\t14",
	} {
		paste(text)
		if !strings.Contains(text, "\t") {
			tab.Click(`[data-testid="take-table"]`)
		}
		tab.Wait(fmt.Sprintf(`window.read === %q`, want))
	}
	off := serve(t, t.TempDir(), "--no-uploads")
	tab.Open(off.url)
	tab.Wait(connected)
	if n := tab.Count(`[data-testid="upload-input"], [data-testid="add-data"]`); n != 0 {
		t.Error("uploads are offered where the owner does not want them")
	}
}
