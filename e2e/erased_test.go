package e2e

import (
	"fmt"
	"io/fs"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestDeletedUploadsAreErased checks that nothing of a visitor's data remains in any file of the
// server once it is deleted with its chat.
func TestDeletedUploadsAreErased(t *testing.T) {
	home := t.TempDir()
	s := serve(t, home)
	const secret = "the vermilion gazebo behind the lighthouse"
	v := newVisitor(s.url, "127.0.0.1")
	status, refused, source := v.upload("places.csv",
		"id,name,reviews\n1,Foo,\"It is romantic with candles in "+secret+".\"\n2,Bar,Loud and cold.\n")
	if status != http.StatusOK {
		t.Fatal(refused)
	}
	status, reply, out := v.ask(map[string]any{"source": source,
		"suql": "SELECT name FROM places WHERE answer(reviews, 'is it romantic?') = 'Yes'"})
	if rows, _ := out["rows"].([]any); status != http.StatusOK || len(rows) != 1 || len(filesWith(t, home, secret)) == 0 {
		t.Fatalf("it was not read: %d %s", status, reply)
	}
	for path, form := range map[string][]string{"/data/delete": {"source", source},
		"/chat/delete": {"conversation", fmt.Sprint(out["conversation"]), "token", fmt.Sprint(out["token"])}} {
		if status, said := v.post(path, form...); status != http.StatusNoContent {
			t.Fatalf("%s: %d %s", path, status, said)
		}
	}
	if left := filesWith(t, home, secret); len(left) > 0 {
		t.Errorf("it is still in %v", left)
	}
}

// filesWith are the files below a folder that contain a text.
func filesWith(t *testing.T, folder, text string) (found []string) {
	t.Helper()
	err := filepath.WalkDir(folder, func(path string, d fs.DirEntry, err error) error {
		if err != nil || !d.Type().IsRegular() {
			return err
		}
		b, err := os.ReadFile(path)
		if strings.Contains(string(b), text) {
			found = append(found, path)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return found
}
