package reader

import (
	"hash/maphash"
	"strings"
	"sync"
	"unicode/utf8"

	"github.com/ask-surely/surely/internal/texts/judge"
	"github.com/ask-surely/surely/internal/words/lexicon"
	"github.com/ask-surely/surely/internal/words/likeness"
	"github.com/ask-surely/surely/internal/words/text"
)

// document is a text cut up once, however many questions are put to it.
type document struct {
	sentences []sentence
	parts     int            // how many documents, or list elements, the text has
	traits    func() []trait // found when first asked for
	// of every token of every sentence, 0 for stop words; found when first asked for
	words func() [][]likeness.Word
	ready func() []judge.Sentence // for the judge; questions say nothing, and have no text
}

// sentence is a sentence of one part of the text.
type sentence struct {
	text.Sentence
	words []lexicon.Word
	part  int
	reply int  // 1 or -1: a question of the text itself, which the next sentence answers with yes or no
	mute  bool // a question of the text itself: what it holds is not said by it
}

// What is read of one text is bounded, so that a huge document cannot hold a run up.
const (
	maxSentences = 5000
	maxText      = 1 << 20 // bytes
)

// readable is as much of a text as is read.
func readable(s string) string {
	if len(s) <= maxText {
		return s
	}
	n := maxText
	for n > 0 && !utf8.RuneStart(s[n]) {
		n--
	}
	return strings.Clone(s[:n]) // so that the rest can go
}

// analyse cuts the documents of a text up.
func analyse(l *lexicon.Lexicon, docs []string) *document {
	var sentences []sentence
cutting:
	for i, s := range docs {
		for _, cut := range text.Sentences(readable(s)) {
			if len(sentences) >= maxSentences {
				break cutting
			}
			sentences = append(sentences, sentence{Sentence: cut, words: l.Words(cut.Tokens), part: i})
		}
	}
	d := cut(l, sentences, len(docs))
	d.hearQuestions()
	return d
}

// cut is a document of these sentences.
func cut(l *lexicon.Lexicon, sentences []sentence, parts int) *document {
	d := &document{sentences: sentences, parts: parts}
	d.traits = sync.OnceValue(func() []trait { return d.traitsBut(l, nil) })
	d.words = sync.OnceValue(d.findWords)
	d.ready = sync.OnceValue(d.readied)
	return d
}

// undivided takes a text for one sentence.
func undivided(s string) *document {
	d := &document{parts: 1, sentences: []sentence{{Sentence: text.Sentence{Text: s, Tokens: text.Tokens(s)}}}}
	d.words = sync.OnceValue(d.findWords)
	return d
}

// findWords looks up every word that says something.
func (d *document) findWords() [][]likeness.Word {
	words := make([][]likeness.Word, len(d.sentences))
	for i := range d.sentences {
		words[i] = make([]likeness.Word, len(d.sentences[i].Tokens))
		for k := range d.sentences[i].Tokens {
			if t := &d.sentences[i].Tokens[k]; t.Word && !text.Stop(t.Lower) {
				words[i][k] = likeness.Find(t.Lower)
			}
		}
	}
	return words
}

// hearQuestions finds the questions in the text that it answers itself ("Is it great sushi? No.", or what a place's own
// page asks and answers).
func (d *document) hearQuestions() {
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

// documents remembers analysed texts: a statement often asks several things of one text, and a chat asks of the same
// rows again and again.
type documents struct {
	mu    sync.Mutex
	seed  maphash.Seed
	limit int // bytes of memory
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

// takes estimates the memory of a text that was cut up and made ready for the judge, as was measured.
func (r *remembered) takes() int {
	const document, token = 1 << 10, 200
	n := document + r.bytes
	for i := range r.sentences {
		n += token * len(r.sentences[i].Tokens)
	}
	return n
}
