package app

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"

	"github.com/ask-surely/surely/internal/atomicfile"
	"github.com/ask-surely/surely/internal/texts/judge"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/web"
)

// TaughtFile is the file in --home with the owner's examples.
const TaughtFile = "taught.txt"

// teaching stores the owner's examples for the embedded reader.
type teaching struct {
	path   string
	reader *reader.Embedded

	mu   sync.Mutex
	list []judge.Taught
}

// ReadTaught loads the owner's examples.
func ReadTaught(path string) ([]judge.Taught, error) {
	content, err := os.ReadFile(path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	taught, err := judge.ReadTaught(bytes.NewReader(content))
	if err != nil {
		return nil, fmt.Errorf("%s: %w", path, err)
	}
	return taught, nil
}

// NewTeaching returns nil for a reader that takes no examples.
func NewTeaching(home string, r verdict.Reader) (web.Teaching, error) {
	e, ok := r.(*reader.Embedded)
	if !ok {
		return nil, nil
	}
	t := &teaching{path: filepath.Join(home, TaughtFile), reader: e}
	var err error
	t.list, err = ReadTaught(t.path)
	return t, err
}

// Taught returns all examples, oldest first.
func (t *teaching) Taught() []web.Taught {
	t.mu.Lock()
	defer t.mu.Unlock()
	var out []web.Taught
	for _, x := range t.list {
		out = append(out, web.Taught{Question: x.Ask[0], For: x.Pro, Against: x.Con})
	}
	return out
}

// Teach adds a question with example sentences, replacing an earlier one.
func (t *teaching) Teach(taught web.Taught) error {
	return t.change(func(list []judge.Taught) []judge.Taught {
		return append(without(list, taught.Question), judge.Taught{Ask: []string{taught.Question}, Pro: taught.For,
			Con: taught.Against})
	})
}

// Forget removes a question's examples.
func (t *teaching) Forget(question string) error {
	return t.change(func(list []judge.Taught) []judge.Taught { return without(list, question) })
}

func without(list []judge.Taught, question string) []judge.Taught {
	return slices.DeleteFunc(slices.Clone(list), func(t judge.Taught) bool {
		return strings.EqualFold(t.Ask[0],
			question)
	})
}

// change writes a new list to disk before the reader uses it.
func (t *teaching) change(to func([]judge.Taught) []judge.Taught) error {
	t.mu.Lock()
	defer t.mu.Unlock()
	list := to(t.list)
	if err := atomicfile.Write(t.path, []byte(judge.WriteTaught(list))); err != nil {
		return fmt.Errorf("store the taught examples: %w", err)
	}
	t.reader.Teach(list)
	t.list = list
	return nil
}
