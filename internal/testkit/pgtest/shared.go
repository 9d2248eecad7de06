package pgtest

import (
	"fmt"
	"os"
	"path/filepath"
	"sync"
	"syscall"

	"github.com/ask-surely/surely/internal/testkit/scratch"
)

// scratchFolder is a folder that scratch.Kept removes.
func scratchFolder() (string, *syscall.SysProcAttr, error) {
	as, err := account()
	if err != nil {
		return "", nil, err
	}
	dir, err := os.MkdirTemp("", "surely-postgres-")
	if err != nil {
		return "", nil, err
	}
	if err := owned(dir, as); err != nil {
		os.RemoveAll(dir)
		return "", nil, err
	}
	return dir, as, nil
}

// initialised makes the files of a fresh cluster once per process: that takes a second, copying them a tenth.
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
	return dir, scratch.Kept(as, dir)
})

// copied copies the files of a stopped cluster into a folder.
func copied(as *syscall.SysProcAttr, from, to string) error {
	if out, err := command(as, "cp", "-Rp", filepath.Join(from, "data"), to).CombinedOutput(); err != nil {
		return fmt.Errorf("cp: %w\n%s", err, out)
	}
	return nil
}

// shared is the URL of a cluster for all tests of this process, each with its own databases.
var shared = sync.OnceValues(func() (string, error) {
	template, err := initialised()
	if err != nil {
		return "", err
	}
	dir, as, err := scratchFolder()
	if err != nil {
		return "", err
	}
	port, err := freePort()
	if err == nil {
		err = copied(as, template, dir)
	}
	if err != nil {
		os.RemoveAll(dir)
		return "", err
	}
	server := append([]string{find("postgres")}, arguments(dir, port, []string{"max_connections=300"})...)
	if err := scratch.Kept(as, dir, server...); err != nil {
		return "", err
	}
	return answering(port, filepath.Join(dir, "log"))
})
