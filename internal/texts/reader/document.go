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
	sentences []sentence
	parts     int                     // number of documents, or list elements, in the text
	traits    func() []trait          // computed on first use
	ready     func() []judge.Sentence // for the judge; questions carry no information, and have no text
}

// sentence is a sentence of one part of the text.
type sentence struct {
	text.Sentence
	words []lexicon.Word
	part  int
	reply int  // 1 or -1: a question of the text itself, answered yes or no by the next sentence
	mute  bool // a question of the text itself, which asserts nothing
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
	d := cut(l, sentences, len(docs))
	d.findQuestions()
	return d
}

// cut makes a document of sentences.
func cut(l *lexicon.Lexicon, sentences []sentence, parts int) *document {
	d := &document{sentences: sentences, parts: parts}
	d.traits = sync.OnceValue(func() []trait { return d.traitsOf(l) })
	d.ready = sync.OnceValue(d.readied)
	return d
}

// findQuestions finds questions that the text itself answers ("Is it great sushi? No.", or a place's FAQ).
func (d *document) findQuestions() {
	for i := range d.sentences {
		s := &d.sentences[i]
		if !strings.HasSuffix(s.Text, "?") || len(s.words) < 4 || i+1 == len(d.sentences) || d.sentences[i+1].part != s.part {
			continue
		}
		if !auxiliaries[s.Tokens[0].Lower] && !asks[s.Tokens[0].Lower] {
			continue
		}
		switch d.sentences[i+1].Tokens[0].Lower {
		case "yes", "yep", "yeah", "absolutely", "definitely":
			s.reply = 1
		case "no", "nope", "sadly", "unfortunately":
			s.reply = -1
		default:
			s.mute = true
		}
	}
}

var asks = text.Set("what where when who which how why")

// documents caches analysed texts: statements often ask several questions of a text, and chats return to the same rows.
type documents struct {
	mu    sync.Mutex
	seed  maphash.Seed
	limit int // bytes of memory
	size  int
	known map[uint64]*remembered
	old   map[uint64]*remembered // the previous generation; dropped when known is full
}

type remembered struct {
	*document
	bytes int
}

func newDocuments(limit int) *documents {
	return &documents{seed: maphash.MakeSeed(), limit: limit, known: map[uint64]*remembered{}}
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
	r = &remembered{document: analyse(l, docs), bytes: n}
	takes := r.takes()
	if takes > d.limit/2 {
		return r.document
	}
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.size+takes > d.limit/2 {
		d.old, d.known, d.size = d.known, map[uint64]*remembered{}, 0
	}
	d.known[key] = r
	d.size += takes
	return r.document
}

// takes estimates the memory of an analysed text, with the judge's data, based on measurements.
func (r *remembered) takes() int {
	const document, token = 1 << 10, 200
	n := document + r.bytes
	for i := range r.sentences {
		n += token * len(r.sentences[i].Tokens)
	}
	return n
}
