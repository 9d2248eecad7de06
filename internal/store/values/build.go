// Package values finds the distinct values of a database's columns that match a phrase: the same text, perhaps in
// another case or with other endings, the beginning of a value, a misspelling, or a value with some words missing.
//
// An index consists of a few flat arrays, so that a million values take little memory and load fast.
package values

import (
	"cmp"
	"math"
	"slices"

	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/internal/words/text"
)

// Builder collects values.
type Builder struct {
	columns  []column
	texts    []string
	columnOf []uint32
	counts   []int64
}

type column struct{ Table, Column string }

// NewBuilder returns an empty builder.
func NewBuilder() *Builder { return &Builder{} }

// Ref refers to a column in calls of Add.
type Ref uint32

// Column adds a column.
func (b *Builder) Column(table, name string) Ref {
	b.columns = append(b.columns, column{table, name})
	return Ref(len(b.columns) - 1)
}

// Add adds a distinct value of a column and its number of rows.
func (b *Builder) Add(c Ref, value string, count int64) {
	b.texts = append(b.texts, value)
	b.columnOf = append(b.columnOf, uint32(c))
	b.counts = append(b.counts, count)
}

// Build builds the index. The order of Add calls does not matter.
func (b *Builder) Build() *Index {
	n := len(b.texts)
	// words of all values, numbered in order of appearance
	vocabulary := map[string]uint32{}
	var words []string
	spans := make([]uint32, n+1)
	flat := make([]uint32, 0, 2*n)
	for i, s := range b.texts {
		for _, w := range fold(s) {
			id, ok := vocabulary[w]
			if !ok {
				id = uint32(len(words))
				vocabulary[w] = id
				words = append(words, w)
			}
			flat = append(flat, id)
		}
		spans[i+1] = uint32(len(flat))
	}
	renumber := make([]uint32, len(words))
	slices.Sort(words)
	for i, w := range words {
		renumber[vocabulary[w]] = uint32(i)
	}

	ix := &Index{Columns: b.columns, Places: make([]uint32, n), Counts: make([]int64, n), Spans: make([]uint32, n+1),
		Sequence: make([]uint32, 0, len(flat)), Words: packStrings(words)}
	texts := make([]string, n)
	for id, from := range b.valueOrder(spans) {
		ix.Places[id], ix.Counts[id], texts[id] = b.columnOf[from], b.counts[from], b.texts[from]
		for _, w := range flat[spans[from]:spans[from+1]] {
			ix.Sequence = append(ix.Sequence, renumber[w])
		}
		ix.Spans[id+1] = uint32(len(ix.Sequence))
	}
	ix.Texts = packStrings(texts)

	var wait contain.Group
	wait.Go(func() {
		ix.Misspelt = buildMisspellings(words)
		ix.Stems = buildStems(words)
	})
	ix.Whole, ix.WholeStems = buildWhole(ix, texts, words)
	ix.Postings = buildPostings(ix)
	wait.Wait()
	return ix
}

// valueOrder returns the order of values by number of words, then by number of rows, so that a word's list of values
// starts with the likeliest.
func (b *Builder) valueOrder(spans []uint32) []uint32 {
	order := make([]uint32, len(b.texts))
	for i := range order {
		order[i] = uint32(i)
	}
	slices.SortFunc(order, func(x, y uint32) int {
		return cmp.Or(cmp.Compare(spans[x+1]-spans[x], spans[y+1]-spans[y]), cmp.Compare(b.counts[y], b.counts[x]),
			cmp.Compare(b.texts[x], b.texts[y]), cmp.Compare(b.columnOf[x], b.columnOf[y]))
	})
	return order
}

// buildMisspellings indexes each word under itself and under each variant with one letter removed. Words that share a
// variant differ in one letter, or in two letters at different positions.
func buildMisspellings(words []string) table {
	var entries []uint64
	for id, w := range words {
		if maxTypos(w) > 0 && len(w) <= maxTypoBytes {
			deletions(w, func(h uint32) { entries = append(entries, entry(h, uint32(id))) })
		}
	}
	return sorted(entries)
}

// deletions visits the hash of a word and of each variant with one letter removed.
func deletions(w string, visit func(uint32)) {
	visit(hash(w))
	head := text.Hash32("")
	for i, r := range w {
		size := len(string(r))
		visit(text.ExtendHash32(head, w[i+size:]))
		head = text.ExtendHash32(head, w[i:i+size])
	}
}

func buildStems(words []string) table {
	entries := make([]uint64, len(words))
	for id, w := range words {
		entries[id] = entry(hash(text.Stem(w)), uint32(id))
	}
	return sorted(entries)
}

// buildWhole indexes values by all their words joined, unchanged and stemmed.
func buildWhole(ix *Index, texts, words []string) (exact, stemmed table) {
	a, s := make([]uint64, len(texts)), make([]uint64, len(texts))
	stemCache := make([]string, len(words))
	for id := range texts {
		ha, hs := text.Hash32(""), text.Hash32("")
		seq := ix.wordsOf(uint32(id))
		for _, w := range seq {
			if stemCache[w] == "" {
				stemCache[w] = text.Stem(words[w])
			}
			ha, hs = text.ExtendHash32(ha, words[w]), text.ExtendHash32(hs, stemCache[w])
		}
		if len(seq) == 0 { // only symbols: "+" or "???"
			ha = text.ExtendHash32(ha, texts[id])
			hs = ha
		}
		a[id], s[id] = entry(ha, uint32(id)), entry(hs, uint32(id))
	}
	return sorted(a), sorted(s)
}

// buildPostings indexes values by each of their words.
func buildPostings(ix *Index) table {
	entries := make([]uint64, 0, len(ix.Sequence))
	for id := range ix.Places {
		for _, w := range ix.wordsOf(uint32(id)) {
			entries = append(entries, entry(w, uint32(id)))
		}
	}
	return sorted(entries)
}

// table lists items by key, such as a hash of a text: the key is in the upper half, the item in the lower. Callers must
// compare the items found by a hash, since hashes collide.
type table []uint64

func entry(key, item uint32) uint64 { return uint64(key)<<32 | uint64(item) }

// sorted returns a table of the entries, without duplicates.
func sorted(entries []uint64) table {
	slices.Sort(entries)
	return slices.Clip(slices.Compact(entries))
}

// find returns the entries with a key.
func (t table) find(key uint32) table {
	start, _ := slices.BinarySearch(t, entry(key, 0))
	n, _ := slices.BinarySearch(t[start:], entry(key, math.MaxUint32))
	return t[start : start+n]
}

func hash(s string) uint32 { return text.Hash32(s) }
