package cli

import (
	"archive/zip"
	"bytes"
	"fmt"
	"image/png"
	"io"
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/testkit/browser"
)

// runPage changes the statement behind the last answer and runs it.
func runPage(tab *browser.Tab, statement string) {
	n := tab.Count(".turn")
	typable := `[...document.querySelectorAll('[data-testid="suql-text"]')].at(-1).checkVisibility()`
	for range 5 { // late content may have moved it away from the mouse: click again
		tab.Click(".turn:last-child .behind summary")
		time.Sleep(300 * time.Millisecond)
		if browser.JS[bool](tab, typable) {
			break
		}
	}
	tab.Wait(typable)
	browser.JS[any](tab, `(() => { const t = [...document.querySelectorAll('[data-testid="suql-text"]')].at(-1); t.focus(); t.select(); })()`)
	tab.Keys(statement)
	tab.Click(`[data-testid="run-button"]`)
	tab.Wait(fmt.Sprintf(`document.querySelectorAll(".turn").length === %d && %s`, n+1, finished))
}

// TestPictures tests charts of every kind, tables and printing through the real program.
func TestPictures(t *testing.T) {
	t.Parallel()
	b := browser.Start(t)
	said := journeySayings(t)
	s := serve(t, t.TempDir())
	tab := b.Tab(t)
	tab.Size(1280, 900)
	visit(tab, s.url)
	kinds := func() string {
		return browser.JS[string](tab,
			`[...document.querySelectorAll(".turn:last-child .chart svg.broad")].map(s => s.dataset.kind + (s.checkVisibility() ? "" : " hidden")).join()`)
	}
	askPage(tab, said["chart"])
	sayYes(tab)
	if got := kinds(); got != "bars" {
		t.Errorf("parts are drawn as %q", got)
	}
	widths := browser.JS[[]float64](tab,
		`[...document.querySelectorAll(".turn:last-child .chart .broad rect")].map(r => +r.getAttribute("width"))`)
	for i := 1; i < len(widths); i++ {
		if widths[i] > widths[i-1] {
			t.Errorf("bars are not sorted by size: %v", widths)
		}
	}
	for _, c := range []struct{ sql, kinds, says string }{
		{said["two numbers"], "scatter", "stars"},
		{said["one number"], "histogram", "stars"},
		{said["several figures"], "bars,scatter hidden", "stars"},
		{said["pairs"], "stacked,bars hidden", "price"},
		{said["over time"], "line,bars hidden", "2"},
	} {
		runPage(tab, c.sql)
		if got, text := kinds(), tab.Text(".turn:last-child .chart"); got != c.kinds || !strings.Contains(text, c.says) {
			t.Errorf("%s is drawn as %q: %s", c.sql, got, text)
		}
		if left := browser.JS[string](tab,
			`getComputedStyle(document.querySelector(".turn:last-child .chart figcaption")).display`); left == "none" ||
			tab.Text(".turn:last-child .chart figcaption") == "" {
			t.Errorf("%s has no title", c.sql)
		}
	}
	tab.Click(`[data-testid="chart-bars"]`)
	if got := kinds(); got != "line hidden,bars" {
		t.Errorf("bars instead of a line: %q", got)
	}
	if svg := tab.Download(`[data-testid="picture-svg"]`); !bytes.Contains(svg,
		[]byte("<title>"+tab.Text(".turn:last-child figcaption"))) {
		t.Errorf("the SVG has no title: %.300s", svg)
	}
	if picture, err := png.DecodeConfig(bytes.NewReader(tab.Download(`[data-testid="picture-png"]`))); err != nil ||
		picture.Width < 1000 {
		t.Errorf("the PNG: %v, %d wide", err, picture.Width)
	}

	runPage(tab, said["all rows"])
	tab.Click(`.turn:last-child th.number [data-do="sort"]`)
	tab.Has(`.turn:last-child th[aria-sort="ascending"]`)
	low := tab.Text(".turn:last-child tbody td.number")
	tab.Click(`.turn:last-child th[aria-sort] [data-do="sort"]`)
	tab.Has(`.turn:last-child th[aria-sort="descending"]`)
	if high := tab.Text(".turn:last-child tbody td.number"); high == low || !strings.Contains(high, "stars") {
		t.Errorf("sorting over all rows: %q, then %q", low, high)
	}
	if pinned := browser.JS[string](tab,
		`getComputedStyle(document.querySelector(".turn:last-child thead th")).position`); pinned != "sticky" {
		t.Errorf("the head of a table is %s", pinned)
	}
	tab.Click(`.turn:last-child [data-testid="next-page"]`)
	tab.Wait(`document.querySelector(".turn:last-child .pager").innerText.includes("2")`)
	z := tab.Download(`.turn:last-child [data-testid="export-xlsx"]`)
	r, err := zip.NewReader(bytes.NewReader(z), int64(len(z)))
	if err != nil {
		t.Fatal(err)
	}
	sheet, err := r.Open("xl/worksheets/sheet1.xml")
	if err != nil {
		t.Fatal(err)
	}
	cells, err := io.ReadAll(sheet)
	if rows := bytes.Count(cells, []byte("<row")); err != nil || rows < 100 {
		t.Errorf("the spreadsheet has %d lines (%v)", rows, err)
	}

	for _, width := range []int64{320, 390} {
		tab.Size(width, 800)
		if over := browser.JS[int](tab, `document.documentElement.scrollWidth - innerWidth`); over > 0 {
			t.Errorf("at %d the page scrolls sideways by %d", width, over)
		}
	}
	tab.Size(1280, 900)
	tab.Media("media", "print", "prefers-color-scheme", "dark")
	browser.JS[any](tab, `document.documentElement.dataset.theme = "dark"`)
	if paper := browser.JS[string](tab, `getComputedStyle(document.body).backgroundColor`); paper != "rgb(255, 255, 255)" {
		t.Errorf("paper is %s", paper)
	}
	if shown := browser.JS[[]string](tab,
		`[".top", ".composer", ".tabletools", ".pager", ".under", ".charttools", ".next"].filter(s => [...document.querySelectorAll(s)].some(e => e.checkVisibility()))`); len(shown) > 0 {
		t.Errorf("printed, too: %v", shown)
	}
	if !browser.JS[bool](tab, `document.querySelector(".turn:last-child table").checkVisibility() && document.querySelector(".chart svg.broad").checkVisibility()`) {
		t.Error("tables and charts are not printed")
	}
}
