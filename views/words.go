// Package views contains the templ components of the pages, their view models, and the texts of the interface.
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

// Words holds the texts of the interface, from their JSON file. The method or component that uses a text replaces its
// %s and %d.
type Words struct {
	Motto string

	// The legend for certainty.
	LegendTitle, LegendCertain, LegendGuess, LegendQuestion string

	// Actions and replies.
	AskLabel, AskPlaceholder, Ask, Yes, No, NotSure, SkipClarification, ReplyingTo, AskNewQuestion           string
	AnswerPlaceholder, Reply, AskWhy, Stop, Continue, Undo, NewChat, NoPastChats, ForgetChats, ConfirmForget string
	More, DownloadChart, Waiting                                                                             string
	Share, LinkCopied, ShareHint, SharingRefused, Fork, EditQuestion, AskAgain, WithoutModel                 string
	WholeTextVerdict, Cancel, SourceLabel, SkipToChat, Menu                                                  string

	ReadOnly string // the notice on a read-only copy

	// The steps of a question.
	QuestionLabel, StatementLabel, InterpretationLabel, ParsingStatus, ReadingStatus, WorkingStatus          string
	ErrorPlace                                                                                               string
	FailureTitle, StoppedLabel, ShowQuery, QueryLabel, RunAgain, Download, NearYes, NearNo, NearUndecided    string
	ReverseVerdict, ReverseVerdictLabel, FeedbackQuestion, FeedbackRight, ChartBars, ChartLine, ChartLargest string
	NoValue, FeedbackWrong, FeedbackReason, FeedbackNotice, FeedbackSend, FeedbackThanks, ShowMore, ShowLess string
	ShowAllRows, NextQuestions, SuggestedQuestions                                                           string

	FacetsLabel     string
	ShowSourceRows  string // the effect of tapping a figure
	SourceRowsTitle string // %s: the figure and its question

	// who verified an answer, and when; %s: a name, a day
	VerifiedBy, VerifiedDate, VerifiedOwner, VerifiedHint string

	NearQuestion string // asked about a sentence that nearly matches
	ChartOf      string // a figure and its group
	ChartPair    string // two figures
	ChartSkipped string // number of rows missing from it
	ResultHeader string // the header of an unnamed column

	// The state of the connection.
	Connecting, Connected, Reconnecting, SignedOut, SignInAgain, Offline, NeedsScript string

	// Errors, with advice.
	InternalError, Overloaded, StoppedEarly, TookTooLong, DownloadFailed, TooManyConnections, TooFast       string
	TooLong, Empty, BadMessage, StaleAnswer, SkippedByQuestion, TurnNotEditable, SourceUnavailable          string
	NothingToStop, TooManyWaiting, UnknownConversation, WrongToken, SaveFailed, SaveResumed, NotPersistent  string
	ChatsSetAside, ForeignOrigin, UnknownHost, TokenRequired, InvalidToken, TokenPrompt, TokenField, SignIn string
	ContinuedElsewhere, NotFromHere, NoUser, NoRole, NotAllowed, NotFound, WrongMethod, TooLarge, NotReady  string
	CannotWrite                                                                                             string

	// The kiosk.
	KioskStart, KioskLive, KioskPresence, KioskCountdown, KioskContinue, KioskRestart, KioskChoose string

	// Other pages.
	DataTitle        string
	ModelNotice      string            // names the language model
	ModelLimitations map[string]string // workarounds for missing features of the model's server

	// A kiosk's keyboard.
	Keyboard, KeySpace, KeyBackspace string

	OwnerTitle, EvalTitle, BackHome, EvalIntro string

	// Tables.
	MatchingRows, RowRange, TableTools, Filter, FilterColumn, FilterHint, Columns, MoveLeft, MoveRight string
	Close, AsTable, AsCards, CopyTable, Copy, CopyCell, CopyRow, CopyAnswer                            string

	CopyDone, PreviousPage, NextPage, PageNumber, ShowAll, NoMatchingRows, TruncatedFile, AnswerLink string
	AnswerLinkHint                                                                                   string

	// a link was copied or removed; %d: questions
	LinkPublished, LinkRemoved string

	AnswerLinkCopied   string // an answer's link, which works only in this browser, was copied
	ChatInOtherBrowser string // a link to a chat whose key is in another browser

	OpenNow string

	// Data that visitors add.
	AddData, AddDataHint, DropFiles, Uploading, UploadFailed, UploadsDisabled, UploadEmpty, UploadTooLarge string
	UploadTooMany, UploadUnsupported, UploadUnreadable, UploadNoRoom, UploadNoRows, UploadSeparately       string
	UploadBroken, UploadPartial, PastedTable, PastedUse, UploadReady, UploadUnderstood                     string
	Save, DeleteData, ConfirmDelete, Deleted                                                               string

	UploadEmptyFile string // %s: the file

	// Doubts about the data.
	DoubtsAbout               [5]string // by their number; %s: the data
	DoubtsLater, DoubtSkip    string
	DoubtsProgress            string
	DoubtCount                string // %d: the question's number, and of how many
	DoubtsDone                string
	DoubtsTitle, RestsOn      string
	Meanwhile                 string // %s: what answers assume
	SettledBy                 string // %s: a name
	DoubtGone                 string
	RefersTo                  string // %s: a table
	RowNumber, OnlyIdentifies string
	BlankValues               string // %s: how many
	PastedName                string // the noun for the rows of a pasted table
	TextParagraph             string // a document of one paragraph; %s: its name, the number of words
	TextParagraphs            string // the same with %n paragraphs
	TextHint                  string // how to ask about a text

	// Chats and settings.
	Chats, OpenChats, SearchChats, NoMatchingChat, Pin, Unpin, Rename, Delete, ConfirmDeleteChat   string
	ChatActions, Theme, Speech, SpeechHint, Listen, SpeechFailed, ThemeAuto, ThemeLight, ThemeDark string

	// Chips as controls.
	AlignedWords, ReplacementTitle, AddColumnTitle, WordMeaningTitle, ParaphraseHint, Column, RemovePart string
	NegatePart, ValueHint, LimitHint, Use, NoAlternatives, UnusedWords, ExplainWord, BestGuess           string
	OtherReadings                                                                                        string
	SearchOptions                                                                                        string

	ColumnGroups [4]string // of columns to add

	// Keys and commands.
	KeysTitle, CommandsTitle, KeySend, KeyNewLine, KeyEscape, KeyYesNo, KeyCommands, KeyHelp, KeyCell string
	KeyTableCells, DoubleClick                                                                        string

	// Counts, singular and plural.
	Row, Rows, FirstRow, FirstRows, Truncated, OneTurnAhead, TurnsAhead, TurnsWait        string
	RowsRead, RowsReadOf, RowsMatching, RowsMatchingBetween, OneModelCall, ModelCalls     string
	MoreTables, ListType, MixedOpinions, CertaintyLabel, IndexingNotice, IndexingProgress string

	NotApplicable map[string]string // by message type: why it does not apply
	Status        map[string]string // the status of a component of the query
	Roles         map[string]string // roles of columns
	Types         map[string]string // types of columns
	Verdicts      map[string]string // answers about texts
	Table         [4]string         // the headers of a table of columns
	EvalCommands  []string          // description of each command
}

//go:embed words/en.json
var wordsFile []byte

// English holds the English texts of the interface.
var English = loadWords()

// loadWords reads the embedded file.
func loadWords() *Words {
	words := &Words{}
	d := json.NewDecoder(bytes.NewReader(wordsFile))
	d.DisallowUnknownFields()
	if err := d.Decode(words); err != nil {
		panic(fmt.Sprintf("parse the interface text: %v", err))
	}
	return words
}

// format is a file format to download.
type format struct{ id, name string }

// pictureFormats lists the download formats of charts.
var pictureFormats = []format{{"svg", "SVG"}, {"png", "PNG"}}

// exportFormats lists the download formats of answers.
var exportFormats = []format{{"csv", "CSV"}, {"json", "JSON"}, {"xlsx", "Excel"}}

// Mixed returns the note that a text has mixed opinions, with the number of sentences on either side.
func (w *Words) Mixed(yes, no int) string { return fmt.Sprintf(w.MixedOpinions, yes, no) }

// Verification names the person who verified an answer, and the day; either may be unknown.
func (w *Words) Verification(by, on string) string {
	label := fmt.Sprintf(w.VerifiedBy, cmp.Or(by, w.VerifiedOwner))
	if day, ok := text.Moment(on); ok {
		on = day
	}
	if on != "" {
		label = fmt.Sprintf(w.VerifiedDate, label, on)
	}
	return label
}

// Text describes a document.
func (w *Words) Text(name string, paragraphs, words int) string {
	format := w.TextParagraph
	if paragraphs != 1 {
		format = strings.Replace(w.TextParagraphs, "%n", w.Number(paragraphs), 1)
	}
	return fmt.Sprintf(format, name, w.Number(words))
}

// RowsFound returns a phrase for the number of rows in an answer; truncated means that there may be more.
func (w *Words) RowsFound(n int, truncated bool) string {
	switch {
	case truncated && n == 1:
		return w.FirstRow
	case truncated:
		return fmt.Sprintf(w.FirstRows, w.Number(n))
	case n == 1:
		return w.Row
	}
	return fmt.Sprintf(w.Rows, w.Number(n))
}

// QueuePlace returns the number of turns ahead and, if it is known, about how many seconds they take.
func (w *Words) QueuePlace(ahead, seconds int) string {
	text := w.OneTurnAhead
	if ahead != 1 {
		text = fmt.Sprintf(w.TurnsAhead, w.Number(ahead))
	}
	if seconds > 0 {
		text = fmt.Sprintf(w.TurnsWait, text, w.Number(seconds))
	}
	return text
}

// Bounds describes the progress of reading texts, and the bounds of the result so far.
func (w *Words) Bounds(checked, total, atLeast, atMost int) string {
	read := fmt.Sprintf(w.RowsRead, w.Number(checked))
	if total > 0 {
		read = fmt.Sprintf(w.RowsReadOf, w.Number(checked), w.Number(total))
	}
	switch {
	case atMost < atLeast || total == 0:
		return read
	case atLeast == atMost:
		return read + ", " + fmt.Sprintf(w.RowsMatching, w.Number(atLeast))
	}
	return read + ", " + fmt.Sprintf(w.RowsMatchingBetween, w.Number(atLeast), w.Number(atMost))
}

// Cost describes the cost of a turn, or "" if there was none.
func (w *Words) Cost(calls int) string {
	switch calls {
	case 0:
		return ""
	case 1:
		return w.OneModelCall
	}
	return fmt.Sprintf(w.ModelCalls, w.Number(calls))
}

// Number formats a count.
func (w *Words) Number(n int) string { return text.GroupThousands(fmt.Sprint(n)) }

// Matching returns the number of rows that pass the filters.
func (w *Words) Matching(found, all int) string {
	return fmt.Sprintf(w.MatchingRows, w.Number(found), w.Number(all))
}

// Between returns the range of rows on a page.
func (w *Words) Between(from, to, all int) string {
	return fmt.Sprintf(w.RowRange, w.Number(from), w.Number(to), w.Number(all))
}

// IndexingTexts returns the progress of a source's text index.
func (w *Words) IndexingTexts(done, all int) string {
	if all == 0 {
		return w.IndexingNotice
	}
	return fmt.Sprintf(w.IndexingProgress, w.Number(done), w.Number(all))
}
