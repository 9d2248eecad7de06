package e2e

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"os"
	"os/exec"
	"os/signal"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/gorilla/websocket"

	"github.com/ask-surely/surely/cli"
	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/internal/testkit/port"
)

// statusFailed is an exit status of the contract.
const statusFailed = 1

// stateFile is what a server keeps in its home.
const stateFile = state.FileName

// streams are what a command reads, writes, and takes for its environment.
type streams struct {
	in       io.Reader
	out, err io.Writer
	getenv   func(string) string
}

// run is the whole program.
func run(ctx context.Context, args []string, s streams) int {
	return cli.Run(ctx, args, s.in, s.out, s.err, s.getenv)
}

// TestMain lets the test binary act as the program, so that tests can kill it.
func TestMain(m *testing.M) {
	if os.Getenv("SURELY_TEST_PROGRAM") != "" {
		ctx, stop := signal.NotifyContext(context.Background(), syscall.SIGTERM)
		code := run(ctx, os.Args[1:], streams{os.Stdin, os.Stdout, os.Stderr, func(string) string { return "" }})
		stop()
		os.Exit(code)
	}
	os.Setenv("SURELY_TEST_PROGRAM", "1") // what a test starts is the program, and so is what a server in it starts
	os.Exit(m.Run())
}

// process is the real program in a separate process.
type process struct {
	t      testing.TB
	cmd    *exec.Cmd
	url    string
	args   []string
	before string // shell commands run before the program
}

// spawn starts `surely serve` on a free port.
func spawn(t testing.TB, home string, args ...string) *process {
	t.Helper()
	return spawnUnder(t, "", home, args...)
}

// spawnUnder is spawn in a shell that runs some commands first.
func spawnUnder(t testing.TB, before, home string, args ...string) *process {
	t.Helper()
	addr, err := port.Reserve()
	if err != nil {
		t.Fatal(err)
	}
	p := &process{t: t, url: "http://" + addr, before: before,
		args: append([]string{"serve", "--offline", "--home", home, "--addr", addr}, args...)}
	p.start()
	t.Cleanup(p.kill)
	return p
}

// program is the program with arguments, ready to start: the test binary acting as it or, to
// compare two builds, the one named by SURELY_PROGRAM.
func program(ctx context.Context, t testing.TB, args ...string) *exec.Cmd {
	t.Helper()
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	if other := os.Getenv("SURELY_PROGRAM"); other != "" {
		self = other
	}
	cmd := exec.CommandContext(ctx, self, args...)
	cmd.Env = append(os.Environ(), "SURELY_TEST_PROGRAM=1")
	return cmd
}

func (p *process) start() {
	p.t.Helper()
	p.cmd = program(context.Background(), p.t, p.args...)
	if p.before != "" {
		p.cmd.Args = append([]string{"sh", "-c", p.before + ` exec "$0" "$@"`, p.cmd.Path}, p.args...)
		p.cmd.Path = "/bin/sh"
	}
	if os.Getenv("SURELY_LOG") != "" {
		p.cmd.Stderr = os.Stderr
	}
	if err := p.cmd.Start(); err != nil {
		p.t.Fatal(err)
	}
	awaitReady(p.t, p.url)
}

// kill ends the process as a power cut would.
func (p *process) kill() {
	if p.cmd.ProcessState == nil {
		p.cmd.Process.Kill()
		p.cmd.Wait()
	}
}

// served is the real program, serving.
type served struct {
	url  string
	stop func() int // ends it like a signal and returns its exit status
	log  func() string
}

var addressSaid = regexp.MustCompile(`Surely(?: is on|'s tools are at) (http://\S+)`)

// serve runs `surely serve` without a model, with more arguments, until the test ends.
func serve(t testing.TB, home string, args ...string) *served {
	t.Helper()
	return serveWith(t, home, noEnv, append([]string{"--offline"}, args...)...)
}

func noEnv(string) string { return "" }

// serveWith is serve with an environment.
func serveWith(t testing.TB, home string, getenv func(string) string, args ...string) *served {
	t.Helper()
	args = append([]string{"serve", "--home", home}, args...)
	if !slices.Contains(args, "--addr") {
		args = append(args, "--addr", "127.0.0.1:0")
	}
	s := listening(t, getenv, args...)
	awaitReady(t, s.url)
	return s
}

// listening runs a command that serves, and returns once it says where.
func listening(t testing.TB, getenv func(string) string, args ...string) *served {
	t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	var log watched
	status := make(chan int, 1)
	go func() {
		status <- run(ctx, args, streams{in: bytes.NewReader(nil), out: &log, err: &log, getenv: getenv})
	}()
	s := &served{log: log.String, stop: sync.OnceValue(func() int { cancel(); return <-status })}
	t.Cleanup(func() { s.stop() })
	for end := time.Now().Add(60 * time.Second); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		if m := addressSaid.FindStringSubmatch(log.String()); m != nil {
			s.url = m[1]
			return s
		}
		select {
		case code := <-status:
			status <- code // for its end
			t.Fatalf("%q ended with status %d:\n%s", args, code, log.String())
		default:
		}
	}
	t.Fatalf("%q never became ready:\n%s", args, log.String())
	return nil
}

// awaitReady waits until a server can answer.
func awaitReady(t testing.TB, url string) {
	t.Helper()
	for end := time.Now().Add(60 * time.Second); time.Now().Before(end); time.Sleep(5 * time.Millisecond) {
		if r, err := http.Get(url + "/readyz"); err == nil {
			r.Body.Close()
			if r.StatusCode == http.StatusOK {
				return
			}
		}
	}
	t.Fatalf("%s never became ready", url)
}

// watched is a buffer that can be read while it is written.
type watched struct {
	mu sync.Mutex
	b  bytes.Buffer
}

func (w *watched) Write(p []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.b.Write(p)
}

func (w *watched) String() string {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.b.String()
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

// fixture writes a file.
func fixture(t *testing.T, path, text string) {
	t.Helper()
	if err := os.WriteFile(path, []byte(text), 0o600); err != nil {
		t.Fatal(err)
	}
}

// client is a websocket client.
type client struct {
	t  *testing.T
	ws *websocket.Conn
}

func dial(t *testing.T, url string) client {
	t.Helper()
	ws, _, err := websocket.DefaultDialer.Dial("ws"+strings.TrimPrefix(url, "http")+"/ws", nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { ws.Close() })
	return client{t, ws}
}

func (c client) send(message map[string]any) {
	c.t.Helper()
	if err := c.ws.WriteJSON(message); err != nil {
		c.t.Fatal(err)
	}
}

// until reads events up to the first of the given types.
func (c client) until(types ...string) map[string]any {
	c.t.Helper()
	for {
		c.ws.SetReadDeadline(time.Now().Add(30 * time.Second))
		_, data, err := c.ws.ReadMessage()
		if err != nil {
			c.t.Fatalf("waiting for %v: %v", types, err)
		}
		var e map[string]any
		if err := json.Unmarshal(data, &e); err != nil {
			c.t.Fatal(err)
		}
		if kind, _ := e["type"].(string); slices.Contains(types, kind) {
			return e
		}
	}
}
