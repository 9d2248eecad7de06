// Package values finds the distinct values of a database's columns that match a phrase: the same text, with another
// case or ending, the beginning of a value, a misspelling, or a value with some words missing.
//
// An index consists of a few flat arrays, so that a million values take little memory and load fast.
package values

import (
	"cmp"
	"slices"

	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/internal/words/text"
)

// Builder collects values.
type Builder struct {
	columns  []column
	index    map[column]uint32
	texts    []string
	columnOf []uint32
	counts   []int64
}

type column struct{ Table, Column string }

// NewBuilder returns an empty builder.
func NewBuilder() *Builder { return &Builder{index: map[column]uint32{}} }

// Ref refers to a column in calls of Add.
type Ref uint32

// Column returns the Ref of a column.
func (b *Builder) Column(table, name string) Ref {
	c := column{table, name}
	if i, ok := b.index[c]; ok {
		return Ref(i)
	}
	b.index[c] = uint32(len(b.columns))
	b.columns = append(b.columns, c)
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
	var scratch []string
	for i, s := range b.texts {
		scratch = appendWords(scratch[:0], s)
		for _, w := range scratch {
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
	renumber := sortWords(words)
	order := b.valueOrder(spans)

	ix := &Index{}
	ix.Columns = b.columns
	ix.Places = make([]uint32, n)
	ix.Counts = make([]int64, n)
	ix.Spans = make([]uint32, n+1)
	ix.Sequence = make([]uint32, 0, len(flat))
	texts := make([]string, n)
	for id, from := range order {
		ix.Places[id], ix.Counts[id], texts[id] = b.columnOf[from], b.counts[from], b.texts[from]
		for _, w := range flat[spans[from]:spans[from+1]] {
			ix.Sequence = append(ix.Sequence, renumber[w])
		}
		ix.Spans[id+1] = uint32(len(ix.Sequence))
	}
	ix.Texts = packStrings(texts)
	sorted := make([]string, len(words))
	for old, id := range renumber {
		sorted[id] = words[old]
	}
	ix.Words = packStrings(sorted)

	var wait contain.Group
	wait.Go(func() {
		ix.Misspelt = buildMisspellings(sorted)
		ix.Stems = buildStems(sorted)
	})
	ix.Whole, ix.WholeStems = buildWhole(ix, texts, sorted)
	ix.Postings = buildPostings(ix, len(sorted))
	wait.Wait()
	return ix
}

// valueOrder returns the order of values by number of words, then by number of rows, so that a word's list of values
// starts with the likeliest.
func (b *Builder) valueOrder(spans []uint32) []uint32 {
	type ranked struct {
		key  uint64
		from uint32
	}
	rank := make([]ranked, len(b.texts))
	for i, s := range b.texts {
		length := min(spans[i+1]-spans[i], 255)
		rare := uint64(1<<24 - 1 - min(b.counts[i], 1<<24-1))
		rank[i] = ranked{uint64(length)<<56 | rare<<32 | uint64(hash(s)), uint32(i)}
	}
	slices.SortFunc(rank, func(x, y ranked) int {
		if x.key != y.key {
			return cmp.Compare(x.key, y.key)
		}
		return cmp.Or(cmp.Compare(b.texts[x.from], b.texts[y.from]), cmp.Compare(b.columnOf[x.from], b.columnOf[y.from]))
	})
	order := make([]uint32, len(rank))
	for i, r := range rank {
		order[i] = r.from
	}
	return order
}

// sortWords returns the alphabetical position of each word.
func sortWords(words []string) []uint32 {
	type keyed struct {
		key  uint64
		from uint32
	}
	list := make([]keyed, len(words))
	for i, w := range words {
		var k uint64
		for j := range 8 {
			k <<= 8
			if j < len(w) {
				k |= uint64(w[j])
			}
		}
		list[i] = keyed{k, uint32(i)}
	}
	slices.SortFunc(list, func(x, y keyed) int {
		if x.key != y.key {
			return cmp.Compare(x.key, y.key)
		}
		return cmp.Compare(words[x.from], words[y.from])
	})
	position := make([]uint32, len(words))
	for i, k := range list {
		position[k.from] = uint32(i)
	}
	return position
}

// buildMisspellings indexes each word under itself and under each variant with one letter removed. Words that share a
// variant differ in one letter, or in two letters at different positions.
func buildMisspellings(words []string) table {
	var hashes, items []uint32
	for id, w := range words {
		if maxTypos(w) == 0 || len(w) > 24 {
			continue
		}
		deletions(w, func(h uint32) {
			hashes = append(hashes, h)
			items = append(items, uint32(id))
		})
	}
	return buildTable(hashes, items)
}

// deletions visits the hash of a word and of each variant with one letter removed.
func deletions(w string, visit func(uint32)) {
	visit(hash(w))
	head := text.Hash32("")
	for i, r := range w {
		size := len(string(r))
		visit(mix(text.ExtendHash32(head, w[i+size:])))
		head = text.ExtendHash32(head, w[i:i+size])
	}
}

func buildStems(words []string) table {
	hashes, items := make([]uint32, len(words)), make([]uint32, len(words))
	for id, w := range words {
		hashes[id], items[id] = hash(stem(w)), uint32(id)
	}
	return buildTable(hashes, items)
}

// buildWhole indexes values by all their words joined, unchanged and stemmed.
func buildWhole(ix *Index, texts, words []string) (exact, stemmed table) {
	n := len(texts)
	a, s, items := make([]uint32, n), make([]uint32, n), make([]uint32, n)
	stemCache := make([]string, len(words))
	for id := range texts {
		ha, hs := text.Hash32(""), text.Hash32("")
		seq := ix.Sequence[ix.Spans[id]:ix.Spans[id+1]]
		for _, w := range seq {
			if stemCache[w] == "" {
				stemCache[w] = stem(words[w])
			}
			ha, hs = text.ExtendHash32(ha, words[w]), text.ExtendHash32(hs, stemCache[w])
		}
		if len(seq) == 0 { // only symbols: "+" or "???"
			ha = text.ExtendHash32(ha, texts[id])
			hs = ha
		}
		a[id], s[id], items[id] = mix(ha), mix(hs), uint32(id)
	}
	return buildTable(a, items), buildTable(s, items)
}

// buildPostings indexes values by each of their words.
func buildPostings(ix *Index, words int) table {
	t := table{Starts: make([]uint32, words+1)}
	repeated := func(seq []uint32, at int) bool { return slices.Contains(seq[:at], seq[at]) }
	each := func(visit func(id int, w uint32)) {
		for id := range ix.Places {
			seq := ix.Sequence[ix.Spans[id]:ix.Spans[id+1]]
			for at, w := range seq {
				if !repeated(seq, at) {
					visit(id, w)
				}
			}
		}
	}
	total := 0
	each(func(_ int, w uint32) { t.Starts[w+1]++; total++ })
	for i := 1; i < len(t.Starts); i++ {
		t.Starts[i] += t.Starts[i-1]
	}
	t.Items = make([]uint32, total)
	next := append([]uint32(nil), t.Starts...)
	each(func(id int, w uint32) { t.Items[next[w]] = uint32(id); next[w]++ })
	return t
}
