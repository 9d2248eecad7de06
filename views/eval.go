package views

import (
	"net/url"

	"github.com/a-h/templ"
)

// EvalPage is the page of evaluations.
type EvalPage struct {
	Parts   []EvalSource
	Form    EvalForm
	Shown   *Evaluation // nil: none is looked at
	Past    []Evaluation
	Missing bool // no evaluation exists at this address
}

// EvalForm is the form that begins an evaluation, as it was filled in; Message says what is wrong with Field, or with
// all of it.
type EvalForm struct {
	Given          url.Values
	Field, Message string
}

// EvalSource is a source with the size of each of its question sets.
type EvalSource struct {
	Name              string
	Verified, Bundled int
}

// Evaluation is one evaluation.
type Evaluation struct {
	ID, Name, Told, State, Error, Began string
	Done, All                           int
	Running                             bool
	Opens                               bool // its questions can be asked in the chat
	Figures                             []Figure
	Shares                              []ShareTable
	Reported                            bool // there is a report to download
	Dialogues                           []Dialogue
}

// Figure is a named figure.
type Figure struct{ Name, Value string }

// ShareTable says how many answers were right, by what its first column says.
type ShareTable struct {
	ID, Title string
	Heads     []string
	Rows      [][]string
}

// Dialogue is a question with what was asked back about it.
type Dialogue struct {
	Question, Want, Got string
	Right               bool
	Sure                float64
	Turns               []DialogueTurn
}

// DialogueTurn is a question back with its reply.
type DialogueTurn struct{ Asked, Said string }

// marked returns the attributes of an invalid field.
func (f EvalForm) marked(field string) templ.Attributes {
	if f.Message == "" || f.Field != field {
		return nil
	}
	return templ.Attributes{"aria-invalid": "true", "aria-describedby": "wrong-" + field, "autofocus": true}
}

// figure returns the figure of a name; empty if there is none.
func (e Evaluation) figure(name string) string {
	for _, f := range e.Figures {
		if f.Name == name {
			return f.Value
		}
	}
	return ""
}

// evalUsers and evalDetectors are the simulated users and the ways to ask back, with their names.
var (
	evalUsers = [][2]string{{"truthful", "Picks between whole readings"}, {"simulated", "Says yes or no"},
		{"multichoice", "Chooses from a list after a no"}, {"gold", "Dictates what is right"}, {"none", "Nobody replies"}}
	evalDetectors = [][2]string{{"gain=", "while the result is less sure than"},
		{"probability=", "about parts less sure than"}, {"dropout=", "about parts that vary by more than"},
		{"any", "about every part"}, {"perfect", "about wrong parts alone"}, {"never", "never"}}
)
