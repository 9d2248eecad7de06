// Package atomicfile replaces files completely or not at all: readers see either the old content or the new, even after
// a crash.
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
