package store

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
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

type builder = values.Builder

// cachedSchema is a schema as cached in home, next to its value index.
type cachedSchema struct {
	Version  int
	State    string // state of the database when it was described
	Database *schema.Database
}

// cacheVersion is raised when schemas or indexes come to be made differently, so that old caches are not used.
const cacheVersion = 16

// minCachedTime is how long describing must take to be worth caching; small databases are described every time.
const minCachedTime = 30 * time.Millisecond

// describeCached returns a database's schema and value index. It reads them from home if they were made in the current
// state, unless that is unknown (""). A cache that cannot be read or written only costs time, so it is not an error.
func describeCached(o Options, id string, state func() (string, error),
	describe func() (*schema.Database, *builder, error)) (*schema.Database, *values.Index, error) {
	current, err := state()
	if err != nil {
		return nil, nil, err
	}
	path := filepath.Join(o.Home, "cache", hashPrefix(id, 24))
	if current != "" {
		if d, ix, err := readCache(path, current); err == nil {
			return d, ix, nil
		}
	}
	start := time.Now()
	d, b, err := describe()
	if err != nil {
		return nil, nil, err
	}
	ix := b.Build()
	if after, err := state(); current != "" && (o.Lenient || time.Since(start) >= minCachedTime) && err == nil &&
		after == current {
		if err := writeCache(path, current, d, ix); err != nil {
			os.Remove(path + ".json")
		}
	}
	return d, ix, nil
}

var errStale = errors.New("stale")

func readCache(path, state string) (*schema.Database, *values.Index, error) {
	b, err := os.ReadFile(path + ".json")
	if err != nil {
		return nil, nil, err
	}
	var cached cachedSchema
	if err := json.Unmarshal(b, &cached); err != nil {
		return nil, nil, err
	}
	if cached.Version != cacheVersion || cached.State != state || cached.Database == nil {
		return nil, nil, errStale
	}
	ix, err := values.Load(indexFile(path, state))
	return cached.Database, ix, err
}

// hashPrefix returns the first letters of a text's SHA-256 hash.
func hashPrefix(text string, letters int) string {
	sum := sha256.Sum256([]byte(text))
	return hex.EncodeToString(sum[:])[:letters]
}

// indexFile returns the path of the index for one state, so that a schema is never paired with another state's index.
func indexFile(path, state string) string { return path + "." + hashPrefix(state, 12) + ".values" }

func writeCache(path, state string, d *schema.Database, ix *values.Index) error {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	if err := ix.Save(indexFile(path, state)); err != nil {
		return err
	}
	b, err := json.Marshal(cachedSchema{cacheVersion, state, d})
	if err != nil {
		return err
	}
	if err := atomicfile.Write(path+".json", b); err != nil {
		return err
	}
	return removeOthers(indexFile(path, state), path+".*.values")
}

// removeOthers removes the files that match a pattern, except one. They belong to earlier states.
func removeOthers(file, pattern string) error {
	all, err := filepath.Glob(pattern)
	for _, f := range all {
		if f != file {
			os.Remove(f)
		}
	}
	return err
}

// sqliteState returns the size and modification time of a SQLite file and its log.
func sqliteState(path string) (string, error) {
	database, err := statFile(path)
	if err != nil {
		return "", fmt.Errorf("open %s: %w", path, err)
	}
	log, err := statFile(path + "-wal")
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return "", fmt.Errorf("open %s: %w", path, err)
	}
	return fmt.Sprintf("%d %d %d %d", database.Size, database.Time, log.Size, log.Time), nil
}
