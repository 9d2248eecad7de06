package documents

import (
	"context"
	"fmt"
	"math"
	"sort"
	"strconv"
	"strings"

	"github.com/ask-surely/surely/internal/query"
	"github.com/ask-surely/surely/internal/read/parse"
	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/internal/words/text"
)

// Limits on candidates.
const (
	maxRowsRead      = 8
	maxPassages      = 10
	maxIndexPassages = 30 // found by the index
	maxSpans         = 5
)

// Candidate is a possible answer and its features.
type Candidate struct {
	Answer
	Features []Feature
}

// Feature is an input of the model.
type Feature struct {
	ID    int     `json:"id"`
	Value float64 `json:"value"`
}

// The indexes of features in the model's weights, where new ones go at the end. Features that depend on the kind of
// question or the format of the answer have a block of indexes.
const (
	isCell = iota
	cellRow
	spanRow           = cellRow + rowFeatures
	cellHeader        = spanRow + rowFeatures // share of its header's words in the question
	cellFocus         = cellHeader + 1        // its header has the question's focus
	cellInQuestion    = cellFocus + 1         // share of its words in the question
	cellAllInQuestion = cellInQuestion + 1
	cellRest          = cellAllInQuestion + 1 // coverage of the question by the rest of the row
	cellRestGap       = cellRest + 1
	cellPassage       = cellRestGap + 1 // coverage by its passage
	cellPassageGap    = cellPassage + 1 // minus that of the best passage
	cellIsFocus       = cellPassageGap + 1
	cellFirst         = cellIsFocus + 1
	cellLength        = cellFirst + 1
	cellForm          = cellLength + 1
	cellFocusForm     = cellForm + kindCount*formCount
	spanScore         = cellFocusForm + formCount
	spanGap           = spanScore + 1
	spanRank          = spanGap + 1
	spanPassage       = spanRank + maxSpans // coverage by its passage
	spanPassageGap    = spanPassage + 1
	spanJoined        = spanPassageGap + 1 // coverage by its passage and row together
	spanSentence      = spanJoined + 1
	spanSentenceGap   = spanSentence + 1
	spanInQuestion    = spanSentenceGap + 1
	spanAllInQuestion = spanInQuestion + 1
	spanName          = spanAllInQuestion + 1 // equal to the cell that names its document
	spanIsCell        = spanName + 1          // equal to another cell of the row
	spanHeader        = spanIsCell + 1        // share of the naming column's header in the question
	spanLength        = spanHeader + 1
	spanFirst         = spanLength + 1 // in the first sentence of the passage
	spanPairs         = spanFirst + 1
	spanForm          = spanPairs + 1
	spanScoreFor      = spanForm + kindCount*formCount
	isNone            = spanScoreFor + kindCount
	noneShare         = isNone + 1    // coverage by the best passage
	isQuery           = noneShare + 1 // block by kind of question
	queryLog          = isQuery + kindCount
	queryGap          = queryLog + 1 // its probability minus that of the parser's first query
	queryPlace        = queryGap + 1
	queryUnused       = queryPlace + 1 // number of unused words of the question
	queryEmpty        = queryUnused + 1
	querySeveral      = queryEmpty + 1
	queryCounts       = querySeveral + 1
	queryNumber       = queryCounts + 1 // has another aggregate
	queryBare         = queryNumber + 1 // has no conditions, order or groups
	queryReads        = queryBare + 1   // reads the table of documents
	spanAlone         = queryReads + 1  // no row names its document
	agreesCell        = spanAlone + 1   // a query with the same value as a cell candidate
	agreesSpan        = agreesCell + 1  // a query with the same value as a span candidate
	agreesQuery       = agreesSpan + 1  // a span or cell with the same value as a query
	alonePassage      = agreesQuery + 1 // if no row names the document: coverage minus that of the best passage
	aloneQuote        = alonePassage + 1
	featureCount      = aloneQuote + 1
)

// rowFeatures is the number of features of a candidate's row.
const rowFeatures = 10

func (c *Candidate) add(id int, value float64) {
	if value != 0 && !math.IsNaN(value) {
		c.Features = append(c.Features, Feature{id, value})
	}
}

func (c *Candidate) addIf(id int, condition bool) {
	if condition {
		c.add(id, 1)
	}
}

func (c *Candidate) addRow(block int, v *rowShares, rank int, top *rowShares) {
	c.add(block+min(rank, 4), 1)
	c.add(block+5, v.score-top.score)
	c.add(block+6, v.joinedShare)
	c.add(block+7, v.cellShare)
	c.add(block+8, v.pairShare)
	c.add(block+9, v.allShare)
}

// noneCandidate returns the candidate that means that none of the others is right.
func (f *questionSearch) noneCandidate() Candidate {
	c := Candidate{}
	c.add(isNone, 1)
	return c
}

// directCandidates returns candidates for the cells of the best rows and the spans of the best passages.
func (f *questionSearch) directCandidates(ctx context.Context, s Spanner) ([]Candidate, error) {
	f.rankRows()
	for rank := range f.rows[:min(maxRowsRead, len(f.rows))] {
		for _, l := range f.collection.rows[f.rows[rank].row].links {
			f.maxScores.passage = math.Max(f.maxScores.passage, f.share(f.passages[l.passage].words.stems))
		}
	}
	var out []Candidate
	for rank := range f.rows[:min(maxRowsRead, len(f.rows))] {
		for column := range f.collection.rows[f.rows[rank].row].cells {
			if c, ok := f.cellCandidate(rank, column); ok {
				out = append(out, c)
			}
		}
	}
	spans, err := f.spanCandidates(ctx, s)
	return append(out, spans...), err
}

func (f *questionSearch) cellCandidate(rank, column int) (Candidate, bool) {
	v := &f.rows[rank]
	r := &f.collection.rows[v.row]
	t := &f.tables[r.table]
	cell := r.cells[column]
	c := Candidate{Answer: Answer{Kind: Cell, Values: []string{cell}, Column: t.columns[column].Name}}
	if reader.NormalizeAnswer(cell) == "" {
		return c, false
	}
	c.add(isCell, 1)
	c.addRow(cellRow, v, rank, &f.rows[0])
	c.add(cellHeader, shareInQuestion(t.header[column], f.question))
	if f.question.focus != "" && t.header[column].stems[f.question.focus] {
		c.add(cellFocus, 1)
		c.add(cellFocusForm+textForm(cell), 1)
	}
	overlap := shareInQuestion(r.words[column], f.question)
	c.add(cellInQuestion, overlap)
	c.addIf(cellAllInQuestion, overlap > .99)
	var rest []map[string]bool
	for other := range r.words {
		if other != column {
			rest = append(rest, r.words[other].stems)
		}
	}
	passageShare, isFocus, best := 0.0, false, 0.0
	for _, l := range r.links {
		p := &f.passages[l.passage]
		share := f.share(p.words.stems)
		rest = append(rest, p.words.stems)
		if l.column == column {
			passageShare = math.Max(passageShare, share)
			isFocus = isFocus || f.question.focus != "" && p.first.stems[f.question.focus]
		}
		if share > best {
			best, c.Document, c.Quote = share, p.title, p.text
		}
	}
	restShare := f.share(rest...)
	c.add(cellRest, restShare)
	c.add(cellRestGap, restShare-v.allShare)
	if passageShare > 0 {
		c.add(cellPassage, passageShare)
		c.add(cellPassageGap, passageShare-f.maxScores.passage)
	}
	c.addIf(cellIsFocus, isFocus)
	c.addIf(cellFirst, column == 0)
	c.add(cellLength, math.Log(float64(len(cell)))/3)
	c.add(cellForm+f.question.kind*formCount+textForm(cell), 1)
	c.Quote = f.bestSentence(c.Quote)
	c.Query = f.cellQuery(v.row, column)
	return c, true
}

// bestSentence returns the sentence with the highest coverage of the question.
func (f *questionSearch) bestSentence(body string) (best string) {
	bestShare := 0.0
	for _, s := range text.Sentences(body) {
		if share := f.share(bagOf(s.Text).stems); share > bestShare {
			bestShare, best = share, s.Text
		}
	}
	return best
}

// shareInQuestion returns the share of a text's stems that are in the question.
func shareInQuestion(b bag, q *analysedQuestion) float64 {
	if len(b.stems) == 0 {
		return 0
	}
	n := 0.0
	for s := range b.stems {
		if q.stems[s] {
			n++
		}
	}
	return n / float64(len(b.stems))
}

// passageChoice is a passage to read, with the best row that names its document if there is one.
type passageChoice struct {
	passage int
	rank    int // the row's rank; -1: there is none
	column  int
	score   float64
}

// choosePassages returns the passages with the highest coverage of the question, together with their rows.
func (f *questionSearch) choosePassages() []passageChoice {
	var out []passageChoice
	seen := map[int]bool{}
	for rank := range f.rows[:min(maxRowsRead, len(f.rows))] {
		v := &f.rows[rank]
		r := &f.collection.rows[v.row]
		for _, l := range r.links {
			if seen[l.passage] {
				continue
			}
			seen[l.passage] = true
			p := f.passages[l.passage].words.stems
			out = append(out, passageChoice{l.passage, rank, l.column, f.share(append(r.cellStems(), p)...) + .5*f.share(p) +
				.5*v.score})
		}
	}
	for _, key := range f.index.Rows(f.question.text, maxIndexPassages) {
		n, err := strconv.Atoi(key)
		if err != nil || seen[n] || f.passages[n].isNamed && len(out) > 0 {
			continue
		}
		seen[n] = true
		share := f.share(f.passages[n].words.stems)
		f.maxScores.passage = math.Max(f.maxScores.passage, share)
		out = append(out, passageChoice{n, -1, 0, 1.5 * share})
	}
	sort.SliceStable(out, func(a, b int) bool { return out[a].score > out[b].score })
	return out[:min(maxPassages, len(out))]
}

func (f *questionSearch) spanCandidates(ctx context.Context, s Spanner) ([]Candidate, error) {
	chosen := f.choosePassages()
	bodies := make([]string, len(chosen))
	for i, p := range chosen {
		bodies[i] = f.passages[p.passage].text
	}
	textSpans, err := s.Spans(ctx, f.question.text, bodies, maxSpans)
	if err != nil {
		return nil, err
	}
	var out []Candidate
	var scores []float64
	maxScore := math.Inf(-1)
	for i := range chosen {
		for rank, span := range textSpans[i] {
			out = append(out, f.spanCandidate(&chosen[i], rank, span))
			scores = append(scores, span.Score)
			maxScore = math.Max(maxScore, span.Score)
		}
	}
	for i := range out {
		out[i].add(spanGap, (scores[i]-maxScore)/5)
	}
	return out, nil
}

func (f *questionSearch) spanCandidate(p *passageChoice, rank int, span reader.Span) Candidate {
	document := &f.passages[p.passage]
	c := Candidate{Answer: Answer{Kind: Span, Values: []string{span.Text}, Document: document.title, Quote: span.Quote}}
	share := f.share(document.words.stems)
	joined := share
	if p.rank >= 0 {
		joined = f.addNamingRow(&c, p, span.Text)
	} else {
		c.add(spanAlone, 1)
	}
	c.add(spanScore, span.Score/5)
	c.add(spanScoreFor+f.question.kind, span.Score/5)
	c.add(spanRank+rank, 1)
	c.add(spanPassage, share)
	c.add(spanPassageGap, share-f.maxScores.passage)
	c.add(spanJoined, joined)
	quote := bagOf(span.Quote)
	sentence := f.share(quote.stems)
	if p.rank < 0 {
		c.add(alonePassage, share-f.maxScores.passage)
		c.add(aloneQuote, sentence-f.maxScores.passage)
	}
	c.add(spanSentence, sentence)
	c.add(spanSentenceGap, sentence-share)
	pairs := 0.0
	for pair := range f.question.pairs {
		if quote.pairs[pair] {
			pairs++
		}
	}
	c.add(spanPairs, pairs/float64(len(f.question.pairs)+1))
	overlap := shareInQuestion(bagOf(span.Text), f.question)
	c.add(spanInQuestion, overlap)
	c.addIf(spanAllInQuestion, overlap > .99)
	c.add(spanLength, math.Log(1+float64(len(text.Tokens(span.Text)))))
	c.addIf(spanFirst, strings.HasPrefix(strings.TrimSpace(document.text), span.Quote))
	c.add(spanForm+f.question.kind*formCount+textForm(span.Text), 1)
	return c
}

// addNamingRow adds the features of the row that names a span's document, and returns the coverage by both.
func (f *questionSearch) addNamingRow(c *Candidate, p *passageChoice, span string) (joined float64) {
	v := &f.rows[p.rank]
	r := &f.collection.rows[v.row]
	c.addRow(spanRow, v, p.rank, &f.rows[0])
	normalized := reader.NormalizeAnswer(span)
	isOtherCell := false
	for column, cell := range r.cells {
		if column != p.column && reader.NormalizeAnswer(cell) == normalized {
			isOtherCell = true
		}
	}
	c.addIf(spanIsCell, isOtherCell)
	c.addIf(spanName, normalized == reader.NormalizeAnswer(r.cells[p.column]))
	c.add(spanHeader, shareInQuestion(f.tables[r.table].header[p.column], f.question))
	return f.share(append(r.cellStems(), f.passages[p.passage].words.stems)...)
}

// queryCandidate returns the candidate for one of the parser's queries; rank is its index, first the probability of the
// parser's first query, and values its result.
func (f *questionSearch) queryCandidate(r *parse.Candidate, rank int, first float64, values []string) Candidate {
	q := r.Query
	if len(values) == 0 {
		values = []string{fmt.Sprintf("query %d", rank)} // differs from all other values
	}
	c := Candidate{Answer: Answer{Kind: Query, Values: values, Query: q}}
	c.add(isQuery+f.question.kind, 1)
	c.add(queryLog, math.Log(r.P+1e-4)/5)
	c.add(queryGap, r.P-first)
	c.add(queryPlace, float64(rank))
	c.add(queryUnused, float64(min(r.UnusedCount, 5))/5)
	c.addIf(queryEmpty, strings.HasPrefix(values[0], "query "))
	c.add(querySeveral, float64(min(len(values)-1, 5))/5)
	for _, item := range q.Select {
		c.addIf(queryCounts, item.Agg == query.Count)
		c.addIf(queryNumber, item.Agg != query.None && item.Agg != query.Count)
	}
	c.addIf(queryBare, len(q.Where)+len(q.Having)+len(q.OrderBy)+len(q.GroupBy) == 0)
	for _, t := range q.From.Tables {
		c.addIf(queryReads, t == tableName)
	}
	return c
}

// addAgreement adds features for candidates of different kinds with the same values.
func addAgreement(all []Candidate) {
	kinds := map[string][4]bool{}
	for i := range all {
		key := Key(all[i].Values)
		k := kinds[key]
		k[all[i].Kind] = true
		kinds[key] = k
	}
	for i := range all {
		c := &all[i]
		k := kinds[Key(c.Values)]
		switch c.Kind {
		case Query:
			c.addIf(agreesCell, k[Cell])
			c.addIf(agreesSpan, k[Span])
		case Span, Cell:
			c.addIf(agreesQuery, k[Query])
		}
	}
}
