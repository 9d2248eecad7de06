package ingest

import (
	"bufio"
	"context"
	"fmt"
	"math/rand"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// bigCSV writes a file of about that many MB: numbers, texts with and without quotes, dates, booleans.
func bigCSV(b *testing.B, mb int) string {
	path := filepath.Join(b.TempDir(), "big.csv")
	f, err := os.Create(path)
	if err != nil {
		b.Fatal(err)
	}
	defer f.Close()
	w := bufio.NewWriter(f)
	r := rand.New(rand.NewSource(1))
	words := strings.Fields("amber birch cedar dune ember fjord grove harbor island jetty knoll lagoon meadow north orchard pier quarry ridge stream tide")
	word := func() string { return words[r.Intn(len(words))] }
	n, _ := fmt.Fprintln(w, "id,name,city,amount,joined,active,note,score")
	for i := 0; n < mb<<20; i++ {
		m, err := fmt.Fprintf(w, "%d,\"%s %s %d\",%s,%.2f,20%02d-%02d-%02d,%v,\"%s, %s and %s\",%d\n", i, word(), word(),
			r.Intn(1e6), word(), r.Float64()*1e4,
			r.Intn(25), 1+r.Intn(12), 1+r.Intn(28), r.Intn(2) == 0, word(), word(), word(), r.Intn(100))
		if err != nil {
			b.Fatal(err)
		}
		n += m
	}
	if err := w.Flush(); err != nil {
		b.Fatal(err)
	}
	return path
}

// BenchmarkImport imports 200 MB, with this package and with the sqlite3 shell.
func BenchmarkImport(b *testing.B) {
	path := bigCSV(b, 200)
	info, err := os.Stat(path)
	if err != nil {
		b.Fatal(err)
	}
	b.Run("surely", func(b *testing.B) {
		b.SetBytes(info.Size())
		for b.Loop() {
			into := filepath.Join(b.TempDir(), "o.sqlite")
			if _, err := Import(context.Background(), Options{Files: []string{path}, Into: into}); err != nil {
				b.Fatal(err)
			}
			os.Remove(into)
		}
	})
	b.Run("shell", func(b *testing.B) {
		shell, err := exec.LookPath("sqlite3")
		if err != nil {
			b.Skip("there is no sqlite3 shell")
		}
		b.SetBytes(info.Size())
		for b.Loop() {
			into := filepath.Join(b.TempDir(), "s.sqlite")
			if out, err := exec.Command(shell, into, "-cmd", ".mode csv", ".import "+path+" big").CombinedOutput(); err != nil {
				b.Fatalf("%v: %s", err, out)
			}
			os.Remove(into)
		}
	})
}
