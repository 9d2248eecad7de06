package views

import (
	"fmt"
	"slices"
	"sort"
	"strings"
)

// OpeningMessage is the message that opened a turn.
type OpeningMessage struct {
	Turn     int
	Kind     string // ask, edit or run
	Text     string
	RowsOf   string // run: the answer whose rows it shows
	Kiosk    bool
	Editable bool
}

// QueryState is the current query.
type QueryState struct {
	Turn  int
	Chips []Chip
	Kiosk bool
}

// chipGroup holds the chips of one clause.
type chipGroup struct {
	clause string
	chips  []Chip
}

// isCollapsed reports whether a group is long and certain enough to be shown less prominently.
func (g chipGroup) isCollapsed() bool {
	if len(g.chips) <= 4 {
		return false
	}
	return !slices.ContainsFunc(g.chips, func(c Chip) bool {
		return !c.Settled() && c.Probability < .9 || c.Status == "refused" || c.Status == "unconfirmed"
	})
}

// groups arranges chips by clause, in order of first appearance, collapsed groups last.
func (q QueryState) groups() []chipGroup {
	var all []chipGroup
	at := map[string]int{}
	for _, c := range q.Chips {
		i, known := at[c.Clause]
		if !known {
			i = len(all)
			at[c.Clause] = i
			all = append(all, chipGroup{clause: c.Clause})
		}
		all[i].chips = append(all[i].chips, c)
	}
	sort.SliceStable(all, func(i, j int) bool { return !all[i].isCollapsed() && all[j].isCollapsed() })
	return all
}

// Chip is one component of the query in words.
type Chip struct {
	Clause      string
	Text        string
	Probability float64
	Status      string

	ID    string
	Words []string // words of the question aligned with it
}

// PartPanel is the panel for changing a part of an answered query.
type PartPanel struct {
	ID                          string
	Word                        string // an unused word of the question: the panel is about its meaning
	More                        bool   // the panel is about additional columns
	Options                     []Alternative
	Removable, Negatable, Typed bool
	Number                      int // the current number, if a number is typed; 0: text is typed
}

// Alternative is a replacement for a part.
type Alternative struct {
	ID, Text string
	Note     string // the number of its rows, or the table it belongs to
	Group    int    // of an additional column, among English.ColumnGroups
}

// maxListed is the number of options that a panel shows at once; a search finds the others.
const maxListed = 10

// Percent returns the probability in percent: 100 only if the chip is settled, and never 0.
func (c Chip) Percent() int {
	if c.Settled() {
		return 100
	}
	return min(max(int(c.Probability*100+.5), 1), 99)
}

// Settled reports whether the person confirmed or chose the component.
func (c Chip) Settled() bool { return c.Status == "confirmed" || c.Status == "chosen" }

// Certainty describes the probability in a few words.
func (c Chip) Certainty() string {
	word := English.Status[c.Status]
	switch c.Status {
	case "confirmed", "chosen", "refused", "unconfirmed":
		return word
	}
	return fmt.Sprintf(English.CertaintyLabel, c.Percent(), word)
}

// Level returns the class of the line under a chip, by its status or probability.
func (c Chip) Level() string {
	switch {
	case c.Settled():
		return "settled"
	case c.Status == "refused":
		return "refused"
	case c.Status == "unconfirmed":
		return "unconfirmed"
	case c.Probability >= .95:
		return "sure"
	case c.Probability >= .75:
		return "likely"
	}
	return "doubtful"
}

// announcement returns the text of a clarification for screen readers, with its options and their keys.
func (c Card) announcement() string {
	labels := make([]string, len(c.Options))
	for i, o := range c.Options {
		labels[i] = strings.TrimSpace(o.Key + " " + o.Text)
	}
	return strings.TrimSpace(c.Question + " " + strings.Join(labels, ", "))
}

// Card is a clarification.
type Card struct {
	Turn      int
	ID        string
	Kind      string // confirm, choose or text
	Word      string // the word whose meaning is asked about
	Question  string
	Because   string
	Explained bool // the person asked for the reason
	Options   []Option
}

// Option is a choice; Key is its keyboard key, Preview its result if known.
type Option struct {
	ID, Text, Key string
	Preview       string
}

// title returns a panel's title.
func (p PartPanel) title() string {
	switch {
	case p.More:
		return English.AddColumnTitle
	case p.Word != "":
		return fmt.Sprintf(English.WordMeaningTitle, p.Word)
	}
	return English.ReplacementTitle
}

// inputHint returns the hint for free text in a panel.
func (p PartPanel) inputHint() string {
	if p.Word != "" {
		return English.ParaphraseHint
	}
	if p.Number > 0 {
		return English.LimitHint
	}
	return English.ValueHint
}

// Exchange is an answered clarification.
type Exchange struct {
	Turn                 int
	ID, Question, Answer string
}

// Step is an intermediate query of an answer with several steps.
type Step struct {
	Turn, Number  int
	Thought, SUQL string
	Rows          int
	Error         string // replaces the rows
}

// Progress is the progress of reading texts.
type Progress struct {
	Turn           int
	Checked, Total int
	Bounds, Calls  string
}

// Layout is the arrangement of an answer's rows.
type Layout string

const (
	Nothing Layout = "nothing"
	Single  Layout = "single" // one value
	Cards   Layout = "cards"
	Table   Layout = "table"
)

// Result is the end of a turn with rows.
type Result struct {
	Turn         int
	Searched     string
	Reply        string
	Partial      bool
	Unused       []string       // unused words of the question
	Guess        bool           // only the best guess
	Alternatives []OtherReading // other readings of the question, beside a guess
	Verified     string         // who verified the statement
	Count        string
	Layout       Layout
	Columns      []Column
	Rows         []Row
	All          []Column // including hidden ones
	Page         int      // from 0
	Pages        int
	Sort         int // the sort column; -1: none
	Descending   bool
	AllRows      bool // rows beyond the query's limit are shown
	Limited      bool // there may be rows beyond the query's limit
	Facets       []Facet
	Chosen       map[int]string // values of facets, by column
	Charts       []*Chart       // the most suitable one first
	Warnings     []string
	SUQL         string
	Offers       []Offer
	Nearest      []Near // rows whose texts nearly match
	Kiosk        bool
	AsksFeedback bool
	Source       string
	Doubts       []Doubt // open doubts about the data that the answer rests on
	MaySettle    bool    // the person may settle them
	IsPrivate    bool    // about a visitor's own data
	Cost         string
	Announce     string
}

// OtherReading is another reading of a question, one click away; Gives is its result if it is known.
type OtherReading struct{ ID, Text, Gives string }

// Facet is a column with repeating values; choosing a value filters the rows by it.
type Facet struct {
	Label  string
	Column int
	Values []FacetValue
}

// FacetValue is a value with the number of its rows.
type FacetValue struct {
	Value, Text string
	Rows        int
	Chosen      bool
}

// Near is a near match that a person may accept into an answer, with the sentence that may satisfy the question.
type Near struct {
	Row         int // its number, which continues those of the answer's rows
	Title, Text string
	Expr        string
}

// Column is one column of an answer.
type Column struct {
	Label string
	Kind  Kind
	IsKey bool // a key, which cards do not show

	Index  int    // among the result's columns
	Sorted string // ascending, descending, or empty
	Filter string
	Hidden bool
}

// Kind is how a column's values are displayed.
type Kind string

const (
	Plain   Kind = "words"
	Title   Kind = "title"
	Number  Kind = "number"
	Tags    Kind = "tags"
	Long    Kind = "long"
	Link    Kind = "link"
	Picture Kind = "picture"
)

// Row is one row of an answer, with the sentences behind its text decisions.
type Row struct {
	Title    string
	Cells    []Cell
	Evidence []Quote
	Warnings []string
	Link     string // if the owner configured one
	Picture  string
	Folded   bool // beyond those shown initially
}

// Cell is one value, or Empty.
type Cell struct {
	Text        string
	Tags        []string
	Href        string
	SourceQuery string // the statement for the rows behind a figure; empty: not a figure
	Empty       bool
}

// Quote is the sentence behind a verdict.
type Quote struct {
	Row         int
	Question    string
	Verdict     string
	Parts       []Part
	IsWholeText bool   // the verdict is based on the whole text
	Mixed       string // note that the text has mixed opinions, or empty
	Counter     []Part // the sentence against the verdict, if opinions are mixed
	Expr        string
	Opposite    string // the reversed verdict; empty if it cannot be reversed
}

// Part is a piece of a quote; relevant words are marked.
type Part struct {
	Text   string
	Marked bool
}

// Offer is a suggestion.
type Offer struct {
	Text, Ask, SUQL string
	Standalone      bool // a new question rather than a follow-up
}

// Failure is the end of a failed turn.
type Failure struct {
	Turn      int
	Message   string
	Positions []ErrorPosition
	SUQL      string // the statement, if it can be corrected
	Retry     string // the question, to ask it again
	Kiosk     bool
}

// ErrorPosition is the position of an error in a statement.
type ErrorPosition struct {
	Line, Column int
	Message      string
}

// Greeting is what a new chat about a source begins with.
type Greeting struct {
	About       string // a sentence about what the data contains
	Suggestions []Offer
	Uploads     bool       // visitors may add data
	Example     *Example   // an example of a clarification; nil: none yet
	Introduced  Introduced // what its owner is asked about; without doubts, nothing is shown
}

// Page is the data of the chat page.
type Page struct {
	Greeting
	Title        string
	Source       string
	Sources      []string
	ReadOnlyLink string // the read-only link; empty: the visitor's own chat
	Idle         int    // seconds until the kiosk asks whether somebody is present
	Countdown    int    // seconds until it starts over
	Owner        bool   // the owner's pages are linked

	// Settings of a kiosk:
	Name    string
	Choices bool // there is no text input
}

// Example is a question with a clarification, and the results of two replies.
type Example struct {
	Question, Asked string
	Options         []Option
}

// elementID returns the id of a part of a turn.
func elementID(turn int, part string) string { return fmt.Sprintf("t%d-%s", turn, part) }

// Introduced describes how added data was understood, for the person who added it.
type Introduced struct {
	Source, Label string
	Tables        []DataTable
	Texts         []string // descriptions of documents
	Notes         []string // remarks about skipped or unchanged data
	Links         []string
	Doubts        []Doubt // to ask about
	Suggestions   []Offer
}
