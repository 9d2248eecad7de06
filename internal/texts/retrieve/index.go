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

// Index finds passages among many. It stores each sentence with its row. It is safe for concurrent use: searches run
// while rows are added.
type Index struct {
	ranker *Ranker

	mu         sync.RWMutex
	terms      map[uint64]*postings // by hash of the stem, or of an aspect
	passages   []passage
	wholeTexts bool  // each text of a row is one passage
	words      int64 // number of words in all passages, for their average length
}

// passage is an indexed sentence, or a whole text.
type passage struct {
	row     string
	text    string
	content uint64 // hash of the row's texts
	length  uint16 // content words
}

// postings holds the passages with a term, in ascending order, and its frequency in each.
type postings struct {
	passages []uint32
	counts   []uint8
}

// Row is a row's text: one document, or several if it is a list.
type Row struct {
	Key   string // names the row and column
	Texts []string
}

// SearchResult is a passage found by a search.
type SearchResult struct {
	Key   string  `json:"key"`
	Text  string  `json:"text"`
	Score float64 `json:"score"`
}

// preparedRow is a row prepared for insert.
type preparedRow struct {
	key      string
	content  uint64
	passages []splitPassage
}

type splitPassage struct {
	text   string
	terms  []uint64
	counts []uint8
	length int
}

// Add indexes rows. They are split into passages on all processors.
func (ix *Index) Add(ctx context.Context, rows []Row) error {
	const batch = 2048
	for from := 0; from < len(rows); from += batch {
		if err := ctx.Err(); err != nil {
			return err
		}
		part := rows[from:min(from+batch, len(rows))]
		prepared := make([]preparedRow, len(part))
		workers := runtime.GOMAXPROCS(0)
		var wait contain.Group
		for w := range workers {
			wait.Go(func() {
				for i := w; i < len(part); i += workers {
					prepared[i] = ix.prepare(part[i])
				}
			})
		}
		wait.Wait()
		ix.insert(prepared)
	}
	return nil
}

// prepare splits a row into passages.
func (ix *Index) prepare(r Row) preparedRow {
	c := preparedRow{key: r.Key, content: contentHash(r.Texts)}
	for _, t := range r.Texts {
		sentences := text.Sentences(t)
		if ix.wholeTexts {
			sentences = []text.Sentence{{Text: t, Tokens: text.Tokens(t)}}
		}
		for _, s := range sentences {
			if p := ix.analysePassage(s); p.length > 0 {
				c.passages = append(c.passages, p)
			}
		}
	}
	return c
}

func (ix *Index) analysePassage(s text.Sentence) splitPassage {
	p := splitPassage{text: s.Text}
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
	words := ix.ranker.lexicon.Words(s.Tokens)
	for _, a := range ix.ranker.lexicon.Aspects {
		for _, h := range a.Hits(words) {
			add(aspectTerm(a.ID, h.Topic))
		}
	}
	return p
}

// insert inserts the passages of rows.
func (ix *Index) insert(prepared []preparedRow) {
	ix.mu.Lock()
	defer ix.mu.Unlock()
	for i := range prepared {
		c := &prepared[i]
		for k := range c.passages {
			p := &c.passages[k]
			number := uint32(len(ix.passages))
			ix.passages = append(ix.passages, passage{row: c.key, text: p.text, content: c.content,
				length: uint16(min(p.length, math.MaxUint16))})
			ix.words += int64(p.length)
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
}

// Len returns the number of passages.
func (ix *Index) Len() int {
	ix.mu.RLock()
	defer ix.mu.RUnlock()
	return len(ix.passages)
}

// queryTerm is a term of a question with its weight.
type queryTerm struct {
	list   *postings
	weight float64
}

// Search returns the k passages most relevant to the question, best first. BM25 over words and aspects selects
// candidates, which the ranker orders.
func (ix *Index) Search(question string, k int) []SearchResult {
	q := ix.ranker.Question(question)
	ix.mu.RLock()
	defer ix.mu.RUnlock()
	best := ix.candidates(q, max(3*k, 60))
	found := make([]SearchResult, len(best))
	for i, n := range best {
		found[i] = SearchResult{Key: ix.passages[n].row, Text: ix.passages[n].text}
	}
	ix.ranker.order(q, found)
	return found[:min(k, len(found))]
}

// New returns an index in memory. If wholeTexts is set, passages are whole texts instead of sentences.
func New(r *Ranker, wholeTexts bool) *Index {
	return &Index{ranker: r, wholeTexts: wholeTexts, terms: map[uint64]*postings{}}
}

// Rows returns the keys of the rows with the k best passages by BM25, best first.
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

// similarWeight is the weight of a word of similar meaning with a cosine of 1, relative to a word of the question.
const similarWeight = .5

// queryTerms returns the question's indexed terms, rarest first.
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
		if ix.wholeTexts {
			continue // nearly every word has a similar one in a long passage, so a match says little
		}
		for _, w := range findSimilar(q.words[i]) {
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

// maxCommonPassages is the number of passages above which a term does not find passages, but only adds to scores.
const maxCommonPassages = 60000

// candidates returns the numbers of the best passages by BM25.
func (ix *Index) candidates(q *Question, limit int) []uint32 {
	t := ix.tally(q, limit)
	defer t.reset()
	return t.best(limit)
}

// EstimateRelevance returns each text's relevance by the index alone: the BM25 score over words and aspects of its best
// passage, 0 for texts that are not indexed. It is cheap compared with ranking the texts.
func (ix *Index) EstimateRelevance(question string, texts [][]string) []float64 {
	q := ix.ranker.Question(question)
	ix.mu.RLock()
	defer ix.mu.RUnlock()
	t := ix.tally(q, len(ix.passages))
	defer t.reset()
	relevance := map[uint64]float64{} // by content of the row
	for _, n := range t.passages {
		content := ix.passages[n].content
		relevance[content] = max(relevance[content], float64(t.scores[n]))
	}
	out := make([]float64, len(texts))
	for i := range texts {
		out[i] = relevance[contentHash(texts[i])]
	}
	return out
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
