package web

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gorilla/websocket"
)

// FuzzProtocol sends random frames, one per line: every event is an object with a type and a rising number, and
// the server keeps answering others.
func FuzzProtocol(f *testing.F) {
	for _, s := range []string{`{"type":"ask","text":"talk"}`, `{"type":"ask","text":"boats"}` + "\n" +
		`{"type":"answer","id":"c1","value":"yes"}` + "\n" + `{"type":"undo"}`,
		`{"type":"run","suql":"SELECT 1"}`, `{"type":"edit","turn":-1,"text":"x"}`,
		`{"type":"overturn","row":99999999999,"expr":"a","verdict":"No"}`,
		`{"type":"resume","conversation":"a","token":"b","after":-9}`, `{"type":"source","name":"ships"}`,
		`{"type":"change","component":"1","value":"negate"}`,
		`{"type":"alternatives","component":""}`, `{"type":"stop"}` + "\n" + `{"type":"continue"}` + "\n" +
			`{"type":"reset"}`, `[]`, `null`, "\x00\xff", `{"type":7}`, `{"type":"attract"}`, `{"type":["ask"]}`, `{"type":"hello"}`,
		`{"type":"edit","turn":1e99,"text":"x"}`, `{"type":"source","name":"../../etc/passwd"}`, strings.Repeat("[", 10000),
		`{"type":"resume","conversation":"../../x","token":"x","after":9223372036854775807}`,
		`{"type":"ask","text":` + strings.Repeat(`{"a":`, 5000)} {
		f.Add(s, false)
		f.Add(s, true)
	}
	for texts := range slices.Chunk(hostileTexts(f), 20) {
		f.Add(strings.Join(texts, "\n"), false)
	}
	_, h, _ := newServed(f, func(o *Options) { o.Grace, o.Connections = time.Second, 1000 })
	f.Fuzz(func(t *testing.T, said string, page bool) {
		query := ""
		if page {
			query = "?html=1"
		}
		ws, _, err := dial(t, h, query, nil)
		if err != nil {
			t.Fatalf("the server is gone: %v", err)
		}
		defer ws.Close()
		closed := make(chan struct{})
		go func() {
			defer close(closed)
			last := 0.0
			for {
				_, data, err := ws.ReadMessage()
				if err != nil {
					return
				}
				var e map[string]any
				if json.Unmarshal(data, &e) != nil || e["type"] == nil {
					t.Errorf("an event is %.200q", data)
					return
				}
				seq, _ := e["seq"].(float64)
				if seq <= last && e["type"] != "hello" {
					t.Errorf("%v has number %v after %v", e["type"], seq, last)
				}
				last = seq
			}
		}()
		lines := strings.Split(said, "\n")
		for _, line := range lines[:min(len(lines), 20)] {
			if ws.WriteMessage(websocket.TextMessage, []byte(line)) != nil {
				break
			}
		}
		ws.WriteControl(websocket.CloseMessage, nil, time.Now().Add(time.Second))
		select {
		case <-closed:
		case <-time.After(10 * time.Second):
			t.Errorf("the connection does not end after %q", said)
		}
	})
}
