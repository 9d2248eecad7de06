package cli

import (
	"net/url"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/testkit/browser"
)

const measuredOrders = `order_id,customer,product,quantity,unit_price_eur,discount,country
1,Mara Lind,Desk lamp,2,40,0,Sweden
2,Jon Abel,Office chair,1,190,0.1,Norway
3,Mara Lind,Notebook,12,3,0,Sweden
4,Ines Roy,Desk lamp,1,40,0,France
5,Tom Okafor,Standing desk,1,420,0.05,Norway
6,Ines Roy,Office chair,4,190,0.2,France
7,Jon Abel,Notebook,30,3,0,Norway
8,Lea Brandt,Standing desk,2,420,0,Germany
`

// A measure is defined once, in the chat or on the owner's page, and used from then on, also after
// a restart; unknown names are reported, and visitors define measures for their chat only.
func TestMeasureDefinedOnce(t *testing.T) {
	b := browser.Start(t)
	dir, home := t.TempDir(), t.TempDir()
	data := filepath.Join(dir, "orders.csv")
	if err := os.WriteFile(data, []byte(measuredOrders), 0o600); err != nil {
		t.Fatal(err)
	}
	s := serve(t, home, "--data", data)
	tab := b.Tab(t)
	tab.Size(1280, 900)
	tab.Open(s.url)
	tab.Wait(`document.querySelector("#connection").dataset.state === "connected"`)
	answer := func(question string) string {
		t.Helper()
		n := tab.Count(".turn")
		browser.JS[any](tab, `document.querySelector("#question").focus()`)
		tab.Keys(question + "\r")
		tab.Wait(`document.querySelectorAll(".turn").length > ` + strconv.Itoa(n) +
			` && [...document.querySelectorAll(".turn")].at(-1).dataset.state === "done"`)
		return browser.JS[string](tab, `[...document.querySelectorAll(".turn")].at(-1).querySelector(".answer").innerText`)
	}
	const formula = "net sales is unit price times quantity times (1 - "
	if said := answer(formula + "rebate)"); !strings.Contains(said, "“rebate”") &&
		!strings.Contains(said, `"rebate"`) || !strings.Contains(said, "discount") {
		t.Errorf("of a name that is unknown: %s", said)
	}
	if said := answer(formula + "discount)"); !strings.Contains(said, "From now on") {
		t.Errorf("defined: %s", said)
	}
	if said := answer("net sales by country"); !strings.Contains(said, "660") || !strings.Contains(said, "648") {
		t.Errorf("net sales by country: %s", said) // Norway and France
	}
	s.stop()

	s = serve(t, home, "--data", data)
	tab.Open(s.url)
	tab.Wait(`document.querySelector("#connection").dataset.state === "connected"`)
	if said := answer("total net sales in Germany"); !strings.Contains(said, "840") {
		t.Errorf("after a restart: %s", said)
	}
	tab.Open(s.url + "/owner?source=" + url.QueryEscape("orders"))
	tab.Wait(`document.querySelector('[data-testid="measure"]')?.innerText.includes("net sales")`)
	browser.JS[any](tab, `document.querySelector('[data-testid="measure-name"]').focus()`)
	tab.Keys("gross")
	browser.JS[any](tab, `document.querySelector('[data-testid="measure-formula"]').focus()`)
	tab.Keys("unit price × quantity")
	tab.Click(`[data-testid="define-measure"]`)
	tab.Wait(`document.querySelectorAll('[data-testid="measure"]').length === 2`)
	tab.Click(`[data-testid="measure"]:first-child [data-testid="forget-measure"]`)
	tab.Wait(`document.querySelectorAll('[data-testid="measure"]').length === 1`)
	if text := tab.Text(`[data-testid="measure"]`); !strings.Contains(text, "gross") {
		t.Errorf("what is left is %s", text)
	}
	s.stop()

	s = serve(t, home, "--data", data, "--open", "--token-file", filepath.Join(home, "token"))
	tab.Open(s.url)
	tab.Wait(`document.querySelector("#connection").dataset.state === "connected"`)
	if said := answer("margin is unit price times 2"); !strings.Contains(said, "in this chat") {
		t.Errorf("a visitor defines: %s", said)
	}
	if said := answer("uplift is margin times 2"); !strings.Contains(said, "in this chat") {
		t.Errorf("a measure of a measure: %s", said)
	}
	for _, c := range [][2]string{{"total margin in Norway", "€1,226"}, {"total uplift in Norway", "€2,452"},
		{"total margin by country", "€840"}} {
		if said := answer(c[0]); !strings.Contains(said, c[1]) {
			t.Errorf("%s: %s", c[0], said)
		}
	}
	if csv := string(tab.Download(`.turn:last-of-type [data-testid="export-csv"]`)); !strings.Contains(csv, "840") {
		t.Errorf("downloaded: %s", csv)
	}
	other := b.Tab(t)
	other.Size(1280, 900)
	other.Open(s.url)
	tab = other
	tab.Wait(`document.querySelector("#connection").dataset.state === "connected"`)
	askPage(tab, "total margin in Norway")
	if said := tab.Text("#log"); strings.Contains(said, "1,226") {
		t.Errorf("another visitor has the measure: %s", said)
	}
	startOver(tab)
	if said := answer("total gross in Norway"); !strings.Contains(said, "700") {
		t.Errorf("what the owner defined, asked by a visitor: %s", said)
	}
}
