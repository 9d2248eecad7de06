package web

import (
	"context"
	"time"

	"github.com/ask-surely/surely/internal/schema"
)

// Lab measures the parser and the dialogue on questions with known answers, by the same code as the command line.
type Lab interface {
	// Evaluate runs an evaluation and returns its report as 'surely eval --json' prints it. watch is called with every
	// example once it is judged; one that blocks pauses the evaluation.
	Evaluate(ctx context.Context, o Order, watch func(Seen)) (report []byte, err error)
	// Pose shows a question at the stage that a person's replies have led to; the same replies lead to the same stage.
	Pose(ctx context.Context, o Order, replies []string) (Stage, error)
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
	Tables    []byte  // of WikiQuestions
	User      string  // none, simulated, multichoice, gold, truthful
	Detector  string  // when to ask back
	K         int     // most alternatives after a no
	Wrong     float64 // how often the user's replies are wrong
	Limit     int     // 0: all questions
	Seed      uint64
	Paper     bool // clarifications are worded as in the paper
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
}

// SeenTurn is a clarification with its reply.
type SeenTurn struct {
	Component   string  `json:"component"`
	Probability float64 `json:"probability"`
	Question    string  `json:"question"`
	Answer      string  `json:"answer"`
}

// Stage is the state after a person's replies.
type Stage struct {
	Asked     string // the open clarification; empty: none
	Turns     []SeenTurn
	SUQL      string
	Said      string // the query as a sentence
	Meant     string // the gold query as a sentence
	Right     bool   // the result is the gold result
	Match     bool   // so is the query
	Questions int
}

// Words lets the owner define what people's words mean. Its methods are safe for concurrent use.
type Words interface {
	// Nearest sorts labels by similarity to a word.
	Nearest(ctx context.Context, word string, labels []string) []int
	// Teach makes a word a synonym of a column, or of a table if the column is empty.
	Teach(ctx context.Context, source, word, table, column string) error
	// Define names a formula over columns.
	Define(ctx context.Context, source, name, formula string) error
	// Forget drops a word's definitions.
	Forget(ctx context.Context, source, word string) error
	Taught(source, word string) bool
}

// Note is an entry kept for the owner's pages.
type Note struct {
	Kind         string
	Conversation string
	Turn         int
	Data         []byte
	Time         time.Time
}

// Notes keeps notes, oldest first. Its methods are safe for concurrent use.
type Notes interface {
	Add(ctx context.Context, n Note) error
	Of(ctx context.Context, kind string, since time.Time) ([]Note, error)
}

// The kinds of notes.
const (
	TurnNote       = "turn"       // how a turn went
	judgementNote  = "judgement"  // a thumb up or down
	verifiedNote   = "verified"   // a verified question with its expected answer, or its removal
	EvaluationNote = "evaluation" // one that has ended
	studyNote      = "study"      // an event of a study
)

// columnOf is a source's column by name, or nil.
func columnOf(db *schema.Database, table, column string) *schema.Column {
	if t := db.Table(table); t != nil {
		return t.Column(column)
	}
	return nil
}
