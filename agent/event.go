package agent

import (
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/suql"
)

// Event is what the agent tells the person. The JSON forms of events are the websocket's contract; web adds "type"
// (what Type returns) and a rising "seq".
type Event interface{ Type() string }

// Status is what has become of a component.
type Status string

const (
	Predicted Status = "predicted"
	Confirmed Status = "confirmed"
	Refused   Status = "refused"
	// stands although nobody confirmed it: the person refused it, or what stood there before
	Unconfirmed Status = "unconfirmed"
	Chosen      Status = "chosen" // picked or typed by the person
)

// StateEvent shows the query as it stands.
type StateEvent struct {
	Components []StateComponent `json:"components"`
}

// StateComponent is one chip of the query.
type StateComponent struct {
	ID          string   `json:"id,omitempty"` // names it to whoever changes it
	Clause      string   `json:"clause"`       // where, select, order, …
	Text        string   `json:"text"`         // "in Palo Alto", "reviewers say it is quiet"
	Probability float64  `json:"probability"`
	Status      Status   `json:"status"`
	Words       []string `json:"words,omitempty"` // of the question, that it rests on
}

// AlternativesEvent tells what else a part of the answered query may be, and what can be done with it.
type AlternativesEvent struct {
	Component string        `json:"component"`
	Word      string        `json:"word,omitempty"` // the word of the question that went nowhere, where it is about one
	Options   []Alternative `json:"options"`
	Removable bool          `json:"removable"`
	Negatable bool          `json:"negatable"`
	Typed     bool          `json:"typed"` // another value can be typed
}

// Alternative is one thing that may stand in the place of a part; Count is how much it would find, empty where nobody
// knows.
type Alternative struct {
	ID    string `json:"id"`
	Text  string `json:"text"`
	Count string `json:"count,omitempty"`
	Table string `json:"table,omitempty"` // what it belongs to, where another one is called the same
}

// ClarifyEvent asks. Kind is "confirm" (yes/no), "choose" (options) or "text" (free text is welcome).
type ClarifyEvent struct {
	ID       string   `json:"id"`
	Kind     string   `json:"kind"`
	Question string   `json:"question"`
	Options  []Option `json:"options"`
	Because  string   `json:"because"` // why it is asked and what it would change
	// it was asked why: the reason is to be shown at once
	Explained bool             `json:"explained,omitempty"`
	Word      string           `json:"word,omitempty"` // the words of the question whose meaning is asked about
	About     *query.Component `json:"-"`
	// Readings are the queries that are still possible, for simulated users: a person is told what they differ in.
	Readings []parse.Candidate `json:"-"`
}

// Option is an alternative to choose; its id is what an answer names.
type Option struct {
	ID    string       `json:"id"`
	Text  string       `json:"text"`
	Query *query.Query `json:"-"` // the query that it leads to, as far as it is known beforehand

	// Of a complete reading, or a word's meaning: what it says, and what it would give, empty where nobody knows.
	Reading string `json:"reading,omitempty"`
	Gives   string `json:"gives,omitempty"`
}

// InsteadEvent says that a reply was a new question, which takes the place of the turn's.
type InsteadEvent struct {
	Question string `json:"question"`
}

// ProgressEvent tells how far reading is.
type ProgressEvent struct{ suql.Progress }

// ResultEvent closes a turn with rows.
type ResultEvent struct {
	suql.Result
	Searched string     `json:"searched"`
	SUQL     string     `json:"suql"`
	Reply    string     `json:"reply"`
	Turns    []Exchange `json:"turns,omitempty"`
	Partial  bool       `json:"partial,omitempty"` // stopped before everything was read
	Offers   []Offer    `json:"offers,omitempty"`  // what could be relaxed, what could be asked next
	// what the columns that were worked out are called by people; empty for the others
	Labels []string     `json:"labels,omitempty"`
	Query  *query.Query `json:"-"`

	// why the language model had no part in it; empty where it had, or where there is none
	Instead    string   `json:"instead,omitempty"`
	Confidence float64  `json:"confidence"`       // that the result is what was asked for; 0 where nobody can tell
	Unused     []string `json:"unused,omitempty"` // words of the question that went nowhere
	Guess      bool     `json:"guess,omitempty"`  // it is only the best guess

	// rows that come near; to whoever overturns they are numbered on from Rows
	Nearest []Nearest `json:"nearest,omitempty"`
}

// Exchange is one clarification of a turn and what was answered.
type Exchange struct {
	Component   string   `json:"component"`
	Probability float64  `json:"probability"`
	Question    string   `json:"question"`
	Options     []Option `json:"options"`
	Answer      string   `json:"answer"`
}

// Offer is something the person may say next.
type Offer struct {
	Text string `json:"text"` // what the button says
	Ask  string `json:"ask,omitempty"`
	SUQL string `json:"suql,omitempty"`

	Without string `json:"without,omitempty"` // the condition that would be left out
	Count   int    `json:"count,omitempty"`   // how many results that would bring
}

// PhraseEvent is a sentence about the rows as a model says it. Where the agent has the model speak, it comes before the
// result, which repeats it as part of its reply; in the chat it comes behind it.
type PhraseEvent struct {
	Row  int    `json:"row"`
	Text string `json:"text"`
}

// ReplyEvent closes a turn that needed no data.
type ReplyEvent struct {
	Text     string     `json:"text"`
	Declined bool       `json:"declined,omitempty"` // the data cannot answer, or nobody can tell what was asked
	Turns    []Exchange `json:"turns,omitempty"`    // what was asked back before
	Instead  string     `json:"instead,omitempty"`  // why the language model had no part in it
}

// InternalError is the code of a failure that nobody foresaw: its message is for whoever runs Surely, not for visitors.
const InternalError = "XX000"

// ErrorEvent closes a turn that failed.
type ErrorEvent struct {
	Code      string          `json:"code"`
	Message   string          `json:"message"`
	Positions []suql.Position `json:"positions,omitempty"`
}

func (StateEvent) Type() string        { return "state" }
func (ClarifyEvent) Type() string      { return "clarify" }
func (AlternativesEvent) Type() string { return "alternatives" }
func (InsteadEvent) Type() string      { return "instead" }
func (ProgressEvent) Type() string     { return "progress" }
func (PhraseEvent) Type() string       { return "phrase" }
func (ResultEvent) Type() string       { return "result" }
func (ReplyEvent) Type() string        { return "reply" }
func (ErrorEvent) Type() string        { return "error" }
