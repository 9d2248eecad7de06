package web

import (
	"net"
	"net/netip"
	"sync"
)

// Room says how many connections may be open.
type Room struct {
	All     int            // at a time; 0: as many as come
	Address int            // of them from one address; 0: as many as come
	Proxies []netip.Prefix // whose connections count towards All alone, since many people share them
	Refused func()         // is called for each that there is no room for; may be nil
}

// Limited returns a listener that closes connections for which there is no room as soon as they come. Limits on
// requests alone would not do: a client that never finishes its headers makes none, and holds one of the process's
// files all the same.
func Limited(l net.Listener, room Room) net.Listener {
	return &limitedListener{Listener: l, room: room, open: map[string]int{}}
}

type limitedListener struct {
	net.Listener
	room Room

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
		who := l.counted(conn.RemoteAddr())
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

// counted is the address that a connection counts for, or "" where it counts towards all alone.
func (l *limitedListener) counted(addr net.Addr) string {
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
	return person(ip.WithZone("").String())
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
