package views

import (
	"fmt"
)

// Suggested questions, in the words of the data. They are English, whatever the interface language, since they are
// asked as written.

// The patterns of questions, with their arguments.
const (
	HintEach   = "How many %s are there for each %s?" // the same
	HintPlace  = "Which %s are in %s?"                // things, a place
	HintValue  = "Show %s with %s %s"                 // things, a property and its value
	HintOver   = "How many %s are there per %s?"      // things, a span of time
	HintMostOf = "Which has the most %s?"             // things; which kind of which column is asked back
	HintBest   = "Best %s"                            // things; by what is asked back
	HintCount  = "How many %s are there?"             // things

)

// HintWords are properties people ask texts about, HintSpans the spans in which things are counted.
var (
	HintWords = []string{"quiet", "friendly", "expensive"}
	HintSpans = []string{"month", "year"}
)

// HintText asks for things by what their texts say.
func HintText(things, word, place string) string {
	if place == "" {
		return fmt.Sprintf("Which %s are %s?", things, word)
	}
	return fmt.Sprintf("Which %s in %s are %s?", things, place, word)
}

// HintMost asks for the thing with most of something: seats, which are countable, or a price.
func HintMost(thing, label string, several bool) string {
	which := "highest"
	if several {
		which = "most"
	}
	return fmt.Sprintf("Which %s has the %s %s?", thing, which, label)
}

// HintAverage compares groups by a number, or by their size.
func HintAverage(number string, several bool, group string) string {
	if several {
		number = "number of " + number
	}
	return fmt.Sprintf("What is the average %s per %s?", number, group)
}

// HintAcross asks for a number's average over the things of two places: of all of them, or of each place's.
const HintAcross = "average %s of %s in %s and %s"

// HintAverages asks for averages by group without saying of what.
const HintAverages = "Average for each %s"

// AskOpenNow asks which rows of an answer are open.
const AskOpenNow = "Which of them are open now?"

// evalCommands are the evaluation commands.
var evalCommands = []string{
	"surely eval chat --questions mine.jsonl --user simulated",
	"surely eval wikisql --questions Q.jsonl --tables T.jsonl --user simulated --detector probability=0.95",
	"surely eval spider --questions Q.json --tables tables.json --databases DIR",
	"surely eval wikisql --questions Q.jsonl --tables T.jsonl --user simulated --sweep",
}
