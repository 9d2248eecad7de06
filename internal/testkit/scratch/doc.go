// Package scratch has a package's tests keep their temporary files in memory, where the machine offers that: they make
// thousands of small databases, and would otherwise wait for the disk to say that each is safe. A test imports it for
// this effect. A TMPDIR that is set stays. Nothing less is tested: a killed process leaves in memory what it would
// leave on a disk, and what a power cut leaves is told by a list of what was synced.
package scratch
