// Package views holds what people see: templ components, the view models they show, and every word of the interface.
package views

import (
	"fmt"
	"strings"
)

// The words of the interface, all in one place. A %s or %d is filled in by the function or component that uses it.
const (
	Product = "Surely"
	Motto   = "Ask your data. It asks back when it isn’t sure."

	// The key to how certainty is drawn.
	KeyTitle = "How to read it"
	KeySure  = "a solid line is certain"
	KeyLess  = "a dotted end is a guess"
	KeyAsk   = "where a guess would change the answer, it asks"

	// What a person does.
	AskLabel       = "Your question"
	AskPlaceholder = "Ask a question"
	Ask            = "Ask"
	Yes            = "Yes"
	No             = "No"
	NotSure        = "Not sure"
	SkipThis       = "Not sure, go on"
	Replying       = "Your words answer"
	AskNew         = "Ask something new instead"
	AnswerHere     = "Type your answer"
	Reply          = "Answer"
	WhyAsk         = "Why do you ask?"
	Stop           = "Stop"
	Continue       = "Read on"
	Undo           = "Undo"
	NewChat        = "New chat"
	PastChats      = "Earlier chats"
	NoPastChats    = "None in this browser yet."
	ForgetChats    = "Forget them all"
	ForgetSure     = "Forget all chats in this browser? They cannot be brought back."
	Share          = "Copy link"
	Copied         = "Link copied"
	ShareHint      = "Whoever has the link can read this chat and go on with it."
	EditQuestion   = "Change this question"
	AskAgain       = "Ask again"
	Cancel         = "Cancel"
	SourceLabel    = "Data"
	SkipToChat     = "Skip to the chat"
	Menu           = "Menu"

	// The walk of a question.
	YouAsked      = "You asked"
	YouRan        = "You ran your own query"
	UnderstoodAs  = "Understood as"
	Understanding = "Understanding your question"
	WaitingForYou = "Waiting for your answer"
	ReadingText   = "Reading"
	Working       = "Working"
	Done          = "Done"
	DidNotWork    = "That did not work"
	Stopped       = "Stopped early"
	ShowQuery     = "The query behind this"
	QueryLabel    = "Query (SUQL)"
	RunAgain      = "Run this query"
	Download      = "Download"
	NotRight      = "Not right?"
	NotRightFull  = "Not right? Judge this the other way"
	MoreText      = "more"
	ShowAllRows   = "Show all %d rows"
	TryNext       = "You could ask next"
	TryThese      = "Try one of these"
	Because       = "because someone wrote"
	Kept          = "kept as it was"

	// The state of the connection.
	Connecting   = "Connecting"
	Connected    = "Connected"
	Reconnecting = "Connection lost. Trying again"
	Offline      = "You are offline. The chat goes on when you are back."
	NeedsScript  = "This chat needs JavaScript. Programs can use POST /api/ask instead."

	// What cannot be done, and what to do instead.
	Internal            = "Something went wrong on our side. Please try again; the operator has been told."
	Full                = "Too many people are asking right now. Please try again in a minute."
	StoppedEarly        = "Stopped before anything was certain."
	TookTooLong         = "This took longer than allowed. A narrower question is quicker."
	DownloadFailed      = "That could not be downloaded. Please try again."
	TooManyConnections  = "Too many connections from your address. Close some tabs and try again."
	TooFast             = "That was too quick for us. Wait a moment and try again."
	TooLong             = "That is too long. Please say it in fewer than 8,000 characters."
	Empty               = "There is nothing to answer yet. Type a question first."
	BadMessage          = "The server did not understand this page. Reload it, please."
	StaleAnswer         = "That question has been answered already."
	WentOn              = "You went on to another question."
	NoSuchTurn          = "That question cannot be changed any more. Ask it anew instead."
	NoSuchSource        = "That data is not served here."
	NothingToStop       = "Nothing is running."
	TooManyWaiting      = "Several of your questions are waiting already. Let one finish first."
	UnknownConversation = "That chat is not here any more. This is a new one."
	WrongToken          = "That link does not open the chat. This is a new one."
	ForeignOrigin       = "Requests from other sites are refused."
	NotHere             = "That cannot be done here."
	NotFound            = "There is nothing at this address."
	OtherMethod         = "This address takes another method; the header Allow says which."
	TooLarge            = "A request may have a megabyte at most."
	NotReady            = "not ready"

	// The kiosk.
	KioskTouch   = "Touch to ask"
	KioskWatch   = "Watch it think: this is live"
	KioskStill   = "Are you still there?"
	KioskClears  = "This chat is cleared in %s seconds."
	KioskStay    = "I am still here"
	KioskRestart = "Start over"
	KioskPick    = "Pick a question"

	// Other pages.
	DataTitle = "What Surely understands of the data"
	EvalTitle = "How good are the answers?"
	BackHome  = "Back to the chat"
)

// exportFormats are the kinds of files that an answer can be downloaded as.
var exportFormats = []struct{ id, name string }{{"csv", "CSV"}, {"json", "JSON"}}

// NothingToDo says, by message type, that there was nothing to do.
var NothingToDo = map[string]string{
	"undo":     "There is nothing to undo.",
	"stop":     NothingToStop,
	"continue": "There is nothing left to read.",
	"overturn": "That cannot be judged any more. Ask the question again.",
	"reset":    "This is a new chat already.",
}

// StatusWords say what has become of a component of the query.
var StatusWords = map[string]string{
	"predicted":   "my reading",
	"confirmed":   "you confirmed it",
	"refused":     "you refused it",
	"unconfirmed": "kept, not confirmed",
	"chosen":      "your choice",
}

// MixedOpinions says that a text is divided over what it was asked, and how many sentences speak for either side.
func MixedOpinions(yes, no int) string {
	return fmt.Sprintf("Opinions are mixed: %d for, %d against", yes, no)
}

// RowsFound counts the rows of an answer.
func RowsFound(n int, truncated bool) string {
	switch {
	case truncated && n == 1:
		return "The first row"
	case truncated:
		return fmt.Sprintf("First %s rows", number(n))
	case n == 1:
		return "1 row"
	}
	return number(n) + " rows"
}

// QueuePosition says how many are served before.
func QueuePosition(ahead int) string {
	if ahead == 1 {
		return "One question is ahead of yours"
	}
	return fmt.Sprintf("%d questions are ahead of yours", ahead)
}

// Bounds says what is certain while text is still being read.
func Bounds(checked, total, atLeast, atMost int) string {
	read := number(checked) + " read"
	if total > 0 {
		read = fmt.Sprintf("%s of %s read", number(checked), number(total))
	}
	switch {
	case atMost < atLeast || total == 0:
		return read
	case atLeast == atMost:
		return fmt.Sprintf("%s, %s match", read, number(atLeast))
	}
	return fmt.Sprintf("%s, between %s and %s match", read, number(atLeast), number(atMost))
}

// Calls says what a turn cost, or nothing when it cost nothing.
func Calls(n int) string {
	switch n {
	case 0:
		return ""
	case 1:
		return "1 model request"
	}
	return number(n) + " model requests"
}

// number writes a count with thin group marks.
func number(n int) string {
	s := fmt.Sprint(n)
	for i := len(s) - 3; i > 0 && s[i-1] != '-'; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}

// SomeShown says that a page shows fewer rows than there are.
func SomeShown(shown, all int) string {
	return fmt.Sprintf("%s of %s rows shown; the download has all", number(shown), number(all))
}

// Truncated says that the row limit cut an answer off.
func Truncated(n int) string {
	return fmt.Sprintf("There are more than these %s rows. Narrow the question to see the rest.", number(n))
}

// IndexingTexts says how far the index of a source's texts is.
func IndexingTexts(done, all int) string {
	soFar := ""
	if all > 0 {
		soFar = fmt.Sprintf(" (%s of %s rows)", number(done), number(all))
	}
	return "Its texts are being indexed" + soFar + ". Questions are answered meanwhile; those about texts may take longer."
}

// Count writes a number of rows.
func Count(n int64) string { return number(int(n)) }

// MoreTables says how many tables are not told.
func MoreTables(n int) string { return number(n) + " more tables" }

// ListOf names the type of a list.
func ListOf(kind string) string { return "list of " + kind }

// Roles say what columns are for.
var Roles = map[string]string{"": "", "identifier": "key", "title": "what rows are called", "text": "free text, read on demand",
	"enum": "one of a few values", "hours": "opening hours", "address": "address", "money": "money", "date": "date",
	"link": "link", "picture": "picture"}

// Questions to suggest, in the words of the data.

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

// HintMost asks for the thing with most of something.
func HintMost(thing, label string) string {
	which := "highest"
	if strings.HasSuffix(label, "s") && !strings.HasSuffix(label, "ss") && !strings.HasSuffix(label, "us") {
		which = "most" // seats, beds
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

// HintCount counts things.
func HintCount(things string) string { return fmt.Sprintf("How many %s are there?", things) }

// EvalIntro says what measuring is.
const EvalIntro = "Surely is measured on questions whose right query is known: how often the answer is right, and how many questions back it takes. Run it on your own questions with the command line; nothing is sent anywhere."

// evalCommands are the ways to measure.
var evalCommands = []struct{ title, command string }{
	{"Questions of your own, one JSON object a line with “question” and “suql”", "surely eval chat --questions mine.jsonl --user simulated"},
	{"Questions over single tables", "surely eval wikisql --questions Q.jsonl --tables T.jsonl --user simulated --detector probability=0.95"},
	{"Questions over several tables", "surely eval spider --questions Q.json --tables tables.json --databases DIR"},
	{"Accuracy against the number of questions asked back, for every way of deciding when to ask", "surely eval wikisql --questions Q.jsonl --tables T.jsonl --user simulated --sweep"},
}
