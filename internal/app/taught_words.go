package app

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"sync"

	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/schema"
)

// taughtWordsFile is what the owner taught of words, in --home.
const taughtWordsFile = "words.json"

// taughtWord is another name of a table, or of a column of it.
type taughtWord struct {
	Source string `json:"source"`
	Word   string `json:"word"`
	Table  string `json:"table"`
	Column string `json:"column,omitempty"`
}

// TaughtWords are what the owner taught of words: names that people use beside those of the data.
type TaughtWords struct {
	path  string
	renew func(ctx context.Context, source string) error

	mu   sync.Mutex
	list []taughtWord
}

func readTaughtWords(home string) (*TaughtWords, error) {
	t := &TaughtWords{path: filepath.Join(home, taughtWordsFile)}
	b, err := os.ReadFile(t.path)
	if errors.Is(err, fs.ErrNotExist) {
		return t, nil
	}
	if err == nil {
		err = json.Unmarshal(b, &t.list)
	}
	if err != nil {
		return nil, fmt.Errorf("%s: %w", t.path, err)
	}
	return t, nil
}

// addTo gives a description the names that were taught.
func (t *TaughtWords) addTo(source string, db *schema.Database) {
	if t == nil {
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	for _, w := range t.list {
		table := db.Table(w.Table)
		if w.Source != source || table == nil {
			continue
		}
		names := &table.Synonyms
		if w.Column != "" {
			c := table.Column(w.Column)
			if c == nil {
				continue
			}
			names = &c.Synonyms
		}
		if !slices.Contains(*names, w.Word) {
			*names = append(*names, w.Word)
		}
	}
}

// Teach keeps a word and has the source described anew with it. A word that was taught before means the new thing.
func (t *TaughtWords) Teach(ctx context.Context, source, word, table, column string) error {
	t.mu.Lock()
	list := slices.DeleteFunc(slices.Clone(t.list), func(w taughtWord) bool {
		return w.Source == source && w.Word == word
	})
	list = append(list, taughtWord{source, word, table, column})
	b, err := json.MarshalIndent(list, "", "  ")
	if err == nil {
		err = replaceFile(t.path, b)
	}
	if err == nil {
		t.list = list
	}
	t.mu.Unlock()
	if err != nil {
		return fmt.Errorf("keep a word: %w", err)
	}
	return t.renew(ctx, source)
}

// Nearest orders labels by how near the encoder finds them to a word.
func (t *TaughtWords) Nearest(ctx context.Context, word string, labels []string) []int {
	order := make([]int, len(labels))
	for i := range order {
		order[i] = i
	}
	e, err := encode.Default()
	if err != nil {
		return order
	}
	vectors, err := e.Vector(ctx, append([]string{word}, labels...))
	if err != nil {
		return order
	}
	near := make([]float32, len(labels))
	for i := range labels {
		near[i] = encode.Similar(vectors[0], vectors[i+1])
	}
	slices.SortStableFunc(order, func(i, k int) int { return cmp.Compare(near[k], near[i]) })
	return order
}
