package nlg

import (
	"cmp"
	"slices"
	"strings"
)

// statement converts a yes/no question about a row to a statement: it is quiet. It returns "" for other questions.
func (v *Voice) statement(question string) string {
	q := strings.TrimRight(strings.TrimSpace(question), "?!. ")
	words := strings.Fields(q)
	if len(words) < 3 {
		return ""
	}
	aux := strings.ToLower(words[0])
	if !v.g.inClass("auxiliary", aux) {
		return ""
	}
	subject, rest, isPlural := words[1:2], words[2:], false
	switch strings.ToLower(words[1]) {
	case "this", "that":
		// "is this a good place to work?" is about this, "is this place good?" about this place.
		subject, rest = []string{v.g.render("this", nil)}, words[3:]
		noun := words[2]
		if next := strings.ToLower(words[2]); next == "a" || next == "an" || next == "the" {
			noun, rest = words[len(words)-1], words[2:]
		}
		if v.g.inClass("person", strings.ToLower(noun)) && pluralAuxiliaries[aux] != "" {
			subject, isPlural = []string{v.g.render("this.person", nil)}, true
		}
	case "the", "these", "those", "their", "its", "a", "an":
		subject, rest = words[1:3], words[3:]
	case "there", "it", "they", "you", "people", "one":
		subject[0] = strings.ToLower(subject[0])
	}
	if len(rest) == 0 {
		return ""
	}
	verb := aux
	switch {
	case isPlural && aux == "does":
		verb, rest = rest[0], rest[1:]
	case isPlural:
		verb = pluralAuxiliaries[aux]
	case aux == "does" || aux == "do" || aux == "did":
		verb, rest = v.inflectVerb(aux, rest[0]), rest[1:]
	}
	return strings.TrimSpace(strings.Join(subject, " ") + " " + verb + " " + strings.Join(rest, " "))
}

// maxUnquotedWords is the maximum length of a statement that is not quoted within a sentence.
const maxUnquotedWords = 6

// addStatement adds the slots for the statement that a column's texts make if the answer to a question is yes or no. A
// statement that is long or could be read as two is quoted. "Does it say …" becomes what the texts say and, if the
// answer is yes, "does it mention …" what they mention and "does it complain about …" what they complain about. For
// other questions the statement is empty.
func (p speaker) addStatement(s slots, question, label string, isYes bool) {
	p.addVerbs(s, label)
	phrase := p.statement(question)
	if strings.ContainsAny(phrase, "“”`") {
		phrase = ""
	}
	maxWords := maxUnquotedWords
	if words := strings.SplitN(phrase, " ", 3); len(words) == 3 {
		start, verb := words[0]+" "+words[1], ""
		topic, complains := strings.CutPrefix(words[2], "about ")
		switch {
		case isYes && p.g.inClass("mentions", start):
			verb, phrase = "mention", words[2]
		case isYes && complains && p.g.inClass("complains", start):
			verb, phrase = "complain", topic
		case p.g.inClass("says", start):
			phrase = words[2]
		}
		if verb != "" {
			s["say"], maxWords = p.g.render(verb+p.numberSuffix(label), nil), 1
		}
	}
	hasConjunction := slices.ContainsFunc([]string{"and", "or"}, func(conjunction string) bool {
		return strings.Contains(phrase, " "+p.g.render(conjunction, nil)+" ")
	})
	if hasConjunction || strings.ContainsAny(phrase, "(),;:.") || len(strings.Fields(phrase)) > maxWords {
		phrase = quoted(phrase)
	}
	s["statement"] = phrase
}

// pluralAuxiliaries maps auxiliaries to their form after "they", which stands for a person.
var pluralAuxiliaries = map[string]string{"is": "are", "was": "were", "has": "have", "does": "do"}

// inflectVerb returns the verb for an auxiliary and an infinitive. In the third person it ends like a plural.
func (v *Voice) inflectVerb(aux, verb string) string {
	switch aux {
	case "does":
		return cmp.Or(v.g.rules["does."+verb], v.plural(verb))
	case "did":
		return "did " + verb
	}
	return verb
}

// addVerbs adds the verbs that agree with a label: reviews say, a description says. Other nouns "suggest".
func (p speaker) addVerbs(s slots, label string) {
	number := p.numberSuffix(label)
	say, deny := "say", "deny"
	if w := strings.Fields(strings.ToLower(label)); len(w) > 0 && !p.g.inClass("speaks", w[len(w)-1]) {
		say, deny = "show", "refute"
	}
	s["say"], s["deny"] = p.g.render(say+number, nil), p.g.render(deny+number, nil)
	s["do"], s["answer"] = p.g.render("do"+number, nil), p.g.render("answer"+number, nil)
}
