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

// The files of an index: the postings, and the texts. A rebuilt index gets a text file of another
// name, so that readers of the old one can continue. Files being written have distinct names and
// are removed if left behind.
const (
	indexFile    = "index.gob"
	textsPattern = "texts-*"
	draftPattern = "index-*"
)

// form is the version of the files; another one causes a rebuild.
const form = 2

// stored is an index as saved, without its texts.
type stored struct {
	Form     int
	Lexicon  uint64 // fingerprint of the aspects
	Terms    []uint64
	Passages [][]uint32
	Counts   [][]uint8
	Rows     []storedRow
	At       []int64
	Size     []uint32
	Length   []uint16
	Dead     []bool
	Row      []int32 // the index into Rows of each passage
	Texts    string  // name of the text file
	End      int64   // how long they are
}

type storedRow struct {
	Key      string
	Content  uint64
	Passages []uint32
}

// Open opens the index in a folder, or starts one. A damaged or outdated index is rebuilt from the data. Nothing is
// written or removed until there is something to save.
func Open(dir string, r *Ranker) (*Index, error) {
	if err := os.MkdirAll(dir, 0o700); err != nil {
		return nil, fmt.Errorf("make a folder for the index: %w", err)
	}
	for {
		s, err := load(filepath.Join(dir, indexFile))
		if err != nil || s.Form != form || s.Lexicon != r.lexicon.Fingerprint() {
			return begin(dir, r), nil
		}
		f, err := os.OpenFile(filepath.Join(dir, filepath.Base(s.Texts)), os.O_RDWR, 0)
		if errors.Is(err, fs.ErrNotExist) {
			// The index was rebuilt since it was read, or its texts are lost.
			if again, err := load(filepath.Join(dir, indexFile)); err == nil && again.Texts != s.Texts {
				continue
			}
			return begin(dir, r), nil
		}
		if err != nil {
			return nil, fmt.Errorf("open the index: %w", err)
		}
		info, err := f.Stat()
		if err != nil {
			f.Close()
			return nil, fmt.Errorf("open the index: %w", err)
		}
		if info.Size() < s.End { // the texts were truncated
			f.Close()
			return begin(dir, r), nil
		}
		ix := begin(dir, r)
		ix.restore(s)
		ix.texts = &fileTexts{dir: dir, f: f, saved: true, end: s.End}
		return ix, nil
	}
}

// begin makes an empty index with a new text file.
func begin(dir string, r *Ranker) *Index {
	return &Index{ranker: r, terms: map[uint64]*postings{}, rows: map[string]rowState{}, texts: &fileTexts{dir: dir}}
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

// Save writes the index for the next Open and removes leftovers. Only one process at a time may do so.
func (ix *Index) Save(dir string) error {
	s, err := ix.store()
	if err != nil {
		return err
	}
	name := filepath.Join(dir, indexFile)
	f, err := os.CreateTemp(dir, draftPattern)
	if err != nil {
		return fmt.Errorf("write the index: %w", err)
	}
	defer os.Remove(f.Name())
	w := bufio.NewWriterSize(f, 1<<20)
	err = gob.NewEncoder(w).Encode(s)
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
	ix.texts.saved = true
	sweep(dir, s.Texts)
	return nil
}

// store is the index's current state for saving, its texts written.
func (ix *Index) store() (*stored, error) {
	ix.mu.Lock() // searches read the texts waiting to be written
	defer ix.mu.Unlock()
	t := ix.texts
	if err := t.flush(); err != nil {
		return nil, fmt.Errorf("write the index: %w", err)
	}
	s := &stored{Form: form, Lexicon: ix.ranker.lexicon.Fingerprint(), Texts: filepath.Base(t.f.Name()), End: t.end}
	for term, list := range ix.terms {
		s.Terms, s.Passages, s.Counts = append(s.Terms, term), append(s.Passages, list.passages),
			append(s.Counts, list.counts)
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
		s.At, s.Size, s.Length, s.Dead = append(s.At, p.at), append(s.Size, p.size), append(s.Length, p.length),
			append(s.Dead, p.dead)
	}
	return s, nil
}

// sweep removes unneeded text files and drafts. What cannot be removed, such as open files on some systems, is left for
// the next time.
func sweep(dir, texts string) {
	for _, pattern := range []string{textsPattern, draftPattern, "texts"} { // "texts" alone is the name in version 1
		names, _ := filepath.Glob(filepath.Join(dir, pattern))
		for _, name := range names {
			if filepath.Base(name) != texts {
				os.Remove(name)
			}
		}
	}
}

// Close closes the file, and removes that of an index that was never saved.
func (ix *Index) Close() error {
	t := ix.texts
	if t.f == nil {
		return nil
	}
	err := t.f.Close()
	if !t.saved {
		err = errors.Join(err, os.Remove(t.f.Name()))
	}
	return err
}

// fileTexts stores texts in a file, the newest in memory until they are written.
type fileTexts struct {
	dir     string
	f       *os.File // nil until something is written
	saved   bool     // a saved index needs the file
	end     int64    // written or waiting
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

func (t *fileTexts) flush() (err error) {
	if t.f == nil {
		if t.f, err = os.CreateTemp(t.dir, textsPattern); err != nil {
			return err
		}
	}
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
