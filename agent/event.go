package agent

import (
	"github.com/ask-surely/surely/agent/decide"
	"github.com/ask-surely/surely/agent/misp"
	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/schema"
	"github.com/ask-surely/surely/suql"
)

// Event is the agent's output. Events are sent over the websocket as JSON; web adds "type" (from Type) and an
// increasing "seq".
type Event interface{ Type() string }

// StateEvent shows the current query.
type StateEvent struct {
	Components []StateComponent `json:"components"`
	Weighed    *Weighed         `json:"-"`
}

// Weighed is what was weighed before the agent asked, stated, guessed or declined: the probabilities, the query that
// would be shown, and those of the readings that may be offered.
type Weighed struct {
	World      decide.World
	Lead       *query.Query
	Readings   []*query.Query
	Candidates []parse.Candidate // all readings, with what speaks for and against them
	Classes    []int             // of the candidates: those of a class answer the question alike
}

// StateComponent is one chip of the query.
type StateComponent struct {
	ID          string      `json:"id,omitempty"` // identifies it for changes
	Clause      string      `json:"clause"`       // where, select, order, …
	Text        string      `json:"text"`         // "in Palo Alto", "reviewers say it is quiet"
	Probability float64     `json:"probability"`
	Status      misp.Status `json:"status"`
	Words       []string    `json:"words,omitempty"` // the question's words aligned with it
}

// AlternativesEvent lists the alternatives for a part of the answered query.
type AlternativesEvent struct {
	Component string        `json:"component"`
	Word      string        `json:"word,omitempty"` // the unused word whose meanings these are, if any
	Options   []Alternative `json:"options"`
	Removable bool          `json:"removable"`
	Negatable bool          `json:"negatable"`
	Typed     bool          `json:"typed"`            // another value can be typed
	Number    int           `json:"number,omitempty"` // the current value, if it is a number
}

// Alternative is a replacement for a part; Count is the number of its rows, if known.
type Alternative struct {
	ID    string `json:"id"`
	Text  string `json:"text"`
	Count string `json:"count,omitempty"`
	Table string `json:"table,omitempty"` // its table, if names are ambiguous
}

// ClarifyEvent asks a question. Kind is "confirm" (yes/no) or "choose" (options).
type ClarifyEvent struct {
	ID       string   `json:"id"`
	Kind     string   `json:"kind"`
	Question string   `json:"question"`
	Options  []Option `json:"options"`
	Because  string   `json:"because"` // the reason for asking, and what the reply would change
	// the person asked why, so the reason is shown at once
	Explained bool             `json:"explained,omitempty"`
	Word      string           `json:"word,omitempty"` // the words whose meaning is asked about
	About     *query.Component `json:"-"`
	// Readings are the remaining queries, for simulated users.
	Readings []parse.Candidate `json:"-"`
}

// Option is a choice, identified by its id in an answer.
type Option struct {
	ID    string           `json:"id"`
	Text  string           `json:"text"`
	Query *query.Query     `json:"-"` // the resulting query, if known
	part  *query.Component // the component chosen, if it is one

	// For a reading or a word's meaning: its description, and its result if known.
	Reading string `json:"reading,omitempty"`
	Preview string `json:"gives,omitempty"`
}

// InsteadEvent replaces the turn's question with one typed instead of a reply.
type InsteadEvent struct {
	Question string `json:"question"`
}

// ProgressEvent reports how many texts have been read.
type ProgressEvent struct{ suql.Progress }

// ResultEvent closes a turn with rows.
type ResultEvent struct {
	suql.Result
	Searched string     `json:"searched"`
	SUQL     string     `json:"suql"`
	Reply    string     `json:"reply"`
	Turns    []Exchange `json:"turns,omitempty"`
	Partial  bool       `json:"partial,omitempty"` // stopped before all texts were read
	Offers   []Offer    `json:"offers,omitempty"`  // relaxed queries and follow-up questions
	// the labels of computed columns; empty strings for others
	Labels []string     `json:"labels,omitempty"`
	Query  *query.Query `json:"-"`

	// why the language model was not used; empty if it was, or there is none
	FallbackReason string   `json:"instead,omitempty"`
	Confidence     float64  `json:"confidence"`       // probability that the result is right; 0 if unknown
	Unused         []string `json:"unused,omitempty"` // unused words of the question
	Guess          bool     `json:"guess,omitempty"`  // only the best guess
	// other readings of the question beside a guess; a change of OtherReading to the id of one shows it instead
	Alternatives []Option `json:"alternatives,omitempty"`
	Omitted      []string `json:"-"` // parts of the question that the answer says are not used

	Verified *Verified `json:"verified,omitempty"` // who verified the statement

	// unsettled doubts about the data that bear on the answer
	Doubts []*schema.Doubt `json:"doubts,omitempty"`

	// near matches; their row numbers, for overturn, continue after those of Rows
	Nearest []Nearest `json:"nearest,omitempty"`
	Aspects []Aspect  `json:"aspects,omitempty"` // columns to ask about, if the question was not understood
}

// Verified names the person who verified the statement of an answer, and the day; either may be empty.
type Verified struct {
	By string `json:"by,omitempty"`
	On string `json:"on,omitempty"`
}

// Exchange is a clarification with its answer.
type Exchange struct {
	Component   string   `json:"component"`
	Probability float64  `json:"probability"`
	Question    string   `json:"question"`
	Options     []Option `json:"options"`
	Answer      string   `json:"answer"`
}

// Offer is a suggestion.
type Offer struct {
	Text string `json:"text"` // the button's label
	Ask  string `json:"ask,omitempty"`
	SUQL string `json:"suql,omitempty"`

	Without string `json:"without,omitempty"` // the condition to drop
	Count   int    `json:"count,omitempty"`   // number of results without it
}

// ReplyEvent closes a turn that needs no data.
type ReplyEvent struct {
	Text           string     `json:"text"`
	Declined       bool       `json:"declined,omitempty"` // the data cannot answer, or the question is unintelligible
	Turns          []Exchange `json:"turns,omitempty"`    // the clarifications before it
	FallbackReason string     `json:"instead,omitempty"`  // why the language model was not used
	// columns to ask about instead, if the question was declined but its rows were recognised
	Aspects []Aspect `json:"aspects,omitempty"`
}

// InternalError is the code of an unexpected error: its message is for operators, not visitors.
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
func (ResultEvent) Type() string       { return "result" }
func (ReplyEvent) Type() string        { return "reply" }
func (ErrorEvent) Type() string        { return "error" }

// Message is a person's action. Messages arrive over the websocket as JSON; web handles those of type resume itself.
type Message struct {
	Type string `json:"type"`

	Text       string `json:"text,omitempty"`      // for ask and edit
	Standalone bool   `json:"alone,omitempty"`     // for ask: not a follow-up
	Component  string `json:"component,omitempty"` // for change and alternatives: the part's id
	ID         string `json:"id,omitempty"`        // for answer: the clarification's id
	// for answer: yes, no, skip, an option's id, or free text; for change: remove, negate, an alternative's id, or a value
	Value   string `json:"value,omitempty"`
	SUQL    string `json:"suql,omitempty"`    // for run
	Turn    int    `json:"turn,omitempty"`    // for edit: index of the question
	Row     int    `json:"row,omitempty"`     // for overturn
	Expr    string `json:"expr,omitempty"`    // for overturn
	Verdict string `json:"verdict,omitempty"` // for overturn
	Name    string `json:"name,omitempty"`    // for source
}

// The types of messages.
const (
	AskMessage          = "ask"
	AnswerMessage       = "answer"
	ChangeMessage       = "change"       // a part of the answered query
	AlternativesMessage = "alternatives" // lists replacements for a part
	RunMessage          = "run"
	EditMessage         = "edit"
	OverturnMessage     = "overturn"
	SourceMessage       = "source"
	UndoMessage         = "undo"
	StopMessage         = "stop"
	ContinueMessage     = "continue"
	ResetMessage        = "reset"
)

// Answers with a fixed meaning; any other is an option's id or free text.
const (
	Yes  = "yes"
	No   = "no"
	Skip = "skip"
)

// NoneOfThese is the id of the option that rejects all others.
const NoneOfThese = "none"

// ClosedTurn is a closed turn in the JSON form of 'surely ask --json' and POST /api/ask.
type ClosedTurn struct {
	*suql.Result
	SUQL     string     `json:"suql,omitempty"`
	Searched string     `json:"searched,omitempty"`
	Reply    string     `json:"reply"`
	Turns    []Exchange `json:"turns"`

	Confidence     *float64 `json:"confidence,omitempty"` // of the result
	Unused         []string `json:"unused,omitempty"`     // unused words of the question
	Guess          bool     `json:"guess,omitempty"`
	Alternatives   []Option `json:"alternatives,omitempty"` // other readings of the question beside a guess
	Omitted        []string `json:"-"`
	Declined       bool     `json:"declined,omitempty"`
	FallbackReason string   `json:"instead,omitempty"` // why the language model was not used

	Verified *Verified `json:"verified,omitempty"` // who verified the statement
	Doubts   []Doubt   `json:"doubts"`             // unsettled doubts about the data that bear on the answer

	Nearest []Nearest `json:"nearest,omitempty"` // near matches, if few rows or none match
	Aspects []Aspect  `json:"aspects,omitempty"` // columns to ask about, if the question was not understood
}

// Doubt is an unsettled doubt about the data, as an answer names it.
type Doubt struct {
	ID       string `json:"id"`
	About    string `json:"about"`
	Question string `json:"question"`
}

// NewClosedTurn converts the event that closes a turn; for an error, the turn is empty.
func NewClosedTurn(e Event) ClosedTurn {
	out := ClosedTurn{Turns: []Exchange{}, Doubts: []Doubt{}}
	var turns []Exchange
	switch e := e.(type) {
	case ResultEvent:
		out.Result, out.SUQL, out.Searched, out.Reply, turns = &e.Result, e.SUQL, e.Searched, e.Reply, e.Turns
		out.Unused, out.Guess, out.Nearest, out.FallbackReason = e.Unused, e.Guess, e.Nearest, e.FallbackReason
		out.Aspects, out.Verified, out.Alternatives, out.Omitted = e.Aspects, e.Verified, e.Alternatives, e.Omitted
		for _, d := range e.Doubts {
			out.Doubts = append(out.Doubts, Doubt{d.ID, d.About, d.Question})
		}
		if e.Query != nil || e.Confidence > 0 { // a hand-written statement has no confidence
			out.Confidence = &e.Confidence
		}
	case ReplyEvent:
		out.Reply, out.Declined, out.FallbackReason = e.Text, e.Declined, e.FallbackReason
		out.Aspects, turns = e.Aspects, e.Turns
	}
	if len(turns) > 0 {
		out.Turns = turns
	}
	return out
}
