// Build makes the embedded sample databases from internal/demo/data. Run it with "make demo".
package main

import (
	"bytes"
	"cmp"
	"compress/gzip"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"

	_ "github.com/mattn/go-sqlite3"
)

// city is the content of one data file: a city's name, and its rows of each table.
type city struct {
	City        string           `json:"city"`
	Restaurants []map[string]any `json:"restaurants"`
	Chefs       []map[string]any `json:"chefs"`
	Events      []map[string]any `json:"events"`
}

func main() {
	if err := build("internal/demo"); err != nil {
		fmt.Fprintln(os.Stderr, "internal/demo/build:", err)
		os.Exit(1)
	}
}

func build(dir string) error {
	cities, err := read(filepath.Join(dir, "data"))
	if err != nil {
		return err
	}
	database, err := makeDatabase(cities)
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

// read reads the cities in the order of their restaurants' ids.
func read(dir string) ([]city, error) {
	files, err := filepath.Glob(filepath.Join(dir, "*.json"))
	if err != nil || len(files) == 0 {
		return nil, fmt.Errorf("no data in %s", dir)
	}
	var out []city
	for _, f := range files {
		b, err := os.ReadFile(f)
		if err != nil {
			return nil, err
		}
		var c city
		if err := json.Unmarshal(b, &c); err != nil {
			return nil, fmt.Errorf("%s: %w", f, err)
		}
		if len(c.Restaurants) == 0 {
			return nil, fmt.Errorf("%s: no restaurants", f)
		}
		for _, r := range c.Restaurants {
			r["location"] = c.City
		}
		out = append(out, c)
	}
	slices.SortFunc(out, func(a, b city) int {
		return cmp.Compare(a.Restaurants[0]["_id"].(float64), b.Restaurants[0]["_id"].(float64))
	})
	return out, nil
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

// makeDatabase returns the compressed SQLite file.
func makeDatabase(cities []city) ([]byte, error) {
	return compressed(tables, func(tx *sql.Tx) error {
		for _, c := range cities {
			if err := insert(tx, c); err != nil {
				return err
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

// The columns of the tables, which are the members of the data's objects.
var (
	restaurantColumns = []string{"_id", "name", "cuisines", "price", "rating", "num_reviews", "address", "popular_dishes",
		"phone_number", "reviews", "opening_hours", "location"}
	chefColumns  = []string{"cid", "rid", "cname", "bio"}
	eventColumns = []string{"event_id", "rid", "title", "event_date", "seats", "price", "notes"}
)

func insert(tx *sql.Tx, c city) error {
	return errors.Join(insertObjects(tx, "restaurants", restaurantColumns, c.Restaurants),
		insertObjects(tx, "chefs", chefColumns, c.Chefs), insertObjects(tx, "events", eventColumns, c.Events))
}

func insertObjects(tx *sql.Tx, table string, columns []string, objects []map[string]any) error {
	for _, o := range objects {
		row := make([]any, len(columns))
		for i, name := range columns {
			row[i] = o[name]
			if items, ok := row[i].([]any); ok {
				row[i] = list(items)
			}
		}
		if err := insertRow(tx, table, row...); err != nil {
			return err
		}
	}
	return nil
}

func insertRow(tx *sql.Tx, table string, values ...any) error {
	marks := strings.TrimSuffix(strings.Repeat("?, ", len(values)), ", ")
	if _, err := tx.Exec("INSERT INTO "+table+" VALUES ("+marks+")", values...); err != nil {
		return fmt.Errorf("insert into %s: %w", table, err)
	}
	return nil
}

// list formats a list as JSON, without escaping & and the like.
func list(items []any) string {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.Encode(items)
	return strings.TrimSpace(b.String())
}
