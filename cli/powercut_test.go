//go:build linux

package cli

import (
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"testing"
	"time"
)

// TestPowerCut kills the server during turns, discards everything not yet synced to disk, and restarts it: no turn
// is missing whose start or end a client has seen. 20 times with SURELY_LONG=1.
func TestPowerCut(t *testing.T) {
	t.Parallel()
	shim := filepath.Join(t.TempDir(), "powercut.so")
	if out, err := exec.Command("cc", "-shared", "-fPIC", "-o", shim, "testdata/powercut.c",
		"-ldl").CombinedOutput(); err != nil {
		t.Skipf("it cannot be seen here what is safe: %v\n%s", err, out)
	}
	cuts, turns := 1, 0
	if os.Getenv("SURELY_LONG") != "" {
		cuts = number("SURELY_CUTS", 20)
	}
	questions := demoQuestions(t)
	question := func(i int) func(int) string {
		return func(n int) string { return questions[(i*37+n)%len(questions)] }
	}
	for range cuts {
		home, safe := t.TempDir(), t.TempDir()
		p := spawnUnder(t, "export LD_PRELOAD="+shim+" SURELY_DURABLE="+safe+";", home, "--max-turns", "1000",
			"--max-messages", "1000")
		closed := make(chan struct{}, 1000)
		clients := make([]*survivor, 4)
		var talking sync.WaitGroup
		for i := range clients {
			clients[i] = &survivor{closes: func() { closed <- struct{}{} }}
			talking.Go(func() { clients[i].talk(p.url, question(i)) })
		}
		for range 8 {
			select {
			case <-closed:
			case <-time.After(20 * time.Second):
				t.Fatal("no turn was closed in 20 s")
			}
		}
		p.kill()
		talking.Wait()
		lose(t, home, safe)
		p.before = ""
		p.start()
		for i, c := range clients {
			turns += checkSurvivor(t, p.url, i, c, question(i))
		}
		p.kill()
	}
	t.Logf("%d cuts, %d turns", cuts, turns)
}

// lose replaces the state by its synced part.
func lose(t *testing.T, home, safe string) {
	t.Helper()
	there, _ := filepath.Glob(filepath.Join(home, stateFile+"*"))
	for _, f := range there {
		os.Remove(f)
	}
	for _, name := range []string{stateFile, stateFile + "-wal"} {
		b, err := os.ReadFile(filepath.Join(safe, name))
		if err != nil {
			t.Fatalf("nothing of it was safe: %v", err)
		}
		if err := os.WriteFile(filepath.Join(home, name), b, 0o600); err != nil {
			t.Fatal(err)
		}
	}
}
