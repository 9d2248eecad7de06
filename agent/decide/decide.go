// Package decide chooses what to do with a question that is understood more or less surely: state the answer, show it
// as a guess beside its alternatives, ask which of several readings is meant, or decline. It is pure: the same world
// and prices always lead to the same act.
package decide

// World is what may be true of a question. Its probabilities sum to at most 1; the rest is what could not be read.
type World struct {
	Readings []float64 // of each distinct result that may be offered; the first would be shown
	Offered  int       // how many of the first readings one question can offer
	Lead     float64   // of the result that would be shown; it may be the only reading
	Else     float64   // of a meaning that none of the readings has
	None     float64   // of a question that the data cannot answer
}

// Prices are what an act is worth to a person, where a right answer that is stated is worth 1.
type Prices struct {
	Wrong      float64 // cost of a wrong answer that is stated
	WrongGuess float64 // cost of a wrong answer that is said to be a guess
	Hedge      float64 // worth of a right answer that is said to be a guess
	Click      float64 // worth of a right answer that is one click away, beside a guess
	Question   float64 // cost of a question back
	Refusal    float64 // cost of declining what could have been answered
}

// Fitted are prices fitted on predictions of questions that nothing learnt from (docs/how-it-decides.md).
var Fitted = Prices{Wrong: 1, WrongGuess: .45, Hedge: .75, Click: .5, Question: .4, Refusal: 1}

// Kind is a kind of act.
type Kind int

// The kinds of acts.
const (
	State   Kind = iota
	Guess        // show the first reading, and the others beside it
	Ask          // ask which of the readings is meant
	Decline      // say that the data cannot answer
)

// Act is what to do, and what it is expected to be worth.
type Act struct {
	Kind  Kind
	Worth float64
}

// Choose returns the act that is expected to be worth most. Where two are worth the same, the one that takes less of
// the person's time comes first.
func Choose(w World, p Prices) Act {
	best := Act{State, p.state(w.Lead)}
	acts := []Act{{Guess, p.guess(w.Lead, w.others())}, {Decline, p.decline(w.None)}}
	if w.Offered > 1 {
		acts = append(acts, Act{Ask, p.ask(w)})
	}
	for _, a := range acts {
		if a.Worth > best.Worth+tolerance {
			best = a
		}
	}
	return best
}

// tolerance keeps rounding from deciding between acts of equal worth.
const tolerance = 1e-9

// others returns the probability of the readings beside the first.
func (w World) others() float64 {
	sum := 0.0
	for _, p := range w.Readings[min(1, len(w.Readings)):] {
		sum += p
	}
	return sum
}

func (p Prices) state(right float64) float64 { return right - p.Wrong*(1-right) }

// guess returns the worth of showing a reading as a guess, with others one click away.
func (p Prices) guess(right, others float64) float64 {
	return p.Hedge*right + p.Click*others - p.WrongGuess*(1-right)
}

func (p Prices) decline(none float64) float64 { return none - p.Refusal*(1-none) }

// ask returns the worth of offering the readings that one question can offer. Whoever picks one gets it stated. Whoever
// picks none says it in other words, unless the data is known not to answer.
func (p Prices) ask(w World) float64 {
	offered := 0.0
	for _, r := range w.Readings[:w.Offered] {
		offered += r
	}
	rest := 1 - offered
	if rest <= tolerance {
		return offered - p.Question
	}
	return offered + rest*max(0, p.decline(min(1, w.None/rest))) - p.Question
}
