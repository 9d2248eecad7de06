// Package dialogue reads a turn as a follow-up. There is one mechanism: the turn is read like any question, and each of
// its readings modifies the previous query with its parts: conditions, a figure, groups, an order, a limit, columns.
// The rest is kept. A small model learnt from conversations scores the possible modifications, and whether the turn is
// a follow-up at all.
package dialogue

import (
	"maps"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/words/cue"
	"github.com/ask-surely/surely/internal/words/lang"
	"github.com/ask-surely/surely/internal/words/text"
)

// Words that connect a turn with the previous one.
var (
	pluralPronouns   = text.Set("those these them they their theirs ones both")
	singularPronouns = text.Set("it its he him his she her hers that this one")
	pointingWords    = union(singularPronouns, pluralPronouns, text.Set("same such"))
	furtherWords     = text.Set("another other others else more next rest remaining further")
	tellingWords     = text.Set("tell show give more about everything all details detail info information full row rest")
	beyondWords      = text.Set("before after following preceding")
	openingWords     = text.Set("and but or what how only just now with without from in by for then ok okay not except " +
		"excluding sort sorted order of per also")
	addingWords   = text.Set("also too or both including include plus additionally well")
	liftingWords  = text.Set("all any overall every everything everyone regardless ignore whatever drop forget remove")
	sorryWords    = text.Set("no sorry actually oops rather")
	greatestWords = text.Set("most highest largest biggest longest latest newest top best maximum greatest")
	leastWords    = text.Set("least lowest smallest shortest earliest oldest fewest cheapest worst minimum bottom")
)

// requestKinds maps words that say what is wanted to the kind of request.
var requestKinds = map[string]string{
	"who": "who", "whom": "who", "which": "which", "what": "what", "when": "when", "where": "where", "list": "list",
	"show": "list",
	"name": "list", "give": "list", "tell": "list", "count": "count", "average": "figure", "mean": "figure",
	"avg":   "figure",
	"total": "figure", "sum": "figure", "per": "per", "by": "per", "each": "per", "sort": "sort", "order": "sort",
	"sorted": "sort", "rank": "sort",
}

func union(sets ...map[string]bool) map[string]bool {
	m := map[string]bool{}
	for _, s := range sets {
		maps.Copy(m, s)
	}
	return m
}

// findCues returns the features that depend only on a turn's words, not on its readings.
func (t *turn) findCues() []string {
	q := t.set.Question
	out := []string{"first " + firstWord(q), "length " + []string{"0", "2", "2", "4", "4", "6", "6", "9", "9", "9",
		"long"}[min(len(q.Tokens), 10)]}
	seen := map[string]bool{}
	cue := func(name string, holds bool) {
		if holds && !seen[name] {
			seen[name] = true
			out = append(out, name)
		}
	}
	for i, token := range q.Tokens {
		w := token.Text
		cue("points", pointingWords[w])
		cue("points one", singularPronouns[w])
		cue("points many", pluralPronouns[w])
		cue("further", furtherWords[w])
		cue("adds", addingWords[w])
		// Rougher than lang.IsSuperlative ("request" matches), but the weights were trained with it.
		cue("superlative", greatestWords[w] || leastWords[w] || len(w) > 5 && strings.HasSuffix(w, "est"))
		if greatestWords[w] || leastWords[w] || len(w) > 4 && strings.HasSuffix(w, "est") {
			cue("word "+w, true)
		}
		cue("most", greatestWords[w])
		cue("least", leastWords[w])
		cue("word "+w, rankingWords[w] || reverseWords[w])
		cue("share", shareWords[w])
		cue("number", token.Numeric)
		cue("asks "+requestKinds[w], requestKinds[w] != "")
		cue("how many", w == "how" && (q.Token(i+1) == "many" || q.Token(i+1) == "much"))
		cue("of pointed", w == "of" && pointingWords[q.Token(i+1)])
	}
	for i, m := range q.Tables {
		own := t.usesTable(q.Catalog.Tables[i].Name)
		cue("names its table", own && m.Exact != 0)
		cue("names another table", !own && m.Exact != 0)
	}
	cue("says nothing", q.Content&^t.repeated == 0)
	return out
}

// firstWord returns a turn's first word if it is informative; "about" stands for all forms of "what about".
func firstWord(q *link.Question) string {
	switch first, second := q.Token(0), q.Token(1); {
	case (first == "what" || first == "how") && second == "about",
		first == "and" && (second == "for" || second == "in"):
		return "about"
	case openingWords[first] || requestKinds[first] != "":
		return first
	}
	return "-"
}

// continuationEvidence is the evidence, in log-odds, of words that make sense only after another question.
const continuationEvidence = 7

// pointsBack reports whether a question is about "them" without naming them.
func pointsBack(q *link.Question) bool {
	for i := range q.Tokens {
		switch w := q.Token(i); {
		case w == "and" || w == "or" || q.HasSense(i, cue.Relative) && i > 0:
			return false
		case w == "them" && i > 0, w == "they" && q.HasSense(i-1, cue.Be):
			return true
		}
	}
	return false
}

// Words that ask for another order.
var orderWords = text.Set("sort order arrange rank")

// refersToEach reports whether "each" stands for the rows shown before: "how many does each have", "the average of
// each".
func refersToEach(q *link.Question) bool {
	for i := range q.Tokens {
		switch {
		case q.Token(i) != "each":
		case i+1 == len(q.Tokens) && (q.Token(i-1) == "of" || q.Token(i-1) == "for"),
			q.HasSense(i-1, cue.Be) && i+1 < len(q.Tokens) &&
				(q.NamedTokens()&link.Span(i+1, i+2) == 0 || strings.HasSuffix(q.Token(i+1), "ed")):
			return true
		}
	}
	return false
}

// Words that begin a change of what was asked before.
var changeWords = text.Set("and but also same only just leave ignore skip exclude excluding except without drop " +
	"forget remove")

// asksFirst reports whether a turn asks for the first of rows that it does not name: "which is the newest?", "who has
// the lowest".
func asksFirst(q *link.Question) bool {
	n := len(q.Tokens)
	for n > 0 && !q.Tokens[n-1].Word {
		n--
	}
	if n < 3 || n > 5 || !lang.IsSuperlative(q.Token(n-1)) {
		return false
	}
	switch requestKinds[q.Token(0)] {
	case "which", "who", "what":
	default:
		return false
	}
	for i := 1; i < n-1; i++ {
		if w := q.Token(i); w != "the" && w != "one" && w != "has" && w != "had" && !q.HasSense(i, cue.Be) {
			return false
		}
	}
	return true
}

// saysItContinues reports whether a turn says that it continues the previous one: "leave out …", "same for …", "which
// one …", "group them by …", "how many of those …", "what did they …", "how many does each have".
func saysItContinues(q *link.Question) bool {
	switch first, second := q.Token(0), q.Token(1); {
	case changeWords[first], (first == "what" || first == "how") && second == "about",
		first == "which" && (second == "one" || second == "ones"), asksFirst(q),
		orderWords[first] && (second == "by" || second == "it" || pluralPronouns[second]), q.AsksForGroups(),
		refersToEach(q):
		return true
	}
	if (requestKinds[q.Token(0)] != "" || q.Token(0) == "how") && pointsBack(q) {
		return true
	}
	return correctsItself(q) || refersToThose(q)
}

// correctsItself reports whether a turn begins like "sorry, I meant …".
func correctsItself(q *link.Question) bool {
	for i := range min(len(q.Tokens), 3) {
		if q.Token(i) == "i" && meaningWords[q.Token(i+1)] {
			return true
		}
	}
	return false
}

// refersToThose reports whether a turn is about some "of those".
func refersToThose(q *link.Question) bool {
	for i := range q.Tokens {
		next := q.Token(i + 2)
		if q.Token(i) == "of" && pluralPronouns[q.Token(i+1)] && q.Token(i+1) != "both" && next != "who" && next != "that" &&
			next != "which" && q.Content&(1<<uint(i+2)) == 0 {
			return true
		}
	}
	return false
}

// repeatedTokens returns the tokens that only repeat what the previous query is about.
func (t *turn) repeatedTokens() link.Mask {
	q := t.set.Question
	var m, others link.Mask
	for i := range q.Tables {
		if t.usesTable(q.Catalog.Tables[i].Name) {
			m |= q.Tables[i].All()
		}
	}
	known := t.before.GroupBy
	for _, it := range t.before.Select {
		known = append(known[:len(known):len(known)], it.Column)
	}
	for i, c := range q.Catalog.Columns {
		if slices.ContainsFunc(known, func(x query.Column) bool { return x.Table == c.Table.Name && x.Name == c.Name }) {
			m |= q.Columns[i].Exact
		} else {
			others |= q.Columns[i].Exact
		}
	}
	return m &^ others
}
