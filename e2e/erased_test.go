package e2e

import (
	"encoding/json"
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
	status, source := brought(t, s, "places.csv",
		"id,name,reviews\n1,Foo,\"It is romantic with candles in "+secret+".\"\n2,Bar,Loud and cold.\n")
	if status != http.StatusOK {
		t.Fatal(status)
	}
	given := fmt.Sprintf(`{"suql":"SELECT name FROM places WHERE answer(reviews, 'is it romantic?') = 'Yes'","source":%q}`, source)
	status, reply := posted(t, s.url+"/api/v1/ask", "application/json", strings.NewReader(given))
	var out struct {
		Rows                [][]any
		Conversation, Token string
	}
	if err := json.Unmarshal([]byte(reply), &out); err != nil || status != http.StatusOK || len(out.Rows) != 1 ||
		len(filesWith(t, home, secret)) == 0 {
		t.Fatalf("it was not read: %d %s", status, reply)
	}
	for _, form := range [][]string{{"/chat/delete", "conversation", out.Conversation, "token",
		out.Token}, {"/data/delete", "source", source}} {
		if status, said := sent(t, s.url+form[0], form[1:]...); status != http.StatusNoContent {
			t.Fatalf("%s: %d %s", form[0], status, said)
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
