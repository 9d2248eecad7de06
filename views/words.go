// Package views holds what people see: templ components, their view models, and every word of the interface.
package views

import (
	"bytes"
	"context"
	"embed"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/words/text"
)

// Product is the product's name in every language.
const Product = "Surely"

// Words are the words of the interface in one language, from its JSON file. The method or component that uses a %s or
// %d fills it in.
type Words struct {
	Code string `json:"-"` // of the language: en, de, es

	*text.Locale `json:"-"`

	Motto string

	// The key to how certainty is drawn.
	KeyTitle string
	KeySure  string
	KeyLess  string
	KeyAsk   string

	// What a person does.
	AskLabel       string
	AskPlaceholder string
	Ask            string
	Yes            string
	No             string
	NotSure        string
	SkipThis       string
	Replying       string
	AskNew         string
	AnswerHere     string
	Reply          string
	WhyAsk         string
	Stop           string
	Continue       string
	Undo           string
	NewChat        string
	PastChats      string
	NoPastChats    string
	ForgetChats    string
	ForgetSure     string
	Share          string
	Copied         string
	ShareHint      string
	ReadOnly       string // of a copied link
	NoLink         string
	Fork           string
	EditQuestion   string
	AskAgain       string
	Cancel         string
	SourceLabel    string
	SkipToChat     string
	Menu           string

	// The walk of a question.
	YouAsked       string
	YouRan         string
	UnderstoodAs   string
	Understanding  string
	ReadingText    string
	Working        string
	DidNotWork     string
	Narrow         string // the label of facets
	BelongsTo      string // above links to rows that refer to one
	RowsBehind     string // what a tap on a figure does
	Language       string // the setting
	Itself         string // the language's name
	Stopped        string
	ShowQuery      string
	QueryLabel     string
	RunAgain       string
	Download       string
	NearAsked      string // of a sentence that nearly matches
	NearYes        string
	NearNo         string
	NearOpen       string
	NotRight       string
	NotRightFull   string
	Judge          string
	JudgeGood      string
	ChartBars      string
	ChartStacked   string
	ChartLine      string
	ChartScatter   string
	ChartHistogram string
	ChartOf        string // a figure and its group
	ChartBeside    string // two figures
	ChartSpread    string
	ChartLargest   string
	ChartWithout   string // number of rows missing from it
	ChartRows      string
	NoValue        string
	ResultHead     string // the header of an unnamed column
	JudgeBad       string
	JudgeWhy       string
	JudgeKept      string
	JudgeSend      string
	JudgeThanks    string
	MoreText       string
	LessText       string
	ShowAllRows    string
	TryNext        string
	TryThese       string
	InEnglish      string // shown with suggestions if the interface is not English

	// The state of the connection.
	Connecting   string
	Connected    string
	Reconnecting string
	LoginEnded   string
	LogInAgain   string
	Offline      string
	NeedsScript  string

	// Refusals, and what to do instead.
	Internal            string
	Full                string
	StoppedEarly        string
	TookTooLong         string
	DownloadFailed      string
	TooManyConnections  string
	TooFast             string
	TooLong             string
	AnswerLarge         string // %d: megabytes
	Empty               string
	BadMessage          string
	StaleAnswer         string
	WentOn              string
	NoSuchTurn          string
	NoSuchSource        string
	NothingToStop       string
	TooManyWaiting      string
	UnknownConversation string
	WrongToken          string
	NotKept             string
	Kept                string
	NeverKept           string
	SetAside            string
	ForeignOrigin       string
	UnknownHost         string
	TokenNeeded         string
	TokenWrong          string
	TokenAsked          string
	TokenField          string
	TokenGive           string
	LogIn, LoginFailed  string
	NotHere             string
	NotFound            string
	OtherMethod         string
	TooLarge            string
	NotReady            string

	// The kiosk.
	KioskTouch   string
	KioskWatch   string
	KioskStill   string
	KioskClears  string
	KioskStay    string
	KioskRestart string
	KioskPick    string

	// Other pages.
	DataTitle string
	// ReadBy names the language model, Lacks what is done about missing features of its server.
	ReadBy string
	Lacks  map[string]string
	// A kiosk's keyboard, link to take along and staff's panel.
	KioskTake   string
	KioskTaken  string
	Keyboard    string
	KeySpace    string
	KeyBack     string
	Staff       string
	StaffCode   string
	StaffReload string
	StaffCounts []string
	// A study, as its participants see it.
	NoSuchStudy  string
	StudyIntro   string
	StudyConsent string
	StudyAgree   string
	StudyThanks  string
	StudyTask    string
	StudyMeant   string
	StudyWas     string
	StudyClear   string
	StudyUnclear string
	StudyLeave   string
	StudyNext    string

	OwnerTitle string
	EvalTitle  string
	BackHome   string
	EvalIntro  string

	// Tables.
	FoundOf    string
	RowsOf     string
	TableTools string
	Filter     string
	FilterIn   string
	FilterHint string
	Columns    string
	Left       string
	Right      string
	Close      string
	AsTable    string
	AsCards    string
	AsMap      string
	OnMapOf    string
	NotOnMap   string
	Zoom       string
	ZoomIn     string
	ZoomOut    string
	CopyTable  string
	Copy       string
	CopyCell   string
	CopyRow    string
	CopyAnswer string

	AnswerLink, AnswerLinkHint string
	LinkHere                   string // an answer's link was copied that only this browser opens
	ChatElsewhere              string // a link to a chat that this browser has no key for

	BoardTitle, BoardEmpty, BoardFull, BoardShared, BoardRefresh, BoardRan, BoardStale, BoardShare string
	PinAnswer, UnpinAnswer, Pinned, MoveUp, MoveDown, OpenAnswer                                   string

	OpenNow, MapOf, KioskLanguages string

	// of questions that are asked by themselves
	ScheduleIt, ScheduleWhen, ScheduleAt, ScheduleTo, ScheduleSave, ScheduleEnd, ScheduleSent, ScheduleFailed string
	UnsubscribeTitle, Unsubscribed                                                                            string
	MailFailed, MailUnsure, MailNotSure, MailGuess, MailAsks, MailSettled, RightsLapsed, MailLate, MailEnd    string
	ScheduleWhens                                                                                             []string
	CopyDone                                                                                                  string
	Earlier                                                                                                   string
	Later                                                                                                     string
	PageOf                                                                                                    string
	ShowAll                                                                                                   string
	NoneMatch                                                                                                 string
	CutOff                                                                                                    string

	// Data that visitors bring.
	AboutData        string
	ReadTexts        string
	ReadOn           string
	ReadNew          string
	ReadingRows      string
	RowsRead         string
	ReadFailed       string
	ColumnsRead      string
	RowsSayIt        string
	ProposedBy       string
	TakenFor         string
	KeepApart        string
	Teach            string
	TeachHint        string
	TeachQuestion    string
	TeachFor         string
	TeachAgainst     string
	TeachForget      string
	TeachWhat        string
	AddData          string
	AddDataHint      string
	DropHere         string
	Uploading        string
	UploadFailed     string
	UploadOff        string
	UploadEmpty      string
	UploadLarge      string
	UploadMany       string
	UploadKind       string
	UploadUnreadable string
	UploadNoRoom     string
	UploadNothing    string // in a file
	UploadNoRows     string
	UploadApart      string
	UploadBroken     string
	UploadPartly     string
	PastedName       string // the noun for the rows of a pasted table
	PastedTable      string
	PastedTake       string
	Ready            string
	Understood       string
	OneRow           string
	TextOne          string // of one paragraph: its name, and the number of words
	TextMany         string // … %n paragraphs
	TextAsked        string // how to ask it
	RowsCalled       string
	CalledBy         string
	Unit             string
	Holds            string
	Nothing          string
	LeaveOut         string
	LeftOut          string
	Save             string
	CorrectHint      string
	DeleteData       string
	DeleteSure       string
	Deleted          string
	Numbers          string
	FromTo           string
	YesOrNo          string // with what means yes
	MeansYes         string
	NoneMeansYes     string
	OneOf            string
	AndMore          string
	SuchAs           string
	LinkMeans        string
	RefersTo         string
	RefersNone       string

	// Chats and settings.
	Chats          string
	OpenChats      string
	SearchChats    string
	NoSuchChat     string
	Pin            string
	Unpin          string
	Rename         string
	Delete         string
	DeleteChatSure string
	MoreFor        string
	Today          string
	Theme          string
	Speech         string
	SpeechHint     string
	Listen         string
	Unheard        string
	ThemeAuto      string
	ThemeLight     string
	ThemeDark      string

	// Chips as controls.
	FromWords    string
	Instead      string
	ShowToo      string
	WordMeans    string
	OtherWords   string
	Column       string
	RemovePart   string
	NegatePart   string
	AnotherValue string
	Use          string
	NothingElse  string
	UnusedWords  string
	SayWhat      string
	BestGuess    string
	ChangeHint   string

	// Keys and commands.
	Keys        string
	Commands    string
	KeySend     string
	KeyLine     string
	KeyLeave    string
	KeyYesNo    string
	KeyCommands string
	KeyHelp     string
	KeyCell     string
	KeyWalk     string
	DoubleClick string

	// Counts, singular and plural.
	Row, Rows, FirstRow, FirstRows, Truncated string
	OneAhead, Ahead                           string
	Read, ReadOf, Match, MatchBetween         string
	OneCall, Calls                            string
	MoreTables, ListOf, MixedOpinions, Sure   string
	Indexing, IndexingOf                      string

	NothingToDo  map[string]string // by message type: nothing to do
	Status       map[string]string // the status of a component of the query
	Roles        map[string]string // what columns are for
	Types        map[string]string // what columns hold
	Verdicts     map[string]string // answers of texts
	Table        [4]string         // the headers of a table of columns
	EvalCommands []string          // what each command measures
}

//go:embed words/*.json
var wordFiles embed.FS

// languages are the interface languages.
var languages = map[string]*Words{"en": readWords("en"), "de": readWords("de"), "es": readWords("es")}

var english = languages["en"]

// readWords reads a language's embedded file.
func readWords(code string) *Words {
	data, err := wordFiles.ReadFile("words/" + code + ".json")
	words := &Words{Code: code, Locale: text.In(code)}
	d := json.NewDecoder(bytes.NewReader(data))
	d.DisallowUnknownFields()
	if err == nil {
		err = d.Decode(words)
	}
	if err != nil {
		panic(fmt.Sprintf("the words of %s: %v", code, err))
	}
	return words
}

// LanguageCookie holds the language that a visitor has switched to.
const LanguageCookie = "surely_language"

// Languages are the codes of the interface languages, sorted.
func Languages() []string { return slices.Sorted(maps.Keys(languages)) }

// Language returns the words of a language, or English.
func Language(code string) *Words {
	if found := languages[code]; found != nil {
		return found
	}
	return english
}

type wordsKey struct{}

// WithWords sets the language of components.
func WithWords(ctx context.Context, words *Words) context.Context {
	return context.WithValue(ctx, wordsKey{}, words)
}

// w returns the words for a component.
func w(ctx context.Context) *Words {
	if words, ok := ctx.Value(wordsKey{}).(*Words); ok {
		return words
	}
	return english
}

// pictureFormats are the download formats of charts.
var pictureFormats = []struct{ id, name string }{{"svg", "SVG"}, {"png", "PNG"}}

// exportFormats are the download formats of answers.
var exportFormats = []struct{ id, name string }{{"csv", "CSV"}, {"json", "JSON"}, {"xlsx", "Excel"}}

// Mixed says that a text disagrees with itself, with the number of sentences on either side.
func (w *Words) Mixed(yes, no int) string { return fmt.Sprintf(w.MixedOpinions, yes, no) }

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

// QueuePosition is the number of turns ahead.
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
func (w *Words) Number(n int) string { return w.Grouped(fmt.Sprint(n)) }

// Matching is the number of rows that pass the filters.
func (w *Words) Matching(found, all int) string {
	return fmt.Sprintf(w.FoundOf, w.Number(found), w.Number(all))
}

// Between is the range of rows on a page.
func (w *Words) Between(from, to, all int) string {
	return fmt.Sprintf(w.RowsOf, w.Number(from), w.Number(to), w.Number(all))
}

// IndexingTexts is the progress of a source's text index.
func (w *Words) IndexingTexts(done, all int) string {
	if all == 0 {
		return w.Indexing
	}
	return fmt.Sprintf(w.IndexingOf, w.Number(done), w.Number(all))
}

// A is a noun with an indefinite article, if the language has one that suits every noun.
func (w *Words) A(noun string) string {
	if w.Code == english.Code {
		return text.Indefinite(noun)
	}
	return noun
}
