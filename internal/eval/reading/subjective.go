package reading

import (
	"cmp"
	"context"
	"database/sql"
	"fmt"
	"maps"
	"slices"
	"strings"
	"unicode/utf8"

	_ "github.com/mattn/go-sqlite3" // FTS5 is the baseline

	"github.com/ask-surely/surely/internal/eval/jsonfile"
	"github.com/ask-surely/surely/internal/texts/retrieve"
	"github.com/ask-surely/surely/internal/words/text"
)

// best is the number of sentences shown.
const best = 3

// opinion is a question about a review in SubjQA's form, with the location of its answer, if any.
type opinion struct {
	ID, Kind, Question, Text string
	Span                     []int
	sentences                []text.Sentence
}

// tally counts how often one method had the answer's sentence among the best.
type tally struct{ hits, of float64 }

// OpinionFigures measures retrieval on SubjQA, by kind and compared with SQLite's BM25 over the same sentences: is
// the answer's sentence among the best three? These questions are not used for training.
func OpinionFigures(ctx context.Context, file string) (*Figures, error) {
	var all []opinion
	if err := jsonfile.Lines(file, func(o opinion) error {
		o.sentences = text.Sentences(o.Text)
		for i, characters := range o.Span {
			// bytes, as sentences are cut
			o.Span[i] = len(string([]rune(o.Text)[:min(characters, utf8.RuneCountInString(o.Text))]))
		}
		all = append(all, o)
		return nil
	}); err != nil {
		return nil, err
	}
	ranker, err := retrieve.NewRanker(retrieve.Options{})
	if err != nil {
		return nil, err
	}
	plain, err := newPlainSearch(all)
	if err != nil {
		return nil, err
	}
	defer plain.Close()
	ours, theirs := map[string]*tally{}, map[string]*tally{}
	for i := range all {
		if err := ctx.Err(); err != nil {
			return nil, err
		}
		o := &all[i]
		bm25, err := plain.scores(i, o)
		if err != nil {
			return nil, err
		}
		own := ranker.Scores(ranker.Question(o.Question), ranker.Prepare([]string{o.Text}))
		for _, kind := range []string{o.Kind, "all"} {
			if ours[kind] == nil {
				ours[kind], theirs[kind] = &tally{}, &tally{}
			}
			ours[kind].add(o, own)
			theirs[kind].add(o, bm25)
		}
	}
	f := &Figures{Dataset: "opinions", Examples: len(all), Beside: map[string]map[string]float64{}}
	for _, kind := range slices.Sorted(maps.Keys(ours)) {
		f.Beside[kind] = map[string]float64{"among best 3": ours[kind].hits / ours[kind].of,
			"among best 3, BM25": theirs[kind].hits / theirs[kind].of}
	}
	return f, nil
}

// add counts one question that a text answers, by the scores of the text's sentences.
func (t *tally) add(o *opinion, scores []float64) {
	if len(o.Span) != 2 {
		return
	}
	order := make([]int, len(scores))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int { return cmp.Compare(scores[b], scores[a]) })
	t.of++
	for _, i := range order[:min(best, len(order))] {
		if s := &o.sentences[i]; s.Start < o.Span[1] && s.Start+len(s.Text) > o.Span[0] {
			t.hits++
			return
		}
	}
}

// plainSearch is SQLite's full-text index over all sentences.
type plainSearch struct{ *sql.DB }

func newPlainSearch(all []opinion) (*plainSearch, error) {
	db, err := sql.Open("sqlite3", ":memory:")
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(1)
	p := &plainSearch{db}
	if _, err := db.Exec(`CREATE VIRTUAL TABLE s USING fts5(of, body, at UNINDEXED, tokenize='porter')`); err != nil {
		return nil, fmt.Errorf("make a full-text index: %w", err)
	}
	for i := range all {
		for k := range all[i].sentences {
			if _, err := db.Exec(`INSERT INTO s VALUES (?, ?, ?)`, fmt.Sprintf("text%d", i), all[i].sentences[k].Text,
				k); err != nil {
				return nil, err
			}
		}
	}
	return p, nil
}

// scores are the BM25 scores of a text's sentences; 0 without a word of the question.
func (p *plainSearch) scores(i int, o *opinion) ([]float64, error) {
	out := make([]float64, len(o.sentences))
	var terms []string
	for _, t := range text.Tokens(o.Question) {
		if t.Word && !text.Stop(t.Lower) {
			terms = append(terms, `"`+strings.ReplaceAll(t.Lower, `"`, "")+`"`)
		}
	}
	if len(terms) == 0 {
		return out, nil
	}
	query := fmt.Sprintf(`of:"text%d" AND body:(%s)`, i, strings.Join(terms, " OR "))
	rows, err := p.Query(`SELECT at, -bm25(s, 0, 1) FROM s WHERE s MATCH ?`, query)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var at int
		var score float64
		if err := rows.Scan(&at, &score); err != nil {
			return nil, err
		}
		out[at] = score
	}
	return out, rows.Err()
}
