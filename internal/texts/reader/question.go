package reader

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/lexicon"
	"github.com/ask-surely/surely/internal/words/text"
)

// kind is the kind of answer a question wants.
type kind int

const (
	wantsSpan    kind = iota // words of the text
	wantsYesNo               // Yes or No
	wantsSummary             // a summary of the text
	wantsManner              // what something is like: a clause with praise or blame
)

// question is an analysed question.
type question struct {
	text     string
	tokens   []text.Token
	kind     kind
	wh       string // who, when, where, how many, ...; or empty
	focus    string // stem of the noun asked for: "which year", "what colour"
	asked    []lexicon.Asked
	verdict  string   // positive or negative, for questions about a review's opinion
	terms    []string // stems that a relevant sentence must contain
	praise   bool     // asks whether something is good, not whether it exists
	blame    bool
	anyPart  bool // the alternatives are joined by "or"
	allParts bool // the parts are joined by "and"
	negated  bool
	form     verdict.Form
}

// parseQuestion analyses a question. It never fails: unrecognised parts are matched by their words.
func parseQuestion(l *lexicon.Lexicon, s string, form verdict.Form) *question {
	s = questionsIn(s)
	q := &question{text: s, tokens: text.Tokens(s), form: form}
	q.findKind()
	q.asked = l.Asks(q.tokens)
	words := l.Words(q.tokens)
	covered := map[int]bool{}
	for _, a := range q.asked {
		for i := a.From; i < a.To; i++ {
			covered[words[i].Token] = true
		}
	}
	for i := range q.tokens {
		q.addTerm(l, i, covered[i])
	}
	if !q.aboutReview() {
		q.verdict = ""
	}
	return q
}

// addTerm analyses the token at i. covered means that an aspect's phrase covers it.
func (q *question) addTerm(l *lexicon.Lexicon, i int, covered bool) {
	t := &q.tokens[i]
	if !t.Word {
		return
	}
	if blamingWords[t.Stem] && !covered {
		q.blame = true
		return
	}
	switch t.Lower {
	case "or":
		q.anyPart = true
	case "and", "with", "plus":
		q.allParts = true
	}
	if lexicon.Negation(t.Lower) && i > 0 {
		q.negated = !q.negated
		return
	}
	v := l.Valence(t)
	switch {
	case text.Stop(t.Lower) || retrieve.SaysNothing(t.Stem) || t.Lower[0] == '\'':
	case !covered && v > 0 && evaluativeWords[t.Lower]:
		q.praise = true
	case !covered && v < 0 && evaluativeWords[t.Lower]:
		q.blame = true
	case !covered:
		q.terms = append(q.terms, t.Stem)
	}
	switch t.Lower {
	case "positive", "favorable", "favourable", "enthusiastic", "fresh":
		q.verdict = "positive"
	case "negative", "unfavorable", "critical", "rotten":
		q.verdict = "negative"
	}
}

// questionsIn returns the questions in s, if it has other sentences as well.
func questionsIn(s string) string {
	sentences := text.Sentences(s)
	if len(sentences) < 2 {
		return s
	}
	for i := len(sentences) - 1; i >= 0; i-- {
		if strings.HasSuffix(sentences[i].Text, "?") {
			return sentences[i].Text
		}
	}
	return s
}

// aboutReview reports whether the question is about the opinion of a review or its writer.
func (q *question) aboutReview() bool {
	return slices.ContainsFunc(q.tokens, func(t text.Token) bool { return reviewWords[t.Stem] })
}

var reviewWords = text.Set("review sentiment opinion comment feedback ton reviewer critic text rat verdict")

var auxiliaries = text.Set(`is are was were do does did can could will would has have had should may might must am isn't
	any`)

// findKind determines the kind of answer wanted.
func (q *question) findKind() {
	lower := strings.ToLower(strings.TrimSpace(q.text))
	if strings.Contains(lower, "summary") || strings.HasPrefix(lower, "summarize") ||
		strings.HasPrefix(lower, "summarise") {
		q.kind = wantsSummary
		return
	}
	q.findWh()
	switch {
	case q.form == verdict.Boolean:
		q.kind = wantsYesNo
	case q.form == verdict.Date || q.form == verdict.Number:
		q.kind = wantsSpan
	case q.wh != "":
		if q.wh == "what" && strings.Contains(lower, " like") &&
			(strings.Contains(lower, " is ") || strings.Contains(lower, " are ") ||
				strings.Contains(lower, " was ") || strings.Contains(lower, "'s ")) || q.wh == "how" {
			q.kind = wantsManner
		}
	case strings.HasPrefix(lower, "extract ") || strings.HasPrefix(lower, "name ") || strings.HasPrefix(lower, "list ") ||
		strings.HasPrefix(lower, "find "):
		q.kind = wantsSpan
	default:
		q.kind = wantsYesNo
	}
}

// findWh finds the question word and the noun it asks for.
func (q *question) findWh() {
	for i, t := range q.tokens {
		switch t.Lower {
		case "who", "whom", "whose", "when", "where", "why":
			q.wh = t.Lower
			return
		case "what", "which":
			q.wh = t.Lower
			q.focus = focusAfter(q.tokens, i+1)
			return
		case "how":
			q.wh = "how"
			if i+1 < len(q.tokens) {
				switch next := q.tokens[i+1].Lower; next {
				case "many", "much", "long", "old", "far", "often", "large", "big", "high", "tall", "few", "fast", "heavy", "deep",
					"wide":
					q.wh = "how " + next
					q.focus = focusAfter(q.tokens, i+2)
				}
			}
			return
		}
		if i == 0 && auxiliaries[t.Lower] {
			return // "is it where the locals eat?" is a yes/no question
		}
	}
}

// focusAfter returns the stem of the noun that begins at or soon after i: the last word of the first run of content
// words ("what kind of food" gives food; "which year did" gives year).
func focusAfter(tokens []text.Token, i int) string {
	last := ""
	for ; i < len(tokens); i++ {
		t := tokens[i]
		if !t.Word {
			break
		}
		if text.Stop(t.Lower) {
			if last != "" && t.Lower != "of" {
				break
			}
			continue
		}
		if last != "" && text.Stop(tokens[i-1].Lower) && tokens[i-1].Lower != "of" {
			break
		}
		last = t.Stem
	}
	return last
}

// blamingWords words ask for problems: "any complaints about the noise", "is the wifi unreliable".
var blamingWords = stems(`complain complaint problem issue trouble unreliable lacking fee charge fail unstable worried`)

// evaluativeWords words ask whether something is good or bad.
var evaluativeWords = text.Set(`good great nice excellent best amazing tasty delicious wonderful decent bad terrible poor awful worst
	fantastic lovely awesome superb fine better recommend recommended enjoyable famous popular positive negative`)

func stems(s string) map[string]bool {
	m := map[string]bool{}
	for _, w := range strings.Fields(s) {
		m[text.Stem(w)] = true
	}
	return m
}
