package retrieve

import (
	"context"
	"hash/fnv"
	"io"
	"math"
	"runtime"
	"slices"
	"sort"
	"sync"

	"github.com/ask-surely/surely/internal/contain"
	"github.com/ask-surely/surely/internal/words/text"
)

// Index finds passages among many. It stores each sentence with its origin, and repeated ones once. It is safe for
// concurrent use: searches run while rows are added.
type Index struct {
	ranker *Ranker

	mu           sync.RWMutex
	terms        map[uint64]*postings // by hash of the stem, or of an aspect
	rows         map[string]rowState  // what is indexed, by row
	passages     []passage
	whole        bool  // each text of a row is one passage
	deadPassages int   // passages whose row is gone
	words        int64 // of live passages, for their average length
	round        uint32
}

// rowState is what is indexed of a row.
type rowState struct {
	content  uint64   // hash of its texts
	passages []uint32 // numbers of its passages
	round    uint32   // the round it was last seen in
}

// passage is one sentence.
type passage struct {
	row    string
	text   string
	length uint16 // content words
	dead   bool
}

// postings holds the passages with a term, in ascending order, with its frequency.
type postings struct {
	passages []uint32
	counts   []uint8
}

// Row is a row's text: a list's documents, or one.
type Row struct {
	Key   string // identifies the row and column
	Texts []string
}

// Found is a passage that was found.
type Found struct {
	Key   string  `json:"key"`
	Text  string  `json:"text"`
	Score float64 `json:"score"`
}

// preparedRow is a row ready to be inserted.
type preparedRow struct {
	row      Row
	content  uint64
	known    bool
	passages []cutPassage
}

type cutPassage struct {
	text   string
	terms  []uint64
	counts []uint8
	length int
}

// Update indexes new and changed rows and skips unchanged ones. Rows are split on all processors.
func (ix *Index) Update(ctx context.Context, rows []Row) error {
	const batch = 2048
	for from := 0; from < len(rows); from += batch {
		if err := ctx.Err(); err != nil {
			return err
		}
		part := rows[from:min(from+batch, len(rows))]
		cuts := make([]preparedRow, len(part))
		workers := runtime.GOMAXPROCS(0)
		var wait contain.Group
		for w := range workers {
			wait.Go(func() {
				for i := w; i < len(part); i += workers {
					cuts[i] = ix.prepare(part[i])
				}
			})
		}
		wait.Wait()
		ix.put(cuts)
	}
	return nil
}

// prepare splits a row into passages, unless it is unchanged.
func (ix *Index) prepare(r Row) preparedRow {
	c := preparedRow{row: r, content: contentHash(r.Texts)}
	ix.mu.RLock()
	state, ok := ix.rows[r.Key]
	ix.mu.RUnlock()
	if c.known = ok && state.content == c.content; c.known {
		return c
	}
	for _, t := range r.Texts {
		sentences := text.Sentences(t)
		if ix.whole {
			sentences = []text.Sentence{{Text: t, Tokens: text.Tokens(t)}}
		}
		for _, s := range sentences {
			if p := ix.cutPassage(s); p.length > 0 {
				c.passages = append(c.passages, p)
			}
		}
	}
	return c
}

func (ix *Index) cutPassage(s text.Sentence) cutPassage {
	p := cutPassage{text: s.Text}
	add := func(term uint64) {
		for i, t := range p.terms {
			if t == term {
				if p.counts[i] < 255 {
					p.counts[i]++
				}
				return
			}
		}
		p.terms, p.counts = append(p.terms, term), append(p.counts, 1)
	}
	for i := range s.Tokens {
		if t := &s.Tokens[i]; t.Word && !text.Stop(t.Lower) {
			add(stemTerm(t.Stem))
			p.length++
		}
	}
	ix.ranker.lexicon.AspectsIn(ix.ranker.lexicon.Words(s.Tokens),
		func(aspect int, topic bool) { add(aspectTerm(aspect, topic)) })
	return p
}

// put inserts passages and removes those they replace.
func (ix *Index) put(cuts []preparedRow) {
	ix.mu.Lock()
	defer ix.mu.Unlock()
	for i := range cuts {
		c := &cuts[i]
		state := ix.rows[c.row.Key]
		state.round = ix.round
		if !c.known {
			ix.remove(state.passages)
			state.content, state.passages = c.content, nil
			for k := range c.passages {
				p := &c.passages[k]
				number := uint32(len(ix.passages))
				ix.passages = append(ix.passages, passage{row: c.row.Key, text: p.text,
					length: uint16(min(p.length, math.MaxUint16))})
				ix.words += int64(p.length)
				state.passages = append(state.passages, number)
				for j, term := range p.terms {
					list := ix.terms[term]
					if list == nil {
						list = &postings{}
						ix.terms[term] = list
					}
					list.passages, list.counts = append(list.passages, number), append(list.counts, p.counts[j])
				}
			}
		}
		ix.rows[c.row.Key] = state
	}
}

func (ix *Index) remove(numbers []uint32) {
	for _, n := range numbers {
		if p := &ix.passages[n]; !p.dead {
			p.dead = true
			ix.deadPassages++
			ix.words -= int64(p.length)
		}
	}
}

// Begin starts a round: rows without an Update before End are removed.
func (ix *Index) Begin() {
	ix.mu.Lock()
	ix.round++
	ix.mu.Unlock()
}

// End ends a round.
func (ix *Index) End() {
	ix.mu.Lock()
	defer ix.mu.Unlock()
	for key, state := range ix.rows {
		if state.round != ix.round {
			ix.remove(state.passages)
			delete(ix.rows, key)
		}
	}
}

// Len returns the number of live passages.
func (ix *Index) Len() int {
	ix.mu.RLock()
	defer ix.mu.RUnlock()
	return len(ix.passages) - ix.deadPassages
}

// queryTerm is a term to search for.
type queryTerm struct {
	list   *postings
	weight float64
}

// Search returns the passages most relevant to the question, best first. BM25 over words and aspects chooses the best
// few, which the ranker orders.
func (ix *Index) Search(question string, k int) []Found {
	q := ix.ranker.Question(question)
	ix.mu.RLock()
	defer ix.mu.RUnlock()
	best := ix.candidates(q, max(3*k, 60))
	found := make([]Found, len(best))
	for i, n := range best {
		found[i] = Found{Key: ix.passages[n].row, Text: ix.passages[n].text}
	}
	ix.ranker.order(q, found)
	return found[:min(k, len(found))]
}

// New returns an index in memory. With whole each text of a row is one passage, instead of each sentence.
func New(r *Ranker, whole bool) *Index {
	return &Index{ranker: r, whole: whole, terms: map[uint64]*postings{}, rows: map[string]rowState{}}
}

// Rows returns the keys of rows with the best of k passages by BM25, best first.
func (ix *Index) Rows(question string, k int) []string {
	q := ix.ranker.Question(question)
	ix.mu.RLock()
	defer ix.mu.RUnlock()
	var out []string
	for _, n := range ix.candidates(q, k) {
		if row := ix.passages[n].row; !slices.Contains(out, row) {
			out = append(out, row)
		}
	}
	return out
}

// similarWeight is how much a word of similar meaning counts compared with a word of the question, for a cosine of 1.
const similarWeight = .5

// queryTerms returns the question's indexed terms, the rarest first.
func (ix *Index) queryTerms(q *Question) []queryTerm {
	n := float64(len(ix.passages)) + 1
	var terms []queryTerm
	add := func(term uint64, boost float64) {
		if list := ix.terms[term]; list != nil {
			df := float64(len(list.passages))
			terms = append(terms, queryTerm{list, boost * math.Log(1+(n-df+.5)/(df+.5))})
		}
	}
	for i, stem := range q.stems {
		add(stemTerm(stem), 1)
		if ix.whole {
			continue // a long passage is likely to contain something similar to any word
		}
		for _, w := range similarTo(q.words[i]) {
			add(stemTerm(w.stem), similarWeight*float64(w.cosine))
		}
	}
	for _, a := range q.Asked {
		add(aspectTerm(a.ID, false), 1.2)
		add(aspectTerm(a.ID, true), .6)
	}
	sort.SliceStable(terms, func(a, b int) bool { return len(terms[a].list.passages) < len(terms[b].list.passages) })
	return terms
}

// commonFrom is the number of passages from which a term is too common to find passages; it only adds to their scores.
const commonFrom = 60000

// tally sums up scores by passage. Tallies are reused: clearing one costs as much as was written to it.
type tally struct {
	scores  []float32
	touched []uint32
}

func (t *tally) add(n uint32, score float32) {
	if t.scores[n] == 0 {
		t.touched = append(t.touched, n)
	}
	t.scores[n] += score
}

// release clears the tally for reuse.
func (t *tally) release() {
	for _, n := range t.touched {
		t.scores[n] = 0
	}
	t.touched = t.touched[:0]
	tallies.Put(t)
}

var tallies = sync.Pool{New: func() any { return &tally{} }}

// candidates returns the numbers of the best passages by BM25.
func (ix *Index) candidates(q *Question, most int) []uint32 {
	t := ix.tally(q, most)
	defer t.release()
	return t.best(most)
}

// EstimateRelevance estimates each text's relevance from the index alone, as the BM25 score over words and aspects of
// its best passage, 0 for unknown texts. It is cheap compared with ranking the texts.
func (ix *Index) EstimateRelevance(question string, texts [][]string) []float64 {
	q := ix.ranker.Question(question)
	ix.mu.RLock()
	defer ix.mu.RUnlock()
	t := ix.tally(q, len(ix.passages))
	defer t.release()
	promise := map[uint64]float64{} // by content of the row
	for _, n := range t.touched {
		content := ix.rows[ix.passages[n].row].content
		promise[content] = max(promise[content], float64(t.scores[n]))
	}
	out := make([]float64, len(texts))
	for i := range texts {
		out[i] = promise[contentHash(texts[i])]
	}
	return out
}

// NeedsRebuild reports whether most of the index belongs to deleted or changed rows, so that it should be rebuilt.
func (ix *Index) NeedsRebuild() bool {
	ix.mu.RLock()
	defer ix.mu.RUnlock()
	return ix.deadPassages > 10000 && 2*ix.deadPassages > len(ix.passages)
}

// tally sums BM25 over a question's terms. It must be returned with done.
func (ix *Index) tally(q *Question, most int) *tally {
	t := tallies.Get().(*tally)
	if len(t.scores) < len(ix.passages) {
		t.scores = make([]float32, len(ix.passages)+len(ix.passages)/8)
	}
	average := float32(ix.words)/float32(max(1, len(ix.passages)-ix.deadPassages)) + 1
	for _, term := range ix.queryTerms(q) {
		list, weight := term.list, float32(term.weight)
		contribute := func(i int, n uint32) float32 {
			tf := float32(list.counts[i])
			return weight * tf * 2.2 / (tf + 1.2*(.25+.75*float32(ix.passages[n].length)/average))
		}
		if len(list.passages) > commonFrom && len(t.touched) >= most && len(t.touched) < commonFrom/4 {
			for _, n := range t.touched {
				if i, ok := slices.BinarySearch(list.passages, n); ok {
					t.scores[n] += contribute(i, n)
				}
			}
			continue
		}
		stride := len(list.passages)/commonFrom + 1 // for a very common term, a sample is enough
		for i := 0; i < len(list.passages); i += stride {
			if n := list.passages[i]; !ix.passages[n].dead {
				t.add(n, contribute(i, n))
			}
		}
	}
	return t
}

// best returns the numbers of the best scores, ties in ascending order.
func (t *tally) best(most int) []uint32 {
	better := func(a, b uint32) bool {
		return t.scores[a] > t.scores[b] || t.scores[a] == t.scores[b] && a < b
	}
	kept := make([]uint32, 0, most+1)
	for _, n := range t.touched {
		if len(kept) == most && !better(n, kept[most-1]) {
			continue
		}
		i := sort.Search(len(kept), func(i int) bool { return better(n, kept[i]) })
		kept = slices.Insert(kept, i, n)
		kept = kept[:min(len(kept), most)]
	}
	return kept
}

func stemTerm(stem string) uint64 { return text.Hash(stem) }

func aspectTerm(aspect int, topic bool) uint64 {
	n := uint64(aspect) * 2
	if topic {
		n++
	}
	return 0xA59EC7<<40 | n
}

func contentHash(texts []string) uint64 {
	h := fnv.New64a()
	for _, t := range texts {
		io.WriteString(h, t)
		h.Write([]byte{0x1F})
	}
	return h.Sum64()
}
