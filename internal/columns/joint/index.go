package joint

import (
	"cmp"
	"math"
	"runtime"
	"slices"
	"strings"
	"sync"

	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/internal/words/text"
)

// The constants of BM25.
const (
	saturation = 1.2
	byLength   = .75
)

// Kinds of documents to look for.
const (
	Texts Kinds = 1 << iota
	Tables
	Both = Texts | Tables
)

// Kinds selects kinds of documents.
type Kinds uint8

// Index holds documents. It is immutable and safe for concurrent use.
type Index struct {
	documents []Document
	held      []held
	parts     []part
	stems     map[string]uint32
	postings  [][]posting // by stem
	rarity    []float32   // by stem: 0 to 1
	peak      []float32   // by stem: the largest impact
	model     *Model
	pool      sync.Pool
}

// held is a document as stored for comparison with questions.
type held struct {
	table   bool
	title   []uint32
	headers [][]uint32
	named   []link // table parts with a cell equal to its title
}

// link is a row of a part of a table.
type link struct{ part, row uint32 }

// part is a part with its stems; those of stop words are 0.
type part struct {
	Part
	stems []uint32
	units []unit
}

// unit is a cell, or a sentence of a text; the number is the end of its stems.
type unit struct {
	end  uint32
	last bool // of its row; each sentence is a row
}

// posting is a part with the impact of a stem.
type posting struct {
	part   uint32
	impact float32
}

// New makes an index over documents, with a re-ranking model; nil for the embedded one.
func New(documents []Document, m *Model) (*Index, error) {
	if m == nil {
		var err error
		if m, err = Embedded(); err != nil {
			return nil, err
		}
	}
	ix := &Index{documents: documents, held: make([]held, len(documents)), stems: map[string]uint32{"": 0}, model: m}
	cut := make([][]cutPart, len(documents))
	heads := make([]cutHead, len(documents))
	var wait contain.Group
	workers := max(1, runtime.GOMAXPROCS(0))
	for w := range workers {
		wait.Go(func() {
			for i := w; i < len(documents); i += workers {
				heads[i], cut[i] = cutDocument(&documents[i])
			}
		})
	}
	wait.Wait()
	for i := range documents {
		ix.add(i, &heads[i], cut[i])
		cut[i] = nil
	}
	ix.link()
	ix.weigh()
	ix.pool.New = func() any { return newWork(ix) }
	return ix, nil
}

// cutHead returns the stems that every part of a document repeats.
type cutHead struct {
	title   []string
	headers [][]string
}

func cutDocument(d *Document) (cutHead, []cutPart) {
	h := cutHead{title: text.Words(d.Title)}
	for _, c := range d.Header {
		h.headers = append(h.headers, text.Words(c))
	}
	return h, d.parts()
}

func (ix *Index) number(stems []string) []uint32 {
	out := make([]uint32, len(stems))
	for i, s := range stems {
		n, ok := ix.stems[s]
		if !ok {
			n = uint32(len(ix.stems))
			ix.stems[s] = n
		}
		out[i] = n
	}
	return out
}

func (ix *Index) add(document int, h *cutHead, parts []cutPart) {
	k := &ix.held[document]
	k.table, k.title = ix.documents[document].Table(), ix.number(h.title)
	for _, c := range h.headers {
		k.headers = append(k.headers, ix.number(c))
	}
	for _, p := range parts {
		p.Part.Document = document
		ix.parts = append(ix.parts, part{p.Part, ix.number(p.stems), p.units})
	}
}

// link records for each text the table rows that name it: a cell equals its title.
func (ix *Index) link() {
	byName := map[string][]int{}
	for i := range ix.documents {
		if d := &ix.documents[i]; !d.Table() && d.Title != "" {
			byName[name(d.Title)] = append(byName[name(d.Title)], i)
		}
	}
	if len(byName) == 0 {
		return
	}
	for n := range ix.parts {
		p := &ix.parts[n]
		d := &ix.documents[p.Document]
		if !d.Table() {
			continue
		}
		for r, row := range d.Rows[p.From:p.To] {
			for _, c := range row {
				for _, i := range byName[name(c)] {
					ix.held[i].named = append(ix.held[i].named, link{uint32(n), uint32(r)})
				}
			}
		}
	}
}

// weigh makes the postings, once all documents are known.
func (ix *Index) weigh() {
	counts := make([][]posting, len(ix.stems))
	length := make([]float32, len(ix.parts))
	total := float32(0)
	for n := range ix.parts {
		p := &ix.parts[n]
		k := &ix.held[p.Document]
		count := func(stems []uint32) {
			for _, s := range stems {
				if s == 0 {
					continue
				}
				length[n]++
				if list := counts[s]; len(list) > 0 && list[len(list)-1].part == uint32(n) {
					list[len(list)-1].impact++
				} else {
					counts[s] = append(list, posting{uint32(n), 1})
				}
			}
		}
		count(k.title)
		for _, h := range k.headers {
			count(h)
		}
		count(p.stems)
		total += length[n]
	}
	all := float64(len(ix.parts))
	average := total/float32(max(1, len(ix.parts))) + 1e-6
	ix.rarity, ix.peak = make([]float32, len(ix.stems)), make([]float32, len(ix.stems))
	for s, list := range counts {
		df := float64(len(list))
		idf := math.Log(1 + (all-df+.5)/(df+.5))
		ix.rarity[s] = float32(idf / math.Log(1+all/.5+1))
		for i := range list {
			tf := list[i].impact
			long := 1 - byLength + byLength*length[list[i].part]/average
			list[i].impact = float32(idf) * tf * (saturation + 1) / (tf + saturation*long)
			ix.peak[s] = max(ix.peak[s], list[i].impact)
		}
	}
	ix.postings = counts
}

// Use replaces the re-ranking model.
func (ix *Index) Use(m *Model) { ix.model = m }

// Len is the number of parts.
func (ix *Index) Len() int { return len(ix.parts) }

// Document returns a document by its number.
func (ix *Index) Document(n int) *Document { return &ix.documents[n] }

// Text is the text of a part, without its title; rows are lines under their headers.
func (ix *Index) Text(p Part) string {
	d := &ix.documents[p.Document]
	if !d.Table() {
		return d.Text[p.From:p.To]
	}
	lines := make([]string, 0, p.To-p.From)
	for r := p.From; r < p.To; r++ {
		lines = append(lines, d.Line(r))
	}
	return strings.Join(lines, "\n")
}

// Found is a document found through its best part.
type Found struct {
	Part
	Score float64
}

// scored is a part with its BM25 score.
type scored struct {
	part  uint32
	score float32
}

// first returns the best parts by BM25.
func (ix *Index) first(w *work, kinds Kinds, most int) []scored {
	w.touched = w.touched[:0]
	for _, t := range w.terms {
		for _, p := range ix.postings[t.stem] {
			if w.scores[p.part] == 0 {
				w.touched = append(w.touched, p.part)
			}
			w.scores[p.part] += p.impact
		}
	}
	found := w.found[:0]
	for _, n := range w.touched {
		if ix.wanted(n, kinds) {
			found = append(found, scored{n, w.scores[n]})
		}
		w.scores[n] = 0
	}
	w.found = found
	return best(found, most)
}

func (ix *Index) wanted(part uint32, kinds Kinds) bool {
	if kinds == Both {
		return true
	}
	return ix.held[ix.parts[part].Document].table == (kinds == Tables)
}

func better(a, b scored) int {
	return cmp.Or(cmp.Compare(b.score, a.score), cmp.Compare(a.part, b.part))
}

// best returns the best n in order, without sorting the rest.
func best(found []scored, n int) []scored {
	kept := found[:0]
	bar, barred := scored{}, false
	for _, f := range found {
		if barred && better(f, bar) > 0 {
			continue
		}
		if kept = append(kept, f); len(kept) == 2*n {
			slices.SortFunc(kept, better)
			kept = kept[:n]
			bar, barred = kept[n-1], true
		}
	}
	slices.SortFunc(kept, better)
	return kept[:min(n, len(kept))]
}

// documentsOf keeps the first part of each document.
func (ix *Index) documentsOf(found []Found, most int) []Found {
	seen := map[int]bool{}
	var out []Found
	for _, f := range found {
		if !seen[f.Document] {
			seen[f.Document] = true
			if out = append(out, f); len(out) == most {
				break
			}
		}
	}
	return out
}

// First returns the documents with the best parts by BM25.
func (ix *Index) First(question string, kinds Kinds, most int) []Found {
	w := ix.begin(question)
	defer ix.pool.Put(w)
	parts := ix.first(w, kinds, 8*most)
	found := make([]Found, len(parts))
	for i, p := range parts {
		found[i] = Found{ix.parts[p.part].Part, float64(p.score)}
	}
	return ix.documentsOf(found, most)
}
