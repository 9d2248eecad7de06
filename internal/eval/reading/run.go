package reading

import (
	"bytes"
	"context"
	"hash/fnv"
	"io"
	"maps"
	"slices"
	"strconv"

	"github.com/ask-surely/surely/internal/eval/hybrid"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/texts/verdict"
)

// Data are the data sets for training and measuring. Any may be empty.
type Data struct {
	Facts          string            // a folder of fact sheets
	Questions      map[string]string // the question of each topic of a fact sheet
	Keep           func(id int) bool // which restaurants of the fact sheets
	Aspects        []byte            // the lexicon of the fact sheets' owner
	Reviews        string            // a folder in the form of the subjective-knowledge track
	Spans          string            // questions over paragraphs (SQuAD's form)
	Traced         []string          // questions over tables and passages (HybridQA's form)
	TracedPassages string
}

// Figures are the results of one data set. All but Examples are shares.
type Figures struct {
	Dataset      string                        `json:"dataset"`
	Examples     int                           `json:"examples"`
	Settings     map[string]any                `json:"settings"`
	Accuracy     *float64                      `json:"accuracy,omitempty"`
	Balanced     *float64                      `json:"balanced,omitempty"`
	YesOnDenied  *float64                      `json:"yes_on_denied,omitempty"`
	EM           *float64                      `json:"em,omitempty"`
	F1           *float64                      `json:"f1,omitempty"`
	YesOnSilent  *float64                      `json:"yes_on_silent,omitempty"`
	SaidOnSilent *float64                      `json:"said_on_silent,omitempty"` // any answer although the text gives none
	Precision    map[string]float64            `json:"precision,omitempty"`      // of Yes and of No
	ECE          *float64                      `json:"ece,omitempty"`
	Beside       map[string]map[string]float64 `json:"beside,omitempty"` // by kind, with BM25's
	RecallAt     map[string]float64            `json:"recall_at,omitempty"`
	// mean of: says something with the evidence, nothing without
	Silent      *float64  `json:"no_information_when_removed,omitempty"`
	USPerAnswer float64   `json:"us_per_answer,omitempty"`
	Outcomes    []Outcome `json:"-"`
}

// Train trains on all data except the groups that leave excludes.
func (d *Data) Train(ctx context.Context, leave func(group string) bool, o reader.TrainOptions) (*reader.Model, error) {
	set, err := d.set(leave)
	if err != nil {
		return nil, err
	}
	if len(d.Aspects) > 0 {
		o.Aspects = []io.Reader{bytes.NewReader(d.Aspects)}
	}
	return reader.Train(ctx, set, o)
}

func (d *Data) set(leave func(group string) bool) (reader.TrainingSet, error) {
	var set reader.TrainingSet
	if leave == nil {
		leave = func(string) bool { return false }
	}
	if d.Facts != "" {
		cases, err := Facts(d.Facts, d.Questions, d.Keep)
		if err != nil {
			return set, err
		}
		for _, c := range cases {
			if !leave("fact/" + c.Group) {
				set.Stances = append(set.Stances, reader.StanceExample{Group: c.Group, Question: c.Question, Text: c.Text,
					Answer: c.Want[0]})
			}
		}
	}
	if d.Reviews != "" {
		searches, err := Searches(d.Reviews)
		if err != nil {
			return set, err
		}
		set.Stances = append(set.Stances, Information(searches, func(group string) bool { return !leave(group) })...)
	}
	if d.Spans != "" {
		cases, err := Spans(d.Spans)
		if err != nil {
			return set, err
		}
		for _, c := range cases {
			if !leave(c.Group) {
				set.Spans = append(set.Spans, reader.SpanExample{Group: c.Group, Question: c.Question, Text: c.Text[0],
					Answers: c.Want})
			}
		}
	}
	for _, file := range d.Traced {
		traced, err := Traced(file, d.TracedPassages)
		if err != nil {
			return set, err
		}
		set.Spans = append(set.Spans, traced...)
	}
	return set, nil
}

// TrainRanker trains the rarity of words and the relevance of sentences to a question; the result
// is the ranking model's file.
func (d *Data) TrainRanker(prose []string, seed int64) ([]byte, error) {
	searches, err := Searches(d.Reviews)
	if err != nil {
		return nil, err
	}
	seen := map[string]bool{}
	var judged []retrieve.Judged
	for i := range searches {
		judged = append(judged, searches[i].Judged())
		if !seen[searches[i].Group] {
			seen[searches[i].Group] = true
			prose = append(prose, searches[i].Documents(false)...)
		}
	}
	rarity := retrieve.CountRarity(prose)
	ranker, err := retrieve.NewRanker(retrieve.Options{Rarity: rarity})
	if err != nil {
		return nil, err
	}
	return retrieve.Model(rarity, ranker.TrainWeights(judged, seed))
}

// Prose reads up to n passages of HybridQA's form, to count words in.
func Prose(file string, n int) ([]string, error) {
	var out []string
	err := hybrid.Passages(file, func(_ string, passages map[string]string) {
		for _, link := range slices.Sorted(maps.Keys(passages)) {
			if len(out) < n {
				out = append(out, passages[link])
			}
		}
	})
	return out, err
}

// foldOf assigns a group to one of n folds: numbered groups in turn, so that the folds have equal
// sizes.
func foldOf(group string, n int) int {
	if number, err := strconv.Atoi(group); err == nil {
		return number % n
	}
	h := fnv.New32a()
	io.WriteString(h, group)
	return int(h.Sum32() % uint32(n))
}

// FactFigures measures a reader on the fact sheets kept.
func (d *Data) FactFigures(ctx context.Context, r verdict.Reader) (*Figures, error) {
	out, err := askAll(ctx, r)(Facts(d.Facts, d.Questions, d.Keep))
	if err != nil {
		return nil, err
	}
	c := Confuse(out, nil)
	balanced, denied, ece := c.Balanced(), c.Rate(verdict.No, verdict.Yes), ECE(out)
	return &Figures{Dataset: "facts", Examples: len(out), Balanced: &balanced, YesOnDenied: &denied, ECE: &ece,
		Outcomes: out}, nil
}

// ReviewFigures measures ranking, yes/no on the pairs labelled by hand, and whether the reader is silent when the
// evidence is removed; models are trained on the places outside the measured fold.
func (d *Data) ReviewFigures(ctx context.Context, folds int, o reader.TrainOptions) (*Figures, error) {
	searches, err := Searches(d.Reviews)
	if err != nil {
		return nil, err
	}
	labelled, err := Labelled(searches)
	if err != nil {
		return nil, err
	}
	learn := Data{Aspects: d.Aspects, Facts: d.Facts, Questions: d.Questions, Keep: d.Keep, Reviews: d.Reviews}
	var yesNo []Outcome
	answered, silent, recall := 0, 0, 0.0
	for fold := range folds {
		in := func(group string) bool { return foldOf(group, folds) == fold }
		e, err := learn.trained(ctx, in, o)
		if err != nil {
			return nil, err
		}
		var pairs, with, without []Case
		var others []retrieve.Judged
		for _, c := range labelled {
			if in(c.Group) {
				pairs = append(pairs, c)
			}
		}
		for i := range searches {
			s := &searches[i]
			if !in(s.Group) {
				others = append(others, s.Judged())
				continue
			}
			with = append(with, Case{Index: s.Index, Question: s.Question, Text: s.Documents(false)})
			without = append(without, Case{Index: s.Index, Question: s.Question, Text: s.Documents(true)})
		}
		answers := func(cases []Case) []Outcome {
			var out []Outcome
			if err == nil {
				out, err = Ask(ctx, e, cases)
			}
			return out
		}
		yesNo = append(yesNo, answers(pairs)...)
		for _, x := range answers(with) {
			if x.Answer != verdict.NoInformation {
				answered++
			}
		}
		for _, x := range answers(without) {
			if x.Answer == verdict.NoInformation {
				silent++
			}
		}
		if err != nil {
			return nil, err
		}
		plain, err := retrieve.NewRanker(retrieve.Options{})
		if err != nil {
			return nil, err
		}
		ranker, err := retrieve.NewRanker(retrieve.Options{Weights: plain.TrainWeights(others, o.Seed)})
		if err != nil {
			return nil, err
		}
		for i := range searches {
			if in(searches[i].Group) {
				recall += searches[i].recallAt(ranker, 10)
			}
		}
	}
	c := Confuse(yesNo, nil)
	balanced, ece, quiet := c.Balanced(), ECE(yesNo), float64(answered+silent)/float64(2*len(searches))
	return &Figures{Dataset: "reviews", Examples: len(yesNo), Balanced: &balanced, ECE: &ece, Silent: &quiet,
		RecallAt: map[string]float64{"10": recall / float64(len(searches))}, Outcomes: yesNo}, nil
}

// recallAt is the share of the gold passages among the best k.
func (s *Search) recallAt(r *retrieve.Ranker, k int) float64 {
	j := s.Judged()
	all, hit := 0.0, 0.0
	for _, g := range j.Gold {
		if g {
			all++
		}
	}
	for n, i := range r.Rank(&j) {
		if n < k && j.Gold[i] {
			hit++
		}
	}
	return hit / all
}

// PassageFigures measures yes/no over the passages of a file; the reader is not trained on any.
func PassageFigures(ctx context.Context, r verdict.Reader, file string) (*Figures, error) {
	out, err := askAll(ctx, r)(Passages(file))
	if err != nil {
		return nil, err
	}
	f := threeWay("passages", out)
	right := 0
	for i := range out {
		if out[i].Right() {
			right++
		}
	}
	accuracy := float64(right) / float64(len(out))
	f.Accuracy = &accuracy
	return f, nil
}

// SpanFigures measures spans, each article by a model that has not seen it.
func (d *Data) SpanFigures(ctx context.Context, folds int, o reader.TrainOptions) (*Figures, error) {
	cases, err := Spans(d.Spans)
	if err != nil {
		return nil, err
	}
	learn := &Data{Spans: d.Spans, Traced: d.Traced, TracedPassages: d.TracedPassages}
	all, err := crossAsk(ctx, learn, append(unrelated(cases, folds), cases...), folds, o)
	if err != nil {
		return nil, err
	}
	var out []Outcome
	var em, f1, answered, unrelatedN float64
	for i := range all {
		switch {
		case all[i].Topic != elsewhere:
			out = append(out, all[i])
			if all[i].Exact() {
				em++
			}
			f1 += all[i].F1()
		case all[i].Answer != verdict.NoInformation:
			answered++
			fallthrough
		default:
			unrelatedN++
		}
	}
	em, f1, answered = em/float64(len(out)), f1/float64(len(out)), answered/max(1, unrelatedN)
	return &Figures{Dataset: "spans", Examples: len(out), EM: &em, F1: &f1, SaidOnSilent: &answered, Outcomes: out}, nil
}

// elsewhere is the topic of cases paired with another article's text.
const elsewhere = "elsewhere"

// unrelated pairs each question with a paragraph of another article of the same fold, which is unseen as well.
func unrelated(cases []Case, folds int) []Case {
	out := make([]Case, 0, len(cases))
	for i := range cases {
		for far := 1; far < len(cases); far++ {
			if o := &cases[(i+far*101)%len(cases)]; o.Group != cases[i].Group &&
				foldOf(o.Group, folds) == foldOf(cases[i].Group, folds) {
				c := cases[i]
				c.Topic, c.Text, c.Want = elsewhere, o.Text, []string{verdict.NoInformation}
				out = append(out, c)
				break
			}
		}
	}
	return out
}

// trained is a reader trained on all but the excluded groups.
func (d *Data) trained(ctx context.Context, leave func(group string) bool, o reader.TrainOptions) (*reader.Embedded,
	error) {
	m, err := d.Train(ctx, leave, o)
	if err != nil {
		return nil, err
	}
	options := reader.Options{Model: m}
	if len(d.Aspects) > 0 {
		options.Aspects = []io.Reader{bytes.NewReader(d.Aspects)}
	}
	return reader.NewEmbedded(options)
}

// crossAsk asks each case with a model trained without its group.
func crossAsk(ctx context.Context, learn *Data, cases []Case, folds int, o reader.TrainOptions) ([]Outcome, error) {
	var all []Outcome
	for fold := range folds {
		in := func(group string) bool { return foldOf(group, folds) == fold }
		e, err := learn.trained(ctx, in, o)
		if err != nil {
			return nil, err
		}
		var part []Case
		for _, c := range cases {
			if in(c.Group) {
				part = append(part, c)
			}
		}
		out, err := Ask(ctx, e, part)
		if err != nil {
			return nil, err
		}
		all = append(all, out...)
	}
	return all, nil
}
