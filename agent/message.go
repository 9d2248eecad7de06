package agent

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

// NoneOfThese is the id of the option that refuses all others.
const NoneOfThese = "none"
