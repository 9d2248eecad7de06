package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// The server is never open to others by accident.
func TestServeRefusesStrangers(t *testing.T) {
	says := regexp.MustCompile(`--token-file|10\.0\.0\.7|--proxied|--open`)
	for _, args := range []string{"--addr :8080", "--addr 0.0.0.0:8080", "--addr example.org:80", "--addr [::]:80",
		"--proxied 127.0.0.1", "--proxied somewhere --open", "--open --proxied 10.0.0.0/33", "--user-header Remote-User",
		"--user-header Remote-User --proxied 10.0.0.7 --open"} {
		status, out, said := once(nil, append([]string{"serve"}, strings.Fields(args)...)...)
		if status != statusUsage || !says.MatchString(out+said) {
			t.Errorf("%s: status %d\n%s%s", args, status, out, said)
		}
	}
}

// The tools of 'surely mcp' have no access control: others cannot reach them.
func TestMCPIsForThisMachine(t *testing.T) {
	for _, address := range []string{":8090", "0.0.0.0:8090", "example.org:80", "8090"} {
		if status, _, said := once(nil, "mcp", "--home", t.TempDir(), "--http", address); status != statusFailed ||
			!strings.Contains(said, address) {
			t.Errorf("it listens on %s: %s", address, said)
		}
	}
}

// A token is created once, readable only by its owner; a guessable one is refused.
func TestTokenFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "token")
	var said bytes.Buffer
	flags := accessFlags{TokenFile: path}
	first, err := flags.toAccess(streams{err: &said})
	if err != nil || len(first.Token) < minTokenLength {
		t.Fatalf("%q %v", first.Token, err)
	}
	if !strings.Contains(said.String(), first.Token) {
		t.Errorf("the token is not told where it is made: %s", said.String())
	}
	if info, err := os.Stat(path); err != nil || info.Mode().Perm() != 0o600 {
		t.Errorf("%v %v", info.Mode(), err)
	}
	said.Reset()
	if again, err := flags.toAccess(streams{err: &said}); again.Token != first.Token || err != nil || said.Len() > 0 {
		t.Errorf("then %q %v, and said %q", again.Token, err, said.String())
	}
	os.WriteFile(path, []byte("secret\n"), 0o600)
	if _, _, err := readToken(path); err == nil {
		t.Error("a short token is taken")
	}
}
