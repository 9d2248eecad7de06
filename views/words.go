// Package views holds what people see: templ components, their view models, and every word of the interface.
package views

import (
	"bytes"
	"cmp"
	_ "embed"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/ask-surely/surely/internal/words/text"
)

// Product is the product's name.
const Product = "Surely"

// Words are the words of the interface, from their JSON file. The method or component that uses a %s or
// %d fills it in.
type Words struct {
	Motto string

	// The key to how certainty is drawn.
	KeyTitle, KeySure, KeyLess, KeyAsk string

	// What a person does.
	AskLabel, AskPlaceholder, Ask, Yes, No, NotSure, SkipThis, Replying, AskNew, AnswerHere, Reply, WhyAsk      string
	Stop, Continue, Undo, NewChat, NoPastChats, ForgetChats, ForgetSure, Share, Copied, ShareHint, NoLink, Fork string
	EditQuestion, AskAgain, WithoutModel, Together, Cancel, SourceLabel, SkipToChat, Menu                       string

	ReadOnly string // of a copied link

	// The steps of a question.
	YouAsked, YouRan, UnderstoodAs, Understanding, ReadingText, Working, DidNotWork, Stopped, ShowQuery      string
	QueryLabel, RunAgain, Download, NearYes, NearNo, NearOpen, NotRight, NotRightFull, Judge, JudgeGood      string
	ChartBars, ChartLine, ChartLargest                                                                       string
	NoValue, JudgeBad, JudgeWhy, JudgeKept, JudgeSend, JudgeThanks, MoreText, LessText, ShowAllRows, TryNext string
	TryThese                                                                                                 string

	Narrow       string // the label of facets
	RowsBehind   string // the effect of tapping a figure
	RowsOfAnswer string // %s: the figure and its question

	// who vouches for an answer, and when; %s: a name, a day
	VerifiedBy, VerifiedOn, VerifiedOwner, VerifiedHint string

	NearAsked    string // of a sentence that nearly matches
	ChartOf      string // a figure and its group
	ChartBeside  string // two figures
	ChartWithout string // number of rows missing from it
	ResultHead   string // the header of an unnamed column

	// The state of the connection.
	Connecting, Connected, Reconnecting, AccessEnded, EnterAgain, Offline, NeedsScript string

	// Refusals, and what to do instead.
	Internal, Full, StoppedEarly, TookTooLong, DownloadFailed, TooManyConnections, TooFast, TooLong, Empty string
	BadMessage, StaleAnswer, WentOn, NoSuchTurn, NoSuchSource, NothingToStop, TooManyWaiting               string
	UnknownConversation, WrongToken, NotKept, Kept, NeverKept, SetAside, ForeignOrigin, UnknownHost        string
	TokenNeeded, TokenWrong, TokenAsked, TokenField, TokenGive, NoUser, NoRole, NotHere, NotFound          string
	OtherMethod, TooLarge, NotReady                                                                        string

	AnswerLarge string // %d: megabytes

	// The kiosk.
	KioskTouch, KioskWatch, KioskStill, KioskClears, KioskStay, KioskRestart, KioskPick string

	// Other pages.
	DataTitle string
	ReadBy    string            // names the language model
	Lacks     map[string]string // workarounds for missing features of the model's server

	// A kiosk's keyboard.
	Keyboard, KeySpace, KeyBack string

	OwnerTitle, EvalTitle, BackHome, EvalIntro string

	// Tables.
	FoundOf, RowsOf, TableTools, Filter, FilterIn, FilterHint, Columns, Left, Right, Close, AsTable, AsCards string
	CopyTable, Copy, CopyCell, CopyRow, CopyAnswer                                                           string

	CopyDone, Earlier, Later, PageOf, ShowAll, NoneMatch, CutOff, AnswerLink, AnswerLinkHint string

	// what a link shows to others, %d: questions; and that it was taken back
	Published, Unshared string

	LinkHere      string // an answer's link was copied that works only in this browser
	ChatElsewhere string // a link to a chat that this browser has no key for

	OpenNow string

	// Data that visitors add.
	AddData                                                                                                     string
	AddDataHint, DropHere, Uploading, UploadFailed, UploadOff, UploadEmpty, UploadLarge, UploadMany, UploadKind string
	UploadUnreadable, UploadNoRoom, UploadNoRows, UploadApart, UploadBroken, UploadPartly, PastedTable          string
	PastedTake, Ready, Understood, OneRow, RowsCalled, CalledBy, Unit, Holds, Nothing, LeaveOut, LeftOut, Save  string
	CorrectHint, DeleteData, DeleteSure, Deleted, Numbers, FromTo, MeansYes, NoneMeansYes, OneOf, AndMore       string
	SuchAs, LinkMeans, RefersTo, RefersNone                                                                     string

	UploadNothing string // in a file
	PastedName    string // the noun for the rows of a pasted table
	TextOne       string // of one paragraph: its name, and the number of words
	TextMany      string // … %n paragraphs
	TextAsked     string // how to ask it
	YesOrNo       string // with what means yes

	// Chats and settings.
	Chats, OpenChats, SearchChats, NoSuchChat, Pin, Unpin, Rename, Delete, DeleteChatSure, MoreFor string
	Theme, Speech, SpeechHint, Listen, Unheard, ThemeAuto, ThemeLight, ThemeDark                   string

	// Chips as controls.
	FromWords, Instead, ShowToo, WordMeans, OtherWords, Column, RemovePart, NegatePart, AnotherValue, HowMany, Use string
	NothingElse, UnusedWords, SayWhat, BestGuess                                                                   string

	// Keys and commands.
	Keys, Commands, KeySend, KeyLine, KeyLeave, KeyYesNo, KeyCommands, KeyHelp, KeyCell, KeyWalk, DoubleClick string

	// Counts, singular and plural.
	Row, Rows, FirstRow, FirstRows, Truncated, OneAhead, Ahead, Read, ReadOf, Match, MatchBetween, OneCall string
	Calls, MoreTables, ListOf, MixedOpinions, Sure, Indexing, IndexingOf                                   string

	NothingToDo  map[string]string // by message type: nothing to do
	Status       map[string]string // the status of a component of the query
	Roles        map[string]string // what columns are for
	Types        map[string]string // what columns hold
	Verdicts     map[string]string // answers of texts
	Table        [4]string         // the headers of a table of columns
	EvalCommands []string          // what each command measures
}

//go:embed words/en.json
var wordFile []byte

// English are the words of the interface.
var English = readWords()

// readWords reads the embedded file.
func readWords() *Words {
	words := &Words{}
	d := json.NewDecoder(bytes.NewReader(wordFile))
	d.DisallowUnknownFields()
	if err := d.Decode(words); err != nil {
		panic(fmt.Sprintf("the words of the interface: %v", err))
	}
	return words
}

// pictureFormats are the download formats of charts.
var pictureFormats = []struct{ id, name string }{{"svg", "SVG"}, {"png", "PNG"}}

// exportFormats are the download formats of answers.
var exportFormats = []struct{ id, name string }{{"csv", "CSV"}, {"json", "JSON"}, {"xlsx", "Excel"}}

// Mixed says that a text disagrees with itself, with the number of sentences on either side.
func (w *Words) Mixed(yes, no int) string { return fmt.Sprintf(w.MixedOpinions, yes, no) }

// VouchedFor says who verified an answer, and since which day; either may be unknown.
func (w *Words) VouchedFor(by, on string) string {
	said := fmt.Sprintf(w.VerifiedBy, cmp.Or(by, w.VerifiedOwner))
	if day, ok := text.Moment(on); ok {
		on = day
	}
	if on != "" {
		said = fmt.Sprintf(w.VerifiedOn, said, on)
	}
	return said
}

// Text describes a document.
func (w *Words) Text(name string, paragraphs, words int) string {
	form := w.TextOne
	if paragraphs != 1 {
		form = strings.Replace(w.TextMany, "%n", w.Number(paragraphs), 1)
	}
	return fmt.Sprintf(form, name, w.Number(words))
}

// RowsFound counts the rows of an answer; cut means that there may be more.
func (w *Words) RowsFound(n int, cut bool) string {
	switch {
	case cut && n == 1:
		return w.FirstRow
	case cut:
		return fmt.Sprintf(w.FirstRows, w.Number(n))
	case n == 1:
		return w.Row
	}
	return fmt.Sprintf(w.Rows, w.Number(n))
}

// QueuePosition returns the number of turns ahead.
func (w *Words) QueuePosition(ahead int) string {
	if ahead == 1 {
		return w.OneAhead
	}
	return fmt.Sprintf(w.Ahead, w.Number(ahead))
}

// Bounds says what is certain while text is being read.
func (w *Words) Bounds(checked, total, atLeast, atMost int) string {
	read := fmt.Sprintf(w.Read, w.Number(checked))
	if total > 0 {
		read = fmt.Sprintf(w.ReadOf, w.Number(checked), w.Number(total))
	}
	switch {
	case atMost < atLeast || total == 0:
		return read
	case atLeast == atMost:
		return read + ", " + fmt.Sprintf(w.Match, w.Number(atLeast))
	}
	return read + ", " + fmt.Sprintf(w.MatchBetween, w.Number(atLeast), w.Number(atMost))
}

// Cost describes the cost of a turn, or "" if there was none.
func (w *Words) Cost(calls int) string {
	switch calls {
	case 0:
		return ""
	case 1:
		return w.OneCall
	}
	return fmt.Sprintf(w.Calls, w.Number(calls))
}

// Number formats a count.
func (w *Words) Number(n int) string { return text.GroupThousands(fmt.Sprint(n)) }

// Matching returns the number of rows that pass the filters.
func (w *Words) Matching(found, all int) string {
	return fmt.Sprintf(w.FoundOf, w.Number(found), w.Number(all))
}

// Between returns the range of rows on a page.
func (w *Words) Between(from, to, all int) string {
	return fmt.Sprintf(w.RowsOf, w.Number(from), w.Number(to), w.Number(all))
}

// IndexingTexts returns the progress of a source's text index.
func (w *Words) IndexingTexts(done, all int) string {
	if all == 0 {
		return w.Indexing
	}
	return fmt.Sprintf(w.IndexingOf, w.Number(done), w.Number(all))
}

// A returns a noun with an indefinite article.
func (w *Words) A(noun string) string { return text.Indefinite(noun) }
