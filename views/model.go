package views

import (
	"fmt"
	"sort"
	"strings"
)

// Said is what opened a turn.
type Said struct {
	Turn     int
	Kind     string // ask, edit or run
	Text     string
	Kiosk    bool
	Editable bool
}

// QueryState is the query as it stands.
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

// crowd reports whether a group is long and certain, so that it should not draw the eye from the others.
func (g chipGroup) crowd() bool {
	if len(g.chips) <= 4 {
		return false
	}
	for _, c := range g.chips {
		if !c.Settled() && c.Probability < .9 || c.Status == "refused" || c.Status == "unconfirmed" {
			return false
		}
	}
	return true
}

// groups puts chips together by clause, in order of first appearance, crowds last.
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

// PartPanel is one part of an answered query, as it can be changed.
type PartPanel struct {
	Turn                        int
	ID                          string
	Word                        string // of the question, that went nowhere: the panel is about what it means
	More                        bool   // the panel is about what to show as well
	Options                     []Alternative
	Removable, Negatable, Typed bool
}

// Alternative is what may stand in the place of a part.
type Alternative struct {
	ID, Text string
	Beside   string // how much it finds, or what it belongs to
}

// Percent is the probability for people: never 0 or 100 unless it is settled.
func (c Chip) Percent() int {
	if c.Settled() {
		return 100
	}
	return min(max(int(c.Probability*100+.5), 1), 99)
}

// Settled reports whether the person decided it.
func (c Chip) Settled() bool { return c.Status == "confirmed" || c.Status == "chosen" }

// Certainty says how sure Surely is, in a few words.
func (c Chip) Certainty(w *Words) string {
	word := w.Status[c.Status]
	switch c.Status {
	case "confirmed", "chosen", "refused", "unconfirmed":
		return word
	}
	return fmt.Sprintf(w.Sure, c.Percent(), word)
}

// Level is the certainty in five steps, for the line under a chip.
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

// announced is a question back as it is heard: with what there is to choose from, by the keys that choose it.
func (c Card) announced() string {
	said := make([]string, len(c.Options))
	for i, o := range c.Options {
		said[i] = strings.TrimSpace(o.Key + " " + o.Text)
	}
	return strings.TrimSpace(c.Question + " " + strings.Join(said, ", "))
}

// Card is a question back.
type Card struct {
	Turn      int
	ID        string
	Kind      string // confirm, choose or text
	Word      string // of the question, whose meaning is asked about
	Question  string
	Because   string
	Explained bool // it was asked why
	Options   []Option
	Kiosk     bool
}

// Option is an alternative; Key is what chooses it on a keyboard, Gives what it would give where that is known.
type Option struct {
	ID, Text, Key string
	Gives         string
}

// title says what a panel is about.
func (p PartPanel) title(w *Words) string {
	switch {
	case p.More:
		return w.ShowToo
	case p.Word != "":
		return fmt.Sprintf(w.WordMeans, p.Word)
	}
	return w.Instead
}

// typed says what can be typed in a panel.
func (p PartPanel) typed(w *Words) string {
	if p.Word != "" {
		return w.OtherWords
	}
	return w.AnotherValue
}

// Exchange is a question back that was answered.
type Exchange struct {
	Turn                 int
	ID, Question, Answer string
}

// Step is one query on the way to an answer that takes several.
type Step struct {
	Turn, Number  int
	Thought, SUQL string
	Rows          int
	Error         string // in place of the rows
}

// Progress is how far reading is.
type Progress struct {
	Turn           int
	Checked, Total int
	Words, Calls   string
}

// Layout is how an answer's rows are shown.
type Layout string

const (
	Nothing Layout = "nothing"
	Single  Layout = "single" // one value
	Cards   Layout = "cards"
	Table   Layout = "table"
	OnMap   Layout = "map"
)

// Result is the end of a turn with rows.
type Result struct {
	Turn     int
	Searched string
	Reply    string
	Partial  bool
	Unused   []string // words of the question that went nowhere
	Guess    bool     // it is only the best guess
	Count    string
	Layout   Layout
	Columns  []Column
	Rows     []Row
	All      []Column // those not shown too
	Page     int      // from 0
	Pages    int
	Sort     int // the column sorted by, -1: none
	Down     bool
	Fresh    bool     // of the data of now, not of when it was asked
	AllRows  bool     // more rows are shown than the query asks for
	Limited  bool     // there may be more rows than the query asks for
	Charts   []*Chart // the kind that suits it first
	Mappable bool     // its rows can be shown on a map
	Map      *Map     // where that is wanted
	Warnings []string
	SUQL     string
	Offers   []Offer
	Nearest  []Near // rows whose texts nearly say what is asked
	Kiosk    bool
	Judged   bool // people may say what they think of it
	Cost     string
	Announce string
}

// Near is a row that a person may take into an answer: its text has a sentence that may mean what is asked.
type Near struct {
	Row         int // numbered on from the rows of the answer
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

// Kind is how a column's values are shown.
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

// Row is one row of an answer, with the sentences that text decisions about it rest on.
type Row struct {
	Index    int
	Title    string
	Cells    []Cell
	Evidence []Quote
	Warnings []string
	Link     string // where the owner named one
	Picture  string
	Folded   bool // beyond those shown at first
}

// Cell is one value. Empty says that there is none.
type Cell struct {
	Text  string
	Tags  []string
	Href  string
	Sort  string // what sorting compares
	Empty bool
}

// Quote is what a decision about a row rests on.
type Quote struct {
	Row      int
	Question string
	Verdict  string
	Parts    []Part
	Mixed    string // says that the text is divided, and how; empty where it is not
	Other    []Part // then the sentence that speaks against the verdict
	Expr     string
	Opposite string // what "not right?" makes of the verdict; empty where that makes no sense
}

// Part is a piece of a quote; the words that count are marked.
type Part struct {
	Text   string
	Marked bool
}

// Offer is a thing to say next.
type Offer struct {
	Text, Ask, SUQL string
	Alone           bool // it is a question of its own, no follow-up
}

// Failure is the end of a turn that went wrong.
type Failure struct {
	Turn      int
	Message   string
	Positions []Place
	SUQL      string // what was run, when it can be mended
	Kiosk     bool
}

// Place is where in a statement something is wrong: its line, and spaces up to the place.
type Place struct {
	Line, Column int
	Source       string
	Caret        string
	Message      string
}

// Page is what the chat page needs.
type Page struct {
	Title       string
	Source      string
	Sources     []string
	About       string // what the data holds, in a sentence
	Suggestions []Offer
	Offline     bool
	Kiosk       bool
	Uploads     bool   // visitors may bring data
	Copy        string // the link whose copy is shown to be read; empty: a chat of one's own
	Idle        int    // seconds until the kiosk asks whether somebody is there
	Countdown   int    // seconds until it starts over
}

// element returns the id of a part of a turn.
func element(turn int, part string) string { return fmt.Sprintf("t%d-%s", turn, part) }
