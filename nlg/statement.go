package nlg

import (
	"slices"
	"strings"
)

// statement turns a yes/no question about a row into the statement that a yes makes: "is this place quiet?" becomes "it
// is quiet". It returns "" for other questions.
func (v *Voice) statement(question string) string {
	q := strings.TrimRight(strings.TrimSpace(question), "?!. ")
	w := strings.Fields(q)
	if len(w) < 3 {
		return ""
	}
	aux := strings.ToLower(w[0])
	if !v.g.is("auxiliary", aux) {
		return ""
	}
	subject, rest, several := w[1:2], w[2:], false
	switch strings.ToLower(w[1]) {
	case "this", "that":
		// "is this a good place to work?" is about this, "is this place good?" about this place.
		subject, rest = []string{v.g.say("this", nil)}, w[3:]
		noun := w[2]
		if next := strings.ToLower(w[2]); next == "a" || next == "an" || next == "the" {
			noun, rest = w[len(w)-1], w[2:]
		}
		if v.g.is("person", strings.ToLower(noun)) && plural[aux] != "" {
			subject, several = []string{v.g.say("this.person", nil)}, true
		}
	case "the", "these", "those", "their", "its", "a", "an":
		subject, rest = w[1:3], w[3:]
	case "there", "it", "they", "you", "people", "one":
		subject[0] = strings.ToLower(subject[0])
	}
	if len(rest) == 0 {
		return ""
	}
	verb := aux
	switch {
	case several && aux == "does":
		verb, rest = rest[0], rest[1:]
	case several:
		verb = plural[aux]
	case aux == "does" || aux == "do" || aux == "did":
		verb, rest = third(aux, rest[0]), rest[1:]
	}
	return strings.TrimSpace(strings.Join(subject, " ") + " " + verb + " " + strings.Join(rest, " "))
}

// mostWords is the number of words up to which what a text says stands in a sentence without quotes.
const mostWords = 6

// told says what a column's text says if the answer to a question about it is yes or no, in words that stand in a
// sentence: a longer statement, or one that could be read as two, is quoted. "Does it say …" becomes what the text says
// and, of a yes, "does it mention …" what it mentions. There is no statement for other questions.
func (p speaker) told(s slots, question, label string, yes bool) {
	p.verbs(s, label)
	said := p.statement(question)
	if strings.ContainsAny(said, "“”`") {
		said = ""
	}
	most := mostWords
	if w := strings.SplitN(said, " ", 3); len(w) == 3 {
		mentions := yes && p.g.is("mentions", w[0]+" "+w[1])
		if mentions {
			s["say"], most = p.g.say("mention"+p.number(label), nil), 1
		}
		if mentions || p.g.is("says", w[0]+" "+w[1]) {
			said = w[2]
		}
	}
	joined := slices.ContainsFunc([]string{"and", "or"}, func(w string) bool {
		return strings.Contains(said, " "+p.g.say(w, nil)+" ")
	})
	if joined || strings.ContainsAny(said, "(),;:.") || len(strings.Fields(said)) > most {
		said = quoted(said)
	}
	s["statement"] = said
}

// plural is the auxiliary for "they", used for persons.
var plural = map[string]string{"is": "are", "was": "were", "has": "have", "does": "do"}

// third inflects a verb as its auxiliary was.
func third(aux, verb string) string {
	switch {
	case aux != "does":
		if aux == "did" {
			return "did " + verb
		}
		return verb
	case verb == "have":
		return "has"
	case verb == "do" || verb == "go":
		return verb + "es"
	case strings.HasSuffix(verb, "y") && len(verb) > 1 && !strings.ContainsRune("aeiou", rune(verb[len(verb)-2])):
		return verb[:len(verb)-1] + "ies"
	case strings.HasSuffix(verb, "s") || strings.HasSuffix(verb, "sh") || strings.HasSuffix(verb, "ch") ||
		strings.HasSuffix(verb, "x"):
		return verb + "es"
	}
	return verb + "s"
}

// verbs inflects the verb of speech: reviews say, a description says. Other nouns "suggest".
func (p speaker) verbs(s slots, label string) {
	number := p.number(label)
	say, deny := "say", "deny"
	if w := strings.Fields(strings.ToLower(label)); len(w) > 0 && !p.g.is("speaks", w[len(w)-1]) {
		say, deny = "show", "refute"
	}
	s["say"], s["deny"] = p.g.say(say+number, nil), p.g.say(deny+number, nil)
	s["do"], s["answer"] = p.g.say("do"+number, nil), p.g.say("answer"+number, nil)
}
