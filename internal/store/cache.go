package store

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"encoding/gob"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"time"

	"github.com/ask-surely/surely/internal/atomicfile"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/store/values"
)

// description is what Surely has inferred about a database, as cached in the home folder.
type description struct {
	Schema *schema.Database
	Values *values.Index
}

// cacheVersion is raised when the way descriptions are made changes, so that old caches are not used.
const cacheVersion = 22

// minCachedTime is how long describing must take to be worth caching; small databases are described every time.
const minCachedTime = 30 * time.Millisecond

// describeCached returns a database's description. It takes the description from the cache if that was made in the
// database's current state, unless the state is unknown (""). A cache that cannot be read or written only costs time,
// so it is not an error.
func describeCached(o Options, id string, state func() (string, error),
	describe func() (description, error)) (d description, err error) {
	current, err := state()
	if err != nil {
		return d, err
	}
	key := fmt.Sprintf("version %d: %s", cacheVersion, current)
	path := filepath.Join(o.Home, "cache", hashPrefix(id, 24)+".description")
	if current != "" {
		if d, err := readCache[description](path, key); err == nil {
			return d, nil
		}
	}
	start := time.Now()
	if d, err = describe(); err != nil {
		return d, err
	}
	if after, err := state(); current != "" && (o.Lenient || time.Since(start) >= minCachedTime) && err == nil &&
		after == current {
		writeCache(path, key, d)
	}
	return d, nil
}

var errStale = errors.New("stale")

// readCache returns what writeCache stored, if it was made in the same state.
func readCache[T any](path, state string) (content T, err error) {
	f, err := os.Open(path)
	if err != nil {
		return content, err
	}
	defer f.Close()
	cached := ""
	in := gob.NewDecoder(bufio.NewReader(f))
	if err := in.Decode(&cached); err != nil {
		return content, err
	}
	if cached != state {
		return content, errStale
	}
	err = in.Decode(&content)
	return content, err
}

// writeCache stores content and the state that it was made in.
func writeCache[T any](path, state string, content T) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	var b bytes.Buffer
	out := gob.NewEncoder(&b)
	if err := errors.Join(out.Encode(state), out.Encode(content)); err != nil {
		return err
	}
	return atomicfile.Write(path, b.Bytes())
}

// hashPrefix returns the first hexadecimal digits of a text's SHA-256 hash.
func hashPrefix(text string, digits int) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:])[:digits]
}

// fileState returns a file's size and modification time.
func fileState(info fs.FileInfo) string {
	return fmt.Sprintf("%d %d", info.Size(), info.ModTime().UnixNano())
}

// sqliteState returns the size and modification time of a SQLite file and its log.
func sqliteState(path string) (string, error) {
	info, err := os.Stat(path)
	if err != nil {
		return "", fmt.Errorf("open %s: %w", path, err)
	}
	log, err := os.Stat(path + "-wal")
	switch {
	case err == nil:
		return fileState(info) + " " + fileState(log), nil
	case errors.Is(err, fs.ErrNotExist):
		return fileState(info), nil
	}
	return "", fmt.Errorf("open %s: %w", path, err)
}
