package web

import (
	"bufio"
	"fmt"
	"net"
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/budget"
)

// Answers that nobody reads hold a bounded memory: past it, further ones are refused with a time to try again, while
// small ones still fit; once the readers are gone, it is given back.
func TestAnswersNobodyReads(t *testing.T) {
	srv, h, _ := newServed(t, func(o *Options) { o.Turns = 1000 })
	unread := func() (conn net.Conn, status string) { // of an answer whose beginning is read
		conn, err := net.Dial("tcp", h.Listener.Addr().String())
		if err != nil {
			t.Fatal(err)
		}
		conn.(*net.TCPConn).SetReadBuffer(4 << 10)
		conn.SetReadDeadline(time.Now().Add(time.Minute))
		fmt.Fprint(conn, "POST /api/ask HTTP/1.1\r\nHost: localhost\r\nContent-Length: 26\r\n\r\n"+
			`{"question":"wide 100000"}`)
		status, err = bufio.NewReaderSize(conn, 16).ReadString('\n')
		if err != nil {
			t.Fatal(err)
		}
		return conn, status
	}
	first, _ := unread()
	size := maxAnswerBytes - left(srv.site.Hub.Answers, maxAnswerBytes)
	first.Close()
	all := size * 7 / 2 // room for three and a half
	srv.site.Hub.Answers = budget.New(all, nil)
	refused := 0
	for range 6 {
		conn, status := unread()
		defer conn.Close()
		if strings.Contains(status, " 503 ") {
			refused++
		}
	}
	if refused != 3 {
		t.Errorf("%d of 6 are refused, where 3 fit", refused)
	}
	for question, want := range map[string]int{"rows 2": 200, "wide 100000": 503} {
		r := postJSON(t, h, "/api/ask", `{"question":"`+question+`"}`)
		if r.status != want || want == 503 && r.header.Get("Retry-After") == "" {
			t.Errorf("%s: %d, to try again after %q", question, r.status, r.header.Get("Retry-After"))
		}
	}
	h.CloseClientConnections()
	for end := time.Now().Add(10 * time.Second); srv.site.Hub.Answers.Draw(all) != nil; time.Sleep(10 * time.Millisecond) {
		if time.Now().After(end) {
			t.Fatalf("%d of %d bytes are left after all", left(srv.site.Hub.Answers, all), all)
		}
	}
}

// left is how much can still be drawn.
func left(b *budget.Budget, all int64) (n int64) {
	for part := all; part > 0; part /= 2 {
		for b.Draw(part) == nil {
			n += part
		}
	}
	b.Return(n)
	return n
}
