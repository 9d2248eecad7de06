// Package verdict defines the data exchanged between the engine and readers: a Request is one decision about one text,
// a Verdict its outcome. It is plain data, shared by suql (which asks), reader (which decides, stores and looks up) and
// llm (which asks a model).
package verdict

import (
	"context"
	"slices"
	"strings"
	"unicode/utf8"
)

// Task is a kind of decision.
type Task string

const (
	Answer   Task = "answer"   // answer Question from Text
	Summary  Task = "summary"  // summarise Text
	Judge    Task = "judge"    // whether Answer to Question means the same as Value
	Classify Task = "classify" // which of Choices Value stands for
)

// Form is the required form of an answer; the zero value is any.
type Form string

const (
	Text    Form = "text"
	Date    Form = "date" // YYYY-MM-DD
	Number  Form = "number"
	Boolean Form = "boolean"
)

// Answers with a fixed meaning.
const (
	Yes           = "Yes"
	No            = "No"
	NoInformation = "no information" // the text does not say
)

// Request asks for one decision.
type Request struct {
	Task     Task
	Question string // for a judgement, the question that was answered
	Form     Form
	Text     []string // the documents, in order; one for a plain text
	Answer   string   // the answer to judge
	Value    string   // the literal to compare an answer with; the value to classify
	Choices  []string // what Value may be classified as

	// Foreign is set if Text is not just the owner's but constructed from a statement's literals. Its verdict is not
	// shared.
	Foreign bool
}

// maxRead is how many bytes of a text are read, so that a huge one cannot hold up a run.
const maxRead = 1 << 20

// Readable returns the parts of texts that are read.
func Readable(texts []string) []string {
	out := slices.Clone(texts)
	for i, text := range out {
		if len(text) > maxRead {
			end := maxRead
			for end > 0 && !utf8.RuneStart(text[end]) {
				end--
			}
			out[i] = strings.Clone(text[:end]) // so that the rest can be freed
		}
	}
	return out
}

// Verdict is one decision. A failed decision has Err set and nothing else.
type Verdict struct {
	Answer     string  // an answer or a summary; Yes or No for a judgement
	Choices    []int   // indexes into Request.Choices
	Quote      string  // the sentence supporting the answer, verbatim
	Mixed      *Mixed  // nil: the text is unanimous, or unknown
	Near       *Near   // with NoInformation: the sentence nearest to a Yes, if any
	Confidence float64 // 0 to 1; 0 if unknown
	Reader     string  // the reader and its version: part of the ledger's key
	Instead    string  // why another reader stood in; such a verdict is not stored
	Err        error
}

// Mixed describes a text divided over a yes/no question: the numbers of sentences for Yes and No, and the strongest one
// against the verdict. Its JSON form is part of the evidence.
type Mixed struct {
	For     int    `json:"for"`
	Against int    `json:"against"`
	Text    string `json:"text"`
}

// Near is a sentence that may mean what is asked without saying so plainly; a person can tell.
type Near struct {
	Text   string  `json:"text"`
	Likely float64 `json:"likely"` // the probability that it does
}

// Reader makes decisions. Decide returns one verdict per request, in order; a failed request has its error in its
// verdict. An error of Decide itself means that nothing was decided (canceled, over budget).
type Reader interface {
	Decide(ctx context.Context, requests []Request) ([]Verdict, error)
	// Name identifies the reader and its version; verdicts under the same name are interchangeable.
	Name() string
}

// Ledger stores verdicts by reader name.
type Ledger interface {
	// Recall returns the stored verdict for each request, or nil.
	Recall(ctx context.Context, reader string, requests []Request) ([]*Verdict, error)
	// Record stores verdicts, one per request, without failed ones.
	Record(ctx context.Context, reader string, requests []Request, verdicts []Verdict) error
}

// Usage counts what decisions cost.
type Usage struct {
	ModelCalls       int `json:"model_calls"`
	Verdicts         int `json:"verdicts"`
	LedgerHits       int `json:"ledger_hits"`
	PromptTokens     int `json:"prompt_tokens"`
	CompletionTokens int `json:"completion_tokens"`
	Embedded         int `json:"by_embedded,omitempty"` // verdicts by the embedded reader
	Model            int `json:"by_model,omitempty"`    // verdicts by a model
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
