// Package browser drives a headless Chromium for tests and screenshots.
package browser

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"testing"
	"time"

	cdpbrowser "github.com/chromedp/cdproto/browser"
	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"github.com/ask-surely/surely/internal/testkit/scratch"
)

// Browser is one Chromium with a fresh profile.
type Browser struct{ ctx context.Context }

// Tab is a tab in its own context: it shares nothing with other tabs.
type Tab struct {
	t   testing.TB
	ctx context.Context
}

// Start returns the process's browser, which is started by the first test that needs it: starting takes as long as a
// whole journey, and tabs share nothing. Without a browser the test is skipped, unless SURELY_CI is set. With -short,
// as under the race detector, browser tests are skipped.
func Start(t testing.TB) *Browser {
	t.Helper()
	if testing.Short() {
		t.Skip("browser tests are skipped with -short")
	}
	if program() == "" {
		if os.Getenv("SURELY_CI") != "" {
			t.Fatal("no Chromium found, and SURELY_CI is set")
		}
		t.Skip("no Chromium on this machine: browser tests are skipped")
	}
	started, err := start()
	if err != nil {
		t.Fatalf("start Chromium: %v", err)
	}
	return started
}

// program returns the path of a Chromium, or nothing. Headless shell draws no windows, which halves the time per tab.
func program() string {
	for _, name := range []string{"chromium-headless-shell", "chromium", "chromium-browser", "google-chrome", "chrome"} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	return ""
}

// start starts a browser that ends with this process.
var start = sync.OnceValues(func() (*Browser, error) {
	profile, err := scratch.Folder()
	if err != nil {
		return nil, err
	}
	flags := []chromedp.ExecAllocatorOption{chromedp.ExecPath(program()), chromedp.NoSandbox, chromedp.DisableGPU,
		chromedp.NoFirstRun,
		chromedp.Headless, chromedp.Flag("disable-quic", true), chromedp.Flag("disable-background-networking", true),
		chromedp.Flag("disable-component-update", true), chromedp.Flag("disable-sync", true),
		chromedp.Flag("hide-scrollbars", true),
		// Tabs of parallel tests all count as visible, so neither rendering nor timers are throttled.
		chromedp.Flag("disable-background-timer-throttling", true),
		chromedp.Flag("disable-backgrounding-occluded-windows", true),
		chromedp.Flag("disable-renderer-backgrounding", true),
		chromedp.Flag("js-flags", "--expose-gc"), chromedp.UserDataDir(profile)}
	alloc, _ := chromedp.NewExecAllocator(context.Background(), flags...)
	ctx, _ := chromedp.NewContext(alloc)
	return &Browser{ctx}, chromedp.Do(ctx)
})

// Tab opens a tab with cookies and storage of its own.
func (b *Browser) Tab(t testing.TB) *Tab {
	t.Helper()
	ctx, cancel := chromedp.NewContext(b.ctx, chromedp.WithNewBrowserContext())
	t.Cleanup(cancel)
	tab := &Tab{t: t, ctx: ctx}
	if err := chromedp.Do(ctx); err != nil {
		t.Fatalf("open tab: %v", err)
	}
	call(tab, runtime.Enable, cdp.Empty{})
	// The tab behaves as if it had the focus even if another one was opened later.
	call(tab, emulation.SetFocusEmulationEnabled, emulation.SetFocusEmulationEnabledParams{Enabled: true})
	return tab
}

// call sends a command of Chromium's protocol.
func call[P, R any](tab *Tab, command cdp.Command[P, R], params P) {
	tab.t.Helper()
	_, err := chromedp.Call(tab.ctx, command, params)
	tab.must(err)
}

// Size sets the viewport.
func (tab *Tab) Size(width, height int64) {
	tab.t.Helper()
	tab.must(chromedp.Do(tab.ctx, chromedp.EmulateViewport(width, height)))
}

// ColorScheme switches to a colour scheme, without animation.
func (tab *Tab) ColorScheme(scheme string) {
	tab.t.Helper()
	call(tab, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{
		{Name: "prefers-color-scheme", Value: scheme}, {Name: "prefers-reduced-motion", Value: "reduce"}}})
}

// Open navigates to an address.
func (tab *Tab) Open(url string) {
	tab.t.Helper()
	ctx, cancel := context.WithTimeout(tab.ctx, 30*time.Second)
	defer cancel()
	tab.must(chromedp.Do(ctx, chromedp.Navigate(url)))
}

// Before makes every page run a script before its own scripts.
func (tab *Tab) Before(script string) {
	tab.t.Helper()
	call(tab, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: script})
}

// JS returns the value of an expression, or of the promise that it returns.
func JS[T any](tab *Tab, expression string) T {
	tab.t.Helper()
	v, err := eval[T](tab, expression)
	if err != nil {
		tab.t.Fatalf("%s: %v", expression, err)
	}
	return v
}

func eval[T any](tab *Tab, expression string) (v T, err error) {
	ctx, cancel := context.WithTimeout(tab.ctx, 30*time.Second)
	defer cancel()
	wrapped := fmt.Sprintf("Promise.resolve(%s).then(v => JSON.stringify(v === undefined ? null : v))", expression)
	await := true
	r, err := chromedp.Call(ctx, runtime.Evaluate, runtime.EvaluateParams{Expression: wrapped, AwaitPromise: &await,
		ReturnByValue: &await, UserGesture: &await})
	if err != nil {
		return v, err
	}
	if r.ExceptionDetails != nil {
		return v, fmt.Errorf("%s %s", r.ExceptionDetails.Text, r.ExceptionDetails.Exception.Description)
	}
	var text string
	if err := json.Unmarshal(r.Result.Value, &text); err != nil {
		return v, err
	}
	return v, json.Unmarshal([]byte(text), &v)
}

// maxWait is long because uploads give way to everything else, and four tests share the processors.
const maxWait = time.Minute

// Wait waits until an expression is true, and otherwise fails the test with the page's text.
func (tab *Tab) Wait(condition string) {
	tab.t.Helper()
	tab.WaitFor(maxWait, condition)
}

// WaitFor is Wait with a limit.
func (tab *Tab) WaitFor(limit time.Duration, condition string) {
	tab.t.Helper()
	for end := time.Now().Add(limit); ; time.Sleep(10 * time.Millisecond) {
		ok, err := eval[bool](tab, "!!("+condition+")")
		if ok {
			return
		}
		if time.Now().After(end) {
			seen, _ := eval[string](tab, "document.body.innerText")
			tab.t.Fatalf("never came true: %s (%v)\nthe page shows:\n%s", condition, err, seen)
		}
	}
}

// Has waits for a visible element.
func (tab *Tab) Has(selector string) {
	tab.t.Helper()
	tab.Wait(fmt.Sprintf("document.querySelector(%q) && document.querySelector(%[1]q).checkVisibility()", selector))
}

// Gone waits until no matching element is visible.
func (tab *Tab) Gone(selector string) {
	tab.t.Helper()
	tab.Wait(fmt.Sprintf("!document.querySelector(%q) || !document.querySelector(%[1]q).checkVisibility()", selector))
}

// Text returns the text of the last matching element.
func (tab *Tab) Text(selector string) string {
	tab.t.Helper()
	return JS[string](tab, fmt.Sprintf("[...document.querySelectorAll(%q)].at(-1)?.innerText || ''", selector))
}

// Count counts elements.
func (tab *Tab) Count(selector string) int {
	tab.t.Helper()
	return JS[int](tab, fmt.Sprintf("document.querySelectorAll(%q).length", selector))
}

// Click clicks the last matching visible element, once it has stopped moving and nothing covers it.
func (tab *Tab) Click(selector string) {
	tab.t.Helper()
	at := tab.find(selector)
	tab.must(chromedp.Do(tab.ctx, chromedp.MouseClickXY(at.X, at.Y)))
}

// point is the visible centre of an element.
type point struct {
	X, Y      float64
	Uncovered bool // a mouse would hit the element there
}

// find scrolls to the last matching element and waits until it stops moving.
func (tab *Tab) find(selector string) point {
	tab.t.Helper()
	tab.Has(selector)
	where := fmt.Sprintf(`(() => {
		const all = [...document.querySelectorAll(%q)].filter(e => e.checkVisibility()), e = all.at(-1);
		if (!e) return {};
		e.scrollIntoView({block: "center", behavior: "instant"});
		const r = e.getBoundingClientRect(), x = r.x + r.width / 2, y = r.y + r.height / 2,
			hit = document.elementFromPoint(x, y);
		return {X: x, Y: y, Uncovered: !!hit && (e.contains(hit) || hit.contains(e))};
	})()`, selector)
	at := JS[point](tab, where)
	for range 100 {
		time.Sleep(20 * time.Millisecond)
		now := JS[point](tab, where)
		if now == at && now.Uncovered {
			break
		}
		at = now
	}
	return at
}

// Keys types text; package kb has names for keys.
func (tab *Tab) Keys(keys string) {
	tab.t.Helper()
	tab.must(chromedp.Do(tab.ctx, chromedp.KeyEvent(keys)))
}

// Touchscreen makes the tab behave as on a touch device.
func (tab *Tab) Touchscreen() {
	tab.t.Helper()
	call(tab, emulation.SetTouchEmulationEnabled, emulation.SetTouchEmulationEnabledParams{Enabled: true})
}

// Tap touches the last matching visible element.
func (tab *Tab) Tap(selector string) {
	tab.t.Helper()
	at := tab.find(selector)
	touch := []*input.TouchPoint{{X: at.X, Y: at.Y}}
	call(tab, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: "touchStart", TouchPoints: touch})
	call(tab, input.DispatchTouchEvent, input.DispatchTouchEventParams{Type: "touchEnd", TouchPoints: touch[:0]})
}

// Control is the Ctrl key, held while others are pressed.
const Control = 2

// Press presses a key while others are held.
func (tab *Tab) Press(key string, held int64) {
	tab.t.Helper()
	for _, kind := range []input.DispatchKeyEventType{"rawKeyDown", "keyUp"} {
		call(tab, input.DispatchKeyEvent, input.DispatchKeyEventParams{Type: kind, Key: key, Modifiers: held})
	}
}

// Download clicks a download link and returns the file.
func (tab *Tab) Download(selector string) []byte {
	tab.t.Helper()
	dir := tab.t.TempDir()
	call(tab, cdpbrowser.SetDownloadBehavior, cdpbrowser.SetDownloadBehaviorParams{
		Behavior: cdpbrowser.SetDownloadBehaviorBehaviorAllow, DownloadPath: dir,
		BrowserContextID: chromedp.FromContext(tab.ctx).BrowserContextID})
	const patience, again = 15 * time.Second, 5 * time.Second // the page may move under the mouse
	clicked := time.Time{}
	for end := time.Now().Add(patience); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
		if time.Since(clicked) > again {
			tab.Click(selector)
			clicked = time.Now()
		}
		files, err := os.ReadDir(dir)
		tab.must(err)
		for _, f := range files {
			if !strings.HasSuffix(f.Name(), ".crdownload") && !strings.HasPrefix(f.Name(), ".") {
				b, err := os.ReadFile(filepath.Join(dir, f.Name()))
				tab.must(err)
				if len(b) > 0 { // otherwise it is still being written
					return b
				}
			}
		}
	}
	tab.t.Fatalf("%s downloaded nothing", selector)
	return nil
}

// Files selects files in a file input.
func (tab *Tab) Files(selector string, paths ...string) {
	tab.t.Helper()
	_, err := chromedp.Run(tab.ctx, chromedp.SetUploadFiles(selector, paths))
	tab.must(err)
}

// Shot returns a screenshot.
func (tab *Tab) Shot() []byte {
	tab.t.Helper()
	b, err := chromedp.Run(tab.ctx, chromedp.CaptureScreenshot())
	tab.must(err)
	return b
}

func (tab *Tab) must(err error) {
	tab.t.Helper()
	if err != nil {
		tab.t.Fatal(err)
	}
}
