package e2e

import (
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// TestLoad measures how long people wait on a table of 100,000 rows: SURELY_PEOPLE (200) who ask, each a few seconds
// after the last answer, for SURELY_SECONDS; and how many questions are answered a second. Run it with SURELY_LONG=1.
func TestLoad(t *testing.T) {
	if os.Getenv("SURELY_LONG") == "" {
		t.Skip("takes minutes: set SURELY_LONG=1")
	}
	var orders strings.Builder
	orders.WriteString("number,town,kind,price,ordered\n")
	towns := []string{"Fenwick", "Ardmore", "Quarley", "Tolsta", "Wexcombe"}
	kinds := []string{"express", "standard", "bulky"}
	for i := range 100_000 {
		day := time.Date(2024, 1, 1, 0, 0, 0, 0, time.UTC).AddDate(0, 0, i*7%700)
		fmt.Fprintf(&orders, "P%d,%s,%s,%d.%02d,%s\n", i, towns[i*31%5], kinds[i*17%3], i%97, i%100,
			day.Format(time.DateOnly))
	}
	path := filepath.Join(t.TempDir(), "orders.csv")
	fixture(t, path, orders.String())
	p := spawn(t, t.TempDir(), "--data", path, "--max-turns", "1000")
	questions := []string{"how many orders are from Fenwick?", "total price of express orders", "average price by town",
		"which town has the most orders?", "orders over 95 from Tolsta", "how many bulky orders in march 2024?"}
	people, long := number("SURELY_PEOPLE", 200), time.Duration(number("SURELY_SECONDS", 60))*time.Second
	v := newVisitor(p.url, "127.0.0.1")
	for _, question := range questions { // until everything is warm
		if status, said, _ := v.ask(map[string]any{"question": question}); status != http.StatusOK {
			t.Fatalf("%s: %d %s", question, status, said)
		}
	}
	for _, n := range []int{1, people} {
		before := p.processors()
		h := chats(p.url, n, questions, time.Now().Add(long))
		took := p.processors()
		asked := max(1, len(h.took))
		t.Logf("%d people: %v; %.1f questions a second, each %.0f ms of a processor; %d MB", n, h,
			float64(asked)/long.Seconds(), 1000*(took[0]-before[0])/float64(asked), p.resident()>>20)
	}
}
