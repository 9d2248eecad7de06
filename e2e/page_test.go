package e2e

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/testkit/browser"
)

const (
	connected = browser.Connected
	settled   = browser.Settled
	finished  = browser.Finished
	sureness  = `[...document.querySelectorAll(".turn")].at(-1).querySelector('[data-testid="searched"]').innerText`
)

func visit(tab *browser.Tab, url string) {
	tab.Open(url)
	tab.Wait(connected)
	tab.Wait(`document.activeElement?.id === "question"`)
}

func askPage(tab *browser.Tab, question string) {
	n := tab.Count(".turn")
	browser.JS[any](tab, `document.querySelector("#question").focus()`)
	tab.Keys(question + "\r")
	tab.Wait(fmt.Sprintf(`document.querySelectorAll(".turn").length === %d && %s`, n+1, settled))
}

// press presses a single key to answer the open clarification, outside the input field.
func press(tab *browser.Tab, key string) {
	if browser.JS[bool](tab, `document.activeElement?.id === "question"`) {
		browser.JS[any](tab, `document.activeElement.blur()`)
	}
	tab.Keys(key)
}

// journeySayings returns the questions of the journeys, which are stored with the built-in data.
func journeySayings(t testing.TB) map[string]string {
	t.Helper()
	b, err := os.ReadFile("../internal/demo/journeys.json")
	if err != nil {
		t.Fatal(err)
	}
	var said map[string]string
	if err := json.Unmarshal(b, &said); err != nil {
		t.Fatal(err)
	}
	return said
}

// looks runs axe on a page in both colour schemes, on a desktop and on a phone.
func looks(t *testing.T, tab *browser.Tab, what string) {
	t.Helper()
	axe := browser.Axe(t)
	tab.EachLook(func(at string) {
		for _, v := range tab.Violations(axe) {
			t.Errorf("%s, %s: %s", what, at, v)
		}
		if wide := browser.JS[int](tab, `document.documentElement.scrollWidth - innerWidth`); wide > 0 {
			t.Errorf("%s, %s, scrolls sideways by %d", what, at, wide)
		}
	})
	tab.Size(1280, 900)
}

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
