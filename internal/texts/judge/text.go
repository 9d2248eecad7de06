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

// Sentence is a sentence prepared for any question.
type Sentence struct {
	Text string
	bag  *encode.Bag
}

// NewSentence prepares a sentence.
func NewSentence(text string) Sentence { return Sentence{text, encode.NewBag(text)} }

// At most maxRead sentences of a text are judged: those with the words most similar to the question's, unless their
// similarity is below minSimilarity. In texts of sixty sentences, the answering one is among the 16 most similar in
// three of four cases, and one in a hundred answering sentences is below minSimilarity.
const (
	maxRead       = 16
	minSimilarity = .08
)

// Text is a text's stance on a question.
type Text struct {
	Stance             // of the text as a whole
	Sentences []Stance // of the judged sentences; zero for others
	For       int      // the strongest affirming sentence, -1 without judged ones
	Against   int      // the strongest denying sentence

	Features TextFeatures
}

// TextFeatures holds the features of a whole text: 1, the highest probabilities of affirming and denying, the shares of
// the question's words in those two sentences, and the number of judged sentences, since with many of them a false
// positive is more likely.
type TextFeatures [6]float64

// subjectPattern matches what all texts of a column are about ("this lighthouse"), which says nothing about relevance.
var subjectPattern = regexp.MustCompile(`(?i)\bthis \pL+`)

// Text judges a text by its sentences. Sentences without words are neither. It fails only when ctx ends.
func (j *Judge) Text(ctx context.Context, question string, sentences []Sentence) (Text, error) {
	out := Text{Sentences: make([]Stance, len(sentences)), For: -1, Against: -1}
	asked := encode.NewBag(subjectPattern.ReplaceAllString(question, ""))
	held := make([]float64, len(sentences))
	var order []int
	for i := range sentences {
		if sentences[i].bag == nil {
			continue
		}
		held[i] = asked.CoveredBy(sentences[i].bag)
		if held[i] >= minSimilarity {
			order = append(order, i)
		}
	}
	if len(order) == 0 {
		return out, nil
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(held[b], held[a]) })
	order = order[:min(maxRead, len(order))]
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
	out.Features = TextFeatures{1, logit(out.Sentences[out.For].Yes), logit(out.Sentences[out.Against].No), held[out.For],
		held[out.Against], math.Log(float64(len(order)))}
	out.Stance = j.textWeights.Of(out.Features)
	return out, nil
}

func logit(p float64) float64 {
	const least = 1e-6
	return math.Log(max(p, least) / max(1-p, least))
}

// TextWeights holds the weights of a whole text's features.
type TextWeights struct{ Yes, No TextFeatures }

//go:embed whole.json
var wholeFile []byte

// Of returns the softmax of the two scores and 0, which is the score of neither.
func (w *TextWeights) Of(noticed TextFeatures) Stance {
	var yes, no float64
	for i, x := range noticed {
		yes += w.Yes[i] * x
		no += w.No[i] * x
	}
	top := max(0, yes, no)
	a, b, c := math.Exp(yes-top), math.Exp(no-top), math.Exp(-top)
	return Stance{Yes: a / (a + b + c), No: b / (a + b + c)}
}
