package discretize

import (
	"context"
	"crypto/sha256"
	"database/sql"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	_ "github.com/mattn/go-sqlite3" // keeps columns and cells
)

// Kept stores the results so far: columns, cells and merges, in a file beside the generated one. Decisions are written
// at once, so an interrupted run continues where it stopped.
type Kept struct {
	db   *sql.DB
	path string // of the generated file
}

// Open opens or creates the results file of a generated file.
func Open(path string) (*Kept, error) {
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return nil, fmt.Errorf("keep columns: %w", err)
	}
	db, err := sql.Open("sqlite3", "file:"+path+".work?_busy_timeout=5000&_journal_mode=WAL&_synchronous=NORMAL")
	if err != nil {
		return nil, fmt.Errorf("keep columns: %w", err)
	}
	db.SetMaxOpenConns(1)
	_, err = db.Exec(`
		CREATE TABLE IF NOT EXISTS tables (tab TEXT PRIMARY KEY, settings TEXT, "key" TEXT, reader TEXT) WITHOUT ROWID;
		CREATE TABLE IF NOT EXISTS columns (tab TEXT, number INTEGER, name TEXT, spec TEXT,
			PRIMARY KEY (tab, name)) WITHOUT ROWID;
		CREATE TABLE IF NOT EXISTS cells (tab TEXT, rowkey TEXT, name TEXT, content TEXT, state TEXT, value TEXT,
			quote TEXT, confidence REAL,
			PRIMARY KEY (tab, rowkey, name)) WITHOUT ROWID;
		CREATE TABLE IF NOT EXISTS wishes (asked TEXT PRIMARY KEY, reply TEXT) WITHOUT ROWID;
		CREATE TABLE IF NOT EXISTS merges (tab TEXT, name TEXT, value TEXT, becomes TEXT, undone INTEGER DEFAULT 0,
			PRIMARY KEY (tab, name, value)) WITHOUT ROWID`)
	if err != nil {
		db.Close()
		return nil, fmt.Errorf("keep columns in %s: %w", path, err)
	}
	return &Kept{db: db, path: path}, nil
}

// Close closes the file.
func (k *Kept) Close() error { return k.db.Close() }

// Version is the shared version this file is based on; 0 before it was shared.
func (k *Kept) Version(ctx context.Context) (version int64, err error) {
	if err = k.db.QueryRowContext(ctx, "PRAGMA user_version").Scan(&version); err != nil {
		err = fmt.Errorf("read the kept columns: %w", err)
	}
	return version, err
}

// SetVersion records the version of the contents.
func (k *Kept) SetVersion(ctx context.Context, version int64) error {
	if _, err := k.db.ExecContext(ctx, fmt.Sprintf("PRAGMA user_version = %d", version)); err != nil {
		return fmt.Errorf("keep columns: %w", err)
	}
	return nil
}

// TakeOver replaces the contents by those of another such file, with its version.
func (k *Kept) TakeOver(ctx context.Context, path string, version int64) error {
	if _, err := k.db.ExecContext(ctx, "ATTACH ? AS other", path); err != nil {
		return fmt.Errorf("keep columns: %w", err)
	}
	defer k.db.Exec("DETACH other")
	return k.within(ctx, func(tx *sql.Tx) error {
		for _, table := range []string{"tables", "columns", "cells", "merges"} {
			replace := fmt.Sprintf("DELETE FROM main.%s; INSERT INTO main.%[1]s SELECT * FROM other.%[1]s", table)
			if _, err := tx.Exec(replace); err != nil {
				return err
			}
		}
		_, err := tx.Exec(fmt.Sprintf("PRAGMA main.user_version = %d", version))
		return err
	})
}

// Columns returns a table's columns if they were proposed with the same settings.
func (k *Kept) Columns(ctx context.Context, table, settings string) ([]*Column, error) {
	var was string
	err := k.db.QueryRowContext(ctx, "SELECT settings FROM tables WHERE tab = ?", table).Scan(&was)
	if errors.Is(err, sql.ErrNoRows) || err == nil && was != settings {
		return nil, nil
	}
	if err != nil {
		return nil, fmt.Errorf("read the kept columns: %w", err)
	}
	var out []*Column
	err = k.each(ctx, "the kept columns", func(rows *sql.Rows) error {
		var spec []byte
		if err := rows.Scan(&spec); err != nil {
			return err
		}
		var s keptColumn
		if err := json.Unmarshal(spec, &s); err != nil {
			return err
		}
		s.Column.term = term{s.TermKind, s.Word, s.Cue}
		out = append(out, s.Column)
		return nil
	}, "SELECT spec FROM columns WHERE tab = ? ORDER BY number", table)
	return out, err
}

// each visits the rows of a query; what names the data in errors.
func (k *Kept) each(ctx context.Context, what string, take func(*sql.Rows) error, query string, args ...any) error {
	rows, err := k.db.QueryContext(ctx, query, args...)
	if err != nil {
		return fmt.Errorf("read %s: %w", what, err)
	}
	defer rows.Close()
	for rows.Next() {
		if err := take(rows); err != nil {
			return fmt.Errorf("read %s: %w", what, err)
		}
	}
	if err := rows.Err(); err != nil {
		return fmt.Errorf("read %s: %w", what, err)
	}
	return nil
}

// All returns the columns of every table, as last proposed.
func (k *Kept) All(ctx context.Context) (map[string][]*Column, error) {
	settings := map[string]string{}
	err := k.each(ctx, "the kept columns", func(rows *sql.Rows) error {
		var table, under string
		err := rows.Scan(&table, &under)
		settings[table] = under
		return err
	}, "SELECT tab, settings FROM tables")
	if err != nil {
		return nil, err
	}
	out := map[string][]*Column{}
	for table, under := range settings {
		if out[table], err = k.Columns(ctx, table, under); err != nil {
			return nil, err
		}
	}
	return out, nil
}

// Done is the number of rows of a table that have been read.
func (k *Kept) Done(ctx context.Context, table string) (n int, err error) {
	if err = k.db.QueryRowContext(ctx, "SELECT count(DISTINCT rowkey) FROM cells WHERE tab = ?",
		table).Scan(&n); err != nil {
		err = fmt.Errorf("read the kept cells: %w", err)
	}
	return n, err
}

// keptColumn is a column with the term behind it.
type keptColumn struct {
	*Column
	TermKind  termKind
	Word, Cue string
}

// SetColumns replaces a table's columns; cells of removed columns are deleted.
func (k *Kept) SetColumns(ctx context.Context, table, settings string, key []string, reader string,
	columns []*Column) error {
	return k.within(ctx, func(tx *sql.Tx) error {
		if _, err := tx.Exec("INSERT OR REPLACE INTO tables VALUES (?, ?, ?, ?)", table, settings, strings.Join(key, "\x1f"),
			reader); err != nil {
			return err
		}
		if _, err := tx.Exec("DELETE FROM columns WHERE tab = ?", table); err != nil {
			return err
		}
		for i, c := range columns {
			spec, err := json.Marshal(keptColumn{c, c.term.kind, c.term.word, c.term.cue})
			if err != nil {
				return err
			}
			if _, err := tx.Exec("INSERT INTO columns VALUES (?, ?, ?, ?)", table, i, c.Name, string(spec)); err != nil {
				return err
			}
		}
		_, err := tx.Exec("DELETE FROM cells WHERE tab = ?1 AND name NOT IN (SELECT name FROM columns WHERE tab = ?1)", table)
		return err
	})
}

// recount stores the number of rows that state each column.
func (k *Kept) recount(ctx context.Context, table string, c *Column) error {
	return k.within(ctx, func(tx *sql.Tx) error {
		_, err := tx.Exec("UPDATE columns SET spec = json_set(spec, '$.rows', ?) WHERE tab = ? AND name = ?", c.Rows, table,
			c.Name)
		return err
	})
}

// contentOf identifies everything a cell depends on: the text, the column's question and values, and the reader.
func contentOf(c *Column, r *Row, reader string) string {
	sum := sha256.New()
	by := append([]string{r.Text, reader, c.Question, c.Unit, string(c.Kind)}, c.Values...)
	if c == allColumns {
		by = append(by, r.Domain)
	}
	for _, s := range by {
		fmt.Fprintf(sum, "%d:%s", len(s), s)
	}
	return hex.EncodeToString(sum.Sum(nil))[:24]
}

// keptCell is a cell with what it depends on.
type keptCell struct {
	Cell
	content string
}

// cells returns a table's cells by row and column.
func (k *Kept) cells(ctx context.Context, table string) (map[string]map[string]keptCell, error) {
	out := map[string]map[string]keptCell{}
	err := k.each(ctx, "the kept cells", func(rows *sql.Rows) error {
		var key, name string
		var c keptCell
		if err := rows.Scan(&key, &name, &c.content, &c.State, &c.Value, &c.Quote, &c.Confidence); err != nil {
			return err
		}
		if out[key] == nil {
			out[key] = map[string]keptCell{}
		}
		out[key][name] = c
		return nil
	}, "SELECT rowkey, name, content, state, value, quote, confidence FROM cells WHERE tab = ?", table)
	return out, err
}

// put stores decided cells, all or none.
func (k *Kept) put(ctx context.Context, table string, decided []decidedCell) error {
	return k.within(ctx, func(tx *sql.Tx) error {
		insert, err := tx.Prepare("INSERT OR REPLACE INTO cells VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
		if err != nil {
			return err
		}
		defer insert.Close()
		for _, d := range decided {
			if _, err := insert.Exec(table, d.key, d.column.Name, d.content, string(d.cell.State), d.cell.Value, d.cell.Quote,
				d.cell.Confidence); err != nil {
				return err
			}
		}
		return nil
	})
}

// forget deletes the cells of rows that are gone.
func (k *Kept) forget(ctx context.Context, table string, keys []string) error {
	return k.within(ctx, func(tx *sql.Tx) error {
		for _, key := range keys {
			if _, err := tx.Exec("DELETE FROM cells WHERE tab = ? AND rowkey = ?", table, key); err != nil {
				return err
			}
		}
		return nil
	})
}

func (k *Kept) within(ctx context.Context, do func(*sql.Tx) error) error {
	tx, err := k.db.BeginTx(ctx, nil)
	if err == nil {
		defer tx.Rollback() // no effect once committed
		err = do(tx)
	}
	if err == nil {
		err = tx.Commit()
	}
	if err != nil {
		return fmt.Errorf("keep columns: %w", err)
	}
	return nil
}
