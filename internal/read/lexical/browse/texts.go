package browse

import (
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/link"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// phrase is a part of the question that no column explains.
type phrase struct {
	span
	kind kind
	p    float64 // probability that it is a condition
}

// kind is how a phrase becomes a question.
type kind int

const (
	having  kind = iota // "outdoor seating": does it have outdoor seating?
	serving             // "pulled pork": does it serve pulled pork?
	quality             // "romantic": is it romantic?
	purpose             // "a first date": is it good for a first date?
	doing               // "watch sports": is it a good place to watch sports?
	verbal              // "trained in Paris": has it trained in Paris?
	whole               // already a question, asked unchanged
)

// triggers are words that introduce a phrase about the rows, with the kind of the phrase.
var triggers = map[string]kind{
	"with": having, "has": having, "have": having, "had": having, "having": having, "offers": having,
	"offer": having, "offering": having, "featuring": having, "features": having, "including": having,
	"accepts": having, "takes": having, "without": having, "no": having, "known": having,
	"serve": serving, "serves": serving, "serving": serving, "sell": serving, "sells": serving,
	"get": serving, "eat": serving, "try": serving, "buy": serving, "craving": serving, "especially": serving,
	"for": purpose, "to": doing, "who": verbal, "that": verbal, "which": verbal, "allow": verbal, "allows": verbal,
	"is": quality, "are": quality, "be": quality, "isn": quality, "aren": quality,
}

// readTexts turns unexplained phrases, delimited by explained words, triggers and punctuation, into conditions on
// texts.
func (a *searchReading) readTexts() {
	if len(a.roles.texts) == 0 {
		return
	}
	if a.named && a.isOpenQuestion() {
		// "what do people say about the service?" is put to the text unchanged.
		a.askTexts(phrase{span{0, len(a.q.Tokens)}, whole, .85})
		return
	}
	for i := 0; i < len(a.q.Tokens); {
		j := i
		for j < len(a.q.Tokens) && (j == i || !a.endsBefore(j)) {
			j++
		}
		if f := a.phraseOf(i, j); a.hasContent(f.i, f.j) {
			a.askTexts(f)
		}
		i = j
	}
}

// isOpenQuestion reports whether the question asks "what", "how" and the like about something, but for no column.
func (a *searchReading) isOpenQuestion() bool {
	switch a.word(0) {
	case "what", "how", "who", "why", "which":
		return a.word(1) != "about" && len(a.wanted) == 0 && a.hasContent(0, len(a.q.Tokens))
	}
	return false
}

// endsBefore reports whether a phrase ends before token i: at an explained token, a trigger, punctuation, a closing
// word, or an "and" that does not join two qualities of one thing.
func (a *searchReading) endsBefore(i int) bool {
	_, isTrigger := triggers[a.word(i)]
	switch w := a.word(i); {
	case a.gap(i) != none, a.isExplained(i), a.isRowNoun(i), a.isExplained(i-1) && !a.is("stop", i), a.isRowNoun(i - 1):
		return true
	case isTrigger:
		return !a.is("within", i) || a.is("stop", i-1) || a.isExplained(i-1)
	case w == "and" || w == "or":
		return !isAdjective(a.word(i-1)) || a.is("stop", i+1)
	case a.listsPeople() && (w == "in" || w == "at" || w == "by") && !a.isExplained(i+1): // "trained in Paris"
		return false
	}
	return a.is("closer", i)
}

// phraseOf returns the phrase at [i,j) without fillers at its ends, with the kind and probability its context suggests.
func (a *searchReading) phraseOf(i, j int) phrase {
	by, coordinated := a.triggerOf(i)
	f := phrase{a.trimmed(i, j, by), having, .3}
	switch {
	case f.i >= f.j, by >= 0 && a.decideByTrigger(&f, by, coordinated):
	case a.listsPeople() && a.isRowNoun(i-1) && a.isParticiple(f.i): // "chefs trained in Paris"
		f.kind, f.p = verbal, .8
	case f.j < len(a.q.Tokens) && a.gap(f.j) == none && (a.isRowNoun(f.j) || a.is("generic", f.j) || a.isInValue(f.j)):
		f.kind, f.p = quality, .9 // "dog friendly restaurants", "authentic Thai food"
	case by >= 0 && (triggers[a.word(by)] == having || triggers[a.word(by)] == serving):
		f.kind, f.p = triggers[a.word(by)], .88
	default:
		a.decideWithoutTrigger(&f, i)
	}
	return f
}

// trimmed returns [i,j) without fillers at its ends; after a trigger of kind doing, those at the beginning are kept.
func (a *searchReading) trimmed(i, j, by int) span {
	for i < j && a.isFiller(i) && !(by >= 0 && triggers[a.word(by)] == doing && i > by) {
		i++
	}
	for j > i && a.isFiller(j-1) {
		j--
	}
	return span{i, j}
}

// isInValue reports whether token i is part of a value.
func (a *searchReading) isInValue(i int) bool { return i >= 0 && a.values&link.Span(i, i+1) != 0 }

// triggerOf returns the index of the trigger that introduces the words from token i on, or -1. Words joined by "and" or
// a comma have the same trigger as those before them.
func (a *searchReading) triggerOf(i int) (by int, coordinated bool) {
	if a.isTrigger(i) {
		return i, false
	}
	if coordinated = a.word(i) == "and" || a.word(i) == "or" || a.gap(i) == comma; !coordinated {
		if a.isTrigger(i - 1) {
			return i - 1, false
		}
		return -1, false
	}
	for by = i - 1; by >= 0 && a.gap(by+1) != stop; by-- {
		if a.isTrigger(by) {
			return by, true
		}
	}
	return -1, true
}

// decideByTrigger sets a phrase's kind and probability by the trigger before it, and reports whether it did.
func (a *searchReading) decideByTrigger(f *phrase, by int, coordinated bool) bool {
	kind, last := triggers[a.word(by)], a.word(f.j-1)
	switch {
	case coordinated && (kind == purpose || kind == doing) && isAdjective(last): // "for a first date and not too loud"
		f.kind, f.p = quality, .8
	case kind == having && a.is("along", f.j-1): // "with kids"
		f.kind, f.p = purpose, .88
	case kind == quality && a.describesRows(by):
		f.kind, f.p = quality, .88
	case kind == verbal && (a.isParticiple(f.i) || a.isContent(by+1) && !a.isTrigger(by+1)): // "that take dogs"
		f.kind, f.p = verbal, .75
		if strings.HasPrefix(a.word(by), "allow") {
			f.i = by
		}
	case kind == doing && !a.is("stopverb", by+1):
		f.kind, f.p = doing, .88
	case kind == purpose && a.is("seeking", by-1):
		f.kind, f.p = quality, .8
	case kind == purpose:
		f.kind, f.p = purpose, .88
	default:
		return false
	}
	return true
}

// decideWithoutTrigger sets the kind and probability of a phrase that no trigger word introduces.
func (a *searchReading) decideWithoutTrigger(f *phrase, from int) {
	switch before := a.word(f.i - 1); {
	case !a.named && a.isInValue(f.i-1) && f.i == from && a.gap(from) == none:
		f.kind, f.p, f.i = serving, .7, f.i-1 // "Korean BBQ": the value belongs to what is wanted
	case isAdjective(a.word(f.j - 1)):
		f.kind, f.p = quality, .72
	case !a.hasContent(0, f.i) && a.values == 0 || a.fragment || a.named:
		f.p = .85
	case before == "a" || before == "an":
		f.p = .55
	case before == "some" || before == "any" || before == "best":
		f.kind, f.p = serving, .8
	}
}

// isTrigger reports whether token i is a trigger and not part of a hyphenated word.
func (a *searchReading) isTrigger(i int) bool {
	_, ok := triggers[a.word(i)]
	return ok && a.word(i-1) != "-" && a.word(i+1) != "-"
}

// describesRows reports whether the words after "is" at token i describe the rows: "that is quiet", but not "is there".
func (a *searchReading) describesRows(i int) bool {
	subject := a.is("subject", i-1) || a.isRowNoun(i-1) || a.isExplained(i-1) || a.word(i-1) == "they" || a.named
	return subject && a.word(i+1) != "there" && a.word(i+1) != "the"
}

// isFiller reports whether a token can be dropped at the ends of a phrase.
func (a *searchReading) isFiller(i int) bool {
	if a.word(i) == "people" && i > 0 && a.q.Tokens[i-1].Numeric { // "for 12 people"
		return false
	}
	return a.isExplained(i) || a.isRowNoun(i) || a.word(i-1) == "to" && a.is("stopverb", i) || !a.q.Tokens[i].Word ||
		a.isContraction(i) || a.isTrigger(i) || a.refersToShown(i) || a.is("stop", i) || a.is("generic", i) &&
		!a.hasContent(i+1, i+2)
}

// isContent reports whether a token is worth searching for in a text.
func (a *searchReading) isContent(i int) bool {
	return i < len(a.q.Tokens) && a.q.Tokens[i].Word && !a.isUnsearchable(i) && !a.isContraction(i) && !a.refersToShown(i)
}

// refersToShown reports whether token i of a fragment refers to rows shown before.
func (a *searchReading) refersToShown(i int) bool { return a.fragment && a.is("refer", i) }

// hasContent reports whether the tokens [i,j) contain a word worth asking about.
func (a *searchReading) hasContent(i, j int) bool {
	for k := i; k < min(j, len(a.q.Tokens)); k++ {
		if a.isContent(k) && !a.isExplained(k) && len(a.word(k)) > 1 && !a.is("companion", k) {
			return true
		}
	}
	return false
}

// askTexts adds a decision on whether a phrase is a condition on a text.
func (a *searchReading) askTexts(f phrase) {
	if f.p > .5 {
		a.asked = append(a.asked, f.span)
	}
	column := a.textColumn(f)
	item := query.Item{Column: a.column(column), Text: &query.TextCall{Question: a.question(f)}}
	if a.named {
		a.wanted = append(a.wanted, item)
		return
	}
	want := verdict.Yes
	if a.denied(f.i) {
		want = verdict.No
	}
	a.decideWhether(f.p, where(query.Condition{Item: item, Op: query.Equal,
		Values: []query.Value{{Text: want, First: f.i, Last: f.j - 1}}}))
	a.decisions[len(a.decisions)-1].words = a.contentOf(f.span)
}

// denied reports whether a phrase at token i is negated, possibly by the words that introduce it.
func (a *searchReading) denied(i int) bool {
	return a.negated(i) || a.word(i-1) == "t" || a.is("not", i-1) || a.is("stop", i-1) && a.is("not", i-2)
}

// contentOf returns the content words in a span of tokens.
func (a *searchReading) contentOf(s span) (out []string) {
	for i := s.i; i < s.j; i++ {
		if a.isContent(i) {
			out = append(out, a.word(i))
		}
	}
	return out
}

// textColumn returns the column to ask about a phrase: the list of offers if the phrase is something served or names an
// element of the list, otherwise a text.
func (a *searchReading) textColumn(f phrase) *schema.Column {
	offers, texts := a.roles.offers, a.roles.texts
	if offers == nil || f.kind != serving && f.kind != having {
		return texts[0]
	}
	if f.kind == serving || a.in.Values != nil && slices.ContainsFunc(a.in.Values.Lookup(a.typed(f.i, f.j), 8),
		func(m schema.Match) bool {
			return m.How != schema.Misspelt && m.Table == a.table.Name && m.Column == offers.Name
		}) {
		return offers
	}
	return texts[0]
}
