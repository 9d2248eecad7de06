package reader

import (
	"hash/maphash"
	"strings"
	"sync"

	"github.com/ask-surely/surely/internal/texts/judge"
	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/lexicon"
	"github.com/ask-surely/surely/internal/words/text"
)

// document is an analysed text, shared by all questions about it.
type document struct {
	sentences      []sentence
	parts          int                     // number of documents, or list elements, in the text
	traits         func() []trait          // computed on first use
	judgeSentences func() []judge.Sentence // prepared for the judge; questions assert nothing, so their text is empty
}

// sentence is a sentence of one part of the text.
type sentence struct {
	text.Sentence
	words      []lexicon.Word
	part       int
	reply      int  // 1 or -1: a question in the text, answered yes or no by the next sentence
	isQuestion bool // a question in the text, which asserts nothing
}

// analyse splits the documents of a text into sentences.
func analyse(l *lexicon.Lexicon, docs []string) *document {
	var sentences []sentence
	for i, s := range verdict.Readable(docs) {
		all := text.Sentences(s)
		for _, cut := range all[:min(len(all), retrieve.MostSentences-len(sentences))] {
			sentences = append(sentences, sentence{Sentence: cut, words: l.Words(cut.Tokens), part: i})
		}
	}
	d := newDocument(l, sentences, len(docs))
	d.findQuestions()
	return d
}

// newDocument makes a document of sentences.
func newDocument(l *lexicon.Lexicon, sentences []sentence, parts int) *document {
	d := &document{sentences: sentences, parts: parts}
	d.traits = sync.OnceValue(func() []trait { return d.traitsOf(l) })
	d.judgeSentences = sync.OnceValue(d.prepareSentences)
	return d
}

// findQuestions finds questions that the text answers itself ("Is it great sushi? No.", or a place's FAQ).
func (d *document) findQuestions() {
	for i := range d.sentences {
		s := &d.sentences[i]
		if !strings.HasSuffix(s.Text, "?") || len(s.words) < 4 || i+1 == len(d.sentences) || d.sentences[i+1].part != s.part {
			continue
		}
		if !auxiliaries[s.Tokens[0].Lower] && !questionWords[s.Tokens[0].Lower] {
			continue
		}
		switch d.sentences[i+1].Tokens[0].Lower {
		case "yes", "yep", "yeah", "absolutely", "definitely":
			s.reply = 1
		case "no", "nope", "sadly", "unfortunately":
			s.reply = -1
		default:
			s.isQuestion = true
		}
	}
}

var questionWords = text.Set("what where when who which how why")

// documents caches analysed texts, since statements often ask several questions of a text, and chats return to the same
// rows.
type documents struct {
	mu    sync.Mutex
	seed  maphash.Seed
	limit int // bytes of memory
	size  int
	known map[uint64]*cachedDocument
	old   map[uint64]*cachedDocument // the previous generation; dropped when known is full
}

type cachedDocument struct {
	*document
	bytes int
}

func newDocuments(limit int) *documents {
	return &documents{seed: maphash.MakeSeed(), limit: limit, known: map[uint64]*cachedDocument{}}
}

// analysed returns the analysed text, cached if recent.
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
	r = &cachedDocument{document: analyse(l, docs), bytes: n}
	takes := r.takes()
	if takes > d.limit/2 {
		return r.document
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.size+takes > d.limit/2 {
		d.old, d.known, d.size = d.known, map[uint64]*cachedDocument{}, 0
	}
	d.known[key] = r
	d.size += takes
	return r.document
}

// takes estimates the memory of an analysed text, including the judge's data, from measurements.
func (r *cachedDocument) takes() int {
	const document, token = 1 << 10, 200
	n := document + r.bytes
	for i := range r.sentences {
		n += token * len(r.sentences[i].Tokens)
	}
	return n
}
