//go:build linux

package e2e

import (
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"github.com/gorilla/websocket"
)

// chatting is a client of a real server.
func chatting(t *testing.T, url string) *survivor {
	t.Helper()
	s := &survivor{closes: func() {}}
	var err error
	if s.ws, _, err = websocket.DefaultDialer.Dial("ws"+strings.TrimPrefix(url, "http")+"/ws", nil); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { s.ws.Close() })
	return s
}

// until returns the first event of a type or with a code, and the codes seen before it.
func (s *survivor) until(t *testing.T, kind string) (e survivorEvent, codes string) {
	t.Helper()
	for {
		e, err := s.next()
		if err != nil {
			t.Fatalf("waiting for %s: %v", kind, err)
		}
		codes += e.Code + " "
		if e.Type == kind || e.Code == kind {
			return e, codes
		}
	}
}

func (s *survivor) run(t *testing.T, statement string) (codes string) {
	t.Helper()
	if err := s.ws.WriteJSON(map[string]any{"type": "run", "suql": statement}); err != nil {
		t.Fatal(err)
	}
	_, codes = s.until(t, "result")
	return codes
}

// smallDisk mounts a file system of the given size in bytes.
func smallDisk(t *testing.T, size string) string {
	t.Helper()
	dir := t.TempDir()
	if err := syscall.Mount("tmpfs", dir, "tmpfs", 0, "size="+size); err != nil {
		t.Skipf("no file system can be mounted here: %v", err)
	}
	t.Cleanup(func() { syscall.Unmount(dir, syscall.MNT_DETACH) })
	return dir
}

// A full disk costs no answers, is reported, and loses nothing of the conversation once there is space again.
func TestDiskFillsUp(t *testing.T) {
	t.Parallel()
	disk := smallDisk(t, "8m")
	p := spawn(t, disk)
	c := chatting(t, p.url)
	hello, _ := c.until(t, "hello")
	c.run(t, "SELECT 1")
	filler, err := os.Create(filepath.Join(disk, "filler"))
	if err != nil {
		t.Fatal(err)
	}
	for chunk := make([]byte, 4096); ; {
		if _, err := filler.Write(chunk); err != nil {
			break
		}
	}
	filler.Close()
	told := ""
	for n := 0; n < 40 && !strings.Contains(told, "not_kept"); n++ {
		told = c.run(t, "SELECT repeat('x', 2000) FROM generate_series(1, 20)")
	}
	if !strings.Contains(told, "not_kept") {
		if e, _ := c.until(t, "not_kept"); e.Type != "notice" {
			t.Errorf("it is told as %v", e)
		}
	}
	c.run(t, "SELECT 2")
	v := newVisitor(p.url, "127.0.0.1")
	if code, said, err := v.ask(map[string]any{"suql": "SELECT 1"}); err != nil || code != http.StatusOK {
		t.Errorf("a program is answered %d %v: %v", code, said, err)
	}
	form := url.Values{"conversation": {hello.Conversation}, "token": {hello.Token}}
	if code, _, err := v.post("/api/v1/share", form); err != nil || code != http.StatusInsufficientStorage {
		t.Errorf("sharing has status %d: %v", code, err)
	}
	rows := []byte("name,town\n" + strings.Repeat("Inn,Fenwick\n", 10_000))
	if code, _, err := v.upload("a.csv", rows); err != nil || code != http.StatusInsufficientStorage {
		t.Errorf("an upload has status %d: %v", code, err)
	}
	os.Remove(filler.Name())
	c.until(t, "kept")
	p.kill()
	p.start()
	d := chatting(t, p.url)
	d.ws.WriteJSON(map[string]any{"type": "resume", "conversation": hello.Conversation, "token": hello.Token, "after": 0})
	d.ws.WriteJSON(map[string]any{"type": "all told?"})
	turns := 0
	for {
		e, err := d.next()
		if err != nil {
			t.Fatal(err)
		}
		if e.Type == "turn" {
			turns++
			if e.Text == "SELECT 2" {
				break
			}
		}
	}
	if turns < 3 {
		t.Errorf("%d turns are left", turns)
	}
}

// With a read-only disk the server runs and says that nothing is stored; the same with a damaged state, which is
// moved aside.
func TestDisksThatFail(t *testing.T) {
	t.Run("read-only", func(t *testing.T) {
		disk := smallDisk(t, "2m")
		if err := syscall.Mount("", disk, "", syscall.MS_REMOUNT|syscall.MS_RDONLY, ""); err != nil {
			t.Skip(err)
		}
		p := spawn(t, t.TempDir(), "--state", filepath.Join(disk, "state.sqlite"))
		c := chatting(t, p.url)
		c.until(t, "not_kept")
		c.run(t, "SELECT 1")
	})
	t.Run("damaged", func(t *testing.T) {
		home := t.TempDir()
		path := filepath.Join(home, stateFile)
		if err := os.WriteFile(path, []byte(strings.Repeat("no database ", 1000)), 0o600); err != nil {
			t.Fatal(err)
		}
		p := spawn(t, home)
		c := chatting(t, p.url)
		c.until(t, "set_aside")
		c.run(t, "SELECT 1")
		aside, err := filepath.Glob(path + ".damaged-*")
		if err != nil || len(aside) != 1 {
			t.Fatalf("%v %v", aside, err)
		}
		if b, _ := os.ReadFile(aside[0]); !strings.HasPrefix(string(b), "no database no database") {
			t.Error("what was set aside is not what was there")
		}
	})
	t.Run("damaged while serving", func(t *testing.T) {
		home := t.TempDir()
		p := spawn(t, home)
		c := chatting(t, p.url)
		c.until(t, "hello")
		c.run(t, "SELECT 1")
		for _, name := range []string{stateFile, stateFile + "-wal"} {
			f, err := os.OpenFile(filepath.Join(home, name), os.O_WRONLY, 0)
			if err != nil {
				t.Fatal(err)
			}
			f.WriteAt([]byte(strings.Repeat("\xff", 32<<10)), 0)
			f.Close()
		}
		for range 3 {
			c.run(t, "SELECT 2")
		}
	})
}
