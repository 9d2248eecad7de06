package scratch

import (
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"sync"
	"syscall"
)

// Folder makes a folder that is removed when this process has ended, however it ends: for what tests share, as
// t.TempDir is for what one test has.
func Folder() (string, error) {
	dir, err := os.MkdirTemp("", "surely-test-")
	if err == nil {
		dir, err = filepath.Abs(dir)
	}
	if err != nil {
		return "", err
	}
	return dir, Kept(nil, dir)
}

// keeper is a shell that does what $1 says once in a folder, then waits for the end of its input, which is that of the
// process that tests, however it ends; then it stops what still runs and removes the folder. Who has not yet begun to
// listen to signals is killed.
const keeper = `dir=$1; shift; "$@" >"$dir/log" 2>&1 & of=$!; cat >/dev/null; kill -QUIT $of 2>/dev/null; ` +
	`{ sleep 5; kill -KILL $of; } 2>/dev/null & late=$!; wait $of; kill $late 2>/dev/null; rm -rf "$dir"`

// remover is a keeper of a folder that nothing runs over. It removes twice: others that end with the process still
// write.
const remover = `cat >/dev/null; rm -rf "$1"; sleep 2; rm -rf "$1"`

// Kept has a program run over a folder, as whom it is to run as, until this process has ended; then the folder is
// removed. Without a program the folder alone is kept so long.
func Kept(as *syscall.SysProcAttr, dir string, program ...string) error {
	script := keeper
	if len(program) == 0 {
		script = remover
	}
	c := exec.Command("sh", append([]string{"-c", script, "sh", dir}, program...)...)
	c.Dir = "/"
	c.Env = append(os.Environ(), "LC_ALL=C", "TZ=UTC")
	c.SysProcAttr = &syscall.SysProcAttr{}
	if as != nil {
		*c.SysProcAttr = *as
	}
	c.SysProcAttr.Setpgid = true // else Ctrl-C would end the shell before it has cleared up
	in, err := c.StdinPipe()
	if err == nil {
		held.Lock()
		until = append(until, in)
		held.Unlock()
		err = c.Start()
	}
	if err != nil {
		os.RemoveAll(dir)
	}
	return err
}

// until are the inputs of keepers: nobody closes them but the end of this process.
var (
	held  sync.Mutex
	until []io.Closer
)
