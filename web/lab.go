package web

import (
	"context"
	"encoding/json"
	"strings"
	"time"

	"github.com/ask-surely/surely/internal/state"
)

// Lab measures the parser and the dialogue on questions with known answers, by the same code as the command line.
type Lab interface {
	// Evaluate runs an evaluation and returns its report as 'surely eval --json' prints it. watch is called with every
	// example once it is judged; one that blocks pauses the evaluation.
	Evaluate(ctx context.Context, o Order, watch func(Seen)) (report []byte, err error)
}

// The formats of uploaded question files.
const (
	ChatQuestions = "chat"    // lines of {"question","suql"} about a source
	WikiQuestions = "wikisql" // with the tables they are about
)

// Order describes an evaluation to run.
type Order struct {
	Form      string
	Source    string // that chat questions are about
	Questions []byte
	Plain     []string // questions that are asked and not judged
	Tables    []byte   // of WikiQuestions
	User      string   // none, simulated, multichoice, gold, truthful
	Detector  string   // when to ask back
	K         int      // most alternatives after a no
	Wrong     float64  // how often the user's replies are wrong
	Limit     int      // 0: all questions
	Seed      uint64
}

// Seen is the outcome of an example.
type Seen struct {
	Index     int        `json:"index"`
	Question  string     `json:"question"`
	Want      string     `json:"want"`
	SUQL      string     `json:"suql"`
	Right     bool       `json:"right"`
	Match     bool       `json:"match"`
	Sure      float64    `json:"sure"`
	Questions int        `json:"questions"`
	Turns     []SeenTurn `json:"turns"`
	Plain     bool       `json:"plain,omitempty"` // it was asked without a statement to compare with
	Reply     string     `json:"reply,omitempty"` // then, what was answered
}

// SeenTurn is a clarification with its reply.
type SeenTurn struct {
	Component   string  `json:"component"`
	Probability float64 `json:"probability"`
	Question    string  `json:"question"`
	Answer      string  `json:"answer"`
}

// Note is an entry kept for the owner's pages.
type Note = state.Remark

// Notes keeps notes, oldest first. Its methods are safe for concurrent use.
type Notes interface {
	Add(ctx context.Context, n Note) error
	Of(ctx context.Context, kind string, since time.Time) ([]Note, error)
}

// The kinds of notes.
const (
	TurnNote       = "turn"       // how a turn went
	judgementNote  = "judgement"  // a thumb up or down
	EvaluationNote = "evaluation" // one that has ended
)

// asLines encodes questions as a file.
func asLines[T any](all []T) []byte {
	var b strings.Builder
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	for _, q := range all {
		if e.Encode(q) != nil {
			return nil // questions can always be encoded
		}
	}
	return []byte(b.String())
}
