// Build makes the embedded sample database and the fact sheets from internal/demo/data. Run it with "make demo".
package main

import (
	"bytes"
	"compress/gzip"
	"database/sql"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"sort"
	"strings"

	_ "github.com/mattn/go-sqlite3"
)

type city struct {
	City        string       `json:"city"`
	Restaurants []restaurant `json:"restaurants"`
	Chefs       []chef       `json:"chefs"`
	Events      []event      `json:"events"`
}

type restaurant struct {
	ID    int `json:"_id"`
	Facts struct {
		Yes []string `json:"yes"`
		No  []string `json:"no"`
	} `json:"facts"`
	Name          string   `json:"name"`
	Cuisines      []string `json:"cuisines"`
	Price         string   `json:"price"`
	Rating        float64  `json:"rating"`
	NumReviews    int      `json:"num_reviews"`
	Address       string   `json:"address"`
	PopularDishes []string `json:"popular_dishes"`
	PhoneNumber   string   `json:"phone_number"`
	OpeningHours  string   `json:"opening_hours"`
	Reviews       []string `json:"reviews"`
}

type chef struct {
	ID         int    `json:"cid"`
	Restaurant int    `json:"rid"`
	Name       string `json:"cname"`
	Born       string `json:"born"`
	Bio        string `json:"bio"`
}

type event struct {
	ID         int     `json:"event_id"`
	Restaurant int     `json:"rid"`
	Title      string  `json:"title"`
	Date       string  `json:"event_date"`
	Seats      int     `json:"seats"`
	Price      float64 `json:"price"`
	Notes      string  `json:"notes"`
}

// facts is the form of facts.json.
type facts struct {
	Questions   map[string]string `json:"questions"`
	Restaurants []sheet           `json:"restaurants"`
	Chefs       []birth           `json:"chefs"`
}

// sheet lists what a careful reader of a restaurant's reviews would answer; Open lists what the reviews do not tell.
type sheet struct {
	ID   int      `json:"_id"`
	Name string   `json:"name"`
	Yes  []string `json:"yes"`
	No   []string `json:"no"`
	Open []string `json:"open"`
}

// birth is a date of birth written out in a chef's biography.
type birth struct {
	ID   int    `json:"cid"`
	Name string `json:"cname"`
	Born string `json:"born"`
}

var questions = map[string]string{
	"family_friendly": "is it good for families with children?", "romantic": "is it romantic?", "quiet": "is it quiet?", "dogs": "are dogs allowed?",
	"parking": "is parking easy?", "outdoor": "can you sit outside?", "view": "does it have a nice view?", "long_wait": "is there often a long wait?",
	"reservations": "does it take reservations?", "friendly_service": "is the service friendly?", "fast_service": "is the service fast?",
	"good_value": "is it good value for money?", "large_groups": "is it good for large groups?", "vegetarian": "does it have good vegetarian options?",
	"vegan": "does it have vegan options?", "gluten_free": "does it have gluten-free options?", "kids_menu": "does it have a kids' menu?",
	"live_music": "is there live music?", "work_friendly": "is it a good place to work on a laptop?", "late_night": "is it open late at night?",
	"business": "is it good for a business lunch?", "big_portions": "are the portions big?", "spicy": "is the food spicy?",
	"fresh": "are the ingredients fresh?", "drinks": "does it have good cocktails, wine or beer?", "dessert": "are the desserts good?",
	"takeout": "is it good for takeout?", "wheelchair": "is it accessible in a wheelchair?", "cozy": "is the atmosphere cozy?", "clean": "is it clean?",
}

func main() {
	dir := flag.String("dir", "", "the demo folder (default: internal/demo, or the current folder when it holds data)")
	flag.Parse()
	if *dir == "" {
		*dir = "internal/demo"
		if _, err := os.Stat("data"); err == nil {
			*dir = "."
		}
	}
	if err := build(*dir); err != nil {
		fmt.Fprintln(os.Stderr, "internal/demo/build:", err)
		os.Exit(1)
	}
}

func build(dir string) error {
	cities, err := read(filepath.Join(dir, "data"))
	if err != nil {
		return err
	}
	sheets, err := json.MarshalIndent(factsOf(cities), "", " ")
	if err != nil {
		return err
	}
	database, err := makeDatabase(cities)
	if err != nil {
		return err
	}
	if err := os.WriteFile(filepath.Join(dir, "facts.json"), append(sheets, '\n'), 0o644); err != nil {
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
		d := json.NewDecoder(bytes.NewReader(b))
		d.DisallowUnknownFields()
		var c city
		if err := d.Decode(&c); err != nil {
			return nil, fmt.Errorf("%s: %w", f, err)
		}
		if len(c.Restaurants) == 0 {
			return nil, fmt.Errorf("%s: no restaurants", f)
		}
		out = append(out, c)
	}
	sort.Slice(out, func(i, j int) bool { return out[i].Restaurants[0].ID < out[j].Restaurants[0].ID })
	return out, nil
}

func factsOf(cities []city) facts {
	f := facts{Questions: questions}
	for _, c := range cities {
		for _, r := range c.Restaurants {
			s := sheet{ID: r.ID, Name: r.Name, Yes: r.Facts.Yes, No: r.Facts.No}
			for key := range questions {
				if !slices.Contains(s.Yes, key) && !slices.Contains(s.No, key) {
					s.Open = append(s.Open, key)
				}
			}
			sort.Strings(s.Yes)
			sort.Strings(s.No)
			sort.Strings(s.Open)
			f.Restaurants = append(f.Restaurants, s)
		}
		for _, x := range c.Chefs {
			f.Chefs = append(f.Chefs, birth{x.ID, x.Name, x.Born})
		}
	}
	return f
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

func insert(tx *sql.Tx, c city) error {
	for _, r := range c.Restaurants {
		if err := insertRow(tx, "restaurants", r.ID, r.Name, list(r.Cuisines), r.Price, r.Rating, r.NumReviews, r.Address,
			list(r.PopularDishes),
			r.PhoneNumber, list(r.Reviews), r.OpeningHours, c.City); err != nil {
			return err
		}
	}
	for _, x := range c.Chefs {
		if err := insertRow(tx, "chefs", x.ID, x.Restaurant, x.Name, x.Bio); err != nil {
			return err
		}
	}
	for _, e := range c.Events {
		if err := insertRow(tx, "events", e.ID, e.Restaurant, e.Title, e.Date, e.Seats, e.Price, e.Notes); err != nil {
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

// list formats a list in SQLite's form, without escaping & and the like.
func list(items []string) string {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	e.Encode(items)
	return strings.TrimSpace(b.String())
}
