package web

import (
	"context"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"net/netip"
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/request"
)

// A foreign page whose host name points here gets nothing, even with a matching origin (DNS
// rebinding).
func TestReboundName(t *testing.T) {
	_, h, _ := newServed(t, func(o *Options) {
		o.Origins = []string{"https://chat.example"}
		o.Access.Hosts = []string{"Lobby"}
	})
	for host, want := range map[string]bool{"evil.example": false, "evil.example:8080": false,
		"127.0.0.1.evil.example": false, "": true, "localhost:1": true,
		"chat.localhost": true, "chat.example": true, "lobby": true, "LOBBY.": true, "[::1]:8080": true, "127.0.0.1": true, "192.168.0.7:80": true} {
		for path, method := range map[string]string{"/": "GET", "/data": "GET", "/kiosk": "GET", "/metrics": "GET",
			"/ws": "GET", "/api/ask": "POST", "/export": "POST", "/api/search": "GET"} {
			r := call(t, method, h.URL+path, "{}", "Host", host, "Origin", "http://"+host)
			if (r.status != http.StatusMisdirectedRequest) != want {
				t.Errorf("%s %s of %q: %d %.100s", method, path, host, r.status, r.body)
			}
		}
	}
}

// With a token required, nothing is accessible without it except the health check.
func TestToken(t *testing.T) {
	const token = "a-token-of-the-owner"
	_, h, _ := newServed(t, func(o *Options) { o.Access.Token = token })
	for path, method := range map[string]string{"/": "GET", "/data": "GET", "/kiosk": "GET", "/metrics": "GET",
		"/ws": "GET", "/api/ask": "POST", "/export": "POST"} {
		for given, want := range map[string]bool{"": false, "x": false, token + "x": false, token: true} {
			for header, value := range map[string]string{"Authorization": "Bearer " + given, "Cookie": "surely=" + given} {
				r := call(t, method, h.URL+path, "{}", header, value)
				if (r.status != http.StatusUnauthorized) != want {
					t.Errorf("%s %s with %s %q: %d", method, path, header, given, r.status)
				}
			}
		}
	}
	if r := get(t, h.URL+"/healthz"); r.status != http.StatusOK {
		t.Errorf("health: %d", r.status)
	}
	page := get(t, h.URL+"/", "Accept", "text/html")
	if !strings.Contains(page.body, `action="/enter"`) || strings.Contains(page.body, "boats") {
		t.Errorf("a person gets %d %s", page.status, page.body)
	}
	if r := postForm(t, h, "/enter", "token", "guess"); r.status != http.StatusUnauthorized ||
		r.header["Set-Cookie"] != nil {
		t.Errorf("a wrong token: %d %v", r.status, r.header)
	}
	if r := postForm(t, h, "/enter", "token", token); r.status != http.StatusSeeOther ||
		!strings.Contains(r.header.Get("Set-Cookie"), "HttpOnly") {
		t.Errorf("the token: %d %v", r.status, r.header)
	}
}

// Owner-only pages are refused to visitors of an open server or a kiosk, and to requests through a proxy.
func TestOwnersOnly(t *testing.T) {
	const token = "a-token-of-the-owner"
	owner, proxied := []string{"Authorization", "Bearer " + token}, []string{"X-Forwarded-For", "203.0.113.5"}
	for _, test := range []struct {
		access  Access
		kiosk   bool
		path    string
		headers []string
		want    int
	}{
		{Access{Open: true}, false, "/metrics", nil, http.StatusOK}, // on this machine
		{Access{Open: true}, false, "/metrics", proxied, http.StatusForbidden},
		{Access{Open: true}, false, "/", proxied, http.StatusOK},
		{Access{}, false, "/", nil, http.StatusOK},
		{Access{}, false, "/", proxied, http.StatusForbidden},
		{Access{}, false, "/metrics", []string{"X-Forwarded-For", ""}, http.StatusForbidden},
		{Access{}, false, "/metrics", []string{"Via", "1.1 proxy"}, http.StatusForbidden},
		{Access{}, false, "/", []string{"Host", "chat.example"}, http.StatusMisdirectedRequest},
		{Access{Open: true}, false, "/metrics", []string{"CF-Connecting-IP", "203.0.113.5"}, http.StatusForbidden},
		{Access{}, true, "/metrics", nil, http.StatusForbidden},
		{Access{Token: token, Open: true}, true, "/metrics", nil, http.StatusUnauthorized},
		{Access{Token: token, Open: true}, true, "/metrics", owner, http.StatusOK},
		{Access{Token: token, Open: true}, false, "/owner", nil, http.StatusUnauthorized},
		{Access{Token: token, Open: true}, false, "/owner", owner, http.StatusOK},
		{Access{Token: token, Open: true}, false, "/eval/live", nil, http.StatusUnauthorized},
		{Access{Token: token, Open: true}, false, "/eval/runs/report.json", nil, http.StatusUnauthorized},
	} {
		_, h, _ := newServed(t, func(o *Options) {
			o.Access, o.Kiosk, o.EvalSource, o.Notes = test.access, test.kiosk, unmeasured, newState(t).Feedback()
		})
		if r := get(t, h.URL+test.path, test.headers...); r.status != test.want {
			t.Errorf("%+v: %d", test, r.status)
		}
	}
}

// Client addresses are taken only from named proxies, and only from what those wrote, not from what a client
// sent.
func TestForwardedAddresses(t *testing.T) {
	for _, test := range []struct{ proxies, from, forwarded, want string }{
		{"", "127.0.0.1:1", "203.0.113.5", "127.0.0.1"},
		{"10.0.0.7/32", "10.0.0.7:1", "203.0.113.5", "203.0.113.5"},
		{"10.0.0.7/32", "10.0.0.7:1", "198.51.100.1, 203.0.113.5", "203.0.113.5"},
		{"10.0.0.7/32", "10.0.0.7:1", "10.0.0.9, 192.168.0.1", "192.168.0.1"}, // private, but not one of ours
		{"10.0.0.7/32", "10.0.0.7:1", "junk", "10.0.0.7"},
		{"10.0.0.7/32", "10.0.0.8:1", "203.0.113.5", "10.0.0.8"},
		{"10.0.0.0/8", "10.0.0.7:1", "1.2.3.4, 203.0.113.5, 10.9.9.9", "203.0.113.5"},
	} {
		var proxies []netip.Prefix
		if test.proxies != "" {
			proxies = append(proxies, netip.MustParsePrefix(test.proxies))
		}
		r := httptest.NewRequest("GET", "/", nil)
		r.RemoteAddr = test.from
		r.Header.Set("X-Forwarded-For", test.forwarded)
		if got := (&Access{Proxies: proxies}).Visitor(r); got != test.want {
			t.Errorf("%+v: %s", test, got)
		}
	}
}

// A kiosk serves the kiosk and nothing else.
func TestKioskOnly(t *testing.T) {
	_, h, _ := newServed(t, func(o *Options) { o.Kiosk = true })
	for path, method := range map[string]string{"/data": "GET", "/eval": "GET", "/api/ask": "POST",
		"/api/search?question=x": "GET", "/export": "POST", "/table": "POST"} {
		if r := call(t, method, h.URL+path, `{"question":"rows 2"}`); r.status != http.StatusNotFound {
			t.Errorf("%s: %d %.100s", path, r.status, r.body)
		}
	}
	c := connect(t, h, "") // not ?kiosk=1
	c.say("type", "run", "suql", "SELECT 1")
	if e := c.until("error", "result"); e["code"] != "kiosk" {
		t.Errorf("a statement: %v", e)
	}
}

// Incomplete bodies and unread responses hold resources only briefly.
func TestSlowClients(t *testing.T) {
	_, h, _ := newServed(t, func(o *Options) {
		o.Times = request.ClientTimeouts{Body: 200 * time.Millisecond,
			Answer: 200 * time.Millisecond}
	})
	slow, err := net.Dial("tcp", h.Listener.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer slow.Close()
	fmt.Fprintf(slow, "POST /api/ask HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{")
	slow.SetReadDeadline(time.Now().Add(5 * time.Second))
	if b, err := io.ReadAll(slow); err != nil || !strings.Contains(string(b), "408") {
		t.Errorf("a body that does not come: %q %v", b, err)
	}
	// A body in time, followed by a turn longer than any of the limits.
	if r := postJSON(t, h, "/api/ask", `{"question":"slow 500"}`); r.status != http.StatusOK {
		t.Errorf("a slow turn: %d %.200s", r.status, r.body)
	}
}

// An unread response does not keep its connection.
func TestAnswerNotTaken(t *testing.T) {
	srv, _, _ := newServed(t, func(o *Options) { o.Times.Answer = 200 * time.Millisecond })
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	closed := make(chan struct{}, 1)
	h := &http.Server{Handler: srv.Handler(), ConnState: func(_ net.Conn, state http.ConnState) {
		if state == http.StateClosed {
			closed <- struct{}{}
		}
	}}
	go h.Serve(l)
	defer h.Close()
	idle, err := net.Dial("tcp", l.Addr().String())
	if err != nil {
		t.Fatal(err)
	}
	defer idle.Close()
	fmt.Fprintf(idle, "POST /api/ask HTTP/1.1\r\nHost: localhost\r\nContent-Length: 26\r\n\r\n%s",
		`{"question":"wide 100000"}`)
	select {
	case <-closed:
	case <-time.After(3 * time.Minute): // under the race detector the answer takes a while
		t.Error("it is still open")
	}
}

// One address cannot take all connections, and all together cannot exceed the limit.
func TestRoomForConnections(t *testing.T) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	h := &http.Server{Handler: http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) { io.WriteString(w, "ok") })}
	go h.Serve(LimitListener(l, ConnectionLimits{All: 12, Address: 8}))
	defer h.Close()
	from := func(ip string) net.Conn {
		c, err := (&net.Dialer{LocalAddr: &net.TCPAddr{IP: net.ParseIP(ip)}}).Dial("tcp", l.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { c.Close() })
		return c
	}
	served := func(ip string) bool {
		c := from(ip)
		c.SetDeadline(time.Now().Add(3 * time.Second))
		fmt.Fprint(c, "GET / HTTP/1.0\r\n\r\n")
		b, _ := io.ReadAll(c)
		return strings.HasSuffix(string(b), "ok")
	}
	var open []net.Conn
	for range 40 { // none of them ever sends anything
		open = append(open, from("127.0.0.1"))
	}
	if served("127.0.0.1") || !served("127.0.0.2") {
		t.Error("the greedy address got one more, or another is shut out")
	}
	for _, c := range open {
		c.Close()
	}
	for end := time.Now().Add(3 * time.Second); !served("127.0.0.1"); time.Sleep(10 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatal("closed connections still count")
		}
	}
}

// A page's content policy names the picture hosts of the data its reader may see, and no others.
func TestPicturePolicyPerViewer(t *testing.T) {
	pictured := func(host string) *schema.Database {
		db := boats()
		db.Tables[0].Columns = append(db.Tables[0].Columns, &schema.Column{Name: "photo", Type: schema.Text,
			Role: schema.Picture, Samples: []string{"https://" + host + "/1.jpg"}})
		return db
	}
	_, h, _ := newServed(t, func(o *Options) {
		o.Access = Access{Token: "a-token-of-the-owner", Open: true}
		o.Sources = o.Sources[:1]
		o.Sources[0].Database = pictured("secret.example")
		visitors := *o.Sources[0]
		visitors.Database = pictured("open.example")
		o.View = func(_ context.Context, u chat.User) (*chat.View, error) {
			if u.Role == "owner" {
				return nil, nil
			}
			return &chat.View{Key: "visitors", Sources: []*chat.Source{&visitors}}, nil
		}
	})
	policies := func(headers ...string) (all string) {
		for _, path := range []string{"/", "/data", "/healthz", "/nowhere"} {
			all += path + " " + get(t, h.URL+path, headers...).header.Get("Content-Security-Policy") + "\n"
		}
		return all + get(t, h.URL+"/kiosk").header.Get("Content-Security-Policy") // whoever uses the kiosk is a visitor
	}
	if seen := policies(); strings.Contains(seen, "secret.example") || !strings.Contains(seen, "https://open.example") {
		t.Errorf("a visitor is told\n%s", seen)
	}
	seen := policies("Authorization", "Bearer a-token-of-the-owner")
	if !strings.Contains(seen, "https://secret.example") {
		t.Errorf("the owner is told\n%s", seen)
	}
}
