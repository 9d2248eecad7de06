package e2e

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/internal/testkit/browser"
)

// stateFile is what a server keeps in its home.
const stateFile = state.FileName

// calibrationsFile holds what was calibrated of models, in the home.
const calibrationsFile = "models.json"

type loadEvent struct {
	Type string `json:"type"`
	Seq  int64  `json:"seq"`
	Turn int    `json:"turn"`
	ID   string `json:"id"`
	Code string `json:"code"`
	HTML string `json:"html"`
}

func number(name string, otherwise int) int {
	if n, err := strconv.Atoi(os.Getenv(name)); err == nil {
		return n
	}
	return otherwise
}

// resident returns the memory of the process in bytes.
func (p *process) resident() int64 { return p.memory("VmRSS") }

// memory returns one of the figures of the process in bytes.
func (p *process) memory(name string) int64 {
	p.t.Helper()
	b, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", p.cmd.Process.Pid))
	if err != nil {
		p.t.Skipf("memory cannot be read here: %v", err)
	}
	return memoryIn(b, name)
}

// memoryIn reads a line of /proc/…/status in bytes.
func memoryIn(status []byte, name string) (bytes int64) {
	_, rest, _ := strings.Cut(string(status), name+":")
	fmt.Sscan(rest, &bytes)
	return bytes << 10
}

// once runs the program and returns its status and output.
func once(env map[string]string, args ...string) (status int, out, said string) {
	var o, e bytes.Buffer
	status = run(context.Background(), args, streams{strings.NewReader(""), &o, &e,
		func(k string) string { return env[k] }})
	return status, o.String(), e.String()
}

// runPage changes the statement behind the last answer and runs it.
func runPage(tab *browser.Tab, statement string) {
	n := tab.Count(".turn")
	typable := `[...document.querySelectorAll('[data-testid="suql-text"]')].at(-1).checkVisibility()`
	for range 5 { // late content may have moved it away from the mouse: click again
		tab.Click(".turn:last-child .behind summary")
		time.Sleep(300 * time.Millisecond)
		if browser.JS[bool](tab, typable) {
			break
		}
	}
	tab.Wait(typable)
	browser.JS[any](tab, `(() => { const t = [...document.querySelectorAll('[data-testid="suql-text"]')].at(-1); t.focus(); t.select(); })()`)
	tab.Keys(statement)
	tab.Click(`[data-testid="run-button"]`)
	tab.Wait(fmt.Sprintf(`document.querySelectorAll(".turn").length === %d && %s`, n+1, finished))
}

// fixture writes a file.
func fixture(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}
