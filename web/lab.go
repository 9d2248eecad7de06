package web

import (
	"context"
	"time"

	"github.com/ask-surely/surely/internal/schema"
)

// Lab measures the parser and the dialogue on questions whose answer is known, by the same runners as the command line.
type Lab interface {
	// Evaluate runs an evaluation and returns its report as 'surely eval --json' prints it. watch is called with every
	// example once it is judged; one that blocks pauses the evaluation.
	Evaluate(ctx context.Context, o Order, watch func(Seen)) (report []byte, err error)
	// Pose puts a question to a person, who has replied so far; the same replies lead to the same stage.
	Pose(ctx context.Context, o Order, replies []string) (Stage, error)
}

// The forms of question files that a browser can bring.
const (
	ChatQuestions = "chat"    // lines of {"question","suql"} about a source
	WikiQuestions = "wikisql" // with the tables they are about
)

// Order is an evaluation that the owner wants.
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
	Paper     bool // questions back are worded as in the paper
}

// Seen is what came of one example.
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

// SeenTurn is a question back with its reply.
type SeenTurn struct {
	Component   string  `json:"component"`
	Probability float64 `json:"probability"`
	Question    string  `json:"question"`
	Answer      string  `json:"answer"`
}

// Stage is where a person's replies have led to.
type Stage struct {
	Asked     string // the question that waits for a reply; empty: there is none
	Turns     []SeenTurn
	SUQL      string
	Said      string // the query in a sentence
	Meant     string // the one that is meant, in a sentence
	Right     bool   // its result is the one that was meant
	Match     bool   // so is the query
	Questions int
}

// Words lets the owner say what words mean that people use. Its methods are safe for concurrent use.
type Words interface {
	// Nearest orders labels by how near they are to a word.
	Nearest(ctx context.Context, word string, labels []string) []int
	// Teach makes a word another name of a column, or of a table where the column is empty.
	Teach(ctx context.Context, source, word, table, column string) error
	// Define makes a word the name of what is worked out of columns, as a formula says.
	Define(ctx context.Context, source, name, formula string) error
	// Forget drops what was taught of a word, and Taught reports whether anything was.
	Forget(ctx context.Context, source, word string) error
	Taught(source, word string) bool
}

// Note is something that the owner's pages keep.
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
	verifiedNote   = "verified"   // a question with what it should become, or that it is no longer wanted
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
