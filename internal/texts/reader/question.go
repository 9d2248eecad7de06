package reader

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/lexicon"
	"github.com/ask-surely/surely/internal/words/text"
)

// kind is the kind of a question's answer.
type kind int

const (
	spanAnswer        kind = iota // words of the text
	yesNoAnswer                   // Yes or No
	summaryAnswer                 // a summary of the text
	descriptionAnswer             // a sentence that describes something: "what is it like?"
)

// question is an analysed question.
type question struct {
	text          string
	tokens        []text.Token
	kind          kind
	wh            string // who, when, where, how many, ...; or empty
	focus         string // stem of the noun after the question word: "which year", "what colour"
	aspects       []lexicon.AskedAspect
	polarity      string   // positive or negative, for a question about the opinion in a review; else empty
	terms         []string // stems of content words outside aspects
	asksPraise    bool     // asks whether something is good
	asksBlame     bool
	isDisjunction bool // the parts are joined by "or"
	isConjunction bool // the parts are joined by "and"
	isNegated     bool
	form          verdict.Form
}

// parseQuestion analyses a question.
func parseQuestion(l *lexicon.Lexicon, s string, form verdict.Form) *question {
	s = extractQuestion(s)
	q := &question{text: s, tokens: text.Tokens(s), form: form}
	q.findKind()
	q.aspects = l.Asks(q.tokens)
	words := l.Words(q.tokens)
	covered := map[int]bool{}
	for _, a := range q.aspects {
		for i := a.From; i < a.To; i++ {
			covered[words[i].Token] = true
		}
	}
	for i := range q.tokens {
		q.addTerm(l, i, covered[i])
	}
	if !q.isAboutReview() {
		q.polarity = ""
	}
	return q
}

// addTerm analyses the token at i; isCovered is set if it belongs to an aspect's phrase.
func (q *question) addTerm(l *lexicon.Lexicon, i int, isCovered bool) {
	t := &q.tokens[i]
	if !t.Word {
		return
	}
	if blamingWords[t.Stem] && !isCovered {
		q.asksBlame = true
		return
	}
	switch t.Lower {
	case "or":
		q.isDisjunction = true
	case "and", "with", "plus":
		q.isConjunction = true
	}
	if text.Negates(t.Lower) && i > 0 {
		q.isNegated = !q.isNegated
		return
	}
	v := l.Valence(t)
	switch {
	case text.Stop(t.Lower) || retrieve.IsUninformative(t.Stem) || t.Lower[0] == '\'':
	case !isCovered && v > 0 && evaluativeWords[t.Lower]:
		q.asksPraise = true
	case !isCovered && v < 0 && evaluativeWords[t.Lower]:
		q.asksBlame = true
	case !isCovered:
		q.terms = append(q.terms, t.Stem)
	}
	switch t.Lower {
	case "positive", "favorable", "favourable", "enthusiastic", "fresh":
		q.polarity = "positive"
	case "negative", "unfavorable", "critical", "rotten":
		q.polarity = "negative"
	}
}

// extractQuestion returns the last question in s if s has several sentences, else s.
func extractQuestion(s string) string {
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

// isAboutReview reports whether the question is about the opinion of a review or its writer.
func (q *question) isAboutReview() bool {
	return slices.ContainsFunc(q.tokens, func(t text.Token) bool { return reviewWords[t.Stem] })
}

var reviewWords = text.Set("review sentiment opinion comment feedback ton reviewer critic text rat verdict")

var auxiliaries = text.Set(`is are was were do does did can could will would has have had should may might must am isn't
	any`)

// findKind sets the kind of the question's answer.
func (q *question) findKind() {
	lowercase := strings.ToLower(strings.TrimSpace(q.text))
	if strings.Contains(lowercase, "summary") || strings.HasPrefix(lowercase, "summarize") ||
		strings.HasPrefix(lowercase, "summarise") {
		q.kind = summaryAnswer
		return
	}
	q.findWh()
	switch {
	case q.form == verdict.Boolean:
		q.kind = yesNoAnswer
	case q.form == verdict.Date || q.form == verdict.Number:
		q.kind = spanAnswer
	case q.wh != "":
		if q.wh == "what" && strings.Contains(lowercase, " like") &&
			(strings.Contains(lowercase, " is ") || strings.Contains(lowercase, " are ") ||
				strings.Contains(lowercase, " was ") || strings.Contains(lowercase, "'s ")) || q.wh == "how" {
			q.kind = descriptionAnswer
		}
	case strings.HasPrefix(lowercase, "extract ") || strings.HasPrefix(lowercase, "name ") ||
		strings.HasPrefix(lowercase, "list ") ||
		strings.HasPrefix(lowercase, "find "):
		q.kind = spanAnswer
	default:
		q.kind = yesNoAnswer
	}
}

// findWh sets the question word and the noun after it.
func (q *question) findWh() {
	for i, t := range q.tokens {
		switch t.Lower {
		case "who", "whom", "whose", "when", "where", "why":
			q.wh = t.Lower
			return
		case "what", "which":
			q.wh = t.Lower
			q.focus = findFocus(q.tokens, i+1)
			return
		case "how":
			q.wh = "how"
			if i+1 < len(q.tokens) {
				switch next := q.tokens[i+1].Lower; next {
				case "many", "much", "long", "old", "far", "often", "large", "big", "high", "tall", "few", "fast", "heavy", "deep",
					"wide":
					q.wh = "how " + next
					q.focus = findFocus(q.tokens, i+2)
				}
			}
			return
		}
		if i == 0 && auxiliaries[t.Lower] {
			return // "is it where the locals eat?" is a yes/no question
		}
	}
}

// findFocus returns the stem of the noun that begins at or soon after i: the last word of the first run of content
// words (food in "what kind of food", year in "which year did").
func findFocus(tokens []text.Token, i int) string {
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

// blamingWords ask about problems: "any complaints about the noise", "is the wifi unreliable".
var blamingWords = text.Stems(strings.Fields(`complain complaint problem issue trouble unreliable lacking fee charge fail
	unstable worried`)...)

// evaluativeWords ask whether something is good or bad.
var evaluativeWords = text.Set(`good great nice excellent best amazing tasty delicious wonderful decent bad terrible poor awful worst
	fantastic lovely awesome superb fine better recommend recommended enjoyable famous popular positive negative`)
