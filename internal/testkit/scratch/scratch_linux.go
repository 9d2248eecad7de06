package scratch

import (
	"os"
	"syscall"
)

const (
	memory   = "/dev/shm"
	minSpace = 2 << 30 // bytes; containers often have no more than 64 MB
)

func init() {
	if os.Getenv("TMPDIR") == "" && hasSpace(memory) {
		os.Setenv("TMPDIR", memory)
	}
}

// hasSpace reports whether a folder exists and has enough space.
func hasSpace(dir string) bool {
	var fs syscall.Statfs_t
	if err := syscall.Statfs(dir, &fs); err != nil || uint64(fs.Bavail)*uint64(fs.Bsize) < minSpace {
		return false
	}
	f, err := os.CreateTemp(dir, "surely-scratch-")
	if err != nil {
		return false
	}
	f.Close()
	os.Remove(f.Name())
	return true
}
