package e2e

import (
	"flag"
	"os"
	"path/filepath"
	"testing"

	"github.com/ask-surely/surely/internal/testkit/browser"
)

var screens = flag.String("screens", "", "folder to write the pictures of the documentation to")

// TestScreens takes the pictures of a clarification and its answer: `make screenshots`.
func TestScreens(t *testing.T) {
	if *screens == "" {
		t.Skip("pictures are taken by make screenshots")
	}
	s := serve(t, t.TempDir())
	if err := os.MkdirAll(*screens, 0o755); err != nil {
		t.Fatal(err)
	}
	for _, scheme := range []string{"light", "dark"} {
		const width, height = 1000, 760
		tab := browser.Start(t).Tab(t)
		save := func(name string) {
			if err := os.WriteFile(filepath.Join(*screens, name+"-"+scheme+".png"), tab.Shot(), 0o644); err != nil {
				t.Fatal(err)
			}
		}
		tab.ColorScheme(scheme)
		tab.Size(width, height)
		visit(tab, s.url)
		askPage(tab, "Total per location")
		save("asked")
		browser.JS[any](tab, `document.querySelector('[data-testid="clarify-option"]').click()`)
		tab.Wait(finished)
		tab.Size(width, max(height, browser.JS[int64](tab, `document.documentElement.scrollHeight`)))
		save("answered")
	}
}
