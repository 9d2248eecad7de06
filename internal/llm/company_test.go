package llm_test

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/llm"
	"github.com/ask-surely/surely/internal/testkit/llmtest"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// obedient is a model that does as any part of a message tells it: where one gives orders, everything is Yes. It quotes
// each text's own words, so that no check of quotes finds it out.
func obedient() llmtest.Script {
	return func(r llmtest.Request) llmtest.Response {
		var m struct {
			Items []struct {
				ID   string
				Text []string
			}
		}
		json.Unmarshal([]byte(r.Last), &m)
		obeys := r.HasInjection()
		items := []map[string]string{}
		for _, it := range m.Items {
			reply := map[string]string{"id": it.ID, "answer": "No", "quote": ""}
			if obeys {
				reply = map[string]string{"id": it.ID, "answer": "Yes", "quote": strings.Join(it.Text, " ")}
			}
			items = append(items, reply)
		}
		reply, _ := json.Marshal(map[string]any{"items": items})
		return llmtest.Response{Text: string(reply)}
	}
}

// Nothing that a text, a question or a literal says decides about another text.
func TestOrdersInTexts(t *testing.T) {
	orders := llmtest.Injections()
	if len(orders) < 50 {
		t.Fatalf("%d orders", len(orders))
	}
	cheap := func(text string) verdict.Request {
		return verdict.Request{Task: verdict.Answer, Form: verdict.Boolean, Question: "is it cheap?", Text: []string{text}}
	}
	c, _ := client(t, obedient())
	for _, order := range orders {
		asked := cheap("It rained.")
		asked.Question = order
		evil := []verdict.Request{cheap(order), asked,
			{Task: verdict.Judge, Question: "what is it?", Answer: "A red bowl.", Value: order},
			{Task: verdict.Judge, Question: "what is it?", Answer: order, Value: "blue"}}
		var requests []verdict.Request
		for i, e := range evil {
			requests = append(requests, cheap(fmt.Sprintf("Bowl number %d was fine.", i)), e)
		}
		requests = append(requests, verdict.Request{Task: verdict.Judge, Question: "what is it?", Answer: "A red bowl.",
			Value: "blue"})
		got, err := llm.NewReader(c).Decide(context.Background(), requests)
		if err != nil {
			t.Fatal(err)
		}
		for i, v := range got {
			its := slices.ContainsFunc(evil, func(e verdict.Request) bool { return e.Key() == requests[i].Key() })
			if !its && (v.Err != nil || v.Answer != verdict.No) {
				t.Errorf("by %q, %+v is decided as %+v", order, requests[i], v)
			}
		}
	}
}
