package state

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Nothing of a deleted chat remains in the state's files, even while the state is in use.
func TestDeletedChatsAreErased(t *testing.T) {
	ctx, at := t.Context(), filepath.Join(t.TempDir(), "state.sqlite")
	s := open(t, at)
	secret := []byte(strings.Repeat("a secret that nobody is to find ", 300))
	for _, id := range []string{"kept", "deleted"} {
		if err := s.Conversations().Save(ctx, id, "token", []byte(id), Event{1, []byte("{}")}); err != nil {
			t.Fatal(err)
		}
	}
	if err := s.Conversations().Append(ctx, "deleted", Event{2, secret}, Event{3, secret[:20]}); err != nil {
		t.Fatal(err)
	}
	if err := s.Feedback().Add(ctx, Remark{Conversation: "deleted", Kind: "thumb", Data: secret}); err != nil {
		t.Fatal(err)
	}
	if err := s.Conversations().Delete(ctx, "deleted"); err != nil {
		t.Fatal(err)
	}
	for _, beside := range []string{"", "-wal"} {
		b, err := os.ReadFile(at + beside)
		if err != nil && !os.IsNotExist(err) {
			t.Fatal(err)
		}
		if n := bytes.Count(b, secret[:15]); n > 0 {
			t.Errorf("the file %q holds it %d times", beside, n)
		}
	}
	if _, err := s.Conversations().Load(ctx, "kept"); err != nil {
		t.Error(err)
	}
}
