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
	"strings"
	"sync"

	"github.com/ask-surely/surely/internal/atomicfile"
	"github.com/ask-surely/surely/internal/encode"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/schema/formula"
	"github.com/ask-surely/surely/internal/store"
)

// taughtWordsFile is the file in --home with words taught by the owner.
const taughtWordsFile = "words.json"

// taughtWord is a synonym of a table or column, or a measure.
type taughtWord struct {
	Source  string `json:"source"`
	Word    string `json:"word"`
	Table   string `json:"table"`
	Column  string `json:"column,omitempty"`
	Formula string `json:"formula,omitempty"`
}

// TaughtWords are words taught by the owner: synonyms that people use.
type TaughtWords struct {
	path  string
	renew func(ctx context.Context, source string) error
	// the description of an owner's source; nil: not the owner's
	described func(source string) *schema.Database

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

// addTo adds the taught names to a description.
func (t *TaughtWords) addTo(source string, db *schema.Database) {
	if t == nil {
		return
	}
	t.mu.Lock()
	defer t.mu.Unlock()
	for _, w := range t.list {
		table := db.Table(w.Table)
		if w.Source != source || table == nil || w.Formula != "" { // measures are columns already
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

// Teach stores a synonym and renews the source's description. It replaces an earlier meaning of the word.
func (t *TaughtWords) Teach(ctx context.Context, source, word, table, column string) error {
	return t.keep(ctx, taughtWord{Source: source, Word: word, Table: table, Column: column})
}

// Define stores a measure, which from then on is a column like others.
func (t *TaughtWords) Define(ctx context.Context, source, name, text string) error {
	_, err := t.define(ctx, source, formula.Said{Name: name, Formula: text, Plainly: true})
	return err
}

// define stores a measure and returns its table; nil if it does not concern the data.
func (t *TaughtWords) define(ctx context.Context, source string, definition formula.Said) (*schema.Table, error) {
	db := t.described(source)
	if db == nil && definition.Asks() {
		return nil, nil
	}
	if db == nil {
		return nil, errors.New("measures can be defined only on the owner's data")
	}
	table, column, known, err := definition.In(db)
	if !known {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	return table, t.keep(ctx, taughtWord{Source: source, Word: strings.ToLower(column.Label), Table: table.Name,
		Formula: column.Formula})
}

// Forget drops a taught word or measure.
func (t *TaughtWords) Forget(ctx context.Context, source, word string) error {
	return t.keep(ctx, taughtWord{Source: source, Word: word})
}

// Taught reports whether a word was taught.
func (t *TaughtWords) Taught(source, word string) bool {
	t.mu.Lock()
	defer t.mu.Unlock()
	return slices.ContainsFunc(t.list, func(w taughtWord) bool { return w.Source == source && w.Word == word })
}

// Measures returns a function that loads the measures taught for a source from a home.
func Measures(home string) func(source string) ([]store.Measure, error) {
	return func(source string) (out []store.Measure, err error) {
		t, err := readTaughtWords(home)
		if err != nil {
			return nil, err
		}
		for _, w := range t.list {
			if w.Source == source && w.Formula != "" {
				out = append(out, store.Measure{Table: w.Table, Name: w.Word, Formula: w.Formula})
			}
		}
		return out, nil
	}
}

// keep replaces a word's meaning, or drops it if empty, and renews the source's description.
func (t *TaughtWords) keep(ctx context.Context, word taughtWord) error {
	t.mu.Lock()
	list := slices.DeleteFunc(slices.Clone(t.list), func(w taughtWord) bool {
		return w.Source == word.Source && w.Word == word.Word
	})
	if word.Table != "" {
		list = append(list, word)
	}
	b, err := json.MarshalIndent(list, "", "  ")
	if err == nil {
		err = atomicfile.Write(t.path, b)
	}
	if err == nil {
		t.list = list
	}
	t.mu.Unlock()
	if err != nil {
		return fmt.Errorf("store a word: %w", err)
	}
	return t.renew(ctx, word.Source)
}

// Nearest sorts labels by the encoder's similarity to a word.
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
