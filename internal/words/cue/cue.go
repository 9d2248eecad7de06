// Package cue classifies the words that say what to do with the data rather than what it is about: which row is first,
// what is counted, what is negated. Most are closed classes of English, all in one table; the encoder handles words of
// the data.
package cue

import (
	"strings"

	"github.com/ask-surely/surely/internal/words/text"
)

// Sense is a set of senses of a word. One bit is left; then a new sense must replace another or be merged with it.
type Sense uint64

// The senses: what a word asks for.
const (
	Average    Sense = 1 << iota // the mean of figures
	Total                        // the sum of figures
	Number                       // how many rows
	Share                        // a part of a whole
	Ratio                        // one figure divided by another
	Together                     // columns added up
	All                          // nothing is left out
	Each                         // one group for each
	By                           // groups by something
	Which                        // asks for a thing
	Several                      // more than one
	Distinct                     // all of them different
	Most                         // the largest
	Least                        // the smallest
	More                         // the larger of two
	Less                         // the smaller of two
	Above                        // above a value
	Below                        // below a value
	Than                         // introduces what something is compared with
	Or                           // a choice, or a comparison
	When                         // asks for a date
	Top                          // either end of a list: top or bottom
	Start                        // the first of a list
	End                          // the last of a list
	Listed                       // refers to a list, not to a place in it
	Even                         // a tie, or equality
	Change                       // the difference between two times
	Grow                         // Change, only as a verb
	Elder                        // longer ago, and so older
	Younger                      // not so long ago
	Earlier                      // the first of two in time
	Later                        // the last of two in time
	First                        // the first in time or in a list
	Last                         // the last in time or in a list
	Earliest                     // the first in time
	Latest                       // the last in time
	Next                         // one place further
	Previous                     // one place back
	Past                         // until today
	Upcoming                     // from today on
	Late                         // after it is due
	OnTime                       // before it is due
	Wins                         // has more than the other side
	Loses                        // has less than the other side
	Popular                      // what most people have
	Open                         // not yet finished: an end is missing
	Gap                          // the difference of two figures
	Duration                     // the time between two dates
	Not                          // negates what follows
	Lack                         // is without something
	Except                       // leaves something out
	With                         // introduces what rows have or lack
	Also                         // one more thing
	Having                       // has something
	At                           // a preposition: "in each town"
	Relative                     // begins a clause about a thing
	Be                           // makes a clause or a question
	Show                         // asks to be shown something
	Person                       // somebody
	Anybody                      // any person
	Thing                        // stands for a thing
	Mentioning                   // introduces what a text says: "mention", "according"
	Opinion                      // expresses an opinion, which only texts do: "complain"
)

// Unions of senses that several packages use.
const (
	Grouping = Each | By        // asks only for something per group
	PerGroup = Grouping | Which // may ask for something per group
)

// senseWords lists the words of each sense. Their other forms are recognised by their stems, except for words marked
// with "=".
var senseWords = [...]struct {
	sense Sense
	words string
}{
	{Average, "average avg =mean =typically median"},
	{Total, "total sum"},
	{Number, "number count amount many much"},
	{Share, "share percentage percent % proportion fraction =portion =part =parts =rate =rates"},
	{Ratio, "ratio quotient divided"},
	{Together, "together altogether combined plus"},
	{All, "all every =even including"},
	{Each, "each every per"},
	{By, "by"},
	{Which, "which any among"},
	{Several, "=several many most more fewest multiple"},
	{Distinct, "different distinct unique various"},
	{Most, "maximum =max =greatest =largest =biggest"},
	{Least, "minimum =min fewest =smallest =quietest =quieter"},
	{More, "more =greater =higher =larger =longer =bigger =heavier taller better"},
	{Less, "less fewer =lower =smaller =shorter lighter =cheaper worse"},
	{Above, "above over beyond exceed past beat outnumber"},
	{Below, "below under"},
	{Than, "than"},
	{Or, "or versus vs compare against"},
	{When, "when date"},
	{Top, "=top =bottom"},
	{Start, "initial begin start =opening"},
	{End, "final end"},
	{Listed, "=list =listed chart table come =immediately =directly =right =just"},
	{Even, "=draw =draws =drew =drawn tie tied =level equal =even same identical"},
	{Change, "change growth difference increase decrease rise drop decline"},
	{Grow, "grow =rose risen fall shrink shrank"},
	{Elder, "=older =oldest"},
	{Younger, "=younger =youngest"},
	{Earlier, "=earlier sooner soonest"},
	{Later, "later newer"},
	{First, "first"},
	{Last, "=last"},
	{Earliest, "=earliest =oldest"},
	{Latest, "latest newest recent =youngest"},
	{Next, "next following subsequent after beneath behind succeeded"},
	{Previous, "previous preceding prior before preceded ahead"},
	{Past, "=past previous =last bygone"},
	{Upcoming, "upcoming next forthcoming future =coming =scheduled"},
	{Late, "late overdue delay behind"},
	{OnTime, "punctual =early =time"},
	{Wins, "win winner beat lead champion"},
	{Loses, "lose =trailed =trailing"},
	{Popular, "popular common favourite favorite usual often frequent main record peak"},
	{Open, "=open pending ongoing unfinished current yet =waiting =active =running still outstanding " +
		"owe owed owing upcoming"},
	{Gap, "profit margin markup gap gain minus net save apart =left discount shortfall surplus empty climb climber " +
		"overrun overshot loss still due"},
	{Duration, "year day night hour minute long length time duration quick quickest fast slow between wait take keep " +
		"ahead advance stay last serve term tenure"},
	{Not, "not no non t never without neither nor none nobody dont doesnt didnt isnt arent wasnt werent hasnt havent " +
		"hadnt cannot cant wont couldnt wouldnt shouldnt"},
	{Lack, "lack =miss =misses =missing nothing nowhere unknown blank empty zero"},
	{Except, "=except =exclude =excludes =excluding but other =besides outside aside apart rather"},
	{With, "with without"},
	{Also, "and plus also with both their"},
	{Having, "has had have some any =got contain"},
	{Relative, "that which who where whose"},
	{At, "in on at of by to from for into with"},
	{Be, "is are was were be been am has have had does do did =can could =will would"},
	{Show, "show give =list name find get gimme display see want need suggest pick fetch please tell like me =us i we " +
		"you =can could would =will d"},
	{Person, "who whom whose nobody people person men women guy lady"},
	{Anybody, "someone somebody anyone anybody everyone everybody"},
	{Thing, "one ones thing something anything everything those they it"},
	{Opinion, "complain complaint praise comment grumble moan problem trouble =issue " +
		"=issues"},
	{Mentioning, "say mention state tell describe according report write note =involving =concerning =regarding"},
}

// The senses by word and, for words with other forms, by stem.
var byWord, byStem = func() (byWord, byStem map[string]Sense) {
	byWord, byStem = map[string]Sense{}, map[string]Sense{}
	for _, s := range senseWords {
		for _, w := range strings.Fields(s.words) {
			word, alone := strings.CutPrefix(w, "=")
			byWord[word] |= s.sense
			if !alone {
				byStem[text.Stem(word)] |= s.sense
			}
		}
	}
	return byWord, byStem
}()

// Of returns the senses of a word in lower case, as it stands or by its stem.
func Of(word string) Sense { return byWord[word] | byStem[text.Stem(word)] }

// Is reports whether a word in lower case has one of the senses in s.
func (s Sense) Is(word string) bool { return Of(word)&s != 0 }
