package browser

import (
	"sort"
	"strings"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
)

// Touchscreen makes the tab behave as on a touch device.
func (tab *Tab) Touchscreen() {
	tab.t.Helper()
	_, err := chromedp.Call(tab.ctx, emulation.SetTouchEmulationEnabled,
		emulation.SetTouchEmulationEnabledParams{Enabled: true})
	tab.must(err)
}

// Tap touches the last matching visible element.
func (tab *Tab) Tap(selector string) {
	tab.t.Helper()
	at := tab.find(selector)
	for _, p := range []input.DispatchTouchEventParams{
		{Type: "touchStart", TouchPoints: []*input.TouchPoint{{X: at.X, Y: at.Y}}},
		{Type: "touchEnd", TouchPoints: []*input.TouchPoint{}},
	} {
		_, err := chromedp.Call(tab.ctx, input.DispatchTouchEvent, p)
		tab.must(err)
	}
}

// Cramped reports what is hard to use on a phone: targets smaller than a fingertip, horizontal scrolling, answers under
// the input field.
func (tab *Tab) Cramped() []string {
	tab.t.Helper()
	found := JS[map[string][]string](tab, `(() => {
		const seen = [...document.querySelectorAll("button, summary, select, input, textarea, nav a, .home")]
				.filter(e => e.checkVisibility() && !e.closest(".skip")),
			name = e => e.outerHTML.slice(0, 80),
			box = e => (e.type === "checkbox" && e.closest("label") || e).getBoundingClientRect();
		return { "smaller than a fingertip": seen.filter(e => box(e).height < 43.5 || box(e).width < 43.5).map(name),
			"scrolls sideways": document.documentElement.scrollWidth > innerWidth ?
				[String(document.documentElement.scrollWidth)] : [],
			"under the field": [...document.querySelectorAll(".card .choice")].filter(e => box(e).bottom > box(document.querySelector(".composer")).top).map(name) }; })()`)
	var out []string
	for what, which := range found {
		if len(which) > 0 {
			out = append(out, what+": "+strings.Join(which, "\n"))
		}
	}
	sort.Strings(out)
	return out
}
