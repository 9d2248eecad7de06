//go:build !unix

package retrieve

import "os"

// lock takes a file; where the system knows no such locks, one process at a time must bring an index up to date.
func lock(name string) (_ *os.File, taken bool, err error) {
	f, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE, 0o600)
	return f, false, err
}
