package deliver

import (
	"bytes"
	"context"
	"errors"
	"fmt"
	"io"
	"net"
	"net/http"
	"net/netip"
	"net/url"
	"slices"
	"strings"
	"syscall"
	"time"
)

// Hooks sends JSON to webhooks on the hosts that the owner lists. A name that leads to a private
// address, now or later, is refused unless that address is listed too: nobody can make this server
// talk to its neighbours.
type Hooks struct {
	names  map[string]bool
	nets   []netip.Prefix
	client *http.Client
}

// NewHooks returns the webhooks on some hosts, given as names, addresses or networks.
func NewHooks(hosts []string) (*Hooks, error) {
	h := &Hooks{names: map[string]bool{}}
	for _, host := range hosts {
		if network, err := netip.ParsePrefix(host); err == nil {
			h.nets = append(h.nets, network.Masked())
		} else if addr, err := netip.ParseAddr(host); err == nil {
			h.nets = append(h.nets, netip.PrefixFrom(addr, addr.BitLen()))
		} else if host == "" || strings.ContainsAny(host, "/:@ *") {
			return nil, fmt.Errorf("%q is not a host: give a name, an address or a network", host)
		} else {
			h.names[strings.ToLower(host)] = true
		}
	}
	dialer := &net.Dialer{Timeout: 10 * time.Second, Control: func(_, address string, _ syscall.RawConn) error {
		return h.reach(address)
	}}
	h.client = &http.Client{Timeout: sendFor,
		Transport: &http.Transport{DialContext: dialer.DialContext, DisableKeepAlives: true},
		CheckRedirect: func(*http.Request, []*http.Request) error {
			return errors.New("it redirects: give the address it redirects to")
		}}
	return h, nil
}

// reach refuses addresses that are not public, unless they are listed.
func (h *Hooks) reach(address string) error {
	at, err := netip.ParseAddrPort(address)
	if err != nil {
		return err
	}
	addr := at.Addr().Unmap()
	if h.listed(addr) {
		return nil
	}
	if !addr.IsGlobalUnicast() || addr.IsPrivate() || shared.Contains(addr) || translated.Contains(addr) {
		return fmt.Errorf("%s is a private address that the owner does not list", addr)
	}
	return nil
}

// Carrier-grade NAT addresses, and those that embed other addresses.
var (
	shared     = netip.MustParsePrefix("100.64.0.0/10")
	translated = netip.MustParsePrefix("64:ff9b::/96")
)

func (h *Hooks) listed(addr netip.Addr) bool {
	return slices.ContainsFunc(h.nets, func(n netip.Prefix) bool { return n.Contains(addr) })
}

// Check reports why an address cannot be a webhook.
func (h *Hooks) Check(address string) error {
	u, err := url.Parse(address)
	if err != nil || u.Scheme != "https" && u.Scheme != "http" || u.User != nil || u.Fragment != "" {
		return errors.New("a webhook is an address that begins with https://")
	}
	host := strings.ToLower(strings.TrimSuffix(u.Hostname(), "."))
	if addr, err := netip.ParseAddr(host); h.names[host] || err == nil && h.listed(addr.Unmap()) {
		return nil
	}
	return fmt.Errorf("the owner does not list %s as a host for webhooks", host)
}

// Post sends JSON to a webhook, which must accept it.
func (h *Hooks) Post(ctx context.Context, address string, body []byte) error {
	if err := h.Check(address); err != nil {
		return err
	}
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, address, bytes.NewReader(body))
	if err != nil {
		return err
	}
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("User-Agent", "Surely")
	reply, err := h.client.Do(r)
	if err != nil {
		return fmt.Errorf("send to a webhook: %w", err)
	}
	defer reply.Body.Close()
	if _, err := io.Copy(io.Discard, io.LimitReader(reply.Body, 64<<10)); err != nil {
		return fmt.Errorf("send to a webhook: %w", err)
	}
	if reply.StatusCode >= 300 {
		return fmt.Errorf("the webhook at %s replied %s", r.URL.Host, reply.Status)
	}
	return nil
}
