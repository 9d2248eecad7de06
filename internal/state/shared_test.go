package state

import (
	"context"
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

func TestRates(t *testing.T) { everywhere(t, rates) }

func rates(t *testing.T, at string) {
	ctx, servers := context.Background(), []*Store{open(t, at), open(t, at)}
	now := time.Date(2026, 1, 1, 12, 0, 0, 0, time.UTC)
	for _, s := range servers {
		s.now = func() time.Time { return now }
	}
	allowed := func(who string) (n int) {
		for i := range 20 {
			ok, err := servers[i%2].Rates().Allow(ctx, who, 2, 10)
			if err != nil {
				t.Fatal(err)
			}
			if ok {
				n++
			}
		}
		return n
	}
	for _, want := range []int{10, 0, 4} { // a burst, none left, two seconds later
		if n := allowed("a"); n != want {
			t.Errorf("%d were allowed, not %d", n, want)
		}
		if want == 0 {
			now = now.Add(2 * time.Second)
		}
	}
	if n := allowed("b"); n != 10 {
		t.Errorf("another is allowed %d", n)
	}
	now = now.Add(time.Minute)
	if err := servers[0].Rates().Prune(ctx); err != nil {
		t.Fatal(err)
	}
	var left int
	if err := servers[1].read.QueryRow("SELECT count(*) FROM rates").Scan(&left); err != nil || left != 0 {
		t.Errorf("%d are remembered, %v", left, err)
	}
}

func TestFolders(t *testing.T) { everywhere(t, folders) }

func folders(t *testing.T, at string) {
	ctx, one, two := context.Background(), open(t, at).Folders(), open(t, at)
	file := func(content string) string {
		path := filepath.Join(t.TempDir(), "file")
		if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
			t.Fatal(err)
		}
		return path
	}
	large := strings.Repeat("0123456789abcdef", part/16) // exactly one part
	put := func(f *Folders, over int64, files map[string]string) error { return f.Put(ctx, "u-1", over, files) }
	files := map[string]string{"a": file("x"), "empty": file(""), "large": file(large), "larger": file(large + "!")}
	if err := put(one, 0, files); err != nil {
		t.Fatal(err)
	}
	for over, err := range map[int64]error{0: put(one, 0, nil), 2: put(one, 2, nil)} {
		if !errors.Is(err, ErrChanged) {
			t.Errorf("over version %d: %v", over, err)
		}
	}
	if err := put(two.Folders(), 1, map[string]string{"a": file("y")}); err != nil {
		t.Fatal(err)
	}
	dir := t.TempDir()
	version, err := one.Get(ctx, "u-1", dir)
	if err != nil || version != 2 {
		t.Fatalf("version %d, %v", version, err)
	}
	for name, want := range map[string]string{"a": "y", "empty": "", "large": large, "larger": large + "!"} {
		if b, err := os.ReadFile(filepath.Join(dir, name)); err != nil || string(b) != want {
			t.Errorf("%s holds %d bytes, %v", name, len(b), err)
		}
	}
	if n, err := one.Size(ctx); err != nil || n != int64(2*part+2) {
		t.Errorf("%d bytes, %v", n, err)
	}
	two.now = func() time.Time { return time.Now().Add(48 * time.Hour) }
	if v, err := two.Folders().Version(ctx, "u-1"); v != 2 || err != nil { // used now
		t.Errorf("version %d, %v", v, err)
	}
	if n, err := one.Expire(ctx, time.Now().Add(24*time.Hour)); n != 0 || err != nil {
		t.Errorf("%d expired, %v", n, err)
	}
	if n, err := one.Expire(ctx, time.Now().Add(72*time.Hour)); n != 1 || err != nil {
		t.Errorf("%d expired, %v", n, err)
	}
	if v, err := one.Get(ctx, "u-1", t.TempDir()); v != 0 || err != nil {
		t.Errorf("what expired is version %d, %v", v, err)
	}
}
