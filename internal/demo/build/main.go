// Build makes the embedded sample databases from internal/demo/data. Run it with "make demo".
package main

import (
	"bytes"
	"compress/gzip"
	"database/sql"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	_ "github.com/mattn/go-sqlite3"
)

func main() {
	if err := build("internal/demo"); err != nil {
		fmt.Fprintln(os.Stderr, "internal/demo/build:", err)
		os.Exit(1)
	}
}

func build(dir string) error {
	database, err := makeDatabase(filepath.Join(dir, "data"))
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, "demo.sqlite.gz"), database, 0o644); err != nil {
		return err
	}
	catalogue, err := makeProducts(filepath.Join(dir, "products"))
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(dir, "products.sqlite.gz"), catalogue, 0o644)
}

const tables = `
CREATE TABLE restaurants (
  _id integer PRIMARY KEY, name text NOT NULL, cuisines JSON NOT NULL, price text NOT NULL, rating numeric(2,1) NOT NULL,
  num_reviews integer NOT NULL, address text NOT NULL, popular_dishes JSON NOT NULL, phone_number text NOT NULL,
  reviews JSON NOT NULL, opening_hours text NOT NULL, location text NOT NULL);
CREATE TABLE chefs (
  cid integer PRIMARY KEY, rid integer NOT NULL REFERENCES restaurants(_id), cname text NOT NULL, bio text NOT NULL);
CREATE TABLE events (
  event_id integer PRIMARY KEY, rid integer NOT NULL REFERENCES restaurants(_id), title text NOT NULL, event_date date NOT NULL,
  seats integer NOT NULL, price numeric(6,2) NOT NULL, notes text NOT NULL);`

// inserts fill the tables from a data file: a city's name, and its rows of each table.
var inserts = []string{`
INSERT INTO restaurants SELECT value->>'_id', value->>'name', value->>'cuisines', value->>'price', value->>'rating',
  value->>'num_reviews', value->>'address', value->>'popular_dishes', value->>'phone_number', value->>'reviews',
  value->>'opening_hours', ?1->>'city' FROM json_each(?1, '$.restaurants')`, `
INSERT INTO chefs SELECT value->>'cid', value->>'rid', value->>'cname', value->>'bio' FROM json_each(?1, '$.chefs')`, `
INSERT INTO events SELECT value->>'event_id', value->>'rid', value->>'title', value->>'event_date', value->>'seats',
  value->>'price', value->>'notes' FROM json_each(?1, '$.events')`}

// makeDatabase returns the compressed SQLite file, made from a file for each city.
func makeDatabase(dir string) ([]byte, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*.json"))
	if err != nil || len(files) == 0 {
		return nil, fmt.Errorf("no data in %s", dir)
	}
	return compressed(tables, func(tx *sql.Tx) error {
		for _, f := range files {
			city, err := os.ReadFile(f)
			if err != nil {
				return err
			}
			for _, insert := range inserts {
				if _, err := tx.Exec(insert, string(city)); err != nil {
					return fmt.Errorf("%s: %w", f, err)
				}
			}
		}
		return nil
	})
}

// compressed returns a SQLite file with tables filled by fill.
func compressed(tables string, fill func(*sql.Tx) error) ([]byte, error) {
	dir, err := os.MkdirTemp("", "demo-*")
	if err != nil {
		return nil, err
	}
	defer os.RemoveAll(dir)
	path := filepath.Join(dir, "demo.sqlite")
	db, err := sql.Open("sqlite3", path)
	if err != nil {
		return nil, err
	}
	defer db.Close()
	tx, err := db.Begin()
	if err != nil {
		return nil, err
	}
	defer tx.Rollback()
	if _, err := tx.Exec(tables); err != nil {
		return nil, err
	}
	if err := fill(tx); err != nil {
		return nil, err
	}
	if err := tx.Commit(); err != nil {
		return nil, err
	}
	if _, err := db.Exec("VACUUM"); err != nil {
		return nil, err
	}
	if err := db.Close(); err != nil {
		return nil, err
	}
	raw, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	w, err := gzip.NewWriterLevel(&out, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	if _, err := w.Write(raw); err != nil {
		return nil, err
	}
	err = w.Close()
	return out.Bytes(), err
}

func insertRow(tx *sql.Tx, table string, values ...any) error {
	marks := strings.TrimSuffix(strings.Repeat("?, ", len(values)), ", ")
	if _, err := tx.Exec("INSERT INTO "+table+" VALUES ("+marks+")", values...); err != nil {
		return fmt.Errorf("insert into %s: %w", table, err)
	}
	return nil
}
