package discretize

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	_ "github.com/mattn/go-sqlite3" // keeps columns and cells
)

// Kept stores the columns that were proposed and the merges of their values, in a file beside the generated one.
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
		CREATE TABLE IF NOT EXISTS proposals (tab TEXT PRIMARY KEY, settings TEXT) WITHOUT ROWID;
		CREATE TABLE IF NOT EXISTS columns (tab TEXT, number INTEGER, name TEXT, spec TEXT,
			PRIMARY KEY (tab, name)) WITHOUT ROWID;
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

// Columns returns a table's columns if they were proposed with the same settings.
func (k *Kept) Columns(ctx context.Context, table, settings string) ([]*Column, error) {
	var was string
	err := k.db.QueryRowContext(ctx, "SELECT settings FROM proposals WHERE tab = ?", table).Scan(&was)
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
	}, "SELECT tab, settings FROM proposals")
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

// keptColumn is a column with the term behind it.
type keptColumn struct {
	*Column
	TermKind  termKind
	Word, Cue string
}

// SetColumns replaces a table's columns.
func (k *Kept) SetColumns(ctx context.Context, table, settings string, columns []*Column) error {
	return k.within(ctx, func(tx *sql.Tx) error {
		if _, err := tx.Exec("INSERT OR REPLACE INTO proposals VALUES (?, ?)", table, settings); err != nil {
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
		return nil
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
