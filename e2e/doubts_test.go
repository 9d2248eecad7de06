package e2e

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/testkit/browser"
)

// workshopCSV is a table as people keep it: numbers that only identify, a name written in two ways, a yes/no column in
// several spellings and with blanks.
func workshopCSV(t testing.TB) string {
	t.Helper()
	r := rand.New(rand.NewPCG(7, 8))
	pick := func(of ...string) string { return of[r.IntN(len(of))] }
	var b strings.Builder
	b.WriteString("Ticket,Customer,Bike,Fitter,Brought in,Picked up,Paid,Labour,Parts,Note\n")
	for i := range 200 {
		month, day := 6+r.IntN(5), 1+r.IntN(19)
		back := fmt.Sprintf("2025-%02d-%02d", month, day+r.IntN(9))
		if r.IntN(5) == 0 {
			back = ""
		}
		fmt.Fprintf(&b, "%d,%s,%s,%s,2025-%02d-%02d,%s,%s,%d,%s,\"%s\"\n", 1001+i,
			pick("Nora Blum", "Ivo Petri", "Lea Sand", "Tom Rhys", "Mia Holt", "Jan Kolar"),
			pick("city bike", "e-bike", "race bike", "cargo bike"),
			pick("Ada Kern", "Ada Kern", "A. Kern", "Ben Osei", "Ben Osei", "Clara Ruiz"), month, day, back,
			pick("yes", "yes", "Yes", "y", "no", "No", ""), 20+r.IntN(100), pick("0", "12.5", "30", "45.9"),
			pick("brakes squeak, customer in a hurry", "new chain, call before", ""))
	}
	path := filepath.Join(t.TempDir(), "workshop.csv")
	if err := os.WriteFile(path, []byte(b.String()), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

const doubtNow = `document.querySelector(".doubt:not([hidden])")`

// shots saves pictures of an element in every size, light and dark, if pictures are wanted.
func shots(t *testing.T, tab *browser.Tab, name, of string) {
	t.Helper()
	if *screens == "" {
		return
	}
	for _, size := range [][2]int64{{1280, 800}, {390, 844}, {1080, 1920}, {800, 480}} {
		for _, scheme := range []string{"light", "dark"} {
			tab.Size(size[0], size[1])
			tab.ColorScheme(scheme)
			browser.JS[any](tab, fmt.Sprintf(`document.querySelector(%q)?.scrollIntoView({block: "center"})`, of))
			file := fmt.Sprintf("%s-%dx%d-%s.png", name, size[0], size[1], scheme)
			if err := os.WriteFile(filepath.Join(*screens, file), tab.Shot(), 0o644); err != nil {
				t.Fatal(err)
			}
		}
	}
}

// Whoever adds data is asked about it once: by keyboard or touch, with a way back; what is skipped stays skipped.
func TestAskedAboutUpload(t *testing.T) {
	t.Parallel()
	b := browser.Start(t)
	s := serve(t, t.TempDir())
	csv := workshopCSV(t)
	for _, size := range []struct {
		name          string
		width, height int64
	}{{"desktop", 1280, 800}, {"phone", 390, 844}} {
		t.Run(size.name, func(t *testing.T) {
			tab := b.Tab(t)
			tab.Size(size.width, size.height)
			if size.name == "phone" {
				tab.Touchscreen()
			}
			visit(tab, s.url)
			tab.Files(`[data-testid="upload-input"]`, csv)
			tab.Has(".intro .doubt")
			n := tab.Count(".intro .doubt")
			if title := tab.Text(".intro .doubts .voice"); n < 3 || !strings.HasSuffix(title, " questions about workshop.csv") {
				t.Errorf("the card with %d questions is headed %q", n, title)
			}
			looks(t, tab, "asked about an upload")
			shots(t, tab, "card-"+size.name, ".intro .doubts")
			tab.Size(size.width, size.height)
			tab.Wait(`document.querySelector(".intro .doubted").dataset.column === ` + doubtNow + `.dataset.about`)
			first := browser.JS[string](tab, doubtNow+".dataset.doubt")
			if size.name == "phone" {
				tab.Tap(".doubt:not([hidden]) [data-key='1']")
			} else { // the card has the focus
				tab.Keys("1")
			}
			tab.Wait(fmt.Sprintf(`document.querySelector(".doubts .count").innerText === "2 of %d"`, n))
			tab.Has(`[data-testid="unsettle"]`)
			tab.Click(`[data-testid="unsettle"]`)
			tab.Wait(fmt.Sprintf(`document.querySelector(".doubts .count").innerText === "1 of %d" && %s.dataset.doubt === %q`,
				n, doubtNow, first))
			for range n - 1 {
				before := browser.JS[string](tab, doubtNow+".dataset.doubt")
				tab.Click(".doubt:not([hidden]) [data-key='1']")
				tab.Wait(fmt.Sprintf(`%s?.dataset.doubt !== %q`, doubtNow, before))
			}
			shots(t, tab, "card-settled-"+size.name, ".intro .doubts")
			tab.Size(size.width, size.height)
			tab.Click(`.doubt:not([hidden]) [data-testid="skip-doubt"]`)
			tab.Has(".doubts .enough")
			got := tab.Text(`[data-column="workshop.Paid"]`)
			if !strings.Contains(got, "yes or no: yes/") || !strings.Contains(got, "blank") {
				t.Errorf("paid is described as %q", got)
			}
			askPage(tab, "how many tickets per bike")
			tab.SayYes()
			browser.JS[any](tab, "location.reload()")
			tab.Has(".intro .understoodtable")
			if again := tab.Count(".doubt"); again != 0 {
				t.Errorf("%d doubts are asked about again", again)
			}
			if tab.Count(`[data-testid="settle-chip"]`) > 0 {
				t.Errorf("the answer names a doubt that was settled: %s", tab.Text(".turn"))
			}
			tab.Click(`[data-testid="new-chat"]`)
			tab.Gone(".turn")
			tab.Has("#welcome .offer")
			if got = tab.Text("#greeting .about"); !strings.Contains(got, "200") {
				t.Errorf("a new chat greets with %q", got)
			}
			shots(t, tab, "greeting-"+size.name, "#greeting")
		})
	}
}

// Who puts the questions off meets them under the answers that rest on them: a click settles one, and the answer is
// found anew.
func TestSettledFromAnswer(t *testing.T) {
	t.Parallel()
	b := browser.Start(t)
	s := serve(t, t.TempDir())
	tab := b.Tab(t)
	tab.Size(1280, 800)
	visit(tab, s.url)
	tab.Files(`[data-testid="upload-input"]`, workshopCSV(t))
	tab.Has(".intro .doubt")
	tab.Keys("\x1b")
	tab.Gone(".doubt")
	askPage(tab, "how many tickets per fitter")
	tab.SayYes()
	tab.Has(`.rest[data-doubt^="spelling"] [data-testid="settle-chip"]`)
	looks(t, tab, "an answer that rests on a doubt")
	shots(t, tab, "chip", ".rest")
	tab.Size(1280, 800)
	rows := `[...document.querySelectorAll(".turn:last-child td.title")].length`
	before := browser.JS[int](tab, rows)
	tab.Click(`.rest[data-doubt^="spelling"] [data-option="same"]`)
	tab.Wait(`document.querySelector(".settledline") && ` + finished)
	tab.Wait(fmt.Sprintf("%s === %d", rows, before-1))
	shots(t, tab, "chip-settled", ".settledline")
	tab.Size(1280, 800)
	if n := tab.Count(`.rest[data-doubt^="spelling"]`); n != 0 {
		t.Error("what was settled is asked again")
	}
	tab.Click(`[data-testid="unsettle"]`)
	tab.Has(`.rest[data-doubt^="spelling"] [data-testid="settle-chip"]`)
	tab.Wait(fmt.Sprintf("%s === %d", rows, before))
}

// The owner is asked about a source that is opened for the first time; its page lists what is open and what is
// settled. Visitors and the kiosk are asked nothing, and may settle nothing.
func TestOwnerSettles(t *testing.T) {
	t.Parallel()
	b := browser.Start(t)
	csv, token := workshopCSV(t), filepath.Join(t.TempDir(), "token")
	fixture(t, token, "sesame-open-sesame-open-sesame-32")
	s := serve(t, t.TempDir(), "--data", csv, "--token-file", token, "--open")
	visitor := b.Tab(t)
	visit(visitor, s.url)
	if n := visitor.Count(".doubts"); n != 0 {
		t.Error("a visitor is asked about somebody else's data")
	}
	if got := browser.JS[int](visitor, `fetch("/data/settle", {method: "POST", body: new URLSearchParams(
		{source: "workshop", doubt: "number.workshop.ticket", option: "yes"})}).then(r => r.status)`); got != 403 {
		t.Errorf("a visitor who settles a doubt gets status %d", got)
	}
	askPage(visitor, "how many tickets per fitter")
	visitor.SayYes()
	visitor.Has(".rest")
	if n := visitor.Count(`[data-testid="settle-chip"]`); n != 0 {
		t.Error("a visitor may settle a doubt about somebody else's data")
	}
	visitor.Open(s.url + "/kiosk")
	visitor.Click("#wake")
	visitor.Has("#welcome")
	if n := visitor.Count(".doubts, .rest"); n != 0 {
		t.Error("the kiosk asks about the data")
	}
	tab := b.Tab(t)
	tab.Size(1280, 800)
	tab.Open(s.url)
	browser.JS[any](tab, `fetch("/enter", {method: "POST",
		body: new URLSearchParams({token: "sesame-open-sesame-open-sesame-32"})})`)
	visit(tab, s.url)
	tab.Has("#welcome .doubt")
	shots(t, tab, "owner-first", "#welcome .doubts")
	tab.Open(s.url + "/data?source=workshop")
	tab.Has(`[data-testid="data-doubt"]`)
	looks(t, tab, "what the data leaves open")
	tab.Size(1280, 800)
	tab.Click(`#doubt-blank\.workshop\.paid [value="no"]`)
	tab.Has(`#doubt-blank\.workshop\.paid[data-chosen="no"] [data-testid="withdraw"]`)
	if got := tab.Text(`#doubt-blank\.workshop\.paid`); !strings.Contains(got, "Settled by the owner of the data, ") {
		t.Errorf("settled by whom: %s", got)
	}
	shots(t, tab, "data-page", "[data-testid=data-doubts]")
	tab.Size(1280, 800)
	tab.Click(`#doubt-blank\.workshop\.paid [data-testid="withdraw"]`)
	tab.Has(`#doubt-blank\.workshop\.paid[data-chosen=""]`)
}
