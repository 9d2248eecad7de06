// Package verdict defines the data exchanged between the engine and readers: a Request asks for a decision about a
// text, and a Verdict is the decision. It is shared by suql, which sends requests, reader, which decides and stores
// verdicts, and llm, which calls a model.
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
	Judge    Task = "judge"    // decide whether Answer to Question means the same as Value
	Classify Task = "classify" // choose those of Choices that Value means
)

// Form is the form of an answer; the zero value allows any.
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
	NoInformation = "no information" // the text has no answer
)

// Request asks for a decision.
type Request struct {
	Task     Task
	Question string // in a judgement, the question of Answer
	Form     Form
	Text     []string // the documents, in order; one for a plain text
	Answer   string   // the answer to judge
	Value    string   // the literal to compare an answer with; the value to classify
	Choices  []string // the values to classify among

	// IsForeign is set if Text may contain literals of a statement. Its verdict is not shared.
	IsForeign bool
}

// maxTextBytes is the maximum number of bytes of a text that are read, so that a huge one cannot block a run.
const maxTextBytes = 1 << 20

// TruncateTexts returns texts, each truncated to the part that is read.
func TruncateTexts(texts []string) []string {
	out := slices.Clone(texts)
	for i, text := range out {
		if len(text) > maxTextBytes {
			end := maxTextBytes
			for end > 0 && !utf8.RuneStart(text[end]) {
				end--
			}
			out[i] = strings.Clone(text[:end]) // so that the rest can be freed
		}
	}
	return out
}

// Verdict is a decision. A failed decision has only Err.
type Verdict struct {
	Answer         string     // an answer or a summary; Yes or No for a judgement
	Choices        []int      // indexes into Request.Choices
	Quote          string     // the sentence supporting the answer, verbatim
	Mixed          *Mixed     // nil: the text is unanimous, or this is unknown
	Near           *NearMatch // with NoInformation: the sentence most similar to a Yes, if any
	Confidence     float64    // 0 to 1; 0 if unknown
	Reader         string     // the name of the reader
	FallbackReason string     // set if a fallback decided; such a verdict is not stored
	Err            error
}

// Mixed describes a text divided over a yes/no question: the numbers of sentences for Yes and No, and the strongest
// sentence against the verdict. Its JSON encoding is part of the evidence.
type Mixed struct {
	For     int    `json:"for"`
	Against int    `json:"against"`
	Text    string `json:"text"`
}

// NearMatch is a sentence that may mean Yes but is not explicit, for a person to judge.
type NearMatch struct {
	Text   string  `json:"text"`
	Likely float64 `json:"likely"` // the probability that it means Yes
}

// Reader makes decisions. Decide returns one verdict per request, in order; the verdict of a failed request has the
// error. If Decide returns an error, nothing was decided.
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

// Usage counts the cost of decisions.
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
