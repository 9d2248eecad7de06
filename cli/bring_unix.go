//go:build unix

package cli

import (
	"errors"
	"fmt"
	"os"
	"syscall"
)

// limitProcess limits this process. Memory is what it may write to, since Go reserves much more than it uses. Linux
// does not count what is mapped over a reservation, such as one large allocation of Go's, so reservations are limited
// as well.
func limitProcess(memory, disk, seconds uint64) error {
	limit := func(what int, n uint64) error {
		return syscall.Setrlimit(what, &syscall.Rlimit{Cur: n, Max: n})
	}
	var reserved error
	if size := reservedMemory(); size > 0 {
		reserved = limit(syscall.RLIMIT_AS, size+memory+memory/8) // an eighth for stacks and for C
	}
	syscall.Setpgid(0, 0) // fails if it already leads its group
	return errors.Join(reserved, limit(syscall.RLIMIT_DATA, memory), limit(syscall.RLIMIT_FSIZE, disk),
		limit(syscall.RLIMIT_CPU, seconds), limit(syscall.RLIMIT_CORE, 0),
		// for all threads, unlike PRIO_PROCESS, so that answers come first
		syscall.Setpriority(syscall.PRIO_PGRP, 0, lowestPriority))
}

const lowestPriority = 19 // the priority of a process that reads files, as a nice value

// lowerPriority gives a process that has just started the lowest priority, since starting is most of the work for a
// small file.
func lowerPriority(pid int) { syscall.Setpriority(syscall.PRIO_PROCESS, pid, lowestPriority) }

// reservedMemory returns the address space that this process has reserved; 0 if the system does not tell.
func reservedMemory() uint64 {
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
