//go:build unix

package cli

import (
	"errors"
	"fmt"
	"os"
	"syscall"
)

// limitProcess limits this process's memory, the size of the files that it writes (disk) and its processor time, and
// lowers its priority. The memory limit applies to writable memory, since Go reserves much more than it uses. Linux
// does not count memory mapped over a reservation, such as a large Go allocation, so reservations are limited as well.
func limitProcess(memory, disk, seconds uint64) error {
	limit := func(resource int, n uint64) error {
		return syscall.Setrlimit(resource, &syscall.Rlimit{Cur: n, Max: n})
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

// lowerPriority gives a process the lowest priority. The server calls it, because with a small file most of the work is
// starting the process.
func lowerPriority(pid int) { syscall.Setpriority(syscall.PRIO_PROCESS, pid, lowestPriority) }

// reservedMemory returns the size of this process's address space; 0 if unknown.
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
