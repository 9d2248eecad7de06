package llmtest

import (
	"fmt"
	"math"
	"testing"

	"github.com/ask-surely/surely/internal/query"
)

// The server's probabilities are calibrated, also among the remaining options once the first was
// refused.
func TestNoisyGoldIsHonest(t *testing.T) {
	gold := &query.Query{Select: []query.Item{{Column: query.Column{Table: "t", Name: "c"}}},
		From: query.From{Tables: []string{"t"}}}
	var said Decided
	script := NoisyGold(func(string) *query.Query { return gold }, .8, 1, func(d Decided) {
		if d.Slot == string(query.SelectColumn) && d.Options != nil {
			said = d
		}
	})
	type bin struct {
		n, p, right float64
	}
	bins := map[bool]*[10]bin{false: {}, true: {}}
	ask := func(n int, refused []string) {
		last := fmt.Sprint("Question: question ", n)
		for _, r := range refused {
			last = "Refused: " + r + "\n" + last
		}
		r := script(Request{System: "CREATE TABLE t ( -- 5 rows\n  a text,\n  b text,\n  c text,\n  d text,\n  e text\n);",
			Last: last})
		if text := joined(r.Tokens); text != r.Text || r.Text == "" {
			t.Fatalf("tokens %q of %q", text, r.Text)
		}
		for i, p := range said.P {
			b := &bins[len(refused) > 0][min(9, int(10*p))]
			b.n, b.p = b.n+1, b.p+p
			if i == said.Right {
				b.right++
			}
		}
	}
	for n := range 5000 {
		ask(n, nil)
		if said.Best != said.Right {
			ask(n, []string{said.Options[said.Best]})
		}
	}
	for again, all := range bins {
		for i, b := range all {
			if b.n >= 200 && math.Abs(b.p-b.right)/b.n > .04 {
				t.Errorf("asked again %t, bin %d: said %.3f, right %.3f of %.0f", again, i, b.p/b.n, b.right/b.n, b.n)
			}
		}
	}
}
