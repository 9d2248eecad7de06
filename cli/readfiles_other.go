//go:build !unix

package cli

// limitProcess does nothing here, since the system has no such limits.
func limitProcess(memory, disk, seconds uint64) error { return nil }

func lowerPriority(int) {}
