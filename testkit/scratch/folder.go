package scratch

import (
	"io"
	"os"
	"os/exec"
	"syscall"
)

// Folder makes a folder that is removed when this process has ended, however it ends: for what tests share, as
// t.TempDir is for what one test has. A shell waits for that, and tries twice: others that end with the process may
// still write.
func Folder() (string, error) {
	dir, err := os.MkdirTemp("", "surely-test-")
	if err != nil {
		return "", err
	}
	c := exec.Command("sh", "-c", `cat >/dev/null; rm -rf "$1" 2>/dev/null || { sleep 2; rm -rf "$1"; }`, "sh", dir)
	c.SysProcAttr = &syscall.SysProcAttr{Setpgid: true} // else Ctrl-C would end the shell, too
	in, err := c.StdinPipe()
	if err != nil {
		return "", err
	}
	until = append(until, in)
	return dir, c.Start()
}

// until are the inputs of shells: nobody closes them but the end of this process.
var until []io.Closer
