package reader

import (
	"strings"
	"sync"

	"github.com/ask-surely/surely/internal/texts/judge"
	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/lexicon"
	"github.com/ask-surely/surely/internal/words/text"
)

// document is an analysed text.
type document struct {
	sentences      []sentence
	partCount      int                     // number of documents, or list elements, in the text
	traits         func() []trait          // computed on first use
	judgeSentences func() []judge.Sentence // prepared for the judge; a zero Sentence for a question
}

// sentence is a sentence of one part of the text.
type sentence struct {
	text.Sentence
	words      []lexicon.Word
	part       int
	reply      int  // 1 or -1: a question in the text that the next sentence answers yes or no
	isQuestion bool // a question in the text without such an answer
}

// analyse splits the documents of a text into sentences.
func analyse(l *lexicon.Lexicon, docs []string) *document {
	var sentences []sentence
	for i, s := range verdict.TruncateTexts(docs) {
		split := text.Sentences(s)
		for _, cut := range split[:min(len(split), retrieve.MaxSentences-len(sentences))] {
			sentences = append(sentences, sentence{Sentence: cut, words: l.Words(cut.Tokens), part: i})
		}
	}
	d := newDocument(l, sentences, len(docs))
	d.findQuestions()
	return d
}

// newDocument returns a document of the given sentences.
func newDocument(l *lexicon.Lexicon, sentences []sentence, parts int) *document {
	d := &document{sentences: sentences, partCount: parts}
	d.traits = sync.OnceValue(func() []trait { return d.computeTraits(l) })
	d.judgeSentences = sync.OnceValue(d.prepareSentences)
	return d
}

// findQuestions marks questions in the text ("Is it great sushi? No.", or an FAQ), with the text's own answer.
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
