package state

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"time"
)

// Folders are versioned files that servers share; each server has copies.
type Folders struct{ s *Store }

// ErrChanged means that another server was first.
var ErrChanged = errors.New("another server has changed it meanwhile")

// part is the number of bytes written at a time.
const part = 4 << 20

// Version returns a folder's version, 0 if there is none, and marks it as in use.
func (f *Folders) Version(ctx context.Context, id string) (version int64, err error) {
	ctx, cancel := f.s.bounded(ctx)
	defer cancel()
	var used int64
	err = f.s.read.QueryRowContext(ctx, "SELECT version, used FROM folders WHERE id = $1", id).Scan(&version, &used)
	if errors.Is(err, sql.ErrNoRows) {
		return 0, nil
	}
	now := f.s.now()
	if err == nil && now.Sub(time.Unix(used, 0)) > usedWithin {
		_, err = f.s.change(ctx, "note use", "UPDATE folders SET used = $1 WHERE id = $2", now.Unix(), id)
	}
	if err != nil {
		return 0, fmt.Errorf("look for shared files: %w", err)
	}
	return version, nil
}

// Put writes files, given as paths by name, into a folder of a known version, 0 for a new one, keeping its other files.
// The version increases by one. ErrChanged means that the folder has another version.
func (f *Folders) Put(ctx context.Context, id string, over int64, files map[string]string) error {
	err := f.s.insideFor(ctx, maintenance, func(tx *sql.Tx) error {
		change := "UPDATE folders SET version = version + 1, used = $1 WHERE id = $2 AND version = $3"
		if over == 0 {
			change = "INSERT INTO folders (used, id, version, size) VALUES ($1, $2, $3 + 1, 0) ON CONFLICT DO NOTHING"
		}
		done, err := tx.ExecContext(ctx, change, f.s.now().Unix(), id, over)
		if err != nil {
			return err
		}
		if n, err := done.RowsAffected(); err != nil || n == 0 {
			return errors.Join(ErrChanged, err)
		}
		for name, path := range files {
			if err := putFile(ctx, tx, id, name, path); err != nil {
				return err
			}
		}
		_, err = tx.ExecContext(ctx, `UPDATE folders SET size = (SELECT coalesce(sum(length(data)), 0) FROM files WHERE folder = $1)
			WHERE id = $1`, id)
		return err
	})
	return while("share files", err)
}

func putFile(ctx context.Context, tx *sql.Tx, id, name, path string) error {
	if _, err := tx.ExecContext(ctx, "DELETE FROM files WHERE folder = $1 AND name = $2", id, name); err != nil {
		return err
	}
	in, err := os.Open(path)
	if err != nil {
		return err
	}
	defer in.Close()
	b := make([]byte, part)
	for n := 0; ; n++ {
		size, err := io.ReadFull(in, b)
		if size == 0 && n > 0 && err == io.EOF {
			return nil
		}
		if err != nil && err != io.EOF && err != io.ErrUnexpectedEOF {
			return err
		}
		_, err = tx.ExecContext(ctx, "INSERT INTO files (folder, name, part, data) VALUES ($1, $2, $3, $4)", id, name, n,
			b[:size])
		if err != nil {
			return err
		}
		if size < part {
			return nil
		}
	}
}

// Get writes a folder's files into a directory and returns their version, 0 if there is no such folder.
func (f *Folders) Get(ctx context.Context, id, dir string) (version int64, err error) {
	ctx, cancel := context.WithTimeout(ctx, maintenance)
	defer cancel()
	err = f.s.each(ctx, "fetch shared files", func(rows *sql.Rows) error {
		var name string
		var n int
		var data sql.RawBytes
		err := rows.Scan(&version, &name, &n, &data)
		if err == nil {
			err = appendTo(dir, name, data, n == 0)
		}
		return err
	}, `SELECT version, name, part, data FROM folders JOIN files ON folder = id
		WHERE id = $1 ORDER BY name, part`, id) // one statement sees one version
	if err != nil {
		return 0, err
	}
	return version, nil
}

func appendTo(dir, name string, data []byte, first bool) error {
	if !filepath.IsLocal(name) {
		return fmt.Errorf("%q is not a file name", name)
	}
	how := os.O_WRONLY | os.O_APPEND
	if first {
		how = os.O_WRONLY | os.O_CREATE | os.O_TRUNC
	}
	out, err := os.OpenFile(filepath.Join(dir, name), how, 0o600)
	if err != nil {
		return err
	}
	_, err = out.Write(data)
	return errors.Join(err, out.Close())
}

// Delete deletes a folder, if it exists.
func (f *Folders) Delete(ctx context.Context, id string) error {
	_, err := f.s.change(ctx, "delete shared files", "DELETE FROM folders WHERE id = $1", id)
	return err
}

// Size is the total size in bytes of all folders.
func (f *Folders) Size(ctx context.Context) (n int64, err error) {
	ctx, cancel := f.s.bounded(ctx)
	defer cancel()
	err = f.s.read.QueryRowContext(ctx, "SELECT CAST(coalesce(sum(size), 0) AS BIGINT) FROM folders").Scan(&n)
	return n, while("measure shared files", err)
}

// Expire deletes the folders that have not been used since a time, and returns their number.
func (f *Folders) Expire(ctx context.Context, before time.Time) (int64, error) {
	return f.s.change(ctx, "expire shared files", "DELETE FROM folders WHERE used < $1", before.Unix())
}
