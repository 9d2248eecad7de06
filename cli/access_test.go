package cli

import (
	"bytes"
	"net"
	"net/http"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"time"
)

// Nobody is served by accident.
func TestServeRefusesStrangers(t *testing.T) {
	says := regexp.MustCompile(`--token-file|10\.0\.0\.7|--proxied|--oidc-client|--origin`)
	for _, test := range []struct {
		args string
		want int
	}{
		{"--addr :8080", statusUsage}, {"--addr 0.0.0.0:8080", statusUsage}, {"--addr example.org:80", statusUsage}, {"--addr [::]:80", statusUsage},
		{"--proxied 127.0.0.1", statusUsage}, {"--proxied somewhere --open", statusUsage}, {"--open --proxied 10.0.0.0/33", statusUsage},
		{"--user-header Remote-User", statusUsage}, {"--oidc-issuer https://id.example", statusUsage},
		{"--addr :8080 --oidc-issuer https://id.example --oidc-client surely", statusUsage},
	} {
		var said bytes.Buffer
		status := run(t.Context(), append([]string{"serve"}, strings.Fields(test.args)...), streams{nil, &said, &said, func(string) string { return "" }})
		if status != test.want || !says.MatchString(said.String()) {
			t.Errorf("%s: status %d\n%s", test.args, status, said.String())
		}
	}
}

// A token is made once, for its owner's eyes; one that could be guessed is not taken.
func TestTokenFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "token")
	var said bytes.Buffer
	flags := accessFlags{TokenFile: path}
	first, err := flags.access(streams{err: &said})
	if err != nil || len(first.Token) < shortestToken {
		t.Fatalf("%q %v", first.Token, err)
	}
	if !strings.Contains(said.String(), first.Token) {
		t.Errorf("the token is not told where it is made: %s", said.String())
	}
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v %v", info.Mode(), err)
	}
	said.Reset()
	if again, err := flags.access(streams{err: &said}); again.Token != first.Token || err != nil || said.Len() > 0 {
		t.Errorf("then %q %v, and said %q", again.Token, err, said.String())
	}
	os.WriteFile(path, []byte("secret\n"), 0o600)
	if _, _, err := readToken(path); err == nil {
		t.Error("a short token is taken")
	}
}

// With 256 files for the whole process, one address that opens 400 connections and says nothing shuts nobody out.
func TestFewFiles(t *testing.T) {
	if _, err := exec.LookPath("sh"); err != nil {
		t.Skip("there is no shell")
	}
	p := spawnUnder(t, "ulimit -n 256;", t.TempDir())
	addr := strings.TrimPrefix(p.url, "http://")
	for range 400 {
		if c, err := net.Dial("tcp", addr); err == nil {
			defer c.Close()
		}
	}
	d := net.Dialer{LocalAddr: &net.TCPAddr{IP: net.ParseIP("127.0.0.2")}}
	client := http.Client{Timeout: 10 * time.Second, Transport: &http.Transport{DialContext: d.DialContext}}
	r, err := client.Post(p.url+"/api/ask", "application/json", strings.NewReader(`{"suql":"SELECT 1"}`))
	if err != nil {
		t.Fatal(err)
	}
	defer r.Body.Close()
	if r.StatusCode != http.StatusOK {
		t.Errorf("status %d", r.StatusCode)
	}
}
