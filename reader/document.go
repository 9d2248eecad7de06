package reader

import (
	"hash/maphash"
	"sync"

	"surely/lexicon"
	"surely/text"
)

// document is a text cut up once, however many questions are put to it.
type document struct {
	sentences []sentence
	parts     int // how many documents, or list elements, the text has
}

// sentence is a sentence of one part of the text.
type sentence struct {
	text.Sentence
	words []lexicon.Word
	part  int
}

// maxSentences bounds what is read of one text, so that a huge document cannot hold a run up.
const maxSentences = 5000

// analyse cuts the documents of a text up.
func analyse(l *lexicon.Lexicon, docs []string) *document {
	d := &document{parts: len(docs)}
	for i, s := range docs {
		for _, cut := range text.Sentences(s) {
			if len(d.sentences) >= maxSentences {
				return d
			}
			d.sentences = append(d.sentences, sentence{Sentence: cut, words: l.Words(cut.Tokens), part: i})
		}
	}
	return d
}

// documents remembers analysed texts: a statement often asks several things of one text, and a chat asks of the same
// rows again and again.
type documents struct {
	mu    sync.Mutex
	seed  maphash.Seed
	limit int // bytes of text remembered
	size  int
	known map[uint64]*remembered
	old   map[uint64]*remembered // the generation before; dropped when known is full
}

type remembered struct {
	*document
	bytes int
}

func newDocuments(limit int) *documents {
	return &documents{seed: maphash.MakeSeed(), limit: limit, known: map[uint64]*remembered{}}
}

// analysed returns the text cut up, from memory if it was read lately.
func (d *documents) analysed(l *lexicon.Lexicon, docs []string) *document {
	var h maphash.Hash
	h.SetSeed(d.seed)
	n := 0
	for _, s := range docs {
		h.WriteString(s)
		h.WriteByte(0)
		n += len(s)
	}
	key := h.Sum64()
	d.mu.Lock()
	r := d.known[key]
	if r == nil {
		r = d.old[key]
	}
	d.mu.Unlock()
	if r != nil && r.bytes == n {
		return r.document
	}
	r = &remembered{document: analyse(l, docs), bytes: n}
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.size+n > d.limit/2 {
		d.old, d.known, d.size = d.known, map[uint64]*remembered{}, 0
	}
	d.known[key] = r
	d.size += n
	return r.document
}
