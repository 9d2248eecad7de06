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

// Limited returns a listener that closes connections beyond the limits as soon as they arrive. Limits on requests would
// not do: a client that never finishes its headers makes none and still holds a file descriptor.
func Limited(l net.Listener, room ConnectionLimits) net.Listener {
	return &limitedListener{Listener: l, room: room, open: map[string]int{}}
}

type limitedListener struct {
	net.Listener
	room ConnectionLimits

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
		who := l.countedAddress(conn.RemoteAddr())
		if !l.enter(who) {
			conn.Close()
			if l.room.Refused != nil {
				l.room.Refused()
			}
			continue
		}
		return &limitedConn{Conn: conn, done: sync.OnceFunc(func() { l.leave(who) })}, nil
	}
}

// countedAddress returns the address that a connection counts for, or "" if it counts only towards all.
func (l *limitedListener) countedAddress(addr net.Addr) string {
	at, err := netip.ParseAddrPort(addr.String())
	if err != nil {
		return ""
	}
	ip := at.Addr().Unmap()
	for _, p := range l.room.Proxies {
		if p.Contains(ip) {
			return ""
		}
	}
	return chat.VisitorKey(ip.WithZone("").String())
}

func (l *limitedListener) enter(who string) bool {
	l.mu.Lock()
	defer l.mu.Unlock()
	if l.room.All > 0 && l.all >= l.room.All || who != "" && l.room.Address > 0 && l.open[who] >= l.room.Address {
		return false
	}
	l.all++
	l.open[who]++
	return true
}

func (l *limitedListener) leave(who string) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.all--
	if l.open[who]--; l.open[who] == 0 {
		delete(l.open, who)
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
