package cli

import (
	"crypto/rand"
	"errors"
	"fmt"
	"io/fs"
	"net"
	"net/netip"
	"os"
	"strings"
	"syscall"

	"github.com/ask-surely/surely/web"
)

// accessFlags are the flags for access to the server.
type accessFlags struct {
	Open       bool   `help:"Admit everybody who can reach the server."`
	TokenFile  string `help:"Require the token in this file, which is created if missing. With --open or --user-header it identifies the owner." type:"path" placeholder:"FILE"`
	UserHeader string `help:"Header in which a proxy given with --proxied names the user. On PostgreSQL, the user's statements run as the role of that name." placeholder:"NAME"`

	Proxied []string `help:"Address of your proxy, e.g. 10.0.0.7 or 10.0.0.0/8, whose X-Forwarded-For and --user-header are trusted (repeatable)." placeholder:"ADDR"`
}

// Validate rejects contradictory flags, and an address that others can reach unless the flags say whom to admit.
func (c *serveCommand) Validate() error {
	if _, err := parsePrefixes(c.Proxied); err != nil {
		return err
	}
	switch {
	case c.UserHeader != "" && len(c.Proxied) == 0:
		return errors.New("--user-header requires --proxied with the addresses of the proxies that set the header")
	case c.UserHeader != "" && c.Open:
		return errors.New("--open and --user-header cannot be combined: --open admits people without a name")
	}
	if !c.Open && c.TokenFile == "" && c.UserHeader == "" && (len(c.Proxied) > 0 || !isLocalAddress(c.Addr)) {
		return fmt.Errorf("other people could reach %s: use --token-file FILE to require a token, or --open to admit "+
			"everybody", c.Addr)
	}
	return nil
}

// toAccess converts the flags to the server's settings, reading or creating the token.
func (f accessFlags) toAccess(s streams) (a web.Access, err error) {
	if a.Proxies, err = parsePrefixes(f.Proxied); err != nil {
		return a, err
	}
	a.Open, a.UserHeader = f.Open, f.UserHeader
	if f.TokenFile != "" {
		created := false
		if a.Token, created, err = readToken(f.TokenFile); err != nil {
			return a, err
		}
		if created {
			fmt.Fprintf(s.err, "The access token, shown only once: %s\n", a.Token)
		}
	}
	if name, err := os.Hostname(); err == nil {
		a.Hosts = []string{name, name + ".local"}
	}
	return a, nil
}

// isLocalAddress reports whether a listen address is reachable only from this machine.
func isLocalAddress(addr string) bool {
	host, _, err := net.SplitHostPort(addr)
	if err != nil {
		return false
	}
	ip := net.ParseIP(host)
	return strings.EqualFold(host, "localhost") || ip != nil && ip.IsLoopback()
}

func parsePrefixes(texts []string) ([]netip.Prefix, error) {
	var out []netip.Prefix
	for _, text := range texts {
		p, err := netip.ParsePrefix(text)
		if err != nil {
			ip, addrErr := netip.ParseAddr(text)
			if addrErr != nil {
				return nil, fmt.Errorf("--proxied %s is not an address or network such as 10.0.0.7 or 10.0.0.0/8", text)
			}
			p = netip.PrefixFrom(ip, ip.BitLen())
		}
		out = append(out, p)
	}
	return out, nil
}

// minTokenLength is the minimum length of a token chosen by the owner.
const minTokenLength = 16

// readToken reads the token from a file. If there is none, it creates one that only its owner can read.
func readToken(path string) (token string, created bool, err error) {
	b, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		token := rand.Text()
		if err := os.WriteFile(path, []byte(token+"\n"), 0o600); err != nil {
			return "", false, fmt.Errorf("create a token: %w", err)
		}
		return token, true, nil
	}
	if err != nil {
		return "", false, fmt.Errorf("read the token: %w", err)
	}
	token = strings.TrimSpace(string(b))
	if len(token) < minTokenLength {
		return "", false, fmt.Errorf("the token in %s is too short: use at least %d characters", path, minTokenLength)
	}
	return token, false, nil
}

// reservedFiles is the number of file descriptors reserved for the data, the state and the model's server.
const reservedFiles = 96

// connectionLimits returns limits for which the process has enough file descriptors. An address gets at most a quarter
// of the connections.
func connectionLimits(perAddress int, proxies []netip.Prefix) web.ConnectionLimits {
	r := web.ConnectionLimits{Address: 4 * perAddress, Proxies: proxies} // a browser opens several for one page
	var files syscall.Rlimit
	if syscall.Getrlimit(syscall.RLIMIT_NOFILE, &files) == nil && files.Cur < 1<<20 {
		r.All = max(8, int(files.Cur)-reservedFiles)
		r.Address = min(r.Address, max(4, r.All/4))
	}
	return r
}
