//go:build !unix

package values

import "os"

// mapFile reads a file on systems without mmap.
func mapFile(f *os.File, _ int64) ([]byte, func() error, error) {
	data, err := os.ReadFile(f.Name())
	return data, func() error { return nil }, err
}
