package e2e

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/testkit/browser"
)

// screenSizes are those of a desk, a phone, and two kiosks, of which one is small.
var screenSizes = []struct {
	width, height int64
	kiosk         bool
}{{1280, 900, false}, {390, 844, false}, {1080, 1920, true}, {800, 480, true}}

// What people were seen to stumble over, at every size: testdata/journeys.txt, in the commands of browser.Do. Headings
// name the data, and whether kiosks have what the journey is about. Nothing may scroll sideways.
func TestEverySize(t *testing.T) {
	b := browser.Start(t)
	scripts, err := os.ReadFile("testdata/journeys.txt")
	if err != nil {
		t.Fatal(err)
	}
	kiosk := []string{"--kiosk-think", "1h"}
	servers := map[string]*served{"places": serve(t, t.TempDir(), kiosk...),
		"shop": serve(t, t.TempDir(), append(kiosk, "--data", shop(t))...)}
	for _, script := range strings.Split(string(scripts), "\n== ")[1:] {
		head, lines, _ := strings.Cut(script, "\n")
		where, name, _ := strings.Cut(head, ": ")
		data, pagesOnly := strings.CutSuffix(where, ", no kiosk")
		for _, at := range screenSizes {
			if at.kiosk && pagesOnly {
				continue
			}
			t.Run(fmt.Sprintf("%s/%dx%d", name, at.width, at.height), func(t *testing.T) {
				t.Parallel()
				tab := b.Tab(t)
				tab.Size(at.width, at.height)
				if at.kiosk {
					tab.Open(servers[data].url + "/kiosk")
					tab.Click("#wake")
					tab.Has("#welcome")
				} else {
					visit(tab, servers[data].url)
				}
				for line := range strings.Lines(lines) {
					if line = strings.TrimSpace(line); line != "" && !strings.HasPrefix(line, "#") {
						tab.Do(servers[data].url, line)
					}
				}
				if wide := browser.JS[int](tab, `document.documentElement.scrollWidth - innerWidth`); wide > 0 {
					t.Errorf("the page scrolls sideways by %d: %s", wide, browser.JS[string](tab, `[...document.querySelectorAll("body *")].
						filter(e => e.getBoundingClientRect().right > innerWidth).map(e => e.outerHTML.slice(0, 120)).join("\n")`))
				}
			})
		}
	}
}
