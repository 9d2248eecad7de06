package store

import (
	"context"
	"fmt"
	"path/filepath"
	"strings"

	"surely/schema"
)

// openSQLite opens a SQLite file.
func openSQLite(ctx context.Context, path string, o Options) (*Source, error) {
	abs, err := filepath.Abs(path)
	if err != nil {
		return nil, fmt.Errorf("open %s: %w", path, err)
	}
	db := newSQLite(abs, o.Limits)
	name := strings.TrimSuffix(filepath.Base(path), filepath.Ext(path))
	conn, err := db.plainConn()
	if err != nil {
		return nil, err
	}
	defer conn.Close()
	in := &sqliteInspector{conn: conn, most: maxLooked}
	d, index, err := describe(ctx, in, name, schema.SQLite, o.Progress)
	if err != nil {
		return nil, err
	}
	if err := overlaid(d, abs); err != nil {
		return nil, err
	}
	db.allow(d)
	return &Source{schema: d, values: index.Build(), limits: o.Limits, engine: db}, nil
}

// allow lets statements read the tables of d.
func (db *sqliteDB) allow(d *schema.Database) {
	db.allowed = &allowed{tables: map[string]bool{}}
	for _, t := range d.Tables {
		if !t.Hidden {
			db.allowed.tables[strings.ToLower(t.Name)] = true
		}
	}
}

func (db *sqliteDB) close() { db.pool.shut() }
