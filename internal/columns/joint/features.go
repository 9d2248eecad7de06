package joint

import (
	"math"
	"math/bits"
	"slices"
)

// Features of a part for a question. Shares are of the question's information: rare words count more.
const (
	firstScore = iota // BM25, relative to the best part
	isTable
	firstShare     // BM25, relative to the maximum for the question
	firstRank      // BM25 rank, halved every ten
	inAll          // share in title, headers and content
	inTitle        // … the title alone
	inHeaders      // … the headers alone
	inBody         // … the content
	inUnit         // … the best row or sentence
	inUnitAll      // … the best row or sentence with title and headers
	unitsFull      // rows or sentences that cover as much as the best
	inPairs        // share of the question's adjacent word pairs found here
	longestRun     // the longest run of adjacent words
	digitsHeld     // share of the question's numbers in the best row or sentence
	hasDigits      // the question has numbers
	namesHeld      // share of its capitalised words in the part
	hasNames       // it has capitalised words
	titleAsked     // share of the title that occurs in the question
	titleWhole     // … all of it: its information
	headersWhole   // headers that occur completely in the question
	headersPart    // … as a share of the headers
	cellsWhole     // cells of the best row that occur completely in the question: their information
	cellsWholeN    // … how many
	missing        // the rarest missing word
	missingShare   // share of the words that are missing
	focusInHeaders // a header names what is asked for
	focusInTitle
	focusInBody
	reckoned  // the question needs more than one row
	kindAsked // one position per kind of question
	size      = iota + QuestionKinds - 1
	askedWords
	linkedShare // share covered with the best row that names the text, or the best text that its rows name
	linkedGain  // … more than it holds by itself
	linkedFirst // BM25 of the linked part, relative to the best
	inAllGap    // inAll relative to the best candidate
	unitGap     // inUnitAll relative to the best candidate
	cellsGap    // cellsWhole relative to the best candidate
	pairsGap
	titleGap
	otherKind  // inUnitAll relative to the best of the other kind
	ownParts   // parts of its document among the candidates
	scoreByOwn // BM25 summed over its document's parts, relative to the largest sum
	unknown    // share of the question in no document
	features
)

// seen is the comparison of a part with a question, in addition to its features.
type seen struct {
	all     uint64 // terms that it holds
	body    uint64
	rows    []uint64 // terms by row, or sentence
	unitAll float32
	cells   float32
}

// look fills in the features that need no other part.
func (w *work) look(n uint32, x []float32, s *seen) {
	p := &w.ix.parts[n]
	k := &w.ix.held[p.Document]
	title := w.of(k.title)
	headers := uint64(0)
	whole := 0
	for _, h := range k.headers {
		held := w.of(h)
		headers |= held
		if len(h) > 0 && w.holdsAll(h) {
			whole++
		}
	}
	w.lookAtUnits(p, title|headers, x, s)
	s.all = title | headers | s.body
	x[isTable] = flag(k.table)
	x[inAll], x[inTitle], x[inHeaders], x[inBody] = w.share(s.all), w.share(title), w.share(headers), w.share(s.body)
	if len(k.title) > 0 {
		x[titleAsked] = float32(w.count(k.title)) / float32(len(k.title))
		if w.holdsAll(k.title) {
			x[titleWhole] = x[inTitle]
		}
	}
	x[headersWhole] = float32(min(whole, 6)) / 6
	if len(k.headers) > 0 {
		x[headersPart] = float32(whole) / float32(len(k.headers))
	}
	w.lookAtWords(s.all, title, headers, s.body, x)
	x[size] = float32(min(len(p.stems), 200)) / 200
}

// lookAtWords records which of the question's words a part contains.
func (w *work) lookAtWords(all, title, headers, body uint64, x []float32) {
	if w.digits != 0 {
		x[hasDigits] = 1
	}
	if w.named != 0 {
		x[hasNames] = 1
		x[namesHeld] = float32(bits.OnesCount64(all&w.named)) / float32(bits.OnesCount64(w.named))
	}
	for i := range w.terms {
		if all>>i&1 == 0 {
			x[missing] = max(x[missing], w.weight[i])
		}
	}
	if len(w.terms) > 0 {
		x[missingShare] = 1 - float32(bits.OnesCount64(all))/float32(len(w.terms))
	}
	if w.focus != 0 {
		at := uint64(1) << (w.focus - 1)
		x[focusInHeaders], x[focusInTitle], x[focusInBody] = flag(headers&at != 0), flag(title&at != 0), flag(body&at != 0)
	}
	x[reckoned] = flag(w.asked.Reckons)
	x[kindAsked+w.asked.Kind] = 1
	x[askedWords] = float32(min(w.words, 40)) / 40
	x[unknown] = w.unknown
}

// scan is the state of going through a part's content.
type scan struct {
	w        *work
	repeated uint64 // terms of title and headers

	run, longest int    // adjacent question terms in a row
	previous     uint8  // the previous term, counted from 1
	pairs        uint64 // terms adjacent to their neighbour in the question

	row   uint64 // terms of the row so far
	cells float32
	whole int

	best                 uint64 // terms of the best row
	unit, all, mostCells float32
	mostWhole            int
}

// lookAtUnits goes through the content: cells and rows, or sentences.
func (w *work) lookAtUnits(p *part, repeated uint64, x []float32, s *seen) {
	c := scan{w: w, repeated: repeated}
	s.rows = s.rows[:0]
	from := uint32(0)
	for i := range p.units {
		u := &p.units[i]
		c.cell(p.stems[from:u.end])
		if from = u.end; u.last {
			s.rows = append(s.rows, c.row)
			s.body |= c.row
			c.endRow()
		}
	}
	full := 0
	for _, r := range s.rows {
		if r == c.best {
			full++
		}
	}
	x[inUnit], x[inUnitAll], x[unitsFull] = c.unit, c.all, float32(min(full, 10))/10
	if w.digits != 0 {
		x[digitsHeld] = float32(bits.OnesCount64(c.best&w.digits)) / float32(bits.OnesCount64(w.digits))
	}
	if w.pairs != 0 {
		x[inPairs] = w.share(c.pairs) / w.share(w.pairs)
	}
	x[longestRun] = float32(min(c.longest, 6)) / 6
	x[cellsWhole], x[cellsWholeN] = c.mostCells, float32(min(c.mostWhole, 5))/5
	s.unitAll, s.cells = c.all, c.mostCells
}

// cell handles a cell or a sentence.
func (c *scan) cell(stems []uint32) {
	cell, missed := uint64(0), false
	for _, stem := range stems {
		n := c.w.slot[stem]
		if n == 0 {
			missed = missed || stem != 0
			c.previous, c.run = 0, 0
			continue
		}
		cell |= 1 << (n - 1)
		if c.previous != 0 && n == c.previous+1 && c.w.pairs>>(n-1)&1 == 1 {
			c.run++
			c.pairs |= 1 << (n - 1)
		} else {
			c.run = 1
		}
		c.longest = max(c.longest, c.run)
		c.previous = n
	}
	c.previous, c.run = 0, 0
	if cell != 0 && !missed && c.row&cell != cell {
		c.cells += c.w.share(cell &^ c.row)
		c.whole++
	}
	c.row |= cell
}

// endRow compares the row with the best so far.
func (c *scan) endRow() {
	if all := c.w.share(c.row | c.repeated); all > c.all || all == c.all && c.cells > c.mostCells {
		c.best, c.all, c.unit = c.row, all, c.w.share(c.row)
	}
	if c.cells > c.mostCells {
		c.mostCells, c.mostWhole = c.cells, c.whole
	}
	c.row, c.cells, c.whole = 0, 0, 0
}

// relate fills in the features that depend on other candidates.
func (w *work) relate(found []scored, x [][]float32, s []seen) {
	var top, topAll, topUnit, topCells, topPairs, topTitle, topSum float32
	var byKind [2]float32
	sums, parts := map[int]float32{}, map[int]int{}
	place := make(map[uint32]int, len(found))
	for i, f := range found {
		d := w.ix.parts[f.part].Document
		sums[d] += f.score
		parts[d]++
		topSum = max(topSum, sums[d])
		place[f.part] = i
		top, topAll, topUnit = max(top, f.score), max(topAll, x[i][inAll]), max(topUnit, s[i].unitAll)
		topCells, topPairs, topTitle = max(topCells, s[i].cells), max(topPairs, x[i][inPairs]),
			max(topTitle, x[i][titleWhole])
		k := int(x[i][isTable])
		byKind[k] = max(byKind[k], s[i].unitAll)
	}
	possible := float32(1e-6) // the maximum of BM25
	for _, t := range w.terms {
		possible += w.ix.peak[t.stem]
	}
	for i, f := range found {
		v := x[i]
		v[firstScore], v[firstShare] = f.score/top, min(1, f.score/possible)
		v[firstRank] = float32(math.Exp2(-float64(i) / 10))
		v[inAllGap], v[unitGap], v[cellsGap] = v[inAll]-topAll, s[i].unitAll-topUnit, s[i].cells-topCells
		v[pairsGap], v[titleGap] = v[inPairs]-topPairs, v[titleWhole]-topTitle
		v[otherKind] = s[i].unitAll - byKind[1-int(v[isTable])]
		d := w.ix.parts[f.part].Document
		v[ownParts], v[scoreByOwn] = float32(min(parts[d], 10))/10, sums[d]/topSum
		v[linkedShare] = v[inUnitAll]
	}
	w.followLinks(found, x, s, place, top)
}

// followLinks compares texts together with the rows that name them.
func (w *work) followLinks(found []scored, x [][]float32, s []seen, place map[uint32]int, top float32) {
	for i, f := range found {
		for _, l := range w.ix.held[w.ix.parts[f.part].Document].named {
			k, ok := place[l.part]
			if !ok || int(l.row) >= len(s[k].rows) {
				continue
			}
			repeated := s[k].all &^ s[k].body
			together := w.share(s[i].all | s[k].rows[l.row] | repeated)
			for _, side := range [2]struct {
				x     []float32
				own   float32
				score float32
			}{{x[i], x[i][inAll], found[k].score}, {x[k], x[k][inAll], f.score}} {
				if together > side.x[linkedShare] {
					side.x[linkedShare], side.x[linkedGain], side.x[linkedFirst] = together, together-side.own, side.score/top
				}
			}
		}
	}
}

func (w *work) holdsAll(stems []uint32) bool {
	return !slices.ContainsFunc(stems, func(s uint32) bool { return w.slot[s] == 0 })
}

func (w *work) count(stems []uint32) int {
	n := 0
	for _, s := range stems {
		if w.slot[s] != 0 {
			n++
		}
	}
	return n
}

func flag(yes bool) float32 {
	if yes {
		return 1
	}
	return 0
}
