//go:build !unix

package cli

// limitProcess bounds this process where the system can; here only the budgets of its work do.
func limitProcess(memory, disk, seconds uint64) error { return nil }

func lowerPriority(int) {}
