//go:build !unix

package retrieve

import "os"

// lock locks a file; on systems without such locks only one process may refresh an index.
func lock(name string) (_ *os.File, taken bool, err error) {
	f, err := os.OpenFile(name, os.O_RDWR|os.O_CREATE, 0o600)
	return f, false, err
}
