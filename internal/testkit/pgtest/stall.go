package pgtest

import (
	"io"
	"net"
	"net/url"
	"sync"
	"testing"
)

// Wire is a network to a database that can stall: it accepts what is sent but passes nothing on.
type Wire struct {
	URL string // of the database, through the wire

	mu      sync.Mutex
	flowing chan struct{} // closed while the wire works
}

// Stalling returns a wire to the database at a URL, working at first.
func Stalling(t testing.TB, to string) *Wire {
	t.Helper()
	at, err := url.Parse(to)
	if err != nil {
		t.Fatal(err)
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	w := &Wire{flowing: make(chan struct{})}
	close(w.flowing)
	over := *at
	over.Host = l.Addr().String()
	w.URL = over.String()
	t.Cleanup(func() { l.Close(); w.Resume() })
	go func() {
		for {
			near, err := l.Accept()
			if err != nil {
				return
			}
			go w.join(near, at.Host)
		}
	}()
	return w
}

func (w *Wire) join(near net.Conn, at string) {
	defer near.Close()
	w.wait()
	far, err := net.Dial("tcp", at)
	if err != nil {
		return
	}
	defer far.Close()
	go func() {
		w.carry(far, near)
		far.Close()
	}()
	w.carry(near, far)
}

func (w *Wire) carry(to io.Writer, from io.Reader) {
	b := make([]byte, 32<<10)
	for {
		n, err := from.Read(b)
		w.wait()
		if _, wrong := to.Write(b[:n]); wrong != nil || err != nil {
			return
		}
	}
}

// wait blocks while the wire is stalled.
func (w *Wire) wait() {
	w.mu.Lock()
	flowing := w.flowing
	w.mu.Unlock()
	<-flowing
}

// Stall stops all traffic.
func (w *Wire) Stall() {
	w.mu.Lock()
	defer w.mu.Unlock()
	select {
	case <-w.flowing:
		w.flowing = make(chan struct{})
	default:
	}
}

// Resume lets delayed and new traffic through.
func (w *Wire) Resume() {
	w.mu.Lock()
	defer w.mu.Unlock()
	select {
	case <-w.flowing:
	default:
		close(w.flowing)
	}
}
