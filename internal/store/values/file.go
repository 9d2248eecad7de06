package values

import (
	"encoding/binary"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"unsafe"
)

// The file is a JSON header (the parts and their sizes), then the parts, each aligned to 8 bytes, in the machine's byte
// order: it is a local cache.
const magic = "surely values 1\n"

type header struct {
	Columns []column
	Order   string   // byte order of the machine that wrote it
	Sizes   []uint64 // bytes of each part
}

func byteOrder() string {
	one := uint16(1)
	if *(*byte)(unsafe.Pointer(&one)) == 1 {
		return "little"
	}
	return "big"
}

// parts lists the index's arrays as bytes, in file order.
func (ix *Index) parts() [][]byte {
	out := [][]byte{
		bytesOf(ix.places), bytesOf(ix.counts), bytesOf(ix.texts.starts), ix.texts.bytes, bytesOf(ix.spans),
		bytesOf(ix.sequence),
		bytesOf(ix.words.starts), ix.words.bytes,
	}
	for _, t := range []table{ix.postings, ix.whole, ix.wholeStems, ix.stems, ix.misspelt} {
		out = append(out, bytesOf(t.starts), bytesOf(t.items))
	}
	return out
}

// Save writes the index to a file atomically.
func (ix *Index) Save(path string) (err error) {
	f, err := os.CreateTemp(filepath.Dir(path), ".values-*")
	if err != nil {
		return fmt.Errorf("save value index: %w", err)
	}
	defer func() {
		if err != nil {
			f.Close()
			os.Remove(f.Name())
			err = fmt.Errorf("save value index: %w", err)
		}
	}()
	parts := ix.parts()
	h := header{Columns: ix.columns, Order: byteOrder()}
	for _, p := range parts {
		h.Sizes = append(h.Sizes, uint64(len(p)))
	}
	head, err := json.Marshal(h)
	if err != nil {
		return err
	}
	at := uint64(0)
	write := func(p []byte) error {
		n, err := f.Write(p)
		at += uint64(n)
		return err
	}
	var length [8]byte
	binary.LittleEndian.PutUint64(length[:], uint64(len(head)))
	for _, p := range append([][]byte{[]byte(magic), length[:], head}, parts...) {
		if err := write(p); err != nil {
			return err
		}
		if at >= uint64(len(magic))+8+uint64(len(head)) {
			if err := write(make([]byte, pad(at))); err != nil {
				return err
			}
		}
	}
	if err := f.Close(); err != nil {
		return err
	}
	return os.Rename(f.Name(), path)
}

func pad(n uint64) uint64 { return (8 - n%8) % 8 }

var errCorrupt = errors.New("not a value index of this version")

// Load maps an index from a file for as long as the index is used.
func Load(path string) (*Index, error) {
	f, err := os.Open(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return nil, err
	}
	first := make([]byte, len(magic)+8)
	if _, err := io.ReadFull(f, first); err != nil || string(first[:len(magic)]) != magic {
		return nil, errCorrupt
	}
	size := binary.LittleEndian.Uint64(first[len(magic):])
	if size > uint64(info.Size()) {
		return nil, errCorrupt
	}
	head := make([]byte, size)
	var h header
	if _, err := io.ReadFull(f, head); err != nil || json.Unmarshal(head, &h) != nil || h.Order != byteOrder() {
		return nil, errCorrupt
	}
	data, unmap, err := mapFile(f, info.Size())
	if err != nil {
		return nil, err
	}
	ix := &Index{columns: h.Columns}
	runtime.AddCleanup(ix, func(unmap func() error) { unmap() }, unmap)
	at := uint64(len(first)) + size
	at += pad(at)
	next := func() []byte {
		n := h.Sizes[0]
		h.Sizes = h.Sizes[1:]
		p := data[at : at+n : at+n]
		at += n
		at += pad(at)
		return p
	}
	total := at
	for _, n := range h.Sizes {
		total += n
		total += pad(total)
	}
	if len(h.Sizes) != len(ix.parts()) || total != uint64(len(data)) {
		return nil, errCorrupt
	}
	ix.places, ix.counts = sliceOf[uint32](next()), sliceOf[int64](next())
	ix.texts = packed{sliceOf[uint64](next()), next()}
	ix.spans, ix.sequence = sliceOf[uint32](next()), sliceOf[uint32](next())
	ix.words = packed{sliceOf[uint64](next()), next()}
	for _, t := range []*table{&ix.postings, &ix.whole, &ix.wholeStems, &ix.stems, &ix.misspelt} {
		t.starts, t.items = sliceOf[uint32](next()), sliceOf[uint32](next())
	}
	return ix, nil
}

func bytesOf[T uint32 | uint64 | int64](s []T) []byte {
	if len(s) == 0 {
		return nil
	}
	return unsafe.Slice((*byte)(unsafe.Pointer(&s[0])), len(s)*int(unsafe.Sizeof(s[0])))
}

// sliceOf reinterprets bytes as numbers; they are aligned to 8 bytes in the file, and a mapping starts at a page.
func sliceOf[T uint32 | uint64 | int64](b []byte) []T {
	var one T
	if len(b) == 0 {
		return nil
	}
	return unsafe.Slice((*T)(unsafe.Pointer(&b[0])), len(b)/int(unsafe.Sizeof(one)))
}
