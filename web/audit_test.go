package web

import (
	"encoding/json"
	"net/http"
	"slices"
	"strings"
	"sync"
	"testing"
)

func TestAudit(t *testing.T) {
	var mu sync.Mutex
	var log []Entry
	_, h, _ := newServed(t, func(o *Options) {
		o.Audit = func(e Entry) {
			mu.Lock()
			defer mu.Unlock()
			log = append(log, e)
		}
	})
	c := connect(t, h, "")
	hello := c.until("hello")
	c.say("type", "ask", "text", "rows 3")
	c.until("result")
	c.say("type", "run", "suql", "SELECT 1")
	c.until("result")
	c.say("type", "ask", "text", "ask me")
	c.until("clarify")
	c.say("type", "answer", "id", "3.1", "value", "yes")
	c.until("result", "clarify")
	c.say("type", "ask", "text", "fail")
	c.until("error")
	own := []any{"conversation", hello["conversation"], "token", hello["token"], "turn", 0}
	postForm(t, h, "/export", own...)
	postForm(t, h, "/chat/share", own...)
	r, err := http.Post(h.URL+"/api/ask", "application/json", strings.NewReader(`{"question":"rows 2"}`))
	if err != nil {
		t.Fatal(err)
	}
	r.Body.Close()
	mu.Lock()
	defer mu.Unlock()
	var did []string
	for _, e := range log {
		did = append(did, e.Did+" "+e.Outcome)
		if e.Who != "127.0.0.1" || e.Conversation == "" || e.Source != "boats" || e.Time.IsZero() {
			t.Errorf("an entry lacks who, where or when: %+v", e)
		}
		if b, _ := json.Marshal(e); strings.Contains(string(b), "Boat 1") {
			t.Errorf("an entry holds rows: %s", b)
		}
	}
	for _, want := range []string{"ask result", "run result", "ask clarify", "export result", "share result"} {
		if !slices.Contains(did, want) {
			t.Errorf("there is no %q in %q", want, did)
		}
	}
	if log[0].Said != "rows 3" || log[0].SUQL == "" || log[0].Rows != 3 || len(log[0].Columns) == 0 {
		t.Errorf("the first entry is %+v", log[0])
	}
}
