package web

import (
	"net"
	"net/netip"
	"sync"

	"github.com/ask-surely/surely/web/chat"
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
	all  int
	open map[string]int // connections by address
}

func (l *limitedListener) Accept() (net.Conn, error) {
	for {
		conn, err := l.Listener.Accept()
		if err != nil {
			return nil, err
		}
		visitor := l.countedAddress(conn.RemoteAddr())
		if !l.enter(visitor) {
			conn.Close()
			if l.limits.Refused != nil {
				l.limits.Refused()
			}
			continue
		}
		return &limitedConn{Conn: conn, done: sync.OnceFunc(func() { l.leave(visitor) })}, nil
	}
}

// countedAddress returns the address that a connection counts for, or "" if it counts only towards all.
func (l *limitedListener) countedAddress(addr net.Addr) string {
	at, err := netip.ParseAddrPort(addr.String())
	if err != nil {
		return ""
	}
	ip := at.Addr().Unmap()
	for _, p := range l.limits.Proxies {
		if p.Contains(ip) {
			return ""
		}
	}
	return chat.VisitorKey(ip.WithZone("").String())
}

func (l *limitedListener) enter(visitor string) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.limits.All > 0 && l.all >= l.limits.All || visitor != "" && l.limits.Address > 0 &&
		l.open[visitor] >= l.limits.Address {
		return false
	}
	l.all++
	l.open[visitor]++
	return true
}

func (l *limitedListener) leave(visitor string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.all--
	if l.open[visitor]--; l.open[visitor] == 0 {
		delete(l.open, visitor)
	}
}

type limitedConn struct {
	net.Conn
	done func()
}

func (c *limitedConn) Close() error {
	c.done()
	return c.Conn.Close()
}
