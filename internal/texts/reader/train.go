package reader

import (
	"cmp"
	"context"
	"fmt"
	"io"

	"github.com/ask-surely/surely/internal/learn/weights"
	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/texts/verdict"
	"github.com/ask-surely/surely/internal/words/lexicon"
)

// TrainingSet is the reader's training data. Any part may be empty; the model then lacks what
// depends on it.
type TrainingSet struct {
	Stances []StanceExample
	Spans   []SpanExample
}

// StanceExample is a yes/no question about a text, with a careful reader's answer: Yes, No or no
// information. An empty answer means that the text answers it, but not how.
type StanceExample struct {
	Group    string // what the text is about
	Question string
	Text     []string
	Answer   string
	Weight   float64 // 0: 1
}

// TrainOptions configure training, which is deterministic.
type TrainOptions struct {
	Seed    int64
	Aspects []io.Reader                      // the lexicon of the texts' owner
	Log     func(format string, args ...any) // receives progress; may be nil
}

// Train fits every part that the set has examples for.
func Train(ctx context.Context, set TrainingSet, o TrainOptions) (*Model, error) {
	if o.Log == nil {
		o.Log = func(string, ...any) {}
	}
	known, err := lexicon.Load(o.Aspects...)
	if err != nil {
		return nil, err
	}
	e := &Embedded{lexicon: known, model: &Model{tables: weights.Set{}}, documents: newDocuments(64 << 20)}
	e.rarity = retrieve.EmbeddedRarity()
	if len(set.Stances) > 0 {
		if err := e.trainStance(set.Stances, o); err != nil {
			return nil, err
		}
	}
	if len(set.Spans) > 0 {
		cases := e.spanCases(set.Spans)
		o.Log("spans: %d examples, of %d the answer is among what is considered", len(set.Spans), len(cases))
		e.model.tables["spans"] = trainSpans(cases, 8, 2, o.Seed).weights
		e.model.tables["answered"] = e.trainAnswered(set.Spans, cases, o.Seed)
	}
	return e.model, ctx.Err()
}

// hidden holds phrases, by aspect, that count as unknown while processing one group's text.
type hidden map[string]map[string]bool

// phrasesOfOneGroup finds the phrases that occur in the texts of one group only. Phrases written after reading
// a text fit that text better than future ones: if they were known in training, the model would learn that
// silence means no information, when the words are merely new.
func (e *Embedded) phrasesOfOneGroup(stances []StanceExample) map[string]hidden {
	type cue struct{ aspect, phrase string }
	groups := map[cue]string{} // the only group with the cue; empty for several
	for _, s := range stances {
		d := e.documents.analysed(e.lexicon, s.Text)
		for _, a := range parseQuestion(e.lexicon, s.Question, verdict.Boolean).asked {
			for i := range d.sentences {
				for _, h := range a.Hits(d.sentences[i].words) {
					c := cue{a.Name, h.Phrase}
					if g, ok := groups[c]; !ok {
						groups[c] = s.Group
					} else if g != s.Group {
						groups[c] = ""
					}
				}
			}
		}
	}
	once := map[string]hidden{}
	for c, g := range groups {
		if g == "" {
			continue
		}
		if once[g] == nil {
			once[g] = hidden{}
		}
		if once[g][c.aspect] == nil {
			once[g][c.aspect] = map[string]bool{}
		}
		once[g][c.aspect][c.phrase] = true
	}
	return once
}

// trainStance fits two models: does the text say anything about the aspect, and if so, yes or no?
func (e *Embedded) trainStance(stances []StanceExample, o TrainOptions) error {
	var informs, affirms []example
	once := e.phrasesOfOneGroup(stances)
	defer func() { e.hidden = nil }()
	for _, s := range stances {
		e.hidden = once[s.Group]
		q := parseQuestion(e.lexicon, s.Question, verdict.Boolean)
		switch s.Answer {
		case verdict.Yes, verdict.No, verdict.NoInformation, "":
		default:
			return fmt.Errorf("the answer to %q is %q: it must be Yes, No or no information", s.Question, s.Answer)
		}
		s.Weight = cmp.Or(s.Weight, 1)
		d := e.documents.analysed(e.lexicon, s.Text)
		if len(q.asked) == 0 {
			continue
		}
		a := q.asked[0]
		informing, side, _ := e.stanceFeatures(a.Aspect, d)
		x := example{features: informing, yes: s.Answer != verdict.NoInformation, weight: s.Weight}
		informs = append(informs, x)
		if s.Answer == verdict.Yes || s.Answer == verdict.No {
			side = append(side, e.traitFeatures(a.Aspect, d)...)
			affirms = append(affirms, example{features: side, yes: (s.Answer == verdict.Yes) != a.Inverse, weight: s.Weight})
		}
	}
	o.Log("stance: %d examples of saying anything, %d of saying yes or no", len(informs), len(affirms))
	f := fit{bits: stanceBits, epochs: 10, rate: .1, pull: .03, seed: o.Seed}
	e.model.tables["informs"] = f.train(informs).weights
	e.model.tables["affirms"] = f.train(affirms).weights
	return nil
}
