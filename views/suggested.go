package views

import (
	"fmt"
)

// Suggested questions, which use the names in the data. They are always English, since they are asked as written.

// The patterns of questions, with their arguments.
const (
	HintEach   = "How many %s are there for each %s?" // things, a group
	HintPlace  = "Which %s are in %s?"                // things, a place
	HintValue  = "Show %s with %s %s"                 // things, a property and its value
	HintOver   = "How many %s are there per %s?"      // things, a span of time
	HintMostOf = "Which has the most %s?"             // things; leads to a clarification about the column
	HintBest   = "Best %s"                            // things; leads to a clarification about the measure
	HintCount  = "How many %s are there?"             // things

)

// HintProperties are properties described in texts, HintSpans the periods for counting things.
var (
	HintProperties = []string{"quiet", "friendly", "expensive"}
	HintSpans      = []string{"month", "year"}
)

// HintByProperty asks for things with a property described in their texts.
func HintByProperty(things, property, place string) string {
	if place == "" {
		return fmt.Sprintf("Which %s are %s?", things, property)
	}
	return fmt.Sprintf("Which %s in %s are %s?", things, place, property)
}

// HintMost asks which thing has the most of something countable, such as seats, or the highest figure, such as a price.
func HintMost(thing, label string, isPlural bool) string {
	superlative := "highest"
	if isPlural {
		superlative = "most"
	}
	return fmt.Sprintf("Which %s has the %s %s?", thing, superlative, label)
}

// HintAverage compares groups by a number, or by their size.
func HintAverage(number string, isPlural bool, group string) string {
	if isPlural {
		number = "number of " + number
	}
	return fmt.Sprintf("What is the average %s per %s?", number, group)
}

// HintAcross asks for the average of a number over the things in two places, and leaves open whether it is over both
// together or for each place.
const HintAcross = "average %s of %s in %s and %s"

// HintAverages asks for averages by group without naming the column.
const HintAverages = "Average for each %s"

// HintTotals asks for totals by group without saying of what.
const HintTotals = "Total per %s"

// AskOpenNow asks which rows of an answer are open.
const AskOpenNow = "Which of them are open now?"

// evalCommands are the evaluation commands.
var evalCommands = []string{
	"surely eval chat --questions mine.jsonl --user simulated",
	"surely eval wikisql --questions Q.jsonl --tables T.jsonl --user simulated --detector probability=0.95",
	"surely eval spider --questions Q.json --tables tables.json --databases DIR",
	"surely eval wikisql --questions Q.jsonl --tables T.jsonl --user simulated --sweep",
}
