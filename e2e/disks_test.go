//go:build linux

package e2e

import (
	"fmt"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
)

// ran runs a statement and returns the events up to its result, as text.
func (c client) ran(statement string) (events string) {
	c.t.Helper()
	c.send(map[string]any{"type": "run", "suql": statement})
	for {
		e := c.until("result", "notice", "error")
		events += fmt.Sprint(e["type"], " ", e["code"], " ")
		if e["type"] == "result" {
			return events
		}
	}
}

// notice waits for a notice of a code.
func (c client) notice(code string) {
	c.t.Helper()
	for c.until("notice")["code"] != code {
	}
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
	c := dial(t, p.url)
	hello := c.until("hello")
	c.ran("SELECT 1")
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
		told = c.ran("SELECT repeat('x', 40000)")
	}
	if !strings.Contains(told, "not_kept") {
		c.notice("not_kept")
	}
	c.ran("SELECT 2")
	v := newVisitor(p.url, "127.0.0.1")
	if code, said, _ := v.ask(map[string]any{"suql": "SELECT 1"}); code != http.StatusOK {
		t.Errorf("a program is answered %d %s", code, said)
	}
	conversation, token := fmt.Sprint(hello["conversation"]), fmt.Sprint(hello["token"])
	if code, said := v.post("/api/v1/share", "conversation", conversation, "token", token); code !=
		http.StatusInsufficientStorage {
		t.Errorf("sharing has status %d: %s", code, said)
	}
	if code, said, _ := v.upload("a.csv", "name,town\n"+strings.Repeat("Inn,Fenwick\n", 10_000)); code !=
		http.StatusInsufficientStorage {
		t.Errorf("an upload has status %d: %s", code, said)
	}
	os.Remove(filler.Name())
	c.notice("kept")
	p.kill()
	p.start()
	d := dial(t, p.url)
	d.send(map[string]any{"type": "resume", "conversation": conversation, "token": token, "after": 0})
	turns := 1
	for d.until("turn")["text"] != "SELECT 2" {
		turns++
	}
	if turns < 3 {
		t.Errorf("%d turns are left", turns)
	}
}

// On a read-only home earlier chats can be read and continued, whether the server before stopped or was killed; an
// upload says what is wrong, and so does the readiness check.
func TestReadOnlyHome(t *testing.T) {
	t.Parallel()
	for name, end := range map[string]syscall.Signal{"stopped": syscall.SIGTERM, "killed": syscall.SIGKILL} {
		t.Run(name, func(t *testing.T) {
			disk := smallDisk(t, "64m")
			p := spawn(t, disk)
			c := dial(t, p.url)
			hello := c.until("hello")
			c.ran("SELECT 'kept'")
			p.cmd.Process.Signal(end)
			p.cmd.Wait()
			if err := syscall.Mount("", disk, "", syscall.MS_REMOUNT|syscall.MS_RDONLY, ""); err != nil {
				t.Skip(err)
			}
			p.start()
			v := newVisitor(p.url, "127.0.0.1")
			if code, said := v.get("/readyz"); code != http.StatusOK || !strings.Contains(said, "not writable") {
				t.Errorf("readiness is %d %s", code, said)
			}
			if code, said, _ := v.upload("a.csv", "a\n1\n"); code != http.StatusInsufficientStorage ||
				!strings.Contains(said, "cannot write to its disk") {
				t.Errorf("an upload is answered %d %s", code, said)
			}
			d := dial(t, p.url)
			d.until("hello")
			d.send(map[string]any{"type": "resume", "conversation": hello["conversation"], "token": hello["token"], "after": 0})
			if text := d.until("turn")["text"]; text != "SELECT 'kept'" {
				t.Fatalf("the earlier chat begins with %q", text)
			}
			d.notice("not_kept")
			if events := d.ran("SELECT 2"); strings.Contains(events, "error") {
				t.Errorf("the earlier chat goes on with %s", events)
			}
		})
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
		c := dial(t, p.url)
		c.notice("not_kept")
		c.ran("SELECT 1")
	})
	t.Run("damaged", func(t *testing.T) {
		home := t.TempDir()
		path := filepath.Join(home, stateFile)
		if err := os.WriteFile(path, []byte(strings.Repeat("no database ", 1000)), 0o600); err != nil {
			t.Fatal(err)
		}
		p := spawn(t, home)
		c := dial(t, p.url)
		c.notice("set_aside")
		c.ran("SELECT 1")
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
		c := dial(t, p.url)
		c.until("hello")
		c.ran("SELECT 1")
		for _, name := range []string{stateFile, stateFile + "-wal"} {
			f, err := os.OpenFile(filepath.Join(home, name), os.O_WRONLY, 0)
			if err != nil {
				t.Fatal(err)
			}
			f.WriteAt([]byte(strings.Repeat("\xff", 32<<10)), 0)
			f.Close()
		}
		for range 3 {
			c.ran("SELECT 2")
		}
	})
}
