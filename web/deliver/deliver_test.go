package deliver

import (
	"context"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
)

// Webhooks reach only listed hosts, and private addresses only if these are listed.
func TestHooks(t *testing.T) {
	var got string
	here := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		got = r.Header.Get("Content-Type")
		switch r.URL.Path {
		case "/away":
			http.Redirect(w, r, "/", http.StatusFound)
		case "/broken":
			w.WriteHeader(http.StatusInternalServerError)
		}
	}))
	defer here.Close()
	port := here.URL[strings.LastIndex(here.URL, ":"):]
	for _, c := range []struct {
		hosts []string
		to    string
		wrong string
	}{
		{[]string{"127.0.0.0/8"}, here.URL, ""},
		{[]string{"127.0.0.1"}, here.URL, ""},
		{[]string{"localhost", "127.0.0.1", "::1"}, "http://localhost" + port, ""},
		{[]string{"localhost"}, "http://localhost" + port, "private address"},
		{[]string{"hooks.example"}, here.URL, "does not list"},
		{nil, "https://169.254.169.254/latest", "does not list"},
		{[]string{"127.0.0.1"}, "http://127.0.0.1.nip.example" + port, "does not list"},
		{[]string{"127.0.0.1"}, "http://[::ffff:127.0.0.1]" + port, ""},
		{[]string{"127.0.0.1"}, "http://me@127.0.0.1" + port, "begins with https"},
		{[]string{"127.0.0.1"}, "file:///etc/passwd", "begins with https"},
		{[]string{"127.0.0.1"}, here.URL + "/away", "redirects"},
		{[]string{"127.0.0.1"}, here.URL + "/broken", "500"},
	} {
		h, err := NewHooks(c.hosts)
		if err != nil {
			t.Fatal(err)
		}
		got = ""
		err = h.Post(context.Background(), c.to, []byte("{}"))
		if (err == nil) != (c.wrong == "") || err != nil && !strings.Contains(err.Error(), c.wrong) {
			t.Errorf("%v, to %s: %v", c.hosts, c.to, err)
		}
		if c.wrong == "" && got != "application/json" {
			t.Errorf("%v, to %s: nothing came", c.hosts, c.to)
		}
	}
	for _, private := range []string{"10.0.0.1:80", "192.168.1.1:80", "127.0.0.1:80", "169.254.169.254:80", "0.0.0.0:80",
		"100.64.1.1:80", "[::1]:80", "[fe80::1]:80", "[fc00::1]:80", "[::ffff:10.0.0.1]:80", "[64:ff9b::a00:1]:80", "224.0.0.1:80"} {
		if h, _ := NewHooks([]string{"hooks.example"}); h.reach(private) == nil {
			t.Errorf("%s is reached", private)
		}
	}
	if _, err := NewHooks([]string{"https://hooks.example/x"}); err == nil {
		t.Error("an address is taken for a host")
	}
}

// A mail cannot inject headers, and says how to unsubscribe.
func TestCompose(t *testing.T) {
	m := &Mail{Server: "localhost:25", From: "Surely <surely@example.org>"}
	b, err := m.compose(Letter{Subject: "Umsätze\r\nBcc: all@example.org", Text: "Größe: 3 = drei\n.\nEnde",
		Unsubscribe: "https://example.org/unsubscribe?x"}, "mara@example.org")
	if err != nil {
		t.Fatal(err)
	}
	head, text, _ := strings.Cut(string(b), "\r\n\r\n")
	if strings.Contains(head, "\nBcc") || !strings.Contains(head, "List-Unsubscribe: <https://example.org/unsubscribe?x>") ||
		!strings.Contains(head, "Subject: =?utf-8?q?Ums=C3=A4tze") || !strings.Contains(text, "Gr=C3=B6=C3=9Fe: 3 =3D drei") {
		t.Errorf("%s", b)
	}
	for _, wrong := range []string{"", "mara", "mara@example.org\r\nBcc: x@example.org", "a@b, c@d"} {
		if a, err := Address(wrong); err == nil {
			t.Errorf("%q is an address: %s", wrong, a)
		}
	}
}
