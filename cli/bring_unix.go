//go:build unix

package cli

import (
	"errors"
	"fmt"
	"os"
	"syscall"
)

// limitProcess bounds this process. Memory is what it may write to: Go reserves much more than it uses. Linux does not
// count what is mapped over a reservation, such as one large allocation of Go's: reservations are bounded as well.
func limitProcess(memory, disk, seconds uint64) error {
	limit := func(what int, n uint64) error {
		return syscall.Setrlimit(what, &syscall.Rlimit{Cur: n, Max: n})
	}
	var reserved error
	if size := reservedNow(); size > 0 {
		reserved = limit(syscall.RLIMIT_AS, size+memory+memory/8) // an eighth for stacks and for C
	}
	syscall.Setpgid(0, 0) // fails where it leads its group already
	return errors.Join(reserved, limit(syscall.RLIMIT_DATA, memory), limit(syscall.RLIMIT_FSIZE, disk),
		limit(syscall.RLIMIT_CPU, seconds), limit(syscall.RLIMIT_CORE, 0),
		syscall.Setpriority(syscall.PRIO_PGRP, 0, lowest)) // all threads, unlike PRIO_PROCESS: answers come first
}

const lowest = 19 // the priority of a process that reads files, as a nice value

// lowerPriority gives a process that has just begun the lowest priority: beginning is most of what a small file costs.
func lowerPriority(pid int) { syscall.Setpriority(syscall.PRIO_PROCESS, pid, lowest) }

// reservedNow returns the address space that this process has reserved; 0 where the system does not tell.
func reservedNow() uint64 {
	statm, err := os.ReadFile("/proc/self/statm")
	if err != nil {
		return 0
	}
	var pages uint64
	if _, err := fmt.Sscan(string(statm), &pages); err != nil {
		return 0
	}
	return pages * uint64(os.Getpagesize())
}
