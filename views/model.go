package views

import (
	"fmt"
	"slices"
	"sort"
	"strings"
)

// Said is the message that opened a turn.
type Said struct {
	Turn     int
	Kind     string // ask, edit or run
	Text     string
	Of       string // run: the answer whose rows it shows
	Kiosk    bool
	Editable bool
}

// QueryState is the query so far.
type QueryState struct {
	Turn  int
	Chips []Chip
	Kiosk bool
}

// chipGroup is the chips of one clause.
type chipGroup struct {
	clause string
	chips  []Chip
}

// crowd reports whether a group is long and certain, and should not distract from the others.
func (g chipGroup) crowd() bool {
	if len(g.chips) <= 4 {
		return false
	}
	return !slices.ContainsFunc(g.chips, func(c Chip) bool {
		return !c.Settled() && c.Probability < .9 || c.Status == "refused" || c.Status == "unconfirmed"
	})
}

// groups arranges chips by clause, in order of first appearance, crowds last.
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
	sort.SliceStable(all, func(i, j int) bool { return !all[i].crowd() && all[j].crowd() })
	return all
}

// Chip is one component of the query in words.
type Chip struct {
	Clause      string
	Text        string
	Probability float64
	Status      string

	ID    string
	Words []string // of the question, that it rests on
}

// PartPanel is the panel for changing a part of an answered query.
type PartPanel struct {
	ID                          string
	Word                        string // an unused word of the question: the panel is about its meaning
	More                        bool   // the panel is about additional columns
	Options                     []Alternative
	Removable, Negatable, Typed bool
	Number                      int // what is typed is a number, now this; 0: a word
}

// Alternative is a replacement for a part.
type Alternative struct {
	ID, Text string
	Beside   string // the number of its rows, or the table it belongs to
}

// Percent returns the probability for people: never 0 or 100 unless it is settled.
func (c Chip) Percent() int {
	if c.Settled() {
		return 100
	}
	return min(max(int(c.Probability*100+.5), 1), 99)
}

// Settled reports whether the person decided it.
func (c Chip) Settled() bool { return c.Status == "confirmed" || c.Status == "chosen" }

// Certainty describes the probability in a few words.
func (c Chip) Certainty() string {
	word := English.Status[c.Status]
	switch c.Status {
	case "confirmed", "chosen", "refused", "unconfirmed":
		return word
	}
	return fmt.Sprintf(English.Sure, c.Percent(), word)
}

// Level returns the probability in five steps, for the line under a chip.
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

// announced returns a clarification for screen readers: with its options and their keys.
func (c Card) announced() string {
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
	Explained bool // it was asked why
	Options   []Option
}

// Option is a choice; Key is its keyboard key, Gives its result if known.
type Option struct {
	ID, Text, Key string
	Gives         string
}

// title returns a panel's title.
func (p PartPanel) title() string {
	switch {
	case p.More:
		return English.ShowToo
	case p.Word != "":
		return fmt.Sprintf(English.WordMeans, p.Word)
	}
	return English.Instead
}

// typed returns the hint for free text in a panel.
func (p PartPanel) typed() string {
	if p.Word != "" {
		return English.OtherWords
	}
	if p.Number > 0 {
		return English.HowMany
	}
	return English.AnotherValue
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

// Progress is how far reading is.
type Progress struct {
	Turn           int
	Checked, Total int
	Words, Calls   string
}

// Layout is how an answer's rows are arranged.
type Layout string

const (
	Nothing Layout = "nothing"
	Single  Layout = "single" // one value
	Cards   Layout = "cards"
	Table   Layout = "table"
)

// Result is the end of a turn with rows.
type Result struct {
	Turn     int
	Searched string
	Reply    string
	Partial  bool
	Unused   []string // unused words of the question
	Guess    bool     // only the best guess
	Verified string   // who vouches for the statement
	Count    string
	Layout   Layout
	Columns  []Column
	Rows     []Row
	All      []Column // those not shown too
	Page     int      // from 0
	Pages    int
	Sort     int // the sort column; -1: none
	Down     bool
	AllRows  bool // more rows are shown than the query's limit
	Limited  bool // there may be more rows than the query's limit
	Facets   []Facet
	Chosen   map[int]string // values of facets, by column
	Charts   []*Chart       // the most suitable kind of chart
	Warnings []string
	SUQL     string
	Offers   []Offer
	Nearest  []Near // rows whose texts nearly match
	Kiosk    bool
	Judged   bool // feedback is asked for
	Cost     string
	Announce string
}

// Facet is a column whose values repeat: choosing one leaves the rows that have it.
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

// Near is a row that a person may accept into an answer: a sentence of its text may mean what is asked.
type Near struct {
	Row         int // numbered on from the answer's rows
	Title, Text string
	Expr        string
}

// Column is one column of an answer.
type Column struct {
	Label string
	Kind  Kind
	Quiet bool // keys and the like: not shown on cards

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
	Text   string
	Tags   []string
	Href   string
	Behind string // the statement for the rows behind a figure; empty: not a figure
	Empty  bool
}

// Quote is the sentence behind a verdict.
type Quote struct {
	Row      int
	Question string
	Verdict  string
	Parts    []Part
	Together bool   // no sentence alone bears the verdict
	Mixed    string // how the text disagrees with itself; empty if it does not
	Other    []Part // then the sentence against the verdict
	Expr     string
	Opposite string // the verdict after "not right?"; empty if that makes no sense
}

// Part is a piece of a quote; relevant words are marked.
type Part struct {
	Text   string
	Marked bool
}

// Offer is a suggestion.
type Offer struct {
	Text, Ask, SUQL string
	Alone           bool // a question of its own, no follow-up
}

// Failure is the end of a failed turn.
type Failure struct {
	Turn      int
	Message   string
	Positions []Place
	SUQL      string // the statement, if it can be corrected
	Again     string // the question, to ask it again
	Kiosk     bool
}

// Place is the position of an error in a statement: its line, and spaces up to it.
type Place struct {
	Line, Column int
	Source       string
	Caret        string
	Message      string
}

// Page is the data of the chat page.
type Page struct {
	Title       string
	Source      string
	Sources     []string
	About       string // a sentence about what the data contains
	Suggestions []Offer
	Uploads     bool     // visitors may add data
	Copy        string   // the read-only link; empty: the visitor's own chat
	Idle        int      // seconds until the kiosk asks whether anybody is there
	Countdown   int      // seconds until it starts over
	Owner       bool     // the owner's pages are linked
	Example     *Example // an example of asking back; nil: none yet

	// Of a kiosk, as its owner wants it:
	Name    string
	Choices bool // there is no text input
}

// Example is a question with a question back, and the results of two replies.
type Example struct {
	Question, Asked string
	Options         []Option
}

// element returns the id of a part of a turn.
func element(turn int, part string) string { return fmt.Sprintf("t%d-%s", turn, part) }
