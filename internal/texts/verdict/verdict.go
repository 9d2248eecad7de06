// Package verdict holds the words in which the engine and the readers speak: a Request is one decision about one
// text, a Verdict what a reader made of it. It is plain data, shared by suql (which asks), reader (which decides,
// remembers and looks up) and llm (which has a model decide).
package verdict

import "context"

// Task is what is wanted of a text.
type Task string

const (
	Answer   Task = "answer"   // answer Question from Text
	Summary  Task = "summary"  // sum Text up
	Judge    Task = "judge"    // does Answer, given to Question, amount to Value?
	Classify Task = "classify" // which of Choices does Value mean?
)

// Form is the form in which an answer is wanted; the zero value leaves it open.
type Form string

const (
	Text    Form = "text"
	Date    Form = "date" // YYYY-MM-DD
	Number  Form = "number"
	Boolean Form = "boolean"
)

// The answers that carry a meaning of their own.
const (
	Yes           = "Yes"
	No            = "No"
	NoInformation = "no information" // the text does not say
)

// Request asks for one decision.
type Request struct {
	Task     Task
	Question string   // of an answer; of the answer that is judged
	Form     Form     // of an answer
	Text     []string // the documents, in order; one for a plain text value
	Answer   string   // the answer that is judged
	Value    string   // the literal an answer is compared with; the value that is classified
	Choices  []string // what Value may be classified to

	// Foreign is set where Text is not the owner's alone but what a statement makes of its own literals. What comes of
	// it is nobody else's.
	Foreign bool
}

// Verdict is one decision. A failed decision has Err set and nothing else.
type Verdict struct {
	Answer     string  // an answer, a summary; Yes or No for a judgement
	Choices    []int   // indexes into Request.Choices
	Quote      string  // the sentence of the text that the answer rests on, copied verbatim
	Mixed      *Mixed  // nil: the text is of one mind, or the reader does not tell
	Near       *Near   // with NoInformation: what comes nearest to a Yes; nil where nothing does
	Confidence float64 // 0 to 1; 0 where the reader cannot tell
	Reader     string  // who decided, with its version: part of the ledger's key
	Instead    string  // why it is not the one that was to decide; such a verdict is not kept
	Err        error
}

// Mixed is what a text says that is divided over a yes/no question: how many sentences speak for a Yes and how many
// for a No, and the one that speaks loudest against the verdict. Its JSON form is part of the evidence.
type Mixed struct {
	For     int    `json:"for"`
	Against int    `json:"against"`
	Text    string `json:"text"`
}

// Near is a sentence that does not say plainly what is asked but may be meant so: a person can tell.
type Near struct {
	Text   string  `json:"text"`
	Likely float64 `json:"likely"` // that it says so
}

// Reader decides. Decide returns one verdict per request, in order; a request that failed has its error in its
// verdict. The error of Decide itself says that nothing could be decided at all (cancelled, over budget).
type Reader interface {
	Decide(ctx context.Context, requests []Request) ([]Verdict, error)
	// Name identifies the reader and its version; verdicts of one name are interchangeable.
	Name() string
}

// Ledger remembers verdicts. A reader's verdicts are told apart by its name.
type Ledger interface {
	// Recall returns what is known, one entry per request in order, nil for what is not.
	Recall(ctx context.Context, reader string, requests []Request) ([]*Verdict, error)
	// Record remembers verdicts, one per request. Failed ones are not given to it.
	Record(ctx context.Context, reader string, requests []Request, verdicts []Verdict) error
}

// Usage counts what decisions cost.
type Usage struct {
	ModelCalls       int `json:"model_calls"`
	Verdicts         int `json:"verdicts"`
	LedgerHits       int `json:"ledger_hits"`
	PromptTokens     int `json:"prompt_tokens"`
	CompletionTokens int `json:"completion_tokens"`
	Embedded         int `json:"by_embedded,omitempty"` // verdicts that the embedded reader made
	Model            int `json:"by_model,omitempty"`    // and those that a model made
}

// Add adds other to u.
func (u *Usage) Add(other Usage) {
	u.ModelCalls += other.ModelCalls
	u.Verdicts += other.Verdicts
	u.LedgerHits += other.LedgerHits
	u.PromptTokens += other.PromptTokens
	u.CompletionTokens += other.CompletionTokens
	u.Embedded += other.Embedded
	u.Model += other.Model
}
