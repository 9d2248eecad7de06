//go:build !unix

package cli

// limitProcess cannot limit this process here; only the budgets of its work apply.
func limitProcess(memory, disk, seconds uint64) error { return nil }

func lowerPriority(int) {}
