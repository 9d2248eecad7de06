package views

import (
	"fmt"
	"strings"

	"github.com/ask-surely/surely/text"
)

// Questions to suggest, in the words of the data. They are asked as they stand, so they are English whatever the
// interface speaks.

// HintWords are things that people ask of texts.
var HintWords = []string{"quiet", "friendly", "old", "expensive"}

// HintText asks for things by what is written about them.
func HintText(things, word, place string) string {
	if place == "" {
		return fmt.Sprintf("Which %s are %s?", things, word)
	}
	return fmt.Sprintf("Which %s in %s are %s?", things, place, word)
}

// HintAdjective asks for things by a property that can stand before them.
func HintAdjective(things, value, place string) string {
	return fmt.Sprintf("Find %s %s in %s", value, things, place)
}

// HintPer counts things by a property.
func HintPer(things, label string) string { return fmt.Sprintf("Number of %s by %s", things, label) }

// HintBoth asks for things by two of their properties.
func HintBoth(things, label, value, place string) string {
	return fmt.Sprintf("Find %s with %s %s in %s", things, label, value, place)
}

// HintPlace asks for things in a place.
func HintPlace(things, place string) string { return fmt.Sprintf("Which %s are in %s?", things, place) }

// HintValue asks for things by a property.
func HintValue(things, label, value string) string {
	return fmt.Sprintf("Show %s with %s %s", things, label, value)
}

// HintWhose asks for things by a property, in a sentence of its own.
func HintWhose(things, label, value string) string {
	return fmt.Sprintf("Show %s whose %s is %s", things, label, value)
}

// HintMost asks for the thing with most of something: seats, of which there are several, or a price.
func HintMost(thing, label string, several bool) string {
	which := "highest"
	if several {
		which = "most"
	}
	return fmt.Sprintf("Which %s has the %s %s?", thing, which, label)
}

// HintEach counts things by a property.
func HintEach(things, label string) string {
	return fmt.Sprintf("How many %s are there for each %s?", things, label)
}

// NextValue asks the same of another value.
func NextValue(value string) string { return fmt.Sprintf("What about %s?", value) }

// NextPlace asks the same of another place.
func NextPlace(place string) string { return fmt.Sprintf("In %s instead", place) }

// NextOnly narrows down to a place.
func NextOnly(place string) string { return fmt.Sprintf("Only in %s", place) }

// NextWord narrows down to what texts say.
func NextWord(word string) string { return fmt.Sprintf("Only the %s ones", word) }

// HintSpans are the spans of time that things are counted in.
var HintSpans = []string{"month", "year"}

// HintOver counts things over time.
func HintOver(things, span string) string {
	return fmt.Sprintf("How many %s are there per %s?", things, span)
}

// HintLeader asks for the group with most things.
func HintLeader(group, things string) string {
	return fmt.Sprintf("Which %s has the most %s?", group, things)
}

// HintAverage compares groups by a number, or by how many there are of something.
func HintAverage(number string, several bool, group string) string {
	if several {
		number = "number of " + number
	}
	return fmt.Sprintf("What is the average %s per %s?", number, group)
}

// HintCount counts things.
func HintCount(things string) string { return fmt.Sprintf("How many %s are there?", things) }

// HintWhen asks when something was done.
func HintWhen(what, was, done string) string { return fmt.Sprintf("When %s %s %s?", was, what, done) }

// HintWho asks who did something.
func HintWho(what, done string) string { return fmt.Sprintf("Who %s %s?", text.Past(done), what) }

// HintCost asks what something costs.
func HintCost(what string) string { return fmt.Sprintf("How much is %s?", what) }

// HintSize asks how large something is: tall, long, old.
func HintSize(what, is, size string) string {
	if !strings.HasPrefix(is, "stand") {
		return fmt.Sprintf("How %s %s %s?", size, is, what)
	}
	return fmt.Sprintf("How %s is %s?", size, what)
}

// HintTimes asks when something is open or closed.
func HintTimes(what, is, open string) string { return fmt.Sprintf("When %s %s %s?", is, what, open) }

// HintWhere asks where something is.
func HintWhere(what string) string { return fmt.Sprintf("Where is %s?", what) }

// HintHas asks how many of something there are to something.
func HintHas(things, what, has string) string {
	if has == "have" {
		return fmt.Sprintf("How many %s do %s have?", things, what)
	}
	return fmt.Sprintf("How many %s does %s have?", things, what)
}

// evalCommands are the ways to measure.
var evalCommands = []string{
	"surely eval chat --questions mine.jsonl --user simulated",
	"surely eval wikisql --questions Q.jsonl --tables T.jsonl --user simulated --detector probability=0.95",
	"surely eval spider --questions Q.json --tables tables.json --databases DIR",
	"surely eval wikisql --questions Q.jsonl --tables T.jsonl --user simulated --sweep",
}
