// Package atomicfile replaces files whole or not at all: readers see the old content or the new, and so do those who
// come after a crash.
package atomicfile

import (
	"errors"
	"os"
	"path/filepath"
)

// Write replaces a file's content.
func Write(path string, content []byte) error {
	f, err := os.CreateTemp(filepath.Dir(path), "."+filepath.Base(path)+"-*")
	if err != nil {
		return err
	}
	defer os.Remove(f.Name())
	_, err = f.Write(content)
	if err := errors.Join(err, f.Sync(), f.Close()); err != nil {
		return err
	}
	return os.Rename(f.Name(), path)
}
