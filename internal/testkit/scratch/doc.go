// Package scratch keeps the temporary files of a package's tests in memory if the machine allows: they make
// thousands of small databases and would otherwise wait for the disk to sync each. It is imported for this side
// effect. A TMPDIR that is already set is kept. No test is weaker for it: a killed process leaves the same files
// in memory as on disk, and power cuts are simulated from a list of what was synced.
package scratch
