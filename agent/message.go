package agent

// Message is what the person does. Its JSON form is the websocket's contract, except for the types the agent does not
// see (resume).
type Message struct {
	Type string `json:"type"`

	Text      string `json:"text,omitempty"`      // ask, edit
	Alone     bool   `json:"alone,omitempty"`     // ask: not a follow-up
	Component string `json:"component,omitempty"` // change, alternatives: the part's id
	ID        string `json:"id,omitempty"`        // answer: of the clarification
	// answer: yes, no, skip, an option's id, or free text; change: remove, negate, an alternative's id, or a value
	Value   string `json:"value,omitempty"`
	SUQL    string `json:"suql,omitempty"`    // run
	Turn    int    `json:"turn,omitempty"`    // edit: index of the question
	Row     int    `json:"row,omitempty"`     // overturn
	Expr    string `json:"expr,omitempty"`    // overturn
	Verdict string `json:"verdict,omitempty"` // overturn
	Name    string `json:"name,omitempty"`    // source
}

// The types of messages.
const (
	AskMessage          = "ask"
	AnswerMessage       = "answer"
	ChangeMessage       = "change"       // a part of the answered query
	AlternativesMessage = "alternatives" // to such a part
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

// NoneOfThese is the id of the option that refuses all others.
const NoneOfThese = "none"
