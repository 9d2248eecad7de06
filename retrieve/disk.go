package retrieve

import (
	"bufio"
	"encoding/gob"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// The files of an index: what is where, and the texts.
const (
	indexFile = "index.gob"
	textsFile = "texts"
)

// form is the version of the files; another makes the index be built anew.
const form = 1

// stored is what is kept of an index beside its texts.
type stored struct {
	Form     int
	Lexicon  uint64 // what the aspects were read with
	Terms    []uint64
	Passages [][]uint32
	Counts   [][]uint8
	Rows     []storedRow
	At       []int64
	Size     []uint32
	Length   []uint16
	Dead     []bool
	Row      []int32 // which of Rows a passage is of
	End      int64   // how long the texts are
}

type storedRow struct {
	Key      string
	Content  uint64
	Passages []uint32
}

// Open opens the index kept in a folder, or begins one there. A damaged or outdated index is begun anew: it can always be
// built again from the data.
func Open(dir string, r *Ranker) (*Index, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, fmt.Errorf("make a folder for the index: %w", err)
	}
	ix := NewIndex(r)
	s, err := load(filepath.Join(dir, indexFile))
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		s = nil
	}
	if s != nil && (s.Form != form || s.Lexicon != r.lexicon.Fingerprint()) {
		s = nil
	}
	if s == nil { // removed, not emptied: another process may still read it
		if err := os.Remove(filepath.Join(dir, textsFile)); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return nil, fmt.Errorf("begin the index anew: %w", err)
		}
	}
	f, err := os.OpenFile(filepath.Join(dir, textsFile), os.O_RDWR|os.O_CREATE, 0o600)
	if err != nil {
		return nil, fmt.Errorf("open the index: %w", err)
	}
	info, err := f.Stat()
	if err != nil {
		f.Close()
		return nil, fmt.Errorf("open the index: %w", err)
	}
	if s != nil && info.Size() < s.End {
		s = nil // the texts were cut short
	}
	t := &fileTexts{f: f}
	if s != nil {
		ix.restore(s)
		t.end = s.End
	}
	ix.texts = t
	return ix, nil
}

func load(name string) (*stored, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	var s stored
	if err := gob.NewDecoder(bufio.NewReaderSize(f, 1<<20)).Decode(&s); err != nil {
		return nil, fmt.Errorf("read %s: %w", name, err)
	}
	return &s, nil
}

func (ix *Index) restore(s *stored) {
	for i, term := range s.Terms {
		ix.terms[term] = &postings{passages: s.Passages[i], counts: s.Counts[i]}
	}
	for _, r := range s.Rows {
		ix.rows[r.Key] = rowState{content: r.Content, passages: r.Passages}
	}
	ix.passages = make([]passage, len(s.At))
	for i := range ix.passages {
		p := &ix.passages[i]
		*p = passage{at: s.At[i], size: s.Size[i], length: s.Length[i], dead: s.Dead[i]}
		if s.Row[i] >= 0 {
			p.row = s.Rows[s.Row[i]].Key
		}
		if p.dead {
			ix.dead++
		} else {
			ix.words += int64(p.length)
		}
	}
}

// Save writes the index down in its folder, so that the next Open finds it.
func (ix *Index) Save(dir string) error {
	ix.mu.RLock()
	defer ix.mu.RUnlock()
	t, ok := ix.texts.(*fileTexts)
	if !ok {
		return errors.New("this index is kept in memory alone")
	}
	if err := t.flush(); err != nil {
		return fmt.Errorf("write the index: %w", err)
	}
	s := stored{Form: form, Lexicon: ix.ranker.lexicon.Fingerprint(), End: t.end}
	for term, list := range ix.terms {
		s.Terms, s.Passages, s.Counts = append(s.Terms, term), append(s.Passages, list.passages), append(s.Counts, list.counts)
	}
	s.Row = make([]int32, len(ix.passages))
	for i := range s.Row {
		s.Row[i] = -1
	}
	for key, state := range ix.rows {
		for _, n := range state.passages {
			s.Row[n] = int32(len(s.Rows))
		}
		s.Rows = append(s.Rows, storedRow{key, state.content, state.passages})
	}
	for i := range ix.passages {
		p := &ix.passages[i]
		s.At, s.Size, s.Length, s.Dead = append(s.At, p.at), append(s.Size, p.size), append(s.Length, p.length), append(s.Dead, p.dead)
	}
	name := filepath.Join(dir, indexFile)
	f, err := os.CreateTemp(dir, "index-*")
	if err != nil {
		return fmt.Errorf("write the index: %w", err)
	}
	defer os.Remove(f.Name())
	w := bufio.NewWriterSize(f, 1<<20)
	err = gob.NewEncoder(w).Encode(&s)
	if err == nil {
		err = w.Flush()
	}
	if closed := f.Close(); err == nil {
		err = closed
	}
	if err == nil {
		err = os.Rename(f.Name(), name)
	}
	if err != nil {
		return fmt.Errorf("write the index: %w", err)
	}
	return nil
}

// Close lets go of the file.
func (ix *Index) Close() error {
	if t, ok := ix.texts.(*fileTexts); ok {
		return t.f.Close()
	}
	return nil
}

// fileTexts keeps texts in a file, the newest of them in memory until they are written.
type fileTexts struct {
	f       *os.File
	end     int64 // of what is written or waiting
	waiting []byte
}

func (t *fileTexts) add(s string) (int64, error) {
	at := t.end
	t.waiting = append(t.waiting, s...)
	t.end += int64(len(s))
	if len(t.waiting) > 1<<20 {
		return at, t.flush()
	}
	return at, nil
}

func (t *fileTexts) flush() error {
	if len(t.waiting) == 0 {
		return nil
	}
	if _, err := t.f.WriteAt(t.waiting, t.end-int64(len(t.waiting))); err != nil {
		return err
	}
	t.waiting = t.waiting[:0]
	return nil
}

func (t *fileTexts) read(at int64, size uint32) (string, error) {
	if written := t.end - int64(len(t.waiting)); at >= written {
		from := at - written
		return string(t.waiting[from : from+int64(size)]), nil
	}
	b := make([]byte, size)
	if _, err := t.f.ReadAt(b, at); err != nil {
		return "", fmt.Errorf("read a passage of the index: %w", err)
	}
	return string(b), nil
}
