package values

import (
	"math/bits"

	"github.com/ask-surely/surely/internal/words/text"
)

// table maps hashes to items; those of one bucket are adjacent. Callers must compare the items found, since hashes
// collide.
type table struct {
	Starts []uint32 // start of each bucket; one more at the end
	Items  []uint32
}

// buildTable groups items by hash.
func buildTable(hashes []uint32, items []uint32) table {
	n := max(1, len(hashes))
	shift := uint(32 - max(1, bits.Len(uint(n-1))))
	t := table{Starts: make([]uint32, 1<<(32-shift)+1), Items: make([]uint32, len(items))}
	for _, h := range hashes {
		t.Starts[h>>shift+1]++
	}
	for i := 1; i < len(t.Starts); i++ {
		t.Starts[i] += t.Starts[i-1]
	}
	next := append([]uint32(nil), t.Starts...)
	for i, h := range hashes {
		b := h >> shift
		t.Items[next[b]] = items[i]
		next[b]++
	}
	return t
}

// find returns the items in the bucket of a hash.
func (t table) find(h uint32) []uint32 {
	if len(t.Starts) < 2 {
		return nil
	}
	shift := uint(32 - bits.Len(uint(len(t.Starts)-2)))
	b := h >> shift
	return t.Items[t.Starts[b]:t.Starts[b+1]]
}

// hash returns FNV-1a with a final mix, since buckets use the top bits.
func hash(s string) uint32 { return mix(text.Hash32(s)) }

func mix(h uint32) uint32 {
	h ^= h >> 16
	h *= 0x85ebca6b
	h ^= h >> 13
	h *= 0xc2b2ae35
	return h ^ h>>16
}
