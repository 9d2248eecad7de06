package web

import (
	"bytes"
	"encoding/xml"
	"image/png"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/testkit/browser"
)

// TestChartJourney switches a chart to the other kind, and downloads it as a picture, light and dark.
func TestChartJourney(t *testing.T) {
	t.Parallel()
	_, h, _ := newServed(t, nil)
	tab := browser.Start(t).Tab(t)
	tab.Size(390, 844)
	ready(tab, h.URL)
	ask(tab, "years")
	tab.Wait(done)
	tab.Wait(`document.querySelector('.chart svg[data-kind="line"]').checkVisibility()`)
	tab.Click(`[data-testid="chart-bars"]`)
	tab.Wait(`!document.querySelector('.chart svg[data-kind="line"]').checkVisibility() && document.querySelector('.chart svg[data-kind="bars"]').checkVisibility()`)
	svg := tab.Download(`[data-testid="picture-svg"]`)
	if err := xml.Unmarshal(svg, new(struct{ XMLName xml.Name })); err != nil || !bytes.Contains(svg, []byte("<title")) ||
		strings.Count(string(svg), "<rect") != 5 {
		t.Errorf("the SVG (%v): %s", err, svg)
	}
	for _, scheme := range []string{"light", "dark"} {
		tab.Media("prefers-color-scheme", scheme)
		picture, err := png.Decode(bytes.NewReader(tab.Download(`[data-testid="picture-png"]`)))
		if err != nil {
			t.Fatalf("%s: %v", scheme, err)
		}
		colours := map[any]bool{}
		for y := range picture.Bounds().Dy() {
			for x := range picture.Bounds().Dx() {
				colours[picture.At(x, y)] = true
			}
		}
		r, _, _, _ := picture.At(0, 0).RGBA()
		if len(colours) < 10 || (r > 1<<15) != (scheme == "light") {
			t.Errorf("%s: %d colours on %x", scheme, len(colours), r)
		}
	}
}
