package web

import (
	"context"
	"testing"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/testkit/browser"
	"github.com/ask-surely/surely/suql"
)

// atHarbour is a kiosk with boats that have opening hours.
func atHarbour(t *testing.T) *browser.Tab {
	t.Helper()
	tab, _ := atKiosk(t, func(o *Options) {
		db := boats()
		db.Tables[0].Columns = append(db.Tables[0].Columns,
			&schema.Column{Name: "hours", Type: schema.Text, Role: schema.OpeningHours})
		o.Sources = o.Sources[:1]
		o.Sources[0].Database = db
		o.Sources[0].Rows = func(_ context.Context, _ []byte, statement string, _ int) (*suql.Result, error) {
			r := scriptedResult(statement, scriptedRows(5), "").Result
			r.Evidence = nil
			return &r, nil
		}
	})
	return tab
}

// One touch lists the rows that are open now.
func TestKioskOpenNow(t *testing.T) {
	tab := atHarbour(t)
	ask(tab, "rows 5")
	tab.Wait(`document.querySelector(".next .offer")`)
	tab.Size(1080, 1920)
	tab.Gone("#keyboard")
	tab.Click("#question") // which stays visible above the keys
	tab.Has("#keyboard")
	tab.Wait(`(() => { const at = document.querySelector("#question").getBoundingClientRect();
		return document.elementFromPoint(at.left + 20, at.top + at.height / 2)?.id === "question"; })()`)
	browser.JS[any](tab, `[...document.querySelectorAll(".next .offer")].find(o => o.innerText === "Open now").click()`)
	tab.Wait(`[...document.querySelectorAll(".said .words")].at(-1).innerText === "Which of them are open now?"`)
}
