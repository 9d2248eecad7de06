package values

import (
	"bufio"
	"encoding/gob"
	"fmt"
	"os"
	"path/filepath"
)

// image is the content of an index file.
type image struct {
	Columns                                      []column
	Places, Spans, Sequence                      []uint32
	Counts                                       []int64
	Texts, Words                                 packedStrings
	Postings, Whole, WholeStems, Stems, Misspelt table
}

// Save writes the index to a file atomically.
func (ix *Index) Save(path string) (err error) {
	f, err := os.CreateTemp(filepath.Dir(path), ".values-*")
	if err == nil {
		out := bufio.NewWriter(f)
		if err = gob.NewEncoder(out).Encode(&ix.image); err == nil {
			err = out.Flush()
		}
		if closed := f.Close(); err == nil {
			err = closed
		}
		if err == nil {
			err = os.Rename(f.Name(), path)
		}
		if err != nil {
			os.Remove(f.Name())
		}
	}
	if err != nil {
		return fmt.Errorf("save value index: %w", err)
	}
	return nil
}

// Load reads an index from a file.
func Load(path string) (*Index, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	ix := &Index{}
	return ix, gob.NewDecoder(bufio.NewReader(f)).Decode(&ix.image)
}
