package reading

import (
	"fmt"
	"strings"

	"github.com/ask-surely/surely/eval/jsonfile"
	"github.com/ask-surely/surely/reader"
	"github.com/ask-surely/surely/verdict"
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
		for _, p := range article.Paragraphs {
			for _, qa := range p.Qas {
				c := Case{Index: len(out), Group: fmt.Sprint(i), Question: qa.Question, Text: []string{p.Context}}
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
// the answer: more to learn spans from.
func Traced(questions, passages string) ([]reader.SpanExample, error) {
	var qs []traced
	if err := jsonfile.Read(questions, &qs); err != nil {
		return nil, err
	}
	wanted := map[string]string{}
	for _, q := range qs {
		if link := q.link(); link != "" {
			wanted[link] = ""
		}
	}
	err := jsonfile.Lines(passages, func(l struct{ Passages map[string]string }) error {
		for link, text := range l.Passages {
			if _, ok := wanted[link]; ok {
				wanted[link] = text
			}
		}
		return nil
	})
	if err != nil {
		return nil, err
	}
	var out []reader.SpanExample
	for _, q := range qs {
		text := wanted[q.link()]
		if text != "" && len(text) < 2500 && strings.Contains(strings.ToLower(text), strings.ToLower(q.Answer)) {
			out = append(out, reader.SpanExample{Group: "traced", Question: q.Question, Text: text, Answers: []string{q.Answer},
				Weight: .4, Undivided: true})
		}
	}
	return out, nil
}

// traced is a question of HybridQA with where its answer was found.
type traced struct {
	Question string
	Answer   string  `json:"answer-text"`
	Nodes    [][]any `json:"answer-node"`
}

// link is the passage that answers, if one does.
func (t *traced) link() string {
	for _, n := range t.Nodes {
		if len(n) > 3 && n[3] == "passage" {
			if link, ok := n[2].(string); ok {
				return link
			}
		}
	}
	return ""
}

// F1 is how many words an answer shares with the best of those wanted.
func (o *Outcome) F1() float64 {
	best := 0.0
	for _, want := range o.Want {
		best = max(best, reader.WordF1(reader.Normal(o.Answer), reader.Normal(want)))
	}
	return best
}

// Exact says that the answer is one of those wanted, articles and punctuation aside.
func (o *Outcome) Exact() bool {
	for _, want := range o.Want {
		if reader.Normal(o.Answer) == reader.Normal(want) {
			return true
		}
	}
	return false
}
