package views

import (
	"fmt"
	"net/url"
	"strings"

	"github.com/a-h/templ"
)

// The size of a drawing of shares, in SVG units: both axes go from 0 to 1.
const (
	shareSide = 240
	shareLeft = 40
	shareTop  = 12
	shareFoot = 44
)

// shareX and shareY place a share.
func shareX(v float64) float64 { return shareLeft + v*shareSide }
func shareY(v float64) float64 { return shareTop + (1-v)*shareSide }

// stepPath draws shares over the number of questions asked.
func stepPath(shares []float64) string {
	var b strings.Builder
	for k, v := range shares {
		fmt.Fprintf(&b, "%c%.1f %.1f", "ML"[min(k, 1)], shareX(float64(k)/float64(max(1, len(shares)-1))), shareY(v))
	}
	if len(shares) == 1 {
		fmt.Fprintf(&b, "H%.1f", shareX(1))
	}
	return b.String()
}

// askedTicks are the labelled numbers of questions on the axis, with their positions.
func askedTicks(most int) (out []shape) {
	step := max(1, (most+4)/5)
	for k := 0; k <= most; k += step {
		x := 0.0
		if most > 0 {
			x = float64(k) / float64(most)
		}
		out = append(out, shape{x: shareX(x), y: shareTop + shareSide + 18, text: itoa(k), anchor: "middle"})
	}
	return out
}

// curveSaid describes the curve for screen readers.
func curveSaid(curve []float64) string {
	n := len(curve)
	return fmt.Sprintf("%.0f %% right without a question back, %.0f %% with up to %d", 100*curve[0], 100*curve[n-1], n-1)
}

// binSide is the size of a bin's dot, whose area is the bin's share of all results.
func binSide(b ReliabilityBin, all []ReliabilityBin) float64 {
	n := 0
	for _, x := range all {
		n += x.N
	}
	return 4 + 14*float64(b.N)/float64(max(1, n))
}

// binsSaid describes a reliability diagram for screen readers.
func binsSaid(all []ReliabilityBin) string {
	var said []string
	for _, b := range all {
		said = append(said, fmt.Sprintf("of %d that were %.0f %% sure, %.0f %% were right", b.N, 100*b.Sure, 100*b.Right))
	}
	return strings.Join(said, "; ")
}

// EvalPage is the page of evaluations.
type EvalPage struct {
	Parts   []EvalSource
	Form    EvalForm
	Shown   *Evaluation // nil: none is looked at
	Past    []Evaluation
	Missing bool // there is no evaluation of the page's address
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
	Curve                               []float64 // share answered right, by the number of questions back
	Bins                                []ReliabilityBin
	Dialogues                           []Dialogue
}

// Figure is a named figure.
type Figure struct{ Name, Value string }

// ReliabilityBin is the mean probability of some results, and the share of them that was right.
type ReliabilityBin struct {
	Sure, Right float64
	N           int
}

// Dialogue is a question with what was asked back about it.
type Dialogue struct {
	Question, Want, Got string
	Right               bool
	Sure                float64
	Turns               []DialogueTurn
	Plain               bool   // it is not known what is right
	Reply               string // to a plain question
}

// Failed reports whether the result is known to be wrong.
func (d Dialogue) Failed() bool { return !d.Right && !d.Plain }

// DialogueTurn is a question back with its reply.
type DialogueTurn struct{ Asked, Said string }

// marked are the attributes of a field that cannot be used as it is.
func (f EvalForm) marked(field string) templ.Attributes {
	if f.Message == "" || f.Field != field {
		return nil
	}
	return templ.Attributes{"aria-invalid": "true", "aria-describedby": "wrong-" + field, "autofocus": true}
}

// figure is the figure of a name; empty if there is none.
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
