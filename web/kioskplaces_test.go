package web

import (
	"context"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/testkit/browser"
	"github.com/ask-surely/surely/suql"
)

// atHarbour is a kiosk with boats that have a location and opening hours.
func atHarbour(t *testing.T) *browser.Tab {
	t.Helper()
	tab, _ := atKiosk(t, func(o *Options) {
		db := boats()
		db.Tables[0].Columns = append(db.Tables[0].Columns, &schema.Column{Name: "latitude", Type: schema.Real},
			&schema.Column{Name: "longitude", Type: schema.Real},
			&schema.Column{Name: "hours", Type: schema.Text, Role: schema.OpeningHours})
		o.Sources = o.Sources[:1]
		o.Sources[0].Database = db
		o.Sources[0].Rows = func(_ context.Context, _ []byte, statement string, _ int) (*suql.Result, error) {
			r := scriptedResult(statement, scriptedRows(5), "").Result
			r.Evidence = nil
			if strings.Contains(statement, "latitude") {
				r.Columns = append(r.Columns, "latitude", "longitude")
				for i := range r.Rows {
					r.Rows[i] = append(r.Rows[i], 50.7+float64(i)/50, -1.3+float64(i%3)/40)
				}
			}
			return &r, nil
		}
	})
	return tab
}

// Cards show where a row is, and one touch lists those open now.
func TestKioskPlaces(t *testing.T) {
	tab := atHarbour(t)
	ask(tab, "rows 5")
	tab.Wait(`document.querySelectorAll('.row [data-testid="spot"]').length === 5`)
	if points := browser.JS[int](tab, `new Set([...document.querySelectorAll(".spot .here")].map(e => e.getAttribute("d"))).size`); points != 5 {
		t.Errorf("5 rows are in %d places", points)
	}
	if said := tab.Text("#log"); strings.Contains(said, "latitude") || strings.Contains(said, "50.7") {
		t.Errorf("the cards say %s", said)
	}
	axe := browser.Axe(t)
	for _, size := range [][2]int64{{1080, 1920}, {1920, 1080}} {
		for _, scheme := range []string{"light", "dark"} {
			tab.Size(size[0], size[1])
			tab.As(scheme)
			for _, v := range tab.Violations(axe) {
				t.Errorf("%v, %s: %s", size, scheme, v)
			}
			if dir := os.Getenv("SURELY_PICTURES"); dir != "" {
				name := filepath.Join(dir, fmt.Sprintf("kiosk-%s-%d.png", scheme, size[0]))
				if err := os.WriteFile(name, tab.Shot(), 0o600); err != nil {
					t.Error(err)
				}
			}
		}
	}
	tab.Size(1080, 1920)
	tab.Gone("#keyboard")
	tab.Click("#question") // which stays visible above the keys
	tab.Has("#keyboard")
	tab.Wait(`(() => { const at = document.querySelector("#question").getBoundingClientRect();
		return document.elementFromPoint(at.left + 20, at.top + at.height / 2)?.id === "question"; })()`)
	browser.JS[any](tab, `[...document.querySelectorAll(".next .offer")].find(o => o.innerText === "Open now").click()`)
	tab.Wait(`[...document.querySelectorAll(".said .words")].at(-1).innerText === "Which of them are open now?"`)
}
