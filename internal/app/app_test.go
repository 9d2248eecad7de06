package app

import (
	"context"
	"testing"

	"github.com/ask-surely/surely/internal/store"
	"github.com/ask-surely/surely/internal/testkit/entries"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/internal/words/lexicon"
)

// newApp is an App over some data, with the embedded models.
func newApp(t *testing.T, home string, data ...string) *App {
	t.Helper()
	set, err := store.Open(context.Background(), store.Options{Sources: data, Home: home})
	if err != nil {
		t.Fatal(err)
	}
	e, err := reader.NewEmbedded(reader.Options{})
	if err != nil {
		t.Fatal(err)
	}
	a, err := New(Options{Set: set, Home: home, Reader: e, Entries: &entries.Map{}, Concurrency: 2,
		Lexicon: func() (*lexicon.Lexicon, error) { return lexicon.Load() }})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { a.Close() })
	return a
}
