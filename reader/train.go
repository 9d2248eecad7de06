package reader

import (
	"context"
	"fmt"

	"surely/lexicon"
	"surely/text"
	"surely/verdict"
)

// TrainingSet is what the reader learns from. Any part may be empty; what depends on it is then left out of the model.
type TrainingSet struct {
	Stances []StanceExample
}

// StanceExample is a yes/no question about a text, with what a careful reader answers: Yes, No or no information.
type StanceExample struct {
	Group    string // what the text is about
	Question string
	Text     []string
	Answer   string
	Weight   float64 // 0: 1
}

// TrainOptions say how the model is trained; the same options and set give the same model.
type TrainOptions struct {
	Seed int64
	Log  func(format string, args ...any) // told of progress; may be nil
}

// Train fits every part that the set has examples for.
func Train(ctx context.Context, set TrainingSet, o TrainOptions) (*Model, error) {
	if o.Log == nil {
		o.Log = func(string, ...any) {}
	}
	e := &Embedded{lexicon: lexicon.Embedded(), model: &Model{tables: map[string]table{}}, documents: newDocuments(64 << 20)}
	if len(set.Stances) > 0 {
		examples, err := e.stanceExamples(set.Stances)
		if err != nil {
			return nil, err
		}
		o.Log("stance: %d examples", len(examples))
		s := trainSoftmax(examples, stanceBits, 10, .1, .06, o.Seed)
		s.lean = [classes]float64{1.3, 2.6, .5}
		e.model.setSoftmax("stance", stanceBits, s)
	}
	return e.model, ctx.Err()
}

// stanceExamples turns questions into what is noticed about each aspect they ask for.
func (e *Embedded) stanceExamples(stances []StanceExample) ([]example, error) {
	var out []example
	for _, s := range stances {
		asked := e.lexicon.Asks(text.Tokens(s.Question))
		if len(asked) == 0 {
			continue
		}
		class, ok := map[string]int{verdict.Yes: classYes, verdict.No: classNo, verdict.NoInformation: classNone}[s.Answer]
		if !ok {
			return nil, fmt.Errorf("the answer to %q is %q: it must be Yes, No or no information", s.Question, s.Answer)
		}
		a := asked[0]
		if a.Inverse && class != classNone {
			class = classYes + classNo - class
		}
		features, _ := e.stanceFeatures(a.Aspect, e.documents.analysed(e.lexicon, s.Text))
		out = append(out, example{features: features, class: class, group: s.Group})
	}
	return out, nil
}
