// Package views holds what people see: templ components, the view models they show, and every word of the interface.
package views

import (
	"bytes"
	"context"
	"embed"
	"encoding/json"
	"fmt"
	"strings"

	"github.com/ask-surely/surely/internal/words/text"
)

// Product is what it is called in every language.
const Product = "Surely"

// Words are the words of the interface in one language, as its file in words holds them. A %s or %d is filled in by the
// method or component that uses it.
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
	Stopped        string
	ShowQuery      string
	QueryLabel     string
	RunAgain       string
	Download       string
	NearAsked      string // of a sentence that comes near to what is asked
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
	ChartOf        string // a figure and what it is worked out for
	ChartBeside    string // two figures
	ChartSpread    string
	ChartLargest   string
	ChartWithout   string // so many rows are in no place of it
	ChartRows      string
	NoValue        string
	ResultHead     string // the head of a column without a name
	JudgeBad       string
	JudgeWhy       string
	JudgeKept      string
	JudgeSend      string
	JudgeThanks    string
	MoreText       string
	ShowAllRows    string
	TryNext        string
	TryThese       string
	InEnglish      string // said of questions that are offered, where the interface speaks another language

	// The state of the connection.
	Connecting   string
	Connected    string
	Reconnecting string
	LoginEnded   string
	LogInAgain   string
	Offline      string
	NeedsScript  string

	// What cannot be done, and what to do instead.
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
	// ReadBy says which language model reads, Lacks what is done where its server cannot do something, by what it cannot.
	ReadBy    string
	Lacks     map[string]string
	EvalTitle string
	BackHome  string
	EvalIntro string

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
	CopyDone   string
	Earlier    string
	Later      string
	PageOf     string
	ShowAll    string
	NoneMatch  string
	CutOff     string

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
	PastedName       string // what the rows of a table that is pasted are called
	PastedTable      string
	PastedTake       string
	Ready            string
	Understood       string
	OneRow           string
	TextOne          string // of one paragraph: its name, and how many words
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

	// Counts, each for one and for several.
	Row, Rows, FirstRow, FirstRows, Truncated string
	OneAhead, Ahead                           string
	Read, ReadOf, Match, MatchBetween         string
	OneCall, Calls                            string
	MoreTables, ListOf, MixedOpinions, Sure   string
	Indexing, IndexingOf                      string

	NothingToDo  map[string]string // by message type: there was nothing to do
	Status       map[string]string // what has become of a component of the query
	Roles        map[string]string // what columns are for
	Types        map[string]string // what columns hold
	Verdicts     map[string]string // what texts say to a question
	Table        [4]string         // the heads of a table of columns
	EvalCommands []string          // what each of the commands measures
}

//go:embed words/*.json
var wordFiles embed.FS

// languages are those that the interface speaks.
var languages = map[string]*Words{"en": readWords("en"), "de": readWords("de"), "es": readWords("es")}

var english = languages["en"]

// readWords reads the file of a language, which is in the binary.
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

// Language returns the words of a language; English where it is not spoken.
func Language(code string) *Words {
	if found := languages[code]; found != nil {
		return found
	}
	return english
}

type wordsKey struct{}

// WithWords has components speak a language.
func WithWords(ctx context.Context, words *Words) context.Context {
	return context.WithValue(ctx, wordsKey{}, words)
}

// w returns the words that a component speaks.
func w(ctx context.Context) *Words {
	if words, ok := ctx.Value(wordsKey{}).(*Words); ok {
		return words
	}
	return english
}

// pictureFormats are the kinds of files that a chart can be downloaded as.
var pictureFormats = []struct{ id, name string }{{"svg", "SVG"}, {"png", "PNG"}}

// exportFormats are the kinds of files that an answer can be downloaded as.
var exportFormats = []struct{ id, name string }{{"csv", "CSV"}, {"json", "JSON"}, {"xlsx", "Excel"}}

// Mixed says that a text is divided over what it was asked, and how many sentences speak for either side.
func (w *Words) Mixed(yes, no int) string { return fmt.Sprintf(w.MixedOpinions, yes, no) }

// Text says what a file of running text is.
func (w *Words) Text(name string, paragraphs, words int) string {
	form := w.TextOne
	if paragraphs != 1 {
		form = strings.Replace(w.TextMany, "%n", w.Number(paragraphs), 1)
	}
	return fmt.Sprintf(form, name, w.Number(words))
}

// RowsFound counts the rows of an answer; cut says that there may be more.
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

// QueuePosition says how many are served before.
func (w *Words) QueuePosition(ahead int) string {
	if ahead == 1 {
		return w.OneAhead
	}
	return fmt.Sprintf(w.Ahead, w.Number(ahead))
}

// Bounds says what is certain while text is still being read.
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

// Cost says what a turn cost, or nothing when it cost nothing.
func (w *Words) Cost(calls int) string {
	switch calls {
	case 0:
		return ""
	case 1:
		return w.OneCall
	}
	return fmt.Sprintf(w.Calls, w.Number(calls))
}

// Number writes a count as people do.
func (w *Words) Number(n int) string { return w.Grouped(fmt.Sprint(n)) }

// Matching says how many rows pass the filters.
func (w *Words) Matching(found, all int) string {
	return fmt.Sprintf(w.FoundOf, w.Number(found), w.Number(all))
}

// Between says which rows a page shows.
func (w *Words) Between(from, to, all int) string {
	return fmt.Sprintf(w.RowsOf, w.Number(from), w.Number(to), w.Number(all))
}

// IndexingTexts says how far the index of a source's texts is.
func (w *Words) IndexingTexts(done, all int) string {
	if all == 0 {
		return w.Indexing
	}
	return fmt.Sprintf(w.IndexingOf, w.Number(done), w.Number(all))
}

// A is a noun as one of its kind, where the language has a word for that which suits every noun.
func (w *Words) A(noun string) string {
	if w.Code == english.Code {
		return text.Indefinite(noun)
	}
	return noun
}
