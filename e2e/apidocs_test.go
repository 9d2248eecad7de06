package e2e

import (
	"encoding/json"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"testing"
)

// timeIsUp is curl's exit code after -m: a stream of events does not end by itself.
const timeIsUp = 28

// TestAPIDocs runs the examples of docs/api.md against the real program: `…` stands for anything.
func TestAPIDocs(t *testing.T) {
	text, err := os.ReadFile("../docs/api.md")
	if err != nil {
		t.Fatal(err)
	}
	s := serve(t, t.TempDir())
	host := strings.TrimPrefix(s.url, "http://")
	run := func(name string, args, env []string) string {
		t.Helper()
		c := exec.Command(name, args...)
		c.Env = append(os.Environ(), env...)
		out, err := c.Output()
		if err != nil && c.ProcessState.ExitCode() != timeIsUp {
			t.Errorf("%s %q: %v", name, args, err)
		}
		return string(out)
	}
	if _, err := exec.LookPath("curl"); err != nil {
		t.Skip("there is no curl")
	}
	var env []string
	ran := 0
	for _, block := range regexp.MustCompile("(?s)```console\n(.*?)```").FindAllStringSubmatch(string(text), -1) {
		for _, session := range strings.Split(block[1], "$ curl")[1:] {
			command, want, _ := strings.Cut(session, "\n")
			got := run("sh", []string{"-c", "curl" + strings.ReplaceAll(command, "localhost:8080", host)}, env)
			if !likeShown(got, want) {
				t.Errorf("$ curl%s\nshown:\n%s\ngot:\n%s", command, want, got)
			}
			var named struct{ Conversation, Token string }
			if json.Unmarshal([]byte(got), &named) == nil && named.Token != "" {
				env = []string{"CONVERSATION=" + named.Conversation, "TOKEN=" + named.Token}
			}
			ran++
		}
	}
	if ran < 6 {
		t.Errorf("%d commands were run", ran)
	}
}

// likeShown reports whether output matches an example, ignoring white space and ellipses.
func likeShown(got, want string) bool {
	space := regexp.MustCompile(`\s`)
	parts := strings.Split(space.ReplaceAllString(want, ""), "…")
	for i := range parts {
		parts[i] = regexp.QuoteMeta(parts[i])
	}
	return regexp.MustCompile(`(?s)^` + strings.Join(parts, ".*") + `$`).MatchString(space.ReplaceAllString(got, ""))
}
