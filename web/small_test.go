package web

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/ask-surely/surely/internal/testkit/browser"
)

// hidden lists what of the field, what is asked back and the first two options cannot be seen whole: it is outside the
// window, or behind something.
const hidden = `["#question", ".card .voice", ".card .option-0", ".card .option-1"].flatMap(s => {
	const [of, n] = s.split(".option-"), all = document.querySelectorAll(n ? of + "[data-testid=clarify-option]" : s);
	const e = all[n || 0], r = e.getBoundingClientRect();
	const seen = (x, y) => { const at = document.elementFromPoint(x, y); return at && (e.contains(at) || at.contains(e)); };
	return seen(r.left + 3, r.top + 3) && seen(r.right - 3, r.bottom - 3) ? [] : [s + " at " + [r.left, r.top, r.right, r.bottom].map(Math.round)]; })`

// kept writes a picture of the page to the directory SHOTS, if there is one.
func kept(t *testing.T, tab *browser.Tab, name string) {
	t.Helper()
	if dir := os.Getenv("SHOTS"); dir != "" {
		if err := os.WriteFile(filepath.Join(dir, name+".png"), tab.Shot(), 0o600); err != nil {
			t.Error(err)
		}
	}
}

// On the smallest kiosk, with its keys open, and in the chat at 200 %, the field, what is asked back and two options
// are in sight.
func TestOptionsInSight(t *testing.T) {
	t.Parallel()
	toOptions := func(tab *browser.Tab) {
		ask(tab, "ask boats")
		tab.Has(`[data-testid="clarify-no"]`)
		tab.Click(`[data-testid="clarify-no"]`)
		tab.Has(`[data-testid="clarify-option"]`)
	}
	for _, scheme := range []string{"light", "dark"} {
		kiosk, _ := atKiosk(t, nil)
		kiosk.Size(800, 480)
		kiosk.As(scheme)
		toOptions(kiosk)
		kiosk.Click("#question")
		kiosk.Has("#keyboard")
		kept(t, kiosk, "kiosk-800-"+scheme)
		kiosk.Wait(hidden + `.length === 0`)
	}
	_, h, _ := newServed(t, nil)
	chat := browser.Start(t).Tab(t)
	chat.Size(640, 450) // 1280 × 900 at 200 %
	ready(chat, h.URL)
	toOptions(chat)
	chat.Wait(hidden + `.length === 0`)
	kept(t, chat, "chat-200")
}
