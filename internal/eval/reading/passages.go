package reading

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/ask-surely/surely/internal/eval/hybrid"
	"github.com/ask-surely/surely/internal/eval/jsonfile"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// Spans reads questions about paragraphs in SQuAD's form. A group is an article.
func Spans(file string) ([]Case, error) {
	var f struct {
		Data []struct {
			Title      string
			Paragraphs []struct {
				Context string
				Qas     []struct {
					Question string
					Answers  []struct{ Text string }
				}
			}
		}
	}
	if err := jsonfile.Read(file, &f); err != nil {
		return nil, err
	}
	var out []Case
	for i, article := range f.Data {
		title := strings.ReplaceAll(article.Title, "_", " ")
		for _, p := range article.Paragraphs {
			for _, qa := range p.Qas {
				c := Case{Index: len(out), Group: fmt.Sprint(i), Topic: title, Question: qa.Question, Text: []string{p.Context}}
				for _, a := range qa.Answers {
					c.Want = append(c.Want, a.Text)
				}
				out = append(out, c)
			}
		}
	}
	return out, nil
}

// Passages reads yes/no questions about passages in BoolQ's form (JSON lines). A group is a passage.
func Passages(file string) ([]Case, error) {
	var out []Case
	err := jsonfile.Lines(file, func(l struct {
		Question, Passage string
		Answer            bool
	}) error {
		c := Case{Index: len(out), Group: l.Passage[:min(80, len(l.Passage))], Question: l.Question,
			Text: []string{l.Passage}, Form: verdict.Boolean, Want: []string{verdict.No}}
		if l.Answer {
			c.Want[0] = verdict.Yes
		}
		out = append(out, c)
		return nil
	})
	return out, err
}

// Traced reads questions over tables and passages in HybridQA's form, and keeps those answered by a passage that holds
// the answer, as further training data for spans.
func Traced(questions, passages string) ([]reader.SpanExample, error) {
	asked, err := hybrid.ReadQuestions(questions)
	if err != nil {
		return nil, err
	}
	all := map[string]string{}
	err = hybrid.Passages(passages, func(_ string, of map[string]string) { maps.Copy(all, of) })
	var out []reader.SpanExample
	for i := range asked {
		if text := asked[i].Passage(all); text != "" {
			out = append(out, reader.SpanExample{Group: "traced", Question: asked[i].Text, Text: text,
				Answers: []string{asked[i].Answer}, Weight: .4, Undivided: true})
		}
	}
	return out, err
}

// F1 is the word overlap with the best of the expected answers.
func (o *Outcome) F1() float64 {
	best := 0.0
	for _, want := range o.Want {
		best = max(best, reader.WordF1(reader.Normal(o.Answer), reader.Normal(want)))
	}
	return best
}

// Exact reports whether the answer is one of those expected, ignoring articles and punctuation.
func (o *Outcome) Exact() bool {
	return slices.ContainsFunc(o.Want, func(w string) bool { return reader.Normal(o.Answer) == reader.Normal(w) })
}
