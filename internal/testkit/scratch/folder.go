// Package scratch keeps the temporary files of a package's tests in memory if the machine allows: tests make thousands
// of small databases and would otherwise wait for the disk to sync each. It is imported for this side effect. If TMPDIR
// is already set, it is kept. The tests are as strict as on disk: a killed process leaves the same files in memory, and
// power cuts are simulated from a list of what was synced.
package scratch

import (
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"syscall"
)

// Folder makes a folder that is removed when this process ends, however it ends: a t.TempDir shared by all tests.
func Folder() (string, error) {
	dir, err := os.MkdirTemp("", "surely-test-")
	if err == nil {
		dir, err = filepath.Abs(dir)
	}
	if err != nil {
		return "", err
	}
	return dir, RunUntilExit(nil, dir, "true")
}

// keeperScript is a shell script that runs $1 in a folder and then waits for the end of its input, which comes when the
// test process ends, however it ends. Then it stops what is still running and removes the folder, twice, since other
// processes may still be writing. Processes that do not handle signals yet are killed.
const keeperScript = `dir=$1; shift; "$@" >"$dir/log" 2>&1 & of=$!; cat >/dev/null; kill -QUIT $of 2>/dev/null; ` +
	`{ sleep 5; kill -KILL $of; } 2>/dev/null & late=$!; wait $of; kill $late 2>/dev/null; rm -rf "$dir"; sleep 2; rm -rf "$dir"`

// RunUntilExit runs a program in a folder as a given user until this process ends; then the folder is removed.
func RunUntilExit(as *syscall.SysProcAttr, dir string, program ...string) error {
	c := exec.Command("sh", append([]string{"-c", keeperScript, "sh", dir}, program...)...)
	c.Dir = "/"
	c.Env = append(os.Environ(), "LC_ALL=C", "TZ=UTC")
	c.SysProcAttr = &syscall.SysProcAttr{}
	if as != nil {
		*c.SysProcAttr = *as
	}
	c.SysProcAttr.Setpgid = true // otherwise Ctrl-C would end the shell before it has cleaned up
	in, err := c.StdinPipe()
	if err == nil {
		keeperInputsMu.Lock()
		keeperInputs = append(keeperInputs, in)
		keeperInputsMu.Unlock()
		err = c.Start()
	}
	if err != nil {
		os.RemoveAll(dir)
	}
	return err
}

// keeperInputs holds the keepers' inputs, which close when this process ends.
var (
	keeperInputsMu sync.Mutex
	keeperInputs   []io.Closer
)
