package suggest

import (
	"context"
	"fmt"
	"iter"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/ask-surely/surely/agent"
	"github.com/ask-surely/surely/internal/words/text"
	"github.com/ask-surely/surely/suql"
	"github.com/ask-surely/surely/views"
)

// Text is a document, whose sentences answer questions.
type Text struct {
	Name              string
	Paragraphs, Words int
	begins            string
}

// readForHints is how much of a text is read for questions.
const readForHints = 32 << 10

// NewText describes a text.
func NewText(name, content string) Text {
	t := Text{Name: name, begins: content}
	within := false
	for l := range strings.Lines(content) {
		n := 0
		for range strings.FieldsSeq(l) {
			n++
		}
		t.Words += n
		if n > 0 && !within {
			t.Paragraphs++
		}
		within = n > 0
	}
	if len(content) > readForHints {
		cut := readForHints
		for !utf8.RuneStart(content[cut]) {
			cut--
		}
		t.begins = strings.Clone(content[:cut])
	}
	return t
}

// sayings are patterns of sentences that answer a question, people first.
var sayings = []struct {
	kind  string
	form  *regexp.Regexp
	asked func(m []string) string
}{
	{"when", regexp.MustCompile(`^(.+?) (was|were) (\w+(?:ed|lt|nt|en|de|nd|un|wn)(?: into| to)?\b` +
		`(?: (?:an?|the) \w+)?) (?:in|on) (?:\w+ )?(?:\d{1,2},? )?\d{4}\b`),
		func(m []string) string { return fmt.Sprintf(views.HintWhen, m[1], m[2], m[3]) }},
	{"who", regexp.MustCompile(`^(.+?) (?:was|were) (\w+(?:ed|lt|en|de))\b[^,;]*? by [A-Z]`),
		func(m []string) string { return views.HintWho(m[1], m[2]) }},
	{"cost", regexp.MustCompile(`^(.+?) (?:costs?) [^,;]*\d`),
		func(m []string) string { return fmt.Sprintf(views.HintCost, m[1]) }},
	{"size", regexp.MustCompile(`^(.+?) (is|are|stands?) (?:about |some |over )?\d[\d.,]* \w+ (tall|high|long|wide|deep|old)\b`),
		func(m []string) string { return views.HintSize(m[1], m[2], m[3]) }},
	{"closed", regexp.MustCompile(`^(.+?) (is|are) (open|closed) (?:on|from|at|until|every|in) `),
		func(m []string) string { return fmt.Sprintf(views.HintWhen, m[1], m[2], m[3]) }},
	{"where", regexp.MustCompile(`^(.+?) (?:lies|stands|is located|is|are|lie) (?:in|on|at|near) (?:the )?[A-Z]`),
		func(m []string) string { return fmt.Sprintf(views.HintWhere, m[1]) }},
	{"many", regexp.MustCompile(`^(.+?) (has|have) (?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve) ([a-z]+s)\b`),
		func(m []string) string { return views.HintHas(m[3], m[1], m[2]) }},
}

// notNamed are sentence openings that name nothing.
var notNamed = text.Set(`it he she they this that these there we i you in on at when after before since his her
	its their what who and but if as by for from one all`)

// spokenOf is the subject of a sentence as written mid-sentence, or "" if it says nothing by itself.
func spokenOf(subject string) string {
	words := strings.Fields(subject)
	if len(words) == 0 || len(words) > 5 || strings.ContainsAny(subject, ",;:()\"“”") ||
		notNamed[strings.ToLower(words[0])] || !unicode.IsUpper([]rune(words[0])[0]) {
		return ""
	}
	if first := strings.ToLower(words[0]); first == "the" || first == "a" || first == "an" {
		words[0] = first
	}
	return strings.Join(words, " ")
}

var reBroken = regexp.MustCompile(`(\S)[ \t]*\r?\n[ \t]*([^\s#*>|-])`)

// An owner may have thousands of texts: only some are read, and a few questions of each kind made.
const (
	mostTexts   = 200
	mostGuesses = 20
)

// textGuesses generates questions that sentences of texts answer, lazily, while ctx is alive.
func textGuesses(ctx context.Context, texts []Text) iter.Seq[Guess] {
	return func(yield func(Guess) bool) {
		made := map[string]int{}
		for _, t := range texts[:min(len(texts), mostTexts)] {
			whole := reBroken.ReplaceAllString(t.begins, "$1 $2") // line breaks within a paragraph do not end a sentence
			for _, s := range text.Sentences(whole) {
				if ctx.Err() != nil {
					return
				}
				g, ok := textGuess(strings.Join(strings.Fields(s.Text), " "))
				if !ok || made[g.Kind] == mostGuesses {
					continue
				}
				made[g.Kind]++
				if !yield(g) {
					return
				}
			}
		}
	}
}

// textGuess generates a question that a sentence answers.
func textGuess(sentence string) (Guess, bool) {
	for _, f := range sayings {
		if m := f.form.FindStringSubmatch(sentence); m != nil {
			m[1] = spokenOf(m[1])
			return Guess{Kind: "texts/" + f.kind, Text: f.asked(m), sentence: sentence}, m[1] != ""
		}
	}
	return Guess{}, false
}

// answers reports whether an answer fits its question: it quotes the sentence, or its query passes the test.
func (g Guess) answers(e agent.ResultEvent) bool {
	if g.sentence == "" {
		return e.Query != nil && g.fits(e.Query)
	}
	return slices.ContainsFunc(e.Evidence, func(quoted suql.Evidence) bool {
		q := strings.Join(strings.Fields(quoted.Text), " ")
		return q != "" && (strings.Contains(g.sentence, q) || strings.Contains(q, g.sentence))
	})
}
