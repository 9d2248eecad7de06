package cue

import (
	"slices"

	"github.com/ask-surely/surely/internal/words/text"
)

// state is something that columns say to be so: words for it in their names, by their stems, and the words for its
// opposite that are not made by a prefix.
type state struct{ names, opposites map[string]bool }

var states = []state{
	{text.Stems("paid", "settled"), text.Set("owe owes owed owing outstanding arrears debt debts")},
	{text.Stems("present", "attended", "came"), text.Set("absent absence absences absentee absentees miss misses missed " +
		"skips skipped away")},
}

// IsOpposite reports whether a word in lower case is one for an opposite.
func IsOpposite(word string) bool {
	return slices.ContainsFunc(states, func(s state) bool { return s.opposites[word] })
}

// Opposes reports whether a word in lower case says the opposite of a word of a column's name, given by its stem.
func Opposes(word, stem string) bool {
	return slices.ContainsFunc(states, func(s state) bool { return s.opposites[word] && s.names[stem] })
}

// NamesState reports whether a word in lower case may name the same state as one given by its stem: "pays", "settled".
func NamesState(word, stem string) bool {
	return slices.ContainsFunc(states, func(s state) bool { return s.names[text.Stem(word)] && s.names[stem] })
}
