package link

import (
	"strings"

	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/words"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/text"
)

// isComplaintAbout reports whether a token is the "about" that says what somebody complains of.
func (q *Question) isComplaintAbout(at int) bool {
	return q.Token(at) == "about" && q.HasSense(at-1, cue.Opinion)
}

// topicStart returns where a phrase begins together with the words that introduce it as a topic: "complaints about".
func (q *Question) topicStart(first int) int {
	at := first
	for q.isArticle(at - 1) {
		at--
	}
	if !q.isComplaintAbout(at - 1) {
		return first
	}
	for at--; q.HasSense(at-1, cue.Opinion) || q.isArticle(at-1); {
		at--
	}
	return at
}

// absenceWording returns the question whether a note says that something is missing or did not happen, since notes are
// about what went wrong; "" for longer texts, which deny things, and where that cannot be said.
func (q *Question) absenceWording(c *Column, t tokenRange) string {
	at := t.first - 1
	if c.Words > schema.NoteWords || !q.HasSense(at, cue.Not) {
		return ""
	}
	start, phrase := "does this "+rowNoun(c.Table)+" ", strings.TrimPrefix(q.TextOf(Span(t.first, t.last)), "any ")
	switch before := q.Token(at); {
	case before == "no" && q.isFullClause(t):
		return start + "say no " + phrase + "?"
	case before == "no" || before == "without":
		be := "is"
		if words := strings.Fields(phrase); text.Singular(words[0]) != words[0] {
			be = "are"
		}
		return start + "say there " + be + " no " + phrase + "?"
	case q.Token(at-1) == "about" && strings.HasSuffix(q.Token(t.first), "ing"):
		return start + "mention not " + phrase + "?"
	case at == 0 || !q.isContraction(at-1) && !q.HasSense(at-1, cue.Be):
		return ""
	}
	return start + "say " + q.subjectBefore(at-1) + " " + q.TextOf(Span(at-1, t.last)) + "?"
}

// subjectBefore returns the pronoun for what a negated verb, such as "didn't", is said of.
func (q *Question) subjectBefore(verb int) string {
	if q.HasSense(verb-1, cue.Person) || q.Token(verb-1) == "they" || strings.HasPrefix(q.Token(verb), "were") ||
		strings.HasPrefix(q.Token(verb), "are") {
		return "they"
	}
	return "it"
}

// rowNoun returns the word for a row of a table, in lower case.
func rowNoun(t *Table) string {
	return strings.ToLower(text.Singular(strings.Join(t.Names[0].Text, " ")))
}

// wording returns the yes/no question that decides, from the text of a row, whether a phrase holds. It depends on the
// words before the phrase.
func (q *Question) wording(c *Column, run tokenRange) string {
	t := c.Table
	phrase := q.TextOf(Span(run.first, run.last))
	row := rowNoun(t)
	at := run.first - 1
	for q.isArticleOrNegation(at) {
		at--
	}
	clause := q.withArticle(run)
	if verb, from, ok := q.claim(at, run); ok {
		return "does this " + row + " " + verb + " " + q.TextOf(Span(from, run.last)) + "?"
	}
	switch {
	case (q.Token(at) == "it" || q.Token(at) == "they") && q.HasSense(at-1, cue.Mentioning):
		return "does this " + row + " say " + q.Token(at) + " " + phrase + "?"
	case q.isComplaintAbout(at):
		return "does this " + row + " complain about " + phrase + "?"
	case q.isSaidOf(at, run):
		return q.wordingOfState(row, phrase, at, run)
	}
	switch q.Token(at) {
	case "for":
		return "is this " + row + " good for " + phrase + "?"
	case "where", "when":
		return "does this " + row + " say " + clause + "?"
	case "whose":
		return "does this " + row + " say their " + phrase + "?"
	case "that", "which", "who", "they", "people":
		if q.isArticle(run.first) || clause != phrase { // the clause has its own subject
			return "does this " + row + " say " + clause + "?"
		}
		return "does this " + row + " say they " + phrase + "?"
	case "with", "has", "have", "had", "having", "offers", "offer", "offering":
		if c.Words > schema.NoteWords {
			return "does this " + row + " have " + phrase + "?"
		}
	}
	if q.isFullClause(run) {
		return "does this " + row + " say " + q.TextOf(Span(at+1, run.last)) + "?"
	}
	if run.last < len(q.Tokens) && q.Tables[t.Index].Exact&(1<<uint(run.last)) != 0 &&
		words.Key(q.Tokens[run.first:run.last]) != "" {
		return "is this " + row + " " + phrase + "?"
	}
	return "does this " + row + " mention " + phrase + "?"
}

// withArticle returns a phrase with its article, but not with a negation, which is the answer.
func (q *Question) withArticle(run tokenRange) string {
	if q.isArticle(run.first - 1) {
		run.first--
	}
	return q.TextOf(Span(run.first, run.last))
}

// claim returns the verb by which a phrase says what rows want, offer or tell, and where its object begins. A question
// about the text keeps the verb: a job that needs a licence does not have one.
func (q *Question) claim(at int, run tokenRange) (verb string, from int, ok bool) {
	if verb, ok = cue.Claim(q.Token(run.first)); ok && run.first > 0 && run.last > run.first+1 {
		return verb, run.first + 1, true
	}
	from = at + 1
	if w := q.Token(at); w == "for" || w == "about" {
		at, from = at-1, at
	}
	if verb, ok = cue.Claim(q.Token(at)); !ok || at == 0 || q.Frame&(1<<uint(at)) != 0 {
		return "", 0, false
	}
	return verb, from, true
}

// isSaidOf reports whether a form of "be" before a phrase says it of the rows, or of somebody.
func (q *Question) isSaidOf(at int, run tokenRange) bool {
	switch q.Token(at) {
	case "is", "are", "be", "was", "were":
		return q.Token(at-1) != "there" && at >= q.howOften() && (at == run.first-1 || q.HasSense(run.first-1, negations))
	}
	return false
}

// wordingOfState returns the question whether the row is in a state, or says that somebody is.
func (q *Question) wordingOfState(row, phrase string, at int, run tokenRange) string {
	switch who := q.Token(at - 1); {
	case who == "they", who == "he", who == "she", who == "we", strings.HasSuffix(who, "thing"),
		q.HasSense(at-1, cue.Anybody):
		return "does this " + row + " say " + who + " " + q.Token(at) + " " + phrase + "?"
	}
	return "is this " + row + " " + phrase + "?"
}

// isFullClause reports whether a phrase is a clause with its own subject: "the staff was rude".
func (q *Question) isFullClause(run tokenRange) bool {
	for k := run.first + 1; k < run.last-1; k++ {
		if q.HasSense(k, cue.Be) {
			return true
		}
	}
	return false
}
