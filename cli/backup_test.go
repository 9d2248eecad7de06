package cli

import (
	"archive/tar"
	"bytes"
	"compress/gzip"
	"context"
	"database/sql"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/ask-surely/surely/internal/state"
)

// contents are all rows of all tables of a SQLite file.
func contents(t *testing.T, path string) string {
	t.Helper()
	db, err := sql.Open("sqlite3", "file:"+path+"?mode=ro")
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	column := func(query string) (out []string) {
		rows, err := db.Query(query)
		if err != nil {
			t.Fatal(err)
		}
		defer rows.Close()
		for rows.Next() {
			var v string
			if err := rows.Scan(&v); err != nil {
				t.Fatal(err)
			}
			out = append(out, v)
		}
		return out
	}
	var b strings.Builder
	for _, table := range column("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name") {
		columns := strings.Join(column("SELECT 'quote('||name||')' FROM pragma_table_info('"+table+"')"), "||' '||")
		fmt.Fprintln(&b, table, strings.Join(column("SELECT "+columns+" FROM "+table+" ORDER BY 1"), "\n"))
	}
	return b.String()
}

// unpacked is one file of an archive.
func unpacked(t *testing.T, archive, name string) string {
	t.Helper()
	f, err := os.Open(archive)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	zip, err := gzip.NewReader(f)
	if err != nil {
		t.Fatal(err)
	}
	for files := tar.NewReader(zip); ; {
		h, err := files.Next()
		if err != nil {
			t.Fatalf("%s is not in the archive: %v", name, err)
		}
		if h.Name != name {
			continue
		}
		b, err := io.ReadAll(files)
		if err != nil {
			t.Fatal(err)
		}
		path := filepath.Join(t.TempDir(), "unpacked.db")
		if err := os.WriteFile(path, b, 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
}

// TestBackup backs up while chats are written, restores next to and over them, and compares.
func TestBackup(t *testing.T) {
	ctx := context.Background()
	home, dir := t.TempDir(), t.TempDir()
	live, err := state.Open(filepath.Join(home, stateFile))
	if err != nil {
		t.Fatal(err)
	}
	defer live.Close()
	stop, stopped := make(chan struct{}), make(chan error)
	write := func(n int) error {
		return live.Conversations().Save(ctx, fmt.Sprint("chat ", n), "aa", bytes.Repeat([]byte("x"), 2000),
			state.Event{Seq: 1, Data: []byte("{}")})
	}
	for n := range 200 {
		if err := write(n); err != nil {
			t.Fatal(err)
		}
	}
	go func() {
		for n := 200; ; n++ {
			select {
			case <-stop:
				stopped <- nil
				return
			default:
				if err := write(n); err != nil {
					stopped <- err
					return
				}
			}
		}
	}()
	upload := filepath.Join(home, "uploads", "u-"+strings.Repeat("a", 24))
	for path, content := range map[string]string{"a.csv": "x\n1\n", ".made" + "/imports/x": "made anew"} {
		os.MkdirAll(filepath.Dir(filepath.Join(upload, path)), 0o700)
		os.WriteFile(filepath.Join(upload, path), []byte(content), 0o600)
	}
	file := filepath.Join(dir, "b.tar.gz")
	status := func(args ...string) (int, string) {
		var errs bytes.Buffer
		return run(ctx, args, streams{strings.NewReader(""), &bytes.Buffer{}, &errs, func(string) string { return "" }}),
			errs.String()
	}
	if code, says := status("backup", "--home", home, file); code != 0 {
		t.Fatal(says)
	}
	close(stop)
	if err := <-stopped; err != nil {
		t.Errorf("a chat could not be written: %v", err)
	}
	if code, _ := status("backup", "--home", home, file); code == 0 {
		t.Error("a backup was overwritten")
	}
	other := t.TempDir()
	if code, says := status("restore", "--home", other, file); code != 0 {
		t.Fatal(says)
	}
	restored := contents(t, filepath.Join(other, stateFile))
	if n := strings.Count(restored, "'chat "); n < 2*200 {
		t.Errorf("%d of the chats and events are restored", n)
	}
	if archived := contents(t, unpacked(t, file, stateFile)); archived != restored {
		t.Errorf("the archive holds %d bytes, restored are %d", len(archived), len(restored))
	}
	if b, err := os.ReadFile(filepath.Join(other, "uploads", filepath.Base(upload), "a.csv")); err != nil ||
		string(b) != "x\n1\n" {
		t.Errorf("the upload: %q, %v", b, err)
	}
	if exists(filepath.Join(other, "uploads", filepath.Base(upload), ".made")) {
		t.Error("what is made anew was kept")
	}

	if code, _ := status("restore", "--home", home, file); code == 0 {
		t.Error("a state was replaced without --yes")
	}
	before := contents(t, filepath.Join(home, stateFile))
	if code, says := status("restore", "--home", home, "--yes", file); code == 0 || !strings.Contains(says, "uses "+home) {
		t.Errorf("restored over a live state: %s", says)
	}
	if got := contents(t, filepath.Join(home, stateFile)); got != before {
		t.Error("the live state was changed")
	}
	if err := write(100_000); err != nil {
		t.Errorf("the server that was there cannot go on: %v", err)
	}
	if err := live.Close(); err != nil {
		t.Fatal(err)
	}
	if code, says := status("restore", "--home", home, "--yes", file); code != 0 {
		t.Fatal(says)
	}
	if got := contents(t, filepath.Join(home, stateFile)); got != restored {
		t.Errorf("restored over a state: %d bytes, not %d", len(got), len(restored))
	}
}

// An interrupted backup leaves no file.
func TestBackupsAreWhole(t *testing.T) {
	home, dir := t.TempDir(), t.TempDir()
	upload := filepath.Join(home, "uploads", "u-"+strings.Repeat("a", 24))
	if err := os.MkdirAll(upload, 0o700); err != nil {
		t.Fatal(err)
	}
	big := filepath.Join(upload, "a.csv")
	if err := os.WriteFile(big, bytes.Repeat([]byte("x"), 64<<20), 0o600); err != nil {
		t.Fatal(err)
	}
	file := filepath.Join(dir, "b.tar.gz")
	done := make(chan int)
	go func() {
		done <- run(t.Context(), []string{"backup", "--home", home, file},
			streams{strings.NewReader(""), io.Discard, io.Discard, func(string) string { return "" }})
	}()
	for seen := false; ; {
		select {
		case code := <-done:
			if code != 0 || !exists(file) || !seen {
				t.Errorf("it ends with %d and was seen at work: %v", code, seen)
			}
			if left, _ := os.ReadDir(dir); len(left) != 1 {
				t.Errorf("left are %v", left)
			}
			return
		default:
		}
		if entries, _ := os.ReadDir(dir); len(entries) == 1 && !strings.HasPrefix(entries[0].Name(), ".") {
			if <-done; !seen {
				t.Error("half a backup bears its name")
			}
			return
		} else if len(entries) > 0 {
			seen = true
		}
	}
}

func TestRestoreRefuses(t *testing.T) {
	dir := t.TempDir()
	archive := func(name, content string) string {
		path := filepath.Join(dir, fmt.Sprintf("%x.tar.gz", name))
		f, err := os.Create(path)
		if err != nil {
			t.Fatal(err)
		}
		zip := gzip.NewWriter(f)
		a := tar.NewWriter(zip)
		a.WriteHeader(&tar.Header{Name: name, Mode: 0o600, Size: int64(len(content))})
		a.Write([]byte(content))
		a.Close()
		zip.Close()
		f.Close()
		return path
	}
	plain := filepath.Join(dir, "plain")
	os.WriteFile(plain, []byte("no archive"), 0o600)
	cut := filepath.Join(dir, "cut.tar.gz")
	whole, _ := os.ReadFile(archive("uploads/a", strings.Repeat("abc", 9999)))
	os.WriteFile(cut, whole[:len(whole)/2], 0o600)
	for _, file := range []string{plain, cut, archive("../outside", "x"), archive("/tmp/outside", "x"),
		archive(stateFile, "no database"), filepath.Join(dir, "nothing")} {
		home := t.TempDir()
		var errs bytes.Buffer
		if code := run(context.Background(), []string{"restore", "--home", home, file},
			streams{strings.NewReader(""), &bytes.Buffer{}, &errs, func(string) string { return "" }}); code == 0 {
			t.Errorf("%s was restored", file)
		}
		if entries, _ := os.ReadDir(home); len(entries) > 0 {
			t.Errorf("%s left %v: %s", file, entries, errs.String())
		}
	}
}
