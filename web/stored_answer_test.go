package web

import (
	"strings"
	"testing"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/web/chat"
)

// The stored part of answers is bounded, however many there are; the shown part is not.
func TestWhatIsKept(t *testing.T) {
	store := newMemory()
	srv, _, _ := newServed(t, func(o *Options) { o.Store = store })
	conv, _ := srv.hub.begin(srv, srv.sources[0], false, &asker{view: srv.unnarrowed()})
	conv.who = "192.0.2.7"
	rows := make([][]any, 1000)
	for i := range rows {
		rows[i] = []any{strings.Repeat("x", 3000), int64(i)}
	}
	e := scriptedResult("SELECT * FROM boats", rows, "I searched for all boats.")
	all := 0
	conv.mu.Lock()
	for range 100 {
		conv.publish(e, true)
	}
	idle := conv.journal.idle
	conv.mu.Unlock()
	<-idle
	records, err := store.Records(t.Context(), conv.id, 0)
	if err != nil || len(records) != 100 {
		t.Fatalf("%d records: %v", len(records), err)
	}
	for i, r := range records {
		all += len(r.Data)
		kept, err := chat.Decode(r)
		if err != nil {
			t.Fatal(err)
		}
		answer := kept.(agent.ResultEvent)
		if len(r.Data) > mostKeptAnswer || !answer.Truncated || answer.SUQL != e.SUQL || i == 0 && len(answer.Rows) < 200 {
			t.Errorf("answer %d is kept with %d bytes and %d rows", i, len(r.Data), len(answer.Rows))
		}
	}
	if all > keptAllowance+100*leastKeptAnswer {
		t.Errorf("%d MB are kept", all>>20)
	}
	if len(e.Rows) != 1000 {
		t.Error("what is shown lost rows, too")
	}
}
