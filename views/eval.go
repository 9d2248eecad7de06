package views

import (
	"net/url"

	"github.com/a-h/templ"
)

// EvalPage is the page of evaluations.
type EvalPage struct {
	Sources []EvalSource
	Form    EvalForm
	Latest  *Evaluation // nil: none was started
}

// EvalForm is the form that starts an evaluation. Message is the error in Field, or in the whole form.
type EvalForm struct {
	Values         url.Values
	Field, Message string
}

// EvalSource is a source with the size of each of its question sets.
type EvalSource struct {
	Name              string
	Verified, Bundled int
}

// Evaluation is the latest evaluation.
type Evaluation struct {
	Name, Description, State, Error, Started string
	Done, All                                int
	Running                                  bool
	CanAsk                                   bool // its questions can be asked in the chat
	Figures                                  []Figure
	Accuracy                                 []AccuracyTable
	HasReport                                bool // there is a report to download
	Dialogues                                []Dialogue
}

// Figure is a named figure.
type Figure struct{ Name, Value string }

// AccuracyTable shows the share of right answers for each value of its first column.
type AccuracyTable struct {
	ID, Title string
	Headers   []string
	Rows      [][]string
}

// Dialogue is a question with its clarifications.
type Dialogue struct {
	Question, Want, Got string
	Right               bool
	Confidence          float64
	Turns               []DialogueTurn
}

// DialogueTurn is a clarification with its reply.
type DialogueTurn struct{ Question, Reply string }

// fieldAttributes returns the attributes of an invalid field.
func (f EvalForm) fieldAttributes(field string) templ.Attributes {
	if f.Message == "" || f.Field != field {
		return nil
	}
	return templ.Attributes{"aria-invalid": "true", "aria-describedby": "wrong-" + field, "autofocus": true}
}

// evalUsers and evalDetectors are the simulated users and the detectors, with their labels.
var (
	evalUsers = [][2]string{{"truthful", "Chooses between whole readings"}, {"simulated", "Replies yes or no"},
		{"multichoice", "Chooses from a list after a no"}, {"gold", "States the right choice"}, {"none", "Gives no replies"}}
	evalDetectors = [][2]string{{"gain=", "while the result's probability is below"},
		{"probability=", "about parts with a probability below"}, {"dropout=", "about parts whose probability varies by more than"},
		{"any", "about every part"}, {"perfect", "only about wrong parts"}, {"never", "never"}}
)

// liveAttributes returns attributes that make the page's script reload an evaluation while it runs.
func liveAttributes(e *Evaluation) templ.Attributes {
	if e == nil || !e.Running {
		return nil
	}
	return templ.Attributes{"data-live": "/eval/live"}
}

func dialogueID(d Dialogue) string {
	if d.Right {
		return "dialogue-right"
	}
	return "dialogue-wrong"
}

func textOrNothing(s string) string {
	if s == "" {
		return "nothing"
	}
	return s
}

// OwnerPage is the owner's page about a source, with the questions asked, the newest first.
type OwnerPage struct {
	Source   string
	Sources  []string
	Texts    string   // policy for storing visitors' texts
	Outcomes []Figure // with the number of questions
	Outcome  string   // only questions with this outcome; empty: all
	Words    string   // only questions with these words
	Found    int      // number of matching questions
	Turns    []OwnerTurn
}

// OwnerTurn is a question with its outcome.
type OwnerTurn struct {
	Time, Question, Outcome, Confidence, Unused, Reason string
	Asked                                               int
	Bad, Good                                           bool
	Verified                                            string // YAML that makes it a verified query
}

// address returns the address of the page for another source or outcome.
func (p OwnerPage) address(source, outcome string) string {
	return "/owner?" + url.Values{"source": {source}, "outcome": {outcome}}.Encode()
}
