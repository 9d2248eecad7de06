package store

import (
	"context"
	"database/sql"
	"fmt"
	"math/rand"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

var syllables = strings.Fields("ba be bi bo bu da de di do du fa fe ga go ka ke ki ko la le li lo lu ma me mi mo na ne no pa pe po ra re ri ro sa se si so ta te to va ve vi za zo")

func inventedWord(r *rand.Rand) string {
	var b strings.Builder
	for range 2 + r.Intn(3) {
		b.WriteString(syllables[r.Intn(len(syllables))])
	}
	return b.String()
}

// bigTable makes a SQLite file with a table of a million rows: unique names, cities, prices, dates,
// notes.
func bigTable(b *testing.B, rows int) string {
	path := filepath.Join(b.TempDir(), "big.sqlite")
	db, err := sql.Open("sqlite3", "file:"+path+"?_journal_mode=OFF&_synchronous=OFF")
	if err != nil {
		b.Fatal(err)
	}
	defer db.Close()
	tx, err := db.Begin()
	if err != nil {
		b.Fatal(err)
	}
	if _, err := tx.Exec("CREATE TABLE shops (id INTEGER PRIMARY KEY, name TEXT, city TEXT, price REAL, opened DATE, note TEXT)"); err != nil {
		b.Fatal(err)
	}
	r := rand.New(rand.NewSource(1))
	words, cities := make([]string, 20_000), make([]string, 300)
	for i := range words {
		words[i] = inventedWord(r)
	}
	for i := range cities {
		cities[i] = inventedWord(r) + " " + inventedWord(r)
	}
	word := func() string { return words[r.Intn(len(words))] }
	insert, err := tx.Prepare("INSERT INTO shops VALUES (?, ?, ?, ?, ?, ?)")
	if err != nil {
		b.Fatal(err)
	}
	for i := range rows {
		note := ""
		for range 14 {
			note += word() + " "
		}
		_, err := insert.Exec(i, fmt.Sprintf("%s %s %d", word(), word(), i), cities[r.Intn(len(cities))],
			float64(r.Intn(10_000))/100,
			fmt.Sprintf("20%02d-%02d-%02d", r.Intn(25), 1+r.Intn(12), 1+r.Intn(28)), note)
		if err != nil {
			b.Fatal(err)
		}
	}
	if err := tx.Commit(); err != nil {
		b.Fatal(err)
	}
	return path
}

// BenchmarkOpenMillion measures the time until a table of a million rows is ready for questions,
// the first time and later.
func BenchmarkOpenMillion(b *testing.B) {
	path := bigTable(b, 1_000_000)
	open := func(b *testing.B, home string) *Set {
		s, err := Open(context.Background(), Options{Sources: []string{path}, Home: home})
		if err != nil {
			b.Fatal(err)
		}
		return s
	}
	home := b.TempDir()
	b.Run("first", func(b *testing.B) {
		for b.Loop() {
			os.RemoveAll(filepath.Join(home, "cache"))
			open(b, home).Close()
		}
	})
	b.Run("again", func(b *testing.B) {
		for b.Loop() {
			s := open(b, home)
			if len(s.Sources[0].Values().Lookup("2011-04-05", 1)) == 0 {
				b.Fatal("a date of the table is not found")
			}
			s.Close()
		}
	})
	s := open(b, home)
	defer s.Close()
	name := s.Sources[0].Schema().Table("shops").Column("name").Samples[0]
	phrases := map[string]string{
		"exact": name, "folded": strings.ToUpper(name), "prefix": name[:len(name)-3], "misspelt": name[:2] + name[3:],
		"dropped": strings.Fields(name)[1], "unknown": "xylophonist quarantine",
	}
	for kind, phrase := range phrases {
		b.Run("lookup/"+kind, func(b *testing.B) {
			for b.Loop() {
				s.Sources[0].Values().Lookup(phrase, 10)
			}
		})
	}
}
