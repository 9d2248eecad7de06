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
	rowsRead      = 8
	passagesRead  = 10
	passagesFound = 30 // by the index
	spansTaken    = 5
)

// Candidate is a possible answer with its features.
type Candidate struct {
	Answer
	Features []Feature
}

// Feature is a number that the model weighs.
type Feature struct {
	ID    int     `json:"id"`
	Value float64 `json:"value"`
}

// The numbers of features. Those that depend on a kind of question or a form are blocks. A model has a weight for each,
// so new ones are added at the end.
const (
	isCell = iota
	cellRow
	spanRow      = cellRow + rowFeatures
	cellHeader   = spanRow + rowFeatures // its header is in the question
	cellFocus    = cellHeader + 1        // its header ends in the noun asked for
	cellSaid     = cellFocus + 1         // the question contains it
	cellSaidAll  = cellSaid + 1
	cellRest     = cellSaidAll + 1 // the question's share in the rest of the row
	cellRestGap  = cellRest + 1
	cellNamed    = cellRestGap + 1 // the question's share in its passage
	cellNamedGap = cellNamed + 1   // ... against the best passage
	cellIs       = cellNamedGap + 1
	cellFirst    = cellIs + 1
	cellLength   = cellFirst + 1
	cellForm     = cellLength + 1
	cellHeadForm = cellForm + asks*forms
	spanScore    = cellHeadForm + forms
	spanGap      = spanScore + 1
	spanRank     = spanGap + 1
	spanPassage  = spanRank + spansTaken // the question's share in its passage
	spanPassGap  = spanPassage + 1
	spanJoined   = spanPassGap + 1 // the question's share in its passage and row
	spanSentence = spanJoined + 1
	spanSentGap  = spanSentence + 1
	spanSaid     = spanSentGap + 1
	spanSaidAll  = spanSaid + 1
	spanName     = spanSaidAll + 1 // it is the cell that names its document
	spanIsCell   = spanName + 1    // it is another cell of the row
	spanHeader   = spanIsCell + 1  // the cell that names its document has a header that occurs in the question
	spanLength   = spanHeader + 1
	spanFirst    = spanLength + 1 // the first sentence of the passage
	spanPairs    = spanFirst + 1
	spanForm     = spanPairs + 1
	spanScoreFor = spanForm + asks*forms
	isNone       = spanScoreFor + asks
	noneShare    = isNone + 1    // the question's share in the best passage
	isQuery      = noneShare + 1 // by kind of question
	queryLog     = isQuery + asks
	queryGap     = queryLog + 1 // its probability against the parser's first reading
	queryPlace   = queryGap + 1
	queryUnused  = queryPlace + 1 // words of the question left over
	queryEmpty   = queryUnused + 1
	querySeveral = queryEmpty + 1
	queryCounts  = querySeveral + 1
	queryNumber  = queryCounts + 1 // it is another aggregate
	queryBare    = queryNumber + 1 // it has no conditions, order or groups
	queryReads   = queryBare + 1   // it reads the table of documents itself
	spanAlone    = queryReads + 1  // no row names its document
	agreesCell   = spanAlone + 1   // a cell candidate has the query's value
	agreesSpan   = agreesCell + 1
	agreesQuery  = agreesSpan + 1  // a query returns just this span or cell
	alonePassage = agreesQuery + 1 // of a passage that no row names: the question's share against the best passage
	aloneQuote   = alonePassage + 1
	allFeatures  = aloneQuote + 1
)

// rowFeatures are those of a candidate's row.
const rowFeatures = 10

func (c *Candidate) add(id int, value float64) {
	if value != 0 && !math.IsNaN(value) {
		c.Features = append(c.Features, Feature{id, value})
	}
}

func (c *Candidate) addIf(id int, holds bool) {
	if holds {
		c.add(id, 1)
	}
}

func (c *Candidate) addRow(block int, v *rowView, rank int, top *rowView) {
	c.add(block+min(rank, 4), 1)
	c.add(block+5, v.score-top.score)
	c.add(block+6, v.joined)
	c.add(block+7, v.cells)
	c.add(block+8, v.pairs)
	c.add(block+9, v.all)
}

// none returns the candidate for "no candidate is right".
func (f *questionSearch) none() Candidate {
	c := Candidate{}
	c.add(isNone, 1)
	return c
}

// direct returns the cells of the best rows, and spans of the best passages.
func (f *questionSearch) direct(ctx context.Context, s Spanner) ([]Candidate, error) {
	f.rank()
	for rank := range f.rows[:min(rowsRead, len(f.rows))] {
		for _, l := range f.collection.rows[f.rows[rank].row].links {
			f.best.passage = math.Max(f.best.passage, f.share(f.passages[l.passage].words.stems))
		}
	}
	var out []Candidate
	for rank := range f.rows[:min(rowsRead, len(f.rows))] {
		for column := range f.collection.rows[f.rows[rank].row].cells {
			if c, ok := f.cellOf(rank, column); ok {
				out = append(out, c)
			}
		}
	}
	spans, err := f.spans(ctx, s)
	return append(out, spans...), err
}

func (f *questionSearch) cellOf(rank, column int) (Candidate, bool) {
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
	c.add(cellHeader, shareInQuestion(t.header[column], f.asked))
	if f.asked.focus != "" && t.header[column].stems[f.asked.focus] {
		c.add(cellFocus, 1)
		c.add(cellHeadForm+formOf(cell), 1)
	}
	overlap := shareInQuestion(r.words[column], f.asked)
	c.add(cellSaid, overlap)
	c.addIf(cellSaidAll, overlap > .99)
	var rest []map[string]bool
	for other := range r.words {
		if other != column {
			rest = append(rest, r.words[other].stems)
		}
	}
	named, is, best := 0.0, false, 0.0
	for _, l := range r.links {
		p := &f.passages[l.passage]
		share := f.share(p.words.stems)
		rest = append(rest, p.words.stems)
		if l.column == column {
			named = math.Max(named, share)
			is = is || f.asked.focus != "" && p.first.stems[f.asked.focus]
		}
		if share > best {
			best, c.Document, c.Quote = share, p.title, p.text
		}
	}
	without := f.share(rest...)
	c.add(cellRest, without)
	c.add(cellRestGap, without-v.all)
	if named > 0 {
		c.add(cellNamed, named)
		c.add(cellNamedGap, named-f.best.passage)
	}
	c.addIf(cellIs, is)
	c.addIf(cellFirst, column == 0)
	c.add(cellLength, math.Log(float64(len(cell)))/3)
	c.add(cellForm+f.asked.kind*forms+formOf(cell), 1)
	c.Quote = f.nearest(c.Quote)
	c.Query = f.cell(v.row, column)
	return c, true
}

// nearest returns the sentence of a text that covers most of the question.
func (f *questionSearch) nearest(body string) (best string) {
	most := 0.0
	for _, s := range text.Sentences(body) {
		if share := f.share(bagOf(s.Text).stems); share > most {
			most, best = share, s.Text
		}
	}
	return best
}

// shareInQuestion returns the share of a text's stems that occur in the question.
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

// place is a passage to read, named by the best row that names it, or found by the index.
type place struct {
	passage int
	rank    int // of the row; -1: none
	column  int
	score   float64
}

// places picks the passages to read: those that, with their row, cover most of the question.
func (f *questionSearch) places() []place {
	var out []place
	seen := map[int]bool{}
	for rank := range f.rows[:min(rowsRead, len(f.rows))] {
		v := &f.rows[rank]
		r := &f.collection.rows[v.row]
		for _, l := range r.links {
			if seen[l.passage] {
				continue
			}
			seen[l.passage] = true
			p := f.passages[l.passage].words.stems
			out = append(out, place{l.passage, rank, l.column, f.share(append(r.cellStems(), p)...) + .5*f.share(p) +
				.5*v.score})
		}
	}
	for _, key := range f.index.Rows(f.asked.text, passagesFound) {
		n, err := strconv.Atoi(key)
		if err != nil || seen[n] || f.passages[n].named && len(out) > 0 {
			continue
		}
		seen[n] = true
		share := f.share(f.passages[n].words.stems)
		f.best.passage = math.Max(f.best.passage, share)
		out = append(out, place{n, -1, 0, 1.5 * share})
	}
	sort.SliceStable(out, func(a, b int) bool { return out[a].score > out[b].score })
	return out[:min(passagesRead, len(out))]
}

func (f *questionSearch) spans(ctx context.Context, s Spanner) ([]Candidate, error) {
	places := f.places()
	bodies := make([]string, len(places))
	for i, p := range places {
		bodies[i] = f.passages[p.passage].text
	}
	found, err := s.Spans(ctx, f.asked.text, bodies, spansTaken)
	if err != nil {
		return nil, err
	}
	var out []Candidate
	var scores []float64
	top := math.Inf(-1)
	for i := range places {
		for rank, span := range found[i] {
			out = append(out, f.span(&places[i], rank, span))
			scores = append(scores, span.Score)
			top = math.Max(top, span.Score)
		}
	}
	for i := range out {
		out[i].add(spanGap, (scores[i]-top)/5)
	}
	return out, nil
}

func (f *questionSearch) span(p *place, rank int, span reader.Span) Candidate {
	from := &f.passages[p.passage]
	c := Candidate{Answer: Answer{Kind: Span, Values: []string{span.Text}, Document: from.title, Quote: span.Quote}}
	share := f.share(from.words.stems)
	joined := share
	if p.rank >= 0 {
		joined = f.naming(&c, p, span.Text)
	} else {
		c.add(spanAlone, 1)
	}
	c.add(spanScore, span.Score/5)
	c.add(spanScoreFor+f.asked.kind, span.Score/5)
	c.add(spanRank+rank, 1)
	c.add(spanPassage, share)
	c.add(spanPassGap, share-f.best.passage)
	c.add(spanJoined, joined)
	quote := bagOf(span.Quote)
	sentence := f.share(quote.stems)
	if p.rank < 0 {
		c.add(alonePassage, share-f.best.passage)
		c.add(aloneQuote, sentence-f.best.passage)
	}
	c.add(spanSentence, sentence)
	c.add(spanSentGap, sentence-share)
	pairs := 0.0
	for pair := range f.asked.pairs {
		if quote.pairs[pair] {
			pairs++
		}
	}
	c.add(spanPairs, pairs/float64(len(f.asked.pairs)+1))
	overlap := shareInQuestion(bagOf(span.Text), f.asked)
	c.add(spanSaid, overlap)
	c.addIf(spanSaidAll, overlap > .99)
	c.add(spanLength, math.Log(1+float64(len(text.Tokens(span.Text)))))
	c.addIf(spanFirst, strings.HasPrefix(strings.TrimSpace(from.text), span.Quote))
	c.add(spanForm+f.asked.kind*forms+formOf(span.Text), 1)
	return c
}

// naming adds features of the row that names a span's document, and returns the question's share in both.
func (f *questionSearch) naming(c *Candidate, p *place, span string) (joined float64) {
	v := &f.rows[p.rank]
	r := &f.collection.rows[v.row]
	c.addRow(spanRow, v, p.rank, &f.rows[0])
	normal := reader.NormalizeAnswer(span)
	is := false
	for column, cell := range r.cells {
		if column != p.column && reader.NormalizeAnswer(cell) == normal {
			is = true
		}
	}
	c.addIf(spanIsCell, is)
	c.addIf(spanName, normal == reader.NormalizeAnswer(r.cells[p.column]))
	c.add(spanHeader, shareInQuestion(f.tables[r.table].header[p.column], f.asked))
	return f.share(append(r.cellStems(), f.passages[p.passage].words.stems)...)
}

// query returns a reading of the parser, in its order, with the values it returns.
func (f *questionSearch) query(r *parse.Candidate, rank int, first float64, values []string) Candidate {
	q := r.Query
	if len(values) == 0 {
		values = []string{fmt.Sprintf("query %d", rank)} // unlike any other
	}
	c := Candidate{Answer: Answer{Kind: Query, Values: values, Query: q}}
	c.add(isQuery+f.asked.kind, 1)
	c.add(queryLog, math.Log(r.P+1e-4)/5)
	c.add(queryGap, r.P-first)
	c.add(queryPlace, float64(rank))
	c.add(queryUnused, float64(min(r.Left, 5))/5)
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

// compare adds features for candidates of different kinds that agree.
func compare(all []Candidate) {
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
