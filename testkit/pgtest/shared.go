package pgtest

import (
	"fmt"
	"io"
	"os"
	"path/filepath"
	"sync"
	"syscall"
)

// keeper is a shell that does what $1 says once in a folder, then waits for the end of its input, which is that of the
// process that tests, however it ends; then it stops what still runs and removes the folder. Who has not yet begun to
// listen to signals is killed.
const keeper = `dir=$1; shift; "$@" >"$dir/log" 2>&1 & of=$!; cat >/dev/null; kill -QUIT $of 2>/dev/null; ` +
	`{ sleep 5; kill -KILL $of; } 2>/dev/null & late=$!; wait $of; kill $late 2>/dev/null; rm -rf "$dir"`

// kept has a program run over a folder, as whom servers run as, until this process has ended.
func kept(as *syscall.SysProcAttr, dir string, program string, args ...string) error {
	c := command(as, "sh", append([]string{"-c", keeper, "sh", dir, program}, args...)...)
	apart := syscall.SysProcAttr{}
	if as != nil {
		apart = *as
	}
	apart.Setpgid = true // else Ctrl-C would end the shell before it has cleared up
	c.SysProcAttr = &apart
	in, err := c.StdinPipe()
	if err != nil {
		return err
	}
	until = append(until, in)
	return c.Start()
}

// until are the inputs of keepers: nobody closes them but the end of this process.
var until []io.Closer

// scratchFolder is a folder that a keeper removes.
func scratchFolder() (string, *syscall.SysProcAttr, error) {
	as, err := account()
	if err != nil {
		return "", nil, err
	}
	dir, err := os.MkdirTemp("", "surely-postgres-")
	if err != nil {
		return "", nil, err
	}
	return dir, as, owned(dir, as)
}

// initialised makes the files of a fresh cluster, once in a process: they take a second, and their copies a tenth.
var initialised = sync.OnceValues(func() (string, error) {
	dir, as, err := scratchFolder()
	if err != nil {
		return "", err
	}
	if out, err := command(as, find("initdb"), "-A", "trust", "--no-sync", "--locale=C", "--lc-ctype=C.UTF-8", "-E",
		"UTF8", "-U", "postgres", "-D", filepath.Join(dir, "data")).CombinedOutput(); err != nil {
		os.RemoveAll(dir)
		return "", fmt.Errorf("initdb: %w\n%s", err, out)
	}
	return dir, kept(as, dir, "true")
})

// copied puts the files of a cluster, which no server is over, into a folder.
func copied(as *syscall.SysProcAttr, from, to string) error {
	if out, err := command(as, "cp", "-Rp", filepath.Join(from, "data"), to).CombinedOutput(); err != nil {
		return fmt.Errorf("cp: %w\n%s", err, out)
	}
	return nil
}

// shared is the URL of a cluster for all tests of this process, each of which makes databases of its own in it.
var shared = sync.OnceValues(func() (string, error) {
	template, err := initialised()
	if err != nil {
		return "", err
	}
	dir, as, err := scratchFolder()
	if err != nil {
		return "", err
	}
	if err := copied(as, template, dir); err != nil {
		return "", err
	}
	port, err := freePort()
	if err != nil {
		return "", err
	}
	if err := kept(as, dir, find("postgres"), arguments(dir, port, []string{"max_connections=300"})...); err != nil {
		return "", err
	}
	return answering(port, filepath.Join(dir, "log"))
})
