package judge

import (
	"cmp"
	"context"
	_ "embed"
	"math"
	"regexp"
	"slices"

	"github.com/ask-surely/surely/internal/encode"
)

// Sentence is a sentence made ready to be judged, whatever is asked.
type Sentence struct {
	Text string
	bag  *encode.Bag
}

// Ready makes a sentence ready.
func Ready(text string) Sentence { return Sentence{text, encode.NewBag(text)} }

// Of a text, so many sentences are read with the question, those whose words come nearest to its own; a sentence with
// less than leastHeld of it is not read at all. Of texts of sixty sentences the one that answers is among 16 nearest
// in three of four, and less than leastHeld has one in a hundred of those that answer.
const (
	mostRead  = 16
	leastHeld = .08
)

// Text is what a text says to a question.
type Text struct {
	Stance             // of the text as a whole
	Sentences []Stance // of those that were read; zero for the others
	For       int      // the sentence that says so most surely, -1 where none was read
	Against   int      // the one that denies it most surely

	Noticed Noticed
}

// Noticed is what tells of a text as a whole: 1, how surely its sentences say so at most and deny it at most, how much
// of the question the words of those two hold, and how many sentences were read: of many, one seems to say so sooner.
type Noticed [6]float64

// subject is what all texts of a column are about ("this lighthouse"): that a sentence has it tells nothing.
var subject = regexp.MustCompile(`(?i)\bthis \pL+`)

// Text judges a text by its sentences. Sentences without words say nothing. It fails only when ctx ends.
func (j *Judge) Text(ctx context.Context, question string, sentences []Sentence) (Text, error) {
	out := Text{Sentences: make([]Stance, len(sentences)), For: -1, Against: -1}
	asked := encode.NewBag(subject.ReplaceAllString(question, ""))
	held := make([]float64, len(sentences))
	var order []int
	for i := range sentences {
		if sentences[i].bag == nil {
			continue
		}
		held[i] = asked.HeldBy(sentences[i].bag)
		if held[i] >= leastHeld {
			order = append(order, i)
		}
	}
	if len(order) == 0 {
		return out, nil
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(held[b], held[a]) })
	order = order[:min(mostRead, len(order))]
	slices.Sort(order)
	texts := make([]string, len(order))
	for k, i := range order {
		texts[k] = sentences[i].Text
	}
	stances, err := j.Sentences(ctx, question, texts)
	if err != nil {
		return out, err
	}
	for k, i := range order {
		out.Sentences[i] = stances[k]
		if out.For < 0 || stances[k].Yes > out.Sentences[out.For].Yes {
			out.For = i
		}
		if out.Against < 0 || stances[k].No > out.Sentences[out.Against].No {
			out.Against = i
		}
	}
	out.Noticed = Noticed{1, logit(out.Sentences[out.For].Yes), logit(out.Sentences[out.Against].No), held[out.For],
		held[out.Against], math.Log(float64(len(order)))}
	out.Stance = j.whole.Of(out.Noticed)
	return out, nil
}

func logit(p float64) float64 {
	const least = 1e-6
	return math.Log(max(p, least) / max(1-p, least))
}

// Whole weighs what is noticed about a text; "lab train whole" learns it.
type Whole struct{ Yes, No Noticed }

//go:embed whole.json
var wholeFile []byte

// Of is a softmax beside a text that says neither, whose score is 0.
func (w *Whole) Of(noticed Noticed) Stance {
	var yes, no float64
	for i, x := range noticed {
		yes += w.Yes[i] * x
		no += w.No[i] * x
	}
	top := max(0, yes, no)
	a, b, c := math.Exp(yes-top), math.Exp(no-top), math.Exp(-top)
	return Stance{Yes: a / (a + b + c), No: b / (a + b + c)}
}
