package web

import (
	"errors"
	"net/http"
	"strings"
	"testing"
	"time"

	"github.com/gorilla/websocket"

	"github.com/ask-surely/surely/internal/testkit/browser"
)

// closedWith reads a connection to its end and returns its close code.
func closedWith(c *conn) int {
	c.t.Helper()
	c.ws.SetReadDeadline(time.Now().Add(20 * time.Second))
	for {
		_, _, err := c.ws.ReadMessage()
		var closed *websocket.CloseError
		if errors.As(err, &closed) {
			return closed.Code
		}
		if err != nil {
			c.t.Fatalf("no close frame: %v", err)
		}
	}
}

// A client is told why its connection ends: whether to reconnect at once, later, or not at all.
func TestCloseCodes(t *testing.T) {
	t.Run("the server restarts", func(t *testing.T) {
		srv, h, _ := newServed(t, nil)
		c := connect(t, h, "")
		srv.Close()
		if code := closedWith(c); code != websocket.CloseServiceRestart {
			t.Errorf("closed with %d", code)
		}
	})
	t.Run("nobody is let in", func(t *testing.T) {
		_, h, _ := newServed(t, func(o *Options) { o.Access.Token = "a-token-of-the-owner" })
		// Our page cannot see the status of a refused handshake; programs can.
		ws, _, err := dial(t, h, "?html=1", nil)
		if err != nil {
			t.Fatal(err)
		}
		if code := closedWith(&conn{t: t, ws: ws}); code != websocket.ClosePolicyViolation {
			t.Errorf("our page without a token: closed with %d", code)
		}
		if _, r, _ := dial(t, h, "", nil); r == nil || r.StatusCode != http.StatusUnauthorized {
			t.Errorf("a program without a token: %v", r)
		}
	})
}

// sockets keeps a page's connections where tests find them.
const sockets = `window.sockets = []; const Own = WebSocket;
	window.WebSocket = class extends Own { constructor(...a) { super(...a); sockets.push(this); } };`

// The page reconnects soon after a restart; if it is no longer let in it says so and does not retry.
func TestPageUnderstandsCloseCodes(t *testing.T) {
	t.Parallel()
	b := browser.Start(t)
	closeWith := func(tab *browser.Tab, code string) {
		browser.JS[any](tab, `(() => { const s = sockets.at(-1), f = s.onclose; s.onclose = null; s.close(); f({code: `+code+`}); })()`)
	}
	_, h, _ := newServed(t, nil)
	tab := b.Tab(t)
	tab.Before(sockets)
	ready(tab, h.URL)
	closeWith(tab, "1012")
	tab.Wait(`sockets.length === 2 && document.querySelector("#connection").dataset.state === "connected"`)
	closeWith(tab, "1008")
	tab.Wait(`document.querySelector("#connection").dataset.state === "ended"`)
	if says := tab.Text("#connection"); !strings.Contains(says, "signed out") {
		t.Errorf("it says %q", says)
	}
	time.Sleep(1500 * time.Millisecond)
	if n := browser.JS[int](tab, `sockets.length`); n != 2 {
		t.Errorf("it tried again: %d connections", n)
	}
	tab.Click("#connection a")
	tab.Wait(`document.querySelector("#connection").dataset.state === "connected"`)
}
