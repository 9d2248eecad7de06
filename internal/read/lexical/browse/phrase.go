package browse

import (
	"slices"
	"strings"
)

// meanwhile reports whether token i begins a subordinate clause about another activity: "before watching a show".
func (a *ask) meanwhile(i int) bool {
	switch a.word(i) {
	case "before", "after", "while":
		return strings.HasSuffix(a.word(i+1), "ing")
	}
	return false
}

// article extends a phrase to include an article that is part of a name.
func (a *ask) article(f phrase, from int) int {
	if w := a.word(f.i - 1); f.i > from && f.kind != quality && f.kind != being && f.kind != stated &&
		(w == "a" || w == "an" || w == "the" && !a.fragment) {
		return f.i - 1
	}
	return f.i
}

// open reports whether the question is not a yes/no question and has a subject.
func (a *ask) open() bool {
	switch a.word(0) {
	case "what", "what's", "how", "who", "why", "which":
		return a.word(1) != "about" && len(a.wanted) == 0 && a.says(0, len(a.tokens))
	}
	return false
}

// valueBefore returns the start of the value that ends before token i, or i.
func (a *ask) valueBefore(i int) int {
	for _, l := range a.linked {
		if l.j == i && a.gaps[i] == none && l.j-l.i == 1 {
			return l.i
		}
	}
	return i
}

// hyphen reports whether token i joins two content words: "family-owned".
func (a *ask) hyphen(i int) bool {
	return a.word(i) == "-" && i > 0 && a.content(i-1) && i+1 < len(a.tokens) && a.content(i+1)
}

// isLinked reports whether token i is part of a value.
func (a *ask) isLinked(i int) bool {
	return slices.ContainsFunc(a.linked, func(l valueLink) bool { return l.i <= i && i < l.j })
}

// joined reports whether a token is part of a hyphenated word.
func (a *ask) joined(i int) bool { return a.word(i-1) == "-" || a.word(i+1) == "-" }

// subject reports whether token i can be the subject of a statement about the rows or about people.
func (a *ask) subject(i int) bool { return a.word(i) == "they" || a.namesTable(a.tokens[i]) }

// extent returns the end of a phrase from i on: the next explained token, trigger, comma or closing word.
func (a *ask) extent(i, to int) int {
	for k := i + 1; k < to; k++ {
		_, opens := triggers[a.word(k)]
		switch {
		case a.gaps[k] == none && a.explained[k]:
			return a.backUp(i, k)
		case a.gaps[k] != none, a.closes(k, to), opens && !lexicon.is("within", a.word(k)):
			return k
		}
	}
	return to
}

// closes reports whether a phrase ends before the closing word at k. Of people, "sit in the sun" stays together; "in
// Palo Alto" was explained and ends the phrase.
func (a *ask) closes(k, to int) bool {
	w, next := a.word(k), k+1
	for next < to && lexicon.is("stop", a.word(next)) {
		next++
	}
	return lexicon.is("closer", w) &&
		(next >= to || a.explained[next] || !a.person() || w != "in" && w != "at" && w != "by")
}

// backUp drops the prepositions before an explained token.
func (a *ask) backUp(i, k int) int {
	for k > i && lexicon.is("stop", a.word(k-1)) && !a.counted(k-1) {
		k--
	}
	return k
}

// filler reports whether a token adds nothing at the edge of a phrase.
func (a *ask) filler(i int) bool {
	w := a.word(i)
	if a.counted(i) {
		return false
	}
	return a.explained[i] || !a.tokens[i].Word || a.contracted(i) || lexicon.is("stop", w) && w != "not" ||
		w == "without" || a.namesTable(a.tokens[i]) || a.refers(w)
}

// counted reports whether token i is the "people" of "for 12 people".
func (a *ask) counted(i int) bool { return a.word(i) == "people" && i > 0 && a.tokens[i-1].Numeric }

// content reports whether a token can be searched for in a text.
func (a *ask) content(i int) bool {
	t := a.tokens[i]
	return t.Word && !lexicon.dull(t.Text) && !a.contracted(i) && !a.namesTable(t) && !a.refers(t.Text)
}

// refers reports whether a word of a fragment refers to what was shown before.
func (a *ask) refers(w string) bool { return a.fragment && lexicon.is("refer", w) }

// says reports whether a phrase has a word worth asking about.
func (a *ask) says(i, j int) bool {
	for k := i; k < j; k++ {
		if a.content(k) && !a.explained[k] && len(a.word(k)) > 1 && !lexicon.is("companion", a.word(k)) {
			return true
		}
	}
	return false
}

func (a *ask) bestBefore(i int) bool {
	for k := i - 1; k >= 0 && k >= i-3; k-- {
		if c, ok := lexicon.cueAt(a.tokens, k); ok && c.role == "quality" {
			return true
		}
	}
	return false
}
