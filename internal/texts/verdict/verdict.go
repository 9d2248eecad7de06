// Package verdict defines the data exchanged between the engine and readers: a Request asks for a decision about a
// text, and a Verdict is the decision. It is shared by suql, which sends requests, reader, which decides and stores
// verdicts, and llm, which calls a model.
package verdict

import (
	"context"
	"crypto/sha256"
	"encoding/binary"
	"encoding/hex"
	"errors"
	"hash"
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
	Classify Task = "classify" // choose the elements of Choices that Value means
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
	Question string // in a judgement, the question that Answer answers
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

// Key is a hash of a request's content.
type Key [16]byte

// Key returns the request's key.
func (r Request) Key() Key {
	h := sha256.New()
	hashParts(h, string(r.Task), r.Question, string(r.Form), r.Answer, r.Value)
	hashParts(h, r.Text...)
	hashParts(h, r.Choices...)
	var sum [sha256.Size]byte
	return Key(h.Sum(sum[:0])[:16])
}

// String returns the key in hexadecimal.
func (k Key) String() string { return hex.EncodeToString(k[:]) }

// hashParts hashes a list of strings with their lengths, so that different lists have different hashes.
func hashParts(h hash.Hash, list ...string) {
	var n [8]byte
	binary.LittleEndian.PutUint64(n[:], uint64(len(list)))
	h.Write(n[:])
	chunk := make([]byte, 0, 4096)
	for _, p := range list {
		binary.LittleEndian.PutUint64(n[:], uint64(len(p)))
		h.Write(n[:])
		for len(p) > 0 {
			k := min(len(p), cap(chunk))
			h.Write(append(chunk, p[:k]...))
			p = p[k:]
		}
	}
}

type usageKey struct{}

// WithUsage returns a context in which readers report their usage to count, which must be safe for concurrent use.
func WithUsage(ctx context.Context, count func(Usage)) context.Context {
	return context.WithValue(ctx, usageKey{}, count)
}

// Report reports a reader's usage: model calls, tokens, and verdicts by kind of reader. Callers count Verdicts.
func Report(ctx context.Context, u Usage) {
	if count, ok := ctx.Value(usageKey{}).(func(Usage)); ok {
		count(u)
	}
}

// The reasons not to use a language model.
const (
	Down     = "down"     // it cannot be reached, or fails
	Slow     = "slow"     // it took too long
	Budget   = "budget"   // a budget is used up
	Long     = "long"     // the request exceeds the model's context
	Unusable = "nonsense" // its reply was unusable
	Unsure   = "unsure"   // it was less confident than another parser
)

type skipReasonKey struct{}

// WithoutModel returns a context in which texts are not sent to a model that failed to parse the question, so that
// nobody waits twice. After failures that do not concern texts, such as an unusable reply, the context is unchanged.
func WithoutModel(ctx context.Context, reason string) context.Context {
	if reason != Down && reason != Slow && reason != Budget {
		return ctx
	}
	return context.WithValue(ctx, skipReasonKey{}, reason)
}

// ModelSkipReason returns the reason not to use the model, or "".
func ModelSkipReason(ctx context.Context) string {
	reason, _ := ctx.Value(skipReasonKey{}).(string)
	return reason
}

// FailureReason returns the reason why a model did not reply; empty for an unusable reply, or another failure.
func FailureReason(err error) string {
	var coded interface{ SQLState() string }
	if !errors.As(err, &coded) {
		return ""
	}
	switch code := coded.SQLState(); {
	case code == "53400":
		return Budget
	case code == "54000":
		return Long
	case code != "08006":
		return ""
	case errors.Is(err, context.DeadlineExceeded):
		return Slow
	}
	return Down
}

// StoredVerdict is a verdict about a text that was read in advance, with the text's hash.
type StoredVerdict struct {
	Answer     string
	Quote      string  `json:",omitempty"`
	Confidence float64 `json:",omitempty"`
	Of         string  `json:",omitempty"` // TextHash of the text; empty: any text
}

// TextHash returns a short hash of a text, which may consist of several documents.
func TextHash(documents ...string) string {
	return Request{Text: []string{strings.Join(documents, "\n")}}.Key().String()[:8]
}

// IsAbout reports whether the verdict is about documents.
func (b *StoredVerdict) IsAbout(documents []string) bool {
	return b.Of == "" || b.Of == TextHash(documents...)
}

// Token is a token written by a model.
type Token struct {
	Text    string
	Logprob float64
	Top     []Alternative // most probable first; empty if the server does not report them
}

// Alternative is a token that the model might have written instead.
type Alternative struct {
	Text    string
	Logprob float64
}

// TextRequest is a request to a language model to write a text.
type TextRequest struct {
	System, Message string
	// IsSufficient reports whether the text so far is sufficient, to stop writing; nil: never.
	IsSufficient func(text string) bool
}

// ModelText is a text written by a language model.
type ModelText struct {
	Text   string
	Tokens []Token // nil if the server reports no log-probabilities
}
