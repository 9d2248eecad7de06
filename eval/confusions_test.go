package eval

import (
	"context"
	"fmt"
	"sort"
	"sync"
	"testing"

	"github.com/ask-surely/surely/parse/lexical/model"
	"github.com/ask-surely/surely/parse/lexical/onetable"
	"github.com/ask-surely/surely/query"
)

// TestConfusions measures where the right choice stands when the embedded parser's first one is wrong, decision by
// decision along the gold query, and between which choices it confuses: what llmtest's noisy gold is drawn from.
func TestConfusions(t *testing.T) {
	questions, tables := wikiDev(t, 0)
	single, err := onetable.Load(model.OneTable)
	if err != nil {
		t.Fatal(err)
	}
	ranks := map[query.Kind]map[int]int{}
	confused := map[string]int{}
	var mu sync.Mutex
	w := Wiki{Questions: questions, Tables: tables, Model: single,
		Decide: func(ctx context.Context, e Example) (Decision, error) {
			if e.Gold == nil {
				return Decision{}, nil
			}
			gold := map[string]query.Component{}
			for _, c := range query.Components(e.Gold) {
				gold[c.ID()] = c
			}
			var sofar []query.Component
			for range 40 {
				choices, err := e.Parser.Next(ctx, e.Input, sofar)
				if err != nil {
					return Decision{}, err
				}
				if len(choices) == 0 {
					break
				}
				at := -1
				for i, c := range choices {
					if _, ok := gold[c.Component.ID()]; ok {
						at = i
						break
					}
				}
				top := choices[0].Component
				mu.Lock()
				if ranks[top.Kind] == nil {
					ranks[top.Kind] = map[int]int{}
				}
				ranks[top.Kind][at]++
				if at > 0 && (top.Kind == query.SelectAgg || top.Kind == query.WhereOp || top.Kind == query.WhereCount) {
					confused[fmt.Sprint(top.Kind, ": ", choices[at].Component.Choice, " as ", top.Choice)]++
				}
				mu.Unlock()
				if at < 0 {
					break
				}
				sofar = append(sofar, choices[at].Component)
			}
			return Decision{}, nil
		}}
	if _, err := w.Run(context.Background()); err != nil {
		t.Fatal(err)
	}
	for kind, by := range ranks {
		t.Logf("%-16s %v", kind, by)
	}
	var keys []string
	for k := range confused {
		keys = append(keys, k)
	}
	sort.Strings(keys)
	for _, k := range keys {
		t.Logf("%s: %d", k, confused[k])
	}
}
