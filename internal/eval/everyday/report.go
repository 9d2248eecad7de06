package everyday

import (
	"slices"
	"time"

	"github.com/ask-surely/surely/errdetect"
	"github.com/ask-surely/surely/internal/eval/output"
	"github.com/ask-surely/surely/internal/learn"
)

// Report is the result of an evaluation. Rates are fractions of all examples unless noted.
type Report struct {
	Dataset      string         `json:"dataset"`
	Examples     int            `json:"examples"`
	Skipped      int            `json:"skipped"`
	Settings     map[string]any `json:"settings"`
	AccEx        float64        `json:"acc_ex"`                   // results that contain a gold
	Denotation   *float64       `json:"acc_denotation,omitempty"` // the same, comparing denotations
	Right        float64        `json:"right"`                    // the same, plus correctly declined or asked
	WrongSilent  float64        `json:"wrong_silent"`
	WrongAsked   float64        `json:"wrong_asked"`
	NoAnswer     float64        `json:"no_answer"`   // a query without any value, or an unanswerable question that got one
	LostSilent   float64        `json:"lost_silent"` // wrong, or without any value, and silent
	Lost         float64        `json:"lost"`        // wrong or without any value, asked or not
	Declined     float64        `json:"declined"`
	Failed       float64        `json:"failed"`
	AvgQuestions float64        `json:"avg_questions"`
	Instead      map[string]int `json:"instead,omitempty"` // questions without the language model, and why
	Asked        float64        `json:"asked"`
	Needless     float64        `json:"asked_although_right"`               // of those right unasked
	Harm         float64        `json:"harm"`                               // right without replies, wrong after them
	DeadEnds     *float64       `json:"declined_without_options,omitempty"` // of the declined
	SureWrong    float64        `json:"wrong_sure"`                         // with .9 or more, of what was answered
	Ambiguous    *float64       `json:"ambiguous_asked,omitempty"`          // of ambiguous questions
	Unanswerable *float64       `json:"unanswerable_declined,omitempty"`    // of unanswerable ones
	Answerable   *float64       `json:"answerable_declined,omitempty"`      // of others but those about the data
	// Precision and recall of rows over all questions with a text condition.
	TextPrecision *float64       `json:"text_precision,omitempty"`
	TextRecall    *float64       `json:"text_recall,omitempty"`
	ECEResult     float64        `json:"ece_result"`   // of what was answered, ten bins of equal mass
	Microseconds  float64        `json:"us_per_parse"` // median time to the first clarification or to the answer
	Slowest       float64        `json:"us_slowest"`
	Kinds         map[Kind]Slice `json:"slices"`
	// Scores are confidences and whether the answer was right, by database.
	Scores map[string][]errdetect.Scored `json:"-"`
}

// Slice is the questions of one kind.
type Slice struct {
	N     int     `json:"n"`
	Right float64 `json:"right"`
}

// share is a hit rate.
type share struct{ hits, of int }

func (s *share) add(hit bool) {
	s.of++
	if hit {
		s.hits++
	}
}

func (s share) rate() float64 { return float64(s.hits) / float64(max(1, s.of)) }

// known returns the rate, or nil if nothing was counted.
func (s share) known() *float64 {
	if s.of == 0 {
		return nil
	}
	rate := s.rate()
	return &rate
}

// sums accumulates the outcomes of conversations.
type sums struct {
	classes                                                  map[Class]int
	value, lostSilent, lost, harm, asked, needless           share
	ambiguous, unanswerable, answerable, deadEnds, sureWrong share
	rows                                                     rowsFound
	questions                                                int
	instead                                                  map[string]int
	kinds                                                    map[Kind]*share
	times                                                    []time.Duration
	sure                                                     []float64
	right                                                    []bool
	scores                                                   map[string][]errdetect.Scored
}

func report(all []*judged) *Report {
	s := &sums{classes: map[Class]int{}, kinds: map[Kind]*share{}, scores: map[string][]errdetect.Scored{},
		instead: map[string]int{}}
	for _, x := range all {
		s.add(x)
	}
	n := float64(max(1, len(all)))
	of := func(c Class) float64 { return float64(s.classes[c]) / n }
	r := &Report{Examples: len(all), AccEx: s.value.rate(), Right: of(ClassRight),
		WrongSilent: of(ClassWrongSilent),
		WrongAsked:  of(ClassWrongAsked), NoAnswer: of(ClassNoAnswer), Declined: of(ClassRefused), Failed: of(ClassError),
		LostSilent: s.lostSilent.rate(), Lost: s.lost.rate(), AvgQuestions: float64(s.questions) / n, Asked: s.asked.rate(),
		Needless: s.needless.rate(), Harm: s.harm.rate(), Ambiguous: s.ambiguous.known(),
		Unanswerable: s.unanswerable.known(), Answerable: s.answerable.known(),
		DeadEnds: s.deadEnds.known(), SureWrong: s.sureWrong.rate(),
		Scores: s.scores, Instead: s.instead,
		Kinds: map[Kind]Slice{}, TextPrecision: share{s.rows.right, s.rows.given}.known(),
		TextRecall: share{s.rows.right, s.rows.wanted}.known()}
	for k, x := range s.kinds {
		r.Kinds[k] = Slice{x.of, x.rate()}
	}
	r.ECEResult = learn.ECEByMass(s.sure, s.right)
	if r.Microseconds = output.Median(s.times); len(s.times) > 0 {
		r.Slowest = float64(slices.Max(s.times).Microseconds())
	}
	return r
}

func (s *sums) add(x *judged) {
	asked, right := x.asked > 0, x.verdict == Right
	s.classes[x.class]++
	s.rows.add(x.found)
	s.value.add(right)
	empty := x.class == ClassNoAnswer
	s.lostSilent.add(x.class == ClassWrongSilent || empty && !asked && !x.q.Unanswerable)
	s.lost.add(x.class == ClassWrongSilent || x.class == ClassWrongAsked || empty)
	s.harm.add(x.silent == Right && !right)
	s.asked.add(asked)
	s.questions += x.asked
	if x.last.Instead != "" {
		s.instead[x.last.Instead]++
	}
	s.times = append(s.times, x.took...)
	answerable := !x.q.Unanswerable && x.q.Kind != Meta
	switch {
	case x.q.Unanswerable:
		s.unanswerable.add(x.class == ClassRight)
	case answerable:
		s.answerable.add(x.verdict == Refused)
		if x.silent == Right {
			s.needless.add(asked && !x.q.Ambiguous)
		}
	}
	if x.q.Ambiguous {
		s.ambiguous.add(asked)
	}
	s.outcome(x, answerable)
	if s.kinds[x.q.Kind] == nil {
		s.kinds[x.q.Kind] = &share{}
	}
	s.kinds[x.q.Kind].add(x.class == ClassRight)
}

// outcome adds up an answer's confidence and, if it is missing or wrong, the offered choices.
func (s *sums) outcome(x *judged, answerable bool) {
	right := x.verdict == Right
	if x.last.Declined {
		s.deadEnds.add(!x.offered())
	}
	if !answerable {
		return
	}
	if x.last.Ran() {
		s.sureWrong.add(!right && x.last.Sure() >= .9)
		s.sure, s.right = append(s.sure, x.last.Sure()), append(s.right, right)
		s.scores[x.source] = append(s.scores[x.source], errdetect.Scored{Sure: x.last.Sure(), Right: right})
	}
}
