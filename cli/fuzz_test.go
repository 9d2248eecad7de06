package cli

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/ask-surely/surely/internal/app"
	"github.com/ask-surely/surely/internal/state"
	"github.com/ask-surely/surely/internal/store/upload"
)

// FuzzUpload uploads files of any name and content: they are opened, or refused with a reason;
// nothing of refused files remains, and nothing is written outside the upload's folder.
func FuzzUpload(f *testing.F) {
	for _, s := range []struct{ name, data string }{{"a.csv", "x,y\n1,2\n"}, {"../../a.tsv", "x\ty\n1\t2\n"},
		{"a.json", `[{"a":1},{"a":[1,{"b":2}]}]`}, {"a.jsonl", `{"a":1}` + "\n" + `{"b":2}`},
		{"surely.yaml", "tables: {}"}, {"a.xlsx", "PK\x03\x04"}, {"a.sqlite", "SQLite format 3\x00"}, {"\x00.csv", "\xff\xfe,\n"}, {".csv", `"`}} {
		f.Add(s.name, []byte(s.data))
	}
	home := f.TempDir()
	g := &globals{Home: home, Offline: true, Concurrency: 2,
		Data: []string{filepath.Join(home, "own.csv")}}
	if err := os.WriteFile(g.Data[0], []byte("a\n1\n"), 0o600); err != nil {
		f.Fatal(err)
	}
	s := streams{nil, os.Stderr, os.Stderr, func(string) string { return "" }}
	a, err := g.app(context.Background(), s)
	if err != nil {
		f.Fatal(err)
	}
	f.Cleanup(func() { a.Close() })
	kept, err := state.Open(filepath.Join(f.TempDir(), state.FileName)) // not below what is listed
	if err != nil {
		f.Fatal(err)
	}
	f.Cleanup(func() { kept.Close() })
	up := app.NewUploads(a.App, &state.Uploads{Dir: filepath.Join(home, "uploads")}, kept.Ledger())
	f.Cleanup(func() { up.Close() })
	before := listed(f, home)
	f.Fuzz(func(t *testing.T, name string, data []byte) {
		if len(data) > 64<<10 {
			return
		}
		ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
		defer cancel()
		const brought = "u-aaaaaaaaaaaaaaaaaaaaaaaa"
		_, _, err := up.Add(ctx, brought, []upload.File{{Name: name, Data: data}})
		if err != nil {
			if refused := (*upload.RefusedFile)(nil); !errors.As(err, &refused) {
				t.Errorf("%q fails without a reason: %v", name, err)
			}
			if ctx.Err() != nil {
				t.Errorf("%q takes more than 10 s", name)
			}
			if _, err := os.Stat(filepath.Join(home, "uploads", brought)); err == nil {
				t.Errorf("%q was refused and kept", name)
			}
		} else if err := up.Delete(brought); err != nil {
			t.Errorf("%q cannot be deleted: %v", name, err)
		}
		if now := listed(t, home); now != before {
			t.Errorf("%q left %s where there was %s", name, now, before)
		}
	})
}

// listed lists the contents of a folder and its parent.
func listed(t testing.TB, dir string) (names string) {
	t.Helper()
	for _, folder := range []string{dir, filepath.Dir(dir)} {
		entries, err := os.ReadDir(folder)
		if err != nil {
			t.Fatal(err)
		}
		for _, e := range entries {
			if e.Name() != "uploads" {
				names += e.Name() + " "
			}
		}
	}
	return names
}
