package jsonfile

import (
	"errors"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

func written(t *testing.T, content string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), "values.json")
	if err := os.WriteFile(path, []byte(content), 0o600); err != nil {
		t.Fatal(err)
	}
	return path
}

func TestLines(t *testing.T) {
	var got []int
	add := func(n int) error {
		if n < 0 {
			return errors.New("too few")
		}
		got = append(got, n)
		return nil
	}
	if err := Lines(written(t, "1\n\n  \r\n2\n3"), add); err != nil || !slices.Equal(got, []int{1, 2, 3}) {
		t.Errorf("read %v, %v", got, err)
	}
	for content, want := range map[string]string{
		"1\n\n\"two\"\n": "values.json, line 3: json: cannot unmarshal string",
		"1\n-1\n2":       "values.json, line 2: too few",
		"{":              "values.json, line 1: unexpected end",
	} {
		if err := Lines(written(t, content), add); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %v, want %s", content, err, want)
		}
	}
	if err := Lines(filepath.Join(t.TempDir(), "none"), add); !errors.Is(err, os.ErrNotExist) {
		t.Error(err)
	}
}

func TestRead(t *testing.T) {
	var got []int
	if err := Read(written(t, "[1,\n2]"), &got); err != nil || len(got) != 2 {
		t.Errorf("read %v, %v", got, err)
	}
	if err := Read(written(t, "[1,"), &got); err == nil || !strings.Contains(err.Error(), "values.json: unexpected end") {
		t.Error(err)
	}
}
