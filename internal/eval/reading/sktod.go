package reading

import (
	"bufio"
	"bytes"
	"cmp"
	_ "embed"
	"fmt"
	"maps"
	"path/filepath"
	"slices"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/eval/jsonfile"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// Passage is a sentence of a review, or a question and answer from a place's own page.
type Passage struct {
	Text string
	Gold bool // it helps to answer the question
}

// Search is a question about one place with the passages to find its answer in.
type Search struct {
	Index    int
	Group    string // the place
	Question string
	Passages []Passage
	reviews  []int // which passages begin a review
}

// sktod is the content of the files of the subjective-knowledge track.
type sktod struct {
	knowledge map[string]map[string]place
	logs      [][]struct{ Speaker, Text string }
	labels    []struct {
		Target    bool
		Knowledge []struct {
			Domain   string
			EntityID int    `json:"entity_id"`
			DocType  string `json:"doc_type"`
			DocID    int    `json:"doc_id"`
			SentID   int    `json:"sent_id"`
		}
	}
}

type place struct {
	Reviews map[string]struct{ Sentences map[string]string }
	FAQs    map[string]struct{ Question, Answer string } `json:"faqs"`
}

// Searches reads dialogues about restaurants and hotels: the last question of each, with the answering sentences
// marked among all passages about the place. A question about two places is two searches.
func Searches(dir string) ([]Search, error) {
	var s sktod
	for file, into := range map[string]any{"knowledge.json": &s.knowledge, "val.logs.json": &s.logs,
		"val.labels.json": &s.labels} {
		if err := jsonfile.Read(filepath.Join(dir, file), into); err != nil {
			return nil, err
		}
	}
	var out []Search
	for i, label := range s.labels {
		if !label.Target || i >= len(s.logs) {
			continue
		}
		gold := map[string]map[string]bool{}
		for _, k := range label.Knowledge {
			group := fmt.Sprintf("%s/%d", k.Domain, k.EntityID)
			if gold[group] == nil {
				gold[group] = map[string]bool{}
			}
			gold[group][fmt.Sprintf("%s/%d/%d", k.DocType, k.DocID, k.SentID)] = true
		}
		for _, group := range slices.Sorted(maps.Keys(gold)) {
			domain, id, _ := strings.Cut(group, "/")
			search := Search{Index: i, Group: group, Question: s.logs[i][len(s.logs[i])-1].Text}
			search.add(s.knowledge[domain][id], gold[group])
			out = append(out, search)
		}
	}
	return out, nil
}

// add lists the passages about a place, by number.
func (s *Search) add(p place, gold map[string]bool) {
	for _, review := range numbered(p.Reviews) {
		s.reviews = append(s.reviews, len(s.Passages))
		sentences := p.Reviews[review].Sentences
		for _, n := range numbered(sentences) {
			s.Passages = append(s.Passages, Passage{Text: sentences[n], Gold: gold["review/"+review+"/"+n]})
		}
	}
	for _, n := range numbered(p.FAQs) {
		s.reviews = append(s.reviews, len(s.Passages))
		faq := p.FAQs[n]
		s.Passages = append(s.Passages, Passage{Text: faq.Question + " " + faq.Answer,
			Gold: gold["faq/"+n+"/0"] || gold["faq/"+n+"/-1"] || gold["faq/"+n+"/None"]})
	}
}

// Documents are whole reviews; without drops the passages marked as gold.
func (s *Search) Documents(without bool) []string {
	var docs []string
	for i, from := range s.reviews {
		to := len(s.Passages)
		if i+1 < len(s.reviews) {
			to = s.reviews[i+1]
		}
		var parts []string
		for _, p := range s.Passages[from:to] {
			if !(without && p.Gold) {
				parts = append(parts, p.Text)
			}
		}
		if len(parts) > 0 {
			docs = append(docs, strings.Join(parts, " "))
		}
	}
	return docs
}

// numbered are the numeric keys of a map, in order.
func numbered[V any](m map[string]V) []string {
	return slices.SortedFunc(maps.Keys(m), func(a, b string) int {
		x, _ := strconv.Atoi(a)
		y, _ := strconv.Atoi(b)
		return cmp.Or(cmp.Compare(x, y), cmp.Compare(a, b))
	})
}

//go:embed labels/sktod-yesno.txt
var yesNoLabels []byte

// labelled maps the numbers of the dialogues that were judged by hand to Yes or No.
var labelled = func() map[int]string {
	labels := map[int]string{}
	scanner := bufio.NewScanner(bytes.NewReader(yesNoLabels))
	for scanner.Scan() {
		var i int
		var label string
		if n, _ := fmt.Sscan(scanner.Text(), &i, &label); n == 2 {
			labels[i] = map[string]string{"yes": verdict.Yes, "no": verdict.No}[label]
		}
	}
	return labels
}()

// Labelled returns the questions judged by hand, as yes/no cases over all passages about the place.
func Labelled(searches []Search) ([]Case, error) {
	var cases []Case
	for i := range searches {
		s := &searches[i]
		if want := labelled[s.Index]; want != "" {
			cases = append(cases, Case{Index: s.Index, Group: s.Group, Question: s.Question, Text: s.Documents(false),
				Want: []string{want}})
		}
	}
	if len(cases) != len(labelled) {
		return nil, fmt.Errorf("%d of %d labelled questions are in the data", len(cases), len(labelled))
	}
	return cases, nil
}

// Judged is the search as a training example for ranking.
func (s *Search) Judged() retrieve.Judged {
	j := retrieve.Judged{Question: s.Question}
	part := -1
	for i, p := range s.Passages {
		if part+1 < len(s.reviews) && s.reviews[part+1] == i {
			part++
		}
		j.Sentences = append(j.Sentences, p.Text)
		j.Parts = append(j.Parts, part)
		j.Gold = append(j.Gold, p.Gold)
	}
	return j
}

// Information is training data for whether a text says anything: each question with all passages
// about the place, and without the answering sentences.
func Information(searches []Search, keep func(group string) bool) []reader.StanceExample {
	var out []reader.StanceExample
	for i := range searches {
		s := &searches[i]
		if !keep(s.Group) {
			continue
		}
		out = append(out, reader.StanceExample{Group: s.Group, Question: s.Question, Text: s.Documents(false)},
			reader.StanceExample{Group: s.Group, Question: s.Question, Text: s.Documents(true), Answer: verdict.NoInformation})
	}
	return out
}
