package web

import (
	"net"
	"net/netip"
	"slices"
	"sync"

	"github.com/ask-surely/surely/web/chat"
	"github.com/ask-surely/surely/web/request"
)

// ConnectionLimits limits open connections.
type ConnectionLimits struct {
	All     int            // in total; 0: unlimited
	Address int            // per address; 0: unlimited
	Proxies []netip.Prefix // addresses that count towards All only, since many people share them
	Refused func()         // called for each refused connection; may be nil
}

// LimitListener returns a listener that closes connections beyond the limits as soon as they arrive. Limits on requests
// do not suffice: a client that never finishes its headers makes none, but holds a file descriptor.
func LimitListener(l net.Listener, limits ConnectionLimits) net.Listener {
	return &limitedListener{Listener: l, limits: limits, open: map[string]int{}}
}

type limitedListener struct {
	net.Listener
	limits ConnectionLimits

	mu   sync.Mutex
	open map[string]int // connections by address; "": all
}

func (l *limitedListener) Accept() (net.Conn, error) {
	for {
		conn, err := l.Listener.Accept()
		if err != nil {
			return nil, err
		}
		if leave, ok := l.enter(l.countedAddress(conn.RemoteAddr().String())); ok {
			return &limitedConn{conn, leave}, nil
		}
		conn.Close()
		if l.limits.Refused != nil {
			l.limits.Refused()
		}
	}
}

// countedAddress returns the address towards whose limit a connection counts; "" if it counts only towards All.
func (l *limitedListener) countedAddress(remote string) string {
	at, err := netip.ParseAddrPort(remote)
	if err != nil || request.IsProxy(l.limits.Proxies, remote) {
		return ""
	}
	return chat.VisitorKey(at.Addr().Unmap().WithZone("").String())
}

// enter counts a connection, unless there are too many.
func (l *limitedListener) enter(visitor string) (leave func(), ok bool) {
	l.mu.Lock()
	defer l.mu.Unlock()
	isFull := func(counted string, limit int) bool { return limit > 0 && l.open[counted] >= limit }
	if isFull("", l.limits.All) || visitor != "" && isFull(visitor, l.limits.Address) {
		return nil, false
	}
	counts := slices.Compact([]string{"", visitor})
	for _, counted := range counts {
		l.open[counted]++
	}
	return sync.OnceFunc(func() {
		l.mu.Lock()
		defer l.mu.Unlock()
		for _, counted := range counts {
			if l.open[counted]--; l.open[counted] == 0 {
				delete(l.open, counted)
			}
		}
	}), true
}

type limitedConn struct {
	net.Conn
	leave func()
}

func (c *limitedConn) Close() error {
	c.leave()
	return c.Conn.Close()
}
