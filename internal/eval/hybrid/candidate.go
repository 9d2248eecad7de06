package hybrid

import (
	"math"
	"sort"
	"strings"

	"github.com/ask-surely/surely/internal/texts/reader"
	"github.com/ask-surely/surely/internal/words/text"
)

// Limits on candidates.
const (
	rowsRead     = 8
	passagesRead = 10
	spansTaken   = 5
)

// Spanner finds spans of a text that may answer a question.
type Spanner interface {
	Spans(question, body string, n int) []reader.Span
}

// candidate is a cell, or a span of a passage, that may be the answer.
type candidate struct {
	Text     string
	Row      int
	Link     string // of the passage, empty for a cell
	features []feature
}

type feature struct {
	id    int
	value float64
}

// Feature numbers. Those that depend on a kind of question or a form are blocks.
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
	cellLinked   = cellRestGap + 1 // the question's share in its passage
	cellLinkGap  = cellLinked + 1  // ... against the best passage
	cellIs       = cellLinkGap + 1 // its passage begins with the noun asked for: "... is a river"
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
	spanName     = spanSaidAll + 1 // it is the cell that links to its passage
	spanIsCell   = spanName + 1    // it is another cell of the row
	spanHeader   = spanIsCell + 1  // the cell that links to its passage has a header from the question
	spanLength   = spanHeader + 1
	spanFirst    = spanLength + 1 // the first sentence of the passage
	spanPairs    = spanFirst + 1
	spanForm     = spanPairs + 1
	spanScoreFor = spanForm + asks*forms
	allFeatures  = spanScoreFor + asks
)

// rowFeatures are those of a candidate's row.
const rowFeatures = 12

func (c *candidate) add(id int, value float64) {
	if value != 0 && !math.IsNaN(value) {
		c.features = append(c.features, feature{id, value})
	}
}

func (c *candidate) addRow(block int, v *rowView, rank int, top *rowView) {
	c.add(block+min(rank, 4), 1)
	c.add(block+5, v.score-top.score)
	c.add(block+6, v.joined)
	c.add(block+7, v.cells)
	c.add(block+8, v.near)
	c.add(block+9, v.extreme)
	c.add(block+10, v.pairs)
	c.add(block+11, v.all)
}

// candidates returns possible answers with their features, and the ranked rows.
func (ix *index) candidates(q *asked, s Spanner) ([]candidate, []rowView) {
	rows := ix.rank(q)
	if len(rows) == 0 {
		return nil, nil
	}
	weights, total := ix.weigh(q)
	share := func(sets ...map[string]bool) float64 {
		sum := 0.0
		for _, t := range q.terms {
			for _, set := range sets {
				if set[t] {
					sum += weights[t]
					break
				}
			}
		}
		return sum / total
	}
	passage := map[string]float64{}
	bestPassage := 0.0
	for _, v := range rows[:min(rowsRead, len(rows))] {
		for _, l := range ix.linked[v.row] {
			if _, ok := passage[l]; !ok {
				passage[l] = share(ix.passages[l].stems)
				bestPassage = math.Max(bestPassage, passage[l])
			}
		}
	}
	var out []candidate
	for rank := range rows[:min(rowsRead, len(rows))] {
		v := &rows[rank]
		for column := range ix.Rows[v.row] {
			if c, ok := ix.cell(q, rows, rank, column, share, passage, bestPassage); ok {
				out = append(out, c)
			}
		}
	}
	return append(out, ix.spans(q, s, rows, share, passage, bestPassage)...), rows
}

func (ix *index) cell(q *asked, rows []rowView, rank, column int, share func(...map[string]bool) float64,
	passage map[string]float64, bestPassage float64) (candidate, bool) {
	v := &rows[rank]
	cell := &ix.Rows[v.row][column]
	c := candidate{Text: cell.Text, Row: v.row}
	if reader.Normal(cell.Text) == "" {
		return c, false
	}
	c.add(isCell, 1)
	c.addRow(cellRow, v, rank, &rows[0])
	own := ix.cells[v.row][column]
	if column < len(ix.header) {
		c.add(cellHeader, held(ix.header[column], q))
		if q.focus != "" && ix.header[column].stems[q.focus] {
			c.add(cellFocus, 1)
			c.add(cellHeadForm+formOf(cell.Text), 1)
		}
	}
	overlap := held(own, q)
	c.add(cellSaid, overlap)
	if overlap > .99 {
		c.add(cellSaidAll, 1)
	}
	var rest []map[string]bool
	for other := range ix.cells[v.row] {
		if other != column {
			rest = append(rest, ix.cells[v.row][other].stems)
		}
	}
	linked, is := 0.0, false
	for _, l := range ix.linked[v.row] {
		rest = append(rest, ix.passages[l].stems)
	}
	for _, l := range cell.Links {
		linked = math.Max(linked, passage[l])
		is = is || q.focus != "" && ix.first[l].stems[q.focus]
	}
	without := share(rest...)
	c.add(cellRest, without)
	c.add(cellRestGap, without-v.all)
	if linked > 0 {
		c.add(cellLinked, linked)
		c.add(cellLinkGap, linked-bestPassage)
	}
	if is {
		c.add(cellIs, 1)
	}
	if column == 0 {
		c.add(cellFirst, 1)
	}
	c.add(cellLength, math.Log(float64(len(cell.Text)))/3)
	c.add(cellForm+q.kind*forms+formOf(cell.Text), 1)
	return c, true
}

// held is the share of a text's stems that occur in the question.
func held(b bag, q *asked) float64 {
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

// place is where a passage is linked from: the best row with such a link.
type place struct {
	link   string
	rank   int
	column int
	score  float64
}

// places picks the passages to read: those that, with their row, cover most of the question.
func (ix *index) places(rows []rowView, share func(...map[string]bool) float64, passage map[string]float64) []place {
	var out []place
	seen := map[string]bool{}
	for rank := range rows[:min(rowsRead, len(rows))] {
		v := &rows[rank]
		own := make([]map[string]bool, 0, 8)
		for _, c := range ix.cells[v.row] {
			own = append(own, c.stems)
		}
		for column, cell := range ix.Rows[v.row] {
			for _, l := range cell.Links {
				if _, ok := passage[l]; !ok || seen[l] {
					continue
				}
				seen[l] = true
				joined := share(append(own[:len(own):len(own)], ix.passages[l].stems)...)
				out = append(out, place{link: l, rank: rank, column: column, score: joined + .5*passage[l] + .5*v.score})
			}
		}
	}
	sort.SliceStable(out, func(a, b int) bool { return out[a].score > out[b].score })
	return out[:min(passagesRead, len(out))]
}

func (ix *index) spans(q *asked, s Spanner, rows []rowView, share func(...map[string]bool) float64,
	passage map[string]float64, bestPassage float64) []candidate {
	var out []candidate
	var scores []float64
	top := math.Inf(-1)
	for _, p := range ix.places(rows, share, passage) {
		v := &rows[p.rank]
		body := ix.Passages[p.link]
		own := make([]map[string]bool, 0, 8)
		values := map[string]bool{}
		for column, c := range ix.cells[v.row] {
			own = append(own, c.stems)
			if column != p.column {
				values[reader.Normal(ix.Rows[v.row][column].Text)] = true
			}
		}
		joined := share(append(own, ix.passages[p.link].stems)...)
		linking := reader.Normal(ix.Rows[v.row][p.column].Text)
		for rank, span := range s.Spans(q.text, body, spansTaken) {
			c := candidate{Text: span.Text, Row: v.row, Link: p.link}
			c.addRow(spanRow, v, p.rank, &rows[0])
			c.add(spanScore, span.Score/5)
			c.add(spanScoreFor+q.kind, span.Score/5)
			c.add(spanRank+rank, 1)
			c.add(spanPassage, passage[p.link])
			c.add(spanPassGap, passage[p.link]-bestPassage)
			c.add(spanJoined, joined)
			quote := bagOf(span.Quote)
			sentence := share(quote.stems)
			c.add(spanSentence, sentence)
			c.add(spanSentGap, sentence-passage[p.link])
			pairs := 0.0
			for pair := range q.pairs {
				if quote.pairs[pair] {
					pairs++
				}
			}
			c.add(spanPairs, pairs/float64(len(q.pairs)+1))
			words := bagOf(span.Text)
			overlap := held(words, q)
			c.add(spanSaid, overlap)
			if overlap > .99 {
				c.add(spanSaidAll, 1)
			}
			normal := reader.Normal(span.Text)
			if normal == linking {
				c.add(spanName, 1)
			}
			if values[normal] {
				c.add(spanIsCell, 1)
			}
			if p.column < len(ix.header) {
				c.add(spanHeader, held(ix.header[p.column], q))
			}
			c.add(spanLength, math.Log(1+float64(len(text.Tokens(span.Text)))))
			if strings.HasPrefix(strings.TrimSpace(body), span.Quote) {
				c.add(spanFirst, 1)
			}
			c.add(spanForm+q.kind*forms+formOf(span.Text), 1)
			out = append(out, c)
			scores = append(scores, span.Score)
			top = math.Max(top, span.Score)
		}
	}
	for i := range out {
		out[i].add(spanGap, (scores[i]-top)/5)
	}
	return out
}
