package browser

import (
	"cmp"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/cdproto/runtime"
)

const axeVersion = "4.14.1"

// Axe returns the script of axe-core, the accessibility checker. It is fetched with npm once and kept in the user's
// cache; SURELY_AXE may name a copy. Without it the test is skipped, unless SURELY_CI is set.
func Axe(t testing.TB) string {
	t.Helper()
	cache, err := os.UserCacheDir()
	if err != nil {
		cache = os.TempDir()
	}
	path := cmp.Or(os.Getenv("SURELY_AXE"), filepath.Join(cache, "surely-test", "axe-core-"+axeVersion+".min.js"))
	if b, err := os.ReadFile(path); err == nil {
		return string(b)
	}
	b, err := fetchAxe(t.TempDir())
	if err != nil {
		if os.Getenv("SURELY_CI") != "" {
			t.Fatalf("axe-core: %v", err)
		}
		t.Skipf("axe-core is not available (%v): accessibility checks are skipped", err)
	}
	if os.MkdirAll(filepath.Dir(path), 0o755) == nil {
		os.WriteFile(path, b, 0o644)
	}
	return string(b)
}

func fetchAxe(dir string) ([]byte, error) {
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	c := exec.CommandContext(ctx, "sh", "-c", "npm pack --silent axe-core@"+axeVersion+" >&2 && tar -xOzf *.tgz package/axe.min.js")
	c.Dir = dir
	return c.Output()
}

// EachLook calls see with the page in several colour schemes and widths: in all combinations with SURELY_CI, otherwise
// in enough to cover every scheme and every width.
func (tab *Tab) EachLook(see func(at string)) {
	tab.t.Helper()
	all := os.Getenv("SURELY_CI") != ""
	for i, width := range []int64{320, 390, 1280} {
		for j, scheme := range []string{"light", "dark"} {
			if all || i%2 == j {
				tab.ColorScheme(scheme)
				tab.Size(width, 900)
				see(fmt.Sprint(scheme, " ", width))
			}
		}
	}
}

// Violations runs axe on the page and returns its findings.
func (tab *Tab) Violations(axe string) []string {
	tab.t.Helper()
	if !JS[bool](tab, `typeof window.axe === "object"`) {
		call(tab, runtime.Evaluate, runtime.EvaluateParams{Expression: axe})
	}
	type violation struct {
		ID, Help string
		Nodes    []string
	}
	found := JS[[]violation](tab,
		`axe.run(document, {resultTypes: ["violations"]}).then(r => r.violations.map(v => ({ID: v.id, Help: v.help, Nodes: v.nodes.slice(0, 3).map(n => n.html.slice(0, 160) + " — " + n.failureSummary)})))`)
	var out []string
	for _, v := range found {
		out = append(out, v.ID+": "+v.Help+"\n\t"+strings.Join(v.Nodes, "\n\t"))
	}
	return out
}
