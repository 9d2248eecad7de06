package llmtest

import (
	"encoding/json"
	"fmt"
	"math"
	"testing"

	"surely/query"
)

// Of all options that the server gives a probability, that share is right; so too among what is left when the first was refused.
func TestNoisyGoldIsHonest(t *testing.T) {
	gold := &query.Query{Select: []query.Item{{Column: query.Column{Table: "t", Name: "c"}}}, From: query.From{Tables: []string{"t"}}}
	var said Decided
	script := NoisyGold(func(string) *query.Query { return gold }, .8, 1, func(d Decided) { said = d })
	type bin struct {
		n, p, right float64
	}
	bins := map[bool]*[10]bin{false: {}, true: {}}
	ask := func(n int, options, refused []string) {
		body, err := json.Marshal(parserMessage{Task: "choose", Question: fmt.Sprint("question ", n), Slot: string(query.SelectColumn), Options: options, Refused: refused})
		if err != nil {
			t.Fatal(err)
		}
		script(Request{Last: string(body)})
		for i, p := range said.P {
			b := &bins[len(refused) > 0][min(9, int(10*p))]
			b.n, b.p = b.n+1, b.p+p
			if i == said.Right {
				b.right++
			}
		}
	}
	for n := range 5000 {
		options := []string{"t.a", "t.b", "t.c", "t.d", "t.e"}
		ask(n, options, nil)
		if said.Best != said.Right {
			ask(n, append(append([]string(nil), options[:said.Best]...), options[said.Best+1:]...), options[said.Best:said.Best+1])
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
