//go:build unix

package cli

import (
	"errors"
	"syscall"
)

// confined bounds this process. Memory is what it may write to: Go reserves much more than it uses.
func confined(memory, disk, seconds uint64) error {
	limit := func(what int, n uint64) error {
		return syscall.Setrlimit(what, &syscall.Rlimit{Cur: n, Max: n})
	}
	return errors.Join(limit(syscall.RLIMIT_DATA, memory), limit(syscall.RLIMIT_FSIZE, disk),
		limit(syscall.RLIMIT_CPU, seconds), limit(syscall.RLIMIT_CORE, 0),
		syscall.Setpriority(syscall.PRIO_PROCESS, 0, 5)) // answers come first
}
