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

	flow sync.RWMutex // held for writing while the wire is stalled
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
	over := *at
	over.Host = l.Addr().String()
	w := &Wire{URL: over.String()}
	t.Cleanup(func() { l.Close() })
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
	far, err := net.Dial("tcp", at)
	if err != nil {
		return
	}
	defer far.Close()
	go func() {
		io.Copy(held{far, &w.flow}, near)
		far.Close()
	}()
	io.Copy(held{near, &w.flow}, far)
}

// held writes while the wire is not stalled.
type held struct {
	to   io.Writer
	flow *sync.RWMutex
}

func (h held) Write(b []byte) (int, error) {
	h.flow.RLock()
	defer h.flow.RUnlock()
	return h.to.Write(b)
}

// Stall stops all traffic, and Resume lets delayed and new traffic through.
func (w *Wire) Stall()  { w.flow.Lock() }
func (w *Wire) Resume() { w.flow.Unlock() }
