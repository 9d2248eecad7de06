package documents

import (
	"context"
	"fmt"
	"math"
	"sort"
	"strconv"
	"strings"

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

// candidate is a possible answer with its score: the sum of its features, each times its weight.
type candidate struct {
	Answer
	score float64
}

func (c *candidate) addIf(condition bool, weight float64) {
	if condition {
		c.score += weight
	}
}

func (c *candidate) addRow(w *rowWeights, v *rowShares, rank int, top *rowShares) {
	c.score += w.Rank[min(rank, 4)]
	c.score += w.Gap * (v.score - top.score)
	c.score += w.Joined * v.joinedShare
	c.score += w.Cells * v.cellShare
	c.score += w.Pairs * v.pairShare
	c.score += w.All * v.allShare
}

// directCandidates returns candidates for the cells of the best rows and the spans of the best passages.
func (f *questionSearch) directCandidates(ctx context.Context, s Spanner) ([]candidate, error) {
	f.rankRows()
	for rank := range f.rows[:min(maxRowsRead, len(f.rows))] {
		for _, l := range f.collection.rows[f.rows[rank].row].links {
			f.maxScores.passage = math.Max(f.maxScores.passage, f.share(f.passages[l.passage].words.stems))
		}
	}
	var out []candidate
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

func (f *questionSearch) cellCandidate(rank, column int) (candidate, bool) {
	v := &f.rows[rank]
	r := &f.collection.rows[v.row]
	t := &f.tables[r.table]
	cell := r.cells[column]
	c := candidate{Answer: Answer{Kind: Cell, Values: []string{cell}, Column: t.columns[column].Name}}
	if reader.NormalizeAnswer(cell) == "" {
		return c, false
	}
	c.score += f.model.IsCell
	c.addRow(&f.model.CellRow, v, rank, &f.rows[0])
	c.score += f.model.CellHeader * shareInQuestion(t.header[column], f.question)
	if f.question.focus != "" && t.header[column].stems[f.question.focus] {
		c.score += f.model.CellFocus
		c.score += f.model.CellFocusForm[textForm(cell)]
	}
	overlap := shareInQuestion(r.words[column], f.question)
	c.score += f.model.CellInQuestion * overlap
	c.addIf(overlap > .99, f.model.CellAllInQuestion)
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
	c.score += f.model.CellRest * restShare
	c.score += f.model.CellRestGap * (restShare - v.allShare)
	if passageShare > 0 {
		c.score += f.model.CellPassage * passageShare
		c.score += f.model.CellPassageGap * (passageShare - f.maxScores.passage)
	}
	c.addIf(isFocus, f.model.CellIsFocus)
	c.addIf(column == 0, f.model.CellFirst)
	c.score += f.model.CellLength * (math.Log(float64(len(cell))) / 3)
	c.score += f.model.CellForm[f.question.kind][textForm(cell)]
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

func (f *questionSearch) spanCandidates(ctx context.Context, s Spanner) ([]candidate, error) {
	chosen := f.choosePassages()
	bodies := make([]string, len(chosen))
	for i, p := range chosen {
		bodies[i] = f.passages[p.passage].text
	}
	textSpans, err := s.Spans(ctx, f.question.text, bodies, maxSpans)
	if err != nil {
		return nil, err
	}
	var out []candidate
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
		out[i].score += f.model.SpanGap * ((scores[i] - maxScore) / 5)
	}
	return out, nil
}

func (f *questionSearch) spanCandidate(p *passageChoice, rank int, span reader.Span) candidate {
	document := &f.passages[p.passage]
	c := candidate{Answer: Answer{Kind: Span, Values: []string{span.Text}, Document: document.title, Quote: span.Quote}}
	share := f.share(document.words.stems)
	joined := share
	if p.rank >= 0 {
		joined = f.addNamingRow(&c, p, span.Text)
	}
	c.score += f.model.SpanScore * (span.Score / 5)
	c.score += f.model.SpanScoreFor[f.question.kind] * (span.Score / 5)
	c.score += f.model.SpanRank[rank]
	c.score += f.model.SpanPassage * share
	c.score += f.model.SpanPassageGap * (share - f.maxScores.passage)
	c.score += f.model.SpanJoined * joined
	quote := bagOf(span.Quote)
	sentence := f.share(quote.stems)
	if p.rank < 0 {
		c.score += f.model.AlonePassage * (share - f.maxScores.passage)
		c.score += f.model.AloneQuote * (sentence - f.maxScores.passage)
	}
	c.score += f.model.SpanSentence * sentence
	c.score += f.model.SpanSentenceGap * (sentence - share)
	pairs := 0.0
	for pair := range f.question.pairs {
		if quote.pairs[pair] {
			pairs++
		}
	}
	c.score += f.model.SpanPairs * (pairs / float64(len(f.question.pairs)+1))
	overlap := shareInQuestion(bagOf(span.Text), f.question)
	c.score += f.model.SpanInQuestion * overlap
	c.addIf(overlap > .99, f.model.SpanAllInQuestion)
	c.score += f.model.SpanLength * math.Log(1+float64(len(text.Tokens(span.Text))))
	c.addIf(strings.HasPrefix(strings.TrimSpace(document.text), span.Quote), f.model.SpanFirst)
	c.score += f.model.SpanForm[f.question.kind][textForm(span.Text)]
	return c
}

// addNamingRow adds the weights for the row that names a span's document, and returns the coverage by both.
func (f *questionSearch) addNamingRow(c *candidate, p *passageChoice, span string) (joined float64) {
	v := &f.rows[p.rank]
	r := &f.collection.rows[v.row]
	c.addRow(&f.model.SpanRow, v, p.rank, &f.rows[0])
	normalized := reader.NormalizeAnswer(span)
	isOtherCell := false
	for column, cell := range r.cells {
		if column != p.column && reader.NormalizeAnswer(cell) == normalized {
			isOtherCell = true
		}
	}
	c.addIf(isOtherCell, f.model.SpanIsCell)
	c.addIf(normalized == reader.NormalizeAnswer(r.cells[p.column]), f.model.SpanName)
	c.score += f.model.SpanHeader * shareInQuestion(f.tables[r.table].header[p.column], f.question)
	return f.share(append(r.cellStems(), f.passages[p.passage].words.stems)...)
}

// queryCandidate returns the candidate for one of the parser's queries; rank is its index, and values its result.
func (f *questionSearch) queryCandidate(r *parse.Candidate, rank int, values []string) candidate {
	q := r.Query
	if len(values) == 0 {
		values = []string{fmt.Sprintf("query %d", rank)} // differs from all other values
	}
	c := candidate{Answer: Answer{Kind: Query, Values: values, Query: q}}
	c.score += f.model.IsQuery
	c.score += f.model.QueryLog * (math.Log(r.P+1e-4) / 5)
	c.score += f.model.QueryUnused * (float64(min(r.UnusedCount, 5)) / 5)
	c.addIf(strings.HasPrefix(values[0], "query "), f.model.QueryEmpty)
	c.addIf(len(q.Where)+len(q.Having)+len(q.OrderBy)+len(q.GroupBy) == 0, f.model.QueryBare)
	for _, t := range q.From.Tables {
		c.addIf(t == tableName, f.model.QueryReads)
	}
	return c
}

// addAgreement adds the weights for candidates of different kinds with the same values.
func (m *model) addAgreement(all []candidate) {
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
			c.addIf(k[Cell], m.AgreesCell)
		case Span, Cell:
			c.addIf(k[Query], m.AgreesQuery)
		}
	}
}
