package mix

import (
	"context"
	"slices"
	"time"

	"github.com/ask-surely/surely/internal/columns/dual"
	"github.com/ask-surely/surely/internal/columns/joint"
	"github.com/ask-surely/surely/internal/eval/hybrid"
	"github.com/ask-surely/surely/internal/eval/output"
	"github.com/ask-surely/surely/internal/learn"
	"github.com/ask-surely/surely/internal/learn/trees"
	"github.com/ask-surely/surely/internal/read/parse"
)

// Run is an evaluation on data that the models were not trained on.
type Run struct {
	Folder  Folder
	Files   *Files       // the user's own collection instead of the folder's; may be nil
	Wiki    int          // number of random questions of WikiSQL's part "dev", or of the files; 0: all
	Beside  int          // number of distracting tables and passages; 0: all
	Of      string       // "mix" or "open": only Mix-SQuWiki, or OTT-QA and HybridQA; empty: both
	Finding bool         // only retrieval is measured
	Parser  parse.Parser // time limit of questions to a table
	Log     func(format string, args ...any)
}

// Report is the result.
type Report struct {
	Texts     int      `json:"texts"`
	Tables    int      `json:"tables"`
	Parts     int      `json:"parts"`
	OpenParts int      `json:"open_parts"` // of OTT-QA's and HybridQA's tables and passages
	Recall    []Recall `json:"recall"`     // Table 3
	Modes     []Score  `json:"modes"`      // Tables 2 and 5
	ECE       float64  `json:"ece"`        // of the first answer's confidence on Mix-SQuWiki
	Disagree  float64  `json:"disagree"`   // share of questions for which a second answer of the other kind is shown
	OTT       *Chained `json:"ottqa,omitempty"`

	Microseconds float64 `json:"us_per_question"` // median time to answer
}

// Score are a mode's scores on Mix-SQuWiki and its parts.
type Score struct {
	Mode      string             `json:"mode"`
	N         int                `json:"questions"`
	EM        map[string]float64 `json:"em"` // by set; "" for all
	SQL       float64            `json:"sql_share"`
	SQLRight  float64            `json:"sql_right"` // of those
	Direct    float64            `json:"direct_share"`
	DirectHit float64            `json:"direct_right"`
}

// Run measures.
func (r *Run) Run(ctx context.Context) (*Report, error) {
	report := &Report{}
	if r.Files != nil {
		return report, r.own(ctx, report)
	}
	if r.Of != "open" {
		if err := r.mixed(ctx, report); err != nil {
			return nil, err
		}
	}
	if r.Of != "mix" {
		if err := r.open(ctx, report); err != nil {
			return nil, err
		}
	}
	return report, nil
}

// mixed measures retrieval and answering on Mix-SQuWiki.
func (r *Run) mixed(ctx context.Context, report *Report) error {
	c, questions, err := r.Folder.Mixed("dev", r.Wiki, r.Beside)
	if err != nil {
		return err
	}
	questions = slices.DeleteFunc(questions, func(q Question) bool {
		return q.Set == BoolQ || q.Set == SQuAD && !q.HeldOut()
	})
	return r.over(ctx, c, questions, mixSets, report)
}

// over measures retrieval and answering over a collection.
func (r *Run) over(ctx context.Context, c *Corpus, questions []Question, sets []among, report *Report) error {
	ix, err := joint.New(c.Documents, nil)
	if err != nil {
		return err
	}
	report.Parts = ix.Len()
	report.Texts, report.Tables = c.Counts()
	r.Log("%d questions over %d texts and %d tables", len(questions), report.Texts, report.Tables)
	report.measureRecall(ix, questions, sets)
	r.Log("recall")
	if r.Finding {
		return nil
	}
	if err := r.measureAnswers(ctx, c, ix, questions, report); err != nil {
		return err
	}
	r.Log("answers")
	return nil
}

// open measures retrieval and answering over OTT-QA's and HybridQA's tables and passages.
func (r *Run) open(ctx context.Context, report *Report) error {
	c, questions, err := r.Folder.Open("")
	if err != nil {
		return err
	}
	ix, err := joint.New(c.Documents, nil)
	if err != nil {
		return err
	}
	report.OpenParts = ix.Len()
	held := slices.DeleteFunc(slices.Clone(questions), func(q Question) bool { return !q.HeldOut() })
	report.measureRecall(ix, held, openSets)
	r.Log("recall on OTT-QA and HybridQA")
	if r.Finding {
		return nil
	}
	answerer, err := hybrid.NewAnswerer()
	if err != nil {
		return err
	}
	questions = slices.DeleteFunc(questions, func(q Question) bool { return q.Set != OTT || !q.Shared || !q.HeldOut() })
	report.OTT, err = (&chain{answerer}).run(ctx, c, ix, questions)
	return err
}

// answered is a mode's answer to a question.
type answered struct {
	first dual.Answer
	right bool
}

func (r *Run) measureAnswers(ctx context.Context, c *Corpus, ix *joint.Index, questions []Question,
	report *Report) error {
	e, err := heldOutReader()
	if err != nil {
		return err
	}
	asker, err := newWikiAsker(c, r.Parser)
	if err != nil {
		return err
	}
	defer asker.Close()
	answerer, err := dual.New(ix, dual.Embed(e), asker, nil)
	if err != nil {
		return err
	}
	weighs, err := models()
	if err != nil {
		return err
	}
	found := make([][]answered, len(modes))
	for m := range modes {
		found[m] = make([]answered, len(questions))
	}
	disagree := make([]bool, len(questions))
	times, errs := make([]time.Duration, len(questions)), make([]error, len(questions))
	trees.Each(len(questions), func(i int) {
		q := &questions[i]
		start := time.Now()
		candidates, err := answerer.Candidates(ctx, q.Text, joint.Both)
		if errs[i] = err; err != nil {
			return
		}
		for m := range modes {
			if ranked := weighs[m].Ranked(modes[m].of(candidates)); len(ranked) > 0 {
				found[m][i] = answered{ranked[0], q.Right(ranked[0].Values)}
				if m == dualBoth {
					disagree[i] = dual.Other(ranked) != nil
				}
			}
		}
		times[i] = time.Since(start)
	})
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	report.Microseconds = output.Median(times)
	report.Disagree = share(disagree)
	report.score(questions, found)
	return nil
}

func share(of []bool) float64 {
	n := 0.0
	for _, yes := range of {
		if yes {
			n++
		}
	}
	return n / float64(max(1, len(of)))
}

// score fills in the report.
func (report *Report) score(questions []Question, found [][]answered) {
	for m := range modes {
		report.Modes = append(report.Modes, scoreOf(m, questions, found[m]))
	}
	var sure []float64
	var right []bool
	for i := range questions {
		sure, right = append(sure, found[dualBoth][i].first.Confidence), append(right, found[dualBoth][i].right)
	}
	report.ECE = learn.ECE(learn.Bins(sure, right, 10))
}

func scoreOf(mode int, questions []Question, found []answered) Score {
	out := Score{Mode: modes[mode].Name, EM: map[string]float64{}}
	n := map[string]float64{}
	for i := range questions {
		out.N++
		hit := 0.0
		if found[i].right {
			hit = 1
		}
		for _, set := range []string{"", questions[i].Set} {
			out.EM[set] += hit
			n[set]++
		}
		switch kind := found[i].first.Kind; {
		case kind == dual.Query:
			out.SQL++
			out.SQLRight += hit
		case kind.Direct():
			out.Direct++
			out.DirectHit += hit
		}
	}
	for set := range n {
		out.EM[set] /= n[set]
	}
	out.SQLRight /= max(1, out.SQL)
	out.DirectHit /= max(1, out.Direct)
	out.SQL /= float64(max(1, out.N))
	out.Direct /= float64(max(1, out.N))
	return out
}
