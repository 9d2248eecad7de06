package store

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// Options configures Open.
type Options struct {
	Sources  []string // SQLite files, postgres:// URLs, data files, and folders of them
	Home     string   // folder for imports and caches; empty: a temporary one, removed by Close
	Limits   Limits
	Progress func(Progress) // called at most once a second, during longer work; may be nil
	// Lenient is for visitors' files. Unreadable files are skipped and reported if any file can be read. The time
	// for reading views is limited. Descriptions are cached, so that nothing is read twice.
	Lenient bool

	name    string         // the source's existing name; empty: Open chooses one
	names   map[string]int // number of sources opened so far, by name
	forRole bool           // describe only what a role sees
}

// withName returns the options for reopening a source under its existing name.
func (o Options) withName(name string) Options {
	o.name = name
	return o
}

// uniqueName returns a source's name, with a number added if an earlier source has the same name.
func (o Options) uniqueName(name string) string {
	if o.name != "" {
		return o.name
	}
	if o.names == nil {
		return name
	}
	o.names[name]++
	if n := o.names[name]; n > 1 {
		return fmt.Sprintf("%s (%d)", name, n)
	}
	return name
}

// Progress says how far a long task has got.
type Progress struct {
	Doing string  // the current task: "importing reviews.csv"
	Done  float64 // 0 to 1
}

// Set holds the opened sources. Each SQLite file and each URL is a source; all data files together are one.
type Set struct {
	Sources []*Source
	temp    string
}

// Source returns the source with the given name, or nil.
func (s *Set) Source(name string) *Source {
	for _, src := range s.Sources {
		if src.Name() == name {
			return src
		}
	}
	return nil
}

// Close closes every source.
func (s *Set) Close() error {
	for _, src := range s.Sources {
		src.Close()
	}
	if s.temp != "" {
		return os.RemoveAll(s.temp)
	}
	return nil
}

// Open opens the sources, imports data files if necessary, and describes them.
func Open(ctx context.Context, o Options) (_ *Set, err error) {
	set := &Set{}
	defer func() {
		if err != nil {
			set.Close()
		}
	}()
	if o.Home == "" {
		if o.Home, err = os.MkdirTemp("", "surely-*"); err != nil {
			return nil, fmt.Errorf("make a temporary folder: %w", err)
		}
		set.temp = o.Home
	}
	if o.Progress == nil {
		o.Progress = func(Progress) {}
	}
	o.Limits, o.names = o.Limits.withDefaults(), map[string]int{}
	var files []string
	for _, src := range o.Sources {
		kind, err := detectKind(src)
		if err != nil {
			return nil, err
		}
		var s *Source
		switch kind {
		case kindFiles:
			files = append(files, src)
			continue
		case kindPostgres:
			s, err = openPostgres(ctx, src, o)
		case kindSQLite:
			s, err = openSQLite(ctx, src, strings.TrimSuffix(filepath.Base(src), filepath.Ext(src)), src, o)
		}
		if err != nil {
			return nil, err
		}
		set.Sources = append(set.Sources, s)
	}
	if len(files) > 0 {
		s, err := openFiles(ctx, files, o)
		if err != nil {
			return nil, err
		}
		set.Sources = append(set.Sources, s)
	}
	if len(set.Sources) == 0 {
		return nil, errors.New("no database to open; give one with --data")
	}
	return set, nil
}

type sourceKind int

const (
	kindSQLite sourceKind = iota
	kindPostgres
	kindFiles
)

// IsSQLite reports whether a file is a SQLite database.
func IsSQLite(path string) bool {
	kind, err := detectKind(path)
	return err == nil && kind == kindSQLite
}

// detectKind determines the kind of a source from its scheme, first bytes or name.
func detectKind(src string) (sourceKind, error) {
	if strings.HasPrefix(src, "postgres://") || strings.HasPrefix(src, "postgresql://") {
		return kindPostgres, nil
	}
	if i := strings.Index(src, "://"); i > 0 {
		return 0, fmt.Errorf("open %s: Surely reads SQLite files, postgres:// URLs and data files, not %s", src, src[:i])
	}
	info, err := os.Stat(src)
	if err != nil {
		return 0, fmt.Errorf("open %s: %w", src, errors.Unwrap(err))
	}
	if info.IsDir() {
		return kindFiles, nil
	}
	if !info.Mode().IsRegular() {
		return 0, fmt.Errorf("open %s: not a file or a folder", src)
	}
	f, err := os.Open(src)
	if err != nil {
		return 0, fmt.Errorf("open %s: %w", src, errors.Unwrap(err))
	}
	defer f.Close()
	head := make([]byte, 16)
	n, _ := f.Read(head)
	if string(head[:n]) == "SQLite format 3\x00" {
		return kindSQLite, nil
	}
	switch ext := strings.ToLower(filepath.Ext(src)); ext {
	case ".sqlite", ".sqlite3", ".db", ".db3":
		if n == 0 {
			return kindSQLite, nil // an empty file is an empty database
		}
		return 0, fmt.Errorf("open %s: the file is not a SQLite database", src)
	}
	return kindFiles, nil
}
