//go:build unix

package retrieve

import (
	"os"
	"syscall"
)

// lock locks a file for one process, or reports that another has it. The system releases it when the process ends.
func lock(name string) (_ *os.File, taken bool, err error) {
	f, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, false, err
	}
	if err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		f.Close()
		if err == syscall.EWOULDBLOCK {
			return nil, true, nil
		}
		return nil, false, err
	}
	return f, false, nil
}
